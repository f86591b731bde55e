import TerminalModel

/// Draws the elements of an interface, each in its own coordinates.
struct ElementPainter {
  var pen: Pen
  /// Whether letters can be read on this paper.
  let isLegible: Bool

  var size: Size { pen.size }
  /// The line that text stands in.
  var middle: Int { (pen.size.rows - 1) / 2 }

  mutating func paint(_ kind: Element.Kind, on canvas: inout Canvas) {
    swap(&canvas, &pen.canvas)
    defer { swap(&canvas, &pen.canvas) }
    switch kind {
    case .ground: pen.fill(pen.bounds, as: .glass)
    case .statusBar(let camera): statusBar(camera)
    case .bar(let edge, let isRoomy): bar(edge, isRoomy)
    case .title(let text): write(text, .center, as: .bar)
    case .back(let text): back(text)
    case .tab(let text, let isSelected): tab(text, isSelected)
    case .pageDots(let count, let selected): pageDots(count, selected)
    case .homeIndicator:
      pen.line(.heavy, at: .zero, columns: size.columns, as: ground)
    case .divider: pen.line(at: .zero, rows: size.rows, as: .glass)
    case .sheetEdge: sheetEdge()
    case .card: card()
    case .popover: popover()
    case .container(let name): container(name)
    case .button(let text): button(text)
    case .dimming: pen.canvas.restyle(pen.rect) { _ in .glass }
    case .message(let text): write(text, .center, as: .content.bold)
    case .wallpaper: pen.fill(pen.bounds, with: pen.glyph(.shade(1)), as: .glass)
    case .windowControls: windowControls()
    case .video: video()
    case .map: map()
    case .chart(let seed): chart(seed)
    case .viewfinder: viewfinder()
    case .picture(let seed): picture(seed)
    case .icon: icon()
    case .heading(let text): write(text, .center, as: .content.bold)
    case .row(let text, let length): row(text, length)
    case .line(let length): skeleton(length, columns: size.columns)
    case .field(let label): field(label)
    case .toggle(let label, let isOn): toggle(label, isOn)
    case .bubble(let isOwn): bubble(isOwn)
    }
  }

  /// Writes in the middle line, from a column on.
  mutating func write(
    _ text: String, _ alignment: Alignment = .left, from column: Int = 0, columns: Int? = nil,
    as style: Style
  ) {
    let start = Point(column: column, row: middle)
    pen.write(text, at: start, columns: columns ?? size.columns, alignment, as: style)
  }

  // MARK: Content

  private mutating func row(_ text: String?, _ length: Int) {
    // All of a list have one or none: a title is cut rather than the row made another kind.
    let hasArrow = !pen.turn.isSideways && size.columns >= 12
    let columns = size.columns - (hasArrow ? 2 : 0)
    if let text {
      write(text, columns: columns, as: .content)
    } else {
      skeleton(length, columns: columns)
    }
    guard hasArrow else { return }
    let end = Point(column: size.columns - 1, row: middle)
    pen.put(pen.glyph(.chevron(.right)), at: end, as: .glass)
  }

  /// A bar where text would be, that many hundredths long.
  private mutating func skeleton(_ length: Int, columns: Int) {
    let count = max(1, columns * length / 100)
    let bar = Rect(column: 0, row: middle, columns: count, rows: 1)
    pen.fill(bar, with: pen.glyph(.skeleton), as: .glass)
  }

  private mutating func field(_ label: String) {
    if size.rows >= 3 {
      let frame = Rect(column: 0, row: middle - 1, columns: size.columns, rows: 3)
      pen.box(frame, as: .glass)
      write(label, from: 2, columns: size.columns - 4, as: .content)
    } else {
      write(label, as: .content)
      guard size.rows == 2 else { return }
      pen.line(at: Point(column: 0, row: 1), columns: size.columns, as: .glass)
    }
  }

  private mutating func toggle(_ label: String, _ isOn: Bool) {
    write(label, columns: size.columns - 4, as: .content)
    guard size.columns >= 6 else { return }
    let rail = Point(column: size.columns - 3, row: middle)
    pen.line(.heavy, at: rail, columns: 3, as: .glass)
    let knob = rail.moved(right: isOn ? 2 : 0)
    pen.put(pen.glyph(.dot(isFilled: isOn)), at: knob, as: .content)
  }

  private mutating func bubble(_ isOwn: Bool) {
    if size.rows >= 4 || (size.rows == 3 && !pen.turn.isSideways), size.columns >= 4 {
      let frame = Rect(column: 0, row: 0, columns: size.columns, rows: size.rows - 1)
      if isOwn { pen.fill(frame, with: pen.glyph(.shade(1)), as: .glass) }
      pen.box(frame, as: .glass)
    } else {
      let line = Rect(column: 0, row: 0, columns: size.columns, rows: max(1, size.rows - 1))
      pen.fill(line, with: pen.glyph(.shade(isOwn ? 3 : 1)), as: .glass)
    }
  }

