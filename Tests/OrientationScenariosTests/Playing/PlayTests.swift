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

  @Test(arguments: [
    ("iPhone Plus", "16", "rotate landscapeLeft", "rotate portrait"),
    ("iPhone Duo", "27.1", "open", "close"),
    ("iPad", "16", "resize full-screen", "resize split 1/3"),
  ])
  func `a column that comes on screen appears, its code runs, and it disappears again`(
    _ device: String, _ ios: String, _ wider: String, _ narrower: String
  ) {
    let text = """
      device \(device)
      ios \(ios)
      scene split 1/3
      screen Menu
        when appeared: update
      screen Detail
      root
        split
          Menu
          Detail
      \(wider)
      \(narrower)
      \(wider)

      """
    let episodes = Play(Scenario.parse(text).scenario).episodes
    let heard = [
      "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ].map { "\($0) Menu" }
    let shown = Array(heard.prefix(3))
    #expect(
      episodes.map { $0.callbacks.filter { heard.contains($0) } } == [
        [], shown, Array(heard.suffix(2)), shown,
      ])
    #expect(episodes.map { $0.trace.events.contains(.reaction(0)) } == [false, true, false, true])
    // It is laid out with the rest of them, once and after it has its size.
    for episode in episodes {
      let menu = episode.callbacks.filter { $0.hasSuffix(" Menu") }
      #expect(Set(menu).count == menu.count, "\(menu)")
      #expect(episode.trace.rules.contains(.onlyTopOfStackIsTold) == false)
    }
  }

  @Test func `a request for what the phone can't show fails, whatever the app allows`() {
    let text = "ios 16\ndelegate all\nscreen A supports all\nroot A\nrequest portraitUpsideDown\n"
    #expect(Play(Scenario.parse(text).scenario).last.trace.error != nil)
  }
}
