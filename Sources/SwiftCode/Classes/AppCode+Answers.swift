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
  /// A controller's overrides.
  func answers(_ id: ControllerID) -> [ClassMember] {
    let codes: [(Controller.Question, Code?)] = [
      (.mask, mask(id)), (.mask, handedOn(id, .mask)), (.preferred, preference(id)),
      (.preferred, handedOn(id, .preferred)), (.autorotate, claim(id, .autorotate)),
      (.autorotate, handedOn(id, .autorotate)), (.lock, lock(id)),
    ]
    let answers = codes.flatMap { question, code -> [ClassMember] in
      guard let code, let first = code.lines.first else { return [] }
      guard first.hasPrefix("var ") else {
        return [ClassMember(part: .answer(question), code: code)]
      }
      return [
        ClassMember(part: .variable(question), code: Code([first])),
        ClassMember(part: .answer(question), code: Code(Array(code.lines.dropFirst()))),
      ]
    }
    guard answers.isEmpty else { return answers }
    let why =
      hasClass(id)
      ? "No orientation overrides: UIKit's defaults apply."
      : "Uses UIKit's class for now: this subclass would be new."
    return [ClassMember(part: .remark, code: .comment(why))]
  }

  /// The getter of the mask, below what it is in the place of.
  private func mask(_ id: ControllerID) -> Code? {
    let controller = controller(id)
    let getter = maskGetter(id)
    let method = "shouldAutorotateToInterfaceOrientation:"
    if major <= 5, let getter {
      let remark = "iOS \(major) asks \(method) instead, which Swift can't override."
      return .comment(remark, width: 90) + getter
    }
    guard controller.legacy != nil, controller.supports == nil else { return getter }
    let remark =
      "It overrides only \(method), which UIKit no longer calls by itself since iOS 6 and which "
      + "Swift can't override. So UIKit's default applies."
    return .comment(remark, width: 90) + (getter ?? "")
  }

  private func maskGetter(_ id: ControllerID) -> Code? {
    let own = ownMask(id)
    let type = Controller.Question.mask.type
    guard isEdited(id, .mask) else {
      guard let own, handedOn(id, .mask) == nil else { return nil }
      return getter(.mask, controller(id).supports == .current ? currentMask : "\(own)")
    }
    // What is read off the window each time is no value to begin with.
    guard let own, controller(id).supports == .current else {
      return """
        var mask: \(type) = \(own ?? defaultMask.swift)
        \(getter(.mask, "mask"))
        """
    }
    return """
      var mask: \(type)?
      \(getter(.mask, "mask ?? \(own)"))
      """
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

  /// A preference as Swift.
  func swift(of preference: PreferredOrientation, in controller: String = "") -> String {
    switch preference {
    case .current: moment(in: controller)
    case .unstated: "nil"
    case let side: side.swift(from: oldest)
    }
  }

  var defaultMask: OrientationMask { settings.defaultMask }

  private func preference(_ id: ControllerID) -> Code? {
    let preference = controller(id).prefers
    guard isEdited(id, .preferred) else {
      return preference == .unstated ? nil : getter(.preferred, "\(swift(of: preference))")
    }
    let isRead = preference == .current
    let other =
      isRead ? "(\(swift(of: preference)))" : "super.\(Controller.Question.preferred.getter)"
    return """
      var preference: UIInterfaceOrientation? = \(isRead ? "nil" : swift(of: preference))
      \(getter(.preferred, "preference ?? \(other)"))
      """
  }

  private func claim(_ id: ControllerID, _ question: Controller.Question) -> Code? {
    let isLock = question == .lock
    let claim = isLock ? controller(id).prefersLock : controller(id).autorotates
    let isEdited = isEdited(id, question)
    guard isEdited || (isLock ? claim != nil : writesAutorotate(id)) else { return nil }
    let value = claim ?? !isLock
    let ignored: Code = isAsked(question) ? "" : "// UIKit ignores this since iOS 16."
    guard isEdited else {
      return claim == nil ? nil : ignored + getter(question, "\(value)")
    }
    return """
      var \(question.variable): Bool = \(value)
      \(ignored)
      \(getter(question, "\(question.variable)"))
      """
  }

  /// What came with iOS 26, for an app that runs on older versions, too.
  private func lock(_ id: ControllerID) -> Code? {
    guard isAsked(.lock) else { return nil }
    let child = forwarding(id, .lock)?.child
    let children = "override var childForInterfaceOrientationLock: UIViewController?"
    let code = claim(id, .lock) ?? child.map { "\(children) {\n  \($0)\n}" }
    guard let code, oldest < 26,
      let head = code.lines.firstIndex(where: { $0.hasPrefix("override") })
    else { return code }
    return Code(code.lines[..<head] + ["@available(iOS 26, *)"] + code.lines[head...])
  }

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
    // A class that an app cannot name is known by its name.
    return system.isPrivate
      ? "\(name).description.contains(\"\(system.className(on: major))\") == true"
      : "\(name) is \(system.className)"
  }

  private func child(_ kind: Controller.Kind, _ asks: Controller.Asks, of owner: String) -> String {
    if asks == .all { return "\(owner)children" }
    if asks == .visible, kind == .navigation { return "\(owner)visibleViewController" }
    return (asks == .visible ? "\(owner)presentedViewController ?? " : "") + owner + top(of: kind)
  }

  /// A getter that hands the question on; nothing where another answer stands in its place.
  private func handedOn(_ id: ControllerID, _ question: Controller.Question) -> Code? {
    let controller = controller(id)
    let isSaid =
      switch question {
      case .mask: false
      case .preferred: controller.prefers != .unstated
      case .autorotate: controller.autorotates != nil
      case .lock: controller.prefersLock != nil
      }
    guard isAsked(question), !isEdited(id, question), !isSaid,
      let forward = forwarding(id, question)
    else { return nil }
    let own = question == .mask ? ownMask(id) ?? defaultMask.swift : nil
    return getter(question, body(forward, question, own: own))
  }

  /// What a getter says that hands its question on; `own` stands in where there is nobody.
  func body(_ forward: Forwarding, _ question: Controller.Question, own: String?) -> Code {
    let getter = question.getter
    let fallback = own ?? "super." + getter
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
