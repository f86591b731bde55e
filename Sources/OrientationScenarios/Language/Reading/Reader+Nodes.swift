import OrientationModel

extension Reader {
  /// A line that declares or names a controller or view, with its attributes.
  mutating func node() throws(Abandoned) -> Scenario.Node {
    let first = peek()
    if first.kind == .word {
      let keyword = Spelling.keyword(first.text)
      if keyword == "screen" { return try declared(.screen) }
      if let kind = Scenario.ContainerKind(rawValue: keyword) { return try container(kind) }
      if first.text == "view" { return try declared(.view) }
      if first.text == "system" { return try appleController() }
      if Words.reserved.contains(first.text) {
        throw refuse(.cannotHang(first.text, under: "in the tree", could: Words.nodes), at: first)
      }
    }
    return try mention()
  }

  /// A cover or a sheet, which stand in the first column only.
  mutating func content() throws(Abandoned) -> Scenario.Node {
    try declared(peek().text == "cover" ? .cover : .sheet)
  }

  /// A window's name, and whether it is there at launch; after its first word.
  mutating func declaredWindow() throws(Abandoned) -> Scenario.Window {
    var window = Scenario.Window(name: try name("a window's name"))
    if !isAtEnd { window.presence = try phrase(of: [.hidden, .absent], named: { $0.name }) }
    return window
  }

  private mutating func declared(_ kind: Scenario.Node.Kind) throws(Abandoned) -> Scenario.Node {
    let first = next()
    let called = peek()
    if called.kind == .end, Spelling.isKeyword(first.text) {
      throw refuse(.className(first.text), at: first)
    }
    var node = Scenario.Node(Located(kind, at: first.place), name: try name("a name"))
    if called.kind == .word, Spelling.isOtherKind(called.text) {
      note(.className(called.text), at: called.place)
    }
    attributes(of: Spelling.keyword(first.text), allowed: Words.attributes(of: kind), into: &node)
    return node
  }

  private mutating func container(
    _ kind: Scenario.ContainerKind
  ) throws(Abandoned) -> Scenario.Node {
    let first = next()
    var node = Scenario.Node(Located(.container(kind), at: first.place))
    let following = peek()
    if following.kind == .end, first.text != kind.rawValue { bareClass = first }
    if following.kind == .string
      || (following.kind == .word && !Words.attributes.contains(following.text))
    {
      node.name = try name("a name")
    }
    attributes(of: kind.rawValue, allowed: Words.attributes(of: .container(kind)), into: &node)
    return node
  }

  private mutating func appleController() throws(Abandoned) -> Scenario.Node {
    let start = next().place
    let kind = located(Scenario.Node.Kind.system(try system()), from: start)
    var node = Scenario.Node(kind)
    attributes(of: node.calledAs, allowed: Words.attributes(of: kind.value), into: &node)
    return node
  }

  private mutating func mention() throws(Abandoned) -> Scenario.Node {
    let first = peek()
    let name = try name("a name")
    var node = Scenario.Node(Located(.mention, at: name.place), name: name)
    let following = peek()
    if following.kind == .word, following.text != "selected" {
      if Words.attributes.contains(following.text) {
        throw refuse(.attributesOfMention(first.shown), at: following)
      }
      // Two words in a row: the first was meant for a keyword.
      if first.kind == .word, Nearest.word(to: first.text, among: Words.nodes) != nil {
        throw refuse(.unknown(.child, first.shown, known: Words.nodes), at: first)
      }
      let isMeant = Nearest.word(to: following.text, among: Words.attributes.sorted()) != nil
      if isMeant || first.kind != .word {
        throw refuse(.leftOver(following.shown, could: ["selected"]), at: following)
      }
      throw refuse(.needsQuotes(first.text + " " + following.text), at: first)
    }
    attributes(of: "a name alone", allowed: ["selected"], into: &node)
    return node
  }

