import OrientationModel
import OrientationScenarios
import TerminalModel

/// A story on the playground's own screen, one key after the other, until it is told.
package struct Film: Sequence, IteratorProtocol, Sendable {
  /// What a key leads to.
  package struct Scene: Sendable {
    /// What the terminal hears; nothing at the opening.
    package var input: String
    /// The screen before, with the key on it that is being pressed.
    package var pressed: Canvas?
    /// The frames of a turn, and for how many milliseconds each stands.
    package var turning: [(canvas: Canvas, milliseconds: Int)]
    /// The screen at rest, as `upright screen` shows it after the same keys.
    package var canvas: Canvas
  }

  /// The key that goes on in a story.
  package static let key = Key.character(" ")

  private var desk: Desk
  private let size: Size
  /// Nothing before the opening.
  private var shown: Canvas?

  package init(_ session: Session, size: Size) {
    desk = Desk(session, traits: Desk.Traits(moves: true))
    self.size = size
  }

  package mutating func next() -> Scene? {
    guard let before = shown else {
      let canvas = desk.screen(size).canvas
      shown = canvas
      return Scene(input: "", turning: [], canvas: canvas)
    }
    let (timeline, node) = (desk.session.timeline, desk.session.node)
    guard let later = timeline.later(than: node) else { return nil }
    let deed = timeline.step(of: timeline.deed(at: later))?.text ?? ""
    _ = desk.press(Self.key)
    let turning = turn()
    let canvas = desk.screen(size).canvas
    shown = canvas
    return Scene(
      input: " ", pressed: before.echoing(" \(Self.key.label)  \(deed) "), turning: turning,
      canvas: canvas)
  }

  /// Every second frame of a turn, each for twice its time: half as much to keep, and as much to see.
  private mutating func turn() -> [(canvas: Canvas, milliseconds: Int)] {
    var turning: [(canvas: Canvas, milliseconds: Int)] = []
    while let first = desk.patience {
      desk.advance()
      guard let second = desk.patience else { break }
      turning.append((desk.screen(size).canvas, first + second))
      desk.advance()
    }
    return turning
  }
}

extension Canvas {
  /// With a key and what it does in the last row, at the right.
  fileprivate func echoing(_ text: String) -> Canvas {
    var canvas = self
    let columns = Swift.min(DisplayWidth.of(text), size.columns)
    let place = Point(column: size.columns - columns, row: size.rows - 1)
    canvas.write(text.harmless, at: place, columns: columns, as: .selected)
    return canvas
  }
}
