/// Everything that happened in a step: the events in their order, and the rulings that were made.
package struct Trace: Hashable, Sendable {
  package private(set) var events: [TraceEvent] = []
  package private(set) var rulings: [Ruling] = []
  /// Whose masks' getters ran, used or not.
  package private(set) var called: [ControllerID] = []
  package private(set) var rules: [Rule] = []
  package private(set) var assumptions: [Assumption] = []
  package private(set) var turns: [InterfaceOrientation] = []
  package private(set) var callbacks: [HeardCallback] = []
  package private(set) var console: [ConsoleLine] = []
  package private(set) var error: RequestError?
  package private(set) var crash: Crash?
  package private(set) var isSkipped = false
  /// Whose masks were used, not only called for.
  private var answered: [ControllerID] = []

  package struct HeardCallback: Hashable, Sendable {
    package var callback: Callback
    package var receiver: Receiver
    /// What the interface orientation read at that moment.
    package var reads: InterfaceOrientation
  }

  /// The ruling people mean when they ask why.
  ///
  /// The one that raised, else the last that turned, else the step's own.
  package var deciding: Ruling? {
    if crash != nil { return rulings.last }
    return rulings.last { $0.didTurn } ?? rulings.first { !$0.isReaction } ?? rulings.last
  }

  package var because: Rule? { deciding?.because }
  package var allowed: OrientationMask? { deciding?.allowed }

  /// The controllers whose masks were used.
  ///
  /// Where another window turned the scene, whoever was asked in vain before is one of them (WIN-2).
  package var asked: [ControllerID] {
    guard let deciding else { return [] }
    guard let first = rulings.first(where: { !$0.isReaction }), deciding.didTurn,
      first.question?.trigger == deciding.question?.trigger, first.window != deciding.window,
      !first.didTurn
    else { return deciding.asked }
    return first.asked + deciding.asked.filter { !first.asked.contains($0) }
  }

  /// Whether a controller's mask was used, not only its getter called.
  package func used(_ id: ControllerID) -> Bool { answered.contains(id) }

  /// A controller's mask was asked for in earnest, whether an answer came or not.
  mutating func use(_ id: ControllerID) { answered.appendNew(id) }

  /// Room for as many events as most steps have.
  mutating func makeRoom() { events.reserveCapacity(64) }

  mutating func append(_ event: TraceEvent) {
    events.append(event)
    switch event {
    case .rule(let rule, let effect, _): if effect != .passes { rules.appendNew(rule) }
    case .settled(let rule, _, _), .undecided(let rule), .refused(let rule): rules.appendNew(rule)
    case .assumed(let assumption): assumptions.appendNew(assumption)
    case .called(let id, .mask), .asked(let id, .mask): called.appendNew(id)
    case .answered(let id, .mask, _), .recalled(let id, _): answered.appendNew(id)
    case .turned(_, let old, let new): turns += turns.isEmpty ? [old, new] : [new]
    case .callback(let callback, let receiver, let reads):
      callbacks.append(HeardCallback(callback: callback, receiver: receiver, reads: reads))
    case .console(let line): console.append(line)
    case .error(let error): self.error = error
    case .crash(let rule, let crash):
      self.crash = crash
      rules.appendNew(rule)
    case .skipped: isSkipped = true
    default: break
    }
  }

  /// Takes a ruling that has been made; who was called for and not used was not asked.
  mutating func append(_ ruling: Ruling) {
    var ruling = ruling
    ruling.asked.removeAll { !used($0) }
    ruling.answers.removeAll { !used($0.controller) }
    rulings.append(ruling)
  }

  /// The scene turned by the last ruling.
  mutating func markTurned() {
    guard !rulings.isEmpty else { return }
    rulings[rulings.count - 1].outcome = .turned
  }

  /// The same trace with events of the app's own put in before some of them.
  package func inserting(_ events: (TraceEvent) -> [TraceEvent]) -> Trace {
    let inserted = self.events.map(events)
    if inserted.allSatisfy({ $0.isEmpty }) { return self }
    var next = Trace()
    for (earlier, event) in zip(inserted, self.events) {
      for one in earlier { next.append(one) }
      next.append(event)
    }
    next.rulings = rulings
    next.answered = answered
    return next
  }
}

extension Array where Element: Equatable {
  /// Appends what is not there yet.
  mutating func appendNew(_ element: Element) { if !contains(element) { append(element) } }
}
