extension Scenario {
  /// Reads a sentence about the set-up: a line of it, `in`, `remove`, `move`, `rename`, `set`, or
  /// what somebody who is declared is to say from now on.
  ///
  /// What hangs under a line follows on the same one: `root tabs: navigation Home: List; Settings`.
  /// Nothing for any other sentence; no edits where there are problems.
  package func reading(sentence text: String) -> (edits: [ScenarioEdit], problems: [Problem])? {
    var line = SingleLine(text)
    let first = line.reader.peek()
    guard isSentence(first) else { return nil }
    let edits = line.read { reader throws(Abandoned) in try self.edits(first, &reader) }
    let problems = line.reader.problems
    return (problems.isEmpty ? edits ?? [] : [], problems)
  }

  /// What could stand after the words of an unfinished sentence.
  package func continuations(ofSentence text: String) -> [String] {
    guard let reading = reading(sentence: text) else { return [] }
    if case .remove(let reference)? = reading.edits.last {
      return place(of: reference)?.node.reactions.map { $0.text } ?? []
    }
    guard case .missing(let what, let known)? = reading.problems.first?.fact else { return [] }
    guard what == "a name" else { return known }
    // A line that declares somebody has a name of its own.
    let word = SentenceWord(rawValue: String(text.prefix { $0 != " " }))
    let names = word == nil ? [] : everybody.map { $0.text }
    return word == .in ? names.map { $0 + ":" } : names
  }

  private func isSentence(_ first: Token) -> Bool {
    guard first.kind == .word || first.kind == .string else { return false }
    let isKnown = place(of: .name(first.text)) != nil
    guard first.kind == .word else { return isKnown }
    let word = Spelling.keyword(first.text)
    return SentenceWord(rawValue: word) != nil || Words.declarations.contains(word)
      || Words.settings.contains(word) || Words.properties.contains(word) || word == "system"
      || isKnown
  }

  private func edits(_ first: Token, _ reader: inout Reader) throws(Abandoned) -> [ScenarioEdit] {
    let word = first.kind == .word ? Spelling.keyword(first.text) : ""
    switch word {
    case _ where Words.headings.contains(word):
      reader.next()
      var head = header
      try reader.heading(word, into: &head)
      return [.head(head)]
    case _ where Words.settings.contains(word):
      return [.set(try reader.setting(reader.settingKey()))]
    case _ where Words.properties.contains(word): return [.property(try reader.property())]
    case "root":
      reader.next()
      return [.declare(.root(Located(try tree(&reader), at: first.place)))]
    case "window": return [.declare(.window(try window(&reader)))]
    case "system",
      _ where Words.kinds.contains(word):
      return [.declare(.controller(try tree(&reader)))]
    default:
      guard let word = SentenceWord(rawValue: word) else { return [try line(&reader)] }
      reader.next()
      return try edits(word, &reader)
    }
  }

  private func edits(
    _ word: SentenceWord, _ reader: inout Reader
  ) throws(Abandoned) -> [ScenarioEdit] {
    switch word {
    case .in: return try hang(&reader)
    case .set: return [try line(&reader)]
    case .rename:
      let old = try reader.reference()
      if !windows.contains(where: { .name($0.name.value) == old.value }) {
        try check(old, among: everybody, &reader)
      }
      try reader.expect("to")
      return [.rename(old.value, to: try reader.name("a name").value)]
    case .remove:
      let removed = try somebody(&reader)
      guard reader.take("when") != nil else { return [.remove(removed)] }
      let start = "when " + (try reader.prose("moment"))
      let all = place(of: removed)?.node.reactions ?? []
      return [.reactions(all.filter { !$0.text.hasPrefix(start) }, of: removed)]
    case .move:
      let moved = try somebody(&reader)
      if reader.take("under") != nil { return [.move(moved, under: try somebody(&reader))] }
      if reader.take("before") != nil { return [.moveBefore(moved, try somebody(&reader))] }
      throw reader.unexpected(could: ["under", "before"])
    }
  }

