import TerminalModel

extension ElementPainter {
  func paintLayer(_ kind: Element.Kind, on canvas: inout Canvas) {
    switch kind {
    case .dimming:
      canvas.restyle(pen.rect) { _ in .glass }
    case .sheetEdge: sheetEdge(on: &canvas)
    case .card: card(on: &canvas)
    case .popover:
      card(on: &canvas)
      let arrow = Point(column: max(0, size.columns - 4), row: 0)
      pen.put(pen.glyph(.triangle(.up)), at: arrow, as: .content, on: &canvas)
    case .wallpaper: pen.fill(pen.bounds, with: pen.glyph(.shade(1)), as: .glass, on: &canvas)
    case .windowControls:
      for column in [0, 2, 4] {
        let dot = pen.glyph(.dot(isFilled: true))
        pen.put(dot, at: Point(column: column, row: 0), as: .content, on: &canvas)
      }
    case .container(let name):
      pen.box(pen.bounds, .dashed, as: .glass, on: &canvas)
      let start = Point(column: 2, row: 0)
      pen.write(
        " \(name) ", at: start, columns: size.columns - 4, as: .glass, on: &canvas)
    case .button(let text):
      if size.rows >= 2 {
        pen.line(at: .zero, columns: size.columns, as: .glass, on: &canvas)
        let row = 1 + (size.rows - 2) / 2
        pen.write(
          text, at: Point(column: 0, row: row), columns: size.columns, .center,
          as: .content.bold, on: &canvas)
      } else {
        write(
          size.columns >= pen.length(text) + 4 ? "[ \(text) ]" : text, .center, as: .content.bold,
          on: &canvas)
      }
    case .message(let text): write(text, .center, as: .content.bold, on: &canvas)
    default: break
    }
  }

  private func card(on canvas: inout Canvas) {
    pen.fill(pen.bounds, as: .glass, on: &canvas)
    pen.box(pen.bounds, as: .content, on: &canvas)
  }

  /// What comes up from below has a rounded edge, and a handle in it.
  private func sheetEdge(on canvas: inout Canvas) {
    pen.line(at: .zero, columns: size.columns, as: .content, on: &canvas)
    let right = Point(column: size.columns - 1, row: 0)
    pen.put([.right, .down], at: .zero, as: .content, on: &canvas)
    pen.put([.left, .down], at: right, as: .content, on: &canvas)
    guard size.columns >= 7 else { return }
    var handle = max(1, size.columns / 5)
    if (size.columns - handle) % 2 == 1 { handle += 1 }
    let start = Point(column: (size.columns - handle) / 2, row: 0)
    pen.line(.heavy, at: start, columns: handle, as: .content, on: &canvas)
  }
}
