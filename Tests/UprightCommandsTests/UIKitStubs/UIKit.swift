// As much of UIKit as the probe looks at, for machines that have none. A tree made of these
// classes answers what it is told to answer.

@_exported import Foundation

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 2)
  public static let portraitUpsideDown = Self(rawValue: 4)
  public static let landscapeRight = Self(rawValue: 8)
  public static let landscapeLeft = Self(rawValue: 16)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad }

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2
}

@MainActor open class UIResponder: NSObject {
  nonisolated public override init() {}
}

@MainActor public final class UIDevice: NSObject {
  public static let current = UIDevice()
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public var orientation = UIDeviceOrientation.portrait
  public var systemVersion = "26.0"
  public var model = "iPhone"
}

@MainActor public final class UIScreen: NSObject {
  public var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
}

public struct UIEdgeInsets: Sendable {
  public var top: CGFloat = 0
  public var left: CGFloat = 0
  public var bottom: CGFloat = 0
  public var right: CGFloat = 0
  public init() {}
}

@MainActor open class UIView: UIResponder {
  public var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  public var isHidden = false
  public var safeAreaInsets = UIEdgeInsets()
}

@MainActor open class UIWindow: UIView {
  public struct Level: Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }

  public var rootViewController: UIViewController?
  public var windowLevel = Level(rawValue: 0)
  public var screen = UIScreen()
}

@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  public var activationState = ActivationState.foregroundActive
}

@MainActor public final class UIWindowScene: UIScene {
  public var windows: [UIWindow] = []
  public var interfaceOrientation = UIInterfaceOrientation.portrait
}

@MainActor public protocol UIApplicationDelegate: AnyObject {}

@MainActor public final class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public var connectedScenes: Set<UIScene> = []
  public weak var delegate: (any UIApplicationDelegate)?
}

@MainActor open class UIPresentationController: NSObject {
  open var shouldRemovePresentersView: Bool { false }
}

@MainActor open class UIViewController: UIResponder {
  nonisolated(unsafe) public var mask: UIInterfaceOrientationMask?
  public var children: [UIViewController] = []
  public var presentedViewController: UIViewController?
  public weak var presentingViewController: UIViewController?
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var presentationController: UIPresentationController?

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    return mask ?? (isPad ? .all : .allButUpsideDown)
  }

  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  nonisolated public override init() { super.init() }

  public convenience init(_ mask: UIInterfaceOrientationMask) {
    self.init()
    self.mask = mask
  }

  public func present(_ controller: UIViewController, as style: UIModalPresentationStyle) {
    controller.modalPresentationStyle = style
    controller.presentingViewController = self
    presentedViewController = controller
  }
}

@MainActor open class UINavigationController: UIViewController {
  public var viewControllers: [UIViewController] = []
}

@MainActor open class UITabBarController: UIViewController {
  public var viewControllers: [UIViewController]?
  public var selectedViewController: UIViewController?
}

@MainActor open class UISplitViewController: UIViewController {
  public var viewControllers: [UIViewController] = []
}

@MainActor open class UIPageViewController: UIViewController {
  public var viewControllers: [UIViewController]?
}

@MainActor open class UIAlertController: UIViewController {}
