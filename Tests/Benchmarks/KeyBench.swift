import Exports
import Playground
import TerminalModel

/// What a key costs inside the program: from the key to the screen that a terminal is given.
enum KeyBench {
  private static let size = Size(columns: 120, rows: 40)

  static var report: JSON {
    [
      "turn": keys(Array(repeating: .right, count: 8) + Array(repeating: .left, count: 8)),
      "mixed": keys(
        [.right, .down] + " opv".map { .character($0) } + [.left, .right, .down, .character(" ")]),
      "select": keys(Array(repeating: .down, count: 4) + Array(repeating: .up, count: 4)),
    ]
  }

  /// A round of keys from the first story on, drawn after each.
  private static func keys(_ round: [Key]) -> JSON {
    var start = PlaygroundState()
    _ = start.screen(size)
    // The first key leaves the story's question.
    _ = start.press(.right)
    _ = start.screen(size)
    let told = Measure(samples: 100, rounds: 10) {
      var playground = start
      for key in round {
        _ = playground.press(key)
        _ = playground.screen(size)
      }
    }
    let count = Double(round.count)
    return [
      "microsecondsPerScreen": JSON.decimal(told.nanoseconds / count / 1000),
      "allocationsPerKey": JSON.decimal(told.allocations / count),
    ]
  }
}
