/// Puts answers where a text has a `?`, and leaves every other byte as it is.
package enum Recording {
  /// What takes the place of a line with a `?` or several: as a rule the same line with its answers.
  package struct Answer: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
      /// Whom the line is about, where that isn't as it stands: `ios 15: `.
      package var qualifiers: String?
      /// For each `?`, in their order.
      package var words: [String]

      package init(_ words: [String], for qualifiers: String? = nil) {
        self.words = words
        self.qualifiers = qualifiers
      }
    }

    /// Where the first claim begins.
    package var claims: Int
    /// Where the `?` stand.
    package var signs: [Int]
    package var lines: [Line]

    package init(to expectation: Scenario.Expectation, _ lines: [Line]) {
      claims = expectation.claims.first?.place.offset ?? 0
      signs = expectation.openQuestions.map { $0.sign.place.offset }
      self.lines = lines
    }
  }

  /// The text with the answers filled in; an answer whose place holds no `?` is left out.
  package static func filling(_ bytes: [UInt8], with answers: [Answer]) -> [UInt8] {
    let lineEnd = bytes.contains(Byte.carriageReturn) ? [Byte.carriageReturn] : []
    let first = bytes.starts(with: Byte.mark) ? Byte.mark.count : 0
    var filled: [UInt8] = []
    var copied = 0
    for answer in answers.sorted(by: { $0.claims < $1.claims }) {
      let signs = answer.signs
      guard let last = signs.last, answer.claims >= copied,
        signs.allSatisfy({ bytes.indices.contains($0) && bytes[$0] == Byte.question })
      else { continue }
      let start = bytes[..<answer.claims].lastIndex(of: Byte.newline).map { $0 + 1 } ?? first
      let end = bytes[last...].firstIndex { Byte.isLineEnd($0) } ?? bytes.count
      let margin = bytes[start..<answer.claims].prefix { Byte.isBlank($0) }
      for (index, line) in answer.lines.enumerated() {
        filled += index == 0 ? bytes[copied..<start] : lineEnd + [Byte.newline]
        filled +=
          line.qualifiers.map { margin + Array("expect \($0)".utf8) }
          ?? bytes[start..<answer.claims]
        var position = answer.claims
        for (sign, words) in zip(signs, line.words) {
          filled += bytes[position..<sign] + Array(words.utf8)
          position = sign + 1
        }
        filled += bytes[position..<end]
      }
      copied = end
    }
    filled += bytes[copied...]
    return filled
  }
}

extension Scenario {
  /// What it expects, of the launch first.
  package var expectations: [Expectation] { launch + steps.flatMap { $0.expectations } }

  /// Every expectation with a `?`, in the order of the text.
  ///
  /// The step is absent for what is expected of the launch.
  package var openExpectations: [(step: Int?, expectation: Expectation)] {
    let ofLaunch = launch.map { (step: Int?.none, expectation: $0) }
    let ofSteps = steps.enumerated().flatMap { index, step in
      step.expectations.map { (step: Int?.some(index), expectation: $0) }
    }
    return (ofLaunch + ofSteps).filter { $0.expectation.isOpen }
  }
}

extension Scenario.Expectation {
  /// Its `?`.
  package var openQuestions: [Scenario.OpenQuestion] {
    claims.compactMap { if case .open(let question) = $0.value { question } else { nil } }
  }

  /// The line on which it stands.
  package var line: Int { claims.first?.place.line ?? 0 }

  /// It waits for its answer to be recorded.
  package var isOpen: Bool { !openQuestions.isEmpty }
}
