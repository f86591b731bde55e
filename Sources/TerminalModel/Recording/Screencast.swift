/// What a terminal showed while something was done in it, key by key.
///
/// The playground films it, live or from a story; an export writes it down.
package struct Screencast: Equatable, Sendable {
  /// What one key led to; the first shot is the opening, before any key.
  package struct Shot: Equatable, Sendable {
    /// The bytes that the terminal sent; empty at the opening.
    package var input = ""
    /// What was done, in words; empty where nobody went anywhere.
    package var step = ""
    /// The screen before, with the key on it that is being pressed.
    package var pressed: Canvas?
    package var turning: [Frame] = []
    /// The screen once all is at rest.
    package var canvas: Canvas

    package init(
      input: String = "", step: String = "", pressed: Canvas? = nil, turning: [Frame] = [],
      canvas: Canvas
    ) {
      (self.input, self.step, self.pressed) = (input, step, pressed)
      (self.turning, self.canvas) = (turning, canvas)
    }
  }

  /// A moment of a turn, and how long it is shown.
  package struct Frame: Equatable, Sendable {
    package var canvas: Canvas
    package var milliseconds: Int

    package init(_ canvas: Canvas, milliseconds: Int) {
      (self.canvas, self.milliseconds) = (canvas, milliseconds)
    }
  }

  package var title: String
  package var shots: [Shot]

  package init(title: String, _ shots: [Shot]) { (self.title, self.shots) = (title, shots) }
}
