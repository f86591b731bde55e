/// Where a text stands in the columns it is given.
package enum Alignment: Sendable {
  case left
  case center
}

extension Canvas {
  /// Writes a line; the answer is the place after it.
  @discardableResult package mutating func write(
    _ text: String, at point: Point, as style: Style = .plain
  ) -> Point { Point(column: put(text, at: point, as: style), row: point.row) }

  /// Writes a line into some columns, truncated with a mark where it is too long.
  @discardableResult package mutating func write(
    _ text: String, at point: Point, columns: Int, _ alignment: Alignment = .left,
    mark: Character = "…", as style: Style = .plain
  ) -> Point {
    let fitting = DisplayWidth.truncate(text, to: columns, mark: mark)
    let indent = alignment == .left ? 0 : max(0, columns - DisplayWidth.of(fitting)) / 2
    return write(fitting, at: point.moved(right: indent), as: style)
  }

  /// Fills a rectangle with one character of one scalar and one column.
  package mutating func fill(
    _ rect: Rect, with character: Character = " ", as style: Style = .plain
  ) {
    var scalars = character.unicodeScalars.makeIterator()
    guard let scalar = scalars.next(), scalars.next() == nil, Clusters.widthAlone(scalar) == 1
    else { return }
    put(scalar, in: rect.intersection(bounds), as: style)
  }

  package mutating func draw(_ character: Character, at point: Point, as style: Style) {
    fill(Rect(origin: point, size: Size(columns: 1, rows: 1)), with: character, as: style)
  }

  /// A part of it as a canvas of its own.
  package func cropped(to rect: Rect) -> Canvas {
    var part = Canvas(size: rect.size)
    part.draw(self, at: Point(column: -rect.left, row: -rect.top))
    return part
  }

  // MARK: As text

  /// The characters, a line a row, without blanks at the ends of lines.
  package var text: String {
    (0..<rowCount).map { row in
      let line = self.row(row).map { text(of: $0) }.joined()
      guard let end = line.lastIndex(where: { $0 != " " }) else { return "" }
      return String(line[...end])
    }.joined(separator: "\n")
  }

  /// The same, drawn with ASCII alone: our own glyphs by their stand-ins, other characters by `?`.
  package var inASCII: Canvas {
    var canvas = self
    canvas.replaceScalars { $0.isASCII ? $0 : Glyphs.standIn(for: $0) ?? "?" }
    return canvas
  }
}
