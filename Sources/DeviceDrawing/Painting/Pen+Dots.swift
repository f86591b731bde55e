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
    var x =
      switch alignment {
      case .left: min(1, spare)
      case .center: spare / 2
      case .right: spare
      }
    let place = place(line)
    let grid = Size(columns: columns * perColumn, rows: lines * perLine)
    var dots = DotCanvas(size: place.size)
    for letter in letters {
      for column in DotLetters.columns(of: letter) ?? [] {
        for row in 0..<DotLetters.height where column >> row & 1 == 1 {
          dots.set(turn.point(Point(column: x, row: row), in: grid))
        }
        x += 1
      }
      x += 1
    }
    dots.eachCell { cell, glyph in
      let spot = cell.moved(right: place.left, down: place.top)
      canvas.draw(glyph, at: spot, as: mark(style, at: spot))
    }
    return true
  }
}

/// Dots in cells: two a column, four a row, all equally far apart.
private struct DotCanvas {
  private let size: Size
  private var dots: [UInt8]

  /// The bits of Unicode's braille patterns, by row and column.
  private static let bits: [[UInt8]] = [[1, 8], [2, 16], [4, 32], [64, 128]]

  init(size: Size) {
    self.size = size
    dots = Array(repeating: 0, count: max(0, size.columns * size.rows))
  }

  /// One dot, counted in dots.
  mutating func set(_ dot: Point) {
    let column = dot.column / 2
    let row = dot.row / 4
    guard dot.column >= 0, dot.row >= 0, column < size.columns, row < size.rows else { return }
    dots[row * size.columns + column] |= Self.bits[dot.row % 4][dot.column % 2]
  }

  /// The cells that have dots, and the characters for them.
  func eachCell(_ draw: (Point, Character) -> Void) {
    for index in dots.indices where dots[index] != 0 {
      draw(
        Point(column: index % size.columns, row: index / size.columns),
        Character(Unicode.Scalar(0x2800 + UInt32(dots[index])) ?? " "))
    }
  }
}
