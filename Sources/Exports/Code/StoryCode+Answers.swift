import OrientationModel
import OrientationScenarios
import OrientationTelling

// What a controller answers UIKit's four questions.

extension StoryCode {
  /// A controller's overrides.
  func answers(_ id: ControllerID) -> Lines {
    var lines = Lines()
    addMask(id, to: &lines)
    addPreference(id, to: &lines)
    addClaim(id, .autorotate, to: &lines)
    if isAsked(.lock) { addClaim(id, .lock, to: &lines) }
    return lines
  }

  private func addMask(_ id: ControllerID, to lines: inout Lines) {
    let controller = controller(id)
    let own = ownMask(id)
    if controller.legacy != nil, controller.supports == nil, major >= 6 {
      lines.comment(
        "It has only shouldAutorotateToInterfaceOrientation:, which nobody asks from iOS 6 on, and "
          + "which Swift cannot override: so it answers UIKit's default.")
    }
    if isEdited(id, .mask) {
      lines.add("var orientations: UIInterfaceOrientationMask = \(own ?? defaultMask.swift)")
      lines.add(
        "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }")
    } else if let forward = forwarding(id, .mask) {
      addForwarding(
        forward, "override var supportedInterfaceOrientations: UIInterfaceOrientationMask",
        "supportedInterfaceOrientations", own: own, to: &lines)
    } else if let own {
      let head = "override var supportedInterfaceOrientations: UIInterfaceOrientationMask"
      let short = "\(head) { \(own) }"
      if short.count <= 96 { lines.add(short) } else { lines.block(head) { $0.add(own) } }
    }
  }

  /// Its own mask as Swift; nothing where it has none.
  func ownMask(_ id: ControllerID) -> String? {
    let controller = controller(id)
    if controller.isEnumPassedAsMask, let mask = controller.supports,
      let side = InterfaceOrientation(rawValue: mask.rawValue)
    {
      return "UIInterfaceOrientationMask("
        + "rawValue: UInt(UIInterfaceOrientation.\(side.name).rawValue))"
    }
    return (controller.supports ?? (major <= 5 ? controller.legacy : nil))?.swiftValue
  }

  var defaultMask: OrientationMask { settings.device.defaultMask }

  private func addPreference(_ id: ControllerID, to lines: inout Lines) {
    let preference = controller(id).prefers
    let head = "override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation"
    if isEdited(id, .preferred) {
      lines.add(
        "var preference: UIInterfaceOrientation? = "
          + (preference == .unstated ? "nil" : ".\(preference.name)"))
      lines.block(head) {
        $0.add("preference ?? super.preferredInterfaceOrientationForPresentation")
      }
    } else if preference != .unstated {
      lines.block(head) { $0.add(".\(preference.name)") }
    } else if let forward = forwarding(id, .preferred) {
      addForwarding(
        forward, head, "preferredInterfaceOrientationForPresentation", own: nil, to: &lines)
    }
  }

  private func addClaim(
    _ id: ControllerID, _ question: Controller.Question, to lines: inout Lines
  ) {
    let controller = controller(id)
    let claim = question == .autorotate ? controller.autorotates : controller.prefersLock
    let getter = question == .autorotate ? "shouldAutorotate" : "prefersInterfaceOrientationLocked"
    let stored = question == .autorotate ? "autorotates" : "locks"
    let byDefault = question == .autorotate
    if question == .autorotate, !isAsked(question) {
      guard isEdited(id, question) || writesAutorotate(id) else { return }
      lines.comment("Nobody asks this from iOS 16 on; it is what the story is about.")
    }
    if isEdited(id, question) {
      let value = claim == .unsaid ? byDefault : claim == .yes
      lines.add("var \(stored) = \(value)")
      lines.add("override var \(getter): Bool { \(stored) }")
    } else if claim != .unsaid {
      lines.add("override var \(getter): Bool { \(claim == .yes) }")
    } else if let forward = forwarding(id, question) {
      guard question == .lock else {
        return addForwarding(forward, "override var \(getter): Bool", getter, own: nil, to: &lines)
      }
      lines.add(
        "override var childForInterfaceOrientationLock: UIViewController? { \(forward.child) }")
    }
  }

  // MARK: Handing on

  /// Whom a question is handed on to, as an expression.
  struct Forwarding {
    var child: String
    var isAll: Bool
    /// Only while one of these is the one asked.
    var onlyWhen: [String]
  }

  /// How a subclass hands a question on; nothing where it does not.
  func forwarding(
    _ id: ControllerID, _ question: Controller.Question,
    by author: Controller.Author = .subclass, of owner: String = ""
  ) -> Forwarding? {
    let clause = controller(id)[question]
    guard clause.asks != .nobody, clause.author == author else { return nil }
    let onlyWhen = (app[id].whens[question] ?? []).map { reference($0) }
    return Forwarding(
      child: child(controller(id).kind, clause.asks, of: owner), isAll: clause.asks == .all,
      onlyWhen: onlyWhen)
  }

  private func child(_ kind: Controller.Kind, _ asks: Controller.Asks, of owner: String) -> String {
    if asks == .all { return "\(owner)children" }
    let top =
      switch kind {
      case .navigation: asks == .visible ? "visibleViewController" : "topViewController"
      case .tabs: "selectedViewController"
      case .pages: "viewControllers?.first"
      case .split: major >= 14 ? "viewController(for: .secondary)" : "viewControllers.last"
      default: "children.last"
      }
    let isPresented = asks == .visible && kind != .navigation
    return (isPresented ? "\(owner)presentedViewController ?? " : "") + owner + top
  }

  func addForwarding(
    _ forward: Forwarding, _ head: String, _ getter: String, own: String?, to lines: inout Lines,
    otherwise: String = "super."
  ) {
    let fallback = own ?? otherwise + getter
    if !head.hasPrefix(")"), !head.hasPrefix(" ") { lines.gap() }
    lines.block(head) { lines in
      if forward.isAll {
        guard getter == "supportedInterfaceOrientations" else {
          return lines.add("\(forward.child).first?.\(getter) ?? \(fallback)")
        }
        let start = "\(forward.child).reduce(.all)"
        let body = "$0.intersection($1.\(getter))"
        let short = "\(start) { \(body) }"
        return short.count <= 88 ? lines.add(short) : lines.block(start) { $0.add(body) }
      }
      if !forward.onlyWhen.isEmpty {
        let tests = forward.onlyWhen.map { "screen === \($0)" }.joined(separator: " || ")
        lines.add("guard let screen = \(forward.child), \(tests) else {")
        lines.indented { $0.add("return \(fallback)") }
        lines.add("}")
        return lines.add("return screen.\(getter)")
      }
      let child = forward.child.contains("??") ? "(\(forward.child))" : forward.child
      let line = "\(child)?.\(getter) ?? \(fallback)"
      guard line.count > 90 else { return lines.add(line) }
      lines.add("\(child)?.\(getter)")
      lines.indented { $0.add("?? \(fallback)") }
    }
  }
}

extension OrientationMask {
  /// As a Swift expression, also where nothing or only the meaningless bit is in it.
  var swiftValue: String { isVoid ? "[]" : swift }
}
