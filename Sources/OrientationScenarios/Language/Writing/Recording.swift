/// Puts answers where a text has a `?`, and leaves every other byte as it is.
package enum Recording {
  /// An answer, and where the `?` stands that it takes the place of.
  package struct Answer: Hashable, Sendable {
    package var place: TextPlace
    package var words: String

    package init(_ words: String, at place: TextPlace) {
      self.words = words
      self.place = place
    }
  }

  /// The text with the answers filled in; an answer whose place holds no `?` is left out.
  package static func filling(_ bytes: [UInt8], with answers: [Answer]) -> [UInt8] {
    var filled: [UInt8] = []
    filled.reserveCapacity(bytes.count + answers.reduce(0) { $0 + $1.words.utf8.count })
    var copied = 0
    for answer in answers.sorted(by: { $0.place.offset < $1.place.offset }) {
      let offset = answer.place.offset
      guard offset >= copied, offset < bytes.count, bytes[offset] == Byte.question else { continue }
      filled += bytes[copied..<offset]
      filled += Array(answer.words.utf8)
      copied = offset + 1
    }
    filled += bytes[copied...]
    return filled
  }
}

extension Scenario {
  /// Whether it says anywhere what is to come of it.
  package var expectsNothing: Bool {
    launch.isEmpty && steps.allSatisfy { $0.expectations.isEmpty }
  }

  /// Every `?` with where it stands, in the order of the text.
  ///
  /// The step is absent for what is expected of the launch.
  package var openQuestions: [(step: Int?, expectation: Expectation, question: OpenQuestion)] {
    var found: [(step: Int?, expectation: Expectation, question: OpenQuestion)] = []
    func look(at expectations: [Expectation], step: Int?) {
      for expectation in expectations {
        for case .open(let question) in expectation.claims.map({ $0.value }) {
          found.append((step, expectation, question))
        }
      }
    }
    look(at: launch, step: nil)
    for (index, step) in steps.enumerated() { look(at: step.expectations, step: index) }
    return found
  }
}
