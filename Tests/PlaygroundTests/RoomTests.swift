import BundledScenarios
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel
import Testing

@testable import Playground

/// What each size makes of its room.
struct RoomTests {
  private func words(_ keys: String, _ size: String, _ name: String) -> String {
    let size = Size(size) ?? .zero
    return playground(name, after: keys, size: size).text(size.columns, size.rows)
  }

  private static let tabs = "the-tab-bar-answers"
  private static let tabSwitch = "a-tab-switch-does-not-check-on-15"

  @Test func `at 80x24 a blank row parts what is said`() {
    for keys in ["Right", "Right Space", "Right Enter"] {
      let rows = words(keys, "80x24", Self.tabs).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(!rows[3].contains("Who was asked") && !rows[3].contains("held "), "\(keys)")
      let grid = rows.firstIndex { $0.contains("portrait upside landL landR") } ?? 0
      let left = rows[grid].prefix { $0 != "p" }.count - 12
      #expect(rows[grid - 1].dropFirst(left).allSatisfy { $0 == " " }, "\(keys)")
      if let fix = rows.firstIndex(where: { $0.contains("To fix it") }) {
        #expect(rows[fix - 1].isEmpty && rows[20].isEmpty, "\(keys)")
      }
    }
  }

  @Test(arguments: BundledScenario.below("Tour").map(\.name))
  func `at 80x24 nothing touches the masks, and nothing that is said of a step is cut`(name: String)
  {
    var playground = playground(name)
    for _ in 0..<9 where playground.session.timeline.later(than: playground.session.node) != nil {
      _ = playground.press("space")
      let rows = playground.text(80, 24).split(
        separator: "\n", omittingEmptySubsequences: false)
      guard playground.session.timeline.depth(of: playground.session.node) > 0,
        let asked = rows.firstIndex(where: { $0.contains("▲") }),
        let column = ["device ", "requested ", "rotation lock "].lazy
          .compactMap({ rows[asked].ranges(of: $0).first }).first
      else { continue }
      let left = rows[asked].distance(from: rows[asked].startIndex, to: column.lowerBound)
      #expect(rows[asked + 1].dropFirst(left).allSatisfy { $0 == " " }, "\(rows[asked + 1])")
      #expect(!rows[asked...].dropLast(3).contains { $0.hasSuffix("…") }, "\(rows)")
    }
  }

  @Test(arguments: BundledScenario.below("Tour").map(\.name))
  func `at 40x12 a question has its keys, and the change that is offered is there whole`(
    name: String
  ) {
    var playground = playground(name)
    for _ in 0..<9 {
      var stage = playground
      let rows = stage.text(40, 12).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(stage.asked == nil || rows[11].contains("y n ! guess"), "\(rows)")
      let words = rows.dropFirst(3).map { $0.dropFirst(20) }.joined().filter { $0 != " " }
      if !stage.isWelcome, let fix = stage.summary().fix {
        #expect(words.contains(fix.title.filter { $0 != " " }), "\(rows)")
      }
      #expect(!rows[0].hasPrefix(" …") && rows[0].prefix { $0 != "…" }.count > 10, "\(rows[0])")
      guard playground.session.timeline.later(than: playground.session.node) != nil else { break }
      _ = playground.press("space")
    }
  }

  @Test func `a large screen shows the tree, and the class of who is seen and was not asked`() {
    let text = words("Right", "200x55", Self.tabs)
    #expect(text.contains("Films.swift   visible, not asked"))
    #expect(text.contains("└ Tabs  tab bar controller  asked") && text.contains("├ Films  visible"))
    #expect(words("Right Space", "200x55", Self.tabs).contains("View controllers"))
  }

  @Test func `a page or a list beside the device is beside one, also where several are compared`() {
    for (keys, title) in [
      ("i", "Why: from the result"), ("e", "Callbacks"), ("m", "Masks and settings"),
    ] {
      for size in ["100x30", "120x40", "200x55"] {
        let text = words("Right c c \(keys)", size, Self.tabs)
        #expect(text.contains(title) && !text.contains("difference"), "\(keys) at \(size)")
      }
    }
    #expect(words("Right c c i Esc", "120x40", Self.tabs).contains("Same orientation so far"))
  }

