import Foundation
import TestSupport
import Testing

@testable import UprightCommands

struct ManualTests {
  private var readme: String {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      return try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    }
  }

  @Test func `the README's table is what the program prints`() throws {
    var text = try readme
    let rows = CommandBook.commands.map { "| `upright \($0.name)` | \($0.summary) |\n" }
    try text.put(
      "| Command | |\n|---|---|\n" + rows.joined(), between: "\n## Commands\n\n",
      and: "\nIn the playground, `?`")
    expectText(text, recorded: "../../README.md")
  }

  @Test(arguments: [
    "01-the-tab-bar-answers --step 1", "what-a-pop-leaves-behind",
    "duo-open-a-portrait-app --animate --step 1",
  ])
  func `the README has pictures that are exports`(words: String) throws {
    let words = words.split(separator: " ").map(String.init)
    let picture = Program.respond(
      to: ["export"] + words + ["--to", "svg"], in: Shop().environment)
    expectText(picture.output, recorded: "../../.github/\(words[0]).svg")
    let text = try readme
    #expect(text.contains("(.github/\(words[0]).svg)"))
  }

  @Test func `the manual page is ASCII, and has what a manual page has`() {
    let page = ManPage.text
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    for title in ["ARGUMENTS", "OPTIONS", "EXIT STATUS", "ENVIRONMENT", "FILES", "SEE ALSO"] {
      #expect(page.contains(".SH \(title)\n"))
    }
    #expect(page.contains("upright export \\-\\-questions \\-o"))
    #expect(page.ranges(of: "\\-\\-color auto").count == 1)
  }

  @Test func `a quotation mark is one on the page`() {
    let terms = ManPage.text.split(separator: "\n").filter { $0.hasPrefix(".B ") }
    #expect(!terms.contains { $0.contains("\"") })
    #expect(ManPage.text.contains("eval \\(dq$(upright completions bash)\\(dq"))
  }

  @Test func `the manual page names every command and every key's help`() {
    let page = ManPage.text.replacing("\\-", with: "-")
    for command in CommandBook.commands { #expect(page.contains("upright \(command.name)")) }
    #expect(page.contains("Rotate the device left."))
    #expect(!page.split(separator: "\n").contains { $0.hasPrefix("'") })
  }
}

extension String {
  /// Replaces what stands between two marks, each the first of its kind.
  fileprivate mutating func put(_ part: String, between start: String, and end: String) throws {
    let head = try #require(range(of: start))
    let tail = try #require(range(of: end, range: head.upperBound..<endIndex))
    replaceSubrange(head.upperBound..<tail.lowerBound, with: part)
  }
}
