/// What a condition asks: whether some screen is of one of some classes.
struct ScreenTest {
  /// Whose class it is, in the words that stand there: `topViewController`.
  var subject: [String]
  var classes: [String]
  /// Whether it holds for anything but these.
  var isTurned = false

  /// Whether it asks for an alert: UIKit passes over one, and so do answers that hand a question on.
  var isAboutAlert: Bool { classes == ["UIAlertController"] }

  /// Reads `top is Game || top is Film`, `!(top is Game)`, `let game = top as? Game`,
  /// `top.isKind(of: Game.self)` and `[top isKindOfClass:[Game class]]`.
  init?(_ condition: Snippet) {
    var words = condition.words.filter { !["(", ")", "[", "]", ":"].contains($0) }
    isTurned = words.first == "!"
    if isTurned { words.removeFirst() }
    var tests: [(subject: [String], name: String)] = []
    for part in words.split(separator: "|") {
      guard let test = Self.test(Array(part)) else { return nil }
      tests.append(test)
    }
    // Of several classes only one screen can be meant.
    guard let first = tests.first, tests.allSatisfy({ $0.subject == first.subject }),
      !isTurned || tests.count == 1
    else { return nil }
    subject = first.subject
    classes = tests.map(\.name)
  }

  private static func test(_ words: [String]) -> (subject: [String], name: String)? {
    let isNamed = ["let", "var"].contains(words.first) && words.dropFirst(2).first == "="
    let verbs: Set = ["is", "as", "isKind", "isKindOfClass"]
    guard let verb = words.lastIndex(where: verbs.contains) else { return nil }
    let subject = words[..<verb].dropFirst(isNamed ? 3 : 0)
    let name = words[(verb + 1)...].filter { !["?", ".", "of", "self", "class"].contains($0) }
    guard !subject.isEmpty, !subject.contains("&"), !name.isEmpty,
      name.allSatisfy({ $0.first?.isUppercase == true })
    else { return nil }
    return (Array(subject), name.joined(separator: "."))
  }
}

extension Snippet {
  /// What stands between the commas of a condition.
  var clauses: [Snippet] {
    let commas = topLevel.filter { code.isSign(",", at: $0) }
    return zip([range.lowerBound] + commas.map { $0 + 1 }, commas + [range.upperBound])
      .map { part($0..<max($0, $1)) }
  }

  /// The block that a condition of this body leads to.
  func block(of condition: Snippet) -> Range<Int>? {
    var place = condition.range.upperBound
    if code.isSwift {
      while code.text(place) == "else" { place += 1 }
    } else {
      place += 1
    }
    guard range.contains(place) else { return nil }
    if code.isSign("{", at: place) { return code.inside(ofBraceAt: place) }
    return code.isSwift ? nil : code.expression(from: place)
  }
}
