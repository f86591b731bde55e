import BundledScenarios
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel
import Testing

@testable import Playground

/// What a panel must never lose, however small it gets.
struct PanelTests {
  /// What the panels of the stage say in one size, blanks made one.
  private func words(_ keys: String, _ size: String, _ scenario: String? = nil) -> String {
    let size = Size(size) ?? .zero
    return playground(scenario, after: keys, size: size).text(size.columns, size.rows)
  }

  @Test func `nothing stands on the device, however large the screen`() {
    for columns in stride(from: 72, through: 240, by: 7) {
      for rows in 18...60 {
        for standsUpright in [true, false] {
          let layout = Layout(Size(columns: columns, rows: rows), standsUpright: standsUpright)
          for column in layout.wordColumns {
            #expect(layout.device.intersection(column.place).isEmpty, "\(columns)x\(rows)")
          }
        }
      }
    }
  }

  @Test func `a phone that lies flat was last held as the hand held it`() {
    for size in ["120x40", "100x30", "80x24"] {
      #expect(words("Right f", size).contains(/last held  ?landscapeRight/), "\(size)")
    }
  }

  @Test func `the version line lists every version at which the answer changes`() {
    let story = "rc-435-magazine-video-stays-in-portrait"
    #expect(words("Space*2", "120x40", story).contains("9 ▸ 10 ▴ 11 ▸  landscapeRight on 9"))
  }

  @Test func `a mask that UIKit read before is said to be that`() {
    let text = words("Space*2", "120x40", "a-mask-changes-and-uikit-is-not-notified")
    #expect(text.contains("Chart  { .portrait } ✕  the mask UIKit last read"))
  }

  @Test func `nothing is asked for where nothing was held against anything`() {
    let text = words("Space*3", "120x40", "a-sheet-is-not-asked")
    #expect(text.contains("returns the same mask") && !text.contains("device   "), "\(text)")
  }

  @Test func `a fix shows what changes, at every size that has rows for it`() {
    for size in ["120x40", "100x30", "80x24", "50x50"] {
      let text = words("Left", size)
      for answer in [".portrait", ".allButUpsideDown"] {
        #expect(["\(answer)\n", "{ \(answer) }\n"].contains { text.contains($0) }, "\(size)")
      }
      #expect(text.contains("override var supportedInterfaceOrientations:"), "\(size)")
    }
    #expect(words("Left", "120x40").contains("▸   override var supportedInterfaceOrientations:"))
    #expect(words("Left", "72x18").contains("support allButUpsideDown in Films"))
  }

  @Test func `what a user can reach is listed, each sight with the shortest way there`() {
    let page = words("x", "120x40", "the-tab-bar-answers")
    #expect(page.contains("Films · portrait            6 states   launch"), "\(page)")
    let way = "rotate left · select Settings"
    #expect(page.contains("Settings · landscapeRight   6 states   \(way)"), "\(page)")
  }

  @Test func `the way to a problem has the steps that keys make`() {
    let text = words("g", "100x30", "the-tab-bar-answers")
    #expect(text.contains("● rotate left") && !text.contains("rotate landscapeLeft"), "\(text)")
  }

  @Test func `a footnote says something, or nothing, and names its source whole`() {
    for keys in ["Space*39", "Space*61", "Space*27"] {
      let text = words(keys, "80x24", "the-tab-bar-answers")
      #expect(!text.contains("documented  Apple") && !text.contains("(_\n"), "\(text)")
    }
    #expect(!words("Right f", "200x55", "the-tab-bar-answers").contains("Why"))
  }

  @Test func `a long name gives way to what was answered`() {
    let flutter = words("Right", "80x24", "rc-191-force-prints-and-does-nothing")
    #expect(flutter.contains("FlutterViewController  { .all } ✓"))
    let expo = words("Right", "80x24", "rc-146-attempt-turns-nothing-on-16")
    #expect(expo.contains("EXScreenOrientationV…  { .portrait } ✕"))
  }

