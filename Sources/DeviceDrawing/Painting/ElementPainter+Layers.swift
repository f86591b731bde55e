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
