import OrientationModel

/// How bodies and expressions are put together.
extension Snippet {
  func says(_ text: String, at index: Int) -> Bool {
    index >= 0 && index < pieces.count && pieces[index].text == text
  }

  /// The inside of `get { … }`, where a property has both.
  var getter: Snippet {
    let start = pieces.first?.text == "@" ? 2 : 0
    guard says("get", at: start), says("{", at: start + 1) else { return self }
    return self[start + 2..<max(start + 2, end(ofGroupAt: start + 1) - 1)]
  }

  /// After what closes the group that opens at a place.
  func end(ofGroupAt index: Int) -> Int {
    var depth = 0
    var place = index
    while place < pieces.count {
      if pieces[place].kind == .sign {
        switch pieces[place].text {
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        default: break
        }
      }
      place += 1
      if depth <= 0 { return place }
    }
    return pieces.count
  }

  /// After an expression: at a `;`, a closing sign, or the end of a line that does not go on.
  func end(ofExpressionAt start: Int) -> Int {
    let joining: Set = ["?", ":", ".", "|", "&", "+", "=", ","]
    var index = start
    while index < pieces.count {
      let piece = pieces[index]
      if index > start, isSwift, piece.line != pieces[index - 1].line,
        !joining.contains(piece.text), !joining.contains(pieces[index - 1].text)
      {
        return index
      }
      if piece.kind == .directive { return index }
      switch piece.text {
      case ";", "}", ")", "]", ",", "{": return index
      case "else" where isSwift: return index
      case "(", "[": index = end(ofGroupAt: index)
      default: index += 1
      }
    }
    return pieces.count
  }

  // MARK: Bodies

  /// The expressions that a body gives: what it returns, else what it or its branches come to.
  var results: [Snippet] {
    let returns = pieces.indices.filter { pieces[$0].kind == .word && pieces[$0].text == "return" }
    var starts = returns.map { $0 + 1 }
    if returns.isEmpty {
      guard isSwift else { return [] }
      starts = conditions.isEmpty ? [0] : branchStarts
    }
    return starts.map { self[$0..<max($0, end(ofExpressionAt: $0))] }
  }

  /// Where the branches begin of an `if` or a `switch` that is an expression.
  private var branchStarts: [Int] {
    let keywords: Set = ["case", "default", "if", "switch"]
    var isLabel = false
    return pieces.indices.compactMap { index in
      if says("case", at: index) || says("default", at: index) { isLabel = true }
      let begins = says("{", at: index) || isLabel && says(":", at: index)
      if says(":", at: index) { isLabel = false }
      guard begins, index + 1 < pieces.count, !keywords.contains(pieces[index + 1].text) else {
        return nil
      }
      return index + 1
    }
  }

  /// What stands between `if`, `guard`, `switch` and their like and the block they lead to.
  var conditions: [Snippet] {
    let keywords: Set = ["if", "guard", "switch", "while", "for"]
    return pieces.indices.compactMap { index in
      if pieces[index].kind == .directive {
        return pieces[index].text.contains("endif") ? nil : self[index..<index + 1]
      }
      guard pieces[index].kind == .word, keywords.contains(pieces[index].text),
        !says(":", at: index + 1)
      else { return nil }
      var end = index + 1
      if isSwift {
        while end < pieces.count, !says("{", at: end) {
          end = says("(", at: end) || says("[", at: end) ? self.end(ofGroupAt: end) : end + 1
        }
        return self[index + 1..<end - (says("else", at: end - 1) ? 1 : 0)]
      }
      end = self.end(ofGroupAt: index + 1)
      return self[min(index + 2, end)..<max(min(index + 2, end), end - 1)]
    }
  }

  /// Whether the first of two results is an iPad's, by the one condition of the body.
  func isFirstForPad(_ condition: Snippet) -> Bool? {
    if pieces.contains(where: { $0.text == "switch" }) {
      guard condition.pieces.contains(where: { $0.text == "userInterfaceIdiom" }),
        let label = pieces.indices.first(where: { says("case", at: $0) })
      else { return nil }
      let colon = pieces.indices.first { $0 > label && says(":", at: $0) } ?? label
      return self[label..<colon].isAboutPad
    }
    let isGuard = pieces.contains { $0.text == "guard" }
    return condition.isAboutPad.map { $0 != isGuard }
  }

  /// Whether a condition asks for an iPad, or for an iPhone; nothing, if for something else.
  var isAboutPad: Bool? {
    let words = pieces.map { $0.text.lowercased() }
    guard !words.contains("&"), !words.contains("|"), !words.contains(",") else { return nil }
    let isTurned = words.contains("!")
    if words.contains(where: { ["pad", "ipad", "ispad"].contains($0) || $0.hasSuffix("idiompad") })
    {
      return !isTurned
    }
    let isPhone = words.contains {
      ["phone", "iphone", "isphone"].contains($0) || $0.hasSuffix("idiomphone")
    }
    return isPhone ? isTurned : nil
  }

  /// What a body gives each name of its own, place by place.
  var locals: [String: [Snippet]] {
    pieces.indices.dropFirst().reduce(into: [:]) { locals, index in
      guard says("=", at: index), !says("=", at: index + 1), !says("=", at: index - 1) else {
        return
      }
      // After a colon stands the type.
      let place = says(":", at: index - 2) ? index - 3 : index - 1
      guard place >= 0, pieces[place].kind == .word, !says(".", at: place - 1) else { return }
      let value = self[index + 1..<max(index + 1, end(ofExpressionAt: index + 1))]
      locals[pieces[place].text, default: []].append(value)
    }
  }

  /// Whether a body changes a name of its own in place.
  func changes(_ name: String) -> Bool {
    let changing: Set = [
      "insert", "remove", "formUnion", "formIntersection", "subtract", "formSymmetricDifference",
    ]
    return pieces.indices.contains { index in
      guard says(name, at: index), index + 2 < pieces.count else { return false }
      let isChange = ["|", "&", "^"].contains(pieces[index + 1].text) && says("=", at: index + 2)
      return isChange || says(".", at: index + 1) && changing.contains(pieces[index + 2].text)
    }
  }

  // MARK: Expressions

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
      && (OrientationMask(swiftName: pieces[index + 2].text) != nil
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
