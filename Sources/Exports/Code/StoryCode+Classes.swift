import OrientationModel
import OrientationScenarios
import OrientationTelling

// The classes of UIKit's kind: screens and containers.

extension StoryCode {
  /// Every class that the situation needs, in the order of the file.
  var classes: Lines {
    var lines = Lines()
    for id in ids {
      if controller(id).kind == .hosting {
        lines.gap()
        addHosting(id, to: &lines)
      } else if hasClass(id) {
        lines.gap()
        addClass(id, to: &lines)
      }
    }
    for id in ids { addDelegate(id, to: &lines) }
    if !isOneOfMany, ids.contains(where: { controller($0).kind == .container }) {
      lines.gap()
      lines.add(Self.containing)
    }
    return lines
  }

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

  private func addClass(_ id: ControllerID, to lines: inout Lines) {
    let members = answers(id)
    let code = reactions(id)
    if members.isEmpty, code.isEmpty { return lines.add("final class \(type(id)): \(base(id)) {}") }
    lines.block("final class \(type(id)): \(base(id))") { lines in
      lines.add(members)
      if !code.isEmpty {
        lines.gap()
        lines.add(code)
      }
    }
  }

  /// A custom container fills itself with its children.
  static let containing = """
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
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  // MARK: Delegates of containers

  /// Whether somebody else answers for a container, or hears what it shows.
  func hasDelegate(_ id: ControllerID) -> Bool {
    let controller = controller(id)
    let isAnswering = [controller.mask, controller.preferred].contains {
      $0.asks != .nobody && $0.author == .delegate
    }
    return isAnswering || app.reactions.contains { $0.owner == id && $0.moment == .showing }
  }

  private func addDelegate(_ id: ControllerID, to lines: inout Lines) {
    guard hasDelegate(id) else { return }
    let (name, argument, protocolName) =
      switch controller(id).kind {
      case .tabs: ("tabBarController", "UITabBarController", "UITabBarControllerDelegate")
      case .split: ("splitViewController", "UISplitViewController", "UISplitViewControllerDelegate")
      case .pages: ("pageViewController", "UIPageViewController", "UIPageViewControllerDelegate")
      default: ("navigationController", "UINavigationController", "UINavigationControllerDelegate")
      }
    lines.gap()
    lines.block("final class \(type(id))Delegate: NSObject, \(protocolName)") { lines in
      if let forward = forwarding(id, .mask, by: .delegate, of: name + ".") {
        lines.add("func \(name)SupportedInterfaceOrientations(")
        lines.add("  _ \(name): \(argument)")
        addForwarding(
          forward, ") -> UIInterfaceOrientationMask", "supportedInterfaceOrientations",
          own: ownMask(id) ?? defaultMask.swift, to: &lines)
      }
      if let forward = forwarding(id, .preferred, by: .delegate, of: name + ".") {
        lines.gap()
        lines.add("func \(name)PreferredInterfaceOrientationForPresentation(")
        lines.add("  _ \(name): \(argument)")
        addForwarding(
          forward, ") -> UIInterfaceOrientation", "preferredInterfaceOrientationForPresentation",
          own: ".portrait", to: &lines)
      }
      let shown = app.reactions.filter { $0.owner == id && $0.moment == .showing }
      guard !shown.isEmpty else { return }
      lines.gap()
      lines.add("func navigationController(")
      lines.add("  _ navigationController: UINavigationController,")
      lines.add("  willShow viewController: UIViewController, animated: Bool")
      lines.block(")") { lines in
        for reaction in shown { lines.add(code(of: reaction, in: .delegate)) }
      }
    }
  }

  // MARK: Extensions of UIKit's own classes

  /// The overrides that stand in an extension: undefined behaviour, and so are they here.
  var extensions: Lines {
    var lines = Lines()
    var done: Set<String> = []
    for id in ids {
      let controller = controller(id)
      guard isExtended(id), done.insert(base(id)).inserted else { continue }
      lines.gap()
      lines.comment("An override in an extension: whether it runs is undefined.")
      lines.block("extension \(base(id))") { lines in
        if let forward = forwarding(id, .mask, by: .categoryExtension) {
          addForwarding(
            forward, "open override var supportedInterfaceOrientations: UIInterfaceOrientationMask",
            "supportedInterfaceOrientations", own: defaultMask.swift, to: &lines)
        }
        if isAsked(.autorotate), let forward = forwarding(id, .autorotate, by: .categoryExtension) {
          addForwarding(
            forward, "open override var shouldAutorotate: Bool", "shouldAutorotate", own: "true",
            to: &lines)
        } else if writesAutorotate(id) {
          lines.add(
            "open override var shouldAutorotate: Bool { \(controller.autorotates == .yes) }")
        }
      }
    }
    return lines
  }
}
