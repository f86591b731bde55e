import DeviceDrawing
import PlaygroundSession
import TerminalModel

extension Composer {
  mutating func device(in area: Rect) {
    deviceArea = area
    var picture = scene.picture
    picture.reach = layout.reach
    picture.hasCaption = area.size.rows >= 9
    let known = drawn.flatMap { $0.shows(picture, in: area.size) ? $0 : nil }
    let drawn = known ?? DrawnPicture(picture, in: area.size)
    self.drawn = drawn
    let map = drawn.lie(on: &canvas, at: area.origin)
    for hit in map.hits {
      let target: Deed =
        switch hit.target {
        case .back: .command(.pop)
        case .tab(_, let id): .tab(id)
        case .alertButton, .grabber: .command(.dismiss)
        case .homeIndicator, .homeButton: .command(.background)
        }
      region(target, hit.rect)
    }
  }
}
