import BundledScenarios
import OrientationModel
import OrientationScenarios
import Playground
import PlaygroundSession
import TerminalModel
import TestSupport
import Testing

/// Stories: how they open, how one leaves them and comes back.
struct StoryTests {
  static let tour = BundledScenario.all.map(\.name).filter { $0.hasPrefix("Tour/") }

  private static let sizes = [
    (200, 60), (120, 40), (100, 30), (80, 24), (60, 20), (50, 50), (40, 12),
  ]

  @Test func `the arrow of the first screen is the story's own first step`() {
    #expect(PlaygroundState().firstKey == .right)
    for name in Self.tour {
      let (pressed, walked) = (playground(name), playground(name, after: "Space"))
      var playground = pressed
      guard let key = playground.firstKey else {
        Issue.record("\(name) names no key")
        continue
      }
      _ = playground.press(key)
      #expect(playground.session.position == walked.session.position, "\(name)")
    }
  }

  @Test(arguments: tour) func `a story opens with its question, in any size`(name: String) throws {
    let text = try #require(BundledScenario.named(name)?.text)
    let question = try #require(Scenario.parse(text).scenario.header.about.last)
    let playground = playground(name)
    for (columns, rows) in Self.sizes {
      let words = Set(playground.text(columns, rows).split { " \n".contains($0) }.map(String.init))
      let missing = question.split(separator: " ").filter { !words.contains(String($0)) }
      #expect(missing.isEmpty, "\(missing) at \(columns)x\(rows)")
    }
  }

  @Test func `what was read of an app opens with what may not be all`() {
    let text = """
      about The mask of Main isn't understood.
      evidence imported
      root navigation Main
      rotate left
      """
    let session = Session(Scenario.parse(text).scenario, origin: .file("app.scenario"))
    let stage = PlaygroundState(session)
    #expect(stage.text(80, 24).contains("The mask of Main isn't understood."))
  }

