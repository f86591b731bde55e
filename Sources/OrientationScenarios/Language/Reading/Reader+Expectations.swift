import OrientationModel

extension Reader {
  /// What follows `expect`: qualifiers with a colon, then claims with `or` between.
  mutating func expectation() throws(Abandoned) -> Scenario.Expectation {
    var expectation = Scenario.Expectation([])
    let first = peek()
    let isQualifier = first.isWord("ios") || first.isWord("linked") || hasColonAhead()
    if isQualifier, !beginsClaim(first) { try qualifiers(into: &expectation) }
    expectation.claims = try claims()
    try finish(could: ["or"] + ends)
    return expectation
  }

  /// `always CLAIM if CLAIM`, from its first word.
  mutating func property() throws(Abandoned) -> Scenario.Property {
    let start = peek().place
    let mode = located(try choice(of: Scenario.Property.Mode.self), from: start)
    ends = ["if"]
    var property = Scenario.Property(mode, try expectation())
    ends = []
    if take("if") != nil { property.condition = try claims() }
    property.mode.place = mode.place.reaching(lastColumn)
    try finish(could: ["or"])
    return property
  }

  private mutating func claims() throws(Abandoned) -> [Located<Scenario.Claim>] {
    var claims: [Located<Scenario.Claim>] = []
    var runStart = 0
    repeat {
      let continues = !claims.isEmpty && !isAtEnd && !beginsClaim(peek())
      if !continues { runStart = claims.count }
      claims.append(try claim(after: continues ? claims.last : nil))
      if continues { claims.shareWindow(from: runStart) }
    } while take("or") != nil
    return claims
  }

  /// Whether a colon outside brackets follows, as only qualifiers have one.
  private func hasColonAhead() -> Bool {
    var ahead = ahead
    var depth = 0
    while case let token = ahead.next(), token.kind != .end, token.kind != .broken {
      if token.isSign("(") { depth += 1 }
      if token.isSign(")") { depth -= 1 }
      if token.isSign(":"), depth == 0 { return true }
    }
    return false
  }

  private mutating func qualifiers(into expectation: inout Scenario.Expectation) throws(Abandoned) {
    repeat {
      if let word = take("ios") {
        guard expectation.versions == nil else { throw refuse(.attributeTwice("ios"), at: word) }
        expectation.versions = try versions()
      } else if let word = take("linked") {
        guard expectation.linked == nil else { throw refuse(.attributeTwice("linked"), at: word) }
        expectation.linked = try versions()
      } else {
        guard let device = try device() else { throw Abandoned() }
        guard !expectation.devices.contains(device.value) else {
          note(.attributeTwice(device.value.name), at: device.place)
          throw Abandoned()
        }
        expectation.devices.append(device.value)
      }
    } while take(",") != nil
    if take(":") == nil { throw unexpected(could: [",", ":"]) }
  }

  private mutating func claim(
    after last: Located<Scenario.Claim>?
  ) throws(Abandoned) -> Located<Scenario.Claim> {
    let first = peek()
    // After `or` a value alone continues the claim before.
    if let subject = last?.value.subject {
      return Located(try claim(on: subject), at: first.place.reaching(lastColumn))
    }
    let claim = try claim(saying: try phrase(of: Words.claims, as: .claim, named: { $0 }))
    return Located(claim, at: first.place.reaching(lastColumn))
  }

  private mutating func claim(saying words: String) throws(Abandoned) -> Scenario.Claim {
    if let subject = Scenario.OpenQuestion.Subject(rawValue: words) {
      return try claim(on: subject)
    }
    switch words {
    case "turned": return .turned
    case "stayed": return .stayed
    case "as wanted": return .asWanted
    case "not as wanted": return .notAsWanted
    case "no error": return .noError
    case "no crash": return .noCrash
    case "not asked": return .notAsked(try reference())
    case "not called": return .notCalled(try reference())
    default: return try noCallbacks()
    }
  }

  private func beginsClaim(_ token: Token) -> Bool {
    token.kind == .word && Words.claimStarts.contains(token.text)
  }

  /// The column after what was read last, blanks not counted.
  private var lastColumn: Int {
    mutating get {
      let token = peek()
      guard token.kind != .end else { return token.place.column }
      var blanks = 0
      while Byte.isBlank(bytes[token.place.offset - 1 - blanks]) { blanks += 1 }
      return token.place.column - blanks
    }
  }

  /// `no callbacks NAME`, or `no callbacks METHOD NAME`.
  private mutating func noCallbacks() throws(Abandoned) -> Scenario.Claim {
    let mark = (position, column, peeked)
    let controller = try reference()
    let token = peek()
    guard token.kind == .word || token.kind == .string, token.text != "or", !isAtEnd else {
      return .noCallbacks(nil, on: controller)
    }
    (position, column, peeked) = mark
    return .noCallbacks(try method(), on: try reference())
  }

