import TerminalModel

extension Pen {
  /// Writes a turned text in dots, as it would lie; the answer is whether it can be.
  ///
  /// It takes several lines, around the one it is written into, of which all have to be there.
  mutating func writeInDots(
    _ text: String, at point: Point, columns: Int, _ alignment: Alignment, as style: Style
  ) -> Bool {
    guard case .dots(let perColumn, let perLine) = script,
      let letters = DotLetters.fitting(text, columns * perColumn - 1),
      let width = DotLetters.width(of: letters)
    else { return false }
    let lines = (DotLetters.height(of: letters) + perLine - 1) / perLine
    guard size.rows >= lines else { return false }
    let top = max(0, min(size.rows - lines, point.row - (lines - 1) / 2))
    let line = Rect(column: point.column, row: top, columns: columns, rows: lines)
    let spare = max(0, columns * perColumn - width)
    var x = alignment == .left ? min(1, spare) : spare / 2
    let place = place(line)
    let grid = Size(columns: columns * perColumn, rows: lines * perLine)
    // By cell, two beside each other and four below, all equally far apart.
    var dots: [Point: UInt8] = [:]
    for letter in letters {
      for column in DotLetters.columns(of: letter) ?? [] {
        for row in 0..<DotLetters.height where column >> row & 1 == 1 {
          let dot = turn.point(Point(column: x, row: row), in: grid)
          let cell = Point(column: place.left + dot.column / 2, row: place.top + dot.row / 4)
          dots[cell, default: 0] |= Self.braille[dot.row % 4][dot.column % 2]
        }
        x += 1
      }
      x += 1
    }
    for (cell, bits) in dots where place.contains(cell) {
      let glyph = Character(Unicode.Scalar(0x2800 + UInt32(bits)) ?? " ")
      canvas.draw(glyph, at: cell, as: mark(style, at: cell))
    }
    return true
  }

  /// The bits of Unicode's patterns of dots, by row and column.
  private static let braille: [[UInt8]] = [[1, 8], [2, 16], [4, 32], [64, 128]]
}