  @Test(arguments: tour) func `what a story says is whole on every ordinary screen`(
    name: String
  ) throws {
    let text = try #require(BundledScenario.named(name)?.text)
    let playground = playground(name)
    var notes: [[String]] = [[]]
    for step in Scenario.parse(text).scenario.steps {
      // What is said of other versions is not said here.
      let told = step.versions?.contains(playground.session.setting.version) ?? true
      guard told else { continue }
      if case .note(let note) = step.action.value {
        notes[notes.count - 1].append(note)
      } else {
        notes.append([])
      }
    }
    for (columns, rows) in Self.sizes.prefix(4) + [(80, 50), (160, 24), (100, 24)] {
      var playground = playground
      for (number, said) in notes.enumerated().dropFirst() {
        _ = playground.press(.character(" "))
        let text = playground.screen(Size(columns: columns, rows: rows)).canvas.text
        let lines = text.split(separator: "\n")
        let screen = lines.flatMap { $0.split(separator: " ") }.joined(separator: " ")
        let note = said.joined(separator: " ")
        // Beside a device on its end each of its lines stands beside one of the device's rows.
        let isWhole = note.split(separator: " ").allSatisfy { screen.contains($0) }
        #expect(
          screen.contains(note) || isWhole, "\(number) at \(columns)x\(rows)")
      }
    }
  }

  @Test(arguments: tour) func `what a story says and a change never touch`(name: String) {
    for (columns, rows) in [(80, 24), (100, 30), (120, 40)] {
      let size = Size(columns: columns, rows: rows)
      var stage = PlaygroundTests.playground(name, size: size)
      for number in 1..<14 {
        _ = stage.press(.character(" "))
        let lines = stage.screen(size).canvas.text.split(
          separator: "\n", omittingEmptySubsequences: false)
        let places = lines.indices.flatMap { row in
          ["To make it rotate", "To fix it", "To prevent the crash"].flatMap { words in
            lines[row].ranges(of: words).map { (row: row, start: $0.lowerBound) }
          }
        }
        guard let place = places.first else { continue }
        let column = lines[place.row].distance(
          from: lines[place.row].startIndex, to: place.start)
        // The smallest screen has no blank to spare for a change of three lines.
        let code = lines[(place.row + 1)...].prefix { !$0.contains("───") }.count
        if rows == 24, code > 2 { continue }
        let above = lines[place.row - 1].dropFirst(column)
        #expect(above.allSatisfy { $0 == " " }, "step \(number) at \(columns)x\(rows): \(above)")
      }
    }
  }

  @Test(arguments: tour) func `a change that was tried came out, and nothing undoes it`(
    name: String
  ) {
    var playground = playground(name)
    for number in 1..<14 {
      _ = playground.press(.character(" "))
      guard playground.text().contains("Enter try the fix") else { continue }
      var tried = playground
      _ = tried.press("Enter")
      let text = tried.text()
      #expect(text.contains("Done. With this change, the interface"), "step \(number)")
      #expect(!text.contains("try the fix") && !text.contains(" ✕ You"), "step \(number)")
    }
  }

  @Test(arguments: tour) func `what the key to begin with does is said whole, or not at all`(
    name: String
  ) {
    let playground = playground(name)
    for columns in 20...60 {
      let lines = playground.text(columns, 12).split(separator: "\n").dropFirst()
      let cut = lines.filter { $0.hasSuffix("…") && $0.contains("rotate, ") }
      #expect(cut.isEmpty, "\(columns): \(cut)")
    }
  }

  @Test func `the first screen names few keys`() {
    for (columns, rows) in Self.sizes {
      var playground = PlaygroundState()
      let roles = playground.screen(Size(columns: columns, rows: rows)).canvas.roles
      let keys = roles.split(separator: "\n").flatMap { $0.split { $0 != "k" } }
      // `space` is one key; `→` and the rest are one cell each.
      #expect((2...10).contains(keys.count), "\(keys.count) at \(columns)x\(rows)")
    }
  }

  @Test func `while one is off the story a hint leads back, and space takes it`() {
    var playground = playground(after: "Left")
    #expect(playground.text().contains("space back to the story"))
    _ = playground.press("Space")
    #expect(playground.session.position.node == PlaygroundState.films.session.position.node)
    _ = playground.press("Space")
    #expect(playground.session.position == self.playground(after: "Right").session.position)
  }

  @Test(arguments: [
    "Right Enter u", "Left Enter u u", "Left u", "p Enter b u u", "Left Left u Space Space",
  ])
  func `after taking back what was tried, space goes on in the story`(keys: String) {
    var playground = playground(after: keys)
    let summary = self.playground(after: keys.hasPrefix("Right") ? "Space Space" : "Space")
    _ = playground.press("Space")
    #expect(playground.session.position == summary.session.position)
  }

  @Test(arguments: [
    ("what-a-pop-leaves-behind", 3), ("a-sheet-is-not-asked", 1),
    ("a-mask-changes-and-uikit-is-not-notified", 2),
  ])
  func `after a fix that changes earlier steps, space goes on with it, and u takes it back`(
    name: String, count: Int
  ) {
    let before = playground(name, after: "Space*\(count)")
    #expect(before.text().contains("Enter try the fix"))
    let fixed = playground(name, after: "Space*\(count) Enter").session
    let on = playground(name, after: "Space*\(count) Enter Space").session
    #expect(on.position.node > fixed.position.node)
    #expect(on.setting.variant == fixed.setting.variant)
    let back = playground(name, after: "Space*\(count) Enter u").session
    #expect(back.position == before.session.position)
  }

  @Test func `the rule that is quoted is the one that is assumed, or about the style on screen`() {
    let popped = playground("a-pop-checks-since-16", after: "Space*3 v").text(200, 60)
    #expect(popped.contains("assumed  Since iOS 16"))
    let sheet = playground("a-sheet-is-not-asked", after: "s text:pageSheet Enter").text()
    #expect(sheet.contains("widely reported  pageSheet (1) and formSheet (2) take over only"))
    #expect(!sheet.contains("assumed"))
    var stage = playground("the-tab-bar-answers", after: "Right t t")
    // It was quoted before.
    #expect(!stage.text().contains("documented"))
    stage.lessons = [:]
    let kept = stage.text()
    #expect(kept.contains("documented  Since iOS 6, UINavigationController"))
    for text in [popped, sheet, kept] { #expect(!text.contains("contradicted")) }
  }

  @Test(arguments: ["video", "crash", "iPad", "lock"])
  func `what the first screen says can be found is found, and said where`(word: String) {
    let rows = storyList(searching: word).text().split(separator: "\n")
    let found = rows.dropFirst(3).prefix { !$0.contains("Esc back") }
    #expect(found.count > 1)
    #expect(found.first?.lowercased().contains(word.lowercased()) == true, "\(found)")
  }

  @Test(arguments: [
    ("video", "Let a video rotate in a portrait app"),
    ("pop", "Up to iOS 15, a pop doesn't check"),
    ("crash", "Masks with nothing in common"),
    ("sheet", "A sheet isn't asked"),
  ])
  func `a theme's word has its recipe or its story of the tour on top`(word: String, title: String)
  {
    let rows = storyList(searching: word).text().split(separator: "\n")
    #expect(rows.first { $0.hasPrefix(" ▸") }?.contains(title) == true, "\(rows)")
  }

  @Test func `what a search finds is the same for letters that come one by one`() {
    let size = Size(columns: 120, rows: 40)
    for word in ["video", "pop", "swiftui"] {
      let typed = playground(after: "/ text:\(word)")
      var pasted = storyList(searching: word)
      #expect(pasted.screen(size).canvas.text == typed.text(), "\(word)")
    }
  }

  @Test func `that a delegate's answer changed is said, and asking in vain changes nothing`() {
    let delegate = playground("the-apps-orientations-limit-every-screen", after: "Space*2").text()
    #expect(delegate.contains("The app delegate changes its mask. Nothing happens: UIKit hasn't"))
    let kept = playground("the-tab-bar-answers", after: "Right t").text()
    #expect(kept.contains("Settings is selected. Nothing changes: Tabs returns the same mask."))
  }

  @Test(arguments: [
    ("a-mask-changes-and-uikit-is-not-notified", 3, "● Chart calls setNeedsUpdate…"),
    ("the-ipad-that-asks-nobody", 3, "● Films now prefers a locked orientation"),
    ("the-ipad-that-asks-nobody", 4, "● Films calls setNeedsUpdate…Locked"),
  ])
  func `the timeline says a call as people do`(name: String, count: Int, words: String) {
    let text = playground(name, after: "Space*\(count)").text()
    #expect(text.contains(words) && !text.contains("prefers-lock yes"))
  }

  @Test func `a container of UIKit's own is no class that the app has`() {
    let text = playground("a-navigation-controller-that-asks-its-top", after: "Space Space").text()
    #expect(text.contains("// Uses UIKit's class for now: this subclass would be new"))
    let request = playground("the-tab-bar-answers", after: ": text:'request landscapeLeft' Enter")
    #expect(request.text(100, 30).contains("+   .iOS(interfaceOrientations: .portrait)"))
  }

  @Test func `what ends the app is mended where its mask was set`() {
    let stage = playground("the-apps-orientations-limit-every-screen", after: "Space*9 k").text()
    #expect(stage.contains("topmost is Poster ? .allButUpsideDown :"))
    let tried = playground("the-apps-orientations-limit-every-screen", after: "Space*9 Enter")
      .text()
    #expect(tried.contains("With this change, the interface rotates to landscapeRight"))
  }

  @Test func `who has no name of its own is called the same in a table and in a sentence`() {
    let text = playground("a-swiftui-app", after: "Space*2").text()
    #expect(text.contains("└ SwiftUI app  { .all }") && !text.contains("└ app"), "\(text)")
    #expect(text.contains(" app delegate   ") && !text.contains("the app delegate   "))
  }

  @Test func `a change that has no room is told in words, not by what stays`() {
    let keys = "N Enter : text:'plist portrait' Enter Left w Down Enter Enter"
    let text = playground(after: keys).text(80, 24)
    #expect(text.contains("list landscape in Info.plist\n"), "\(text)")
    #expect(!text.contains("and more"))
  }

  @Test func `iPadOS begins at 13`() {
    let launch = playground("the-tab-bar-answers", after: "Right D End Enter").text()
    #expect(launch.contains("iOS 6 to 27") && !launch.contains("iPadOS 6"))
  }

  @Test func `a document goes on where a step happens, unless one chose another version`() throws {
    // Its third step is for iOS 15 and earlier, its fourth for what came after.
    let name = "guide-masks-chosen-at-run-time"
    let text = playground(name, after: "Space*4").text()
    #expect(text.contains("iPhone · iOS 16") && text.contains("Switched to iOS 16 for this step"))
    let back = playground(name, after: "Space*4 [").text()
    #expect(back.contains("iPhone · iOS 6"))
    let session = try #require(Session(bundled: name, version: SystemVersion(12)))
    var chosen = PlaygroundState(session)
    _ = chosen.press("Space*4")
    #expect(chosen.text().contains("iPhone · iOS 12"))
    #expect(chosen.text().contains("Skipped: this step doesn't apply to iOS 12."))
    #expect(!chosen.text().contains("Press v"))
  }

  @Test func `at the end of a story the menu stands on the next`() {
    let text = playground("the-tab-bar-answers", after: "Space*4 / Enter").text()
    #expect(text.contains("story 2 of \(Self.tour.count)"))
  }

  @Test func `space goes on through all stories of the tour`() {
    var playground = PlaygroundState()
    var chapters: Set<String> = []
    for _ in 0..<160 {
      _ = playground.press(.character(" "))
      let line = playground.text().split(separator: "\n").first { $0.contains("story ") }
      chapters.insert(line.map { String($0.suffix(12)) } ?? "")
    }
    #expect(chapters.subtracting([""]).count == Self.tour.count, "\(chapters)")
    #expect(playground.text().contains("challenge 1 of 8"))
  }

  @Test func `the story's words are there in a small window too`() {
    let playground = playground("what-a-pop-leaves-behind", after: "Space*3")
    for (columns, rows) in [(80, 24), (60, 20), (70, 24), (40, 16), (50, 30)] {
      let words = playground.text(columns, rows).split { " \n".contains($0) }
      #expect(words.contains("15,") && words.contains("check."), "\(columns)x\(rows)")
    }
  }

  @Test func `the fix is compared with what is, and the first difference is named`() {
    let text = playground(after: "Right C").text()
    #expect(text.contains("First difference   rotate right"))
    #expect(text.contains("as it is") && text.contains("Films supports portrait only"))
    #expect(text.contains("with the fix") && text.contains("Films allows it"))
    let tried = playground(after: "Right Enter C").text()
    #expect(tried.contains("First difference   rotate right"))
  }

  @Test func `a comparison of versions says nothing of another version`() {
    let text = playground("what-a-pop-leaves-behind", after: "Space*3 c").text()
    #expect(text.contains("iPhone · iOS 15, 16"))
    #expect(!text.contains("try the fix") && !text.contains(": stays"))
  }

  @Test func `comparing shows something in every size`() {
    var playground = playground("what-a-pop-leaves-behind", after: "Space*3")
    for (columns, rows) in Self.sizes + [(70, 30), (30, 9), (20, 4), (24, 40)] {
      let before = playground.text(columns, rows)
      _ = playground.press("c")
      #expect(playground.text(columns, rows) != before, "\(columns)x\(rows)")
      #expect(playground.text(columns, rows).contains("rotates"), "\(columns)x\(rows)")
      _ = playground.press("c c")
    }
  }

  private func playground(_ name: String? = nil, after keys: String = "") -> PlaygroundState {
    PlaygroundTests.playground(name, after: keys)
  }
}

extension PlaygroundState {
  /// The key that the first screen says to press.
  fileprivate var firstKey: Key? {
    let words = text().split(whereSeparator: \.isWhitespace)
    let deed = words.firstIndex(of: "begin") ?? words.firstIndex(of: "rotate,")
    guard let deed, deed > 0 else { return nil }
    switch words[deed - 1] {
    case "←": return .left
    case "→": return .right
    case "space": return .character(" ")
    default: return nil
    }
  }
}
