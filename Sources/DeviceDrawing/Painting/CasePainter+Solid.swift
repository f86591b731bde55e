import OrientationModel
import TerminalModel

/// A solid device: its body in surfaces around the lit glass, which is drawn already.
///
/// A column is as wide as half a row is high: the body is one column thick at the sides and half a
/// row above and below.
extension CasePainter {
  mutating func paintSolid(on canvas: inout Canvas) {
    let glass = pen.place(layout.glass)
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
    let (last, bottom) = (frame.right - 1, frame.bottom - 1)
    for row in frame.top + 1..<max(frame.top + 1, bottom) {
      let isBeside = glass.top <= row && row < glass.bottom
      let ends =
        isBeside
        ? [(frame.left, glass.left), (glass.right, frame.right)] : [(frame.left, frame.right)]
      for (start, end) in ends { fill(" ", .shell, row, from: start, to: end, on: &canvas) }
    }
    let edges: [(row: Int, start: Character, line: Character, end: Character)] = [
      (frame.top, "▗", "▄", "▖"), (bottom, "▝", "▀", "▘"),
    ]
    for edge in edges {
      fill(edge.line, .rim, edge.row, from: frame.left, to: frame.right, on: &canvas)
      put(edge.end, .rim, at: Point(column: last, row: edge.row), on: &canvas)
      put(edge.start, .rim, at: Point(column: frame.left, row: edge.row), on: &canvas)
    }
  }

  private func fill(
    _ glyph: Character, _ style: Style, _ row: Int, from start: Int, to end: Int,
    on canvas: inout Canvas
  ) {
    let run = Rect(column: start, row: row, columns: max(0, end - start), rows: 1)
    canvas.fill(run, with: glyph, as: style)
  }

  /// The body reaches into the corners of the glass, but for that of a device with a home button.
  private func roundCorners(of glass: Rect, on canvas: inout Canvas) {
    guard !layout.hasHomeButton, glass.size.columns >= 6, glass.size.rows >= 3 else {
      return
    }
    let (right, bottom) = (glass.right - 1, glass.bottom - 1)
    let corners: [(Character, Int, Int)] = [
      ("▘", glass.left, glass.top), ("▝", right, glass.top), ("▖", glass.left, bottom),
      ("▗", right, bottom),
    ]
    for (glyph, column, row) in corners {
      let place = Point(column: column, row: row)
      // What can be read goes before.
      guard canvas[place].scalar == 0x20 else { continue }
      put(glyph, .rim.on(canvas[place].style.surface), at: place, on: &canvas)
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
    for column in start..<start + length {
      let place = pen.place(Point(column: column, row: row))
      // Half of it is glass where it would touch the edge.
      let glyph: Character =
        isSideways ? "█" : pen.turn == .upright ? "▄" : "▀"
      put(glyph, .ink.on(canvas[place].style.surface), at: place, on: &canvas)
    }
  }

  private func put(_ glyph: Character, _ style: Style, at place: Point, on canvas: inout Canvas) {
    canvas.fill(Rect(origin: place, size: Size(columns: 1, rows: 1)), with: glyph, as: style)
  }
}
