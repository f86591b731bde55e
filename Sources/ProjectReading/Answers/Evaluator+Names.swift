import OrientationModel

/// Names, and the answers of others.
extension Evaluator {
  private static let questions: Set = [
    "supportedInterfaceOrientations", "shouldAutorotate",
    "preferredInterfaceOrientationForPresentation", "prefersInterfaceOrientationLocked",
  ]

  /// Reads `topViewController?.supportedInterfaceOrientations` and the like, also as a message.
  func handedOn(_ expression: Snippet) -> [Possibility]? {
    var words = expression.pieces.map(\.text)
    if words.first == "[", words.last == "]" { words = Array(words.dropFirst().dropLast()) }
    if words.count > 2, words.suffix(2) == ["(", ")"] { words.removeLast(2) }
    guard let last = words.last, Self.questions.contains(last), words.count > 1 else { return nil }
    words.removeLast()
    return [whom(words, expression, depth: 0)]
  }

  private func whom(_ words: [String], _ expression: Snippet, depth: Int) -> Possibility {
    let words = words.filter { ![".", "?", "!", "self", "[", "]", "(", ")"].contains($0) }
    if words.isEmpty || words.first == "super" { return Possibility(.inherits) }
    if let asked = Controller.Asks(asking: words) { return Possibility(.handsOn(asked)) }
    if depth < 4, let first = words.first, let local = locals[first]?.values.first {
      let inner = local.pieces.map(\.text) + words.dropFirst()
      return whom(inner, expression, depth: depth + 1)
    }
    if ["children", "childViewControllers", "viewControllers"].contains(where: words.contains) {
      return Possibility(.handsOn(.top))
    }
    // A controller that it keeps: what a container of one's own asks is its child.
    if !words.contains("presentedViewController"), words.last?.hasSuffix("ontroller") == true {
      return Possibility(.handsOn(.top))
    }
    return open(expression)
  }

  /// A constant, a property, a function, or a local name.
  func named(_ expression: Snippet) -> [Possibility] {
    var words = expression.pieces.map(\.text).filter { !["?", "!"].contains($0) }
    if words.first == "[", words.last == "]", !expression.isSwift {
      words = Array(words.dropFirst().dropLast())
    }
    if words.count > 2, words.suffix(2) == ["(", ")"] { words.removeLast(2) }
    guard let name = words.last, name != ")", name != "]" else {
      return [functionOrOpen(expression)].flatMap { $0 }
    }
    if ["statusBarOrientation", "interfaceOrientation"].contains(name) {
      return [Possibility(.current)]
    }
    if words.count == 1, let local = locals[name], local.values.first?.text != name {
      return value(of: local, called: name, in: expression)
    }
    return value(ofName: name) ?? [open(expression)]
  }

  /// What a local name stands for; where it changes on the way, each value, and that it changes.
  private func value(of local: Local, called name: String, in expression: Snippet) -> [Possibility]
  {
    guard depth < Self.deepest else { return [open(expression)] }
    var deeper = self
    deeper.depth += 1
    deeper.locals[name] = nil
    let isPlain = local.values.count == 1 && !local.isChanged
    let changes = isPlain ? [] : [Condition(.other, "changes to `\(name)`")]
    let found = local.values.flatMap { deeper.value(of: $0) }
      .map { Possibility($0.value, if: changes + $0.conditions, isLiteral: false) }
    return found + (local.isChanged ? [open(expression)] : [])
  }

  /// A call with arguments: what the function gives, whatever they are.
  private func functionOrOpen(_ expression: Snippet) -> [Possibility] {
    let pieces = expression.pieces
    for index in pieces.indices.dropFirst().reversed()
    where pieces[index].text == "(" && expression.end(ofGroupAt: index) == pieces.count {
      if let found = value(ofName: pieces[index - 1].text) { return found }
    }
    return [open(expression)]
  }

