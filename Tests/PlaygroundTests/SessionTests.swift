import BundledScenarios
import OrientationModel
import OrientationScenarios
import OrientationTelling
@testable import Playground
import PlaygroundSession
import TerminalModel
import Testing

/// Stories, files, and what is saved.
struct SessionTests {
  @Test func `what is saved is right and plays to the same place`() {
    var playground = playground(
      "what-a-pop-leaves-behind", after: "Left p Enter Right b v : text:lock-at-launch Enter")
    guard case .save(let name, let text) = playground.press("W Enter").first else {
      Issue.record("nothing was saved")
      return
    }
    #expect(name == "up-to-ios-15-only-a-rotation-undoes-landscape.scenario")
    let reading = Scenario.parse(text)
    #expect(reading.isRight)
    var again = PlaygroundState(Session(reading.scenario, origin: .new))
    _ = again.press("End")
    let (old, new) = (playground.text().split(separator: "\n"), again.text().split(separator: "\n"))
    #expect(old[2] == new[2])
  }

  private static let file =
    "screen A wants all supports portrait\nroot A\nrotate left\nrotate right\n"

  @Test func `a file that changes is replayed to the same step`() {
    var playground = PlaygroundState.films
    playground.load("a.scenario", Array(Self.file.utf8))
    _ = playground.press("Space")
    #expect(playground.text().contains("stays in portrait: A supports portrait only"))
    playground.load("a.scenario", Array(Self.file.replacing("portrait", with: "all").utf8))
    #expect(playground.text().contains("rotates to landscapeRight"))
  }

  @Test func `what is said of a place is of what is open there`() {
    func text(_ name: String, _ mask: String) -> [UInt8] {
      Array("screen \(name) supports \(mask)\nroot \(name)\nrotate left\n".utf8)
    }
    var playground = PlaygroundState.films
    playground.load("a.scenario", text("Red", "portrait"))
    _ = playground.press("Space")
    #expect(playground.text().contains("Red supports portrait only"))
    // The same place, in the file as it is now, and in a file that is opened at the launch.
    playground.load("a.scenario", text("Red", "all"))
    #expect(!playground.text().contains("Red supports portrait only"))
    #expect(playground.text().contains("Red allows it"))
    _ = playground.press("Home")
    playground.load("b.scenario", text("Blue", "portrait"))
    #expect(playground.text().contains("Blue") && !playground.text().contains("Red"))
    _ = playground.press("Space")
    playground.load("a.scenario", text("Green", "portrait"))
    _ = playground.press("Space")
    #expect(playground.text().contains("Green supports portrait only"))
  }

  @Test func `a file that is wrong is told while the last good state stays`() {
    var playground = PlaygroundState.films
    playground.load("a.scenario", Array(Self.file.utf8))
    _ = playground.press("Space")
    playground.load("a.scenario", Array(Self.file.replacing("rotate", with: "rotat").utf8))
    #expect(playground.text().contains("^"))
    #expect(playground.text().contains("stays in portrait: A supports portrait only"))
    playground.load("a.scenario", Array(Self.file.utf8))
    #expect(!playground.text().contains("^~"))
  }

  @Test func `a problem in a followed file is in sight in every size, and offers no fix`() {
    let wrong = Array(Self.file.replacing("rotate right", with: "rotat right").utf8)
    var playground = PlaygroundState.films
    playground.open("a.scenario", Array(Self.file.utf8), version: nil, device: nil)
    _ = playground.press("Space")
    playground.load("a.scenario", wrong)
    #expect(playground.followed == "a.scenario")
    for (columns, rows) in [(120, 40), (80, 24), (80, 18), (60, 20), (50, 30)] {
      #expect(playground.text(columns, rows).contains("rotate"), "\(columns)x\(rows)")
    }
    #expect(playground.text().contains("a.scenario:4:1") && playground.text().contains("^~~~"))
    #expect(playground.text().contains("stays in portrait: A supports portrait only"))
    #expect(!playground.text().contains("try the fix"))
    playground.load("a.scenario", Array(Self.file.utf8))
    #expect(!playground.text().contains("^~") && playground.text().contains("try the fix"))
  }

  @Test func `the caret of a long line stays in sight`() {
    let line = "note " + String(repeating: "far ", count: 40) + "\u{1B}\n"
    var playground = PlaygroundState.films
    playground.open("a.scenario", Array((Self.file + line).utf8), version: nil, device: nil)
    #expect(playground.text(80, 24).contains("^"))
  }

