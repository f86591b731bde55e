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
    case .statusBar(let camera): statusBar(camera, on: &canvas)
    case .bar(let edge, let isRoomy): bar(edge, isRoomy, on: &canvas)
    case .title(let text): write(text, .center, as: .bar, on: &canvas)
    case .back(let text): back(text, on: &canvas)
    case .tab(let text, let isSelected): tab(text, isSelected, on: &canvas)
    case .pageDots(let count, let selected): pageDots(count, selected, on: &canvas)
    case .homeIndicator:
      pen.line(.heavy, at: .zero, columns: size.columns, as: ground(on: canvas), on: &canvas)
    case .divider: pen.line(at: .zero, rows: size.rows, as: .glass, on: &canvas)
    case .sheetEdge: sheetEdge(on: &canvas)
    case .card: card(on: &canvas)
    case .popover: popover(on: &canvas)
    case .container(let name): container(name, on: &canvas)
    case .button(let text): button(text, on: &canvas)
    case .dimming: canvas.restyle(pen.rect) { _ in .glass }
    case .message(let text): write(text, .center, as: .content.bold, on: &canvas)
    case .wallpaper: pen.fill(pen.bounds, with: pen.glyph(.shade(1)), as: .glass, on: &canvas)
    case .windowControls: windowControls(on: &canvas)
    case .video: video(on: &canvas)
    case .map: map(on: &canvas)
    case .chart(let seed): chart(seed, on: &canvas)
    case .viewfinder: viewfinder(on: &canvas)
    case .picture(let seed): picture(seed, on: &canvas)
    case .icon: icon(on: &canvas)
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
      if isOwn { pen.fill(frame, with: pen.glyph(.shade(1)), as: .glass, on: &canvas) }
      pen.box(frame, as: .glass, on: &canvas)
    } else {
      let line = Rect(column: 0, row: 0, columns: size.columns, rows: max(1, size.rows - 1))
      pen.fill(line, with: pen.glyph(.shade(isOwn ? 3 : 1)), as: .glass, on: &canvas)
    }
  }

  // MARK: Bars

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
    } else {
      let hasRoom = pen.length(text) + 4 <= size.columns || size.columns >= 8
      write(hasRoom ? "\(icon) \(text)" : icon, .center, as: .bar, on: &canvas)
    }
  }

  private func pageDots(_ count: Int, _ selected: Int, on canvas: inout Canvas) {
    let gap = count * 2 - 1 <= size.columns ? " " : ""
    let dots = (0..<count).map { String(pen.glyph(.dot(isFilled: $0 == selected))) }
    write(dots.joined(separator: gap), .center, as: .content, on: &canvas)
  }

  // MARK: What lies over others

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

  private func popover(on canvas: inout Canvas) {
    card(on: &canvas)
    let arrow = Point(column: max(0, size.columns - 4), row: 0)
    pen.put(pen.glyph(.triangle(.up)), at: arrow, as: .content, on: &canvas)
  }

  private func windowControls(on canvas: inout Canvas) {
    for column in [0, 2, 4] {
      let dot = pen.glyph(.dot(isFilled: true))
      pen.put(dot, at: Point(column: column, row: 0), as: .content, on: &canvas)
    }
  }

  private func container(_ name: String, on canvas: inout Canvas) {
    pen.box(pen.bounds, .dashed, as: .glass, on: &canvas)
    let start = Point(column: 2, row: 0)
    pen.write(" \(name) ", at: start, columns: size.columns - 4, as: .glass, on: &canvas)
  }

  private func button(_ text: String, on canvas: inout Canvas) {
    guard size.rows >= 2 else {
      let hasRoom = size.columns >= pen.length(text) + 4
      return write(hasRoom ? "[ \(text) ]" : text, .center, as: .content.bold, on: &canvas)
    }
    pen.line(at: .zero, columns: size.columns, as: .glass, on: &canvas)
    let start = Point(column: 0, row: 1 + (size.rows - 2) / 2)
    pen.write(text, at: start, columns: size.columns, .center, as: .content.bold, on: &canvas)
  }
}
