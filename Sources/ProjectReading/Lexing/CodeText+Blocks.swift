/// The blocks around a place, and what has to hold for the code to get there.
extension CodeText {
  /// Whether only an iPad gets to a place: by the condition of the block around it, or the case of
  /// a switch.
  func isForPad(_ index: Int) -> Bool {
    guard let (opening, head) = block(around: index) else { return false }
    guard text(head.lowerBound) != "switch" else {
      return isCaseForPad(index, behind: opening, head)
    }
    guard text(head.lowerBound) == "else" else { return isAboutPad(head) ?? false }
    guard head.count == 1, let condition = condition(before: head.lowerBound) else { return false }
    return isAboutPad(condition).map { !$0 } ?? false
  }

  /// The tokens before a place that may decide whether the code gets there: not all of a long block,
  /// which each place in it would read again.
  func near(_ index: Int, since opening: Int) -> Range<Int> { max(opening, index - 400)..<index }

  private func isCaseForPad(_ index: Int, behind opening: Int, _ head: Range<Int>) -> Bool {
    guard head.contains(where: { text($0) == "userInterfaceIdiom" }) else { return false }
    let labels = near(index, since: opening).filter { ["case", "default"].contains(text($0)) }
    guard let label = labels.last else { return false }
    return text(label) == "default"
      ? labels.contains { text($0 + 2) == "phone" } : text(label + 2) == "pad"
  }

  /// Whether a condition asks for an iPad, or for the contrary; nothing, if for something else.
  private func isAboutPad(_ condition: Range<Int>) -> Bool? {
    let words = condition.map { text($0).lowercased() }
    guard !words.contains("|") else { return nil }
    let isTurned = words.contains("!")
    let isAlone = !words.contains("&") && !words.contains(",")
    if words.contains(where: { ["pad", "ipad", "ispad"].contains($0) || $0.hasSuffix("idiompad") })
    {
      return isTurned && !isAlone ? nil : !isTurned
    }
    guard isAlone else { return nil }
    let isPhone = words.contains {
      ["phone", "iphone", "isphone"].contains($0) || $0.hasSuffix("idiomphone")
    }
    return isPhone ? isTurned : nil
  }

  /// The braces around a place, and what stands in front of them from a keyword on.
  private func block(around index: Int) -> (opening: Int, head: Range<Int>)? {
    guard let opening = brace(around: index) else { return nil }
    return head(of: opening).map { (opening, $0) }
  }

  /// From the keyword of a block to its brace.
  private func head(of opening: Int) -> Range<Int>? {
    let keywords: Set = ["if", "switch", "else", "guard"]
    return (max(0, opening - 24)..<opening).last { keywords.contains(text($0)) }
      .map { $0..<opening }
  }

  /// What stands after the `if` whose `else` stands at a place.
  private func condition(before place: Int) -> Range<Int>? {
    guard isSign("}", at: place - 1) else { return nil }
    let opening = start(ofGroupEndingAt: place - 1)
    return opening > 0 ? head(of: opening) : nil
  }
}
