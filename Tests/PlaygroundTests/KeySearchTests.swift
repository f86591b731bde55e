import PlaygroundSession
import TerminalModel
import Testing

@testable import Playground

/// Lists that are narrowed by typing.
struct KeySearchTests {
  private let help = playground(after: "?")

  /// The commands that the help finds for what was typed, best first.
  private func found(_ typed: String) -> [String] {
    var playground = help
    _ = playground.press("text:'\(typed)'")
    guard case .picker(let picker) = playground.overlays.last else { return [] }
    return picker.shown.compactMap { place in
      guard case .command(let command) = picker.items[place].deed else { return nil }
      return command.name
    }
  }

  private func first(_ typed: String) -> String { found(typed).first ?? "" }

  private static let keys = [
    ("ctrl-r", "redo"), ("ctrl r", "redo"), ("C-r", "redo"), ("CTRL-R", "redo"), ("esc", "back"),
    ("ESC", "back"), ("home", "launch"), ("space", "later"), (":", "prompt"), ("b", "pop"),
    ("r", "windows"), ("enter", "do"), ("tab", "eye"), ("→", "turn-right"),
    (".", "slower"), ("/", "menu"),
  ]

  @Test(arguments: keys) func `help finds a key by its name`(typed: String, command: String) {
    #expect(first(typed) == command, "\(typed)")
  }

  @Test func `every key of every command is found by its own name`() {
    for command in KeyCommand.allCases {
      // Two keys leave the list.
      for key in command.keyNames.split(separator: " ") where key != "?" && key != "q" {
        #expect(first(String(key)) == command.name, "\(key)")
      }
    }
  }

  @Test func `a key comes first, then names, then text`() {
    #expect(first("undo") == "undo")
    #expect(first("copy-t") == "copy-token" && first("copy t") == "copy-token")
    #expect(first("kept") == "undo")
    #expect(playground(after: "? text:ctrl").text().contains("Ctrl-R"))
    #expect(playground(after: "? text:xyzzy").text().contains("No matches."))
  }

  @Test(arguments: [
    ("status bar", "calls"), ("force portrait", "calls"), ("split view", "windows"),
    ("home screen", "background"), ("sheet", "present"), ("fix", "do"), ("Xcode", "compare"),
  ])
  func `help finds what people call it`(typed: String, command: String) {
    #expect(found(typed).prefix(6).contains(command), "\(typed): \(found(typed))")
  }
}
