package struct Screen: Sendable {
  package var canvas: Canvas
  /// Where the eye is, for screen readers.
  package var cursor: Point
  /// Whether text is being typed there.
  package var showsCursor: Bool
  /// Where a terminal may have drawn beyond its cells: all of that is sent anew.
  package var stained = Rect(.zero)

  package init(canvas: Canvas, cursor: Point = .zero, showsCursor: Bool = false) {
    (self.canvas, self.cursor, self.showsCursor) = (canvas, cursor, showsCursor)
  }
}
