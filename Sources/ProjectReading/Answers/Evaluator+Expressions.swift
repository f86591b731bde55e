import OrientationModel

extension Evaluator {
  /// Every value that an expression can have.
  func value(of expression: Snippet) -> [Possibility] {
    guard expression.pieces.count <= Self.longestExpression, isWorthIt else {
      return [open(expression)]
    }
    let expression = expression.bare
    guard !expression.pieces.isEmpty else { return [] }
    if let mark = expression.ternary {
      let condition = Condition(expression[0..<mark.question])
      return value(of: expression[mark.question + 1..<mark.colon]).map { $0.under([condition]) }
        + value(of: expression[mark.colon + 1..<expression.pieces.count]).map {
          $0.under([condition.negated])
        }
    }
    if let place = expression.operatorPlace("?", "?") {
      let left = value(of: expression[0..<place])
      let isThere = Condition(.isThere, expression[0..<place].text)
      return left.map { $0.under([isThere]) }
        + value(of: expression[place + 2..<expression.pieces.count]).map {
          $0.under([isThere.negated])
        }
    }
    for (sign, combine) in Self.combinations {
      if let place = expression.operatorPlace(sign) {
        let rest = expression[place + 1..<expression.pieces.count]
        return pairs(value(of: expression[0..<place]), value(of: rest), expression, combine)
      }
    }
    return prefixed(expression)
  }

  private typealias Combination = @Sendable (OrientationMask, OrientationMask) -> OrientationMask

  private static let combinations: [(String, Combination)] = [
    ("|", { $0.union($1) }), ("^", { $0.symmetricDifference($1) }), ("&", { $0.intersection($1) }),
  ]

  private static let methods: [String: Combination] = [
    "union": { $0.union($1) }, "intersection": { $0.intersection($1) },
    "subtracting": { $0.subtracting($1) }, "symmetricDifference": { $0.symmetricDifference($1) },
  ]

  /// Each of one side with each of the other.
  private func pairs(
    _ left: [Possibility], _ right: [Possibility], _ whole: Snippet, _ combine: Combination
  ) -> [Possibility] {
    guard left.count * right.count <= Self.most else { return [open(whole)] }
    return left.flatMap { first in
      right.map { second in
        guard case .mask(let one) = first.value, case .mask(let other) = second.value else {
          return open(whole)
        }
        return Possibility(
          .mask(combine(one, other)), if: first.conditions + second.conditions,
          isLiteral: first.isLiteral && second.isLiteral)
      }
    }
  }

  func open(_ expression: Snippet) -> Possibility {
    let text = expression.text
    return Possibility(
      .open(text.count > 80 ? String(text.prefix(79)) + "…" : text), isLiteral: false)
  }

  private func prefixed(_ expression: Snippet) -> [Possibility] {
    let rest = expression[1..<expression.pieces.count]
    switch expression.pieces[0].text {
    case "~":
      return value(of: rest).map { outcome in
        guard case .mask(let mask) = outcome.value else { return open(expression) }
        return Possibility(
          .mask(OrientationMask.all.subtracting(mask)), if: outcome.conditions,
          isLiteral: outcome.isLiteral)
      }
    case "!":
      return value(of: rest).map { outcome in
        guard case .truth(let truth) = outcome.value else { return open(expression) }
        return Possibility(.truth(!truth), if: outcome.conditions, isLiteral: outcome.isLiteral)
      }
    default: return primary(expression)
    }
  }

  private func primary(_ expression: Snippet) -> [Possibility] {
    let words = expression.pieces.map(\.text)
    let isList =
      words[0] == "[" && expression.end(ofGroupAt: 0) == words.count && expression.isSwift
    if isList {
      return expression.elements.reduce([Possibility(.mask(.none))]) { masks, element in
        pairs(masks, value(of: element), expression) { $0.union($1) }
      }
    }
    if let simple = simple(words) { return [Possibility(simple)] }
    if let combined = method(expression) { return combined }
    if let handedOn = handedOn(expression) { return handedOn }
    if let called = conversion(expression) { return called }
    return named(expression)
  }

  /// A mask, an orientation or a truth, as it stands there.
  private func simple(_ words: [String]) -> Possibility.Value? {
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
  private static func objectiveC(_ word: String) -> Possibility.Value? {
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
  private func method(_ expression: Snippet) -> [Possibility]? {
    let pieces = expression.pieces
    for index in pieces.indices.dropLast().reversed()
    where pieces[index].text == "(" && index > 2 {
      guard expression.end(ofGroupAt: index) == pieces.count, pieces[index - 2].text == ".",
        let combine = Self.methods[pieces[index - 1].text]
      else { continue }
      return pairs(
        value(of: expression[0..<index - 2]), value(of: expression[index + 1..<pieces.count - 1]),
        expression, combine)
    }
    return nil
  }

  /// Reads `UIInterfaceOrientationMask(…)`, `Int(…)` and `x.rawValue`.
  private func conversion(_ expression: Snippet) -> [Possibility]? {
    let pieces = expression.pieces
    if pieces.count > 2, pieces[pieces.count - 1].text == "rawValue",
      pieces[pieces.count - 2].text == "."
    {
      return value(of: expression[0..<pieces.count - 2])
    }
    let types: Set = ["UIInterfaceOrientationMask", "Int", "UInt", "NSUInteger", "Optional"]
    guard pieces.count > 3, types.contains(pieces[0].text), pieces[1].text == "(",
      expression.end(ofGroupAt: 1) == pieces.count
    else { return nil }
    if pieces[2].text == "rawValue" { return [open(expression)] }
    return value(of: expression[2..<pieces.count - 1])
  }
}

extension OrientationMask {
  /// The mask of that name in Swift.
  init?(swiftName name: String) {
    switch name {
    case "all": self = .all
    case "allButUpsideDown": self = .allButUpsideDown
    case "landscape": self = .landscape
    default:
      guard let orientation = InterfaceOrientation(name: name) else { return nil }
      self.init(rawValue: 1 << orientation.rawValue)
    }
  }
}
