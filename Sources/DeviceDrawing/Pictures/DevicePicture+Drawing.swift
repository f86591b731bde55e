import OrientationModel
import TerminalModel

extension DevicePicture {
  /// Draws it as large as the area allows; the answer is where things are.
  @discardableResult
  package func draw(in canvas: inout Canvas, area: Rect) -> PictureMap {
    var map = PictureMap()
    let isLandscape = QuarterTurn(side).isSideways
    guard
      let size = FrameSize.best(for: DeviceShape(device), isLandscape: isLandscape, in: area.size)
    else { return map }
    map.frame = area.centered(size)
    canvas.box(map.frame, isASCII ? .ascii : .rounded, as: .device)
    return map
  }
}