  private func value(ofName name: String) -> [Possibility]? {
    guard depth < Self.deepest else { return nil }
    var deeper = self
    deeper.depth += 1
    deeper.locals = [:]
    let definition = definitions.value(name, in: owner)
    var found: [Possibility] = []
    if let body = definition?.body { found = deeper.outcomes(ofBody: body) }
    if let initial = definition?.initial {
      found = deeper.value(of: initial).map { $0.under([Condition(.initially, name)]) }
    }
    let given = definitions.given(to: name)
    for assignment in given.prefix(Self.most) {
      let condition = Condition(.assigned(assignment.place), name)
      found += deeper.value(of: assignment.value).map { $0.under([condition]) }
    }
    guard definition != nil || !given.isEmpty else { return nil }
    if given.isEmpty {
      // Nobody changes it.
      found = found.map { outcome in
        Possibility(outcome.value, if: outcome.conditions.filter { $0.kind != .initially })
      }
    }
    let named = found.map { Possibility($0.value, if: $0.conditions, isLiteral: false) }
    return named.isEmpty ? [Possibility(.open(name), isLiteral: false)] : named
  }
}

/// How expressions are put together.
extension Snippet {
  /// Without the parentheses around all of it, a cast in front of it, or one after it.
  var bare: Snippet {
    var snippet = self
    while let first = snippet.pieces.first {
      let count = snippet.pieces.count
      if first.text == "(", count > 1, snippet.end(ofGroupAt: 0) == count {
        snippet = snippet[1..<count - 1]
      } else if !isSwift, first.text == "(", snippet.end(ofGroupAt: 0) < count,
        snippet.pieces[1].text.hasPrefix("UI") || snippet.pieces[1].text.hasPrefix("NS"),
        snippet.end(ofGroupAt: 0) == 3
      {
        snippet = snippet[3..<count]
      } else if ["return", "try", "await"].contains(first.text) {
        snippet = snippet[1..<count]
      } else {
        break
      }
    }
    if isSwift, let cast = snippet.topLevel.last(where: { snippet.pieces[$0].text == "as" }),
      cast > 0
    {
      snippet = snippet[0..<cast]
    }
    return snippet
  }

  /// The places that are in no group.
  private var topLevel: [Int] {
    var places: [Int] = []
    var index = 0
    while index < pieces.count {
      places.append(index)
      index = ["(", "[", "{"].contains(pieces[index].text) ? end(ofGroupAt: index) : index + 1
    }
    return places
  }

  /// The signs of `condition ? a : b`, where it is one.
  var ternary: (question: Int, colon: Int)? {
    let places = topLevel
    var depth = 0
    var question: Int?
    for (order, index) in places.enumerated() {
      if pieces[index].text == "?" {
        let next = order + 1 < places.count ? pieces[places[order + 1]].text : ""
        let last = order > 0 ? pieces[places[order - 1]].text : ""
        // Optional chains and `??` are none.
        let isMark = next != "?" && last != "?" && (next != "." || isMaskBehind(index))
        guard isMark else { continue }
        if question == nil { question = index }
        depth += 1
      } else if pieces[index].text == ":", let question {
        depth -= 1
        if depth == 0 { return (question, index) }
      }
    }
    return nil
  }

  /// Whether `?` is followed by `.portrait` and then by a colon, and not by a member of a chain.
  private func isMaskBehind(_ index: Int) -> Bool {
    index + 3 < pieces.count
      && (OrientationMaskNames.all.contains(pieces[index + 2].text)
        || pieces[index + 3].text == ":")
  }

  /// The last of an operator's places that is in no group.
  func operatorPlace(_ sign: String, _ second: String? = nil) -> Int? {
    let places = topLevel
    for (order, index) in places.enumerated().reversed() where pieces[index].text == sign {
      let next = order + 1 < places.count ? pieces[places[order + 1]].text : ""
      let last = order > 0 ? pieces[places[order - 1]].text : ""
      if let second {
        if next == second { return index }
      } else if next != sign, last != sign, order > 0 {
        return index
      }
    }
    return nil
  }

  /// What stands between the brackets of a list, part by part.
  var elements: [Snippet] {
    let inside = self[1..<max(1, pieces.count - 1)]
    var parts: [Snippet] = []
    var start = 0
    for index in inside.topLevel where inside.pieces[index].text == "," {
      parts.append(inside[start..<index])
      start = index + 1
    }
    if start < inside.pieces.count { parts.append(inside[start..<inside.pieces.count]) }
    return parts
  }
}

/// The names of masks in Swift.
enum OrientationMaskNames {
  static let all: Set = [
    "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight", "landscape", "all",
    "allButUpsideDown",
  ]
}
