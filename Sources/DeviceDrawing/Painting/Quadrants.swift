import TerminalModel

/// Shapes drawn in quarters of cells.
enum Quadrants {
  private static let glyphs = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")

  /// Fills what lies inside a shape; its coordinates are columns, and half rows, of the canvas.
  ///
  /// A cell that the shape does not touch keeps what it had.
  static func fill(
    _ rect: Rect, as style: Style, isASCII: Bool, on canvas: inout Canvas,
    where isInside: (_ x: Double, _ y: Double) -> Bool
  ) {
    for row in rect.top..<max(rect.top, rect.bottom) {
      for column in rect.left..<max(rect.left, rect.right) {
        var bits = 0
        for quarter in 0..<4 {
          let x = Double(column) + (quarter % 2 == 0 ? 0.25 : 0.75)
          let y = 2 * Double(row) + (quarter < 2 ? 0.5 : 1.5)
          if isInside(x, y) { bits |= 1 << quarter }
        }
        if isASCII { bits = bits.nonzeroBitCount >= 2 ? 15 : 0 }
        guard bits != 0 else { continue }
        let cell = Rect(column: column, row: row, columns: 1, rows: 1)
        canvas.fill(cell, with: isASCII ? "#" : glyphs[bits], as: style)
      }
    }
  }
}
