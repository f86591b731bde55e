import OrientationModel

extension Reader {
  /// The attributes up to the end of the line; after a wrong one the next is looked for.
  mutating func attributes(of owner: String, allowed: [String], into node: inout Scenario.Node) {
    while !isAtEnd {
      do { try attribute(of: owner, allowed: allowed, into: &node.attributes) } catch {
        skip(to: allowed)
      }
    }
  }

  private mutating func skip(to words: [String]) {
    // What was noted last is not taken for another mistake.
    if problems.last?.place.offset == peek().place.offset { next() }
    var count = 0
    while case let token = peek(), token.kind != .end, token.kind != .broken, count < 100 {
      if token.kind == .word, token.isMeantFor(words) { return }
      count += 1
      next()
    }
    position = lineEnd
    peeked = nil
  }

  private mutating func attribute(
    of owner: String, allowed: [String], into attributes: inout Scenario.Attributes
  ) throws(Abandoned) {
    let token = peek()
    guard token.kind == .word, allowed.contains(token.text) else {
      if token.kind == .word, Words.attributes.contains(token.text) {
        next()
        throw refuse(.foreignAttribute(token.text, of: owner, could: allowed), at: token)
      }
      if token.kind != .word { throw refuse(.leftOver(token.shown, could: allowed), at: token) }
      next()
      throw refuse(.unknown(.attribute, token.shown, known: allowed), at: token)
    }
    next()
    guard token.text == "asks" || !attributes.has(token.text) else {
      throw refuse(.attributeTwice(token.text), at: token)
    }
    try value(of: token, into: &attributes)
  }

  private mutating func value(
    of token: Token, into attributes: inout Scenario.Attributes
  ) throws(Abandoned) {
    switch token.text {
    case "supports": attributes.supports = try maskAnswer()
    case "prefers": attributes.prefers = try preferredAnswer()
    case "autorotates": attributes.autorotates = try yesNo()
    case "prefers-lock": attributes.prefersLock = try yesNo()
    case "ignores-app-mask": attributes.ignoresAppMask = try yesNo()
    case "legacy": attributes.legacy = try mask()
    case "asks": attributes.asks.append(try asks(at: token))
    case "selected": attributes.selected = Located(true, at: token.place)
    case "orientations": attributes.orientations = try mask()
    case "rotated": attributes.rotated = try choice(of: Scenario.Turn.self)
    case "default": attributes.preferenceDefault = try preferenceDefault()
    default: attributes.initially = try mask()
    }
  }
}

extension Token {
  /// Whether it is one of these words, or a slip of the pen for one.
  fileprivate func isMeantFor(_ words: [String]) -> Bool {
    if words.contains(text) { return true }
    return OrientationMask(word: text) == nil && Nearest.word(to: text, among: words) != nil
  }
}

extension Scenario.Attributes {
  /// Whether an attribute has been said already.
  fileprivate func has(_ word: String) -> Bool {
    switch word {
    case "supports": supports != nil
    case "prefers": prefers != nil
    case "autorotates": autorotates != nil
    case "prefers-lock": prefersLock != nil
    case "ignores-app-mask": ignoresAppMask != nil
    case "legacy": legacy != nil
    case "selected": selected != nil
    case "orientations": orientations != nil
    case "rotated": rotated != nil
    case "default": preferenceDefault != nil
    default: initially != nil
    }
  }
}
