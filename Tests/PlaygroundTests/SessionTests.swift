import BundledScenarios
import OrientationScenarios
@testable import Playground
import TerminalModel
import Testing

/// Stories, files, and what is saved.
struct SessionTests {
  @Test func `every bundled scenario opens, and its verdicts are short`() {
    for bundled in BundledScenario.all {
      guard let session = Session(bundled: bundled.name) else {
        Issue.record("\(bundled.name) does not open")
        continue
      }
      var desk = Desk(session)
      for _ in 0..<8 {
        let rows = desk.text(100, 30).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.count > 2 && !rows[2].hasSuffix("…"), "\(bundled.name): \(rows[2])")
        _ = desk.press(.character(" "))
      }
    }
  }

  @Test func `what is saved is right and plays to the same place`() {
    var desk = desk("what-a-pop-leaves-behind", after: "Left p Right o v L")
    guard case .save(let name, let text) = desk.press("W Enter").first else {
      Issue.record("nothing was saved")
      return
    }
    #expect(name == "what-a-pop-leaves-behind.scenario")
    let reading = Scenario.parse(text)
    #expect(reading.isRight)
    var again = Desk(Session(reading.scenario, origin: .new))
    _ = again.press("End")
    let (old, new) = (desk.text().split(separator: "\n"), again.text().split(separator: "\n"))
    #expect(old[2] == new[2])
  }

  private static let file = "screen A supports portrait\nroot A\nrotate left\nrotate right\n"

  @Test func `a file that changes is replayed to the same step`() {
    var desk = Desk()
    desk.load("a.scenario", Array(Self.file.utf8))
    _ = desk.press("Space")
    #expect(desk.text().contains("stays: A supports portrait only"))
    desk.load("a.scenario", Array(Self.file.replacing("portrait", with: "all").utf8))
    #expect(desk.text().contains("turns to landscapeRight"))
  }

  @Test func `a file that is wrong is told while the last good state stays`() {
    var desk = Desk()
    desk.load("a.scenario", Array(Self.file.utf8))
    _ = desk.press("Space")
    desk.load("a.scenario", Array(Self.file.replacing("rotate", with: "rotat").utf8))
    #expect(desk.text().contains("^"))
    #expect(desk.text().contains("stays: A supports portrait only"))
    desk.load("a.scenario", Array(Self.file.utf8))
    #expect(!desk.text().contains("^~"))
  }

  @Test func `a problem in a followed file is in sight in every size, and offers no fix`() {
    let wrong = Array(Self.file.replacing("rotate right", with: "rotat right").utf8)
    var desk = Desk()
    desk.open("a.scenario", Array(Self.file.utf8), version: nil, device: nil)
    _ = desk.press("Space")
    desk.load("a.scenario", wrong)
    #expect(desk.followed == "a.scenario")
    for (columns, rows) in [(120, 40), (80, 24), (80, 18), (60, 20), (50, 30)] {
      #expect(desk.text(columns, rows).contains("rotate"), "\(columns)x\(rows)")
    }
    #expect(desk.text().contains("a.scenario:4:1") && desk.text().contains("^~~~"))
    #expect(desk.text().contains("stays: A supports portrait only"))
    #expect(!desk.text().contains("try the fix"))
    desk.load("a.scenario", Array(Self.file.utf8))
    #expect(!desk.text().contains("^~") && desk.text().contains("try the fix"))
  }

  @Test func `the caret of a long line stays in sight`() {
    let line = "note " + String(repeating: "far ", count: 40) + "\u{1B}\n"
    var desk = Desk()
    desk.open("a.scenario", Array((Self.file + line).utf8), version: nil, device: nil)
    #expect(desk.text(80, 24).contains("^"))
  }

  @Test func `the fix turns it`() {
    let desk = desk(after: "Left Enter")
    #expect(desk.text().contains("turns to landscapeRight"))
    #expect(desk.text().contains("with Films supports"))
  }

  @Test func `trying a fix leads where the hint said`() {
    var (tried, byHand, failed) = (0, 0, [String]())
    for bundled in BundledScenario.all {
      guard let session = Session(bundled: bundled.name) else { continue }
      var desk = Desk(session)
      for _ in 0..<6 {
        let hint = desk.text().split(separator: "\n").last ?? ""
        if hint.contains("try the fix → ") {
          let words = hint.split(separator: "→")[1].split(separator: " ")
          let outcome = words[0] == "turns" ? words[2] : words[1]
          var fixed = desk
          _ = fixed.press(.enter)
          tried += 1
          let below = fixed.text().split(separator: "\n").dropFirst().joined(separator: "\n")
          let names = below.split(separator: "the app  ").dropFirst().first ?? ""
          let isByHand = fixed.text().contains("Try it by hand")
          if isByHand {
            byHand += 1
          } else if names.split(whereSeparator: \.isWhitespace).first != outcome {
            failed.append(
              "\(bundled.name): \(outcome), but \(fixed.text().split(separator: "\n").last ?? "")")
          }
        }
        _ = desk.press(.character(" "))
      }
    }
    #expect(tried > 150 && byHand < tried / 20, "\(byHand) of \(tried)")
    #expect(failed.isEmpty, "\(tried) tried: \(failed.joined(separator: "\n"))")
  }

  @Test func `a name in any script keeps the columns`() {
    let text = "screen \"映画\u{1B}[31m\" supports portrait\nroot \"映画\u{1B}[31m\"\n"
    var desk = Desk()
    desk.load("a.scenario", Array(text.replacing("\u{1B}", with: "").utf8))
    let canvas = desk.screen(Size(columns: 100, rows: 30)).canvas
    #expect(canvas.text.contains("映"))
    #expect(!canvas.text.contains("\u{1B}"))
  }

  @Test func `outcomes stay hidden while a story is told`() {
    var desk = desk("the-list-and-the-phone")
    #expect(!desk.text().contains("→ stays") && !desk.text().contains("→ turns"))
    _ = desk.press("Space*4")
    #expect(desk.text().contains("→ stays") || desk.text().contains("→ turns"))
  }
}