  mutating func claim(
    on subject: Scenario.OpenQuestion.Subject
  ) throws(Abandoned) -> Scenario.Claim {
    if let sign = take("?") {
      var window: Located<String>?
      if subject == .interface, take("in") != nil { window = try name("a window's name") }
      return .open(
        Scenario.OpenQuestion(subject, in: window, sign: Located(.questionMark, at: sign.place)))
    }
    switch subject {
    case .interface: return try interfaceClaim()
    case .device: return .device(try deviceOrientation(could: ["?"]))
    case .visible: return .visible(try reference())
    case .asked: return .asked(take("nobody") == nil ? try references() : [])
    case .called: return .called(try references())
    case .allowed: return .allowed(try mask(could: ["?"]))
    case .because: return .because(try rule())
    case .console: return .console(try text())
    case .error: return .error(peek().kind == .string ? try text() : nil)
    case .crash: return .crash(peek().kind == .string ? try text() : nil)
    case .callbacks: return .callbacks(try callbacks())
    case .size: return try sizeClaim()
    case .sizeClass:
      return .sizeClass(try choice(of: SizeClass.self), try choice(of: SizeClass.self))
    case .letterboxed: return .letterboxed(try yesNo())
    case .statusBar: return .statusBar(try interfaceValue())
    case .keyboard: return .keyboard(try interfaceValue())
    case .display: return .display(try choice(of: Display.self))
    case .posture: return .posture(try choice(of: Posture.self))
    }
  }

  /// The scene's size, or a name and the size of its view.
  private mutating func sizeClaim() throws(Abandoned) -> Scenario.Claim {
    let first = peek()
    if first.kind == .word, PointSize(text: first.text) != nil || isAtEnd {
      return .size(try pointSize(could: ["NAME", "?"]), of: nil)
    }
    let controller = try reference()
    return .size(try pointSize(), of: controller)
  }

  /// An orientation, or `landscape` for either side.
  private mutating func interfaceValue() throws(Abandoned) -> Scenario.InterfaceValue {
    if take("landscape") != nil { return .landscape }
    return .exactly(try interfaceOrientation(could: ["landscape", "?"]))
  }

  private mutating func interfaceClaim() throws(Abandoned) -> Scenario.Claim {
    var values: [Scenario.InterfaceValue] = []
    repeat { values.append(try interfaceValue()) } while take("then") != nil
    let window = take("in") == nil ? nil : try name("a window's name")
    return .interface(values, in: window)
  }

  private mutating func rule() throws(Abandoned) -> Rule {
    let token = peek()
    let parts = token.text.split(separator: "-", omittingEmptySubsequences: false)
    let chapter = parts.first.flatMap { Rule.Chapter(name: $0.uppercased()) }
    guard token.kind == .word, parts.count == 2, let chapter, parts[1].first?.isNumber == true
    else { throw unexpected(could: [], as: .rule) }
    guard let rule = Rule(number: token.text) else {
      let known = Rule.allCases.filter { $0.chapter == chapter }.map { $0.number }
      throw refuse(.unknown(.rule, token.shown, known: known), at: token)
    }
    next()
    return rule
  }

  private mutating func text() throws(Abandoned) -> String {
    let token = peek()
    guard token.kind == .string else { throw unexpected(could: ["\"TEXT\"", "?"]) }
    next()
    return token.text
  }

  private mutating func callbacks() throws(Abandoned) -> [Scenario.Callback] {
    var list: [Scenario.Callback] = []
    repeat {
      let method = try method()
      let token = peek()
      let hasOwner =
        token.kind == .string || (token.kind == .word && token.text != "or" && !isAtEnd)
      list.append(Scenario.Callback(method, on: hasOwner ? try reference() : nil))
    } while take(",") != nil
    return list
  }

  /// A method as UIKit spells it, with its argument labels if it has some.
  mutating func method() throws(Abandoned) -> String {
    let first = peek()
    guard first.kind == .word else { throw unexpected(could: ["viewWillAppear", "?"]) }
    var last = next()
    var text = first.text
    guard peek().isSign("("), peek().isGlued(to: last) else { return text }
    while case let token = peek(), token.kind == .word || token.kind == .sign,
      token.isGlued(to: last)
    {
      last = next()
      text += token.text
      if token.isSign(")") { return text }
    }
    throw unexpected(could: [")"])
  }
}

extension Scenario.Claim {
  /// What it is about, where a value alone can be about the same.
  var subject: Scenario.OpenQuestion.Subject? {
    switch self {
    case .interface: .interface
    case .device: .device
    case .visible: .visible
    case .asked: .asked
    case .called: .called
    case .allowed: .allowed
    case .because: .because
    case .console: .console
    case .error(let text): text == nil ? nil : .error
    case .crash(let text): text == nil ? nil : .crash
    case .callbacks: .callbacks
    case .size: .size
    case .sizeClass: .sizeClass
    case .letterboxed: .letterboxed
    case .statusBar: .statusBar
    case .keyboard: .keyboard
    case .display: .display
    case .posture: .posture
    case .open(let question): question.subject
    default: nil
    }
  }

  /// The window an interface orientation is read in, where one is named.
  var window: Located<String>? { named.windows.first }

  fileprivate mutating func look(at window: Located<String>) {
    switch self {
    case .interface(let values, nil): self = .interface(values, in: window)
    case .open(var question) where question.subject == .interface && question.window == nil:
      question.window = window
      self = .open(question)
    default: break
    }
  }
}

extension [Located<Scenario.Claim>] {
  /// Gives claims that share their first word the window that one of them names.
  fileprivate mutating func shareWindow(from start: Int) {
    let window = self[start...].lazy.compactMap { $0.value.window }.first
    guard let window else { return }
    for index in indices[start...] { self[index].value.look(at: window) }
  }
}
