import OrientationModel

extension Reader {
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
    let start = peek().place
    return located(try called(), from: start)
  }

  private mutating func called() throws(Abandoned) -> Scenario.Reference {
    let token = peek()
    if token.kind == .word, let kind = Scenario.ContainerKind(rawValue: token.text) {
      return try container(kind)
    }
    if token.isWord("UINavigationController"), wrapsNext() { return try container(.navigation) }
    if take("system") != nil { return .system(try system()) }
    return .name(try name("a name").value)
  }

  /// Whether a bracket follows the next word without a blank.
  private func wrapsNext() -> Bool {
    var ahead = ahead
    let first = ahead.next()
    return ahead.peek().isSign("(") && ahead.peek().isGlued(to: first)
  }

  /// `navigation`, `tabs 2` or `navigation(NAME)`.
  private mutating func container(
    _ kind: Scenario.ContainerKind
  ) throws(Abandoned) -> Scenario.Reference {
    let first = next()
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
      try expect(")")
      return .wrapper(of: inner.value)
    }
    guard following.kind == .word, let ordinal = Int(following.text), ordinal > 0 else {
      return .unnamed(kind, ordinal: 1)
    }
    next()
    return .unnamed(kind, ordinal: ordinal)
  }

  /// The kind of one of Apple's own controllers, after `system`.
  mutating func system() throws(Abandoned) -> SystemController {
    try choice(of: SystemController.self, as: .system)
  }

  mutating func references() throws(Abandoned) -> [Located<Scenario.Reference>] {
    var list = [try reference()]
    while take(",") != nil { list.append(try reference()) }
    return list
  }

  /// One or more mask words; a wrong one is noted and passed over.
  mutating func mask(could more: [String] = []) throws(Abandoned) -> OrientationMask {
    try masks(could: Words.masks + more).reduce(into: []) { $0.formUnion($1) }
  }

  /// A mask, or `enum` and the orientation whose raw value is returned in its place.
  mutating func maskAnswer(could more: [String] = []) throws(Abandoned) -> MaskAnswer {
    if take("enum") != nil { return .rawValue(of: try interfaceOrientation()) }
    return .mask(try mask(could: ["enum"] + more))
  }

  /// A property list's orientations, whose order counts.
  mutating func orientationList() throws(Abandoned) -> [InterfaceOrientation] {
    try masks(could: Words.masks, endsLine: true).flatMap { $0.orientations }.uniqued
  }

  /// `endsLine`: nothing else can follow.
  private mutating func masks(
    could known: [String], endsLine: Bool = false
  ) throws(Abandoned) -> [OrientationMask] {
    var masks: [OrientationMask] = []
    let isOpen = take("[") != nil
    var isBroken = false
    while case let token = peek(), token.kind == .word || token.kind == .string, !endsMask(token) {
      next()
      if token.kind == .word, let mask = OrientationMask(word: token.text) {
        if masks.count < 64 { masks.append(mask) }
      } else {
        _ = refuse(.unknown(.orientation, token.shown, known: known), at: token)
        // A word that is nothing like a mask ends it, where something else may follow.
        guard endsLine || Nearest.word(to: token.text, among: known) != nil else {
          throw Abandoned()
        }
        isBroken = true
      }
      _ = isOpen ? take(",") : take("|")
    }
    if isOpen {
      try expect("]")
      if masks.isEmpty { masks = [.none] }
    }
    if isBroken, masks.isEmpty { throw Abandoned() }
    guard !masks.isEmpty else { throw unexpected(could: known, as: .orientation) }
    return masks
  }

  /// Whether a word belongs to what follows a mask.
  private func endsMask(_ token: Token) -> Bool {
    token.kind == .word && OrientationMask(word: token.text) == nil
      && (Words.reserved.contains(token.text) || Words.attributes.contains(token.text))
  }

  mutating func interfaceOrientation(
    could more: [String] = []
  ) throws(Abandoned) -> InterfaceOrientation {
    try word(could: Words.orientations + more, as: .orientation) {
      InterfaceOrientation(name: Spelling.interface($0))
    }
  }

  mutating func deviceOrientation(
    could more: [String] = []
  ) throws(Abandoned) -> DeviceOrientation {
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

  mutating func preferredAnswer() throws(Abandoned) -> PreferredOrientation {
    if takeUnknown() != nil { return .unknown }
    if take("current") != nil { return .current }
    if take("raw") != nil { return try rawPreference() }
    return .side(try interfaceOrientation(could: ["unknown", "current", "raw"]))
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