/// Writing a session to a file, and following it from then on.
struct WritingTests {
  private func saved(_ keys: String, _ name: String? = nil) -> Desk {
    var desk = desk(name, after: keys)
    _ = desk.press("W Enter")
    return desk
  }

  @Test func `saving asks for a name, with one filled in`() {
    var desk = desk(after: "Right W")
    #expect(desk.text().contains("Save as: the-list-and-the-phone.scenario"))
    #expect(desk.press("Esc").isEmpty)
    guard case .save(let name, _) = desk.press("W C-u text:mine Enter").first else {
      Issue.record("nothing was saved")
      return
    }
    #expect(name == "mine")
  }

  @Test func `a line of the file is where one stands, also in what was written before`() {
    let text =
      "title T\n\nroot\n  navigation Main\n    List\nscreen B\nrotate left\n\n"
      + "note N\nrotate right\nrotate left\n"
    var desk = Desk(Session.blank)
    #expect(desk.placeInFile == nil)
    desk.load("t.scenario", Array(text.utf8))
    #expect(desk.placeInFile?.line == 3)
    for line in [7, 10, 11] {
      _ = desk.press("Space")
      #expect(desk.placeInFile?.line == line)
    }
    // Another branch has its last step in the file.
    _ = desk.press("[ p Right")
    #expect(desk.placeInFile?.line == 10)
    desk.load("t.scenario", Array("root List\nrotat left\n".utf8))
    #expect(desk.placeInFile?.line == 2)
    var mine = PlaygroundTests.desk(after: "n p Right")
    let lines = mine.saved.split(separator: "\n", omittingEmptySubsequences: false)
    mine.saved(as: "mine.scenario")
    let last = mine.placeInFile?.line ?? 0
    _ = mine.press("u")
    let before = mine.placeInFile?.line ?? 0
    #expect(lines[last - 1] == "rotate right" && lines[before - 1].hasPrefix("push "))
  }

  @Test func `steps of one's own carry nothing that the story says of its own`() {
    let own = desk(after: "Left p").saved
    for word in ["about", "source", "evidence", "note"] {
      #expect(!own.contains("\(word) "), "\(word)")
    }
    #expect(own.contains("title The list and the phone\n"))
    let told = desk(after: "Space*2").saved
    #expect(told.contains("evidence documented\n") && told.contains("note The list stays."))
  }

  /// What E hands out to be written, and the desk that then follows the file.
  private func edited(_ keys: String, _ name: String? = nil) -> (desk: Desk, text: String) {
    var desk = desk(name, after: keys)
    var text = ""
    for case .save(_, let saved) in desk.press("E Enter") { text = saved }
    desk.saved(as: "mine.scenario")
    return (desk, text)
  }

