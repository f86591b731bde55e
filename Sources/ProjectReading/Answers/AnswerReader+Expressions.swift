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
    if question == .autorotates || question == .locks, let isPad = expression.isAboutPad {
      return AnswerValues(phone: [.plain(.truth(!isPad))], pad: [.plain(.truth(isPad))])
    }
    return joined(expression) ?? list(expression)
      ?? simple(expression.words).map { AnswerValues(.plain($0)) }
      ?? handedOn(expression) ?? named(expression)
  }

  private typealias Mask = OrientationMask

  /// What joins two masks, as an operator, of which the first binds least, and as a method.
  private static let joints:
    [(sign: Unicode.Scalar, method: String, join: @Sendable (Mask, Mask) -> Mask)] = [
      ("|", "union", { $0.union($1) }),
      ("^", "symmetricDifference", { $0.symmetricDifference($1) }),
      ("&", "intersection", { $0.intersection($1) }),
      ("~", "subtracting", { $0.subtracting($1) }),
    ]

  /// Reads `a | b`, `a & ~b` and `a.union(b)`.
  private func joined(_ expression: Snippet) -> AnswerValues? {
    let code = expression.code
    let range = expression.range
    // Nothing in front of a sign stands for all: `~b`.
    func joined(_ first: Range<Int>, _ second: Range<Int>, _ index: Int) -> AnswerValues {
      let all = AnswerValues(.plain(.mask(.all)))
      return (first.isEmpty ? all : values(of: expression.part(first))).joined(
        values(of: expression.part(second)), by: Self.joints[index].join, or: open(expression))
    }
    for (index, joint) in Self.joints.enumerated() {
      if let place = expression.place(of: joint.sign) {
        return joined(range.lowerBound..<place, place + 1..<range.upperBound, index)
      }
    }
    let places = expression.topLevel
    guard places.count > 3, let opening = places.last, code.isSign("(", at: opening),
      code.isSign(".", at: opening - 2),
      let index = Self.joints.firstIndex(where: { $0.method == code.text(opening - 1) })
    else { return nil }
    return joined(
      range.lowerBound..<opening - 2, opening + 1..<max(opening + 1, range.upperBound - 1), index)
  }

  /// Reads `[.portrait, .landscapeLeft]`.
  private func list(_ expression: Snippet) -> AnswerValues? {
    let code = expression.code
    let range = expression.range
    guard code.isSwift, let first = range.first, code.isSign("[", at: first),
      code.end(ofGroupAt: first, within: range.upperBound) == range.upperBound
    else { return nil }
    return code.parts(ofGroupAt: first).reduce(AnswerValues(.plain(.mask(.none)))) {
      masks, element in
      masks.joined(
        values(of: code.snippet(element)), by: { $0.union($1) }, or: open(expression))
    }
  }

  /// A mask, an orientation or a truth, as it stands there.
  private func simple(_ words: [String]) -> PlainAnswer? {
    guard let name = words.last else { return nil }
    if words.count == 1 {
      switch name {
      case "true", "YES": return .truth(true)
      case "false", "NO": return .truth(false)
      default:
        let number = question == .supports ? UInt8(name).map { Mask(rawValue: $0) } : nil
        return number.flatMap { Mask.all.isSuperset(of: $0) ? .mask($0) : nil }
          ?? Self.objectiveC(name)
      }
    }
    if words.starts(with: ["1", "<", "<"]),
      case .orientation(let orientation)? = simple(Array(words.dropFirst(3)))
    {
      return .mask(orientation.mask)
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
}

extension StringProtocol {
  /// `Portrait` as the case of an enum is written.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
