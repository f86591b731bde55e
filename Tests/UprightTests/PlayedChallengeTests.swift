import TestSupport
import Testing

/// The challenges on a terminal, one after the other, each solved by what a player types.
@Suite(.onTerminalThread)
struct PlayedChallengeTests {
  private static let right = "\u{1B}[C"
  private static let close = "\u{7}"

  private static let solutions = [
    "    a\r", " mFilter supports\(right)\(close)", " mToast supports\(right)\(close)",
    " :delegate landscape for Poster otherwise portrait\r", " mFilm is\(right)\(close)",
    " :in List: when uncovering Film: set delegate portrait; update\r",
    " :requires-full-screen yes\r",
    " :requires-full-screen yes\rmPlayer is\(right)\(close)"
      + ":delegate portrait for Home otherwise allButUpsideDown\r",
  ]

  @Test func `space leads from each that is solved to the next`() throws {
    var program = try Pty.upright(["play", "challenges"])
    for (index, keys) in Self.solutions.enumerated() {
      program.check(shows: "challenge \(index + 1) of \(Self.solutions.count)")
      program.type(keys)
      program.check(shows: "Solved with")
      if index < Self.solutions.count - 1 { program.type(" ") }
    }
    program.type("C")
    program.check(shows: "Yours and ours")
    program.type("q")
    program.checkLeaves()
  }
}
