extension Outline {
  /// `root`, with a controller on the line or under it; nothing where that was refused.
  mutating func root(_ line: Line) throws(Abandoned) -> Located<Scenario.Node>? {
    let place = reader.next().place
    guard reader.isAtEnd else { return Located(try tree(line), at: place) }
    var root: Scenario.Node?
    let isWhole = each(line.hanging) { outline, line throws(Abandoned) in
      root = try outline.onlyTree(line, besides: root)
      return true
    }
    if root == nil, isWhole { reader.note(.emptyRoot, at: place) }
    return root.map { Located($0, at: place) }
  }

  /// A controller that is the root of a window, where none is yet.
  mutating func onlyTree(
    _ line: Line, besides root: Scenario.Node?
  ) throws(Abandoned) -> Scenario.Node {
    let first = reader.peek()
    if first.isWord("when") || first.isWord("expect") {
      throw reader.refuse(
        .cannotHang(first.text, under: "under this line", could: Words.nodes), at: first)
    }
    try isOnly(first, besides: root)
    return try tree(line)
  }

  mutating func isOnly(_ first: Token, besides root: Scenario.Node?) throws(Abandoned) {
    if let root { throw reader.refuse(.secondRoot(first: root.kind.place.line), at: first) }
  }

  /// A controller with what hangs under it.
  ///
  /// Whether a class of UIKit's stands for a container or for a screen's name is known once it is known
  /// what hangs under it.
  mutating func tree(_ line: Line) throws(Abandoned) -> Scenario.Node {
    var node = try reader.node()
    let bare = reader.bareClass
    let isWhole = hang(line.hanging, under: &node)
    if let bare, node.children.isEmpty, isWhole {
      reader.note(.className(bare.text), at: bare.place)
    }
    return node
  }

  /// Hangs children and reactions under a controller; false if some were refused.
  mutating func hang(_ lines: [Line], under node: inout Scenario.Node) -> Bool {
    each(lines) { outline, line throws(Abandoned) in
      let first = outline.reader.peek()
      if first.isWord("when") {
        node.reactions.append(try outline.reaction(line, of: node))
        return true
      }
      guard try outline.canHang(first, under: &node) else { return false }
      node.children.append(try outline.tree(line))
      return true
    }
  }

  private mutating func reaction(
    _ line: Line, of node: Scenario.Node
  ) throws(Abandoned) -> Scenario.Reaction {
    let first = reader.next()
    if case .system = node.kind.value {
      throw reader.refuse(.nothingHangsHere(under: node.calledAs), at: first)
    }
    let reaction = try reader.reaction()
    refuse(line.hanging, under: "when")
    return reaction
  }

  /// Refuses a controller under what holds none; false where nothing else can hang there either.
  private mutating func canHang(
    _ first: Token, under holder: inout Scenario.Node
  ) throws(Abandoned) -> Bool {
    let fact: Problem.Fact
    switch holder.kind.value {
    case .container, .view, .cover, .sheet:
      guard first.isWord("expect") else { return true }
      throw reader.refuse(
        .cannotHang(first.text, under: holder.calledAs, could: Words.nodes + ["when"]), at: first)
    case .system: fact = .nothingHangsHere(under: holder.calledAs)
    case .mention, .screen:
      if holder.kind.value == .mention, let name = holder.name,
        let word = Nearest.word(to: name.value, among: Words.nodes)
      {
        reader.note(.unknown(.child, name.value, known: Words.nodes), at: name.place)
        guard let kind = Scenario.ContainerKind(rawValue: word) else { return false }
        // As what was meant, it holds the others.
        holder.kind.value = .container(kind)
        return true
      }
      fact = .cannotHang(first.shown, under: holder.calledAs, could: ["when"])
    }
    _ = reader.refuse(fact, at: first)
    return false
  }

  mutating func expectation(_ line: Line) throws(Abandoned) -> Scenario.Expectation {
    let first = reader.peek()
    guard reader.take("expect") != nil else {
      let isMeant = first.kind == .word && Nearest.word(to: first.text, among: ["expect"]) != nil
      throw reader.refuse(
        isMeant
          ? .unknown(.word, first.shown, known: ["expect"])
          : .cannotHang(first.shown, under: "under a step", could: ["expect"]), at: first)
    }
    let expectation = try reader.expectation()
    refuse(line.hanging, under: "expect")
    return expectation
  }

  /// Refuses what hangs under a line under which nothing can.
  mutating func refuse(_ lines: [Line], under owner: String) {
    _ = each(lines) { outline, _ throws(Abandoned) in
      _ = outline.reader.refuse(.nothingHangsHere(under: owner), at: outline.reader.peek())
      return false
    }
  }
}

extension Scenario.Node {
  var calledAs: String {
    let word = kind.value.word ?? "screen"
    return name.map { "\(word) \($0.value)" } ?? word
  }
}
