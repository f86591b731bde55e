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
    let text = CodeDirective.words(line)
    let word = text.prefix { $0.isLetter }
    switch word {
    case "else": return true
    case "if", "elseif", "elif":
      let code = CodeText(ProjectFile("", Array(text.utf8.dropFirst(word.utf8.count))))
      return value(of: code.snippet(code.tokens.indices))
    default: return nil
    }
  }

  /// What a condition comes to.
  private static func value(of condition: Snippet) -> Bool? {
    let range = condition.range
    guard !range.isEmpty else { return nil }
    for (sign, decisive) in [("|", true), ("&", false)] as [(Unicode.Scalar, Bool)] {
      guard let place = condition.place(of: sign, isDouble: true) else { continue }
      let sides = [range.lowerBound..<place, place + 2..<range.upperBound]
      let values = sides.map { value(of: condition.part($0)) }
      return values.contains(decisive) ? decisive : values.contains(nil) ? nil : !decisive
    }
    if condition.code.isSign("!", at: range.lowerBound) {
      return value(of: condition.part(range.dropFirst())).map { !$0 }
    }
    if condition.code.isSign("(", at: range.lowerBound) {
      return value(of: condition.part(range.dropFirst().dropLast()))
    }
    switch condition.words.joined() {
    case "os(iOS)", "canImport(UIKit)", "TARGET_OS_IOS", "TARGET_OS_IPHONE", "true", "1":
      return true
    case "canImport(AppKit)", "targetEnvironment(macCatalyst)", "TARGET_OS_TV", "TARGET_OS_WATCH",
      "TARGET_OS_VISION", "TARGET_OS_OSX", "TARGET_OS_MACCATALYST", "false", "0":
      return false
    case let other: return other.hasPrefix("os(") ? false : nil
    }
  }
}
