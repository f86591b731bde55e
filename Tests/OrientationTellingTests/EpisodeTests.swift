import OrientationModel
import OrientationTelling
import Testing

struct EpisodeTests {
  @Test func `a play keeps the launch and every step`() {
    var sheet = CastSheet()
    sheet.windows[0].root = sheet.add(CastSheet.Entry(name: "List", Controller(kind: .screen)))
    let play = Replay(sheet, [.rotateLeft, .rotateRight])
    #expect(play.episodes.map(\.step) == [nil, .rotateLeft, .rotateRight])
    #expect(play.episodes.map(\.after.interface) == [.portrait, .landscapeRight, .portrait])
  }
}
