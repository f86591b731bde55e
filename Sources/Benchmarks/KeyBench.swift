import Exports
import Playground
import TerminalModel

/// What a key costs inside the program: from the key to the bytes that a terminal is given.
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
    var start = PlaygroundState()
    _ = start.screen(size)
    // The first key leaves the story's question.
    _ = start.press(.right)
    let shown = start.screen(size)
    let renderer = Renderer(Theme(depth: .trueColor), capabilities)
    let told = Measure(samples: 100, rounds: 10) {
      var playground = start
      for key in round {
        _ = playground.press(key)
        _ = playground.screen(size)
      }
    }
    var bytes = 0
    let drawn = Measure(samples: 100, rounds: 10) {
      var playground = start
      var before = shown
      bytes = 0
      for key in round {
        _ = playground.press(key)
        let screen = playground.screen(size)
        bytes += renderer.frame(from: before, to: screen).count
        before = screen
      }
    }
    let count = Double(round.count)
    return [
      "microsecondsPerScreen": JSON.decimal(told.nanoseconds / count / 1000),
      "microsecondsPerFrame": JSON.decimal((drawn.nanoseconds - told.nanoseconds) / count / 1000),
      "bytesPerFrame": JSON.decimal(Double(bytes) / count),
      "allocationsPerKey": JSON.decimal(drawn.allocations / count),
    ]
  }

  /// What a terminal of today understands, without one.
  private static var capabilities: Capabilities {
    Capabilities(erasesInColor: true) { capability, first, second in
      let parameters: String? =
        switch capability {
        case .moveTo: "\(first + 1);\(second + 1)H"
        case .moveRight: "\(first)C"
        case .clearScreen: "2J"
        case .clearToEndOfRow: "K"
        case .erase: "\(first)X"
        case .reset: "m"
        case .bold: "1m"
        case .underline: "4m"
        case .reverse: "7m"
        case .foreground: "38;5;\(first)m"
        case .background: "48;5;\(first)m"
        case .standardColors: "39;49m"
        case .hideCursor: "?25l"
        case .showCursor: "?25h"
        case .enterScreen, .leaveScreen: nil
        }
      return parameters.map { Array("\u{1B}[\($0)".utf8) }
    }
  }
}
