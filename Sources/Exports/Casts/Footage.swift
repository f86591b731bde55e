import TerminalModel

/// What a terminal showed while a story was told: the opening, then a scene a step.
///
/// Whoever has the screen hands it in; a recording knows the story and the time.
package struct Footage: Sendable {
  /// What a key led to.
  package struct Scene: Sendable {
    /// What the terminal heard; nothing at the opening.
    var input: String
    /// What was done, for who jumps to it; empty where nobody went anywhere.
    var deed: String
    /// The screen with the key on it that is being pressed.
    var pressed: Canvas?
    /// The frames of a turn, and for how many milliseconds each stands.
    var turning: [(canvas: Canvas, milliseconds: Int)]
    /// The screen at rest.
    var canvas: Canvas

    package init(
      input: String, deed: String, pressed: Canvas?,
      turning: [(canvas: Canvas, milliseconds: Int)], canvas: Canvas
    ) {
      (self.input, self.deed, self.pressed) = (input, deed, pressed)
      (self.turning, self.canvas) = (turning, canvas)
    }
  }

  var scenes: [Scene]

  package init(_ scenes: [Scene]) { self.scenes = scenes }
}
