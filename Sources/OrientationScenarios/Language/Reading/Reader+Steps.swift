import OrientationModel

extension Reader {
  /// A step, perhaps for some versions only, after its first word.
  ///
  /// After `ios VERSIONS:` these versions are given already.
  mutating func step(
    at first: Token, only versions: Scenario.VersionList? = nil
  ) throws(Abandoned) -> Scenario.Step {
    guard first.text == "ios" else {
      let action = try action(at: first)
      return Scenario.Step(Located(action, at: statementPlace(from: first)), only: versions)
    }
    guard versions == nil else {
      throw refuse(.saidTwice("ios", first: first.place.line), at: first)
    }
    let listed = try self.versions()
    try expect(":")
    return try step(at: next(), only: listed)
  }

  /// From a statement's first word to where reading stands.
  private mutating func statementPlace(from first: Token) -> TextPlace {
    isAtEnd ? first.place.reaching(peek().place.column) : first.place
  }

  private mutating func action(at first: Token) throws(Abandoned) -> Scenario.Action {
    if first.kind == .end { throw refuse(.missing("step", could: Words.steps), at: first) }
    guard first.kind == .word, let word = StepWord(rawValue: first.text) else {
      throw refuse(.unknown(.step, first.shown, known: Words.steps), at: first)
    }
    let action = try action(word)
    try finish()
    return action
  }

  private mutating func action(_ word: StepWord) throws(Abandoned) -> Scenario.Action {
    switch word {
    case .rotate: return try rotate()
    case .lock: return .lock(try onOff())
    case .push:
      let controller = try reference()
      return .push(controller, into: take("in") == nil ? nil : try reference())
    case .pop: return try pop()
    case .present: return try present()
    case .dismiss:
      if peek().isWord("all") { throw refuse(.leftOver("all", could: []), at: peek()) }
      return .dismiss(isAtEnd ? nil : try reference())
    case .select: return .select(try reference())
    case .replace: return try replace()
    case .force: return try force()
    case .request: return .request(try mask())
    case .update: return try update()
    case .statusBar: return .statusBar(try interfaceOrientation())
    case .begin:
      return try phrase(of: [.beginPop, .beginDismiss, .beginGenerating]) {
        String($0.text.dropFirst("begin ".count))
      }
    case .end:
      try expect("generating")
      return .endGenerating
    case .cancel: return .cancel
    case .finish: return .finish
    case .attempt: return .attempt
    case .background: return .background
    case .foreground: return .foreground
    case .set: return try set()
    case .add: return .addWindow(try window())
    case .show: return .showWindow(try window())
    case .hide: return .hideWindow(try window())
    case .resize: return .resize(try sceneShape())
    case .open: return .fold(.open)
    case .close: return .fold(.closed)
    case .fold: return .fold(.half)
    case .note: return .note(try prose("note"))
    }
  }

  private mutating func rotate() throws(Abandoned) -> Scenario.Action {
    if take("left") != nil { return .rotateLeft }
    if take("right") != nil { return .rotateRight }
    return .rotate(try deviceOrientation(could: ["left", "right"]))
  }

  private mutating func pop() throws(Abandoned) -> Scenario.Action {
    if isAtEnd || peek().isSign(";") { return .pop }
    try expect("to")
    if take("root") != nil { return .popToRoot }
    return .popTo(try reference())
  }

  private mutating func present() throws(Abandoned) -> Scenario.Action {
    let presented = try reference()
    var style: PresentationStyle?
    var presenter: Located<Scenario.Reference>?
    while !isAtEnd {
      if style == nil, take("as") != nil {
        style = try self.style()
      } else if presenter == nil, take("from") != nil {
        presenter = try reference()
      } else {
        let could = (style == nil ? ["as"] : []) + (presenter == nil ? ["from"] : [])
        throw refuse(.leftOver(peek().shown, could: could), at: peek())
      }
    }
    return .present(presented, as: style, from: presenter)
  }

  private mutating func style() throws(Abandoned) -> PresentationStyle {
    let style = try word(could: Words.styles, as: .style) {
      PresentationStyle(name: Spelling.style($0))
    }
    return style == .custom && take("removing") != nil ? .customRemoving : style
  }

  private mutating func replace() throws(Abandoned) -> Scenario.Action {
    if take("root") != nil {
      try expect("with")
      return .replaceRoot(try reference())
    }
    let old = try reference()
    try expect("with")
    return .replace(old, with: try reference())
  }

  private mutating func force() throws(Abandoned) -> Scenario.Action {
    if takeUnknown() != nil { return .force(.unknown) }
    if take("preferred") != nil { return .force(.preferred) }
    return .force(.orientation(try interfaceOrientation(could: ["unknown", "preferred"])))
  }

  private mutating func update() throws(Abandoned) -> Scenario.Action {
    if take("lock") != nil { return .updateLock(isAtEnd ? nil : try reference()) }
    return .update(isAtEnd ? nil : try reference())
  }

  private mutating func set() throws(Abandoned) -> Scenario.Action {
    if take("delegate") != nil { return .set(.delegate(try delegateAnswer())) }
    let controller = try reference()
    let token = peek()
    guard token.kind == .word, Words.changes.contains(token.text) else {
      throw unexpected(could: Words.changes, as: .attribute)
    }
    next()
    switch token.text {
    case "supports": return .set(.supports(controller, try supportsAnswer()))
    case "prefers": return .set(.prefers(controller, try preferredAnswer()))
    case "autorotates": return .set(.autorotates(controller, try yesNo()))
    case "wants": return .set(.wants(controller, try wantedMask()))
    case "prefers-lock": return .set(.prefersLock(controller, try yesNo()))
    default: return .set(.orientations(controller, try mask()))
    }
  }

  private mutating func window() throws(Abandoned) -> Located<String> {
    try expect("window")
    return try name("a window's name")
  }
}
