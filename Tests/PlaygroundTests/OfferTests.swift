import BundledScenarios
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel
import Testing

@testable import Playground

/// What the stage offers can be done, and what it asks is asked.
struct OfferTests {
  private static let tour = BundledScenario.below("Tour").map { $0.name }
  private static let sizes = ["80x24", "100x30", "120x40", "200x55"]

  /// Every place along a story, its first screen before them.
  private func places(_ name: String, _ keys: String = "") -> [PlaygroundState] {
    var stage = playground(name, after: keys)
    var places = [stage]
    while stage.session.timeline.later(than: stage.session.node) != nil {
      _ = stage.press("Space")
      places.append(stage)
    }
    return places
  }

  private func lastRow(_ stage: PlaygroundState, _ size: Size) -> Substring {
    stage.text(size.columns, size.rows).split(separator: "\n").last ?? ""
  }

  @Test(arguments: tour)
  func `a room is asked one question at a time, and what is asked is what a large word answers`(
    name: String
  ) {
    var guesses = 0
    let (room, guessing) = (places(name, "P"), places(name, "P y"))
    let befores = [nil] + room.dropLast() + [room[0]] + guessing.dropLast()
    for (before, stage) in zip(befores, room + guessing) {
      let isAsked = lastRow(stage, Size(columns: 120, rows: 40)).contains("y rotates")
      #expect(isAsked == (stage.asked != nil))
      let pressed = stage.after("n")
      #expect(!isAsked || pressed.notice?.contains("none is open") != true)
      guesses += isAsked ? 1 : 0
      #expect(stage.text().contains("██  ██") == (before?.asked != nil), "\(stage.text())")
    }
    #expect(guesses > 0)
  }

  @Test(arguments: tour)
  func `a step has the same verdict in every size, and no word of its fix or code is cut`(
    name: String
  ) {
    for place in places(name).dropFirst() {
      var stage = place
      let scene = stage.scene()
      for size in Self.sizes.compactMap({ Size($0) }) {
        let told = stage.text(size.columns, size.rows).split { $0.isWhitespace }
        let words = told.joined(separator: " ")
        let verdict = scene.summary.verdict
        let same = [verdict.sentence] + verdict.shorter.filter(verdict.sentence.hasSuffix)
        #expect(same.contains { words.contains($0) }, "\(words)")
      }
      let small = stage.text(40, 12).split(separator: "\n")
      #expect(!small.contains { $0.contains("{ .") && $0.hasSuffix("…") }, "\(small)")
      for (panel, columns) in [(Panel.fix, 22), (.code, 40), (.set, 40), (.seen, 40)] {
        let sizes = [2, 4, 12].map { Size(columns: columns, rows: $0) }
        for row in sizes.flatMap({ scene.rows(of: panel, in: $0) }) {
          let text = row.pieces.map { $0.text }.joined()
          #expect(row.columns <= columns && !text.contains("…"), "\(text)")
        }
      }
    }
  }

  @Test(arguments: tour)
  func `several devices are compared with the question in sight`(name: String) {
    for place in places(name) + places(name, "P") where place.comparison == nil {
      let stage = place.after("c")
      for size in Self.sizes.compactMap({ Size($0) }) where stage.asked != nil {
        let text = stage.text(size.columns, size.rows)
        let told = text.split { $0.isWhitespace }.joined(separator: " ")
        #expect(told.contains(stage.asked ?? ""), "\(text)")
      }
    }
  }

  @Test(arguments: ["u", "[", "i Esc", "w Esc", "x Esc", "Home", "T", "Enter", ": Esc", "Tab"])
  func `what only tells something leaves a story's question where it is`(keys: String) {
    let stage = playground("the-tab-bar-answers", after: keys)
    #expect(stage.text().contains("y  it rotates"), "\(stage.text())")
    #expect(stage.after("y").text().contains("You guessed it rotates: correct."))
  }

  @Test(arguments: tour)
  func `green is what is as wanted, and nothing else on the stage`(name: String) {
    for stage in places(name).dropFirst() + places(name, "P n") {
      var copy = stage
      let isProblem = copy.summary().verdict.isProblem
      let canvas = copy.screen(Size(columns: 120, rows: 40)).canvas
      let roles = Set((0..<40).flatMap { canvas.row($0).map { $0.style.role } })
      #expect(!isProblem || !roles.contains(.good), "\(stage.text())")
      #expect(isProblem || roles.isDisjoint(with: [.warning, .refused]), "\(stage.text())")
    }
  }