  @Test(arguments: ["", "Right", "Space*2", "Space*4", "Left u Right", "v", "Right Home"])
  func `E writes a story as it is, and one stays where one stood`(_ keys: String) {
    let story = BundledScenario.all.first { $0.name.hasPrefix("Tour/") }
    var (desk, text) = edited(keys)
    #expect(text == story?.text)
    let before = PlaygroundTests.desk(after: keys)
    #expect(desk.placeInFile?.line == lineOfStep(before, in: text))
    _ = desk.screen(Size(columns: 120, rows: 40))
    desk.load("mine.scenario", Array(text.replacing("title ", with: "title New").utf8))
    #expect(desk.session.position == before.session.position, "\(keys)")
    _ = desk.press("End")
    for step in ["turn right", "push Player", "turn left", "pop"] {
      #expect(desk.text().contains(step), "\(step) after \(keys)")
    }
  }

  /// The line of the step that one stands on in a story, by its number; of the tree at its launch.
  private func lineOfStep(_ desk: Desk, in text: String) -> Int {
    var desk = desk
    var count = 0
    while desk.press("[") == [], !desk.text().contains("This is the launch.") { count += 1 }
    let steps = ["rotate", "push", "pop", "present", "dismiss"]
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let places = lines.indices.filter { index in steps.contains { lines[index].hasPrefix($0) } }
    let root = lines.firstIndex { $0.hasPrefix("root") } ?? 0
    return (count == 0 ? root : places[count - 1]) + 1
  }

  @Test func `E writes a changed story with what is to come`() {
    let (changed, text) = edited("Right Enter")
    #expect(text.contains("ios 26, 16-18, 27\n") && text.contains("supports allButUpsideDown"))
    #expect(text.contains("push Player\n  expect turned") && text.hasSuffix("\n"))
    #expect(text.contains("\npop\n") && !text.contains("evidence"))
    #expect(Scenario.parse(text).isRight)
    var again = changed
    again.load("mine.scenario", Array(text.utf8))
    #expect(again.text().contains("● turn right ") && again.text().contains("push Player"))
    let locked = edited("Right L").text
    #expect(locked.contains("lock on\n") && locked.contains("\npop\n"))
    let old = edited("V End Enter").text
    #expect(old.contains("ios 2, 26, 16-18, 27\n") && old.contains("\npop\n"))
  }

  @Test func `E writes every story whole, whatever it is played under`() {
    for bundled in BundledScenario.all {
      guard let session = Session(bundled: bundled.name) else { continue }
      let steps = Scenario.parse(bundled.text).scenario.steps.count
      for keys in ["", "Space v D L", "Space Right*2 f"] {
        var desk = Desk(session)
        for key in KeyScript(keys).keys { _ = desk.press(key) }
        for case .save(_, let text) in desk.press(.character("E")) + desk.press(.enter) {
          let reading = Scenario.parse(text)
          #expect(reading.isRight, "\(bundled.name) \(keys): \(text)")
          if keys.isEmpty { #expect(text == bundled.text) }
          if keys.contains("v") { #expect(reading.scenario.steps.count == steps) }
        }
      }
    }
  }

  @Test func `E writes a branch with what was done on it, and the way there as the story has it`() {
    let (desk, text) = edited("Right Left f [")
    #expect(text.contains("rotate right\n  expect stayed") && text.contains("rotate left\n"))
    #expect(text.contains("rotate faceUp\n") && !text.contains("push Player\n"))
    var again = desk
    again.load("mine.scenario", Array(text.utf8))
    #expect(again.text().contains("● turn left ┄"))
    let own = edited("n p Right [").text
    #expect(own.contains("push Detail\n") && own.contains("rotate right\n"))
  }

  @Test func `what was saved is followed`() {
    var desk = desk(after: "n p Right")
    let text = desk.saved
    desk.saved(as: "mine.scenario")
    #expect(desk.followed == "mine.scenario")
    #expect(desk.text().contains("followed"))
    desk.load("mine.scenario", Array(text.replacing("My screens", with: "Ours").utf8))
    #expect(desk.text().contains("upright  Ours") && desk.text().contains("● turn right"))
    desk.load("mine.scenario", Array(text.replacing("rotate right", with: "rotate left").utf8))
    #expect(desk.text().contains("● turn left"))
  }
}
