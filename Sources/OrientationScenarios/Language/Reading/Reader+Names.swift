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
    if let start = take("system") {
      let system = try system()
      return Located(.system(system.value), at: start.place.through(system.place))
    }
    let name = try name("a name")
    return Located(.name(name.value), at: name.place)
  }

  /// `navigation`, `tabs 2` or `navigation(NAME)`, behind its first word.
  private mutating func container(
    _ kind: Scenario.ContainerKind, at first: Token
  ) throws(Abandoned) -> Located<Scenario.Reference> {
    let following = peek()
    if following.isSign("("), following.isGlued(to: first) {
      guard kind == .navigation else {
        throw refuse(.leftOver("(", could: ["\(first.text), without brackets"]), at: following)
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

  /// The kind of one of Apple's own controllers, behind `system`.
  mutating func system() throws(Abandoned) -> Located<SystemController> {
    let token = peek()
    guard token.kind == .word, let system = SystemController(name: token.text) else {
      throw unexpected(could: Words.systems, as: .system)
    }
    next()
    return Located(system, at: token.place)
  }

  /// References with commas between.
  mutating func references() throws(Abandoned) -> [Located<Scenario.Reference>] {
    var list = [try reference()]
    while take(",") != nil { list.append(try reference()) }
    return list
  }
}

extension Scenario.Reference {
  /// What a name in quotation marks means where nothing is declared by it: `"navigation(List)"` and
  /// `"tabs 2"` are what the same words are without them.
  var spelledOut: Scenario.Reference? {
    guard case .name(let name) = self else { return nil }
    var reader = Reader(Array(name.utf8))
    reader.isSilent = true
    reader.lineEnd = reader.bytes.count
    reader.begin(at: 0)
    guard let meant = try? reader.reference(), reader.peek().kind == .end else { return nil }
    if case .name = meant.value { return nil }
    return meant.value
  }
}

extension Token {
  /// A stand-in for something longer that was read already.
  fileprivate init(_ reference: Located<Scenario.Reference>, end: Int) {
    self.init(kind: .word, text: "", place: reference.place, end: end)
  }
}

extension Place {
  /// From here to the end of another place in the same line.
  func through(_ last: Place) -> Place {
    Place(
      line: line, column: column, length: max(length, last.column + last.length - column),
      offset: offset)
  }
}

extension String {
  /// Whether it may stand as a name without quotation marks.
  var isBareName: Bool {
    !isEmpty && !Words.reserved.contains(self)
      && !utf8.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
  }
}
