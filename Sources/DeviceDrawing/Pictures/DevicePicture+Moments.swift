import OrientationModel
import TerminalModel

extension DevicePicture {
  /// Whether it is drawn lying on a table.
  var isDrawnFlat: Bool { isFlat && eye == .hand }

  /// Draws it as it lies on a table, seen from the edge: lower, and leaning.
  func drawFlat(in room: Rect, on canvas: inout Canvas) -> PictureMap? {
    guard let size = flatSize(in: room.size) else { return nil }
    var flat = Canvas(size: size)
    var map = PictureMap()
    if held == .faceDown { drawBack(on: &flat) } else { map = drawDevice(Rect(size), on: &flat) }
    let outline = Size(columns: size.columns + size.rows - 1, rows: size.rows)
    let frame = room.centered(outline)
    canvas.within(frame) { lean(flat, on: &$0) }
    let hits = map.hits.flatMap { hit in
      (hit.rect.top..<hit.rect.bottom).map { row in
        let strip = Rect(column: hit.rect.left, row: row, columns: hit.rect.size.columns, rows: 1)
        return PictureMap.Hit(rect: strip.moved(right: size.rows - 1 - row), target: hit.target)
      }
    }
    map = PictureMap(frame: Rect(outline), glass: Rect(outline).inset(), hits: hits)
    map.move(by: frame.origin)
    return map
  }

  /// The largest one that fits with its lean.
  private func flatSize(in room: Size) -> Size? {
    var bound = room
    while let size = FrameSize.best(for: device, isLandscape: deviceTurn.isSideways, in: bound) {
      let rows = max(4, (size.rows * 6 + 5) / 10)
      if rows <= room.rows, size.columns + rows - 1 <= room.columns {
        return Size(columns: size.columns, rows: rows)
      }
      bound = Size(columns: size.columns - 1, rows: bound.rows)
    }
    return nil
  }

  private func drawBack(on canvas: inout Canvas) {
    let pen = Pen(canvas.bounds, deviceTurn, isASCII: isASCII)
    let layout = CaseLayout(device, pen.size, isSideways: deviceTurn.isSideways)
    var painter = CasePainter(layout: layout, pen: pen, isUnsure: false)
    painter.paintBack(on: &canvas)
    guard canvas.size.columns >= 13, canvas.size.rows >= 5 else { return }
    let start = Point(column: 1, row: canvas.size.rows / 2)
    canvas.write("face down", at: start, columns: canvas.size.columns - 2, .center, as: .dim)
  }

  /// Moves each row further to the right the higher it is.
  private func lean(_ flat: Canvas, on canvas: inout Canvas) {
    let size = flat.size
    for row in 0..<size.rows {
      let shift = size.rows - 1 - row
      for column in 0..<size.columns {
        let cell = flat[Point(column: column, row: row)]
        guard !cell.isRightHalf else { continue }
        let isEdge = column == 0 || column == size.columns - 1
        let isSide = isEdge && row > 0 && row < size.rows - 1
        let text = isSide ? "/" : flat.text(of: cell)
        canvas.write(text, at: Point(column: column + shift, row: row), as: cell.style)
      }
    }
  }

  /// The part of a turn that the hand takes; then the interface stands for a moment as it stood.
  private static let handShare = 0.75

  /// The picture to draw in place of this one, and how far the device is turned on its way to it.
  func moment() -> (picture: DevicePicture, swing: Swing?) {
    var still = self
    still.turning = nil
    guard let turning, turning.progress < 1, eye == .hand, held.isDefinite, turning.held.isDefinite
    else { return (still, nil) }
    let from = QuarterTurn(turning.held)
    let quarters = (deviceTurn + -from).rawValue
    guard quarters > 0 else { return (still, nil) }
    let share = turning.interface == interface ? 1 : Self.handShare
    still.interface = turning.interface
    guard turning.progress < share else { return (still, nil) }
    let swing = Swing(
      from: from, quarters: quarters == 3 ? -1 : quarters,
      progress: max(0, turning.progress) / share)
    return (still, swing)
  }

  /// Draws the device on its way, in lines.
  func draw(_ swing: Swing, in room: Rect, on canvas: inout Canvas) -> PictureMap? {
    let (start, end) = (swing.from.isSideways, deviceTurn.isSideways)
    guard let first = FrameSize.best(for: device, isLandscape: start, in: room.size),
      let last = FrameSize.best(for: device, isLandscape: end, in: room.size)
    else { return nil }
    let before = start ? Size(columns: first.rows, rows: first.columns) : first
    var wire = Wireframe(swing, room: room)
    // Upright, in widths of a column.
    func sides(_ size: Size, _ isSideways: Bool) -> (Double, Double) {
      let (columns, rows) = (Double(size.columns - 1), Double(2 * size.rows - 2))
      return isSideways ? (rows, columns) : (columns, rows)
    }
    let (one, other) = (sides(first, start), sides(last, end))
    let share = swing.eased
    wire.grow(width: one.0 + (other.0 - one.0) * share, height: one.1 + (other.1 - one.1) * share)
    let layout = CaseLayout(device, before, isSideways: start)
    wire.fillGlass(on: &canvas)
    wire.add(elements(for: layout), interface)
    wire.addCase(layout)
    wire.dots.draw(on: &canvas, isASCII: isASCII)
    var map = PictureMap()
    map.frame = room
    return map
  }

  private func elements(for layout: CaseLayout) -> (Paper, [Element]) {
    let turn = QuarterTurn(interface, on: .upright)
    let paper = paper(of: turn.size(layout.glass.size))
    return (paper, InterfaceLayout.elements(of: scenery, interface, on: paper, notch: layout.notch))
  }
}
