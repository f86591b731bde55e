import Foundation
import TestSupport
import Testing

@testable import Exports

struct PageTests {
  @Test func `the page for a pull request`() throws {
    let exhibit = try Shelf.bundled("what-a-pop-leaves-behind")
    expectText(try exhibit.text(.markdown), recorded: "Recorded/report.md")
  }

  @Test func `tables stay tables and code stays code whatever the names are`() throws {
    let text = try Shelf.exhibit(Shelf.awkward).text(.markdown)
    var isFenced = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isFenced.toggle() }
      guard !isFenced, line.hasPrefix("|") else { continue }
      let bars = line.replacing("\\|", with: "").count { $0 == "|" }
      #expect(bars == 5, "\(line)")
      #expect(!line.contains("<b>"), "\(line)")
    }
    #expect(!isFenced)
  }

  @Test func `a fix that is not there is a fact`() throws {
    let exhibit = try Shelf.bundled("what-a-pop-leaves-behind")
    #expect(throws: ExportProblem.self) { try exhibit.text(.markdown) { $0.fix = 99 } }
    #expect(throws: ExportProblem.noStep(99, last: 9)) {
      try exhibit.text(.svg) { $0.step = 99 }
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
