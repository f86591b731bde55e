import OrientationModel
import TerminalModel

/// A solid device: its body in surfaces around the lit glass, which is drawn already.
///
/// A column is as wide as half a row is high: the body is one column thick at the sides and half a
/// row above and below.
extension CasePainter {
  mutating func paintSolid(on canvas: inout Canvas) {
    paintBody(pen.rect, around: glass, on: &canvas)
    roundCorners(of: glass, on: &canvas)
    if !layout.hasHomeButton { paintIsland(on: &canvas) }
    guard layout.hasHomeButton else { return }
    if homeButton.isEmpty {
      let middle = Point(column: layout.size.columns / 2, row: layout.size.rows - 1)
      canvas.write("○", at: pen.place(middle), as: .shell)
    } else {
      canvas.write("( )", at: homeButton.origin, as: .shell)
    }
  }

  /// The body without what is within it.
  func paintBody(_ frame: Rect, around glass: Rect, on canvas: inout Canvas) {
    let top = frame.top + 1
    let last = frame.right - 1
    let bottom = frame.bottom - 1
    let start = min(max(top, glass.top), max(top, bottom))
    let end = max(start, min(bottom, glass.bottom))
    let parts = [
      (top, start, frame.left, frame.right), (start, end, frame.left, glass.left),
      (start, end, glass.right, frame.right), (end, bottom, frame.left, frame.right),
    ]
    for (top, bottom, left, right) in parts where top < bottom && left < right {
      let part = Rect(column: left, row: top, columns: right - left, rows: bottom - top)
      canvas.fill(part, with: " ", as: .shell)
    }
    let edges: [(row: Int, start: Character, line: Character, end: Character)] = [
      (frame.top, "▗", "▄", "▖"), (bottom, "▝", "▀", "▘"),
    ]
    for edge in edges {
      let line = Rect(column: frame.left, row: edge.row, columns: frame.size.columns, rows: 1)
      canvas.fill(line, with: edge.line, as: .rim)
      canvas.draw(edge.end, at: Point(column: last, row: edge.row), as: .rim)
      canvas.draw(edge.start, at: Point(column: frame.left, row: edge.row), as: .rim)
    }
  }

  /// The body reaches into the corners of the glass, but for that of a device with a home button.
  private func roundCorners(of glass: Rect, on canvas: inout Canvas) {
    guard !layout.hasHomeButton, glass.size.columns >= 6, glass.size.rows >= 3 else {
      return
    }
    let right = glass.right - 1
    let bottom = glass.bottom - 1
    let corners: [(Character, Int, Int)] = [
      ("▘", glass.left, glass.top), ("▝", right, glass.top), ("▖", glass.left, bottom),
      ("▗", right, bottom),
    ]
    for (glyph, column, row) in corners {
      let place = Point(column: column, row: row)
      // What can be read goes before.
      guard canvas[place].scalar == 0x20 else { continue }
      canvas.draw(glyph, at: place, as: .rim.on(canvas[place].style.surface))
    }
  }

  /// The camera's island floats in the glass, a little away from its edge.
  private func paintIsland(on canvas: inout Canvas) {
    let notch = layout.notch
    guard notch.depth > 0 else { return }
    let length = max(3, notch.length * 7 / 10)
    let start = layout.glass.left + (layout.glass.size.columns - length) / 2
    let isSideways = pen.turn.isSideways
    let row = layout.glass.top + (isSideways && layout.glass.size.rows >= 48 ? 1 : 0)
    // Half of it is glass where it would touch the edge. Its ends lie within their cells, and one
    // on its side is ground: what a glyph draws beyond its cell would stay behind it.
    let glyphs: [Character] =
      isSideways ? [" ", " ", " "] : pen.turn == .upright ? ["▗", "▄", "▖"] : ["▘", "▀", "▝"]
    for column in start..<start + length {
      let place = pen.place(Point(column: column, row: row))
      let glyph = glyphs[column == start ? 0 : column == start + length - 1 ? 2 : 1]
      let ground = canvas[place].style.surface
      canvas.draw(glyph, at: place, as: Style(.ink, isSideways ? .reverse : [], on: ground))
    }
  }
}
