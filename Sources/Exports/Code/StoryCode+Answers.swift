import OrientationModel
import OrientationScenarios
import OrientationTelling

// What a controller answers UIKit's four questions.

extension StoryCode {
  /// A controller's overrides.
  func answers(_ id: ControllerID) -> Code {
    """
    \(mask(id))
    \(apart: [handedOn(id, .mask)])
    \(preference(id))
    \(apart: [handedOn(id, .preferred)])
    \(claim(id, .autorotate))
    \(apart: [handedOn(id, .autorotate)])
    \(if: isAsked(.lock), claim(id, .lock) ?? "")
    """
  }

  private func mask(_ id: ControllerID) -> Code {
    let controller = controller(id)
    let isNeverAsked = controller.legacy != nil && controller.supports == nil && major >= 6
    let doubt: Code = .comment(
      "It has only shouldAutorotateToInterfaceOrientation:, which nobody asks from iOS 6 on, and "
        + "which Swift cannot override: so it answers UIKit's default.")
    return "\(if: isNeverAsked, doubt)\n\(maskGetter(id))"
  }

  private func maskGetter(_ id: ControllerID) -> Code? {
    let own = ownMask(id)
    let head = "override var supportedInterfaceOrientations: UIInterfaceOrientationMask"
    if isEdited(id, .mask) {
      return """
        var orientations: UIInterfaceOrientationMask = \(own ?? defaultMask.swift)
        \(head) { orientations }
        """
    }
    guard let own, handedOn(id, .mask) == nil else { return nil }
    return .fitting(96, "\(head) { \(own) }", else: "\(head) {\n  \(own)\n}")
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

  private func preference(_ id: ControllerID) -> Code? {
    let preference = controller(id).prefers
    let isEdited = isEdited(id, .preferred)
    guard isEdited || preference != .unstated else { return nil }
    let start = preference == .unstated ? "nil" : ".\(preference.name)"
    let value = isEdited ? "preference ?? super.\(Controller.Question.preferred.getter)" : start
    return """
      \(if: isEdited, "var preference: UIInterfaceOrientation? = \(start)")
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        \(value)
      }
      """
  }

  private func claim(_ id: ControllerID, _ question: Controller.Question) -> Code? {
    let isLock = question == .lock
    let claim = isLock ? controller(id).prefersLock : controller(id).autorotates
    let isEdited = isEdited(id, question)
    guard isAsked(question) || isEdited || writesAutorotate(id) else { return nil }
    let stored = isLock ? "locks" : "autorotates"
    let value = claim == .unsaid ? !isLock : claim == .yes
    let child = isLock && !isEdited && claim == .unsaid ? forwarding(id, question)?.child : nil
    return """
      \(if: !isAsked(question), "// Nobody asks this from iOS 16 on; it is what the story is about.")
      \(if: isEdited, "var \(stored) = \(value)")
      \(if: isEdited, "override var \(question.getter): Bool { \(stored) }")
      \(if: !isEdited && claim != .unsaid, "override var \(question.getter): Bool { \(value) }")
      \(child.map { "override var childForInterfaceOrientationLock: UIViewController? { \($0) }" })
      """
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

  /// A getter that hands the question on; nothing where another answer stands in its place.
  private func handedOn(_ id: ControllerID, _ question: Controller.Question) -> Code? {
    let controller = controller(id)
    let isSaid =
      switch question {
      case .mask: false
      case .preferred: controller.prefers != .unstated
      case .autorotate: controller.autorotates != .unsaid
      case .lock: controller.prefersLock != .unsaid
      }
    guard isAsked(question), !isEdited(id, question), !isSaid,
      let forward = forwarding(id, question)
    else { return nil }
    return """
      override var \(question.getter): \(question.type) {
        \(body(forward, question, own: question == .mask ? ownMask(id) : nil))
      }
      """
  }

  /// What a getter says that hands its question on; `own` stands in where there is nobody.
  func body(_ forward: Forwarding, _ question: Controller.Question, own: String?) -> Code {
    let getter = question.getter
    let fallback = own ?? "super." + getter
    if forward.isAll, question == .mask {
      let start = "\(forward.child).reduce(.all)"
      let body = "$0.intersection($1.\(getter))"
      return .fitting(88, "\(start) { \(body) }", else: "\(start) {\n  \(body)\n}")
    }
    if forward.isAll { return "\(forward.child).first?.\(getter) ?? \(fallback)" }
    if !forward.onlyWhen.isEmpty {
      let tests = forward.onlyWhen.map { "screen === \($0)" }.joined(separator: " || ")
      return """
        guard let screen = \(forward.child), \(tests) else {
          return \(fallback)
        }
        return screen.\(getter)
        """
    }
    let child = forward.child.contains("??") ? "(\(forward.child))" : forward.child
    return .fitting(
      90, "\(child)?.\(getter) ?? \(fallback)",
      else: "\(child)?.\(getter)\n  ?? \(fallback)")
  }
}

extension OrientationMask {
  /// As a Swift expression, also where nothing or only the meaningless bit is in it.
  var swiftValue: String { isVoid ? "[]" : swift }
}
