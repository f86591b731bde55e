import OrientationModel

/// What a search is asked, made ready: the steps by number, and what is to be judged.
struct SearchPlan: Sendable {
  /// A property with a predicate of its own.
  struct Predicate: Sendable {
    var claim: Property.Claim
    var test: @Sendable (ExploredStep) -> Bool

    /// Whether it is to be told: where it breaks a claim, or bears out that something is possible.
    func notes(_ transition: ExploredStep) -> Bool { test(transition) == (claim != .always) }
  }

  let book: StepBook
  let rule: StateRule
  let predicates: [Predicate]
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
      guard case .custom(let claim, let test) = property.kind else { return nil }
      return Predicate(claim: claim, test: test)
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
