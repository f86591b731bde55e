import OrientationModel

extension Reader {
  /// `MOMENT: STEP; STEP if CONDITION`, after `when`.
  mutating func reaction() throws(Abandoned) -> Scenario.Reaction {
    // What is wrong with one part is no reason to pass over the next.
    var isWhole = true
    var moment = Located(Scenario.Moment.appearing)
    do throws(Abandoned) {
      moment = try self.moment()
      try expect(":")
    } catch {
      isWhole = false
      guard skips(to: [":"]), take(":") != nil else { throw error }
    }
    ends = [";", "if"]
    defer { ends = [] }
    var steps: [Scenario.Step] = []
    repeat {
      do throws(Abandoned) { steps.append(try step(at: next())) } catch {
        isWhole = false
        guard skips(to: ends) else { throw error }
      }
    } while take(";") != nil
    let condition = take("if") == nil ? nil : try condition()
    ends = []
    try finish(could: condition == nil ? [";", "if"] : [])
    guard isWhole else { throw Abandoned() }
    return Scenario.Reaction(at: moment, steps: steps, if: condition)
  }

  private mutating func moment() throws(Abandoned) -> Located<Scenario.Moment> {
    let first = peek()
    let moment = try moment(called: try phrase(of: Words.moments, as: .moment, named: { $0 }))
    return Located(moment, at: first.place.reaching(peek().place.column))
  }

  private mutating func moment(called words: String) throws(Abandoned) -> Scenario.Moment {
    if let plain = Words.plainMoments.first(where: { $0.text == words }) { return plain }
    switch words {
    case "covering": return .covering(try cover())
    case "uncovering": return .uncovering(try cover())
    default: return .deviceExactly(try deviceOrientation())
    }
  }

  private mutating func cover() throws(Abandoned) -> Located<Scenario.Reference> {
    try name("the name of a cover or sheet").map { .name($0) }
  }

  private mutating func condition() throws(Abandoned) -> ReactionCondition {
    try phrase(of: ReactionCondition.allCases) { $0.rawValue }
  }
}
