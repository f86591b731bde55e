import Foundation
import TestSupport
import Testing

/// The program on a terminal that is not ours, beside what it says that it draws.
@Suite(.onTerminalThread, .enabled(if: Tmux.path != nil, "tmux isn't here"))
struct PlayedScreenTests {
  /// Keys by their names in tmux, and in a script of keys.
  private static let keys = [
    ("Right", "Right"), ("Left", "Left"), ("i", "i"), ("i", "i"), ("e", "e"), ("Escape", "Esc"),
    ("?", "?"), ("Escape", "Esc"), ("Space", "Space"), ("c", "c"), ("C-l", "C-l"), ("p", "p"),
  ]

  @Test(arguments: [(80, 24), (100, 30), (120, 40), (200, 55), (40, 12)])
  func `after every key the terminal shows the screen`(_ columns: Int, _ rows: Int) throws {
    let tmux = try Tmux(
      "upright", ["play"], columns: columns, rows: rows, environment: ["NO_COLOR": "1"])
    var script: [String] = []
    for (name, token) in [("", "")] + Self.keys {
      if !name.isEmpty {
        try tmux.press(name)
        script.append(token)
      }
      let wanted = try screen(columns, rows, script)
      let found = try tmux.text { lines($0) == wanted }
      try #require(lines(found) == wanted, "\(columns)x\(rows) after \(script)")
    }
  }

  /// What the program says that it draws after some keys.
  private func screen(_ columns: Int, _ rows: Int, _ keys: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: try Pty.path(of: "upright"))
    process.arguments = [
      "screen", "--size", "\(columns)x\(rows)", "--keys", keys.joined(separator: " "),
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return lines(String(decoding: bytes, as: UTF8.self))
  }

  /// Without blanks at their ends, and without lines that have nothing else.
  ///
  /// A full block is sent as a reversed blank, which has no seams.
  private func lines(_ text: String) -> [String] {
    let blank = text.replacing("█", with: " ")
    var lines = blank.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
