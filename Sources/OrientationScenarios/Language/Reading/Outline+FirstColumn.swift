import OrientationModel

extension Outline {
  /// Reads a line of the first column.
  mutating func firstColumn() throws(Abandoned) -> Frame {
    let first = reader.peek()
    guard first.kind == .word else { throw unknownStatement(first) }
    switch Spelling.keyword(first.text) {
    case "ios": return try ios(first)
    case "lock" where firstLines["root"] != nil || setUpEnd != nil: return try step(first)
    case "root": return try root(first)
    case "window": return try window(first)
    case "cover", "sheet":
      isSetUp(first)
      return Frame(kind: .node, node: try reader.content())
    case "expect": try launchExpectation(first)
    case "always", "never", "possible": try property(first)
    case "poster": try poster(first)
    case _ where Words.settings.contains(first.text): try setUp(first)
    case "system" where setUpEnd == nil:
      return try nodeFrame()
    case _ where Words.kinds.contains(Spelling.keyword(first.text)):
      isSetUp(first)
      return try nodeFrame()
    case _ where Words.steps.contains(first.text): return try step(first)
    default: throw unknownStatement(first)
    }
    return Frame(kind: .leaf(first.text))
  }

  private mutating func unknownStatement(_ first: Token) -> Abandoned {
    // It may have been anything, the root as well.
    frames[0].lostRoot = true
    if first.isWord("when") || first.isWord("system") {
      return reader.refuse(
        .cannotHang(first.text, under: "in the first column", could: Words.statements), at: first)
    }
    return reader.refuse(.unknown(.statement, first.shown, known: Words.statements), at: first)
  }

  /// Notes set-up after the first step.
  private mutating func isSetUp(_ word: Token) {
    guard let setUpEnd else { return }
    reader.note(.afterFirstStep(word.text, first: setUpEnd), at: word.place)
  }

  /// Notes a line that stood before, and may not.
  private mutating func isOnce(_ key: String, _ place: TextPlace) {
    if let first = firstLines[key] {
      reader.note(.saidTwice(key, first: first), at: place)
    } else {
      firstLines[key] = place.line
    }
  }

  private mutating func setUp(_ first: Token) throws(Abandoned) {
    isSetUp(first)
    let key = reader.settingKey()
    switch key {
    case _ where Words.headings.contains(key):
      if ["title", "evidence", "par"].contains(key) { isOnce(key, first.place) }
      try reader.heading(key, into: &scenario.header)
    case "assume":
      let assumed = try reader.assumed()
      isOnce("assume \(assumed.assumption.name)", first.place)
      scenario.settings.assumptions.append(assumed)
    default:
      isOnce(key, first.place)
      scenario.settings.take(try reader.setting(key))
    }
  }

  private mutating func ios(_ first: Token) throws(Abandoned) -> Frame {
    reader.next()
    let versions = try reader.located { reader throws(Abandoned) in try reader.versions() }
    guard reader.take(":") != nil else {
      guard reader.isAtEnd else { throw reader.unexpected(could: [",", ":"]) }
      isSetUp(first)
      isOnce("ios", first.place)
      scenario.settings.ios = versions
      return Frame(kind: .leaf("ios"))
    }
    return try step(first, only: versions.value)
  }

  private mutating func step(
    _ first: Token, only versions: Scenario.VersionList? = nil
  ) throws(Abandoned) -> Frame {
    if setUpEnd == nil { setUpEnd = first.place.line }
    hasSteps = true
    let step = try reader.step(at: reader.next(), only: versions)
    // Nothing happens in a note that could be expected.
    return Frame(kind: step.isNote ? .leaf("note") : .step, step: step)
  }

  private mutating func window(_ first: Token) throws(Abandoned) -> Frame {
    isSetUp(first)
    reader.next()
    let window = try reader.declaredWindow()
    try reader.finish()
    return Frame(kind: .window, window: window)
  }

  private mutating func root(_ first: Token) throws(Abandoned) -> Frame {
    isSetUp(first)
    isOnce("root", first.place)
    return try rootLine()
  }

  /// `root`, with or without a controller on the line; in the first column or in a window.
  mutating func rootLine() throws(Abandoned) -> Frame {
    reader.next()
    guard !reader.isAtEnd else { return Frame(kind: .root) }
    do { return try nodeFrame(isRoot: true) } catch {
      frames[frames.count - 1].lostRoot = true
      throw error
    }
  }

  /// A controller's line; whether a class of UIKit's stands for a container or for a screen's name is
  /// known once it is known what hangs under it.
  mutating func nodeFrame(isRoot: Bool = false) throws(Abandoned) -> Frame {
    let node = try reader.node()
    return Frame(kind: .node, node: node, isRoot: isRoot, bareClass: reader.bareClass)
  }

  private mutating func launchExpectation(_ first: Token) throws(Abandoned) {
    if setUpEnd == nil { setUpEnd = first.place.line }
    guard !hasSteps else { throw reader.refuse(.expectationAfterSteps, at: first) }
    reader.next()
    scenario.launch.append(try reader.expectation())
  }

  /// Marks the step above, or the launch where there is none.
  private mutating func poster(_ first: Token) throws(Abandoned) {
    if setUpEnd == nil { setUpEnd = first.place.line }
    isOnce("poster", first.place)
    reader.next()
    try reader.finish()
    if let above = scenario.steps.lastIndex(where: { !$0.isNote }) {
      scenario.steps[above].isPoster = true
    } else {
      scenario.isLaunchPoster = true
    }
  }

  private mutating func property(_ first: Token) throws(Abandoned) {
    isSetUp(first)
    let property = try reader.property()
    for case .open(let question) in (property.expectation.claims + property.condition).map({
      $0.value
    }) {
      reader.note(.questionMarkHere, at: question.sign.place)
    }
    scenario.properties.append(property)
  }
}