  @Test func `an app that was built is compared with its fix, or without the last change`() {
    var stage = playground(after: "N Down*2 Enter + Down Right*3 Down Right Enter Left d C")
    #expect(stage.compared(.fix).map(\.heading) == ["as it is", "with the fix"])
    _ = stage.press("C Enter C")
    #expect(stage.compared(.fix).map(\.heading) == ["before", "changed"])
    #expect(stage.difference(.fix).label != nil)
  }

  @Test func `SDKs aren't compared on a device that has none to compare`() {
    var stage = playground("inside-islandscape-is-wrong", after: "Space c")
    #expect(stage.comparison == .links)
    _ = stage.press("D text:ipad Enter")
    #expect(stage.comparison == nil)
  }

  @Test func `in a comparison each has its own mark, and what was asked for is no alarm`() {
    var playground = playground(Self.tabs, after: "Right C")
    let canvas = playground.screen(Size(columns: 100, rows: 30)).canvas
    #expect(canvas.text.contains("! rotates to landscapeLeft"))
    #expect(canvas.text.contains("✓ stays in portrait"))
    let sides = playground.compared(.fix)
    #expect(sides.map(\.verdict.isProblem) == [true, false])
    let stays = words("Space*4 c", "120x40", Self.tabs)
    #expect(stays.contains("✓ stays in portrait"), "\(stays)")
  }

  @Test func `where two that are compared leave rows, what each allowed stands below it`() {
    let fixed = words("Right C", "120x40", Self.tabs)
    #expect(fixed.contains(/Tabs .*● .*\n? *Films .*●/) && fixed.contains(/allowed.*allowed/))
    let silent = words("Space*2 c", "120x40", Self.tabSwitch)
    #expect(silent.contains("UIKit asks no view controller") && silent.contains("allowed"))
    #expect(silent.ranges(of: "iOS 15 doesn't check").count == 1)
    #expect(!words("Right C", "80x24", Self.tabs).contains("allowed"))
  }

  @Test func `callbacks use the rows below them, and no name is cut`() {
    let whole = words("Right e", "120x40", Self.tabs)
    #expect(!whole.contains(" more") && whole.contains("completion Films"))
    let narrow = words("Right e", "100x30", Self.tabs)
    #expect(narrow.contains("orientationDidChangeNotification"))
    #expect(narrow.contains("animate(alongsideTransition:"))
  }

  @Test(arguments: [
    ("60x20", "calls for  landscapeLeft"), ("80x24", "Interface  landscapeLeft   rotated"),
  ])
  func `the device and the interface are called that in any size`(
    _ size: String, _ call: String
  ) {
    let text = words("Right", size, Self.tabs)
    for line in [call, "Device     landscapeRight", "Interface  landscapeLeft"] {
      #expect(line.isEmpty || text.contains(line), "\(line)")
    }
    #expect(!text.contains("held ") && !text.contains("UI "))
  }

  @Test func `what points at an orientation keeps its last word`() {
    #expect(words("l", "80x24", "a-sheet-is-not-asked").contains("lock    "))
  }

  @Test func `the row that points at an orientation is named after what calls for it`() {
    let text = words("Right", "120x40", Self.tabs)
    #expect(text.contains("device         ") && text.contains("allowed   "))
    #expect(!text.contains("requested   ") && !text.contains("rotation lock   "))
    #expect(words("Right", "200x55", Self.tabs).contains("portraitUpsideDown landscapeLeft"))
  }

  @Test func `whose answer was followed is marked as having refused nothing`() {
    for bundled in BundledScenario.below("Tour") {
      guard let session = Session(bundled: bundled) else { continue }
      var playground = PlaygroundState(session)
      while playground.session.timeline.later(than: playground.session.node) != nil {
        playground.walkLater()
        let summary = playground.summary()
        guard summary.verdict.tone == .turned, summary.way.count == 2 else { continue }
        #expect(!summary.way.contains { $0.sign == .refuses }, "\(bundled.name)")
      }
    }
  }

