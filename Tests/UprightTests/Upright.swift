import TestSupport
import Testing

extension Pty {
  /// The program on a scenario of its own, past its first frame.
  static func upright(
    _ arguments: [String] = ["play"], in folder: String = "/", columns: Int = 100, rows: Int = 30,
    environment: [String: String] = [:], showing text: String = "all keys"
  ) throws -> Pty {
    var program = try Pty(
      "upright", arguments, in: folder, columns: columns, rows: rows,
      environment: environment.merging(["REDUCED_MOTION": "1"]) { mine, _ in mine })
    let isShown = program.sees(text)
    try #require(isShown, "\(text)")
    return program
  }

  /// Expects a text once everything typed so far was read; a whole screen is drawn for it.
  mutating func check(shows text: String, at location: SourceLocation = #_sourceLocation) {
    readUntilQuiet()
    type("\u{C}")
    let isShown = sees(text)
    #expect(isShown, "\(text)", sourceLocation: location)
  }

  /// Expects it to leave when asked to, at the second key at the latest, with the terminal as it was.
  mutating func checkLeaves(at location: SourceLocation = #_sourceLocation) {
    type("qq")
    let end = end()
    #expect(end == .exited(0), sourceLocation: location)
    checkRestored(self, at: location)
  }
}
