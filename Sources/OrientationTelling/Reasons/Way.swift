import OrientationModel

/// One row of the question's way: the window, then who was asked, deeper and deeper.
package struct WayRow: Hashable, Sendable {
  /// What its answer means for where the device points.
  package enum Sign: Hashable, Sendable {
    case none, allows, refuses
  }

  package var depth: Int
  /// Nothing for the window.
  package var controller: ControllerID? = nil
  package var name: String
  /// What it is and what it did: `navigation controller, passes it to its top`.
  package var note: String
  /// Its own answer as Swift; empty where it hands the question on.
  package var answer: String
  package var sign: Sign
}

/// The masks one under the other, a column an orientation.
package struct MaskGrid: Hashable, Sendable {
  /// Whose answer a row is.
  package enum Source: Hashable, Sendable {
    case controller(ControllerID)
    case app(MaskSource)
    case hardware
    /// What is left of all of them.
    case left
  }

  /// One answer.
  package struct Row: Hashable, Sendable {
    package var source: Source
    package var label: String
    package var mask: OrientationMask
  }

  package static let columns: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
  package static let headings = ["portrait", "down", "left", "right"]

  package var rows: [Row]
  /// The column the device points to.
  package var pointed: InterfaceOrientation?
  /// The column the interface stands in.
  package var shown: InterfaceOrientation
  /// What the device is called under the grid: `the phone`.
  package var pointer: String
}
