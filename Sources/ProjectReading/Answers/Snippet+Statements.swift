/// Where statements begin and end, and which conditions lead to them.
extension Snippet {
  struct Branch {
    struct Arm {
      var conditions: [Condition]
      var range: Range<Int>
    }

    var arms: [Arm] = []
    /// What holds after it, where an arm left the body.
    var rest: [Condition] = []
    var end: Int
  }

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
  func end(ofExpressionAt start: Int, within limit: Int) -> Int {
    let joining: Set = ["?", ":", ".", "|", "&", "+", "=", ","]
    var index = start
    while index < limit {
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
    return limit
  }

  /// The `if`, `guard` or `switch` that begins at a place.
  func branch(at index: Int, within limit: Int) -> Branch? {
    switch pieces[index].text {
    case "if" where pieces[index].kind == .word: ifBranch(at: index, within: limit)
    case "guard" where isSwift: guardBranch(at: index, within: limit)
    case "switch": switchBranch(at: index, within: limit)
    default: nil
    }
  }

  /// From after a keyword to the brace that opens its block.
  private func brace(from index: Int, within limit: Int) -> Int? {
    var place = index
    while place < limit, !says("{", at: place) {
      let isGroup = says("(", at: place) || says("[", at: place)
      place = isGroup ? end(ofGroupAt: place) : place + 1
    }
    return place < limit ? place : nil
  }

  /// The block or single statement that begins at a place.
  private func block(at index: Int, within limit: Int) -> (inner: Range<Int>, end: Int) {
    if says("{", at: index) {
      let end = min(end(ofGroupAt: index), limit)
      return (index + 1..<max(index + 1, end - 1), end)
    }
    var end = index
    while end < limit, !says(";", at: end) {
      let isGroup = ["(", "[", "{"].contains(pieces[end].text)
      end = isGroup ? self.end(ofGroupAt: end) : end + 1
    }
    end = min(end + 1, limit)
    return (index..<max(index, end), end)
  }

  private func ifBranch(at index: Int, within limit: Int) -> Branch? {
    var branch = Branch(end: index + 1)
    var place = index
    var earlier: [Condition] = []
    var allLeave = true
    while true {
      let start = place + 1
      var opening: Int
      var head: Range<Int>
      if isSwift {
        guard let brace = brace(from: start, within: limit) else { return nil }
        (opening, head) = (brace, start..<brace)
      } else {
        guard says("(", at: start) else { return nil }
        opening = end(ofGroupAt: start)
        head = start + 1..<max(start + 1, opening - 1)
      }
      guard opening < limit else { return nil }
      let condition = Condition(self[head])
      let (inner, end) = block(at: opening, within: limit)
      branch.arms.append(.init(conditions: earlier + [condition], range: inner))
      if !pieces[inner.clamped(to: pieces.indices)].contains(where: { $0.text == "return" }) {
        allLeave = false
      }
      earlier.append(condition.negated)
      branch.end = end
      guard says("else", at: end) else { break }
      if says("if", at: end + 1) {
        place = end + 1
        continue
      }
      let (rest, last) = block(at: end + 1, within: limit)
      branch.arms.append(.init(conditions: earlier, range: rest))
      branch.end = last
      break
    }
    if allLeave { branch.rest = earlier }
    return branch
  }

  private func guardBranch(at index: Int, within limit: Int) -> Branch? {
    guard let opening = brace(from: index + 1, within: limit) else { return nil }
    let head = index + 1..<max(index + 1, opening - 1)
    let condition = Condition(self[head])
    let (inner, end) = block(at: opening, within: limit)
    return Branch(
      arms: [.init(conditions: [condition.negated], range: inner)], rest: [condition], end: end)
  }

  private func switchBranch(at index: Int, within limit: Int) -> Branch? {
    guard let opening = brace(from: index + 1, within: limit) else { return nil }
    let end = min(end(ofGroupAt: opening), limit)
    let subject = self[index + 1..<opening].text
    var branch = Branch(end: end)
    var earlier: [Condition] = []
    var place = opening + 1
    while place < end - 1 {
      guard says("case", at: place) || says("default", at: place) else {
        place += 1
        continue
      }
      let isDefault = says("default", at: place)
      var colon = place + 1
      while colon < end - 1, !says(":", at: colon) {
        let isGroup = says("(", at: colon) || says("[", at: colon)
        colon = isGroup ? self.end(ofGroupAt: colon) : colon + 1
      }
      var next = colon + 1
      while next < end - 1, !says("case", at: next), !says("default", at: next) {
        next = says("{", at: next) ? self.end(ofGroupAt: next) : next + 1
      }
      let labels = self[place + 1..<max(place + 1, colon)]
      let plain = Condition(labels)
      let condition = Condition(plain.kind, "\(subject) is \(labels.text)")
      branch.arms.append(
        .init(
          conditions: isDefault ? earlier : [condition],
          range: min(colon + 1, next)..<next))
      earlier.append(condition.negated)
      place = next
    }
    return branch
  }
}
