import OrientationModel
import OrientationScenarios
import Testing

struct PlayTests {
  @Test func `a play keeps the launch and every step`() {
    var app = App()
    app.windows[0].root = app.add(App.Entry(name: "List", Controller(kind: .screen)))
    let play = Play(app, [.rotateLeft, .rotateRight])
    #expect(play.episodes.map(\.step) == [nil, .rotateLeft, .rotateRight])
    #expect(play.episodes.map(\.after.interface) == [.portrait, .landscapeRight, .portrait])
  }

  @Test func `a request for what the phone can't show fails, whatever the app allows`() {
    let text = "ios 16\ndelegate all\nscreen A supports all\nroot A\nrequest portraitUpsideDown\n"
    #expect(Play(Scenario.parse(text).scenario).last.trace.error != nil)
  }
}
