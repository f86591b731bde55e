import BundledScenarios
import OrientationScenarios
import Playground
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

  @Test func `a file that is wrong from the start waits on a stage until it is right`() {
    let wrong = Array(Self.file.replacing("rotate right", with: "rotat right").utf8)
    var desk = Desk()
    desk.open("a.scenario", wrong, version: nil, device: nil)
    #expect(desk.followed == "a.scenario")
    for (columns, rows) in [(120, 40), (80, 24), (80, 18), (60, 20), (50, 30)] {
      #expect(desk.text(columns, rows).contains("rotate"), "\(columns)x\(rows)")
    }
    #expect(desk.text().contains("a.scenario:4:1") && desk.text().contains("^~~~"))
    // What stands above the problem plays.
    _ = desk.press("Space")
    #expect(desk.text().contains("stays: A supports portrait only"))
    #expect(!desk.text().contains("try the fix"))
    desk.load("a.scenario", Array(Self.file.utf8))
    #expect(!desk.text().contains("^~") && desk.text().contains("try the fix"))
    var nothing = Desk()
    nothing.open("b.scenario", Array("scren A\n".utf8), version: nil, device: nil)
    #expect(nothing.text().contains("did you mean `screen`"))
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
