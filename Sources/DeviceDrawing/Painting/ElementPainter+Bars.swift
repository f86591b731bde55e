import TerminalModel

extension ElementPainter {
  func paintBar(_ kind: Element.Kind, on canvas: inout Canvas) {
    switch kind {
    case .statusBar(let camera): statusBar(camera, on: &canvas)
    case .bar(let edge, let isRoomy): bar(edge, isRoomy, on: &canvas)
    case .title(let text): title(text, on: &canvas)
    case .back(let text): back(text, on: &canvas)
    case .tab(let text, let isSelected): tab(text, isSelected, on: &canvas)
    case .pageDots(let count, let selected): pageDots(count, selected, on: &canvas)
    case .homeIndicator:
      let style = ground(on: canvas)
      pen.line(.heavy, at: .zero, columns: size.columns, as: style, on: &canvas)
    default: break
    }
  }

  /// The style of text on whatever is there already.
  private func ground(on canvas: Canvas) -> Style {
    let cell = canvas[pen.place(Point(column: size.columns / 2, row: middle))]
    return cell.style.role == .bar ? .bar : .content
  }

  private func statusBar(_ camera: Int, on canvas: inout Canvas) {
    let style = ground(on: canvas)
    let ear = (size.columns - camera) / 2
    let signal = pen.isASCII ? ".:=#" : "▂▄▆█"
    func put(_ text: String, _ column: Int, _ columns: Int, _ alignment: Alignment) {
      let start = Point(column: column, row: middle)
      pen.write(text, at: start, columns: columns, alignment, as: style, on: &canvas)
    }
    if camera > 0 {
      if ear >= 4 { put("9:41", 0, ear, .center) }
      if ear >= 5 { put(signal, size.columns - ear, ear, .center) }
    } else {
      if size.columns >= 16 { put(signal, 1, 4, .left) }
      put("9:41", 0, size.columns, .center)
    }
  }

  private func bar(_ edge: Element.Edge, _ isRoomy: Bool, on canvas: inout Canvas) {
    guard isLegible else {
      return pen.fill(pen.bounds, with: pen.glyph(.shade(2)), as: .bar, on: &canvas)
    }
    pen.fill(pen.bounds, as: .bar, on: &canvas)
    guard isRoomy, size.rows >= 2 else { return }
    let line = Rect(
      column: 0, row: edge == .top ? 0 : size.rows - 1, columns: size.columns, rows: 1)
    let glyph = pen.glyph(.hairline(edge == .top ? .down : .up))
    pen.fill(line, with: glyph, as: .glass, on: &canvas)
  }

  private func title(_ text: String, on canvas: inout Canvas) {
    write(text, .center, as: .bar, on: &canvas)
  }

  private func back(_ text: String, on canvas: inout Canvas) {
    let start = Point(column: size.columns > 6 ? 1 : 0, row: middle)
    pen.put(pen.glyph(.chevron(.left)), at: start, as: .bar, on: &canvas)
    let columns = size.columns - start.column - 3
    guard pen.length(text) <= columns else { return }
    pen.write(text, at: start.moved(right: 2), columns: columns, as: .bar, on: &canvas)
  }

  private func tab(_ text: String, _ isSelected: Bool, on canvas: inout Canvas) {
    let icon = String(pen.glyph(.square(isFilled: isSelected)))
    if size.rows >= 2 {
      let columns = size.columns
      let top = (size.rows - 2) / 2
      for (row, line) in [icon, text].enumerated() {
        let start = Point(column: 0, row: top + row)
        pen.write(line, at: start, columns: columns, .center, as: .bar, on: &canvas)
      }
    } else if pen.length(text) + 4 <= size.columns {
      write("\(icon) \(text)", .center, as: .bar, on: &canvas)
    } else if size.columns >= 8 {
      write("\(icon) \(text)", .center, as: .bar, on: &canvas)
    } else {
      write(icon, .center, as: .bar, on: &canvas)
    }
  }

  private func pageDots(_ count: Int, _ selected: Int, on canvas: inout Canvas) {
    let gap = count * 2 - 1 <= size.columns ? " " : ""
    let dots = (0..<count).map { String(pen.glyph(.dot(isFilled: $0 == selected))) }
    write(dots.joined(separator: gap), .center, as: .content, on: &canvas)
  }
}
