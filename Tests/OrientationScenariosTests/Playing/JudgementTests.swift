import BundledScenarios
import OrientationModel
import OrientationScenarios
import Testing

/// What the screens want, and what a step is judged to be by that.
struct JudgementTests {
  // MARK: The bundled files

  @Test(arguments: [
    ("the-tab-bar-answers", ".!+.+"), ("a-window-on-top", "...!"),
    ("nothing-in-common", ".+.+X"), ("a-sheet-is-not-asked", ".!!.+"),
    ("a-pop-checks-since-16", "..+!"), ("change-notify-request", ".F..++"),
    ("a-swiftui-app", "..!.+!!+"), ("the-ipad-that-asks-nobody", ".!+..+"),
    ("open-it-and-every-mask", ".+.!F+"), ("inside-islandscape", ".+++!"),
    ("Recipes/10", ".+...+..+"), ("Recipes/11", ".+.+"),
    ("Recipes/01", ".+.+"), ("Recipes/02", ".+..++"), ("Recipes/03", ".+...+..+"),
    ("Recipes/04", ".+...+"), ("Recipes/05", "..++"), ("Recipes/06", ".+..+"),
    ("Recipes/07", "...+"), ("Recipes/08", ".+"), ("Recipes/09", ".+++"),
    ("Situations/01", "..++"), ("Situations/02", ".!+.+"),
    ("a-navigation-controller-that-asks-its-top", ".!+..+"),
    ("a-full-screen-player-and-the-way-back", "..++."),
    ("the-apps-orientations-limit-every-screen", ".!...+.+.X"),
    ("a-mask-changes-and-uikit-is-not-notified", "..!++"),
  ])
  func `the tour and the recipes are judged as their authors mean them`(
    name: String, marks: String
  ) throws {
    let bundled = try #require(BundledScenario.all.first { $0.name.contains(name) })
    #expect(try self.marks(bundled.text) == marks, "\(bundled.name)")
  }

  @Test func `no situation to begin with begins with a problem`() throws {
    for bundled in BundledScenario.below("Situations") {
      #expect(try marks(bundled.text).hasPrefix("."), "\(bundled.name)")
    }
  }

  // MARK: Somebody's own app

  @Test func `staying because of one's own mask is never as wanted unless somebody says so`() throws
  {
    let app = "plist portrait\nscreen List SAYS\nroot List\nrotate left"
    #expect(try marks(app.filling("")) == "..")
    #expect(try marks(app.filling("supports portrait")) == "..")
    #expect(try marks(app.filling("wants portrait")) == ".+")
    #expect(try marks(app.filling("wants all")) == ".!")
    #expect(try marks(app.filling("supports all")) == ".!")
  }

  @Test func `a container's mask is its children's, where they have none`() throws {
    let play = try play(
      """
      screen List
      screen Player
      root
        navigation Main supports portrait
          List
      rotate left
      present Player as fullScreen
      """)
    #expect(marks(play) == "..+")
  }

  @Test func `upside down calls for nothing unless an author names it`() throws {
    let app =
      "device iPhone SE\nplist portrait landscape\nscreen List supports all SAYS\nroot List\n"
    #expect(try marks((app + "rotate upsideDown").filling("")) == "..")
    #expect(try marks((app + "rotate upsideDown").filling("wants all")) == ".!")
  }

