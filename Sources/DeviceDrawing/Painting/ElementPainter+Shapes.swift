import TerminalModel

extension ElementPainter {
  mutating func icon() {
    let (width, height) = pen.extent
    let side = min(width, height) * 0.62
    pen.fill(as: .glass) { x, y in
      abs(x - width / 2) <= side / 2 && abs(y - height / 2) <= side / 2
    }
  }

  mutating func video() {
    let (width, height) = pen.extent
    let hasRail = isLegible && size.rows >= 5 && size.columns >= 8
    // Whole numbers and a slope of one to two come out even in quarters of cells.
    let radius = Double(Int(min(width, height) * 0.2 + 0.5))
    let (left, top) = (Double(Int(width / 2 - radius * 0.8)), Double(Int(height / 2)))
    if radius < 2 {
      let place = Point(column: size.columns / 2, row: size.rows / 2)
      pen.put(pen.glyph(.triangle(.right)), at: place, as: .content)
    } else {
      pen.fill(as: .content) { x, y in
        x >= left && abs(y - top) <= radius - (x - left) / 2
      }
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
        let (fromX, fromY) = (road.0 * width, road.1 * height)
        let (alongX, alongY) = (road.2 * width - fromX, road.3 * height - fromY)
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
      let share = Double(Plausible.length(seed, index)) / 100
      let isBar = x - Double(index) * each <= each * 0.66
      return isBar && y >= height - (height - 1) * share
    }
  }

  mutating func viewfinder() {
    let frame = pen.bounds.inset(columns: size.columns / 8, rows: size.rows / 8)
    guard frame.size.columns >= 6, frame.size.rows >= 4 else { return }
    let armX = max(2, frame.size.columns / 5)
    let armY = max(1, frame.size.rows / 5)
    pen.box(frame, as: .content)
    let wide = Rect(
      column: frame.left + armX, row: frame.top,
      columns: frame.size.columns - 2 * armX, rows: frame.size.rows)
    let tall = Rect(
      column: frame.left, row: frame.top + armY,
      columns: frame.size.columns, rows: frame.size.rows - 2 * armY)
    pen.fill(wide, as: .glass)
    pen.fill(tall, as: .glass)
    let shutter = Point(column: size.columns / 2, row: size.rows - 1)
    pen.put(pen.isASCII ? "O" : "◉", at: shutter, as: .content)
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
      let (dx, dy) = (x - sun.x, y - sun.y)
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
    let (columns, rows) = (Double(rect.size.columns), Double(2 * rect.size.rows))
    return turn.isSideways ? (rows, columns) : (columns, rows)
  }

  /// Fills a shape given in those widths, in the coordinates of what is drawn.
  ///
  /// It is drawn in quarters of cells; a cell that the shape does not touch keeps what it had.
  mutating func fill(as style: Style, where isInside: (_ x: Double, _ y: Double) -> Bool) {
    let (columns, rows) = (Double(rect.size.columns), Double(2 * rect.size.rows))
    for row in 0..<max(0, rect.size.rows) {
      for column in 0..<max(0, rect.size.columns) {
        var bits = 0
        for quarter in 0..<4 {
          let x = Double(column) + (quarter % 2 == 0 ? 0.25 : 0.75)
          let y = 2 * Double(row) + (quarter < 2 ? 0.5 : 1.5)
          let isIn =
            switch turn {
            case .upright: isInside(x, y)
            case .left: isInside(rows - y, x)
            case .upsideDown: isInside(columns - x, rows - y)
            case .right: isInside(y, columns - x)
            }
          if isIn { bits |= 1 << quarter }
        }
        if isASCII { bits = bits.nonzeroBitCount >= 2 ? 15 : 0 }
        guard bits != 0 else { continue }
        let cell = Rect(column: rect.left + column, row: rect.top + row, columns: 1, rows: 1)
        canvas.fill(cell, with: isASCII ? "#" : Self.quadrants[bits], as: style)
      }
    }
  }

  private static let quadrants = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
}
