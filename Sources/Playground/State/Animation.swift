import DeviceDrawing
import TerminalModel

/// The way to the screen that a key led to: a few moments of the device, on what was shown before.
///
/// What came of the key is told when it is over, and not before.
struct Animation: Sendable {
  static let frameCount = 6

  var transition: PictureTransition
  /// The screen before, and where the device stood in it.
  var backdrop: Canvas?
  var old: Rect?
  var frame = 1

  /// How long a frame is shown: 240 ms in all.
  static let milliseconds = 40

  var next: Animation? {
    var next = self
    next.frame += 1
    return next.frame > Self.frameCount ? nil : next
  }

  /// The frame, on the way to where the device will stand; nothing where it cannot be followed.
  ///
  /// It is drawn on a ground that says nothing of how it ends; else on what was shown before, where
  /// all that was said of the last step stands back, or is gone where nothing can be dimmed.
  func canvas(
    _ size: Size, to new: Rect, reach: Int, within stage: Rect, on ground: Canvas?, dims: Bool
  ) -> Canvas? {
    guard let backdrop, backdrop.size == size, let old, !old.isEmpty, !new.isEmpty else {
      return nil
    }
    var canvas = ground ?? backdrop
    if ground == nil {
      if dims { canvas.restyle(stage) { _ in .dim } } else { canvas.fill(stage) }
    }
    let progress = Double(frame) / Double(Self.frameCount + 1)
    transition.draw(
      progress, from: old, to: new, reach: reach, within: stage.inset(columns: 1, rows: 0),
      on: &canvas)
    return canvas
  }
}
