// As much of UIKit as generated code names, for machines that have none: it is type-checked, never
// run. What a declaration looks like is what counts here, and that is copied from Apple's pages.
// `#if iOS16` is what came with iOS 16: each version's module leaves out what came later.

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
  public var isLandscape: Bool { rawValue > 2 }
  public var isPortrait: Bool { rawValue == 1 || rawValue == 2 }
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad }

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2
}

@preconcurrency @MainActor open class UIResponder: NSObject {
  nonisolated public override init() {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@preconcurrency @MainActor public final class UITouch: NSObject {}
@preconcurrency @MainActor public final class UIEvent: NSObject {}

extension NSObject {
  public func setValue(_ value: Any?, forKey key: String) {}
}

@preconcurrency @MainActor public final class UIDevice: NSObject {
  public static let current = UIDevice()
  public static let orientationDidChangeNotification = Notification.Name("orientation")
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var orientation: UIDeviceOrientation { .portrait }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
}

@preconcurrency @MainActor public final class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  public var string: String?
}

public final class NSException: NSObject {}

/// Apple's takes a function of C, which knows no such class here.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {}

@preconcurrency @MainActor public final class UIScreen: NSObject {
  public static let main = UIScreen()
  public var bounds: CGRect { .zero }
}

@preconcurrency @MainActor public final class UIColor: NSObject {
  public static let white = UIColor()
  public static let black = UIColor()
}

public enum NSTextAlignment: Sendable { case center }

@preconcurrency @MainActor open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleHeight = Self(rawValue: 16)
  }

  public var bounds = CGRect.zero
  public var frame = CGRect.zero
  public var isHidden = false
  public var backgroundColor: UIColor?
  public var autoresizingMask: AutoresizingMask = []
  public var window: UIWindow? { nil }
  public func removeFromSuperview() {}
  public convenience init(frame: CGRect) { self.init() }
  public var subviews: [UIView] { [] }
  public func addSubview(_ view: UIView) {}
  public func setNeedsLayout() {}
}

@preconcurrency @MainActor public final class UILabel: UIView {
  public var text: String?
  public var numberOfLines = 1
  public var textAlignment = NSTextAlignment.center
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var textColor: UIColor!
}

@preconcurrency @MainActor open class UIWindow: UIView {
  public var rootViewController: UIViewController?
  #if iOS13
    public convenience init(windowScene: UIWindowScene) { self.init() }
    public var windowScene: UIWindowScene?
  #endif
  public func makeKeyAndVisible() {}
}

// MARK: Scenes and the app

#if iOS13
  @preconcurrency @MainActor open class UIScene: UIResponder {
    @preconcurrency @MainActor public final class ConnectionOptions: NSObject {}
    public enum ActivationState: Sendable { case foregroundActive, background }
    public var activationState: ActivationState { .foregroundActive }
  }

  @preconcurrency @MainActor public final class UISceneSession: NSObject {
    public struct Role: Sendable {}
    public var role: Role { Role() }
  }

  @preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
    public init(name: String?, sessionRole: UISceneSession.Role) {}
  }

  @preconcurrency @MainActor public final class UIWindowScene: UIScene {
    #if iOS16
      @preconcurrency @MainActor public class GeometryPreferences: NSObject {
        public static func iOS(
          interfaceOrientations: UIInterfaceOrientationMask
        ) -> GeometryPreferences { GeometryPreferences() }
      }

      public func requestGeometryUpdate(
        _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
      ) {}

      @preconcurrency @MainActor public final class Geometry: NSObject {
        public var interfaceOrientation: UIInterfaceOrientation { .portrait }
      }

      public var effectiveGeometry: Geometry { Geometry() }
    #endif

    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
    public var windows: [UIWindow] { [] }
    #if iOS15
      public var keyWindow: UIWindow? { nil }
    #endif
  }
#endif

@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

extension UIApplicationDelegate {
  public static func main() {}
}

#if iOS13
  @preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {}
  @preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
  }
#endif

@MainActor public func UIApplicationMain(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principal: String?, _ delegate: String?
) -> Int32 { 0 }

@preconcurrency @MainActor public final class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, Sendable {}
  public static let shared = UIApplication()
  #if iOS13
    public var connectedScenes: Set<UIScene> { [] }
  #endif
  public var keyWindow: UIWindow? { nil }
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  public func setStatusBarOrientation(_ orientation: UIInterfaceOrientation, animated: Bool) {}
}

