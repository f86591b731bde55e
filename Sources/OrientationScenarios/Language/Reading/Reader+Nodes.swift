import OrientationModel

extension Reader {
  /// A line that declares or names a controller or view, with its attributes.
  mutating func node() throws(Abandoned) -> Scenario.Node {
    let first = peek()
    if first.kind == .word {
      if first.text == "screen" { return try declared(.screen, "screen", Words.screenAttributes) }
      if let kind = Scenario.ContainerKind(rawValue: first.text) { return try container(kind) }
      if first.text == "view" { return try declared(.view, "view", Words.viewAttributes) }
      if first.text == "system" { return try appleController() }
      if Words.reserved.contains(first.text) {
        throw refuse(.cannotHang(first.text, under: "in the tree", could: Words.nodes), at: first)
      }
    }
    return try mention()
  }

  /// A cover or a sheet, which stand in the first column only.
  mutating func content() throws(Abandoned) -> Scenario.Node {
    let isCover = peek().text == "cover"
    return try declared(
      isCover ? .cover : .sheet, isCover ? "cover" : "sheet", Words.coverAttributes)
  }

  private mutating func declared(
    _ kind: Scenario.Node.Kind, _ word: String, _ allowed: [String]
  ) throws(Abandoned) -> Scenario.Node {
    let first = next()
    var node = Scenario.Node(Located(kind, at: first.place), name: try name("a name"))
    attributes(of: word, allowed: kind == .screen ? allowed + ["selected"] : allowed, into: &node)
    return node
  }

  private mutating func container(
    _ kind: Scenario.ContainerKind
  ) throws(Abandoned) -> Scenario.Node {
    let first = next()
    var node = Scenario.Node(Located(.container(kind), at: first.place))
    let following = peek()
    if following.kind == .string
      || (following.kind == .word && !Words.attributes.contains(following.text))
    {
      node.name = try name("a name")
    }
    attributes(
      of: kind.rawValue,
      allowed: kind == .hosting ? Words.hostingAttributes : Words.containerAttributes, into: &node)
    return node
  }

  private mutating func appleController() throws(Abandoned) -> Scenario.Node {
    let first = next()
    let system = try system()
    let place = first.place.through(system.place)
    var node = Scenario.Node(Located(.system(system.value), at: place))
    attributes(of: "system \(system.value.name)", allowed: ["selected"], into: &node)
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
      throw refuse(.leftOver(following.shown, could: ["selected"]), at: following)
    }
    attributes(of: "a name alone", allowed: ["selected"], into: &node)
    return node
  }
}