  @Test func `names that one row does not hold are counted`() {
    let split = words("Right", "80x24", "rc-018-split-and-navigation-answer-for-themselves")
    #expect(split.contains("Not asked  List and 3 more"))
  }

  @Test func `why somebody was not asked ends with a whole clause`() {
    let bars = words("Right", "96x22", "rc-721-view-between-the-bars-of-an-ipad")
    let said = bars.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(said.contains { $0.hasSuffix("Root inside the tab bar controller") }, "\(bars)")
    let short = words("Right", "80x24", "rc-721-view-between-the-bars-of-an-ipad")
    #expect(short.contains("Not asked  Root, navigation"))
  }

  @Test func `choices are never cut, from 80x24 down to 40x12`() {
    for keys in [
      "X", "Right X", "Right s",
      "Space*4 s", "N Down*6 Enter r", "Space*4 a", "p", "Space*4 p",
    ] {
      for size in ["80x24", "40x12"] {
        #expect(listed(keys, size).allSatisfy { !$0.contains("…") }, "\(keys) at \(size)")
      }
    }
    for keys in ["Right p", "Right s"] {
      #expect(!words(keys, "80x24", "the-tab-bar-answers").contains("…\n"), "\(keys)")
    }
  }

  /// The rows of a list, from its header on, without what stands beside it.
  private func listed(_ keys: String, _ size: String) -> [Substring] {
    let size = Size(size) ?? .zero
    var playground = playground(after: keys, size: size)
    guard case .picker(let picker) = playground.overlays.last else { return ["… no list"] }
    let composer = Composer(playground.scene(), size: size)
    let area = composer.ground(keepsDevice: true, rows: picker.rowsOfAll)
    #expect(!picker.shown.isEmpty)
    let canvas = playground.screen(size).canvas.text.split(separator: "\n")
    return canvas.dropFirst(area.top).prefix(min(area.size.rows, 2 + picker.shown.count))
      .map { $0.dropFirst(area.left) }
  }

