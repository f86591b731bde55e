import OrientationModel
import TerminalModel

/// Where a drawing ended up, and what in it can be pressed; places are those of the canvas.
package struct PictureMap: Hashable, Sendable {
  /// Something on the picture that the mouse can press.
  package enum Target: Hashable, Sendable {
    /// The back button of a navigation controller.
    case back(ControllerID)
    /// A tab or page of a container, and the controller behind it.
    case tab(of: ControllerID, ControllerID)
    /// The button of an alert, which dismisses it.
    case alertButton(ControllerID)
    /// The handle of a sheet, which drags it down.
    case grabber(ControllerID)
    case homeIndicator
    case homeButton
    case statusBar
    /// A screen's content.
    case screen(ControllerID)
  }

  /// A target and where it is.
  package struct Hit: Hashable, Sendable {
    package var rect: Rect
    package var target: Target
  }

  /// The device's outline; empty where it was drawn as one glyph.
  package var frame = Rect(.zero)
  package var glass = Rect(.zero)
  /// The line that names the screen; empty where there is none.
  package var caption = Rect(.zero)
  /// The later ones lie on top.
  package var hits: [Hit] = []

  /// What is pressed at a place.
  package func target(at point: Point) -> Target? {
    hits.last { $0.rect.contains(point) }?.target
  }
}