  @Test(arguments: ["80x24", "100x30", "120x40", "200x55"])
  func `the line of versions has one form`(size: String) {
    let text = words("Space*2", size, Self.tabSwitch)
    #expect(text.contains("15 ▴ 16 ◂") && text.contains("  landscapeLeft from 16"), "\(text)")
  }

  @Test func `slow motion does not give away on which versions it ends how`() {
    #expect(!words("Right .", "100x30", Self.tabs).contains("on all"))
  }

  @Test(arguments: ["80x24", "100x30", "120x40"])
  func `what a story asks is told whole, and the keys stay`(size: String) {
    for keys in ["/", "Right N"] {
      let text = words(keys, size, Self.tabs)
      #expect(!text.contains("…") && !text.contains("Cost:"), "\(keys): \(text)")
      #expect(text.contains("Enter choose   Esc back"), "\(keys)")
    }
    #expect(
      words("/", size, Self.tabs).contains("Rotate the phone. Will the list rotate with it?"))
    #expect(
      words("Right N", size, Self.tabs).contains("An empty phone"))
  }

  @Test(arguments: ["80x24", "100x30"])
  func `what can stand in the place of a wrong word is told to its end`(size: String) {
    let text = words(": text:'what' Enter", size, Self.tabs)
    #expect(text.contains("help: expected one of: rotate") && text.contains("note, ios"))
    #expect(text.contains("  what\n  ^~~~\n") || text.contains("   what\n   ^~~~\n"))
  }

  @Test(arguments: [".", "space", "PgDn", "y"])
  func `behind a black screen a key only brings the picture back`(key: String) {
    let seen = playground(Self.tabs, after: "P Space")
    var black = playground(Self.tabs, after: "P Space .")
    #expect(black.text().allSatisfy { $0.isWhitespace })
    _ = black.press(key)
    // Below it the key that was pressed is told.
    let rows = [black.text(), seen.text()].map { $0.split(separator: "\n").dropLast() }
    #expect(rows[0] == rows[1])
    #expect(black.session.position == seen.session.position)
  }

  @Test func `a heading without room for a name says how many there are`() {
    let text = words("D Down*4 Enter", "80x24", Self.tabs)
    #expect(text.contains("Called but not used  Films; 1 not asked"))
  }

  @Test func `a row of names leaves room for what stands behind it`() {
    let text = """
      screen Feed
      screen Toast
      root
        tabs Main
          Feed
          Settings
          Search
      window "A toast with a long name" hidden
        Toast
      """
    let stage = PlaygroundState(Session(Scenario.parse(text).scenario, origin: .new))
    for columns in 60...100 {
      let rows = stage.text(columns, 24).split(separator: "\n")
      let row = rows.first { $0.contains("Also asked") } ?? ""
      #expect(!row.contains("…") && !row.contains(", 3 not asked"), "\(columns): \(row)")
    }
  }

  @Test func `the source of a rule ends with a whole name`() {
    for (size, end) in [
      ("80x24", "Apple, iOS 6 release notes\n"),
      ("100x30", "configurations 2 and 3\n"),
    ] {
      #expect(words("Right i Home", size, Self.tabs).contains(end), "\(size)")
    }
  }

  @Test func `comparing says what comes next and how to leave`() {
    #expect(words("Right c", "100x30", Self.tabs).contains("c four   Esc one phone"))
  }
}

/// Before a room.
struct RoomStoryTests {
  private func presented(_ stories: [String], after keys: String = "") -> PlaygroundState {
    var stage = PlaygroundState()
    stage.enterRoom(stories.compactMap { Session(bundled: $0) })
    _ = stage.press(keys)
    return stage
  }

