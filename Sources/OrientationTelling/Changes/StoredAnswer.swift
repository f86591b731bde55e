import OrientationModel
import OrientationScenarios

// Answers that the app changes while it runs: a variable, the getter that reads it, and the line that
// sets it.

/// An answer of a class that is set while the app runs.
struct StoredAnswer {
  var question: Controller.Question
  /// What it is at first, and now.
  var start: String
  var now: String

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

  /// What says that the lines behind it stand in some method.
  static let place = "// Where it changes:"
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
}

extension Wording {
  /// A controller's answer where it is another than at the launch, or where one is to be set.
  func storedAnswer(
    to question: Controller.Question, by id: ControllerID, isSet: Bool
  ) -> StoredAnswer? {
    guard version.major >= 6, question != .lock || oldest >= 26, let start,
      let old = value(of: question, start[id].controller),
      let now = value(of: question, app[id].controller), isSet || old != now
    else { return nil }
    return StoredAnswer(question: question, start: old, now: now)
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

  /// The class whose answer a step sets, or the app delegate, with the line that sets it.
  func code(of change: Change<Numbers>) -> ControllerCode? {
    switch change {
    case .supports(let id, _): code(of: id, setting: .mask)
    case .prefers(let id, _): code(of: id, setting: .preferred)
    case .autorotates(let id, _): code(of: id, setting: .autorotate)
    case .prefersLock(let id, _): code(of: id, setting: .lock)
    case .delegate(.mask(let answer)): delegateCode(setting: answer.mask)
    case .delegate, .orientations: nil
    }
  }

  private func code(
    of id: ControllerID, setting question: Controller.Question
  ) -> ControllerCode? {
    guard let answer = storedAnswer(to: question, by: id, isSet: true),
      var code = code(of: id, changedBy: nil, setting: question)
    else { return nil }
    code.asked = code.lines.lastIndex { $0.text == answer.setting }
    return code
  }

  /// The app delegate with its answer in a variable; nothing where that was no mask by itself.
  private func delegateCode(setting mask: OrientationMask) -> ControllerCode? {
    guard version.major >= 6, let start else { return nil }
    let usual: OrientationMask
    switch start.settings.delegate {
    case nil: usual = start.settings.listedMask
    case .mask(let answer): usual = answer.mask
    case .top, .during, .window: return nil
    }
    let lines =
      [Self.delegateHead, "  " + Self.delegateVariable(usual)]
      + Self.delegateMethod("Self.mask").map { "  " + $0 }
      + ["}", StoredAnswer.place, "AppDelegate.mask = \(mask.swift)"]
    return ControllerCode(
      file: "AppDelegate.swift", lines: lines.map(Fix.Line.kept), asked: lines.count - 1)
  }
}
