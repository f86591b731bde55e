import Foundation
import Proofs
import TestSupport
import Testing

@testable import Exports

struct PageTests {
  @Test func `as Markdown it is what share prints`() throws {
    let input = try Shelf.bundled("what-a-pop-leaves-behind")
    let text = try input.text(.markdown)
    #expect(text == (try input.shared(ExportOptions(), command: "")))
    expectText(text, recorded: "Recorded/report.md")
  }

  @Test func `tables stay tables and code stays code whatever the names are`() throws {
    let text = try Shelf.input(Shelf.awkward).text(.markdown)
    var isFenced = false
    // How many bars the rows of a table have: as many as its head.
    var expected: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isFenced.toggle() }
      guard !isFenced, line.hasPrefix("|") else {
        expected = nil
        continue
      }
      let bars = line.replacing("\\|", with: "").count { $0 == "|" }
      #expect(bars == expected ?? bars, "\(line)")
      expected = bars
      #expect(!line.contains("<b>"), "\(line)")
    }
    #expect(!isFenced)
  }

  @Test(arguments: ["https://e.com/a|b", "https://e.com/<2>", "://|", "a://`b`", "x://\\|"])
  func `an address with signs in it is no address`(_ word: String) throws {
    let text = try Shelf.input("title see \(word) there\nroot L\nrotate left\n").text(.markdown)
    let row = try #require(text.split(separator: "\n").first { $0.contains("there") })
    #expect(!row.replacing("\\|", with: "").contains("|"), "\(row)")
    #expect(!row.contains("<"), "\(row)")
  }

  @Test func `there is no SwiftUI before 13`() throws {
    let old = try Shelf.bundled("swiftui-stage-4-landscape-full-screen-cover", ios: 12)
    #expect(throws: ExportProblem.swiftUIBegins) { try old.text(.swift) }
  }

  @Test func `a fix that is not there is a fact`() throws {
    let input = try Shelf.bundled("what-a-pop-leaves-behind")
    #expect(throws: ExportProblem.self) { try input.text(.markdown) { $0.fix = 99 } }
    #expect(throws: ExportProblem.noStep(99, last: 5)) {
      try input.text(.svg) { $0.step = 99 }
    }
  }

  @Test func `the whole play as JSON`() throws {
    let text = try Shelf.bundled("what-a-pop-leaves-behind").text(.json)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let whole = try #require(value as? [String: Any])
    let steps = try #require(whole["steps"] as? [[String: Any]])
    #expect(steps.count == 10)
    #expect(steps[5]["interface"] as? String == "landscapeRight")
    #expect(steps[5]["tone"] as? String == "trouble")
    #expect((steps[9]["chain"] as? [Any])?.isEmpty == false)
  }
}
