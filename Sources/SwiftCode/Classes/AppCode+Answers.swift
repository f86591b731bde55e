import OrientationModel
import OrientationScenarios

// What a controller answers UIKit's four questions.

/// What stands in a class, one below the other.
struct ClassMember: Hashable {
  enum Part: Hashable {
    /// That there is nothing else.
    case remark
    case answer(Controller.Question)
    /// What holds an answer that changes.
    case variable(Controller.Question)
    /// A method in which a step sets an answer or makes a call.
    case method(Step)
    /// The app's own code for a moment.
    case reaction(String)
  }

  var part: Part
  var code: Code

  fileprivate var isVariable: Bool { if case .variable = part { true } else { false } }

  /// Whether it gives an answer, or holds it.
  var isAnswer: Bool { if case .answer = part { true } else { isVariable } }

  /// What another controller's class has in the place of it.
  func isLike(_ other: ClassMember) -> Bool {
    switch (part, other.part) {
    case (.remark, .answer(.mask)), (.answer(.mask), .remark): true
    case (.method, .method): code.lines.first == other.code.lines.first
    default: part == other.part
    }
  }
}

extension [ClassMember] {
  /// In the type that a line opens, as close as a stage needs it.
  func inside(_ head: String) -> [String] {
    [head] + flatMap { $0.code.lines }.map { "  " + $0 } + ["}"]
  }

  /// One below the other, with an empty line around what takes several.
  var code: Code {
    var lines: [String] = []
    for (index, member) in enumerated() where !member.code.isEmpty {
      let isLong = index > 0 && member.code.lines.count + self[index - 1].code.lines.count > 2
      let isApart = isLong && !self[index - 1].isVariable
      lines += (isApart ? [""] : []) + member.code.lines
    }
    return Code(lines)
  }
}

extension AppCode {
  func answers(_ id: ControllerID) -> [ClassMember] {
    let questions: [Controller.Question] = [.mask, .preferred, .autorotate, .lock]
    let answers = questions.flatMap { answer(id, $0) }
    guard answers.isEmpty else { return answers }
    let why =
      hasClass(id)
      ? "No orientation overrides: UIKit's defaults apply."
      : "Uses UIKit's class for now: this subclass would be new."
    return [ClassMember(part: .remark, code: .comment(why))]
  }

  /// What it returns for a question, below what holds that where the app sets it; nothing where that is
  /// left to UIKit.
  private func answer(_ id: ControllerID, _ question: Controller.Question) -> [ClassMember] {
    guard question != .lock || isAsked(.lock) else { return [] }
    let isEdited = isEdited(id, question)
    let forward = question == .lock || !isAsked(question) ? nil : forwarding(id, question)
    // Its own mask counts before that of whom it asks, unless it asks only now and then.
    let hasCases = forward?.onlyWhen.isEmpty == false
    let isNowAndThen = question == .mask && hasCases
    let constant = constant(id, question)
    let read = read(id, question, isPlain: !isEdited && !isNowAndThen)
    let rest = read ?? (isNowAndThen ? nil : forward.map { body($0, question) })
    let child = question == .lock && constant == nil ? lockChild(id) : nil
    var value = constant.map { Code([$0]) } ?? rest
    var members: [ClassMember] = []
    if isEdited {
      // What is read each time, or left to others, is no value to begin with.
      let start = constant ?? (rest == nil && child == nil ? question.usual : nil)
      let name = question.variable
      if start != nil {
        value = "\(name)"
      } else if let rest, hasCases, read == nil {
        value = "if let \(name) { return \(name) }\n\(rest)"
      } else {
        value = "\(name) ?? \(rest ?? "super.\(question.getter)")"
      }
      let variable = "var \(name): \(question.type)" + (start.map { " = " + $0 } ?? "?")
      members = [ClassMember(part: .variable(question), code: Code([variable]))]
    }
    if let forward, isNowAndThen {
      value = body(forward, question, own: value.map { $0.lines.joined() })
    }
    let overrides = [value.map { getter(question, $0) }, child].compactMap { $0 }
    let isNew = question == .lock && oldest < 26
    let code = overrides.map { isNew ? "@available(iOS 26, *)\n\($0)" : $0 }
    let all = remark(id, question, isOverriding: value != nil) + Code(code.flatMap { $0.lines })
    return members + (all.isEmpty ? [] : [ClassMember(part: .answer(question), code: all)])
  }

  /// What is to be known of an override, or in the place of which it stands.
  private func remark(
    _ id: ControllerID, _ question: Controller.Question, isOverriding: Bool
  ) -> Code {
    let controller = controller(id)
    let method = "shouldAutorotateToInterfaceOrientation:"
    switch question {
    case .mask where major <= 5 && isOverriding:
      return .comment("iOS \(major) asks \(method) instead, which Swift can't override.", width: 90)
    case .mask where controller.legacy != nil && controller.supports == nil:
      return .comment(
        "It overrides only \(method), which UIKit no longer calls by itself since iOS 6 and which "
          + "Swift can't override. So UIKit's default applies.", width: 90)
    case .autorotate where isOverriding && !isAsked(.autorotate):
      return "// UIKit ignores this since iOS 16."
    case .mask, .preferred, .autorotate, .lock: return ""
    }
  }

  /// What it returns until the app sets something else.
  private func constant(_ id: ControllerID, _ question: Controller.Question) -> String? {
    let controller = controller(id)
    switch question {
    case .mask: return controller.supports == .current ? nil : ownMask(id)
    case .preferred:
      let isRead = controller.prefers == .current || controller.prefers == .unstated
      return isRead ? nil : swift(of: controller.prefers)
    case .autorotate:
      let isWritten = isEdited(id, .autorotate) || writesAutorotate(id)
      return isWritten ? controller.autorotates.map { "\($0)" } : nil
    case .lock: return controller.prefersLock.map { "\($0)" }
    }
  }

