import Playground
import PlaygroundSession
import TerminalModel
import Testing

/// The playground in sentences says what the screen shows.
struct LinearTests {
  private static let scripts = [
    "Left", "Left Enter", "Space Space Space", "p Enter o u C-r", "v v D L", "Left i Esc",
    "m Right Esc",
    ": text:'push Player' Enter", "P y n Esc", "c Left c", "Left . . , Esc", "/ text:crash Enter",
    "? text:undo Enter", "s Enter d", "Tab Left", "x Esc g",
  ]

  @Test(arguments: scripts) func `keys come to the same as on the screen`(script: String) {
    var linear = Linear(PlaygroundState.films)
    var playground = PlaygroundState.films
    var lines = linear.news()
    for key in KeyScript(script).keys {
      _ = playground.press(key)
    }
    lines += linear.take(script).lines
    #expect(linear.playground.session.position == playground.session.position)
    #expect(linear.playground.text() == playground.text())
  }

  @Test(arguments: scripts) func `every line is short and begins with a label`(script: String) {
    var linear = Linear(PlaygroundState.films)
    let lines = linear.news() + linear.take(script).lines
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(line.count <= Linear.longestLine, "\(line)")
      #expect(!line.contains("\u{1B}") && !line.contains("\r"))
      let label = line.prefix { $0 != ":" }
      #expect(label.count < line.count && label.first?.isUppercase == true, "\(line)")
    }
  }

  @Test(arguments: [
    ("error 101", "A geometry request failed"),
    ("Supported orientations has no common orientation with the app", "No orientation in common"),
  ])
  func `a line of a console is explained as at the prompt`(line: String, title: String) {
    var linear = Linear(PlaygroundState.films)
    let lines = linear.take(line).lines
    #expect(lines.first?.hasPrefix("Note: \(title) (") == true && lines.count > 2, "\(lines)")
  }

  @Test func `an empty line says how to press Enter where that does something`() {
    var linear = Linear(PlaygroundState.films)
    _ = linear.take("Left")
    #expect(linear.take("").lines == ["Note: To press Enter, type the word Enter."])
    _ = linear.take("Enter")
    #expect(linear.take("").lines.isEmpty)
  }

  @Test func `what the bar calls a key does what that does`() {
    var linear = Linear(playground("the-tab-bar-answers", after: "Right"))
    let lines = linear.news()
    #expect(lines.contains { $0.hasPrefix("Keys: ") && $0.contains("space: next") }, "\(lines)")
    #expect(linear.take("next").lines.contains { $0.hasPrefix("Result: ") })
    #expect(linear.take("xyzzy").lines.first?.hasPrefix("Problem: ") == true)
  }

  @Test func `a name for a file says what becomes of that`() {
    var stage = playground(after: "N Enter Left")
    stage.saved(as: "mine.scenario")
    _ = stage.press("u Right")
    var linear = Linear(stage)
    let lines = linear.take("W").lines
    #expect(lines.contains { $0.contains("replaces the open file without 1 step") }, "\(lines)")
  }

  @Test func `a device that lies flat was held as the hand held it`() {
    var linear = Linear(PlaygroundState.films)
    #expect(linear.take("Left f").lines.contains { $0.contains("last held landscapeLeft") })
  }

  @Test(arguments: ["open", "close", "fold"])
  func `a step of another device says which has it`(line: String) {
    var linear = Linear(PlaygroundState.films)
    let lines = linear.take(line).lines
    #expect(lines.contains { $0.contains("only an iPhone Duo opens and closes") }, "\(lines)")
  }

  @Test func `where a line of a change stands is said before it`() {
    var linear = Linear(playground("a-swiftui-app"))
    let lines = (0..<8).flatMap { _ in linear.take("Space").lines }
    let place = lines.firstIndex(of: "Place: In the body of Film:")
    #expect(place.map { lines[$0 + 1] } == "Add: .onDisappear {")
  }

  @Test func `the verdict of the screen is said`() {
    var linear = Linear(PlaygroundState.films)
    let lines = linear.news() + linear.take("Left").lines
    var shown = playground(after: "Left")
    let verdict = shown.screen(Size(columns: 120, rows: 40)).canvas.text
      .split(separator: "\n")[2].dropFirst(3)
    #expect(lines.contains("Result: Problem: \(verdict)"))
    #expect(lines.contains { $0.hasPrefix("Because: ") })
    #expect(lines.contains { $0.hasPrefix("Device: held landscapeLeft") })
    #expect(lines.contains { $0.hasPrefix("Interface: portrait, unchanged") })
    #expect(lines.contains { $0.hasPrefix("Fix: ") })
    #expect(lines.contains { $0.hasPrefix("Versions: ") })
    #expect(lines.contains { $0.hasPrefix("Asked: ") })
    #expect(lines.contains { $0.hasPrefix("Masks: ") })
    var tabs = Linear(playground("the-tab-bar-answers", after: "Right"))
    #expect(tabs.news().contains { $0.hasPrefix("Not asked: Films") })
  }

  @Test(arguments: ["", "?", "i", ":", "m", "/", "W", "s", "c", "."])
  func `every line is answered`(opened: String) {
    for line in ["Right", "v", "foo", "12", "Up", "Tab", "c", "x y", "[", "push", "Home"] {
      var linear = Linear(PlaygroundState.films)
      _ = linear.news()
      if !opened.isEmpty { _ = linear.take(opened) }
      let (lines, effects) = linear.take(line)
      #expect(!lines.isEmpty || !effects.isEmpty, "\(line) after \(opened)")
    }
  }

  @Test func `a list says how to use it, and takes words and numbers`() {
    var linear = Linear(PlaygroundState.films)
    let opened = linear.take("?").lines
    #expect(opened.contains { $0.contains("Esc closes") })
    #expect(
      linear.take("undo").lines.contains {
        $0.contains("Undo. Nothing is lost: branches are kept.")
      })
    #expect(linear.take("xyzzy").lines.contains("Note: No matches."))
    #expect(linear.take("rotate the device").lines.contains { $0.hasPrefix("Entry 1: ") })
    let before = linear.playground.session.position
    _ = linear.take("1")
    #expect(linear.playground.session.position != before)
    _ = linear.take("/")
    _ = linear.take("5")
    #expect(linear.playground.text().contains("story 5 of "))
  }

  @Test func `every guess is answered, and the next question asked`() {
    var linear = Linear(PlaygroundState.films)
    #expect(linear.take("P").lines.contains { $0.hasPrefix("Question: Next: rotate right.") })
    let answers = [
      ("n", "it stays: correct."), ("n", "it stays, but it rotates. 1 of 2"),
      ("y", "it rotates, but it stays. 1 of 3"),
    ]
    for (key, answer) in answers {
      let lines = linear.take(key).lines
      #expect(lines.contains("Guess: You guessed \(answer)"), "\(lines)")
      #expect(linear.playground.text().contains("You guessed \(answer)"))
      #expect(lines.contains { $0.hasPrefix("Question: Next: ") }, "\(lines)")
      #expect(lines.contains { $0.hasPrefix("Result: ") })
    }
    #expect(!linear.take("y").lines.contains { $0.hasPrefix("Question: ") })
    #expect(linear.take("[").lines.contains { $0.hasPrefix("Question: Next: pop") })
  }

  @Test func `a name for a file is taken as it is`() {
    var linear = Linear(PlaygroundState.films)
    #expect(linear.take("W").lines.contains { $0.hasPrefix("Save as: the-list") })
    guard case .save(let name, _) = linear.take("undo").effects.first else {
      Issue.record("nothing was saved")
      return
    }
    #expect(name == "undo")
  }

  @Test func `a sentence that is wrong is told with its place`() {
    var linear = Linear(PlaygroundState.films)
    let lines = linear.take("screen A supports sideways").lines
    #expect(lines.contains { $0.hasPrefix("Problem: ") && $0.contains("^") })
    #expect(linear.take("screen A supports all").lines.contains { $0.contains("Steps replayed") })
  }

  @Test func `what is said behind the prompt's sign is said`() {
    var linear = Linear(PlaygroundState.films)
    #expect(linear.take(": rotate left").lines.contains { $0.hasPrefix("Result: ") })
    let several = linear.take(": rotate left; rotate right").lines
    #expect(several.contains { $0.hasSuffix("put each step on its own line") })
  }

  @Test func `a sentence, a command and keys all do`() {
    var linear = Linear(PlaygroundState.films)
    let start = linear.playground.session.position
    _ = linear.take("rotate left")
    let turned = linear.playground.session.position
    #expect(turned != start)
    _ = linear.take("undo")
    #expect(linear.playground.session.position == start)
    _ = linear.take("Left")
    #expect(linear.playground.session.position == turned)
    #expect(linear.take("quit").lines.contains { $0.contains("q again quits") })
    #expect(linear.take("quit").effects == [.quit])
    #expect(linear.take("nonsense and more").lines.first?.hasPrefix("Problem: ") == true)
  }

  @Test(arguments: ["i", "e"]) func `a line of a page has one number`(key: String) {
    var linear = Linear(PlaygroundState.films)
    _ = linear.take("Left")
    let lines = linear.take(key).lines.filter { $0.hasPrefix("Line ") }
    #expect(!lines.isEmpty)
    for line in lines { #expect(!line.contains(/^Line \d[^:]*: +\d/), "\(line)") }
  }
}
