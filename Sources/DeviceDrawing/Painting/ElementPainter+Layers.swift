import TerminalModel

/// What lies over other screens, and what is seen around it.
extension ElementPainter {
  mutating func dim() {
    pen.canvas.restyle(pen.rect) { [pen] style in
      let isPiece = style.attributes.contains(.filled)
      return !pen.isSolid ? .glass : isPiece ? Style(.veil, .filled, on: .veil) : .veil
    }
  }

  mutating func wallpaper() {
    if pen.isSolid { return pen.fill(pen.bounds, as: .veil) }
    pen.fill(pen.bounds, with: pen.glyph(.shade(1)), as: .glass)
  }

  /// The strip of an iPhone Duo: the hour, and the signal below it.
  mutating func strip(_ isBlack: Bool) {
    if isBlack, pen.isSolid { pen.fill(pen.bounds, as: .film) }
    if isBlack, !pen.isSolid {
      pen.fill(pen.bounds, with: pen.glyph(.shade(3)), as: .glass)
    }
    guard !isBlack || pen.isSolid, size.rows >= 3 else { return }
    let style: Style = isBlack ? Style(.film) : .content
    let start = Point(column: 0, row: size.rows >= 6 ? 1 : 0)
    pen.write("9", at: start, columns: size.columns, .center, as: style)
    let bar = pen.isASCII ? ":" : "▄"
    pen.write(bar, at: start.moved(down: 1), columns: size.columns, .center, as: style)
  }

  mutating func emptiness() {
    if pen.isSolid { pen.fill(pen.bounds, as: .film) }
    pen.fill(pen.bounds, with: pen.glyph(.shade(1)), as: .glass)
  }

  /// Squares, every other one shaded, and a few pieces.
  mutating func board(_ rows: Int) {
    let side = 8
    let pieces = [Point(column: 2, row: 1), Point(column: 5, row: 2), Point(column: 3, row: 3)]
    for row in 0..<rows {
      for column in 0..<side {
        let left = pen.size.columns * column / side
        let top = pen.size.rows * row / rows
        let square = Rect(
          column: left, row: top, columns: pen.size.columns * (column + 1) / side - left,
          rows: pen.size.rows * (row + 1) / rows - top)
        if square.isEmpty { continue }
        if (row + column) % 2 == 1 { pen.fill(square, with: pen.glyph(.shade(1)), as: .glass) }
        guard pieces.contains(Point(column: column, row: row)) else { continue }
        let middle = Point(
          column: square.left + square.size.columns / 2, row: square.top + square.size.rows / 2)
        pen.put(pen.glyph(.dot(isFilled: true)), at: middle, as: .content)
      }
    }
  }

  /// A solid one needs no line where what is around it is darker.
  mutating func card() {
    let around = surface(at: .zero)
    pen.fill(pen.bounds, as: .glass)
    if pen.isSolid, around != .pane {
      roundCorners(from: around, hasFoot: true)
    } else {
      pen.box(pen.bounds, as: .content)
    }
  }

  private func surface(at point: Point) -> Role { pen.canvas[pen.place(point)].style.surface }

  /// What is around reaches into the corners.
  private mutating func roundCorners(from around: Role, hasFoot: Bool) {
    let (width, height) = pen.extent
    let radius = 3.0
    pen.fill(as: Style(around, .filled)) { x, y in
      let toSide = min(x, width - x)
      let toEdge = hasFoot ? min(y, height - y) : y
      let across = radius - toSide
      let down = radius - toEdge
      return across > 0 && down > 0 && across * across + down * down > radius * radius
    }
  }

  /// What comes up from below has a rounded edge, and a handle in it.
  mutating func sheetEdge() {
    if pen.isSolid {
      roundCorners(from: surface(at: Point(column: 0, row: -1)), hasFoot: false)
    } else {
      pen.line(at: .zero, columns: size.columns, as: .content)
      let right = Point(column: size.columns - 1, row: 0)
      pen.put([.right, .down], at: .zero, as: .content)
      pen.put([.left, .down], at: right, as: .content)
    }
    guard size.columns >= 7 else { return }
    var handle = max(1, size.columns / 5)
    if (size.columns - handle) % 2 == 1 { handle += 1 }
    let start = Point(column: (size.columns - handle) / 2, row: 0)
    pen.line(.heavy, at: start, columns: handle, as: pen.isSolid ? .glass : .content)
  }

  mutating func popover() {
    card()
    let arrow = Point(column: max(0, size.columns - 4), row: 0)
    pen.put(pen.glyph(.triangle(.up)), at: arrow, as: .content)
  }
}
