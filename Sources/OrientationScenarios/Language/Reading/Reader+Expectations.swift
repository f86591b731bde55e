import OrientationModel

extension Reader {
  /// What follows `expect`: qualifiers with a colon, then claims with `or` between.
  mutating func expectation() throws(Abandoned) -> Scenario.Expectation {
    var expectation = Scenario.Expectation([])
    if hasColonAhead() { try qualifiers(into: &expectation) }
    var runStart = 0
    repeat {
      let isFirst = expectation.claims.isEmpty
      let continues = !isFirst && peek().kind != .end && !beginsClaim(peek())
      if !continues { runStart = expectation.claims.count }
      expectation.claims.append(try claim(after: continues ? expectation.claims.last : nil))
      if continues { expectation.claims.shareWindow(from: runStart) }
    } while take("or") != nil
    try finish(could: ["or"])
    return expectation
  }

  /// Whether a colon outside brackets follows, as only qualifiers have one.
  private mutating func hasColonAhead() -> Bool {
    let mark = (position, column, peeked, isSilent)
    defer { (position, column, peeked, isSilent) = mark }
    isSilent = true
    var depth = 0
    while case let token = next(), token.kind != .end, token.kind != .broken {
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
      } else {
        guard let device = try device() else { throw Abandoned() }
        guard !expectation.devices.contains(device) else {
          note(.attributeTwice(device.value.name), at: device.place)
          throw Abandoned()
        }
        expectation.devices.append(device)
      }
    } while take(",") != nil
    try expect(":")
  }

  private mutating func claim(
    after last: Located<Scenario.Claim>?
  ) throws(Abandoned) -> Located<Scenario.Claim> {
    let first = peek()
    // Behind `or` a value alone continues the claim before.
    if let subject = last?.value.subject {
      return Located(try claim(on: subject), at: place(from: first))
    }
    guard beginsClaim(first) else { throw unexpected(could: Words.claims, as: .claim) }
    next()
    let claim: Scenario.Claim
    if let subject = Scenario.OpenQuestion.Subject(rawValue: first.text) {
      claim = try self.claim(on: subject)
    } else {
      switch first.text {
      case "turned": claim = .turned
      case "stayed": claim = .stayed
      case "not": claim = try not()
      default: claim = try none()
      }
    }
    return Located(claim, at: place(from: first))
  }

  private func beginsClaim(_ token: Token) -> Bool {
    token.kind == .word && Words.claimStarts.contains(token.text)
  }

  private mutating func place(from first: Token) -> Place {
    let length = max(first.place.length, lastColumn - first.place.column)
    return Place(line: line, column: first.place.column, length: length, offset: first.place.offset)
  }

  /// The column behind what was read last, blanks not counted.
  private var lastColumn: Int {
    mutating get {
      let token = peek()
      guard token.kind != .end else { return token.place.column }
      var blanks = 0
      while Byte.isBlank(bytes[token.place.offset - 1 - blanks]) { blanks += 1 }
      return token.place.column - blanks
    }
  }

  private mutating func none() throws(Abandoned) -> Scenario.Claim {
    if take("error") != nil { return .noError }
    if take("crash") != nil { return .noCrash }
    if take("callbacks") != nil { return try noCallbacks() }
    throw unexpected(could: ["error", "crash", "callbacks"])
  }

  private mutating func not() throws(Abandoned) -> Scenario.Claim {
    if take("asked") != nil { return .notAsked(try reference()) }
    if take("called") != nil { return .notCalled(try reference()) }
    throw unexpected(could: ["asked", "called"])
  }

  /// `no callbacks NAME`, or `no callbacks METHOD NAME`.
  private mutating func noCallbacks() throws(Abandoned) -> Scenario.Claim {
    let mark = (position, column, peeked)
    let controller = try reference()
    let token = peek()
    guard token.kind == .word || token.kind == .string, token.text != "or" else {
      return .noCallbacks(nil, on: controller)
    }
    (position, column, peeked) = mark
    return .noCallbacks(try method(), on: try reference())
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
    case .open(let question): question.subject
    case .turned, .stayed, .notAsked, .notCalled, .noError, .noCrash, .noCallbacks: nil
    }
  }
}

extension [Located<Scenario.Claim>] {
  /// Gives claims that share their first word the window that one of them names.
  fileprivate mutating func shareWindow(from start: Int) {
    let window = self[start...].lazy.compactMap(\.value.window).first
    guard let window else { return }
    for index in indices[start...] { self[index].value.look(at: window) }
  }
}

extension Scenario.Claim {
  /// The window an interface orientation is read in, where one is named.
  var window: Located<String>? {
    switch self {
    case .interface(_, let window): window
    case .open(let question): question.window
    default: nil
    }
  }

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
