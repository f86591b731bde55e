import OrientationModel

extension Reader {
  /// The rest of a set-up line behind its first word, `ios` excepted.
  mutating func setting(_ word: String, into settings: inout Scenario.Settings) throws(Abandoned) {
    switch word {
    case "device": settings.devices = try devices()
    case "linked": settings.linked = try version()
    case "held": settings.held = try deviceOrientation()
    case "lock": settings.lock = try onOff()
    case "plist": settings.plist = try orientationList()
    case "plist phone": settings.phonePlist = try orientationList()
    case "plist pad": settings.padPlist = try orientationList()
    case "delegate": settings.delegate = try delegateAnswer()
    case "scene-delegate": settings.sceneDelegate = try maskAnswer()
    case "requires-full-screen": settings.requiresFullScreen = try yesNo()
    case "scene": settings.scene = try choice(of: SceneMode.self, named: \.name)
    case "life-cycle": settings.lifeCycle = try choice(of: Scenario.LifeCycle.self)
    default: throw unexpected(could: Words.settings, as: .statement)
    }
    try finish()
  }

  /// The rest of a line for people: `title`, `about`, `source`, `evidence`.
  mutating func heading(_ word: String, into header: inout Scenario.Header) throws(Abandoned) {
    switch word {
    case "title": header.title = try prose("title")
    case "about": header.about.append(try prose("about", isOptional: true))
    case "source": header.sources.append(try prose("source"))
    default:
      header.evidence = try choice(of: Scenario.Evidence.self)
      try finish()
    }
  }

  /// `NAME yes|no`, behind `assume`.
  mutating func assumed() throws(Abandoned) -> Scenario.Assumed {
    let token = peek()
    guard token.kind == .word, let assumption = Assumption(name: token.text) else {
      throw unexpected(could: Assumption.allCases.map(\.name), as: .assumption)
    }
    next()
    let holds = try yesNo()
    try finish()
    return Scenario.Assumed(Located(assumption, at: token.place), holds: holds.value)
  }

  mutating func onOff() throws(Abandoned) -> Located<Bool> { try either("on", or: "off") }

  mutating func yesNo() throws(Abandoned) -> Located<Bool> { try either("yes", or: "no") }

  private mutating func either(
    _ positive: String, or negative: String
  ) throws(Abandoned) -> Located<Bool> {
    if let token = take(positive) { return Located(true, at: token.place) }
    if let token = take(negative) { return Located(false, at: token.place) }
    throw unexpected(could: [positive, negative])
  }

  /// One word of a list.
  mutating func choice<Choice: RawRepresentable & CaseIterable & Hashable & Sendable>(
    of choices: Choice.Type
  ) throws(Abandoned) -> Located<Choice> where Choice.RawValue == String {
    try choice(of: choices, named: \.rawValue)
  }

  mutating func choice<Choice: CaseIterable & Hashable & Sendable>(
    of choices: Choice.Type, named name: (Choice) -> String
  ) throws(Abandoned) -> Located<Choice> {
    let token = peek()
    guard token.kind == .word,
      let choice = choices.allCases.first(where: { name($0) == token.text })
    else { throw unexpected(could: choices.allCases.map(name)) }
    next()
    return Located(choice, at: token.place)
  }

  /// What `delegate` answers, in the set-up and behind `set`.
  mutating func delegateAnswer() throws(Abandoned) -> Located<Scenario.DelegateAnswer> {
    if let start = take("asks") {
      let top = try expect("top")
      return Located(.top, at: start.place.through(top.place))
    }
    let token = peek()
    guard token.kind == .word, token.text == "enum" || OrientationMask(word: token.text) != nil
    else { throw unexpected(could: Words.masks + ["asks top", "enum"], as: .orientation) }
    let mask = try maskAnswer()
    guard take("for") != nil else { return Located(.mask(mask.value), at: mask.place) }
    if take("window") != nil {
      let window = try name("a window's name")
      let otherwise = try otherwise()
      return Located(
        .window(window, mask.value, otherwise: otherwise.value),
        at: mask.place.through(otherwise.place))
    }
    let screens = try references()
    let otherwise = try otherwise()
    return Located(
      .during(screens, mask.value, otherwise: otherwise.value),
      at: mask.place.through(otherwise.place))
  }

  private mutating func otherwise() throws(Abandoned) -> Located<MaskAnswer> {
    try expect("otherwise")
    return try maskAnswer()
  }
}
