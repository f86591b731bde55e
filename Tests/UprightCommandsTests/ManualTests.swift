import Foundation
import Testing
import UprightCommands

struct ManualTests {
  private var readme: String {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      return try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    }
  }

  @Test func `the README has every key as the table has it`() throws {
    let text = try readme
    #expect(text.contains(KeyTable.markdown), "put what `upright manual keys` prints under Keys")
  }

  @Test func `the manual page names every command and every key's help`() {
    let page = ManPage.text.replacing("\\-", with: "-")
    for command in CommandBook.commands { #expect(page.contains("upright \(command.name)")) }
    #expect(page.contains("Turn the device left."))
    #expect(!page.split(separator: "\n").contains { $0.hasPrefix("'") })
  }
}
