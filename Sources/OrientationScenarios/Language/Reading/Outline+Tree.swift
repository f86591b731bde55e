import OrientationModel

extension Outline {
  /// Reads a line and says what may hang under it.
  mutating func statement(under parent: Frame.Kind) throws(Abandoned) -> Frame {
    switch parent {
    case .file: return try firstColumn()
    case .root, .window, .node: return try treeLine(under: parent)
    case .step: return try expectation()
    case .leaf(let what):
      // One report is enough for everything that hangs there.
      frames[frames.count - 1].kind = .refused
      throw reader.refuse(.nothingHangsHere(under: what), at: reader.peek())
    case .refused: throw Abandoned()
    }
  }

  private mutating func expectation() throws(Abandoned) -> Frame {
    let first = reader.peek()
    guard reader.take("expect") != nil else {
      if first.kind == .word, Nearest.word(to: first.text, among: ["expect"]) != nil {
        throw reader.refuse(.unknown(.word, first.shown, known: ["expect"]), at: first)
      }
      throw reader.refuse(
        .cannotHang(first.shown, under: "under a step", could: ["expect"]), at: first)
    }
    let expectation = try reader.expectation()
    frames[frames.count - 1].step?.expectations.append(expectation)
    return Frame(kind: .leaf("expect"))
  }

  private mutating func treeLine(under parent: Frame.Kind) throws(Abandoned) -> Frame {
    let first = reader.peek()
    if first.isWord("when"), parent == .node { return try reaction() }
    if first.isWord("root"), parent == .window {
      try isOnlyRoot(first)
      return try rootLine()
    }
    try canHang(first)
    if parent != .node { try isOnlyRoot(first) }
    return try nodeFrame()
  }

  private mutating func reaction() throws(Abandoned) -> Frame {
    let first = reader.next()
    if case .system = frames[frames.count - 1].node?.kind.value {
      throw reader.refuse(
        .nothingHangsHere(under: frames[frames.count - 1].node?.calledAs ?? ""), at: first)
    }
    let reaction = try reader.reaction()
    frames[frames.count - 1].node?.reactions.append(reaction)
    return Frame(kind: .leaf("when"))
  }

  /// Refuses a second controller where one is the root.
  private mutating func isOnlyRoot(_ first: Token) throws(Abandoned) {
    let top = frames[frames.count - 1]
    let root = top.node ?? top.window?.root
    if let root { throw reader.refuse(.secondRoot(first: root.kind.place.line), at: first) }
  }

  /// Refuses a controller under what holds none.
  private mutating func canHang(_ first: Token) throws(Abandoned) {
    let top = frames.count - 1
    guard frames[top].kind == .node, let holder = frames[top].node else {
      guard first.isWord("when") || first.isWord("expect") else { return }
      throw reader.refuse(
        .cannotHang(first.text, under: "under this line", could: Words.nodes), at: first)
    }
    switch holder.kind.value {
    case .container, .view, .cover, .sheet:
      guard first.isWord("expect") else { return }
      throw reader.refuse(
        .cannotHang(first.text, under: holder.calledAs, could: Words.nodes + ["when"]), at: first)
    case .system:
      frames[top].kind = .refused
      throw reader.refuse(.nothingHangsHere(under: holder.calledAs), at: first)
    case .mention, .screen:
      frames[top].kind = .refused
      if holder.kind.value == .mention, let name = holder.name,
        Nearest.word(to: name.value, among: Words.nodes) != nil
      {
        reader.note(.unknown(.child, name.value, known: Words.nodes), at: name.place)
        throw Abandoned()
      }
      throw reader.refuse(
        .cannotHang(first.shown, under: holder.calledAs, could: ["when"]), at: first)
    }
  }

  /// Hands what a closed frame holds to the frame above.
  mutating func take(_ frame: Frame, into parent: Int) {
    if let step = frame.step { return scenario.steps.append(step) }
    if let window = frame.window { return scenario.declarations.append(.window(window)) }
    if let node = frame.node {
      if let bare = frame.bareClass, node.children.isEmpty, !frame.lostChild {
        reader.note(.className(bare.text), at: bare.place)
      }
      return take(node, of: frame, into: parent)
    }
    if frame.kind == .root {
      if frame.lostChild {
        frames[parent].lostRoot = true
      } else {
        reader.note(.emptyRoot, at: frame.place)
        frames[parent].lostRoot = true
      }
    }
  }

  private mutating func take(_ node: Scenario.Node, of frame: Frame, into parent: Int) {
    let isRoot = frame.isRoot || frame.kind == .root
    if frames[parent].window != nil {
      frames[parent].window?.root = node
    } else if parent == 0 {
      scenario.declarations.append(
        isRoot ? .root(Located(node, at: frame.place)) : .controller(node))
    } else if frames[parent].kind == .root {
      frames[parent].node = node
    } else {
      frames[parent].node?.children.append(node)
    }
  }
}

extension Scenario.Node {
  /// What a message calls it.
  var calledAs: String {
    let word = kind.value.word ?? "screen"
    return name.map { "\(word) \($0.value)" } ?? word
  }
}
