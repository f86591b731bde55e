/// The eleven characters that frames are drawn with.
package struct LineSet: Hashable, Sendable {
  package var horizontal: Character
  package var vertical: Character
  package var topLeft: Character
  package var topRight: Character
  package var bottomLeft: Character
  package var bottomRight: Character
  /// Where a line leaves to the right, left, down, up, and everywhere.
  package var fromLeft: Character
  package var fromRight: Character
  package var fromTop: Character
  package var fromBottom: Character
  package var cross: Character

  /// Reads the eleven in the order of the properties.
  private init(_ text: String) {
    let characters = Array(text)
    precondition(characters.count == 11, "A line set has eleven characters.")
    (horizontal, vertical) = (characters[0], characters[1])
    (topLeft, topRight) = (characters[2], characters[3])
    (bottomLeft, bottomRight) = (characters[4], characters[5])
    (fromLeft, fromRight) = (characters[6], characters[7])
    (fromTop, fromBottom, cross) = (characters[8], characters[9], characters[10])
  }

  package static let light = LineSet("─│┌┐└┘├┤┬┴┼")
  package static let rounded = LineSet("─│╭╮╰╯├┤┬┴┼")
  package static let heavy = LineSet("━┃┏┓┗┛┣┫┳┻╋")
  package static let double = LineSet("═║╔╗╚╝╠╣╦╩╬")
  package static let dashed = LineSet("┄┆┌┐└┘├┤┬┴┼")
  package static let ascii = LineSet("-|+++++++++")

  package static let all = [light, rounded, heavy, double, dashed, ascii]

  package var characters: [Character] {
    [horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight]
      + [fromLeft, fromRight, fromTop, fromBottom, cross]
  }
}

extension Canvas {
  /// Draws a frame along the inside of a rectangle's edge.
  ///
  /// One row or column alone is a line; nothing is filled.
  package mutating func box(_ rect: Rect, _ lines: LineSet = .light, as style: Style = .line) {
    guard !rect.isEmpty else { return }
    let (left, right) = (rect.left, rect.right - 1)
    let (top, bottom) = (rect.top, rect.bottom - 1)
    for row in Set([top, bottom]) {
      line(from: Point(column: left, row: row), columns: rect.size.columns, lines, as: style)
    }
    guard rect.size.rows > 1 else { return }
    for column in Set([left, right]) {
      line(from: Point(column: column, row: top), rows: rect.size.rows, lines, as: style)
    }
    guard rect.size.columns > 1 else { return }
    write(String(lines.topLeft), at: Point(column: left, row: top), as: style)
    write(String(lines.topRight), at: Point(column: right, row: top), as: style)
    write(String(lines.bottomLeft), at: Point(column: left, row: bottom), as: style)
    write(String(lines.bottomRight), at: Point(column: right, row: bottom), as: style)
  }

  /// Draws a horizontal line.
  package mutating func line(
    from point: Point, columns: Int, _ lines: LineSet = .light, as style: Style = .line
  ) {
    fill(
      Rect(origin: point, size: Size(columns: columns, rows: 1)), with: lines.horizontal,
      as: style)
  }

  /// Draws a vertical line.
  package mutating func line(
    from point: Point, rows: Int, _ lines: LineSet = .light, as style: Style = .line
  ) {
    fill(Rect(origin: point, size: Size(columns: 1, rows: rows)), with: lines.vertical, as: style)
  }
}
