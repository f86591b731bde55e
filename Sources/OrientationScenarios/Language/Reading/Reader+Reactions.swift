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
    let token = peek()
    guard token.kind == .word, let moment = try self.moment(token) else {
      throw unexpected(could: Words.moments, as: .moment)
    }
    return Located(moment, at: token.place.reaching(peek().place.column))
  }

  private mutating func moment(_ token: Token) throws(Abandoned) -> Scenario.Moment? {
    let plain: [Scenario.Moment] = [
      .appearing, .appeared, .leaving, .disappearing, .disappeared, .showing, .rotated, .opened,
      .closed, .folded,
    ]
    if let plain = plain.first(where: { $0.text == token.text }) {
      next()
      return plain
    }
    switch token.text {
    case "is":
      next()
      try expect("appearing")
      return .isAppearing
    case "device":
      next()
      return try deviceMoment()
    case "covering":
      next()
      return .covering(try cover())
    case "uncovering":
      next()
      return .uncovering(try cover())
    default: return nil
    }
  }

  private mutating func cover() throws(Abandoned) -> Located<Scenario.Reference> {
    try name("the name of a cover or sheet").map { .name($0) }
  }

  private mutating func deviceMoment() throws(Abandoned) -> Scenario.Moment {
    if take("portrait") != nil { return .devicePortrait }
    if take("landscape") != nil { return .deviceLandscape }
    if take("exactly") != nil { return .deviceExactly(try deviceOrientation()) }
    throw unexpected(could: ["portrait", "landscape", "exactly"])
  }

  private mutating func condition() throws(Abandoned) -> ReactionCondition {
    if take("unsupported") != nil {
      guard take("by") != nil else { return .unsupported }
      try expect("group")
      return .unsupportedByGroup
    }
    if take("presenting") != nil { return .presenting }
    if take("not") != nil {
      try expect("presenting")
      return .notPresenting
    }
    throw unexpected(could: Words.conditions)
  }
}
