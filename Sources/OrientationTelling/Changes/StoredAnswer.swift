import OrientationModel
import OrientationScenarios

// Answers that the app changes while it runs: a variable, the getter that reads it, and the method
// that sets it.

/// What a step does in a class: the answer that it sets there, or the call that it makes.
struct ClassDeed {
  /// What it sets.
  var question: Controller.Question?
  /// It is set to what it was.
  var isKept = false
  /// What it calls, and what the method is called that has nothing else.
  var calls: [String] = []
  var name = ""
  /// Which answers UIKit is told of by that.
  var announced: [Controller.Question] = []
}

/// An answer of a class that is set while the app runs.
struct StoredAnswer {
  var question: Controller.Question
  /// What it is at first, and now.
  var start: String
  var now: String
  /// The calls that tell UIKit of it, where the app has made them.
  var announcement: [String] = []

  /// The variable and its getter.
  var members: [String] {
    let name = question.variable
    let value =
      question == .preferred
      ? "\(name) ?? super.\(question.getter)" : name
    return [
      "var \(name): \(question.type)\(question == .preferred ? "?" : "") = \(start)",
      "override var \(question.getter): \(question.type) { \(value) }",
    ]
  }

  var setting: String { "\(question.variable) = \(now)" }

  /// The method that sets it and tells UIKit.
  func method(calling calls: [String]) -> [String] {
    ["\(question.methodHead) {", "  " + setting] + calls.map { "  " + $0 } + ["}"]
  }

  /// What stands behind a line that sets what was there.
  static let kept = "  // as before"
}

extension Controller.Question {
  /// The type of its answers.
  package var type: String {
    switch self {
    case .mask: "UIInterfaceOrientationMask"
    case .preferred: "UIInterfaceOrientation"
    case .autorotate, .lock: "Bool"
    }
  }

  /// What holds an answer that changes.
  var variable: String {
    switch self {
    case .mask: "mask"
    case .preferred: "preference"
    case .autorotate: "autorotates"
    case .lock: "isOrientationLocked"
    }
  }

  /// What changes it.
  fileprivate var methodHead: String {
    switch self {
    case .mask: "func changeMask()"
    case .preferred: "func changePreference()"
    case .autorotate: "func changeAutorotation()"
    case .lock: "func changeLock()"
    }
  }
}

extension Wording {
  /// The same in a story that sets these answers.
  package func storing(_ stored: StoredAnswers) -> Wording {
    var next = self
    next.stored = stored
    return next
  }

  /// A controller's answer that the story sets, or that is another than at the launch, or is to be set.
  func storedAnswer(
    to question: Controller.Question, by id: ControllerID, isSet: Bool = false
  ) -> StoredAnswer? {
    guard version.major >= 6, question != .lock || oldest >= 26, stored.canHold(question, of: id),
      let old = value(of: question, (start ?? app)[id].controller),
      let now = value(of: question, app[id].controller),
      isSet || old != now || stored.sets(question, of: id)
    else { return nil }
    return StoredAnswer(
      question: question, start: old, now: now, announcement: announcement(of: question, by: id))
  }

  /// What a variable begins with; nothing where that has to be read off the window.
  private func value(of question: Controller.Question, _ controller: Controller) -> String? {
    switch question {
    case .mask:
      controller.supports == .current
        ? nil : maskValue(of: controller) ?? app.settings.defaultMask.swift
    case .preferred:
      switch controller.prefers {
      case .current: nil
      case .unstated: "nil"
      case let side: side.swift(from: oldest)
      }
    case .autorotate: "\(controller.autorotates ?? true)"
    case .lock: "\(controller.prefersLock ?? false)"
    }
  }

  /// The calls that tell UIKit of an answer, where the story has them and they have been made.
  private func announcement(of question: Controller.Question, by id: ControllerID) -> [String] {
    guard stored.tells(question, of: id) else { return [] }
    let controller = app[id].controller
    switch question {
    case .mask: return controller.isUntold ? [] : code(of: .update(id))
    case .lock:
      return controller.lockAsRead != controller.prefersLock ? [] : code(of: .updateLock(id))
    case .preferred, .autorotate: return []
    }
  }

  /// The line by which a class answers: that of the variable where the story sets the answer.
  func answerLine(_ question: Controller.Question, by id: ControllerID, as controller: Controller)
    -> String?
  {
    guard storedAnswer(to: question, by: id) != nil, let value = value(of: question, controller)
    else { return line(question, of: controller) }
    return StoredAnswer(question: question, start: value, now: value).members[0]
  }

  /// The method that sets an answer, with calls that tell UIKit of it; nothing where no variable holds it.
  func method(of setting: Step, telling calls: [String]) -> [Fix.Line]? {
    guard case .set(let change) = setting, let (id, question) = change.answer,
      storedAnswer(to: question, by: id, isSet: true) != nil,
      let now = value(of: question, app.applying(.change(change))[id].controller)
    else { return nil }
    let lines = StoredAnswer(question: question, start: now, now: now).method(calling: calls)
    return lines.enumerated().map { index, line in
      (2..<lines.count - 1).contains(index) ? .added(line) : .kept(line)
    }
  }

  // MARK: What a step does

