import Foundation
import TerminalModel
import Testing

/// A program on a terminal that is not ours: tmux, which draws what it is told and shows what it has.
package struct Tmux: ~Copyable {
  /// What one of its cells shows.
  package struct Cell: Hashable, Sendable, CustomStringConvertible {
    package var text = " "
    package var rendition = Rendition.plain

    package init(text: String = " ", rendition: Rendition = .plain) {
      (self.text, self.rendition) = (text, rendition)
    }

    package var description: String { text + rendition.parameters }
  }

  private let socket = "upright-\(UUID().uuidString)"
  private let columns: Int

  /// Where it is; nil on a machine without it, where such a test is left out.
  package static let path = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { $0 + "/tmux" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  package init(
    _ program: String, _ arguments: [String] = [], columns: Int, rows: Int,
    environment: [String: String] = [:]
  ) throws {
    self.columns = columns
    var values = ["TERM": "screen-256color", "LC_ALL": "C.UTF-8", "REDUCED_MOTION": "1"]
    values["TERMINFO"] = ProcessInfo.processInfo.environment["TERMINFO"]
    values.merge(environment) { $1 }
    let path = try Pty.path(of: program)
    // What that leaves running would keep a process of Foundation waiting for its end.
    var starter = try Pty(
      try #require(Self.path),
      [
        "-L", socket, "-u", "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y",
        "\(rows)", "/usr/bin/env",
      ] + values.map { "\($0)=\($1)" } + [path] + arguments)
    let end = starter.end()
    try #require(end == .exited(0))
    try call(["set-option", "status", "off"])
    try call(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  deinit { _ = try? call(["kill-server"]) }

  /// Types keys by the names that tmux has for them.
  package func press(_ keys: String...) throws { try call(["send-keys"] + keys) }

  /// Waits until its text is that, and says what it is; some time is enough on any machine.
  package func text(until isExpected: (String) -> Bool) throws -> String {
    try wait(for: { try call(["capture-pane", "-p"]) }, until: isExpected)
  }

  /// The same for all of its cells, row by row.
  package func cells(until isExpected: ([[Cell]]) -> Bool) throws -> [[Cell]] {
    try wait(
      for: { cells(of: try call(["capture-pane", "-p", "-e", "-N"])) }, until: isExpected)
  }

  private func wait<Answer>(
    for answer: () throws -> Answer, until isExpected: (Answer) -> Bool
  ) throws -> Answer {
    let deadline = ContinuousClock.now + .seconds(20)
    while true {
      let found = try answer()
      if isExpected(found) || .now > deadline { return found }
      usleep(20_000)
    }
  }

  @discardableResult private func call(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: try #require(Self.path))
    process.arguments = ["-L", socket, "-u"] + arguments
    process.environment = ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: What it answers

  private func cells(of text: String) -> [[Cell]] {
    var pen = Rendition.plain
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
      var row: [Cell] = []
      var rest = line.unicodeScalars[...]
      while let scalar = rest.popFirst() {
        if scalar == "\u{1B}" {
          let parameters = rest.prefix { $0 != "m" }.dropFirst()
          rest = rest.dropFirst(parameters.count + 2)
          Self.take(parameters.split(separator: ";").map { Int(String($0)) ?? 0 }, into: &pen)
        } else if DisplayWidth.of(scalar) == 0, !row.isEmpty {
          row[row.count - 1].text.unicodeScalars.append(scalar)
        } else {
          row.append(Cell(text: String(scalar), rendition: pen))
          if DisplayWidth.of(scalar) == 2 { row.append(Cell(text: "", rendition: pen)) }
        }
      }
      // Where nothing was ever written it says nothing.
      return row + Array(repeating: Cell(), count: max(0, columns - row.count))
    }
  }

  /// Takes the numbers of one escape sequence for colours and emphasis.
  private static func take(_ numbers: [Int], into pen: inout Rendition) {
    var rest = numbers[...]
    if rest.isEmpty { pen = .plain }
    while let number = rest.popFirst() {
      switch number {
      case 0: pen = .plain
      case 1: pen.attributes.insert(.bold)
      case 4: pen.attributes.insert(.underline)
      case 7: pen.attributes.insert(.reverse)
      case 30...37: pen.foreground = .palette(UInt8(number - 30))
      case 40...47: pen.background = .palette(UInt8(number - 40))
      case 39: pen.foreground = .standard
      case 49: pen.background = .standard
      case 38, 48:
        let color = Color.palette(UInt8(rest.dropFirst().first ?? 0))
        if number == 38 { pen.foreground = color } else { pen.background = color }
        rest = rest.dropFirst(2)
      default: Issue.record("SGR \(number)")
      }
    }
  }
}
