/// What a condition asks: whether some screen is of one of some classes.
struct ScreenTest {
  /// Whose class it is: `topViewController`, as it stands there.
  var subject: Snippet
  var classes: [String]
  /// Whether it holds for anything but these.
  var isTurned = false

  /// Whether it asks for an alert: UIKit passes over one, and so do answers that hand a question on.
  var isAboutAlert: Bool { classes == ["UIAlertController"] }

  /// Reads `top is Game || top is Film`, `!(top is Game)`, `let game = top as? Game` and
  /// `[top isKindOfClass:[Game class]]`.
  init?(_ condition: Snippet) {
    var condition = condition.unwrapped
    let isTurned = condition.isAtSign("!")
    if isTurned { condition = condition.part(condition.range.dropFirst()).unwrapped }
    var tests: [ScreenTest] = []
    for part in condition.alternatives {
      guard let test = ScreenTest(single: part.unwrapped) else { return nil }
      tests.append(test)
    }
    // Of several classes only one screen can be meant.
    guard let first = tests.first, Set(tests.map(\.subject.text)).count == 1 else { return nil }
    subject = first.subject
    classes = tests.flatMap(\.classes)
    self.isTurned = isTurned
  }

  private init?(single test: Snippet) {
    let code = test.code
    var range = test.range
    if !code.isSwift {
      guard test.isAtSign("["), let word = range.last(where: { code.text($0) == "isKindOfClass" }),
        code.isSign("[", at: word + 2), code.text(word + 4) == "class",
        code.end(ofGroupAt: word + 2) + 1 == range.upperBound
      else { return nil }
      subject = test.part(range.lowerBound + 1..<word)
      classes = [code.text(word + 3)]
      return
    }
    if [.let, .var].contains(code.word(at: range.lowerBound)),
      code.isGiving(at: range.lowerBound + 2)
    {
      range = range.dropFirst(3)
    }
    let expression = test.part(range)
    // `top.isKind(of: Game.self)`
    if let group = expression.topLevel.last, group > range.lowerBound + 1,
      code.isSign("(", at: group),
      code.text(group - 1) == "isKind", code.isSign(".", at: group - 2),
      code.text(range.upperBound - 2) == "self", code.isSign(".", at: range.upperBound - 3)
    {
      subject = expression.part(range.lowerBound..<group - 2)
      classes = [code.text(range.upperBound - 4)]
      return
    }
    let words = expression.topLevel.dropFirst()
    guard let word = words.last(where: { ["is", "as"].contains(code.text($0)) }) else { return nil }
    let isCast = code.text(word) == "as"
    guard !isCast || code.isSign("?", at: word + 1) else { return nil }
    let start = word + (isCast ? 2 : 1)
    let name = expression.part(start..<max(start, range.upperBound))
    guard let last = name.range.last, code.text(last).first?.isUppercase == true,
      name.words.allSatisfy({ $0 == "." || $0.first?.isUppercase == true })
    else { return nil }
    subject = expression.part(range.lowerBound..<word)
    classes = [name.words.joined()]
  }
}

extension Snippet {
  fileprivate func isAtSign(_ sign: Unicode.Scalar) -> Bool {
    !range.isEmpty && code.isSign(sign, at: range.lowerBound)
  }

  /// Without the parentheses around all of it.
  fileprivate var unwrapped: Snippet {
    guard isAtSign("("), code.end(ofGroupAt: range.lowerBound) == range.upperBound else {
      return self
    }
    return part(range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)).unwrapped
  }

  /// What stands between the commas of a condition.
  var clauses: [Snippet] { parts { code.isSign(",", at: $0) ? 1 : 0 } }

  /// What stands between `||`.
  fileprivate var alternatives: [Snippet] {
    parts { code.isSign("|", at: $0) && code.isSign("|", at: $0 + 1) ? 2 : 0 }
  }

  /// What stands between signs of so many characters that are in no group.
  private func parts(_ length: (Int) -> Int) -> [Snippet] {
    var parts: [Snippet] = []
    var start = range.lowerBound
    for index in topLevel where index >= start && length(index) > 0 {
      parts.append(part(start..<index))
      start = index + length(index)
    }
    return parts + [part(start..<max(start, range.upperBound))]
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