  /// What it looks up each time; by itself, a mask in several lines.
  private func read(_ id: ControllerID, _ question: Controller.Question, isPlain: Bool) -> Code? {
    let controller = controller(id)
    switch question {
    case .mask where controller.supports == .current:
      return isPlain ? currentMask : ownMask(id).map { Code([$0]) }
    case .mask where hasKey(id): return "holder.orientations"
    case .preferred where controller.prefers == .current: return "\(moment())"
    case .mask, .preferred, .autorotate, .lock: return nil
    }
  }

  /// How it hands on what it prefers of the lock, as long as nothing is set.
  private func lockChild(_ id: ControllerID) -> Code? {
    forwarding(id, .lock).map { forward -> Code in
      let child = forward.child + (forward.isAll ? ".first" : "")
      return """
        override var childForInterfaceOrientationLock: UIViewController? {
          \(isEdited(id, .lock) ? "isOrientationLocked == nil ? \(child) : nil" : child)
        }
        """
    }
  }

  /// An override; an answer of two words has no line to itself.
  func getter(_ question: Controller.Question, _ body: Code, by author: String = "") -> Code {
    let head = "\(author)override var \(question.getter): \(question.type)"
    let isShort = question == .autorotate
    let line = "\(head) { \(body.lines.joined()) }"
    if isShort, body.lines.count == 1, line.count <= 80 { return Code([line]) }
    return """
      \(head) {
        \(body)
      }
      """
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
    return (controller.supports ?? (major <= 5 ? controller.legacy : nil)).map { swift(of: $0) }
  }

  /// A mask as Swift; what the orientation is at the moment, a controller's window knows.
  private func swift(of mask: OrientationMask) -> String {
    guard mask == .current else { return mask.swift }
    return "UIInterfaceOrientationMask(rawValue: 1 << (\(moment())).rawValue)"
  }

  /// The mask of the orientation of the moment; who is about to be presented has no window of its own.
  private var currentMask: Code {
    let before = "presentingViewController?.viewIfLoaded?.window"
    return """
      \(if: oldest >= 13, "let window = viewIfLoaded?.window ?? \(before)")
      let side = \(side(of: "window", else: ".portrait"))
      return UIInterfaceOrientationMask(rawValue: 1 << side.rawValue)
      """
  }

  /// The interface orientation of the moment; `controller` is a path to whose window knows it.
  func moment(in controller: String = "") -> String {
    side(of: controller + "view.window", else: ".portrait")
  }

  func swift(of preference: PreferredOrientation, in controller: String = "") -> String {
    switch preference {
    case .current: moment(in: controller)
    case .unstated: "nil"
    case let side: side.swift(from: oldest)
    }
  }

  var defaultMask: OrientationMask { settings.defaultMask }

  // MARK: Handing on

  /// Whom a question is handed on to, as an expression.
  struct Forwarding {
    var child: String
    var isAll: Bool
    /// Only while one of these is the one asked: tests of `screen`.
    var onlyWhen: [String]
  }

  /// How a subclass hands a question on; nothing where it does not.
  func forwarding(
    _ id: ControllerID, _ question: Controller.Question,
    by author: Controller.Author = .subclass, of owner: String = ""
  ) -> Forwarding? {
    let clause = controller(id)[question]
    guard clause.asks != .nobody, clause.author == author else { return nil }
    let onlyWhen = (app[id].whens[question] ?? []).map { test("screen", is: $0) }
    return Forwarding(
      child: child(controller(id).kind, clause.asks, of: owner), isAll: clause.asks == .all,
      onlyWhen: onlyWhen)
  }

  /// Whether something is a controller: by its class, where it has one that others do not have.
  func test(_ name: String, is id: ControllerID) -> String {
    guard let system = controller(id).system else {
      return hasClass(id) ? "\(name) is \(type(id))" : "\(name) === \(reference(id))"
    }
    let shown = system.className(on: major)
    guard system.isPrivate || shown != system.className else { return "\(name) is \(shown)" }
    // A class that an app cannot name is known by its name.
    return "\(name).description.contains(\"\(shown)\")" + (name.includes("?") ? " == true" : "")
  }

  private func child(_ kind: Controller.Kind, _ asks: Controller.Asks, of owner: String) -> String {
    if asks == .all { return "\(owner)children" }
    if asks == .visible, kind == .navigation { return "\(owner)visibleViewController" }
    return (asks == .visible ? "\(owner)presentedViewController ?? " : "") + owner + top(of: kind)
  }

  /// What a getter says that hands its question on; `own` stands in where there is nobody.
  func body(_ forward: Forwarding, _ question: Controller.Question, own: String? = nil) -> Code {
    let getter = question.getter
    let fallback = own ?? (question == .mask ? defaultMask.swift : "super." + getter)
    if forward.isAll, question == .mask {
      return """
        \(forward.child).reduce(.all) {
          $0.intersection($1.\(getter))
        }
        """
    }
    if forward.isAll { return "\(forward.child).first?.\(getter) ?? \(fallback)" }
    if !forward.onlyWhen.isEmpty {
      return """
        guard let screen = \(forward.child), \(forward.onlyWhen.joined(separator: " || ")) else {
          return \(fallback)
        }
        return screen.\(getter)
        """
    }
    let child = forward.child.includes("??") ? "(\(forward.child))" : forward.child
    return .fitting(
      90, "\(child)?.\(getter) ?? \(fallback)", else: "\(child)?.\(getter)\n  ?? \(fallback)")
  }
}
