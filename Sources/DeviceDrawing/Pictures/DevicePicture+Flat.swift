import OrientationModel
import TerminalModel

extension DevicePicture {
  /// Whether it is drawn lying on a table.
  var isDrawnFlat: Bool { isFlat && eye == .hand }

  /// Draws it as it lies on a table, seen from the edge: lower than it is.
  func drawFlat(in room: Rect, on canvas: inout Canvas) -> PictureMap? {
    guard let size = flatSize(in: room.size) else { return nil }
    let frame = room.centered(size)
    guard held == .faceDown else { return drawDevice(frame, on: &canvas) }
    canvas.within(frame) { drawBack(on: &$0) }
    return PictureMap(frame: frame, glass: frame.inset(), app: frame.inset())
  }

  private func flatSize(in room: Size) -> Size? {
    let bound = Size(columns: room.columns, rows: room.rows * 5 / 3)
    return frameSize(isLandscape: deviceTurn.isSideways, in: bound).map {
      Size(columns: $0.columns, rows: min(room.rows, max(4, ($0.rows * 6 + 5) / 10)))
    }
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
}
