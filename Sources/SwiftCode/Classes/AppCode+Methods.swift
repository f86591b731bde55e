import OrientationModel
import OrientationScenarios

// What steps do in a class: the answers that they set, and the calls that they make.

extension AppCode {
  /// The methods in which the story sets a controller's answers, and makes calls while it is seen.
  func methods(_ id: ControllerID) -> [ClassMember] {
    stored.changes.filter { $0.answer?.controller == id }.compactMap { method(of: .set($0)) }
      + (ownCalls[id] ?? []).compactMap { index in
        method(of: steps[index], calling: lines(at: index) { code(of: $0) })
      }
  }

  /// Whose class a step's call stands in: whom it names, or the screen that is seen; nothing where
  /// that has none.
  func caller(of step: Step, _ before: Snapshot?) -> ControllerID? {
    let id: ControllerID?
    switch step {
    case .update(let named), .updateLock(let named): id = named ?? before?.visible
    case .request, .force(.orientation), .force(.unknown), .attempt, .hideWindow:
      id = before?.visible
    default: return nil
    }
    return id.flatMap { hasClass($0) ? $0 : nil }
  }

  /// The method in which a step sets an answer, or makes its call; nothing where it does neither.
  func method(of step: Step, calling calls: [String]? = nil) -> ClassMember? {
    if case .set(let change) = step {
      guard let name = methodName(of: change) else { return nil }
      let calls = stored.tells(of: change) ? notification(of: change) : []
      return ClassMember(
        part: .method(step), code: "func \(name)() {\n  \(Code(setting(change) + calls))\n}")
    }
    let calls = calls ?? code(of: step)
    guard !calls.isEmpty else { return nil }
    return ClassMember(
      part: .method(step), code: "func \(methodHead(of: step)) {\n  \(Code(calls))\n}")
  }

  /// The lines that set an answer, in the class that gives it.
  func setting(_ change: Change<Numbers>, of owner: String = "") -> [String] {
    switch change {
    case .supports(_, let answer):
      guard answer.mask == .current else { return ["\(owner)mask = \(answer.mask.swift)"] }
      return [
        "let side = \(side(of: owner + "view.window", else: ".unknown"))",
        "guard side != .unknown else { return }",
        "\(owner)mask = UIInterfaceOrientationMask(rawValue: 1 << side.rawValue)",
      ]
    case .prefers(_, let preference):
      return ["\(owner)preference = \(swift(of: preference, in: owner))"]
    case .autorotates(_, let claim): return ["\(owner)autorotates = \(claim)"]
    case .prefersLock(_, let claim): return ["\(owner)isOrientationLocked = \(claim)"]
    case .orientations, .delegate, .wants: return []
    }
  }

  /// The calls that tell UIKit of an answer.
  func notification(of change: Change<Numbers>) -> [String] {
    switch change {
    case .supports(let id, _): code(of: .update(id))
    case .prefersLock(let id, _): code(of: .updateLock(id))
    case .prefers, .autorotates, .orientations, .delegate, .wants: []
    }
  }

  /// What the method is called that sets an answer: for what it sets.
  func methodName(of change: Change<Numbers>) -> String? {
    guard let answer = change.answer, !isInSwiftUI(answer.controller),
      isAsked(.lock) || answer.question != .lock
    else { return nil }
    switch change {
    case .supports(_, let answer): return "support\(answer.mask.word)"
    case .prefers(_, let preference): return "prefer\(preference.name.capitalizedFirst.word)"
    case .autorotates(_, let claim): return claim ? "allowAutorotation" : "preventAutorotation"
    case .prefersLock(_, let claim): return claim ? "lockOrientation" : "unlockOrientation"
    case .orientations, .delegate, .wants: return nil
    }
  }

  func methodName(allowing mask: OrientationMask) -> String { "allow\(mask.word)" }

  /// The call of the method that sets an answer, in its own class.
  package func call(of change: Change<Numbers>) -> String? {
    methodName(of: change).map { "\($0)()" }
  }

  /// A method that makes one call and nothing else.
  func methodHead(of step: Step) -> String {
    switch step {
    case .updateLock: "notifyUIKitOfLock()"
    case .hideWindow(let id): "hide(_ \(variable(window: id)): UIWindow?)"
    case .request(let mask): "rotateTo\(mask.word)()"
    case .force(.orientation(let side)): "force\(side.name.capitalizedFirst)()"
    case .force(.unknown): "forceUnknown()"
    case .force(.preferred): "forcePreferred()"
    case .attempt: "attemptRotation()"
    default: "notifyUIKit()"
    }
  }
}

extension OrientationMask {
  /// As a part of a name.
  fileprivate var word: String {
    words.split(separator: " ").map { String($0).capitalizedFirst }.joined()
  }
}

extension String {
  /// Its letters and digits.
  fileprivate var word: String { filter { $0.isLetter || $0.isNumber } }
}