  /// The class in which a step sets an answer or makes a call, with that line lit: whom it names, or
  /// else the screen that is seen, or the app delegate.
  ///
  /// Nothing for what is no code of the app's, and on a screen of the system's.
  package func code(
    of step: Step, on visible: ControllerID, keeping isKept: Bool = false
  ) -> ControllerCode? {
    switch step {
    case .set(.supports(let id, _)): return code(of: id, setting: .mask, isKept)
    case .set(.prefers(let id, _)): return code(of: id, setting: .preferred, isKept)
    case .set(.autorotates(let id, _)): return code(of: id, setting: .autorotate, isKept)
    case .set(.prefersLock(let id, _)): return code(of: id, setting: .lock, isKept)
    case .set(.delegate(.mask)): return delegateCode(ClassDeed(question: .mask, isKept: isKept))
    case .set: return nil
    case .update(let id?), .updateLock(let id?): return code(of: id, calling: step)
    default: return code(of: visible, calling: step)
    }
  }

  private func code(
    of id: ControllerID, setting question: Controller.Question, _ isKept: Bool
  ) -> ControllerCode? {
    guard storedAnswer(to: question, by: id, isSet: true) != nil else { return nil }
    return code(of: id, changedBy: nil, doing: ClassDeed(question: question, isKept: isKept))
  }

  private func code(of id: ControllerID, calling step: Step) -> ControllerCode? {
    let controller = app[id].controller
    let isInSwiftUI = controller.kind.isSwiftUI || controller.isSwiftUIOwn
    let calls = calls([step], inSwiftUI: isInSwiftUI)
    guard !calls.isEmpty, controller.system == nil else { return nil }
    var deed = ClassDeed(calls: calls, name: methodHead(of: step))
    if case .update = step { deed.announced = [.mask, .preferred] }
    if case .updateLock = step { deed.announced = [.lock] }
    guard isInSwiftUI else {
      return code(of: id, changedBy: nil, doing: deed) ?? newClass(of: id, doing: deed)
    }
    // A view has no method that it could be in: who holds the answer tells UIKit of it.
    if case .update = step, stored.hasDelegate, let code = delegateCode(deed) { return code }
    var code = ControllerCode(file: typeName(id) + ".swift", lines: [])
    code.add(["@MainActor " + deed.name + " {"] + calls.map { "  " + $0 } + ["}"], lit: calls)
    return code
  }

  /// A method that makes one call and nothing else.
  private func methodHead(of step: Step) -> String {
    switch step {
    case .update, .updateLock: "func notifyUIKit()"
    case .hideWindow(let id): "func hide(_ \(variable(window: id)): UIWindow)"
    default: "func rotate()"
    }
  }

  /// A class that has nothing else to say here.
  private func newClass(of id: ControllerID, doing deed: ClassDeed) -> ControllerCode {
    var code = ControllerCode(
      file: typeName(id) + ".swift", lines: [.kept("class \(typeName(id)): \(base(of: id)) {")])
    add([], deed, to: &code)
    code.lines.append(.kept("}"))
    return code
  }

  /// The methods in which answers of a class are set, and the one in which a step makes its call.
  func add(_ stored: [StoredAnswer], _ deed: ClassDeed?, to code: inout ControllerCode) {
    var calls = deed?.calls ?? []
    for answer in stored {
      let isSet = deed?.question == answer.question
      guard isSet || answer.start != answer.now else { continue }
      let isTold = !calls.isEmpty && deed?.announced.contains(answer.question) == true
      var lines = answer.method(calling: isTold ? calls : isSet ? [] : answer.announcement)
      if isSet, deed?.isKept == true { lines[1] += StoredAnswer.kept }
      code.add(
        lines.map { "  " + $0 }, lit: isSet ? [answer.setting] : isTold ? calls : [])
      if isTold { calls = [] }
    }
    guard let deed, !calls.isEmpty else { return }
    let lines = [deed.name + " {"] + calls.map { "  " + $0 } + ["}"]
    code.add(lines.map { "  " + $0 }, lit: calls)
  }

  // MARK: The app delegate

  /// The app delegate's answer at the launch; nothing where that is no mask by itself.
  var usualDelegateMask: OrientationMask? {
    guard version.major >= 6 else { return nil }
    let settings = (start ?? app).settings
    switch settings.delegate {
    case nil: return settings.listedMask
    case .mask(let answer): return answer.mask
    case .top, .during, .window: return nil
    }
  }

  /// The app delegate with its answer in a variable, and what a step does there; nothing where that was
  /// no mask by itself.
  private func delegateCode(_ deed: ClassDeed) -> ControllerCode? {
    guard let usual = usualDelegateMask, case .mask(let answer)? = app.settings.delegate else {
      return nil
    }
    var code = ControllerCode(
      file: "AppDelegate.swift",
      lines: ([Self.delegateHead, "  " + Self.delegateVariable(usual)]
        + Self.delegateMethod("Self.mask").map { "  " + $0 }).map(Fix.Line.kept))
    let setting = "mask = \(answer.mask.swift)"
    let mark = deed.isKept ? StoredAnswer.kept : ""
    let lines =
      ["@MainActor static func changeMask() {", "  " + setting + mark]
      + deed.calls.map { "  " + $0 } + ["}"]
    code.add(lines.map { "  " + $0 }, lit: deed.calls.isEmpty ? [setting] : deed.calls)
    code.lines.append(.kept("}"))
    return code
  }
}
