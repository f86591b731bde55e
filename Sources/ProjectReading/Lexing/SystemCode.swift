/// What iOS has of code that is written for several systems.
enum SystemCode {
  /// The branches of an `#if`: where each begins, and whether its condition holds on iOS; nothing
  /// where that depends on the build.
  private typealias Branches = [(start: Int, holds: Bool?)]

  /// Tokens without the branches that iOS doesn't have; of an `#if` that asks only for the system no
  /// line is left.
  static func tokens(
    _ tokens: [CodeToken], line: (CodeToken) -> String
  ) -> [CodeToken] {
    guard tokens.contains(where: { $0.kind == .directive }) else { return tokens }
    // Where code that is left out begins and ends, so that one walk finds all of it.
    var edges = [Int](repeating: 0, count: tokens.count + 1)
    func leaveOut(_ range: Range<Int>) {
      edges[range.lowerBound] += 1
      edges[range.upperBound] -= 1
    }
    var open: [Branches] = []
    for (index, token) in tokens.enumerated() where token.kind == .directive {
      let line = line(token)
      switch CodeDirective(line) {
      case .begins: open.append([(index, holds(line))])
      case .parts: if !open.isEmpty { open[open.count - 1].append((index, holds(line))) }
      case .ends:
        guard let branches = open.popLast() else { continue }
        let ends = branches.dropFirst().map(\.start) + [index]
        let isKnown = branches.first { $0.holds != false }.map { $0.holds == true } ?? true
        var isPast = false
        for (branch, end) in zip(branches, ends) {
          if isKnown { leaveOut(branch.start..<branch.start + 1) }
          if isPast || branch.holds == false { leaveOut(branch.start + 1..<end) }
          isPast = isPast || branch.holds == true
        }
        if isKnown { leaveOut(index..<index + 1) }
      }
    }
    var depth = 0
    return tokens.indices.compactMap { index in
      depth += edges[index]
      return depth == 0 ? tokens[index] : nil
    }
  }

  private static func holds(_ line: String) -> Bool? {
    let text = line.drop { $0 == "#" || $0 == " " || $0 == "\t" }
    let word = text.prefix { $0.isLetter }
    switch word {
    case "else": return true
    case "if", "elseif", "elif":
      return value(of: text.dropFirst(word.count).filter { !$0.isWhitespace })
    default: return nil
    }
  }

  /// What a condition without blanks comes to.
  private static func value(of condition: String) -> Bool? {
    for (sign, decisive) in [("|", true), ("&", false)] as [(Character, Bool)] {
      let parts = parts(of: condition, between: sign)
      guard parts.count > 1 else { continue }
      let values = parts.map(value)
      return values.contains(decisive) ? decisive : values.contains(nil) ? nil : !decisive
    }
    if condition.first == "!" { return value(of: String(condition.dropFirst())).map { !$0 } }
    if condition.first == "(", condition.last == ")" {
      return value(of: String(condition.dropFirst().dropLast()))
    }
    switch condition {
    case "canImport(UIKit)", "TARGET_OS_IOS", "TARGET_OS_IPHONE", "true", "1": return true
    case "canImport(AppKit)", "targetEnvironment(macCatalyst)", "TARGET_OS_TV", "TARGET_OS_WATCH",
      "TARGET_OS_VISION", "TARGET_OS_OSX", "TARGET_OS_MACCATALYST", "false", "0":
      return false
    default: return condition.hasPrefix("os(") ? condition == "os(iOS)" : nil
    }
  }

  /// What stands between the signs of a condition that are in no parentheses.
  private static func parts(of condition: String, between sign: Character) -> [String] {
    var parts = [""]
    var depth = 0
    for character in condition {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, character == sign {
        if parts.last != "" { parts.append("") }
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
