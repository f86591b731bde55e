import OrientationModel

/// What a story sets, in its steps or in code of the app's own: a class holds it in a variable from the
/// first step to the last.
package struct StoredAnswers: Hashable, Sendable {
  /// Whether the app delegate's answer is among them.
  package private(set) var hasDelegate = false
  /// What steps set, each once; and what they set the app delegate to.
  private(set) var changes: [Change<Numbers>] = []
  private(set) var delegateAnswers: [DelegateAnswer<Numbers>] = []
  /// What of that was set last, so far; and what the app delegate was set to.
  private(set) var latest: [Change<Numbers>] = []
  private(set) var delegate: DelegateAnswer<Numbers>?
  /// Which answers of controllers' are among them.
  private(set) var answers: Set<Getter> = []
  private(set) var pushed: Set<ControllerID> = []
  /// What UIKit is told of.
  private var told: Set<Change<Numbers>> = []

  package init() {}

  package init(_ steps: some Sequence<Step>, in app: App) {
    let version = app.settings.version
    let all = steps.compactMap { $0.inner(on: version) }
    for step in all + app.reactions.flatMap({ $0.steps }) {
      if case .push(let id, _) = step.bare { pushed.insert(id) }
    }
    for case .set(let change) in all {
      add(change)
      if change.answer != nil, !changes.contains(change) { changes.append(change) }
      if case .delegate(let answer) = change, !delegateAnswers.contains(answer) {
        delegateAnswers.append(answer)
      }
    }
    for step in app.reactions.lazy.flatMap({ $0.steps }) {
      if case .set(let change) = step.inner(on: version) { add(change) }
    }
    perform(all)
  }

  /// The same when only these of its steps have been done.
  package func after(_ steps: some Sequence<Step>) -> StoredAnswers {
    var now = self
    now.latest = []
    now.delegate = nil
    now.told = []
    now.perform(steps.map { $0.bare })
    return now
  }

  /// The same as far as it has come in an app.
  package func seen(in app: App) -> StoredAnswers {
    var now = self
    now.latest = changes.filter { $0.holds(in: app) }
    now.told = told.filter { change in
      guard let answer = change.answer else { return false }
      let controller = app[answer.controller].controller
      return answer.question == .lock
        ? controller.lockAsRead == controller.prefersLock : !controller.isUntold
    }
    now.delegate = hasDelegate ? app.settings.delegate : nil
    return now
  }

  private mutating func perform(_ steps: [Step]) {
    // What was set at once before: one method sets it and tells UIKit.
    var fresh: Set<Change<Numbers>> = []
    for step in steps {
      switch step {
      case .set(.delegate(let answer)): delegate = answer
      case .set(let change):
        guard let answer = change.answer else { continue }
        latest.removeAll { $0.answer == answer }
        latest.append(change)
        fresh.insert(change)
      case .update(let id): tell(.mask, of: id, fresh)
      case .updateLock(let id): tell(.lock, of: id, fresh)
      default: fresh = []
      }
    }
  }

  private mutating func add(_ change: Change<Numbers>) {
    if case .delegate = change { hasDelegate = true }
    if let answer = change.answer { answers.insert(answer) }
  }

  private mutating func tell(
    _ question: Controller.Question, of id: ControllerID?, _ fresh: Set<Change<Numbers>>
  ) {
    let change = latest.last { change in
      change.answer.map { $0.controller == id && $0.question == question } ?? false
    }
    if let change, fresh.contains(change) { told.insert(change) }
  }

  var delegateMasks: [OrientationMask] { delegateAnswers.compactMap { $0.usual?.mask } }

  /// Whether the story tells UIKit of what it sets.
  func tells(of change: Change<Numbers>) -> Bool { told.contains(change) }
}

/// An answer of a controller's: in which getter it stands.
package struct Getter: Hashable, Sendable {
  package var controller: ControllerID
  package var question: Controller.Question
}

extension Controller.Question {
  package var type: String {
    switch self {
    case .mask: "UIInterfaceOrientationMask"
    case .preferred: "UIInterfaceOrientation"
    case .autorotate, .lock: "Bool"
    }
  }

  /// UIKit's answer, where that is the same always.
  var usual: String? {
    switch self {
    case .mask, .preferred: nil
    case .autorotate: "true"
    case .lock: "false"
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

extension Change<Numbers> {
  /// Whose answer to which question it is; nothing for the app delegate's.
  package var answer: Getter? {
    switch self {
    case .supports(let id, _), .orientations(let id, _): Getter(controller: id, question: .mask)
    case .prefers(let id, _): Getter(controller: id, question: .preferred)
    case .autorotates(let id, _): Getter(controller: id, question: .autorotate)
    case .prefersLock(let id, _): Getter(controller: id, question: .lock)
    case .delegate, .wants: nil
    }
  }

  /// Whether an app answers so.
  package func holds(in app: App) -> Bool {
    switch self {
    case .supports(let id, let answer): app[id].controller.supports == answer.mask
    case .prefers(let id, let preference): app[id].controller.prefers == preference
    case .autorotates(let id, let claim): app[id].controller.autorotates ?? true == claim
    case .prefersLock(let id, let claim): app[id].controller.prefersLock ?? false == claim
    case .orientations(let id, let mask): app[id].controller.supports == mask
    case .delegate(let answer): app.settings.delegate == answer
    case .wants: false
    }
  }
}