  /// `NAME: CHILD; CHILD`, or `NAME: when …`.
  private func hang(_ reader: inout Reader) throws(Abandoned) -> [ScenarioEdit] {
    let parent = try somebody(&reader)
    try reader.expect(":")
    if reader.take("when") != nil {
      let known = place(of: parent)?.node.reactions ?? []
      return [.reactions(known + [try reader.reaction()], of: parent)]
    }
    return try children(&reader).map { .insert($0, under: parent) }
  }

  /// `NAME ATTRIBUTES`: what its line says besides stays.
  private func line(_ reader: inout Reader) throws(Abandoned) -> ScenarioEdit {
    let reference = try reader.reference()
    let known = place(of: reference.value)?.node
    let allowed = known.map { Words.attributes(of: $0.kind.value) } ?? Words.attributes.sorted()
    if reader.isAtEnd { throw reader.unexpected(could: allowed, as: .attribute) }
    let word = reader.peek().text
    var said = known ?? Node(Located(.screen))
    said.attributes.asks = []
    reader.attributes(of: said.calledAs, allowed: allowed, into: &said)
    let could = placedNodes.filter { Words.attributes(of: $0.node.kind.value).contains(word) }
    try check(reference, among: could.compactMap { $0.reference }, &reader)
    if said.attributes.asks.isEmpty { said.attributes.asks = known?.attributes.asks ?? [] }
    return .attributes(said.attributes, of: reference.value)
  }

  // MARK: The tree

  /// A node and what hangs under it, behind a colon: under a child, one of its own.
  private func tree(_ reader: inout Reader, isChild: Bool = false) throws(Abandoned) -> Node {
    var node = try head(&reader, isChild: isChild)
    guard reader.take(":") != nil else { return node }
    if reader.take("when") != nil {
      node.reactions.append(try reader.reaction())
    } else {
      node.children = try isChild ? [tree(&reader, isChild: true)] : children(&reader)
    }
    return node
  }

  /// Children with semicolons between.
  private func children(_ reader: inout Reader) throws(Abandoned) -> [Node] {
    var children: [Node] = []
    repeat { children.append(try tree(&reader, isChild: true)) } while reader.take(";") != nil
    return children
  }

  /// A node's own line, up to a colon or a semicolon.
  private func head(_ reader: inout Reader, isChild: Bool) throws(Abandoned) -> Node {
    if reader.isAtEnd {
      let kinds = Words.kinds.filter { $0 != "cover" && $0 != "sheet" }
      throw reader.unexpected(could: (isChild ? ["when"] : []) + kinds + everybody.map { $0.text })
    }
    reader.ends = [":", ";"]
    defer { reader.ends = [] }
    let isContent = reader.peek().isWord("cover") || reader.peek().isWord("sheet")
    let node = try isContent ? reader.content() : reader.node()
    if let bare = reader.bareClass, !reader.peek().isSign(":") {
      throw reader.refuse(.className(bare.text), at: bare)
    }
    return node
  }

  private func window(_ reader: inout Reader) throws(Abandoned) -> Window {
    reader.next()
    reader.ends = [":", ";"]
    defer { reader.ends = [] }
    var window = try reader.declaredWindow()
    guard reader.take(":") != nil else { return window }
    _ = reader.take("root")
    window.root = try tree(&reader)
    return window
  }

  // MARK: Names

  private func somebody(_ reader: inout Reader) throws(Abandoned) -> Reference {
    let reference = try reader.reference()
    try check(reference, among: everybody, &reader)
    return reference.value
  }

  private func check(
    _ reference: Located<Reference>, among known: [Reference], _ reader: inout Reader
  ) throws(Abandoned) {
    guard place(of: reference.value) == nil else { return }
    reader.note(
      .unknownName(reference.value.text, known: known.map { $0.text }), at: reference.place)
    throw Abandoned()
  }
}

/// The words that begin a sentence about what is declared already.
private enum SentenceWord: String { case `in`, set, remove, move, rename }