  /// The attributes up to the end of the line; after a wrong one the next is looked for.
  mutating func attributes(of owner: String, allowed: [String], into node: inout Scenario.Node) {
    var said: Set<String> = []
    while !isAtEnd {
      do { try attribute(of: owner, allowed, &said, into: &node.attributes) } catch {
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
    of owner: String, _ allowed: [String], _ said: inout Set<String>,
    into attributes: inout Scenario.Attributes
  ) throws(Abandoned) {
    let token = peek()
    guard token.kind == .word, allowed.contains(token.text) else {
      if token.kind == .word, Words.attributes.contains(token.text) {
        next()
        throw refuse(.foreignAttribute(token.text, of: owner, could: allowed), at: token)
      }
      if token.isSign(":") || token.isSign("(") { throw refuse(.heldInLine(token.text), at: token) }
      if token.kind != .word { throw refuse(.leftOver(token.shown, could: allowed), at: token) }
      next()
      throw refuse(.unknown(.attribute, token.shown, known: allowed), at: token)
    }
    next()
    guard token.text == "asks" || !said.contains(token.text) else {
      throw refuse(.attributeTwice(token.text), at: token)
    }
    try value(of: token, into: &attributes)
    said.insert(token.text)
  }

  private mutating func value(
    of token: Token, into attributes: inout Scenario.Attributes
  ) throws(Abandoned) {
    switch token.text {
    case "wants": attributes.wants = try wantedMask()
    case "supports": attributes.supports = try supportsAnswer()
    case "prefers": attributes.prefers = try preferredAnswer()
    case "autorotates": attributes.autorotates = try yesNo()
    case "prefers-lock": attributes.prefersLock = try yesNo()
    case "ignores-app-mask": attributes.ignoresAppMask = try yesNo()
    case "legacy": attributes.legacy = try mask()
    case "asks":
      let asks = try asks()
      attributes.asks.append(Located(asks, at: token.place.through(taken)))
    case "selected": attributes.selected = Located(true, at: token.place)
    case "orientations": attributes.orientations = try mask()
    case "rotated": attributes.rotated = try choice(of: Scenario.Turn.self)
    case "default": attributes.preferenceDefault = try preferenceDefault()
    default: attributes.initially = try mask()
    }
  }

  /// The default of a preference's key, perhaps by idiom.
  mutating func preferenceDefault() throws(Abandoned) -> Scenario.PreferenceDefault {
    guard let first = take("phone") ?? take("pad") else {
      return .mask(try mask(could: ["phone", "pad"]))
    }
    let masks = try byIdiom(from: first) { reader throws(Abandoned) in try reader.mask() }
    return .idioms(phone: masks.phone, pad: masks.pad)
  }

  /// One `asks` clause after its first word.
  mutating func asks() throws(Abandoned) -> Scenario.Asks {
    var asks = Scenario.Asks(
      try phrase(of: [.top, .visible, .selected, .all], named: { $0.name }))
    while true {
      if take("for") != nil {
        asks.questions = try questions()
      } else if take("when") != nil {
        asks.onlyWhen = try references()
      } else if take("by") != nil {
        // Without `by` it is a subclass.
        asks.author = try phrase(of: [.delegate, .categoryExtension], named: { $0.name })
      } else {
        return asks
      }
    }
  }

  private mutating func questions() throws(Abandoned) -> [Controller.Question] {
    typealias Question = Controller.Question
    var asked: Set<Question> = []
    while case let token = peek(), token.kind == .word,
      let question = Question.allCases.first(where: { $0.name == token.text })
    {
      next()
      if !asked.insert(question).inserted { note(.questionTwice(token.text), at: token.place) }
    }
    guard !asked.isEmpty else { throw unexpected(could: Question.allCases.map { $0.name }) }
    return Question.allCases.filter(asked.contains)
  }
}

extension Token {
  /// Whether it is one of these words, or a slip of the pen for one.
  fileprivate func isMeantFor(_ words: [String]) -> Bool {
    if words.contains(text) { return true }
    return OrientationMask(word: text) == nil && Nearest.word(to: text, among: words) != nil
  }
}
