import OrientationModel

extension Checks {
  mutating func check(_ node: Scenario.Node, in parent: Scenario.Node?, isSwiftUI: Bool) {
    if let selected = node.attributes.selected, parent?.kind.value.selects != true {
      reader.note(.selectedOutside(parent?.calledAs ?? ""), at: selected.place)
    }
    if parent != nil { refuseApp(node) }
    if node.kind.value == .view || node.kind.value == .container(.stack), !isSwiftUI {
      reader.note(.viewOutside(parent?.calledAs ?? ""), at: node.kind.place)
    }
    checkAsks(of: node)
    for reaction in node.reactions {
      check(reaction, isPossible: checkMoment(of: reaction, under: node))
    }
    checkSelection(in: node)
    for child in node.children { check(child, in: node, isSwiftUI: isSwiftUI || node.isSwiftUI) }
  }

  /// An app is a root, and stands nowhere else.
  mutating func refuseApp(_ node: Scenario.Node) {
    guard node.isApp else { return }
    let could = Words.nodes.filter { $0 != "app" }
    reader.note(
      .cannotHang("app", under: "anywhere but at the root", could: could), at: node.kind.place)
  }

  private mutating func checkSelection(in node: Scenario.Node) {
    guard node.kind.value.selects else { return }
    var first: TextPlace?
    for selected in node.children.lazy.compactMap({ $0.attributes.selected }) {
      if let first { reader.note(.selectedTwice(first: first.line), at: selected.place) }
      if first == nil { first = selected.place }
    }
  }

  private mutating func checkAsks(of node: Scenario.Node) {
    var asked: [Controller.Question] = []
    for asks in node.attributes.asks {
      for question in asks.value.questions {
        if asked.contains(question) { reader.note(.questionTwice(question.name), at: asks.place) }
        asked.append(question)
      }
      if asks.value.whom == .selected, !node.kind.value.selects {
        reader.note(
          .foreignAttribute(
            "asks selected", of: node.calledAs, could: ["asks top", "asks visible", "asks all"]),
          at: asks.place)
      }
      for screen in asks.value.onlyWhen { check(screen) }
    }
  }

  /// Notes a moment that what it hangs under does not have; false then.
  private mutating func checkMoment(
    of reaction: Scenario.Reaction, under node: Scenario.Node
  ) -> Bool {
    let moment = reaction.moment.value
    let word: String
    let could: [String]
    switch node.kind.value {
    case .mention, .system: return true
    case .view, .cover, .sheet:
      guard moment.cover == nil, moment != .appearing, moment != .disappeared else { return true }
      word = moment.text
      could = Words.viewMoments
    case .screen, .container:
      let hasStack = node.kind.value == .container(.navigation)
      guard moment.cover != nil || (moment == .showing && !hasStack) else { return true }
      word = moment.text
      could = Words.moments.filter {
        !["covering", "uncovering"].contains($0) && ($0 != "showing" || hasStack)
      }
    }
    reader.note(.momentOutside(word, of: node.calledAs, could: could), at: reaction.moment.place)
    return false
  }

  /// Notes what is put in two places, or inside itself.
  mutating func checkPlacement() {
    var placed: [String: (line: Int, isMention: Bool)] = [:]
    var holders: [String: String] = [:]
    for declaration in scenario.declarations {
      guard let node = declaration.node else { continue }
      let isTop = declaration.isOutsideTrees
      place(node, under: isTop ? node.name?.value : nil, isTop: isTop, &placed, &holders)
    }
    guard !holders.isEmpty else { return }
    var depths: [String: Int] = [:]
    for node in scenario.controllers {
      guard let name = node.name else { continue }
      checkChain(from: name, holders, &depths)
    }
  }

  private mutating func place(
    _ node: Scenario.Node, under holder: String?, isTop: Bool,
    _ placed: inout [String: (line: Int, isMention: Bool)], _ holders: inout [String: String]
  ) {
    if let name = node.name, !isTop, names.entries[name.value]?.kind.holdsOthers == true {
      let isMention = node.kind.value == .mention
      // What is declared twice is told as that.
      if let first = placed[name.value], isMention || first.isMention {
        reader.note(.placedTwice(name.value, first: first.line), at: name.place)
      } else if isMention, let holder {
        holders[name.value] = holder
      }
      placed[name.value] = placed[name.value] ?? (name.place.line, isMention)
    }
    for child in node.children { place(child, under: holder, isTop: false, &placed, &holders) }
  }

  /// Follows who holds whom, from one declaration up to one whose depth is known.
  private mutating func checkChain(
    from name: Located<String>, _ holders: [String: String], _ depths: inout [String: Int]
  ) {
    var chain: [String] = []
    var onChain: Set<String> = []
    var current: String? = name.value
    while let link = current, depths[link] == nil {
      guard onChain.insert(link).inserted else {
        // A circle: neither its members nor what hangs under them is looked at again.
        let first = scenario.place(of: .name(link))?.node.name ?? name
        reader.note(.holdsItself(first.value), at: first.place)
        for link in chain { depths[link] = 0 }
        return
      }
      chain.append(link)
      current = holders[link]
    }
    var depth = current.flatMap { depths[$0] } ?? 0
    for link in chain.reversed() {
      depth += 1
      depths[link] = depth
      // Only the first that is too deep is worth a word.
      if depth == Outline.depthLimit + 1 {
        reader.note(.tooDeep(limit: Outline.depthLimit), at: name.place)
      }
    }
  }
}

extension Scenario.Node.Kind {
  /// Whether it shows one of its children at a time, picked by the user.
  fileprivate var selects: Bool { self == .container(.tabs) || self == .container(.pages) }

  package var holdsOthers: Bool {
    switch self {
    case .container, .view, .cover, .sheet: true
    case .mention, .screen, .system: false
    }
  }
}