  @Test func `the fix rotates it`() {
    let playground = playground(after: "Left Enter")
    #expect(playground.text().contains("rotates to landscapeRight"))
    #expect(playground.text().contains("changed: support allButUpsideDown in Films"))
  }

  @Test func `a container that steps alone speak of has a name once it is changed`() throws {
    let lines = { (name: String) in
      """
      present \(name) as fullScreen
        expect asked \(name)
      rotate landscapeLeft
        expect interface portrait
      dismiss \(name)
        expect not asked \(name)

      """
    }
    let setUp = "ios 17\nscreen Home\nscreen Form supports portrait\n"
    let text = setUp + "root Home\n" + lines("navigation(Form)")
    let scenario = Scenario.parse(text).scenario
    let fix = try #require(FixStory(scenario, Situation(scenario), at: 2).bestChange.fix)
    let repaired = scenario.repaired(by: fix, device: .iPhone, version: SystemVersion(17))
    let declared = "navigation FormNavigation asks top for mask\n  Form\n"
    let meant = setUp + declared + "root Home\n" + lines("FormNavigation")
    #expect(repaired?.text == Scenario.parse(meant).scenario.text)
    var playground = PlaygroundState.films
    playground.load("a.scenario", Array(text.utf8))
    _ = playground.press("Space*2 Enter")
    #expect(playground.text().contains("FormNavigation"))
    #expect(!playground.text().contains("navigation(Form)"))
  }

  @Test func `a name in any script keeps the columns`() {
    let text = "screen \"映画\u{1B}[31m\" supports portrait\nroot \"映画\u{1B}[31m\"\n"
    var playground = PlaygroundState.films
    playground.load("a.scenario", Array(text.replacing("\u{1B}", with: "").utf8))
    let canvas = playground.screen(Size(columns: 100, rows: 30)).canvas
    #expect(canvas.text.contains("映"))
    #expect(!canvas.text.contains("\u{1B}"))
  }
}

/// Writing a session to a file, and following it from then on.
struct WritingTests {
  private func saved(_ keys: String, _ name: String? = nil) -> PlaygroundState {
    var playground = playground(name, after: keys)
    _ = playground.press("W Enter")
    return playground
  }

