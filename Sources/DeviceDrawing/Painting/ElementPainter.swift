import TerminalModel

/// Draws the elements of an interface, each in its own coordinates.
struct ElementPainter {
  var pen: Pen
  let isLegible: Bool

  var size: Size { pen.size }
  /// The line that text stands in.
  var middle: Int { (pen.size.rows - 1) / 2 }

  mutating func paint(_ kind: Element.Kind, on canvas: inout Canvas) {
    swap(&canvas, &pen.canvas)
    defer { swap(&canvas, &pen.canvas) }
    switch kind {
    case .ground: pen.fill(pen.bounds, as: .glass)
    case .statusBar(let camera, let isPad): statusBar(camera, isPad)
    case .bar(let edge, let isRoomy): bar(edge, isRoomy)
    case .title(let name): title(name)
    case .back(let text): back(text)
    case .tab(let text, let isSelected): tab(text, isSelected)
    case .pageDots(let count, let selected): pageDots(count, selected)
    case .homeIndicator: pen.line(.heavy, at: .zero, columns: size.columns, as: ground)
    case .divider: pen.line(at: .zero, rows: size.rows, as: .glass)
    case .sheetEdge: sheetEdge()
    case .card: card()
    case .popover: popover()
    case .container(let name): container(name)
    case .button(let text): button(text)
    case .dimming: dim()
    case .film: if pen.isSolid { pen.fill(pen.bounds, as: .film) }
    case .wallpaper: wallpaper()
    case .windowControls: windowControls()
    case .emptiness: emptiness()
    case .strip(let isBlack): strip(isBlack)
    case .board(let rows): board(rows)
    case .video: video()
    case .map: map()
    case .chart(let seed): chart(seed)
    case .picture(let seed): picture(seed)
    case .icon: icon()
    case .heading(let text), .message(let text):
      words(text.words, .center, columns: size.columns, orBar: 50, as: .content.bold)
    case .row(let text, let length): row(text, length)
    case .line(let length): skeleton(length, columns: size.columns)
    case .field(let label): field(label)
    case .toggle(let label, let isOn): toggle(label, isOn)
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
    let hasArrow = !pen.turn.isSideways && size.columns >= (pen.script == .letters ? 12 : 20)
    words(text?.words ?? [], columns: size.columns - (hasArrow ? 2 : 0), orBar: length)
    guard hasArrow else { return }
    let end = Point(column: size.columns - 1, row: middle)
    pen.put(pen.glyph(.chevron(.right)), at: end, as: .glass)
  }

  /// As many whole words as fit, or a bar.
  private mutating func words(
    _ words: [Substring], _ alignment: Alignment = .left, from column: Int = 0, columns: Int,
    orBar length: Int, as style: Style = .content
  ) {
    let fitting = words.lazy.map { $0.base[..<$0.endIndex] }
      .last { pen.length(String($0)) <= columns }
    if let fitting {
      write(String(fitting), alignment, from: column, columns: columns, as: style)
    } else {
      skeleton(length, alignment, from: column, columns: columns)
    }
  }

  /// A bar where text would be, that many hundredths long.
  private mutating func skeleton(
    _ length: Int, _ alignment: Alignment = .left, from column: Int = 0, columns: Int
  ) {
    let count = max(1, columns * length / 100)
    let start = column + (alignment == .center ? (columns - count) / 2 : 0)
    let bar = Rect(column: start, row: middle, columns: count, rows: 1)
    pen.fill(bar, with: pen.glyph(.skeleton), as: .glass)
  }

  private mutating func field(_ label: String) {
    let isBoxed = size.rows >= pen.script.lines + 2
    let margin = isBoxed ? 2 : 0
    words(
      label.words, from: margin, columns: size.columns - 2 * margin,
      orBar: PlaceholderContent.length(of: label))
    if isBoxed {
      let top = middle - (pen.script.lines + 1) / 2
      let frame = Rect(column: 0, row: top, columns: size.columns, rows: pen.script.lines + 2)
      pen.box(frame, as: .glass)
    } else if size.rows > pen.script.capLines {
      pen.line(at: Point(column: 0, row: size.rows - 1), columns: size.columns, as: .glass)
    }
  }

  private mutating func toggle(_ label: String, _ isOn: Bool) {
    let hasRail = size.columns >= 6
    let columns = size.columns - (hasRail ? 4 : 0)
    words(label.words, columns: columns, orBar: PlaceholderContent.length(of: label))
    guard hasRail else { return }
    let rail = Point(column: size.columns - 3, row: middle)
    pen.line(.heavy, at: rail, columns: 3, as: .glass)
    let knob = rail.moved(right: isOn ? 2 : 0)
    pen.put(pen.glyph(.dot(isFilled: isOn)), at: knob, as: .content)
  }

  // MARK: Bars

  /// A class without room for all of its name has its first words.
  private mutating func title(_ name: String) {
    words(name.wordsOfName, .center, columns: size.columns, orBar: 50, as: .bar)
  }

  /// The style of text on whatever is there already.
  private var ground: Style {
    let cell = pen.canvas[pen.place(Point(column: size.columns / 2, row: middle))]
    return cell.style.surface == (pen.isSolid ? .band : .bar) ? .bar : .content
  }

  private mutating func statusBar(_ camera: Int, _ isPad: Bool) {
    let style = ground
    let signal = pen.isASCII ? ".:=#" : "▂▄▆█"
    // Dots want their lines, and one between them and a title.
    guard size.rows >= pen.script.capLines + (pen.script == .letters ? 0 : 1) else { return }
    if camera > 0 {
      // The body reaches into the corners of a solid one.
      let margin = pen.isSolid ? 1 : 0
      let ear = (size.columns - camera) / 2 - margin
      guard ear >= 4 else { return }
      write("9:41", .center, from: margin, columns: ear, as: style)
      guard ear >= 5 || pen.isSolid else { return }
      write(signal, .center, from: size.columns - margin - ear, columns: ear, as: style)
    } else if isPad, size.columns >= 16 {
      write("9:41", from: 1, columns: 4, as: style)
      write(signal, from: size.columns - 5, columns: 4, as: style)
    } else {
      if size.columns >= 16 { write(signal, from: 1, columns: 4, as: style) }
      write("9:41", .center, as: style)
    }
  }

  private mutating func bar(_ edge: Element.Edge, _ isRoomy: Bool) {
    let isBlock = !isLegible && !pen.isSolid
    pen.fill(pen.bounds, with: isBlock ? pen.glyph(.shade(2)) : " ", as: .bar)
    guard isLegible, isRoomy, size.rows >= 2 else { return }
    let line = Rect(
      column: 0, row: edge == .top ? 0 : size.rows - 1, columns: size.columns, rows: 1)
    // A solid bar ends there as it does where there is no line to spare.
    if pen.isSolid { return pen.fill(line, as: .glass) }
    pen.fill(line, with: pen.glyph(.hairline(edge == .top ? .down : .up)), as: .glass)
  }

  private mutating func back(_ text: String) {
    let start = Point(column: size.columns > 6 ? 1 : 0, row: middle)
    let style: Style = pen.isSolid ? .tint : .bar
    pen.put(pen.glyph(.chevron(.left)), at: start, as: style)
    let columns = size.columns - start.column - 3
    guard pen.length(text) <= columns else { return }
    pen.write(text, at: start.moved(right: 2), columns: columns, as: style)
  }

  private mutating func tab(_ text: String?, _ isSelected: Bool) {
    let icon = String(pen.glyph(.square(isFilled: isSelected)))
    let style: Style = !pen.isSolid ? isSelected ? .bar.bold : .bar : isSelected ? .tint : .content
    guard let text else { return write(icon, .center, as: style) }
    if size.rows >= 2, pen.script == .letters {
      for (row, line) in [icon, text].enumerated() {
        let start = Point(column: 0, row: (size.rows - 2) / 2 + row)
        pen.write(line, at: start, columns: size.columns, .center, as: style)
      }
    } else {
      let whole = [icon + " " + text, icon + text].first { pen.length($0) <= size.columns }
      write(whole ?? text, .center, as: style)
    }
  }

  private mutating func pageDots(_ count: Int, _ selected: Int) {
    let gap = count * 2 - 1 <= size.columns ? " " : ""
    let dots = (0..<count).map { String(pen.glyph(.dot(isFilled: $0 == selected))) }
    write(dots.joined(separator: gap), .center, as: .content)
  }

  private mutating func windowControls() {
    for column in [0, 2, 4] {
      pen.put(pen.glyph(.dot(isFilled: true)), at: Point(column: column, row: 0), as: .content)
    }
  }

  private mutating func container(_ name: String) {
    pen.box(pen.bounds, .dashed, as: .glass)
    pen.write(" \(name) ", at: Point(column: 2, row: 0), columns: size.columns - 4, as: .glass)
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

  mutating func icon() {
    let (width, height) = pen.extent
    let side = min(width, height) * 0.62
    pen.fill(as: .glass) { x, y in abs(x - width / 2) <= side / 2 && abs(y - height / 2) <= side / 2
    }
  }

  mutating func video() {
    if pen.isSolid { pen.fill(pen.bounds, as: .film) }
    let (width, height) = pen.extent
    let hasRail = isLegible && size.rows >= 5 && size.columns >= 8
    // A slope of one to two comes out even in quarters of cells, and so does a point that is as high
    // as one of them.
    let radius = Double(Int(min(width, height) * 0.2 + 0.5)) + 0.5
    let left = Double(Int(width / 2 - radius * 0.8))
    let top = Double(Int(height / 2)) + 0.5
    if radius < 2 {
      let place = Point(column: size.columns / 2, row: size.rows / 2)
      pen.put(pen.glyph(.triangle(.right)), at: place, as: .content)
    } else {
      pen.fill(as: .content) { x, y in x >= left && abs(y - top) <= radius - (x - left) / 2 }
    }
    let row = size.rows - 2
    // The rail keeps clear of the triangle, whichever way the rows lie.
    let railTop = Double(row) * height / Double(max(1, size.rows))
    guard hasRail, radius < 2 || top + radius + 1 <= railTop else { return }
    let inset = size.columns >= 16 ? 2 : 1
    let length = size.columns - 2 * inset
    let start = Point(column: inset, row: row)
    pen.line(at: start, columns: length, as: .glass)
    pen.line(.heavy, at: start, columns: length * 2 / 5, as: .content)
    let knob = start.moved(right: length * 2 / 5)
    pen.put(pen.glyph(.dot(isFilled: true)), at: knob, as: .content)
  }

  mutating func map() {
    let (width, height) = pen.extent
    // Roads between two points each, as shares of width and height.
    let roads = [(0.0, 0.25, 1.0, 0.72), (0.86, 0.0, 0.3, 1.0), (0.12, 0.0, 0.3, 1.0)]
    pen.fill(as: .glass) { x, y in
      roads.contains { road in
        let fromX = road.0 * width
        let fromY = road.1 * height
        let alongX = road.2 * width - fromX
        let alongY = road.3 * height - fromY
        let away = (x - fromX) * alongY - (y - fromY) * alongX
        return away * away <= 0.3 * (alongX * alongX + alongY * alongY)
      }
    }
    let place = Point(column: size.columns * 58 / 100, row: size.rows * 52 / 100)
    pen.put(pen.glyph(.dot(isFilled: true)), at: place, as: .content.bold)
  }

  mutating func chart(_ seed: Int) {
    let (width, height) = pen.extent
    let count = max(3, min(12, Int(width / 4)))
    let each = width / Double(count)
    pen.fill(as: .glass) { x, y in
      let index = min(count - 1, Int(x / each))
      let share = Double(PlaceholderContent.length(seed, index)) / 100
      let isBar = x - Double(index) * each <= each * 0.66
      return isBar && y >= height - (height - 1) * share
    }
  }

  /// A small one is a tile; a large one shows a hill under a sun.
  mutating func picture(_ seed: Int) {
    let (width, height) = pen.extent
    guard width >= 14, height >= 8 else {
      let columns = max(1, size.columns - 1)
      let rows = size.rows > 2 ? size.rows - 1 : size.rows
      let tile = Rect(column: 0, row: 0, columns: columns, rows: rows)
      return pen.fill(tile, with: pen.glyph(.shade(1 + seed % 3)), as: .glass)
    }
    pen.box(pen.bounds, as: .glass)
    let sun = (x: width * 0.72, y: height * 0.3, radius: min(width, height) * 0.1)
    let peak = 0.3 + Double(seed % 20) / 100
    pen.fill(as: .content) { x, y in
      guard x > 1.5, x < width - 1.5, y > 1, y < height - 1.5 else { return false }
      let dx = x - sun.x
      let dy = y - sun.y
      if dx * dx + dy * dy <= sun.radius * sun.radius { return true }
      let first = height * 0.38 + abs(x / width - peak) * height * 1.1
      let second = height * 0.6 + abs(x / width - 0.75) * height * 0.9
      return y > first || y > second
    }
  }
}

extension Pen {
  /// How wide and high it is to itself, in widths of a column.
  var extent: (width: Double, height: Double) {
    let columns = Double(rect.size.columns)
    let rows = Double(2 * rect.size.rows)
    return turn.isSideways ? (rows, columns) : (columns, rows)
  }

  /// Fills a shape given in those widths, in the coordinates of what is drawn.
  ///
  /// It is drawn in quarters of cells; a cell that the shape does not touch keeps what it had.
  mutating func fill(as style: Style, where isInside: (_ x: Double, _ y: Double) -> Bool) {
    let columns = Double(rect.size.columns)
    let rows = Double(2 * rect.size.rows)
    let back = -turn
    for row in 0..<max(0, rect.size.rows) {
      for column in 0..<max(0, rect.size.columns) {
        var bits = 0
        for (quarter, middle) in Spot.quarters(column, row).enumerated() {
          let spot = back.spot(middle.x, middle.y, in: columns, rows)
          if isInside(spot.0, spot.1) { bits |= 1 << quarter }
        }
        if isASCII { bits = bits.nonzeroBitCount >= 2 ? 15 : 0 }
        guard bits != 0 else { continue }
        let place = rect.origin.moved(right: column, down: row)
        canvas.draw(
          isASCII ? "#" : Glyphs.quadrants[bits], at: place, as: mark(style, at: place))
      }
    }
  }
}

extension String {
  /// What stands between its blanks.
  fileprivate var words: [Substring] { split(separator: " ") }

  /// The words of a name begin at its capitals.
  fileprivate var wordsOfName: [Substring] {
    words.flatMap { word in
      let pairs = zip(word.indices, word.indices.dropFirst())
      let starts = pairs.filter { word[$0].isLowercase && word[$1].isUppercase }.map { $0.1 }
      return zip([word.startIndex] + starts, starts + [word.endIndex]).map { word[$0..<$1] }
    }
  }
}
