import Playground
import TerminalModel
import TestSupport
import Testing

/// A desk after some keys, drawn after each of them as a terminal would.
func playground(
  _ name: String? = nil, after keys: String = "", size: Size = Size(columns: 120, rows: 40),
  sourceLocation: SourceLocation = #_sourceLocation
) -> PlaygroundState {
  var playground = PlaygroundState()
  if let name {
    if let session = Session(bundled: name) {
      playground = PlaygroundState(session)
    } else {
      Issue.record("there is no scenario \(name)", sourceLocation: sourceLocation)
    }
  }
  _ = playground.press(keys, size: size)
  return playground
}

extension PlaygroundState {
  /// Presses the keys of a script; the answer is what was asked for outside.
  mutating func press(
    _ script: String, size: Size = Size(columns: 120, rows: 40)
  ) -> [PlaygroundEffect] {
    let script = KeyScript(script)
    for problem in script.problems { Issue.record("\(problem)") }
    var effects: [PlaygroundEffect] = []
    _ = screen(size)
    for key in script.keys {
      effects += press(key)
      _ = screen(size)
    }
    return effects
  }

  /// The screen's text.
  func text(_ columns: Int = 120, _ rows: Int = 40) -> String {
    var copy = self
    return copy.screen(Size(columns: columns, rows: rows)).canvas.text
  }
}

/// A repeatable source of chance.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// Every key that a command of the stage has, and some that none has.
let allKeys: [Key] =
  KeyCommand.ofTheStage.flatMap(\.keys) + [
    .character("5"), .backspace, .tab, .pageDown, .pageUp, .delete, .character("é"), .f(3),
    .paste("rotate left"), .focus(true), .unknown,
    .mouse(MouseEvent(.press(.left), at: Point(column: 30, row: 12))),
    .mouse(MouseEvent(.press(.left), at: Point(column: 12, row: 39))),
    .mouse(MouseEvent(.wheel(.down), at: Point(column: 30, row: 12))),
  ]

/// The keys that end the program or turn to something outside.
let leavingKeys: Set<Key> = [.character("q"), .control("c")]
