import OrientationModel
import Testing

/// Whoever cites a rule cites one that is in the book.
struct RuleCitationTests {
  private let book = Set(RuleBook.rules.map(\.id))
  private let families = RuleID.Family.allCases

  @Test func `a rule that code cites is in the book`() throws {
    let names = families.map { "\($0)" }.joined(separator: "|")
    let number = #"(\d+)(,\s*isAddition:\s*true)?"#
    let citation = try Regex(#"\.("# + names + #")(?:,\s*|\()"# + number + #"\)"#)
    var places: [String] = []
    for file in House.sources where file.isSwift {
      for match in code(of: file.text).matches(of: citation) {
        let family = families.first { "\($0)" == match.output[1].substring ?? "" }
        guard let family, let number = match.output[2].substring else { continue }
        let isAddition = match.output[3].substring != nil
        let id = UInt8(number).map { RuleID(family, $0, isAddition: isAddition) }
        if id.map(book.contains) != true { places.append("\(file.path): \(family.name)-\(number)") }
      }
    }
    expectNone(places, "Not in RuleBook.rules:")
  }

  @Test func `a rule that words cite is in the book`() throws {
    let names = families.map(\.name).joined(separator: "|")
    let citation = try Regex(#"\b((?:"# + names + #")-\d+a?)\b"#)
    var places: [String] = []
    for file in House.sources + House.scenarios {
      for match in file.text.matches(of: citation) {
        let word = match.output[1].substring ?? ""
        guard let id = RuleID(text: word), book.contains(id) else {
          places.append("\(file.path): \(word)")
          continue
        }
      }
    }
    expectNone(places, "Not in RuleBook.rules:")
  }

  @Test func `the book has every number once`() {
    #expect(book.count == RuleBook.rules.count)
  }
}
