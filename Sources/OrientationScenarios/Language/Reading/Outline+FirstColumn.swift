import OrientationModel

extension Outline {
  /// Reads a line of the first column, with what hangs under it.
  mutating func firstColumn(_ line: Line) throws(Abandoned) {
    let first = reader.peek()
    guard first.kind == .word else { throw unknownStatement(first) }
    switch Spelling.keyword(first.text) {
    case "ios": return try ios(first, line)
    case "lock" where firstLines["root"] != nil || setUpEnd != nil: return try step(first, line)
    case "root": return try root(first, line)
    case "window": return try window(first, line)
    case "cover", "sheet":
      isSetUp(first)
      var node = try reader.content()
      _ = hang(line.hanging, under: &node)
      return scenario.declarations.append(.controller(node))
    case "expect": try launchExpectation(first)
    case "always", "never", "possible": try property(first)
    case "poster": try poster(first)
    case _ where Words.settings.contains(first.text): try setUp(first)
    case "system" where setUpEnd == nil:
      return scenario.declarations.append(.controller(try tree(line)))
    case _ where Words.kinds.contains(Spelling.keyword(first.text)):
      isSetUp(first)
      return scenario.declarations.append(.controller(try tree(line)))
    case _ where Words.steps.contains(first.text): return try step(first, line)
    default: throw unknownStatement(first)
    }
    refuse(line.hanging, under: first.text)
  }

  private mutating func unknownStatement(_ first: Token) -> Abandoned {
    // It may have been anything, the root as well.
    lostRoot = true
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

  private mutating func ios(_ first: Token, _ line: Line) throws(Abandoned) {
    reader.next()
    let start = reader.peek().place
    let versions = reader.located(try reader.versions(), from: start)
    if reader.take(":") != nil { return try step(first, line, only: versions.value) }
    guard reader.isAtEnd else { throw reader.unexpected(could: [",", ":"]) }
    isSetUp(first)
    isOnce("ios", first.place)
    scenario.settings.ios = versions
    refuse(line.hanging, under: "ios")
  }

  private mutating func step(
    _ first: Token, _ line: Line, only versions: Scenario.VersionList? = nil
  ) throws(Abandoned) {
    if setUpEnd == nil { setUpEnd = first.place.line }
    hasSteps = true
    var step = try reader.step(at: reader.next(), only: versions)
    if step.isNote {
      // Nothing happens in a note that could be expected.
      refuse(line.hanging, under: "note")
    } else {
      _ = each(line.hanging) { outline, line throws(Abandoned) in
        step.expectations.append(try outline.expectation(line))
        return true
      }
    }
    scenario.steps.append(step)
  }

  private mutating func window(_ first: Token, _ line: Line) throws(Abandoned) {
    isSetUp(first)
    reader.next()
    var window = try reader.declaredWindow()
    try reader.finish()
    _ = each(line.hanging) { outline, line throws(Abandoned) in
      let first = outline.reader.peek()
      if first.isWord("root") {
        try outline.isOnly(first, besides: window.root)
        window.root = try outline.root(line)?.value
      } else {
        window.root = try outline.onlyTree(line, besides: window.root)
      }
      return true
    }
    scenario.declarations.append(.window(window))
  }

  private mutating func root(_ first: Token, _ line: Line) throws(Abandoned) {
    isSetUp(first)
    isOnce("root", first.place)
    // Whatever is refused of it, or under it, may have been the root.
    lostRoot = true
    if let root = try root(line) { scenario.declarations.append(.root(root)) }
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
