import OrientationModel

extension AnswerReader {
  /// Every value that an expression can have.
  func values(of expression: Snippet) -> AnswerValues {
    guard expression.pieces.count <= Self.longestExpression else { return open(expression) }
    let expression = expression.bare
    guard !expression.pieces.isEmpty else { return open(expression) }
    if let mark = expression.ternary {
      let condition = expression[0..<mark.question]
      let first = values(of: expression[mark.question + 1..<mark.colon])
      let second = values(of: expression[mark.colon + 1..<expression.pieces.count])
      switch condition.isAboutPad {
      case true: return first.onPad(else: second, depending: [condition.text])
      case false: return second.onPad(else: first, depending: [condition.text])
      case nil: return first.or(second, depending: [condition.text])
      }
    }
    if let place = expression.operatorPlace("?", "?") {
      return values(of: expression[0..<place])
        .or(values(of: expression[place + 2..<expression.pieces.count]))
    }
    for (sign, combine) in Self.combinations {
      if let place = expression.operatorPlace(sign) {
        let rest = expression[place + 1..<expression.pieces.count]
        return values(of: expression[0..<place])
          .combined(values(of: rest), opened(expression), combine)
      }
    }
    return prefixed(expression)
  }

  private static let combinations: [(String, AnswerValues.Combination)] = [
    ("|", { $0.union($1) }), ("^", { $0.symmetricDifference($1) }), ("&", { $0.intersection($1) }),
  ]

  private static let methods: [String: AnswerValues.Combination] = [
    "union": { $0.union($1) }, "intersection": { $0.intersection($1) },
    "subtracting": { $0.subtracting($1) }, "symmetricDifference": { $0.symmetricDifference($1) },
  ]

  private func opened(_ expression: Snippet) -> AnswerValue { open(expression).phone[0] }

  private func prefixed(_ expression: Snippet) -> AnswerValues {
    let rest = expression[1..<expression.pieces.count]
    let whole = opened(expression)
    switch expression.pieces[0].text {
    case "~":
      return AnswerValues(.mask(.all)).combined(values(of: rest), whole) { $0.subtracting($1) }
    case "!":
      var found = values(of: rest)
      func turned(_ value: AnswerValue) -> AnswerValue {
        if case .truth(let truth) = value { .truth(!truth) } else { whole }
      }
      found.phone = found.phone.map(turned)
      found.pad = found.pad.map(turned)
      return found
    default: return primary(expression)
    }
  }

  private func primary(_ expression: Snippet) -> AnswerValues {
    let words = expression.pieces.map(\.text)
    let isList =
      words[0] == "[" && expression.end(ofGroupAt: 0) == words.count && expression.isSwift
    if isList {
      return expression.elements.reduce(AnswerValues(.mask(.none))) { masks, element in
        masks.combined(values(of: element), opened(expression)) { $0.union($1) }
      }
    }
    if let simple = simple(words) { return AnswerValues(simple) }
    return method(expression) ?? handedOn(expression) ?? conversion(expression) ?? named(expression)
  }

  /// A mask, an orientation or a truth, as it stands there.
  private func simple(_ words: [String]) -> AnswerValue? {
    if words.count == 1 {
      switch words[0] {
      case "true", "YES": return .truth(true)
      case "false", "NO": return .truth(false)
      case "0" where question == .supports: return .mask(.none)
      default: break
      }
      return Self.objectiveC(words[0])
    }
    let isMask = words.first == "UIInterfaceOrientationMask"
    let isOrientation = words.first == "UIInterfaceOrientation"
    let isShort = words.first == "." && words.count == 2
    guard words.count == 3 && words[1] == "." && (isMask || isOrientation) || isShort,
      let name = words.last
    else { return nil }
    if isOrientation || isShort && question == .prefers {
      return InterfaceOrientation(name: name).map { .orientation($0) }
    }
    return OrientationMask(swiftName: name).map { .mask($0) }
  }

  /// Reads `UIInterfaceOrientationMaskPortrait` and `UIInterfaceOrientationLandscapeLeft`.
  private static func objectiveC(_ word: String) -> AnswerValue? {
    func name(behind prefix: String) -> String? {
      guard word.hasPrefix(prefix), word.count > prefix.count else { return nil }
      let rest = word.dropFirst(prefix.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    if let name = name(behind: "UIInterfaceOrientationMask") {
      return OrientationMask(swiftName: name).map { .mask($0) }
    }
    return name(behind: "UIInterfaceOrientation").flatMap { InterfaceOrientation(name: $0) }
      .map { .orientation($0) }
  }

  /// Reads `a.union(b)` and its like.
  private func method(_ expression: Snippet) -> AnswerValues? {
    let pieces = expression.pieces
    for index in pieces.indices.dropLast().reversed()
    where pieces[index].text == "(" && index > 2 {
      guard expression.end(ofGroupAt: index) == pieces.count, pieces[index - 2].text == ".",
        let combine = Self.methods[pieces[index - 1].text]
      else { continue }
      return values(of: expression[0..<index - 2]).combined(
        values(of: expression[index + 1..<pieces.count - 1]), opened(expression), combine)
    }
    return nil
  }

  /// Reads `UIInterfaceOrientationMask(…)`, `Int(…)` and `x.rawValue`.
  private func conversion(_ expression: Snippet) -> AnswerValues? {
    let pieces = expression.pieces
    if pieces.count > 2, pieces[pieces.count - 1].text == "rawValue",
      pieces[pieces.count - 2].text == "."
    {
      return values(of: expression[0..<pieces.count - 2])
    }
    let types: Set = ["UIInterfaceOrientationMask", "Int", "UInt", "NSUInteger", "Optional"]
    guard pieces.count > 3, types.contains(pieces[0].text), pieces[1].text == "(",
      expression.end(ofGroupAt: 1) == pieces.count
    else { return nil }
    if pieces[2].text == "rawValue" { return open(expression) }
    return values(of: expression[2..<pieces.count - 1])
  }
}
