import OrientationModel

/// What a search is asked, made ready: the steps by number, and what is to be judged.
struct SearchPlan: Sendable {
  let book: StepBook
  let rule: StateRule
  /// Of the properties of one's own, what notes that a step breaks them, or bears them out.
  let predicates: [@Sendable (ExploredStep) -> Bool]
  /// Whether the first state is judged like the others; not where somebody stands in it already.
  let judgesFirst: Bool
  /// The rotations to try for `no-trap` where the set has none.
  let probes: [Step]
  private let pop: UInt16?
  private let dismissal: UInt16?

  init(_ book: StepBook, _ rule: StateRule, _ properties: [Property], judgesFirst: Bool) {
    self.book = book
    self.rule = rule
    self.judgesFirst = judgesFirst
    predicates = properties.compactMap { property in
      if case .custom(let notes, _) = property.kind { notes } else { nil }
    }
    probes = book.families.contains(.rotate) ? [] : Repertoire.rotations.map { .rotate($0) }
    pop = book.families.firstIndex(of: .pop).map { UInt16($0) }
    dismissal = book.families.firstIndex(of: .dismiss).map { UInt16($0) }
  }

  /// The step that takes back what a step of a family opened.
  func inverse(of family: Repertoire.Family?) -> UInt16? {
    switch family {
    case .push: pop
    case .present: dismissal
    case .rotate, .pop, .select, .dismiss, nil: nil
    }
  }
}
