import Playground
import PlaygroundSession
import TerminalModel
import Testing

/// Lists that are narrowed by typing.
struct KeySearchTests {
  private let help = playground(after: "?")

  /// The first row of the help for what was typed.
  private func first(_ typed: String) -> String {
    var playground = help
    _ = playground.press("text:'\(typed)'")
    let rows = playground.text().split(separator: "\n")
    return rows.first { $0.contains("▸") }.map(String.init) ?? ""
  }

  private static let keys = [
    ("ctrl-r", "redo"), ("ctrl r", "redo"), ("C-r", "redo"), ("CTRL-R", "redo"), ("esc", "back"),
    ("ESC", "back"), ("home", "launch"), ("space", "later"), (":", "prompt"), ("b", "pop"),
    ("r", "windows"), ("enter", "do"), ("tab", "eye"), ("→", "turn-right"),
    (".", "slower"), ("/", "menu"),
  ]

  @Test(arguments: keys) func `help finds a key by its name`(typed: String, command: String) {
    let row = first(typed).split(separator: " ")
    #expect(row.last == command[...], "\(typed): \(row)")
  }

  @Test func `every key of every command is found by its own name`() {
    for command in KeyCommand.allCases {
      // Two keys leave the list.
      for key in command.keyNames.split(separator: " ") where key != "?" && key != "q" {
        let row = first(String(key))
        #expect(row.contains(command.help.prefix(20)), "\(key): \(row)")
      }
    }
  }

  @Test func `a key comes first, then names, then text`() {
    #expect(first("undo").hasSuffix(" undo"))
    #expect(first("copy-t").hasSuffix(" copy-token") && first("copy t").hasSuffix(" copy-token"))
    #expect(first("kept").contains("branches"))
    #expect(playground(after: "? text:ctrl").text().contains("Ctrl-R"))
    #expect(playground(after: "? text:xyzzy").text().contains("No matches."))
  }
}
