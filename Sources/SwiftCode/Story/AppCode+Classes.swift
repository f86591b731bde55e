import OrientationModel
import OrientationScenarios

// The classes of UIKit's kind: screens and containers.

extension AppCode {
  /// Every class that the situation needs, in the order of the file.
  package var classes: Code {
    let isContaining = ids.contains { controller($0).kind == .container }
    return """
      \(apart: ids.filter { !isView($0) }.flatMap { types($0) })
      \(apart: [isContaining ? Self.containing : nil])
      """
  }

  /// What a controller's own class derives from.
  func base(_ id: ControllerID) -> String {
    switch controller(id).kind {
    case .navigation, .tabs, .split, .pages: controller(id).kind.baseClass
    case .container: "ContainingViewController"
    case .hosting: "UIHostingController<\(hostedType(id))>"
    case .screen, .view, .cover, .sheet, .system:
      isEssential ? "UIViewController" : "StoryViewController"
    }
  }

  /// A custom container fills itself with its children.
  static let containing: Code = """
    /// A container whose children fill it.
    class ContainingViewController: UIViewController {
      convenience init(_ children: [UIViewController]) {
        self.init(nibName: nil, bundle: nil)
        for child in children { embed(child) }
      }

      func embed(_ child: UIViewController) {
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

  func delegateClass(_ id: ControllerID) -> Code {
    let kind = controller(id).kind
    let container = ([.tabs, .split, .pages].contains(kind) ? kind : .navigation).baseClass
    let name = String(container.dropFirst(2)).lowerCamel
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
        static let shared = \(type(id))Delegate()
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
  package var extensions: Code {
    var done: Set<String> = []
    let extended = ids.filter { isExtended($0) && done.insert(base($0)).inserted }
    return "\(apart: extended.map { Code(extending($0)) })"
  }

  func extending(_ id: ControllerID) -> [String] {
    func getter(_ question: Controller.Question, own: String) -> Code? {
      forwarding(id, question, by: .categoryExtension).map {
        self.getter(question, body($0, question, own: own), by: "open ")
      }
    }
    let autorotate = isAsked(.autorotate) ? getter(.autorotate, own: "true") : nil
    let claim: Code =
      "open override var shouldAutorotate: Bool { \(controller(id).autorotates == true) }"
    let code: Code = """
      // An override in an extension: whether it runs is undefined.
      extension \(base(id)) {
        \(getter(.mask, own: defaultMask.swift))
        \(apart: [autorotate])
        \(if: autorotate == nil && writesAutorotate(id), claim)
      }
      """
    return code.lines
  }

  // MARK: For a change

  /// A container's delegate, new, and where the container gets it.
  func delegateLines(_ id: ControllerID) -> [CodeLine] {
    let making = CodeLine.added("\(variable(id)).delegate = \(type(id))Delegate.shared")
    return delegateClass(id).lines.filter { !$0.isEmpty }.map(CodeLine.added)
      + [.place(.beside("Where \(type(id)) is made"), isNew: true), making].inMethod
  }
}
