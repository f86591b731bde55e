import OrientationModel

/// What an override answers, as far as its code tells, and where it stands.
package struct CodeAnswer: Hashable, Sendable {
  package enum Reading: String, Sendable {
    /// It always says the same.
    case literal
    /// It hands the question on.
    case forwards
    /// It depends on something.
    case computed
  }

  package var place: CodePlace
  package var reads: Reading
  package var asks: Controller.Asks?
  /// The screens that are asked, where not any.
  package var onlyWhen: [String] = []
  /// Every answer it can give by itself, in the order of the code.
  package var masks: [OrientationMask] = []
  package var orientations: [InterfaceOrientation] = []
  package var truths: [Bool] = []
  /// What an iPhone gets and what an iPad gets, as long as nothing else changes it.
  package var phone: Usual?
  package var pad: Usual?
  /// The places that give the name it answers by another mask, and which.
  var given: [CodePlace: [Given]] = [:]
  /// Everything an iPhone may get by itself.
  var onPhone: [OrientationMask] = []
  /// What it depends on; empty where it depends on nothing.
  package var depends: [String] = []
  /// What could not be told.
  package var open: [String] = []

  /// An answer, of whichever kind the question wants.
  package enum Usual: Hashable, Sendable {
    case mask(OrientationMask)
    /// An orientation where a mask is wanted: MASK-2.
    case orientation(InterfaceOrientation)
    case truth(Bool)
    case current
  }

  /// A mask that some code gives to a name, with what it depends on there.
  struct Given: Hashable, Sendable {
    var mask: OrientationMask
    var conditions: [Condition]
  }

  init(_ outcomes: [Possibility], at place: CodePlace) {
    (self.place, reads) = (place, .computed)
    let handsOn = outcomes.compactMap { outcome -> Controller.Asks? in
      if case .handsOn(let asked) = outcome.value { asked } else { nil }
    }
    asks = Set(handsOn).count == 1 ? handsOn.first : nil
    for outcome in outcomes { note(outcome) }
    let isPlain = outcomes.allSatisfy { outcome in
      outcome.conditions.allSatisfy { condition in
        switch condition.kind {
        case .isThere: true
        case .shows: asks != nil
        case .isPad, .version, .initially, .assigned, .other: false
        }
      }
    }
    let answersItself = outcomes.contains { if case .handsOn = $0.value { false } else { true } }
    if asks != nil, isPlain, Set(handsOn).count == 1 {
      reads = .forwards
      onlyWhen = Self.classes(in: outcomes)
    } else if isPlain, !answersItself || outcomes.count == 1, outcomes.allSatisfy(\.isLiteral) {
      reads = .literal
    } else {
      reads = .computed
    }
    if outcomes.contains(where: { if case .open = $0.value { true } else { false } }) {
      reads = .computed
    }
    if asks == nil, masks.isEmpty, orientations.isEmpty, truths.isEmpty, open.isEmpty {
      // It says nothing of its own.
      reads = .computed
      let isCurrent = outcomes.contains { $0.value == .current }
      open = [isCurrent ? "the current orientation" : "its superclass"]
    }
    phone = Self.usual(outcomes, onPad: false)
    pad = Self.usual(outcomes, onPad: true)
  }

  private mutating func note(_ outcome: Possibility) {
    func add<Value: Equatable>(_ value: Value, to list: inout [Value]) {
      if !list.contains(value) { list.append(value) }
    }
    switch outcome.value {
    case .mask(let mask): add(mask, to: &masks)
    case .orientation(let orientation): add(orientation, to: &orientations)
    case .truth(let truth): add(truth, to: &truths)
    case .open(let text): add(text, to: &open)
    case .handsOn, .inherits, .current: break
    }
    if case .mask(let mask) = outcome.value {
      for (index, condition) in outcome.conditions.enumerated() {
        guard case .assigned(let place) = condition.kind else { continue }
        // What leads to the name comes before it.
        let own = Array(outcome.conditions[(index + 1)...])
        given[place, default: []].append(Given(mask: mask, conditions: own))
      }
      let isPads = outcome.conditions.contains { $0.kind == .isPad && $0.holds }
      if !isPads { add(mask, to: &onPhone) }
    }
    for condition in outcome.conditions where condition.kind != .isThere {
      add(condition.text, to: &depends)
    }
  }

  /// The classes for which a question is handed on.
  private static func classes(in outcomes: [Possibility]) -> [String] {
    var classes: [String] = []
    for outcome in outcomes {
      guard case .handsOn = outcome.value else { continue }
      for condition in outcome.conditions {
        if case .shows(let names) = condition.kind, condition.holds {
          classes += names.filter { !classes.contains($0) }
        }
      }
    }
    return classes
  }

  /// The answer under the fewest special circumstances: a stored property as it begins, else what is
  /// left at the end.
  private static func usual(_ outcomes: [Possibility], onPad: Bool) -> Usual? {
    let possible = outcomes.filter { outcome in
      outcome.conditions.allSatisfy { $0.kind != .isPad || $0.holds == onPad }
    }
    let own = possible.compactMap { outcome -> (Possibility, Usual)? in
      switch outcome.value {
      case .mask(let mask): (outcome, .mask(mask))
      case .orientation(let orientation): (outcome, .orientation(orientation))
      case .truth(let truth): (outcome, .truth(truth))
      case .current: (outcome, .current)
      case .handsOn, .inherits, .open: nil
      }
    }
    // What is left where nobody is there to be asked says nothing of the rest.
    let isOpen = possible.contains { if case .open = $0.value { true } else { false } }
    let isRest = own.allSatisfy { pair in
      pair.0.conditions.contains { $0.kind == .isThere && !$0.holds }
    }
    if isOpen, isRest { return nil }
    func isSpecial(_ condition: Condition) -> Bool {
      switch condition.kind {
      case .isPad, .version, .initially: false
      case .isThere, .shows, .other: condition.holds
      case .assigned: true
      }
    }
    return
      (own.first { pair in !pair.0.conditions.contains(where: isSpecial) } ?? own.last).map(\.1)
  }
}
