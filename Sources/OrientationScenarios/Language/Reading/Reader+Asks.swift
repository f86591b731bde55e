import OrientationModel

extension Reader {
  /// The default of a preference's key, perhaps by idiom.
  mutating func preferenceDefault() throws(Abandoned) -> Located<Scenario.PreferenceDefault> {
    let first = peek()
    guard first.isWord("phone") || first.isWord("pad") else {
      let mask = try mask(could: ["phone", "pad"])
      return Located(.mask(mask.value), at: mask.place)
    }
    next()
    let one = try mask()
    try expect(first.text == "phone" ? "pad" : "phone")
    let other = try mask()
    let (phone, pad) = first.text == "phone" ? (one, other) : (other, one)
    return Located(
      .idioms(phone: phone.value, pad: pad.value), at: first.place.through(other.place))
  }

  /// One `asks` clause behind its first word.
  mutating func asks(at first: Token) throws(Abandoned) -> Located<Scenario.Asks> {
    let whom = try choice(of: Scenario.Asks.Whom.self)
    var asks = Scenario.Asks(whom.value)
    var last = whom.place
    while case let clause = peek(), clause.kind == .word {
      switch clause.text {
      case "for":
        next()
        let questions = try questions()
        asks.questions = questions.value
        last = questions.place
      case "when":
        next()
        asks.onlyWhen = try references()
        last = asks.onlyWhen.last?.place ?? last
      case "by":
        next()
        let means = try means()
        asks.means = means.value
        last = means.place
      default: return Located(asks, at: first.place.through(last))
      }
    }
    return Located(asks, at: first.place.through(last))
  }

  private mutating func means() throws(Abandoned) -> Located<Scenario.Asks.Means> {
    let token = peek()
    guard token.kind == .word, token.text != "subclass",
      let means = Scenario.Asks.Means(rawValue: token.text)
    else { throw unexpected(could: ["delegate", "extension"]) }
    next()
    return Located(means, at: token.place)
  }

  private mutating func questions() throws(Abandoned) -> Located<[Scenario.Asks.Question]> {
    typealias Question = Scenario.Asks.Question
    var asked: Set<Question> = []
    var place: Place?
    while case let token = peek(), token.kind == .word,
      let question = Question(rawValue: token.text)
    {
      next()
      if !asked.insert(question).inserted { note(.questionTwice(token.text), at: token.place) }
      place = place?.through(token.place) ?? token.place
    }
    guard let place else { throw unexpected(could: Question.allCases.map(\.rawValue)) }
    return Located(Question.allCases.filter(asked.contains), at: place)
  }
}
