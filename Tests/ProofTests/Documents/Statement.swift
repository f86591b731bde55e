import OrientationScenarios
import Testing

/// A sentence of one of the five documents that says what happens, and the scenarios that hold it.
struct Statement: Hashable, Sendable, CustomTestStringConvertible {
  let sentence: String
  let scenarios: [String]

  var testDescription: String { sentence }

  /// Blocks of lines: the sentence, then a line with an arrow for each scenario.
  static func table(_ text: String) -> [Statement] {
    text.split(separator: "\n\n").map { block in
      let lines = block.split(separator: "\n")
      let words = lines.filter { !$0.hasPrefix("-> ") }
      let names = lines.filter { $0.hasPrefix("-> ") }.map { "Documented/\($0.dropFirst(3))" }
      return Statement(sentence: words.joined(separator: " "), scenarios: names)
    }
  }

  /// The sentence as runs of bare words, without quotation marks and what was left out.
  var runs: [String] {
    sentence.replacing("[", with: "…").replacing("]", with: "…").split(separator: "…")
      .map { Statement.words(String($0)) }.filter { $0.split(separator: " ").count > 2 }
  }

  /// Letters and numbers only, so that line breaks and kinds of quotation marks do not matter.
  static func words(_ text: String) -> String {
    let plain = text.lowercased().replacing("’", with: "").replacing("'", with: "")
    return plain.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}
