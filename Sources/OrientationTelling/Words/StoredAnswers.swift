import OrientationModel
import OrientationScenarios

/// What a story sets, in its steps or in code of the app's own: a class holds it in a variable from the
/// first step to the last.
package struct StoredAnswers: Hashable, Sendable {
  private struct Getter: Hashable {
    var controller: ControllerID
    var question: Controller.Question
  }

  /// Whether the app delegate's answer is among them.
  package private(set) var hasDelegate = false
  private var answers: Set<Getter> = []
  /// Answers that are read off the window each time, which no variable holds.
  private var read: Set<Getter> = []
  /// Answers of which UIKit is told.
  private var told: Set<Getter> = []

  package init() {}

  package init(_ steps: some Sequence<Step>, in app: App) {
    for step in steps { add(step, app.settings.version) }
    for step in app.reactions.lazy.flatMap(\.steps) { add(step, app.settings.version) }
  }

  private mutating func add(_ step: Step, _ version: SystemVersion) {
    switch step.inner(on: version) {
    case .set(.delegate): hasDelegate = true
    case .set(let change):
      guard let (id, question) = change.answer else { return }
      let getter = Getter(controller: id, question: question)
      answers.insert(getter)
      if change.isReadOffTheWindow { read.insert(getter) }
    case .update(let id?): told.insert(Getter(controller: id, question: .mask))
    case .updateLock(let id?): told.insert(Getter(controller: id, question: .lock))
    default: break
    }
  }

  /// Whether the story sets an answer of a controller's.
  package func sets(_ question: Controller.Question, of id: ControllerID) -> Bool {
    answers.contains(Getter(controller: id, question: question))
  }

  /// Whether a variable can hold it.
  func canHold(_ question: Controller.Question, of id: ControllerID) -> Bool {
    !read.contains(Getter(controller: id, question: question))
  }

  /// Whether the story tells UIKit of it.
  func tells(_ question: Controller.Question, of id: ControllerID) -> Bool {
    told.contains(Getter(controller: id, question: question))
  }
}

extension Change<Numbers> {
  /// Whose answer to which question it is; nothing for the app delegate's.
  var answer: (ControllerID, Controller.Question)? {
    switch self {
    case .supports(let id, _), .orientations(let id, _): (id, .mask)
    case .prefers(let id, _): (id, .preferred)
    case .autorotates(let id, _): (id, .autorotate)
    case .prefersLock(let id, _): (id, .lock)
    case .delegate, .wants: nil
    }
  }

  fileprivate var isReadOffTheWindow: Bool {
    switch self {
    case .supports(_, let answer): answer.mask == .current
    case .prefers(_, let preference): preference == .current
    case .autorotates, .prefersLock, .orientations, .delegate, .wants: false
    }
  }
}