  @Test func `the chosen row of a list beside the device is told in full`() {
    for keys in [
      "Left u Right u f : text:branches Enter", "Left u Right u f : text:branches Enter Down",
      "Right m Up*9",
    ] {
      let last = words(keys, "80x24").split(separator: "\n").last ?? ""
      #expect(!last.contains("…"), "\(keys): \(last)")
    }
    let branch =
      words("Left u Right u f : text:branches Enter Up*2", "80x24").split(separator: "\n").last
      ?? ""
    #expect(
      branch.contains("rotate right · push Player · rotate left · pop   the story"), "\(branch)")
  }

  @Test func `on the smallest screen a setting has its value, and the chosen one its name`() {
    let text = words("Right m", "20x4")
    #expect(text.hasPrefix(" Films supports\n") && text.contains("  portrait"))
    #expect(words("Right m Down", "20x4").hasPrefix(" Films autorotates\n"))
    for typed in ["push", "rot", "rotate left"] {
      #expect(words(": text:'\(typed)'", "20x4").hasSuffix("\n : \(typed)"), "\(typed)")
    }
  }

  @Test func `a class that a fix brings is shown once, its first line before its last`() {
    for (size, keys) in [
      ("100x30", "Right"), ("120x40", "Right"), ("200x55", "Right"),
      ("120x40", "Right D Down Enter"),
      ("200x55", "Right D Down Enter"),
    ] {
      let text = words(keys, size, "the-tab-bar-answers")
      let lines = text.split(separator: "\n").count { $0.contains("class Tabs:") }
      #expect(lines == 1, "\(size), \(keys)")
    }
    let narrow = words("Right", "80x24", "the-tab-bar-answers")
    #expect(
      narrow.contains("make Tabs ask the selected tab\n")
        && narrow.contains("lines in Tabs.swift"))
    #expect(words("Right", "120x40", "the-tab-bar-answers").contains("  + }"))
  }

  @Test func `where nothing is wrong, the class that was asked stands there with its line lit`() {
    for size in ["120x40", "200x55"] {
      let text = words("Right p Enter", size)
      #expect(text.contains("class Player: UIViewController {"), "\(size)")
      #expect(text.contains("▸   override var supportedInterfaceOrientations:"), "\(size)")
    }
  }

  @Test func `Enter on a sight that was explored goes there, from a line that leads to it, too`() {
    for (size, downs) in [("100x30", [9, 10]), ("200x55", [9, 10])] {
      for down in downs {
        let there = words("x Down*\(down) Enter", size, "the-tab-bar-answers")
        #expect(there.contains("This is the shortest path."), "\(down) at \(size)")
      }
    }
  }

  @Test func `a fix is shown whole, or told in words and counted`() {
    let whole = words("Space", "120x40", "nobody-asks-the-list")
    #expect(whole.contains("?? .allButUpsideDown"))
    let told = words("Space", "80x24", "the-tab-bar-answers")
    #expect(told.contains("5 lines in Tabs.swift"))
    #expect(!told.contains("override"))
  }

  @Test func `Enter can make the changes that bundled scenarios show first`() {
    for bundled in BundledScenario.all.enumerated() where bundled.offset.isMultiple(of: 8) {
      guard let session = Session(bundled: bundled.element) else { continue }
      var playground = PlaygroundState(session)
      for _ in 0..<8 where playground.session.timeline.later(than: playground.session.node) != nil {
        playground.walkLater()
        guard let fix = playground.summary().fix else { continue }
        #expect(
          playground.session.fixed(by: fix) != nil, "\(bundled.element.name): \(fix.title)")
      }
    }
  }

  @Test func `names of orientations are never cut`() {
    for keys in ["Left", "Left Left", "f", "Right Right", "Left f", "Space*2"] {
      var playground = playground(after: keys)
      let world = playground.scene().summary.world
      for columns in stride(from: 44, through: 132, by: 4) {
        for rows in [20, 24, 30, 40] {
          let text = playground.text(columns, rows)
          for name in [world.held.name, world.interface.name] {
            #expect(text.contains(name), "\(name) at \(columns)x\(rows) after \(keys)")
          }
          let parts = ["portraitU", "portraitUpside", "landscapeR", "landscapeL", "landscapeRigh"]
          #expect(
            !(parts + ["landscape"]).contains { text.contains($0 + "…") },
            "\(columns)x\(rows) after \(keys)")
        }
      }
    }
  }

  @Test func `in slow motion the reason fills as the moments pass`() {
    var playground = playground(after: "Left .")
    var seen: [Int] = []
    for _ in 0..<20 where playground.slow != nil {
      let text = playground.text()
      let count = ["└ Main", "└ Films", "Films  { .portrait }", "To make it rotate"]
        .count { text.contains($0) }
      seen.append(count)
      let isLast = text.contains("stays") && text.contains("To make it rotate")
      #expect(text.contains("for now") != isLast)
      #expect(!text.contains("try the fix"))
      _ = playground.press(".")
    }
    #expect(seen.first == 0 && seen.last == 4, "\(seen)")
    #expect(seen == seen.sorted() && Set(seen).count >= 4, "\(seen)")
  }

  @Test func `who is being asked is marked by more than a colour`() {
    var marked: Set<String> = []
    var playground = playground(after: "Left .")
    while playground.slow != nil {
      for line in playground.text().split(separator: "\n") where line.contains("◂ now") {
        marked.insert(line.contains("└ Main") ? "Main" : line.contains("Films") ? "Films" : "?")
      }
      _ = playground.press(".")
    }
    #expect(marked == ["Main", "Films"])
  }

  @Test func `no sentence of the book shows a number or stops in its middle`() {
    for rule in Rule.allCases {
      let sentence = rule.firstSentence
      let words = sentence.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
      #expect(
        !words.contains { Rule(number: $0) != nil && $0.contains { $0.isNumber } }, "\(sentence)")
      let quotation = RulePassage(rule, on: SystemVersion(26))
      for columns in [52, 66] {
        let lines = quotation.lines(columns: columns, rows: 3, isSaid: false)
        let known = Set((sentence + " " + rule.title).split(separator: " "))
        let cut = lines.flatMap { $0.split(separator: " ") }.filter { !known.contains($0) }
        #expect(cut.allSatisfy { $0.hasSuffix("…") }, "\(rule.number): \(cut)")
      }
      for (rows, isSaid) in [(1, true), (1, false), (2, false), (3, true)] {
        let lines = quotation.lines(columns: 90, rows: rows, isSaid: isSaid)
        #expect(lines.count <= rows)
        #expect(lines.allSatisfy { DisplayWidth.of($0) <= 90 })
        #expect(!lines.contains { $0.hasSuffix("…") }, "\(rule.number) in \(rows)")
      }
    }
  }

  @Test func `a turn that happens quotes what allowed it`() {
    let text = words("Left Enter", "200x55")
    #expect(text.contains("An orientation is allowed if the app's mask"))
    #expect(!text.contains("not allowed"))
  }

  @Test func `nobody is both asked and not asked`() {
    for name in [
      "a-sheet-has-no-say", "two-lines-that-died", "the-ipad-that-asks-nobody",
      "when-a-mask-stops-being-law", "the-film-and-the-rotation-lock",
    ] {
      var playground = playground(name)
      for _ in 0..<8 {
        let scene = playground.scene()
        let asked = Set(scene.summary.way.compactMap(\.controller))
        let text = playground.text()
        let parts = text.split(separator: "Not asked")
        for id in asked where parts.count > 1 {
          #expect(!parts[1].contains("  \(scene.summary.wording.name(id))  no mask"), "\(name)")
        }
        if let grid = scene.summary.grid { #expect(grid.rows.last?.source == .left) }
        _ = playground.press(" ")
      }
    }
  }

  @Test func `a verdict that is too long for its row is said in fewer words`() {
    let text = words("Space*2", "80x24", "two-lists-nothing-in-common")
    #expect(!text.split(separator: "\n")[2].contains("…"))
    for name in BundledScenario.all.map(\.name).prefix(12) {
      guard let session = Session(bundled: name) else { continue }
      var playground = PlaygroundState(session)
      for _ in 0..<6 {
        let verdict = playground.scene().summary.verdict
        #expect(verdict.brief.count <= verdict.sentence.count, "\(name)")
        _ = playground.press(" ")
      }
    }
  }

  @Test func `beside the device a list has keys of its own`() {
    for keys in ["m", "V", "s"] {
      let footer = words("Left " + keys, "100x30").split(separator: "\n").last ?? ""
      #expect(footer.contains("Esc back") && !footer.contains("try the fix"), "\(keys)")
    }
  }

  @Test(arguments: BundledScenario.below("Tour").map(\.name))
  func `g walks from the launch where x says first that something breaks`(name: String) {
    var pages = playground(name)
    _ = pages.press("x")
    let broken = pages.text().split(separator: "\n").first { line in
      ["✕ ", "! "].contains { line.contains($0) }
    }
    guard let broken else {
      let walked = playground(name, after: "g")
      #expect(walked.text().contains("No problems nearby"))
      return
    }
    _ = pages.press("Enter")
    let walked = playground(name, after: "g")
    #expect(walked.saved == pages.saved, "\(broken)")
    // Where the sentence above says what is wrong, the notice says how far it was.
    let isSaid = walked.notice?.hasPrefix("The nearest problem, ") == true
    #expect(isSaid || walked.notice.map { broken.contains($0.prefix(20)) } == true, "\(broken)")
  }
}
