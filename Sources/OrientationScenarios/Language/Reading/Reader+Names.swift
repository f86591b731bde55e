import OrientationModel

extension Reader {
  /// A name as it is declared, or a window's.
  mutating func name(_ what: String) throws(Abandoned) -> Located<String> {
    let token = peek()
    switch token.kind {
    case .string:
      next()
      guard !token.text.isEmpty else { throw refuse(.emptyName, at: token) }
      return Located(token.text, at: token.place)
    case .word:
      guard token.text.isBareName else { throw refuse(.needsQuotes(token.shown), at: token) }
      next()
      return Located(token.text, at: token.place)
    case .sign, .broken, .end:
      throw refuse(
        token.kind == .sign ? .leftOver(token.text, could: [what]) : .missing(what, could: []),
        at: token)
    }
  }

  /// A controller, as steps and expectations call it.
  mutating func reference() throws(Abandoned) -> Located<Scenario.Reference> {
    let token = peek()
    if token.kind == .word, let kind = Scenario.ContainerKind(rawValue: token.text) {
      next()
      return try container(kind, at: token)
    }
    if token.isWord("UINavigationController"), wrapsNext() {
      next()
      return try container(.navigation, at: token)
    }
    if let start = take("system") {
      let system = try system()
      return Located(.system(system.value), at: start.place.through(system.place))
    }
    return try name("a name").map { .name($0) }
  }

  /// Whether a bracket follows the next word without a blank.
  private func wrapsNext() -> Bool {
    var ahead = ahead
    let first = ahead.next()
    return ahead.peek().isSign("(") && ahead.peek().isGlued(to: first)
  }

  /// `navigation`, `tabs 2` or `navigation(NAME)`, after its first word.
  private mutating func container(
    _ kind: Scenario.ContainerKind, at first: Token
  ) throws(Abandoned) -> Located<Scenario.Reference> {
    let following = peek()
    if following.isSign("("), following.isGlued(to: first) {
      guard kind == .navigation else {
        throw refuse(.leftOver("(", could: ["\(first.text), without parentheses"]), at: following)
      }
      next()
      let inner = try reference()
      if case .wrapper = inner.value {
        throw refuse(
          .leftOver("navigation(…", could: ["a name"]), at: Token(inner, end: following.end))
      }
      let close = try expect(")")
      return Located(.wrapper(of: inner.value), at: first.place.through(close.place))
    }
    if following.kind == .word, let ordinal = Int(following.text), ordinal > 0 {
      next()
      let place = first.place.through(following.place)
      return Located(.unnamed(kind, ordinal: ordinal), at: place)
    }
    return Located(.unnamed(kind, ordinal: 1), at: first.place)
  }

  /// The kind of one of Apple's own controllers, after `system`.
  mutating func system() throws(Abandoned) -> Located<SystemController> {
    try word(could: Words.systems, as: .system) { SystemController(name: $0) }
  }

  /// References with commas between.
  mutating func references() throws(Abandoned) -> [Located<Scenario.Reference>] {
    var list = [try reference()]
    while take(",") != nil { list.append(try reference()) }
    return list
  }

  /// One or more mask words; a wrong one is noted and passed over.
  mutating func mask(could more: [String] = []) throws(Abandoned) -> Located<OrientationMask> {
    let words = try orientationWords(could: Words.masks + more)
    var mask: OrientationMask = []
    for word in words.value { mask.formUnion(OrientationMask(word: word) ?? []) }
    return Located(mask, at: words.place)
  }

  /// A mask, or `enum` and the orientation whose raw value is returned in its place.
  mutating func maskAnswer(could more: [String] = []) throws(Abandoned) -> Located<MaskAnswer> {
    if let start = take("enum") {
      let orientation = try interfaceOrientation()
      return Located(.rawValue(of: orientation.value), at: start.place.through(orientation.place))
    }
    return try mask(could: ["enum"] + more).map { .mask($0) }
  }

  /// A property list's orientations, whose order counts.
  mutating func orientationList() throws(Abandoned) -> Located<[InterfaceOrientation]> {
    let words = try orientationWords(could: Words.masks)
    var list: [InterfaceOrientation] = []
    for word in words.value {
      for orientation in OrientationMask(word: word)?.orientations ?? []
      where !list.contains(orientation) { list.append(orientation) }
    }
    return Located(list, at: words.place)
  }

