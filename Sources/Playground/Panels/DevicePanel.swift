import DeviceDrawing
import PlaygroundSession
import TerminalModel

extension Composer {
  mutating func device(in area: Rect) {
    deviceArea = area
    var picture = scene.picture
    picture.reach = layout.reach
    picture.hasCaption = area.size.rows >= 9
    for hit in picture.draw(in: &canvas, area: area).hits {
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