  @Test func `saving asks for a name, with one filled in`() {
    var playground = playground(after: "Right W")
    #expect(
      playground.text().contains("Save as: the-list-stays-in-portrait-because-its-stack.scenario"))
    #expect(playground.press("Esc").isEmpty)
    guard case .save(let name, _) = playground.press("W C-u text:mine Enter").first else {
      Issue.record("nothing was saved")
      return
    }
    #expect(name == "mine")
  }

  @Test func `a line of the file is where one stands, also in what was written before`() {
    let text =
      "title T\n\nroot\n  navigation Main\n    List\nscreen B\nrotate left\n\n"
      + "note N\nrotate right\nrotate left\n"
    var playground = PlaygroundState(Session.blank)
    #expect(playground.placeInFile == nil)
    playground.load("t.scenario", Array(text.utf8))
    #expect(playground.placeInFile?.line == 3)
    for line in [7, 10, 11] {
      _ = playground.press("Space")
      #expect(playground.placeInFile?.line == line)
    }
    // Another branch has its last step in the file.
    _ = playground.press("[ p Enter Right")
    #expect(playground.placeInFile?.line == 10)
    playground.load("t.scenario", Array("root List\nrotat left\n".utf8))
    #expect(playground.placeInFile?.line == 2)
    var mine = PlaygroundTests.playground(after: "N Down Enter p Enter Right")
    let lines = mine.saved.split(separator: "\n", omittingEmptySubsequences: false)
    mine.saved(as: "mine.scenario")
    let last = mine.placeInFile?.line ?? 0
    _ = mine.press("u")
    let before = mine.placeInFile?.line ?? 0
    #expect(lines[last - 1] == "rotate right" && lines[before - 1].hasPrefix("push "))
  }

  @Test func `steps of one's own carry nothing that the story says of its own`() {
    let own = playground(after: "Left p Enter").saved
    for word in ["about", "source", "evidence", "note"] {
      #expect(!own.contains("\(word) "), "\(word)")
    }
    #expect(own.contains("title    The list stays in portrait because its stack asks it\n"))
    let summary = playground(after: "Space*2").saved
    #expect(
      summary.contains("evidence documented\n")
        && summary.contains("note The list stays in portrait:"))
  }

  /// What E hands out to be written, and the desk that then follows the file.
  private func edited(_ keys: String, _ name: String? = nil) -> (
    playground: PlaygroundState, text: String
  ) {
    var playground = playground(name, after: keys)
    var text = ""
    for case .save(_, let saved) in playground.press("E Enter") { text = saved }
    playground.saved(as: "mine.scenario")
    return (playground, text)
  }

  @Test(arguments: ["", "Right", "Space*2", "Space*4", "Left u Right", "v", "Right Home"])
  func `E writes a story as it is, and one stays where one stood`(_ keys: String) {
    var (playground, text) = edited(keys)
    #expect(text == PlaygroundState.films.session.sourceText)
    let before = PlaygroundTests.playground(after: keys)
    #expect(playground.placeInFile?.line == lineOfStep(before, in: text))
    _ = playground.screen(Size(columns: 120, rows: 40))
    playground.load("mine.scenario", Array(text.replacing("title ", with: "title New").utf8))
    #expect(playground.session.position == before.session.position, "\(keys)")
    _ = playground.press("End")
    for step in ["rotate right", "push Player", "rotate left", "pop"] {
      #expect(playground.text().contains(step), "\(step) after \(keys)")
    }
  }

  /// The line of the step that one stands on in a story, by its number; of the tree at its launch.
  private func lineOfStep(_ playground: PlaygroundState, in text: String) -> Int {
    let count = playground.session.stepCount
    let steps = ["rotate", "push", "pop", "present", "dismiss"]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let places = lines.indices.filter { index in steps.contains { lines[index].hasPrefix($0) } }
    let root = lines.firstIndex { $0.hasPrefix("root") } ?? 0
    return (count == 0 ? root : places[count - 1]) + 1
  }

  @Test func `E writes a changed story with what is to come`() throws {
    let (changed, text) = edited("Right Enter")
    #expect(text.contains("ios      26, 16-18, 27\n") && text.contains("supports allButUpsideDown"))
    #expect(text.contains("push Player\n  expect turned") && text.hasSuffix("\n"))
    #expect(text.contains("\npop\n") && !text.contains("evidence"))
    #expect(Scenario.parse(text).isRight)
    var again = changed
    again.load("mine.scenario", Array(text.utf8))
    #expect(again.text().contains("● rotate right ") && again.text().contains("push Player"))
    let locked = edited("Right : text:lock-at-launch Enter").text
    #expect(locked.contains("lock on\n") && locked.contains("\npop\n"))
    // A version that the file doesn't name comes first then.
    let old = try #require(Session(bundled: "the-list-and-the-phone", version: 15)).wholeCopy.text
    #expect(old.contains("ios 15, 26, 16-18, 27\n") && old.contains("\npop\n"))
  }

  @Test func `E writes a branch with what was done on it, and the way there as the story has it`() {
    let (playground, text) = edited("Right Left f [")
    #expect(text.contains("rotate right\n  expect stayed") && text.contains("rotate left\n"))
    #expect(text.contains("rotate faceUp\n") && !text.contains("push Player\n"))
    var again = playground
    again.load("mine.scenario", Array(text.utf8))
    #expect(again.text().contains("● rotate left ┄"))
    let own = edited("N Down Enter p Enter Right [").text
    #expect(own.contains("push Detail\n") && own.contains("rotate right\n"))
  }

  @Test func `what was saved is followed`() {
    var playground = playground(after: "N Down Enter p Enter Right")
    let text = playground.saved
    playground.saved(as: "mine.scenario")
    #expect(playground.followed == "mine.scenario")
    #expect(playground.text().contains("Edits to the file replay here."))
    playground.load(
      "mine.scenario", Array(("title Ours\n" + text).utf8))
    #expect(
      playground.text().contains("upright  Ours") && playground.text().contains("● rotate right"))
    playground.load(
      "mine.scenario", Array(text.replacing("rotate right", with: "rotate left").utf8))
    #expect(playground.text().contains("● rotate left"))
  }

  private static let ownText = """
    # Read from the app
    title  My app   # for now

    screen List  supports portrait   # App/List.swift:5
    screen Detail

    root
        navigation Main asks top
            List
    rotate left   # here
    push Detail
    # The end

    """

  /// What W writes of one's own file after some keys.
  private func rewritten(_ keys: String) -> String {
    var stage = PlaygroundState(Session.blank)
    stage.load("mine.scenario", Array(Self.ownText.utf8))
    _ = stage.press(keys)
    return stage.saved
  }

  @Test func `one's own file is written with its comments, and whole`() {
    for keys in ["", "Space", "End"] { #expect(rewritten(keys) == Self.ownText, "\(keys)") }
    let longer = Self.ownText.replacing("push Detail\n", with: "push Detail\nrotate right\n")
    #expect(rewritten("End Right") == longer)
    let mask = "screen List  supports portrait   # App/List.swift:5"
    #expect(
      rewritten("m Right Esc")
        == Self.ownText.replacing(
          mask, with: "screen List supports landscape   # App/List.swift:5"))
  }

  @Test func `settings stay where they stand, with what is said of them`() {
    let text = """
      screen A supports portrait  # the list
      ios 16  # as the CI has
      title "A" # B  # ours
      plist portrait   # for now
      root A
      rotate left
      """ + "\n"
    var stage = PlaygroundState(Session.blank)
    stage.load("mine.scenario", Array(text.utf8))
    _ = stage.press("m text:plist Right Esc")
    let lines = zip(text.split(separator: "\n"), stage.saved.split(separator: "\n"))
    #expect(Scenario.parse(stage.saved).isRight, "\(stage.saved)")
    for (index, line) in lines.enumerated() where index != 3 { #expect(line.0 == line.1) }
    let list = stage.saved.split(separator: "\n")[3]
    #expect(list.hasPrefix("plist ") && list.hasSuffix("   # for now"), "\(list)")
    #expect(list != "plist portrait   # for now")
  }

  @Test func `line ends stay as they are in a file`() {
    var stage = PlaygroundState(Session.blank)
    let text = Self.ownText.replacing("\n", with: "\r\n")
    stage.load("mine.scenario", Array(text.utf8))
    #expect(stage.saved == text)
    _ = stage.press("End Right")
    #expect(
      stage.saved == text.replacing("push Detail\r\n", with: "push Detail\r\nrotate right\r\n"))
  }

  @Test(arguments: [
    "root app\n  stack # s\n    view Home # h\n",
    "screen A supports portrait # a\nroot\n\tnavigation Main # m\n\t\tA # seen\n",
    "screen A supports portrait # a\nroot # r\n    navigation Main # m\n        A # seen\n",
  ])
  func `what is put into a file stands as what is beside it`(_ app: String) {
    let text = "# head\nios 16 # only\n" + app + "rotate left # turn\n# end\n"
    var stage = PlaygroundState(Session.blank)
    stage.load("mine.scenario", Array(text.utf8))
    _ = stage.press("End w Enter Enter")
    let saved = stage.saved
    #expect(Scenario.parse(saved).isRight && saved != text)
    // The lines of who wants and supports something else are others.
    let comments = text.split(separator: "#").count - 1
    #expect(saved.split(separator: "#").count - 1 >= comments - 2, "\(saved)")
  }

  @Test func `back in its story, one's own file is written as that is`() {
    var stage = PlaygroundState(Session.blank)
    let text = "ios 16\nscreen A supports all\nroot A\nrotate left\nrotate right\n"
    stage.load("mine.scenario", Array(text.utf8))
    _ = stage.press("+ Enter")
    stage.saved(as: "mine.scenario")
    _ = stage.press("Space")
    #expect(Scenario.parse(stage.saved).scenario.steps.count == 2, "\(stage.saved)")
  }

  @Test func `the name that is filled in is that of one's file, and gives way to what is typed`() {
    var stage = playground(after: "N Enter Left")
    stage.saved(as: "mine.scenario")
    var lossy = stage
    _ = lossy.press("u Right W")
    #expect(lossy.text().contains("replaces the open file without 1 step of it"))
    _ = stage.press("W")
    #expect(stage.text().contains("Save as: mine.scenario"))
    #expect(stage.text().contains("replaces the open file"))
    guard case .save(let name, _) = stage.press("text:other Enter").first else {
      Issue.record("nothing was saved")
      return
    }
    #expect(name == "other")
  }
}
