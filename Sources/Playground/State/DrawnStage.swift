import DeviceDrawing
import TerminalModel

/// The stage as it was drawn last, without what can be done.
struct DrawnStage: Sendable {
  /// What it was drawn from, but for the summary: a new summary is a new stage.
  struct Look: Hashable, Sendable {
    var size: Size
    var picture: DevicePicture
    var problem: [String]
    var moment: SlowMoment?
    var recordedCount: Int?
    var title: String
    var chapter: String
    var changes: String
    var caption: String?
    var marks: [TimelineMark]
    var aside: String?
  }

  let look: Look
  let canvas: Canvas
  let regions: [Region]
  let deviceArea: Rect
  let cursor: Point
}
