import OrientationModel
import Testing

/// Whoever cites a rule in words cites one that is in the book; code cites rules by name.
struct RuleCitationTests {
  @Test func `a rule that words cite is in the book`() throws {
    let names = Rule.Chapter.allCases.map(\.name).joined(separator: "|")
    let citation = try Regex(#"\b((?:"# + names + #")-\d+a?)\b"#)
    var places: [String] = []
    for file in House.sources + House.scenarios {
      for match in file.text.matches(of: citation) {
        let word = match.output[1].substring ?? ""
        if Rule(number: word) == nil { places.append("\(file.path): \(word)") }
      }
    }
    expectNone(places, "Not in the rule book:")
  }
}
