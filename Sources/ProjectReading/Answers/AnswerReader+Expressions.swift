import OrientationModel

extension AnswerReader {
  /// Every value that an expression can have.
  func values(of expression: Snippet) -> AnswerValues {
    guard expression.range.count <= Self.longestExpression else { return open(expression) }
    let expression = expression.bare
    let range = expression.range
    guard !range.isEmpty else { return open(expression) }
    if let mark = expression.ternary {
      let condition = expression.part(range.lowerBound..<mark.question)
      let first = values(of: expression.part(mark.question + 1..<mark.colon))
      let second = values(of: expression.part(mark.colon + 1..<range.upperBound))
      return first.or(second, by: condition, isFirstForPad: condition.isAboutPad)
    }
    if let place = expression.place(of: "?", isDouble: true) {
      return values(of: expression.part(range.lowerBound..<place))
        .or(values(of: expression.part(place + 2..<range.upperBound)))
    }
    if let place = expression.place(of: "|") {
      return values(of: expression.part(range.lowerBound..<place))
        .united(values(of: expression.part(place + 1..<range.upperBound)), or: open(expression))
    }
    return list(expression) ?? simple(expression.words).map { AnswerValues(.plain($0)) }
      ?? union(expression) ?? handedOn(expression) ?? named(expression)
  }

  /// Reads `[.portrait, .landscapeLeft]`, also as what a mask is made with.
  private func list(_ expression: Snippet) -> AnswerValues? {
    let code = expression.code
    var range = expression.range
    if code.word(at: range.lowerBound) == .mask, code.isSign("(", at: range.lowerBound + 1) {
      range = range.lowerBound + 2..<max(range.lowerBound + 2, range.upperBound - 1)
    }
    guard code.isSwift, let first = range.first, code.isSign("[", at: first),
      code.end(ofGroupAt: first, within: range.upperBound) == range.upperBound
    else { return nil }
    return code.parts(ofGroupAt: first).reduce(AnswerValues(.plain(.mask(.none)))) {
      masks, element in
      masks.united(values(of: code.snippet(element)), or: open(expression))
    }
  }

  /// A mask, an orientation or a truth, as it stands there.
  private func simple(_ words: [String]) -> PlainAnswer? {
    guard let name = words.last else { return nil }
    if words.count == 1 {
      switch name {
      case "true", "YES": return .truth(true)
      case "false", "NO": return .truth(false)
      case "0" where question == .supports: return .mask(.none)
      default: return Self.objectiveC(name)
      }
    }
    let type = words.count == 3 && words[1] == "." ? words[0] : ""
    let isShort = words.count == 2 && words[0] == "."
    if type == "UIInterfaceOrientation" || isShort && question == .prefers {
      return InterfaceOrientation(name: name).map { .orientation($0) }
    }
    guard type == "UIInterfaceOrientationMask" || isShort else { return nil }
    return OrientationMask(swiftName: name).map { .mask($0) }
  }

  /// Reads `UIInterfaceOrientationMaskPortrait` and `UIInterfaceOrientationLandscapeLeft`.
  private static func objectiveC(_ word: String) -> PlainAnswer? {
    func name(behind prefix: String) -> String? {
      word.hasPrefix(prefix) ? String(word.dropFirst(prefix.count)).lowercasedFirst : nil
    }
    if let name = name(behind: "UIInterfaceOrientationMask") {
      return OrientationMask(swiftName: name).map { .mask($0) }
    }
    return name(behind: "UIInterfaceOrientation").flatMap { InterfaceOrientation(name: $0) }
      .map { .orientation($0) }
  }

  /// Reads `a.union(b)`.
  private func union(_ expression: Snippet) -> AnswerValues? {
    let code = expression.code
    let places = expression.topLevel
    guard places.count > 3, let opening = places.last, code.isSign("(", at: opening),
      code.text(opening - 1) == "union", code.isSign(".", at: opening - 2)
    else { return nil }
    return values(of: expression.part(expression.range.lowerBound..<opening - 2)).united(
      values(of: expression.part(opening + 1..<max(opening + 1, expression.range.upperBound - 1))),
      or: open(expression))
  }
}

extension StringProtocol {
  /// `Portrait` as the case of an enum is written.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