  @Test func `stories follow one another as they were named, back and on`() {
    let names = ["a-sheet-has-no-say", "two-lists-nothing-in-common"]
    let first = presented(names)
    #expect(first.text().contains("story 1 of 2"))
    var on = first
    for _ in 0..<20 where !on.text().contains("story 2 of 2") { _ = on.press("Space") }
    #expect(on.text().contains("story 2 of 2"))
    _ = on.press("[")
    #expect(on.text().contains("story 1 of 2"))
    // Back is where one came from.
    #expect(on.session.timeline.later(than: on.session.node) == nil)
    var end = presented(names)
    for _ in 0..<40 { _ = end.press(end.asked != nil ? "n" : "Space") }
    #expect(end.text().contains("Right guesses:"), "\(end.text())")
  }

  @Test func `a crash is guessed with a key of its own`() {
    var stage = presented(["two-lists-nothing-in-common"])
    for _ in 0..<9 where !stage.summary().world.hasCrashed {
      _ = stage.press(stage.asked != nil ? "!" : "Space")
    }
    #expect(stage.text().contains("You guessed it crashes: correct."))
  }

  @Test func `a remote goes on, goes back, and blanks the screen`() {
    var stage = presented(["a-sheet-has-no-say"], after: "PgDn")
    #expect(stage.session.stepCount == 1)
    _ = stage.press("PgUp")
    #expect(stage.session.stepCount == 0)
    _ = stage.press(".")
    #expect(stage.text().allSatisfy { $0.isWhitespace })
    _ = stage.press(".")
    #expect(!stage.text().allSatisfy { $0.isWhitespace })
  }

  @Test func `whatever leads away from the story, Esc leads back to`() {
    let ways = ["Right", "v", "c", "D Down Enter", "w Down Enter", ": text:'rotate right' Enter"]
    for keys in ways {
      var stage = presented(["a-sheet-has-no-say"], after: "Space")
      let place = stage.session.position
      _ = stage.press(keys)
      #expect(stage.session.position != place || stage.comparison != nil, "\(keys)")
      #expect(stage.text().contains("Esc "), "\(keys)")
      _ = stage.press("Esc")
      #expect(stage.session.position == place && stage.comparison == nil, "\(keys)")
    }
  }

  @Test func `the story's own step leads nowhere else, by whatever key`() {
    let stage = presented(["a-sheet-has-no-say"], after: "Space Left")
    #expect(stage.session.isOnStory && stage.presenter?.left == nil)
    #expect(!stage.text().contains("to the story"))
  }

  @Test func `a notice leaves room for an open question and for what comes next`() {
    for columns in [60, 64, 72, 76, 80, 100] {
      let size = Size(columns: columns, rows: 20)
      let stage = playground("the-tab-bar-answers", after: "Space P", size: size)
      let bar = stage.text(columns, 20).split(separator: "\n").last ?? ""
      #expect(bar.contains("Presented") && bar.contains("space reveal"), "\(bar)")
      #expect(bar.contains("y n ! guess") || bar.contains("y rotates"), "\(bar)")
    }
  }

  @Test func `a comparison takes guesses, and says on which versions they were right`() {
    let stage = playground("a-pop-checks-since-16", after: "Space*3 [ c y")
    #expect(stage.text().contains("You guessed it rotates: only on iOS"), "\(stage.text())")
  }

  @Test(arguments: ["60x20", "72x18", "80x24", "100x30"])
  func `no sentence ends before its end`(_ size: String) throws {
    let size = try #require(Size(size))
    let stage = playground("the-tab-bar-answers", after: "P", size: size)
    let text = stage.text(size.columns, size.rows)
    #expect(!text.contains("Films overrides") || text.contains("returns"), "\(text)")
    let next = playground("the-tab-bar-answers", after: "P Space", size: size)
      .text(size.columns, size.rows)
    #expect(!next.contains("It rotates") || next.contains("ask no"), "\(next)")
  }

  @Test func `versions that the story isn't about aren't compared`() {
    let stage = playground("change-notify-request", after: "Space c")
    #expect(stage.text().contains("iOS 16, 27"), "\(stage.text())")
  }

  @Test func `a guess about SDKs is answered whole`() {
    let stage = playground("open-it-and-every-mask-is-ignored", after: "Space*2 c y")
    #expect(stage.text(100, 30).contains("You guessed it rotates: only on Xcode 27, 27.1.  "))
  }
}
