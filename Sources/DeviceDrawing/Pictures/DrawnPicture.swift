import TerminalModel

/// A picture as it was drawn: the same one is not drawn again in as much room.
package struct DrawnPicture: Sendable {
  private let picture: DevicePicture
  private let canvas: Canvas
  private let map: PictureMap

  package init(_ picture: DevicePicture, in size: Size) {
    var canvas = Canvas(size: size)
    map = picture.draw(in: &canvas, area: Rect(size))
    self.picture = picture
    self.canvas = canvas
  }

  package func shows(_ picture: DevicePicture, in size: Size) -> Bool {
    self.picture == picture && canvas.size == size
  }

  /// Lays it on a canvas; the answer is where what it shows stands there.
  package func lie(on other: inout Canvas, at origin: Point) -> PictureMap {
    other.draw(canvas, at: origin)
    var map = map
    map.move(by: origin)
    return map
  }
}
