import DeviceDrawing
import TerminalModel

/// The stage as it was drawn last, without what can be done.
struct DrawnStage: Sendable {
  /// What it was drawn from, but for the summary: a new summary is a new stage.
  struct Look: Hashable, Sendable {
    private let size: Size
    private let picture: DevicePicture
    private let problem: [String]
    private let moment: SlowMoment?
    private let recordedCount: Int?
    private let title: String
    private let chapter: String
    private let change: String
    private let earlierChanges: Int
    private let marks: [TimelineMark]

    init(_ scene: ScreenContent, _ size: Size) {
      self.size = size
      (picture, problem, moment) = (scene.picture, scene.problem, scene.moment)
      recordedCount = scene.recordedCount
      (title, chapter) = (scene.session.title, scene.session.chapter)
      (change, earlierChanges) = (scene.session.change, scene.session.earlierChanges)
      marks = scene.marks
    }
  }

  let look: Look
  private let canvas: Canvas
  private let regions: [Region]
  private let deviceArea: Rect
  private let cursor: Point

  init(_ look: Look, _ composer: Composer) {
    self.look = look
    (canvas, regions) = (composer.canvas, composer.regions)
    (deviceArea, cursor) = (composer.deviceArea, composer.cursor)
  }

  /// Lays it where nothing has been drawn yet.
  func lie(on composer: inout Composer) {
    (composer.canvas, composer.regions) = (canvas, regions)
    (composer.deviceArea, composer.cursor) = (deviceArea, cursor)
  }
}