  @Test(arguments: ["80x24", "120x40"])
  func `a change says what it costs before it is made, and the bar has its keys after it`(
    size: String
  ) throws {
    let size = try #require(Size(size))
    var costs = 0
    for place in Self.tour.flatMap({ places($0).dropFirst() }) {
      var stage = place
      guard let fix = stage.summary().fix else { continue }
      let text = stage.text(size.columns, size.rows)
      // Beside an open iPhone Duo a small screen has no row for it.
      let isNarrow = size.columns == 80 && stage.session.setting.device.hasHinge
      #expect(fix.costs.isEmpty || isNarrow || text.contains("Cost: "), "\(text)")
      costs += fix.costs.count
      let fixed = stage.after("Enter")
      #expect(lastRow(fixed, size).contains("u undo"), "\(lastRow(fixed, size))")
    }
    #expect(costs > 0)
  }

  @Test(arguments: ["60x20", "40x12"])
  func `in a narrow bar what comes next goes before how a fix would end`(size: String) throws {
    let size = try #require(Size(size))
    for stage in Self.tour.flatMap({ places($0).dropFirst() }) {
      let hasNext = stage.session.timeline.later(than: stage.session.node) != nil
      #expect(!hasNext || lastRow(stage, size).contains("space "), "\(lastRow(stage, size))")
    }
  }

  @Test(arguments: ["i", "k", "e"])
  func `on a page about a step the keys of time do what they do beside it`(key: String) {
    let stage = playground("the-tab-bar-answers", after: "Right \(key) Space")
    #expect(stage.session.stepCount == 2 && stage.overlays.isEmpty)
    let room = playground("the-tab-bar-answers", after: "P Space \(key) PgDn")
    #expect(room.session.stepCount == 2 && room.overlays.isEmpty)
  }

  @Test func `every letter can be looked for in a list`() {
    #expect(playground(after: "? text:quit").text().contains("Quit; asks once"))
    for keys in ["N q", "m q", "D q"] {
      #expect(playground(after: keys).overlays.count == 1, "\(keys)")
    }
  }

  @Test func `a first screen without room for what a key does has no key`() {
    let rows = playground().text(40, 30).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(!rows.contains { $0.hasSuffix(" o") || $0 == "o" }, "\(rows)")
  }

  @Test func `what can't be is told with what can`() {
    #expect(playground(after: "N Enter Enter").notice?.contains("space") == false)
    #expect(playground(after: "N Enter + text:9x Enter").notice?.contains("class's name") == true)
    #expect(playground(after: "N Enter + C-u Enter").notice?.contains("needs a name") == true)
    let changed = playground("the-tab-bar-answers", after: "m Down Enter")
    #expect(changed.notice?.hasPrefix("Now Films autorotates: ") == true)
    let answered = playground("the-tab-bar-answers", after: "Right b")
    #expect(answered.text(80, 24).contains("Enter try the fix"))
    #expect(answered.text(40, 12).hasPrefix(" A tab bar controller…"))
    let room = playground("the-tab-bar-answers", after: "Space*2 P").text(80, 24)
    #expect(room.contains("launch.   y rotates  n stays  ! crashes   space reveal"), "\(room)")
    #expect(playground(after: "D Enter").notice?.hasPrefix("Already on iPhone") == true)
    #expect(playground(after: "Right V").text().contains("▸ ●"))
    let duo = playground("the-tab-bar-answers", after: "o Enter Space")
    #expect(duo.notice?.contains("on iPhone Duo") == true)
  }

  @Test func `what a story asks later, a room isn't asked at its launch`() {
    let room = playground("a-window-on-top", after: "P")
    #expect(!room.text(80, 24).contains("Will the list"))
    #expect(room.after("Space*2").text(80, 24).contains("Will the list"))
    #expect(playground("the-tab-bar-answers", after: "P").text(80, 24).contains("Will the list"))
  }

  @Test func `in ASCII no key has another key's sign`() {
    var stage = PlaygroundState(playground("the-tab-bar-answers").session, traits: .ascii)
    let text = stage.screen(Size(columns: 120, rows: 40)).canvas.text
    #expect(text.contains("Right  rotate, and see") && !text.contains(">  rotate"), "\(text)")
    _ = stage.press("?")
    #expect(stage.text().contains("Ctrl-R") && !stage.text().contains("→"), "\(stage.text())")
  }
}

extension PlaygroundState.Traits {
  fileprivate static let ascii = PlaygroundState.Traits(isASCII: true)
}

extension PlaygroundState {
  fileprivate func after(_ keys: String) -> PlaygroundState {
    var stage = self
    _ = stage.press(keys)
    return stage
  }
}
