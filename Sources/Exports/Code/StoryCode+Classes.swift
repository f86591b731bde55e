import OrientationModel
import OrientationScenarios
import OrientationTelling

// The classes of UIKit's kind: screens and containers.

extension StoryCode {
  /// Every class that the situation needs, in the order of the file.
  var classes: Code {
    let isContaining = ids.contains { controller($0).kind == .container }
    let declared = ids.map { controller($0).kind == .hosting ? hosting($0) : declaredClass($0) }
    return """
      \(apart: declared + ids.filter(hasDelegate).map(delegateClass))
      \(apart: [isContaining && !isOneOfMany ? Self.containing : nil])
      """
  }

  /// The UIKit class that a controller's own derives from.
  private func base(_ id: ControllerID) -> String {
    switch controller(id).kind {
    case .navigation: "UINavigationController"
    case .tabs: "UITabBarController"
    case .split: "UISplitViewController"
    case .pages: "UIPageViewController"
    case .container: "ContainingViewController"
    default: "StoryViewController"
    }
  }

  private func declaredClass(_ id: ControllerID) -> Code {
    guard hasClass(id) else { return "" }
    let (answers, reactions) = (answers(id), reactions(id))
    let head = "final class \(type(id)): \(base(id))"
    if answers.isEmpty, reactions.isEmpty { return "\(head) {}" }
    return """
      \(head) {
        \(apart: [answers, reactions])
      }
      """
  }

  /// A custom container fills itself with its children.
  static let containing: Code = """
    /// A container that fills itself with its children.
    class ContainingViewController: UIViewController {
      convenience init(_ children: [UIViewController]) {
        self.init(nibName: nil, bundle: nil)
        for child in children { embed(child) }
      }

      private func embed(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    """

  // MARK: Delegates of containers

  /// Whether somebody else answers for a container, or hears what it shows.
  func hasDelegate(_ id: ControllerID) -> Bool {
    let controller = controller(id)
    let isAnswering = [controller.mask, controller.preferred].contains {
      $0.asks != .nobody && $0.author == .delegate
    }
    return isAnswering || app.reactions.contains { $0.owner == id && $0.moment == .showing }
  }

  private func delegateClass(_ id: ControllerID) -> Code {
    let (name, container) =
      switch controller(id).kind {
      case .tabs: ("tabBarController", "UITabBarController")
      case .split: ("splitViewController", "UISplitViewController")
      case .pages: ("pageViewController", "UIPageViewController")
      default: ("navigationController", "UINavigationController")
      }
    func method(_ ending: String, _ question: Controller.Question, own: String) -> Code? {
      forwarding(id, question, by: .delegate, of: name + ".").map {
        """
        func \(name)\(ending)(
          _ \(name): \(container)
        ) -> \(question.type) {
          \(body($0, question, own: own))
        }
        """
      }
    }
    let mask = method(
      "SupportedInterfaceOrientations", .mask, own: ownMask(id) ?? defaultMask.swift)
    let preferred = method(
      "PreferredInterfaceOrientationForPresentation", .preferred, own: ".portrait")
    let shown = app.reactions.filter { $0.owner == id && $0.moment == .showing }
    return """
      final class \(type(id))Delegate: NSObject, \(container)Delegate {
        \(apart: [mask, preferred, shown.isEmpty ? nil : showing(shown)])
      }
      """
  }

  private func showing(_ reactions: [Reaction]) -> Code {
    """
    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController, animated: Bool
    ) {
      \(reactions.map { code(of: $0, in: .delegate) })
    }
    """
  }

  // MARK: Extensions of UIKit's own classes

  /// The overrides that stand in an extension: undefined behaviour, and so are they here.
  var extensions: Code {
    var done: Set<String> = []
    let extended = ids.filter { isExtended($0) && done.insert(base($0)).inserted }
    return "\(apart: extended.map(extending))"
  }

  private func extending(_ id: ControllerID) -> Code {
    func getter(_ question: Controller.Question, own: String) -> Code? {
      forwarding(id, question, by: .categoryExtension).map {
        """
        open override var \(question.getter): \(question.type) {
          \(body($0, question, own: own))
        }
        """
      }
    }
    let autorotate = isAsked(.autorotate) ? getter(.autorotate, own: "true") : nil
    let claim: Code =
      "open override var shouldAutorotate: Bool { \(controller(id).autorotates == .yes) }"
    return """
      // An override in an extension: whether it runs is undefined.
      extension \(base(id)) {
        \(getter(.mask, own: defaultMask.swift))
        \(apart: [autorotate])
        \(if: autorotate == nil && writesAutorotate(id), claim)
      }
      """
  }
}

extension Controller.Question {
  /// What UIKit asks for.
  var getter: String {
    switch self {
    case .mask: "supportedInterfaceOrientations"
    case .preferred: "preferredInterfaceOrientationForPresentation"
    case .autorotate: "shouldAutorotate"
    case .lock: "prefersInterfaceOrientationLocked"
    }
  }

  var type: String {
    switch self {
    case .mask: "UIInterfaceOrientationMask"
    case .preferred: "UIInterfaceOrientation"
    case .autorotate, .lock: "Bool"
    }
  }
}