  @Test func `without a home button upside down is never called for`() throws {
    #expect(
      try marks("screen List wants all supports all\nroot List\nrotate upsideDown") == "..")
  }

  // MARK: What is not wanted

  @Test func `a screen where its author does not want it is misplaced`() throws {
    let judgement = try #require(
      try play("screen List wants portrait\nroot List\nrotate left").episodes.last?.judgement)
    #expect(judgement == Judgement(.notWanted, .misplaced, 1, wanted: .portrait))
  }

  @Test func `what a view holds is seen where its author wants something of it`() throws {
    let app = "root app\n  view Home\n    screen Camera "
    #expect(try marks(app + "supports portrait\nrotate left") == ".+")
    #expect(try marks(app + "wants portrait\nrotate left") == ".!")
  }

  @Test func `screens that no orientation suits are a conflict, told of the visible one`() throws {
    let play = try play(
      """
      screen List wants portrait
      screen Filter wants landscape
      root List
      present Filter as pageSheet
      """)
    #expect(
      play.last.judgement
        == Judgement(.notWanted, .conflict, 2, with: 1, wanted: .landscape))
  }

  @Test func `a conflict names two whom nothing suits, whoever else is seen`() throws {
    let split = """
      device iPad
      ios 18
      plist all
      requires-full-screen yes
      screen Sidebar supports portrait
      screen Detail supports landscape
      root
        split
          Sidebar
          Detail
      present system alert
      """
    let play = try play(split)
    let judgement = play.last.judgement
    let names = [judgement.screen, judgement.other].map { $0.map(play.name) }
    #expect(judgement.kind == .conflict && names == ["Detail", "Sidebar"])
    #expect(judgement.wanted == .landscape)
  }

  @Test func `what a full screen covers is not seen`() throws {
    #expect(
      try marks(
        """
        screen List wants portrait
        screen Player wants landscape supports landscape
        root List
        present Player as fullScreen
        """) == ".+")
  }

  @Test func `a request with an error fails, and so does a call that UIKit complains of`() throws {
    let app = "ios 26\nscreen List supports portrait\nroot List\n"
    #expect(try marks(app + "request landscape") == ".F")
    #expect(try marks(app + "force landscapeRight") == ".F")
  }

  @Test func `turning more than once within a step is not wanted`() throws {
    let play = try play(
      """
      ios 15
      screen List
        when rotated: force portrait
      root List
      rotate left
      """)
    #expect(play.last.judgement.kind == .twice)
  }

  @Test func `a wish of the moment is kept by a step of its own`() throws {
    let play = try play(
      """
      screen Game wants all supports all
      root Game
      rotate left
      set Game wants current
      rotate portrait
      """)
    #expect(marks(play) == ".+.!")
    #expect(play.last.judgement.wanted == .landscapeRight)
  }

  @Test func `the user's lock and an app's own lock are not held against it`() throws {
    let app = "ios 26\nHOW\nscreen Game supports all SAYS\nroot Game\nrotate left"
    #expect(try marks(app.filling("", "lock on")) == "..")
    #expect(try marks(app.filling("prefers-lock yes", "lock off")) == "..")
    #expect(try marks(app.filling("", "lock off")) == ".+")
  }

  // MARK: Expectations

  @Test func `an expectation can be about the judgement`() throws {
    let text = """
      screen List wants portrait
      root List
      rotate left
        expect not as wanted
      rotate portrait
        expect as wanted
        expect not as wanted
      """
    let scenario = try scenario(text)
    let failures = Play(scenario).failures(of: scenario)
    #expect(failures.map(\.line) == [7])
    #expect(failures.first?.actual == "as wanted")
  }

  @Test func `a wish changes nothing that happens, and is no expectation`() throws {
    let wish = "screen List wants landscape supports portrait\nroot List\nrotate left"
    let plain = "screen List supports portrait\nroot List\nrotate left"
    let plays = [try play(wish), try play(plain)]
    #expect(plays[0].episodes.map(\.trace) == plays[1].episodes.map(\.trace))
    #expect(plays[0].failures(of: try scenario(wish)) == [])
  }

  @Test func `no code of the app's says what its author wants`() {
    let text = "screen A\n  when appeared: set A wants all\nroot A"
    #expect(problems(text).map(\.number) == [210])
  }

  @Test func `Apple's own controllers are wanted nowhere`() {
    #expect(!problems("root system alert wants portrait").isEmpty)
  }

  // MARK: -

  private func scenario(_ text: String) throws -> Scenario {
    let reading = Scenario.parse(text)
    try #require(reading.isRight, "\(reading.report(file: "x", in: Array(text.utf8)))")
    return reading.scenario
  }

  private func play(_ text: String) throws -> Play { Play(try scenario(text)) }

  private func marks(_ text: String) throws -> String { marks(try play(text)) }

  private func marks(_ play: Play) -> String {
    play.episodes.filter { !$0.isSkipped }.map { episode in
      switch episode.judgement.grade {
      case .neutral: "."
      case .asWanted: "+"
      case .notWanted: "!"
      case .failed: "F"
      case .crashed: "X"
      }
    }.joined()
  }
}

extension String {
  /// With `SAYS` and `HOW` filled in.
  fileprivate func filling(_ attribute: String, _ line: String = "") -> String {
    split(separator: "\n").map { row in
      row.split(separator: " ").map { word in
        word == "SAYS" ? attribute : word == "HOW" ? line : String(word)
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}
