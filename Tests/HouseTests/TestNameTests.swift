import Foundation
import Testing

struct TestNameTests {
  @Test func `a test is named for its claim, in a sentence`() throws {
    let named = try Regex(#"func `[^`]+ [^`]*[^`. ]`\("#)
    let test = try Regex(#"^\s*@Test\b"#)
    var places: [String] = []
    for file in House.tests where file.isSwift {
      let lines = file.code.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() where line.contains("@Test") && line.contains(test) {
        let declaration = lines[number...].first { $0.contains("func ") }
        if declaration?.contains(named) != true { places.append("\(file.path):\(number + 1)") }
      }
    }
    expectNone(places, "Write @Test func `what holds, in words`(), without a full stop.")
  }
}