  // MARK: Bars

  /// The style of text on whatever is there already.
  private var ground: Style {
    let cell = pen.canvas[pen.place(Point(column: size.columns / 2, row: middle))]
    return cell.style.role == .bar ? .bar : .content
  }

  private mutating func statusBar(_ camera: Int) {
    let style = ground
    let ear = (size.columns - camera) / 2
    let signal = pen.isASCII ? ".:=#" : "▂▄▆█"
    if camera > 0 {
      if ear >= 4 { write("9:41", .center, columns: ear, as: style) }
      if ear >= 5 { write(signal, .center, from: size.columns - ear, columns: ear, as: style) }
    } else {
      if size.columns >= 16 { write(signal, from: 1, columns: 4, as: style) }
      write("9:41", .center, as: style)
    }
  }

  private mutating func bar(_ edge: Element.Edge, _ isRoomy: Bool) {
    guard isLegible else { return pen.fill(pen.bounds, with: pen.glyph(.shade(2)), as: .bar) }
    pen.fill(pen.bounds, as: .bar)
    guard isRoomy, size.rows >= 2 else { return }
    let line = Rect(
      column: 0, row: edge == .top ? 0 : size.rows - 1, columns: size.columns, rows: 1)
    pen.fill(line, with: pen.glyph(.hairline(edge == .top ? .down : .up)), as: .glass)
  }

  private mutating func back(_ text: String) {
    let start = Point(column: size.columns > 6 ? 1 : 0, row: middle)
    pen.put(pen.glyph(.chevron(.left)), at: start, as: .bar)
    let columns = size.columns - start.column - 3
    guard pen.length(text) <= columns else { return }
    pen.write(text, at: start.moved(right: 2), columns: columns, as: .bar)
  }

  private mutating func tab(_ text: String, _ isSelected: Bool) {
    let icon = String(pen.glyph(.square(isFilled: isSelected)))
    if size.rows >= 2 {
      for (row, line) in [icon, text].enumerated() {
        let start = Point(column: 0, row: (size.rows - 2) / 2 + row)
        pen.write(line, at: start, columns: size.columns, .center, as: .bar)
      }
    } else {
      let hasRoom = pen.length(text) + 4 <= size.columns || size.columns >= 8
      write(hasRoom ? "\(icon) \(text)" : icon, .center, as: .bar)
    }
  }

  private mutating func pageDots(_ count: Int, _ selected: Int) {
    let gap = count * 2 - 1 <= size.columns ? " " : ""
    let dots = (0..<count).map { String(pen.glyph(.dot(isFilled: $0 == selected))) }
    write(dots.joined(separator: gap), .center, as: .content)
  }

  // MARK: What lies over others

  private mutating func card() {
    pen.fill(pen.bounds, as: .glass)
    pen.box(pen.bounds, as: .content)
  }

  /// What comes up from below has a rounded edge, and a handle in it.
  private mutating func sheetEdge() {
    pen.line(at: .zero, columns: size.columns, as: .content)
    let right = Point(column: size.columns - 1, row: 0)
    pen.put([.right, .down], at: .zero, as: .content)
    pen.put([.left, .down], at: right, as: .content)
    guard size.columns >= 7 else { return }
    var handle = max(1, size.columns / 5)
    if (size.columns - handle) % 2 == 1 { handle += 1 }
    let start = Point(column: (size.columns - handle) / 2, row: 0)
    pen.line(.heavy, at: start, columns: handle, as: .content)
  }

  private mutating func popover() {
    card()
    let arrow = Point(column: max(0, size.columns - 4), row: 0)
    pen.put(pen.glyph(.triangle(.up)), at: arrow, as: .content)
  }

  private mutating func windowControls() {
    for column in [0, 2, 4] {
      pen.put(pen.glyph(.dot(isFilled: true)), at: Point(column: column, row: 0), as: .content)
    }
  }

  private mutating func container(_ name: String) {
    pen.box(pen.bounds, .dashed, as: .glass)
    pen.write(
      " \(name) ", at: Point(column: 2, row: 0), columns: size.columns - 4, as: .glass)
  }

  private mutating func button(_ text: String) {
    guard size.rows >= 2 else {
      let hasRoom = size.columns >= pen.length(text) + 4
      return write(hasRoom ? "[ \(text) ]" : text, .center, as: .content.bold)
    }
    pen.line(at: .zero, columns: size.columns, as: .glass)
    let start = Point(column: 0, row: 1 + (size.rows - 2) / 2)
    pen.write(text, at: start, columns: size.columns, .center, as: .content.bold)
  }
}
