import TerminalModel

/// Draws the elements of an interface, each in its own coordinates.
struct ElementPainter {
  let pen: Pen
  /// Whether letters can be read on this paper.
  let isLegible: Bool

  var size: Size { pen.size }
  /// The line that text stands in.
  var middle: Int { (pen.size.rows - 1) / 2 }

  func paint(_ kind: Element.Kind, on canvas: inout Canvas) {
    switch kind {
    case .ground: pen.fill(pen.bounds, as: .glass, on: &canvas)
    case .statusBar, .bar, .title, .back, .tab, .pageDots, .homeIndicator:
      paintBar(kind, on: &canvas)
    case .divider:
      pen.line(at: .zero, rows: size.rows, as: .glass, on: &canvas)
    case .sheetEdge, .card, .popover, .container, .button, .dimming, .message, .wallpaper,
      .windowControls:
      paintLayer(kind, on: &canvas)
    case .video, .map, .chart, .viewfinder, .picture, .icon: paintShape(kind, on: &canvas)
    case .heading(let text): write(text, .center, as: .content.bold, on: &canvas)
    case .row(let text, let length): row(text, length, on: &canvas)
    case .line(let length): skeleton(length, columns: size.columns, on: &canvas)
    case .field(let label): field(label, on: &canvas)
    case .toggle(let label, let isOn): toggle(label, isOn, on: &canvas)
    case .bubble(let isOwn): bubble(isOwn, on: &canvas)
    }
  }

  /// Writes in the middle line.
  func write(
    _ text: String, _ alignment: Alignment = .left, as style: Style, on canvas: inout Canvas
  ) {
    let start = Point(column: 0, row: middle)
    pen.write(text, at: start, columns: size.columns, alignment, as: style, on: &canvas)
  }

  // MARK: Content

  private func row(_ text: String?, _ length: Int, on canvas: inout Canvas) {
    // All of a list have one or none: a title is cut rather than the row made another kind.
    let hasArrow = !pen.turn.isSideways && size.columns >= 12
    let columns = size.columns - (hasArrow ? 2 : 0)
    if let text {
      let start = Point(column: 0, row: middle)
      pen.write(text, at: start, columns: columns, as: .content, on: &canvas)
    } else {
      skeleton(length, columns: columns, on: &canvas)
    }
    guard hasArrow else { return }
    let end = Point(column: size.columns - 1, row: middle)
    pen.put(pen.glyph(.chevron(.right)), at: end, as: .glass, on: &canvas)
  }

  /// A bar where text would be, that many hundredths long.
  private func skeleton(_ length: Int, columns: Int, on canvas: inout Canvas) {
    let count = max(1, columns * length / 100)
    let bar = Rect(column: 0, row: middle, columns: count, rows: 1)
    pen.fill(bar, with: pen.glyph(.skeleton), as: .glass, on: &canvas)
  }

  private func field(_ label: String, on canvas: inout Canvas) {
    if size.rows >= 3 {
      let frame = Rect(column: 0, row: middle - 1, columns: size.columns, rows: 3)
      pen.box(frame, as: .glass, on: &canvas)
      let start = Point(column: 2, row: middle)
      pen.write(label, at: start, columns: size.columns - 4, as: .content, on: &canvas)
    } else {
      write(label, as: .content, on: &canvas)
      guard size.rows == 2 else { return }
      let start = Point(column: 0, row: 1)
      pen.line(at: start, columns: size.columns, as: .glass, on: &canvas)
    }
  }

  private func toggle(_ label: String, _ isOn: Bool, on canvas: inout Canvas) {
    let start = Point(column: 0, row: middle)
    pen.write(label, at: start, columns: size.columns - 4, as: .content, on: &canvas)
    guard size.columns >= 6 else { return }
    let rail = Point(column: size.columns - 3, row: middle)
    pen.line(.heavy, at: rail, columns: 3, as: .glass, on: &canvas)
    let knob = rail.moved(right: isOn ? 2 : 0)
    pen.put(pen.glyph(.dot(isFilled: isOn)), at: knob, as: .content, on: &canvas)
  }

  private func bubble(_ isOwn: Bool, on canvas: inout Canvas) {
    if size.rows >= 4 || (size.rows == 3 && !pen.turn.isSideways), size.columns >= 4 {
      let frame = Rect(column: 0, row: 0, columns: size.columns, rows: size.rows - 1)
      if isOwn {
        pen.fill(frame, with: pen.glyph(.shade(1)), as: .glass, on: &canvas)
      }
      pen.box(frame, as: .glass, on: &canvas)
    } else {
      let line = Rect(column: 0, row: 0, columns: size.columns, rows: max(1, size.rows - 1))
      pen.fill(line, with: pen.glyph(.shade(isOwn ? 3 : 1)), as: .glass, on: &canvas)
    }
  }
}