// MARK: View controllers

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
}

@preconcurrency @MainActor open class UIPresentationController: NSObject {
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {}
  open var shouldRemovePresentersView: Bool { false }
}

@preconcurrency @MainActor
public final class UIPopoverPresentationController: UIPresentationController {
  public var sourceView: UIView?
}

@preconcurrency @MainActor open class UIViewController: UIResponder {
  nonisolated public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  nonisolated public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var view: UIView! = UIView()
  public var children: [UIViewController] { [] }
  public var presentedViewController: UIViewController? { nil }
  public var presentingViewController: UIViewController? { nil }
  public var viewIfLoaded: UIView? { nil }
  public var navigationController: UINavigationController? { nil }
  public var tabBarController: UITabBarController? { nil }
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  public var isMovingFromParent: Bool { false }
  public var isBeingDismissed: Bool { false }

  #if iOS6
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var shouldAutorotate: Bool { true }
  #else
    open func shouldAutorotate(to side: UIInterfaceOrientation) -> Bool { side == .portrait }
  #endif
  #if iOS16
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  #endif
  #if iOS26
    open var prefersInterfaceOrientationLocked: Bool { false }
    open var childForInterfaceOrientationLock: UIViewController? { nil }
    public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  #endif
  public class func attemptRotationToDeviceOrientation() {}

  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  public func addChild(_ child: UIViewController) {}
  public func didMove(toParent parent: UIViewController?) {}
  public func willMove(toParent parent: UIViewController?) {}
  public func removeFromParent() {}
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

// MARK: Containers

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {}

@preconcurrency @MainActor open class UINavigationController: UIViewController {
  nonisolated public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public var viewControllers: [UIViewController] = []
  public weak var delegate: (any UINavigationControllerDelegate)?
  public var topViewController: UIViewController? { nil }
  public var visibleViewController: UIViewController? { nil }
  public func pushViewController(_ controller: UIViewController, animated: Bool) {}
  @discardableResult public func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult public func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? { nil }
  @discardableResult public func popToRootViewController(animated: Bool) -> [UIViewController]? {
    nil
  }
}

@preconcurrency @MainActor open class UITabBarController: UIViewController {
  public var viewControllers: [UIViewController]?
  public var selectedViewController: UIViewController?
  public var selectedIndex = 0
  public weak var delegate: (any UITabBarControllerDelegate)?
}

@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  #if iOS14
    public enum Style: Sendable { case doubleColumn }
    public enum Column: Sendable { case primary, secondary }
    public init(style: Style) { super.init(nibName: nil, bundle: nil) }
    public func setViewController(_ controller: UIViewController?, for column: Column) {}
    public func viewController(for column: Column) -> UIViewController? { nil }
  #endif
  nonisolated public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public var viewControllers: [UIViewController] = []
  public weak var delegate: (any UISplitViewControllerDelegate)?
}

@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Sendable { case scroll }
  public enum NavigationOrientation: Sendable { case horizontal }
  public enum NavigationDirection: Sendable { case forward }
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [String: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public var viewControllers: [UIViewController]? { nil }
  public weak var delegate: (any UIPageViewControllerDelegate)?
  public func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

// MARK: Apple's own controllers

@preconcurrency @MainActor public final class UIAlertAction: NSObject {
  public enum Style: Sendable { case cancel }
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}

@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Sendable { case alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  public func addAction(_ action: UIAlertAction) {}
}

@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [Any]?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {}

@preconcurrency @MainActor public final class UIPrintInteractionController: NSObject {
  public static let shared = UIPrintInteractionController()
  @discardableResult public func present(
    animated: Bool, completionHandler: (() -> Void)? = nil
  ) -> Bool { true }
}

// MARK: Core Foundation's notifications

public typealias CFString = String
public typealias CFDictionary = NSDictionary
public struct CFNotificationName: RawRepresentable, Sendable {
  public let rawValue: CFString
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  public init(rawValue: CFString) { self.rawValue = rawValue }
}
public final class CFNotificationCenter: Sendable {}
public enum CFNotificationSuspensionBehavior: Sendable { case deliverImmediately }
public typealias CFNotificationCallback =
  @convention(thin) (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
    CFDictionary?
  ) -> Void
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { nil }
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!,
  _ callBack: CFNotificationCallback!, _ name: CFString!, _ object: UnsafeRawPointer!,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {}
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {}