  private mutating func orientationWords(
    could known: [String]
  ) throws(Abandoned) -> Located<[String]> {
    var words: [String] = []
    let open = take("[")
    var place: TextPlace? = open?.place
    var isBroken = false
    while case let token = peek(), token.kind == .word || token.kind == .string, !endsMask(token) {
      next()
      place = place?.through(token.place) ?? token.place
      if token.kind == .string || OrientationMask(word: token.text) == nil {
        _ = refuse(.unknown(.orientation, token.shown, known: known), at: token)
        // A word that is nothing like a mask ends it.
        guard Nearest.word(to: token.text, among: known) != nil else { throw Abandoned() }
        isBroken = true
      } else if words.count < 64 {
        words.append(token.text)
      }
      _ = open == nil ? take("|") : take(",")
    }
    if open != nil {
      let close = try expect("]")
      place = place?.through(close.place)
      if words.isEmpty { words = ["none"] }
    }
    if isBroken, words.isEmpty { throw Abandoned() }
    guard let place, !words.isEmpty else { throw unexpected(could: known, as: .orientation) }
    return Located(words, at: place)
  }

  /// Whether a word belongs to what follows a mask.
  private func endsMask(_ token: Token) -> Bool {
    token.kind == .word && OrientationMask(word: token.text) == nil
      && (Words.reserved.contains(token.text) || Words.attributes.contains(token.text))
  }

  mutating func interfaceOrientation(
    could more: [String] = []
  ) throws(Abandoned) -> Located<InterfaceOrientation> {
    try word(could: Words.orientations + more, as: .orientation) {
      InterfaceOrientation(name: Spelling.interface($0))
    }
  }

  mutating func deviceOrientation(
    could more: [String] = []
  ) throws(Abandoned) -> Located<DeviceOrientation> {
    try word(could: Words.held + more, as: .orientation) {
      DeviceOrientation(name: Spelling.device($0))
    }
  }

  /// Takes the orientation that is none, if it comes next.
  mutating func takeUnknown() -> Token? {
    let token = peek()
    guard token.kind == .word, Spelling.interface(token.text) == "unknown" else { return nil }
    return next()
  }

  /// What is preferred for a presentation: an orientation, or `unknown`.
  mutating func preferredAnswer() throws(Abandoned) -> Located<PreferredOrientation> {
    if let unknown = takeUnknown() { return Located(.unknown, at: unknown.place) }
    if let current = take("current") { return Located(.current, at: current.place) }
    if let raw = take("raw") { return try rawPreference(at: raw) }
    return try interfaceOrientation(could: ["unknown", "current", "raw"]).map {
      PreferredOrientation($0)
    }
  }
}

extension Scenario.Reference {
  /// What a name in quotation marks means where nothing is declared by it: `"navigation(List)"` and
  /// `"tabs 2"` are what the same words are without them.
  var spelledOut: Scenario.Reference? {
    guard case .name(let name) = self else { return nil }
    var reader = Reader(Array(name.utf8)).ahead
    reader.lineEnd = reader.bytes.count
    reader.begin(at: 0)
    guard let meant = try? reader.reference(), reader.peek().kind == .end else { return nil }
    if case .name = meant.value { return nil }
    return meant.value
  }
}

extension Token {
  /// A token for several that were read as one.
  fileprivate init(_ reference: Located<Scenario.Reference>, end: Int) {
    self.init(kind: .word, text: "", place: reference.place, end: end)
  }
}

extension TextPlace {
  /// From here to the end of another place in the same line.
  func through(_ last: TextPlace) -> TextPlace { reaching(last.column + last.length) }

  /// From here to a column of the same line, and no shorter than it is.
  func reaching(_ end: Int) -> TextPlace {
    TextPlace(line: line, column: column, length: max(length, end - column), offset: offset)
  }
}

extension String {
  /// Whether it may stand as a name without quotation marks.
  var isBareName: Bool {
    !isEmpty && !Words.reserved.contains(self)
      && !utf8.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
  }
}

extension OrientationMask {
  /// The mask a single word of the language stands for.
  init?(word: String) {
    let word = Spelling.mask(word)
    switch word {
    case "landscape": self = .landscape
    case "allButUpsideDown": self = .allButUpsideDown
    case "all": self = .all
    case "none": self = .none
    default:
      guard let orientation = InterfaceOrientation(name: word) else { return nil }
      self = orientation.mask
    }
  }
}
