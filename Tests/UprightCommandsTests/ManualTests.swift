import Foundation
import Playground
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

  @Test func `the table of keys has every key, and the README says where it is`() throws {
    let table = KeyTable.markdown
    for command in KeyCommand.allCases {
      #expect(table.contains(" | \(command.help) |"), "\(command.name)")
    }
    #expect(try readme.contains("`upright manual keys`"))
  }

  @Test func `the README has every command as the table has it`() throws {
    let text = try readme
    #expect(
      text.contains(CommandTable.markdown),
      "put what `upright manual commands` prints under Commands")
  }

  @Test func `every command in the README works as it is printed`() throws {
    let blocks = try readme.split(separator: "```").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }
      .map { $0.element.split(separator: "\n", omittingEmptySubsequences: false).dropFirst() }
    let own = try #require(blocks.first { $0.first?.hasPrefix("title ") == true })
    let text = own.joined(separator: "\n") + "\n"
    var shop = Shop(["mine.scenario": text, "Scenarios/mine.scenario": text])
    shop.isTerminal = true
    let lines = blocks.joined().filter { $0.hasPrefix("upright ") }
    #expect(lines.count > 12)
    for line in lines {
      // Behind two blanks or a `#` stands what it is good for.
      let typed = line.split(separator: "#")[0].split(separator: "  ")[0]
      let words = typed.split(separator: " ").dropFirst().map(String.init)
      let response = Program.respond(to: words, in: shop.environment)
      let isFine = response.exitCode == .success || words.first == "explore"
      #expect(isFine, "\(line): \(response.messages)")
    }
  }

  @Test func `the README shows the screen as it is`() throws {
    let lines = Shop()("screen", "--keys", "Right", "--size", "100x30").output
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    #expect(
      try readme.contains("```text\n\(lines.joined(separator: "\n"))```"),
      "put there what `upright screen --keys Right --size 100x30` prints")
  }

  @Test func `the README has a picture that is an export`() throws {
    let picture = Shop()("export", "what-a-pop-leaves-behind", "--to", "svg").output
    expectText(picture, recorded: "../../.github/what-a-pop-leaves-behind.svg")
    let text = try readme
    #expect(text.contains("(.github/what-a-pop-leaves-behind.svg)"))
  }

  @Test func `the manual page is ASCII, and has what a manual page has`() {
    let page = ManPage.text
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    for title in ["ARGUMENTS", "OPTIONS", "EXIT STATUS", "ENVIRONMENT", "FILES", "SEE ALSO"] {
      #expect(page.contains(".SH \(title)\n"))
    }
    #expect(page.contains("upright export \\-\\-all \\-\\-to xctest"))
    #expect(page.ranges(of: "\\-\\-color auto").count == 1)
  }

  @Test func `the manual page names every command and every key's help`() {
    let page = ManPage.text.replacing("\\-", with: "-")
    for command in CommandBook.commands { #expect(page.contains("upright \(command.name)")) }
    #expect(page.contains("Turn the device left."))
    #expect(!page.split(separator: "\n").contains { $0.hasPrefix("'") })
  }
}
