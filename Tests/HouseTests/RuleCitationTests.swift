import Foundation
import OrientationModel
import Testing

/// Whoever cites a rule in words cites one that is in the book; code cites rules by name.
struct RuleCitationTests {
  @Test func `a rule that words cite is in the book`() throws {
    let names = Rule.Chapter.allCases.map(\.name).joined(separator: "|")
    let citation = try NSRegularExpression(pattern: #"\b(?:"# + names + #")-\d+a?\b"#)
    var places: [String] = []
    for file in House.sources + House.scenarios {
      let text = file.text
      for match in citation.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
        let word = Range(match.range, in: text).map { text[$0] } ?? ""
        if Rule(number: word) == nil { places.append("\(file.path): \(word)") }
      }
    }
    expectNone(places, "Not in the rule book:")
  }
}
