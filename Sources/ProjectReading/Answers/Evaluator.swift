import OrientationModel

/// What a getter's body can answer, as far as its text tells: no code runs.
struct Evaluator {
  let definitions: Definitions
  let question: OrientationQuestion
  let owner: String?
  /// The local names of the body that is read.
  var locals: [String: Local] = [:]

  /// A local name: every value it is given, and whether it is changed in place besides.
  struct Local {
    var values: [Snippet] = []
    var isChanged = false
  }

  /// How many names deep; code that names itself has no end.
  var depth = 0
  /// No answer leads through more expressions.
  private let effort = Effort(10_000)

  static let deepest = 6
  /// More outcomes than anybody reads are told as one that is open.
  static let most = 64
  /// Nobody writes an expression, or a body, of more words and signs; longer ones are not read.
  static let longestExpression = 400
  static let longestBody = 4000

  init(definitions: Definitions, question: OrientationQuestion, owner: String?) {
    (self.definitions, self.question, self.owner) = (definitions, question, owner)
  }

  /// Whether one more expression may be read.
  var isWorthIt: Bool { effort.allows() }

  // MARK: Bodies

  /// Every outcome of a body, in the order of the code.
  func outcomes(ofBody body: Snippet) -> [Possibility] {
    guard depth < Self.deepest, isWorthIt else {
      return [Possibility(.open("code that goes through too many names"))]
    }
    guard body.pieces.count <= Self.longestBody else {
      return [Possibility(.open("code that is too long to read"))]
    }
    var evaluator = self
    let body = body.getter
    evaluator.readLocals(body)
    var found = evaluator.outcomes(of: body.pieces.indices, in: body, if: [])
    if found.isEmpty { found = evaluator.implied(body.pieces.indices, in: body, if: []) }
    return found.count > Self.most ? [Possibility(.open("code with too many branches"))] : found
  }

  /// Reads `let top = topViewController` and `UIViewController *top = self.topViewController;`.
  private mutating func readLocals(_ body: Snippet) {
    let changing: Set = [
      "insert", "remove", "formUnion", "formIntersection", "subtract", "formSymmetricDifference",
    ]
    for index in body.pieces.indices.dropFirst() {
      if changing.contains(body.pieces[index].text), body.says(".", at: index - 1), index > 1 {
        locals[body.pieces[index - 2].text, default: Local()].isChanged = true
      }
      guard body.says("=", at: index), !body.says("=", at: index + 1) else { continue }
      let isChange = ["|", "&", "^"].contains(body.pieces[index - 1].text)
      // After a colon stands the type.
      let name = isChange ? index - 2 : body.says(":", at: index - 2) ? index - 3 : index - 1
      guard name >= 0, body.pieces[name].kind == .word, body.pieces[name].text != "return",
        !body.says(".", at: name - 1)
      else { continue }
      let text = body.pieces[name].text
      if isChange {
        locals[text, default: Local()].isChanged = true
      } else {
        let end = body.end(ofExpressionAt: index + 1, within: body.pieces.count)
        locals[text, default: Local()].values.append(body[index + 1..<max(index + 1, end)])
      }
    }
  }

  /// The values of the statements in a range that return.
  private func outcomes(
    of range: Range<Int>, in body: Snippet, if conditions: [Condition]
  ) -> [Possibility] {
    var found: [Possibility] = []
    var index = range.lowerBound
    // The conditions of branches that end by returning: after them the contrary holds.
    var standing = conditions
    while index < range.upperBound {
      let piece = body.pieces[index]
      if piece.kind == .directive {
        standing = conditions + directive(piece.text)
        index += 1
      } else if piece.text == "return" {
        let end = body.end(ofExpressionAt: index + 1, within: range.upperBound)
        found += value(of: index + 1..<end, in: body).map { $0.under(standing) }
        index = max(end, index + 1)
      } else if let branch = body.branch(at: index, within: range.upperBound) {
        for arm in branch.arms {
          found += outcomes(of: arm.range, in: body, if: standing + arm.conditions)
        }
        if !branch.rest.isEmpty { standing += branch.rest }
        index = max(branch.end, index + 1)
      } else {
        index += 1
      }
    }
    return found
  }

  private func directive(_ text: String) -> [Condition] {
    text.contains("endif") ? [] : [Condition(.other, text)]
  }

  /// What a body without `return` is: an expression, or branches of such.
  private func implied(
    _ range: Range<Int>, in body: Snippet, if conditions: [Condition]
  ) -> [Possibility] {
    guard body.isSwift, !range.isEmpty else { return [] }
    if let branch = body.branch(at: range.lowerBound, within: range.upperBound),
      branch.end >= range.upperBound
    {
      return branch.arms.flatMap { implied($0.range, in: body, if: conditions + $0.conditions) }
    }
    return value(of: range, in: body).map { $0.under(conditions) }
  }

  private func value(of range: Range<Int>, in body: Snippet) -> [Possibility] {
    value(of: body[range])
  }
}
