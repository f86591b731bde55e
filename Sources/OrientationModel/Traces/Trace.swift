/// One question to UIKit, from its cause to its answer.
package struct Decision: Hashable, Sendable {
  package var trigger: Trigger
  package var window: WindowID
  package var decider: ControllerID
  /// The controllers whose masks were used, in the order they were asked.
  package var asked: [ControllerID] = []
  /// What was left after every intersection; nothing where no mask was read.
  package var allowed: OrientationMask?
  /// The rule that settled it.
  package var because: RuleID?
  /// What it settled on.
  package var target: InterfaceOrientation?
  package var didTurn = false
  /// It belongs to a reaction, not to the step itself.
  package var isReaction = false
}

/// Everything that happened in a step: the marks in their order, and what they come to.
package struct Trace: Hashable, Sendable {
  package let marks: [Mark]
  package private(set) var decisions: [Decision] = []
  package private(set) var called: [ControllerID] = []
  package private(set) var rules: [RuleID] = []
  package private(set) var assumptions: [Assumption] = []
  package private(set) var turns: [InterfaceOrientation] = []
  package private(set) var callbacks: [CallbackMark] = []
  package private(set) var console: [ConsoleLine] = []
  package private(set) var error: RequestError?
  package private(set) var crash: Crash?
  package private(set) var isSkipped = false

  /// A callback as it fell.
  package struct CallbackMark: Hashable, Sendable {
    package var callback: Callback
    package var receiver: Receiver
    /// What the interface orientation read at that moment.
    package var reads: InterfaceOrientation
  }

  private var open: Decision?
  private var reactionDepth = 0

  package init(_ marks: [Mark]) {
    self.marks = marks
    for mark in marks { take(mark) }
  }

  /// The decision people mean when they ask why.
  ///
  /// The one that raised, else the last that turned, else the step's own.
  package var deciding: Decision? {
    if crash != nil { return decisions.last }
    return decisions.last { $0.didTurn } ?? decisions.first { !$0.isReaction } ?? decisions.last
  }

  package var because: RuleID? { deciding?.because }
  package var allowed: OrientationMask? { deciding?.allowed }

  /// The controllers whose masks were used.
  ///
  /// Where another window turned the scene, whoever was asked in vain before is one of them (WIN-2).
  package var asked: [ControllerID] {
    guard let deciding else { return [] }
    guard let first = decisions.first(where: { !$0.isReaction }), deciding.didTurn,
      first.trigger == deciding.trigger, first.window != deciding.window, !first.didTurn
    else { return deciding.asked }
    return first.asked + deciding.asked.filter { !first.asked.contains($0) }
  }

  private mutating func take(_ mark: Mark) {
    switch mark {
    case .asking(let trigger, let window, let decider):
      open = Decision(
        trigger: trigger, window: window, decider: decider, isReaction: reactionDepth > 0)
    case .rule(let rule, let effect): if effect != .passes { cite(rule) }
    case .ruleOn(let rule, let effect, _): if effect != .passes { cite(rule) }
    case .assumed(let assumption): assumptions.appendNew(assumption)
    case .called(let id, .mask):
      called.appendNew(id)
      open?.asked.append(id)
    case .allowed(let mask): open?.allowed = mask
    case .settled(let rule, let target, _): close(rule, on: target)
    case .undecided(let rule): close(rule, on: nil)
    case .turned(_, let old, let new): turn(from: old, to: new)
    default: takeTelling(mark)
    }
  }

  private mutating func takeTelling(_ mark: Mark) {
    switch mark {
    case .callback(let callback, let receiver, let reads):
      callbacks.append(CallbackMark(callback: callback, receiver: receiver, reads: reads))
    case .console(let line): console.append(line)
    case .error(let error): self.error = error
    case .crash(let rule, let crash):
      self.crash = crash
      close(rule, on: nil)
    case .reaction: reactionDepth += 1
    case .reactionEnded: reactionDepth -= 1
    case .skipped: isSkipped = true
    default: break
    }
  }

  private mutating func cite(_ rule: RuleID) { rules.appendNew(rule) }

  private mutating func close(_ rule: RuleID, on target: InterfaceOrientation?) {
    cite(rule)
    var decision =
      open
      ?? Decision(trigger: .tree, window: 0, decider: 0, isReaction: reactionDepth > 0)
    decision.because = rule
    decision.target = target
    let unused = decision.asked.filter { !isUsed($0) }
    decision.asked.removeAll { unused.contains($0) }
    decisions.append(decision)
    open = nil
  }

  /// Whether a controller's mask was used, not only its getter called.
  private func isUsed(_ id: ControllerID) -> Bool {
    marks.contains {
      if case .answered(id, .mask, _) = $0 { return true }
      return false
    }
  }

  private mutating func turn(from old: InterfaceOrientation, to new: InterfaceOrientation) {
    if turns.isEmpty { turns.append(old) }
    turns.append(new)
    if !decisions.isEmpty { decisions[decisions.count - 1].didTurn = true }
  }
}

extension Array where Element: Equatable {
  /// Appends what is not there yet.
  mutating func appendNew(_ element: Element) {
    if !contains(element) { append(element) }
  }
}
