import DeviceDrawing
import OrientationModel
import PlaygroundSession
import TerminalModel

extension Composer {
  mutating func device(in area: Rect) {
    deviceArea = area
    var picture = scene.picture
    picture.reach = layout.reach
    picture.hasCaption = area.size.rows >= 9
    let map = picture.draw(in: &canvas, area: area)
    if scene.summary.world.isInBackground { region(.command(.background), map.frame) }
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
