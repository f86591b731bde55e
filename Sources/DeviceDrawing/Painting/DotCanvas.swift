import TerminalModel

/// Lines at any angle, in dots: two a column, four a row, all equally far apart.
struct DotCanvas {
  private let size: Size
  private var dots: [UInt8]
  private var styles: [Style]

  /// The bits of Unicode's braille patterns, by row and column.
  private static let bits: [[UInt8]] = [[1, 8], [2, 16], [4, 32], [64, 128]]

  init(size: Size) {
    self.size = size
    dots = Array(repeating: 0, count: max(0, size.columns * size.rows))
    styles = Array(repeating: .content, count: dots.count)
  }

  /// A straight line between two places given in widths of a column; ends need not be inside.
  mutating func line(from start: Spot, to end: Spot, as style: Style) {
    let (alongX, alongY) = (end.x - start.x, end.y - start.y)
    let steps = max(1, min(2000, Int(max(abs(alongX), abs(alongY)) * 4)))
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      dot(at: Spot(x: start.x + share * alongX, y: start.y + share * alongY), as: style)
    }
  }

  private mutating func dot(at spot: Spot, as style: Style) {
    guard spot.x >= 0, spot.y >= 0 else { return }
    let (x, y) = (Int(spot.x * 2), Int(spot.y * 2))
    let (column, row) = (x / 2, y / 4)
    guard column < size.columns, row < size.rows else { return }
    let index = row * size.columns + column
    dots[index] |= Self.bits[y % 4][x % 2]
    styles[index] = style
  }

  /// Puts the dots into a canvas; cells without any keep what they had.
  func draw(on canvas: inout Canvas, isASCII: Bool) {
    for index in dots.indices where dots[index] != 0 {
      let place = Point(column: index % size.columns, row: index / size.columns)
      let glyph = isASCII ? Self.ascii(dots[index]) : Self.braille(dots[index])
      canvas.fill(
        Rect(origin: place, size: Size(columns: 1, rows: 1)), with: glyph, as: styles[index])
    }
  }

  private static func braille(_ bits: UInt8) -> Character {
    Character(Unicode.Scalar(0x2800 + UInt32(bits)) ?? " ")
  }

  private static func ascii(_ bits: UInt8) -> Character {
    let (upper, lower) = (bits & 0b0001_1011 != 0, bits & 0b1110_0100 != 0)
    return upper && lower ? ":" : upper ? "'" : "."
  }
}

/// A place between cells, in widths of a column both ways; y grows downwards.
struct Spot: Hashable, Sendable {
  var x: Double
  var y: Double
}
