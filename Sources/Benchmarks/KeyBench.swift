import Exports
import Playground
import TerminalModel

/// What a key costs inside the program: from the key to the runs of cells that a terminal is given.
enum KeyBench {
  private static let size = Size(columns: 120, rows: 40)

  static var report: JSON {
    [
      "turn": keys(Array(repeating: .right, count: 8) + Array(repeating: .left, count: 8)),
      "select": keys(Array(repeating: .down, count: 4) + Array(repeating: .up, count: 4)),
    ]
  }

  /// A round of keys from the first story on, drawn after each.
  private static func keys(_ round: [Key]) -> JSON {
    var start = Desk()
    _ = start.screen(size)
    // The first key leaves the story's question.
    _ = start.press(.right)
    let shown = start.screen(size).canvas
    let blitter = Blitter(
      Theme(depth: .trueColor),
      libraryWidth: { Unicode.Scalar($0).map { DisplayWidth.of($0) } ?? 1 })
    let told = Measure(samples: 100, rounds: 10) {
      var desk = start
      for key in round {
        _ = desk.press(key)
        _ = desk.screen(size)
      }
    }
    let drawn = Measure(samples: 100, rounds: 10) {
      var desk = start
      var before = shown
      for key in round {
        _ = desk.press(key)
        let canvas = desk.screen(size).canvas
        _ = blitter.patch(from: before, to: canvas)
        before = canvas
      }
    }
    let count = Double(round.count)
    return [
      "microsecondsPerScreen": .decimal(told.nanoseconds / count / 1000),
      "microsecondsPerPatch": .decimal((drawn.nanoseconds - told.nanoseconds) / count / 1000),
      "allocationsPerKey": .decimal(drawn.allocations / count),
    ]
  }
}
