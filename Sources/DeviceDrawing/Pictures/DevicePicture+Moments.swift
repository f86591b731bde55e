import OrientationModel
import TerminalModel

extension DevicePicture {
  /// Whether it is drawn lying on a table.
  package var isDrawnFlat: Bool { isFlat && eye == .hand }

  /// Draws it as it lies on a table, seen from the edge: lower, and leaning.
  func drawFlat(in room: Rect, on canvas: inout Canvas) -> PictureMap? {
    guard let (natural, size) = flatSize(in: room.size) else { return nil }
    var flat = Canvas(size: size)
    var map = PictureMap()
    if held == .faceDown { drawBack(on: &flat) } else { map = drawDevice(Rect(size), on: &flat) }
    let outline = Size(columns: size.columns + size.rows - 1, rows: size.rows)
    let frame = room.centered(outline)
    let isTurned = held == .faceUp && interfaceTurn != .upright
    canvas.within(frame) { canvas in
      if renderStyle == .solid {
        lying(flat, isTurned ? natural : nil).draw(on: &canvas)
        if isTurned { return }
      }
      lean(flat, on: &canvas)
    }
    let hits = map.hits.flatMap { hit in
      (hit.rect.top..<hit.rect.bottom).map { row in
        let strip = Rect(column: hit.rect.left, row: row, columns: hit.rect.size.columns, rows: 1)
        return PictureMap.Hit(rect: strip.moved(right: size.rows - 1 - row), target: hit.target)
      }
    }
    let glass = Rect(outline).inset()
    map = PictureMap(frame: Rect(outline), glass: glass, app: glass, hits: hits)
    map.move(by: frame.origin)
    return map
  }

  /// The largest one that fits with its lean: as it would stand, and as it lies.
  private func flatSize(in room: Size) -> (Size, Size)? {
    // It is drawn lower than it is.
    var bound = Size(columns: room.columns, rows: room.rows * 5 / 3)
    while let size = frameSize(isLandscape: deviceTurn.isSideways, in: bound) {
      let rows = max(4, (size.rows * 6 + 5) / 10)
      if rows <= room.rows, size.columns + rows - 1 <= room.columns {
        return (size, Size(columns: size.columns, rows: rows))
      }
      bound = Size(columns: size.columns - 1, rows: bound.rows)
    }
    return nil
  }

  private func drawBack(on canvas: inout Canvas) {
    let pen = Pen(canvas.bounds, deviceTurn, renderStyle)
    let layout = caseLayout(pen.size)
    var painter = CasePainter(layout: layout, pen: pen, isUnsure: false)
    painter.paintBack(on: &canvas)
    guard canvas.size.columns >= 13, canvas.size.rows >= 5 else { return }
    let start = Point(column: 1, row: canvas.size.rows / 2)
    canvas.write(
      "face down", at: start, columns: canvas.size.columns - 2, .center,
      as: renderStyle == .solid ? .shell : .dim)
  }

  /// The surfaces of a solid one: those of a drawing that is as low as it lies, or, where the text
  /// is on its side and could not be read, of one as large as it stands.
  private func lying(_ flat: Canvas, _ natural: Size?) -> TurnedDevice {
    let size = Spot(x: Double(flat.size.columns), y: Double(2 * flat.size.rows))
    let middle = Spot(x: (size.x + Double(flat.size.rows - 1)) / 2, y: size.y / 2)
    var standing = self
    standing.hasCaption = false
    var device: TurnedDevice
    if let natural, let rest = standing.rest(in: Rect(natural)) {
      device = standing.turned(to: rest.pose(of: standing, around: middle), from: rest)
      device.height = Double(flat.size.rows) / Double(natural.rows)
    } else {
      let drawing = TurnedDrawing(
        Surfaces(flat, hasText: false), sized: size, at: middle, sized: size, 0)
      device = TurnedDevice(body: drawing, glass: Rect(.zero), screen: drawing)
    }
    device.lean = 0.5
    return device
  }

  /// Moves each row further to the right the higher it is; of a solid one, what is written.
  private func lean(_ flat: Canvas, on canvas: inout Canvas) {
    let size = flat.size
    for row in 0..<size.rows {
      let shift = size.rows - 1 - row
      for column in 0..<size.columns {
        let cell = flat[Point(column: column, row: row)]
        guard !cell.isRightHalf, renderStyle != .solid || !Surfaces.isSurface(cell) else {
          continue
        }
        let isEdge = column == 0 || column == size.columns - 1
        let isSide = isEdge && row > 0 && row < size.rows - 1
        let text = isSide && renderStyle != .solid ? "/" : flat.text(of: cell)
        canvas.write(text, at: Point(column: column + shift, row: row), as: cell.style)
      }
    }
  }
}
