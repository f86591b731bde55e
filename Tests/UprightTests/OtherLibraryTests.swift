import TestSupport
import Testing

/// The program as it was built, and one linked with another ncurses: `.ci/mac --ncurses FOLDER`.
@Suite(.serialized, .enabled(if: Pty.hasOtherPrograms))
struct OtherLibraryTests {
  @Test(arguments: [
    ("xterm-256color", ""), ("xterm-256color", "truecolor"), ("xterm", ""), ("linux", ""),
    ("vt100", ""), ("screen-256color", ""), ("tmux-256color", ""), ("rxvt-unicode-256color", ""),
  ])
  func `not a byte differs, so not a cell`(_ term: String, _ color: String) throws {
    func frames(_ path: String) throws -> [[UInt8]] {
      var program = try Pty(
        path, ["play"],
        environment: ["TERM": term, "COLORTERM": color, "REDUCED_MOTION": "1"])
      var frames = [program.readUntilQuiet(for: 1_000)]
      for key in ["l", " ", "i", "?", "\u{1B}", "e", "c", "\u{C}", "P", " ", "\u{1B}"] {
        program.type(key)
        frames.append(program.readUntilQuiet(for: 400))
      }
      program.checkLeaves()
      return frames
    }
    let ours = try frames(try Pty.builtPath(of: "upright"))
    let theirs = try frames(try Pty.path(of: "upright"))
    #expect(ours.joined().count > 2_000)
    #expect(ours == theirs)
  }
}
