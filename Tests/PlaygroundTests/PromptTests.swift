import OrientationScenarios
import Playground
import TerminalModel
import Testing

/// The prompt takes every sentence of the language, and nothing that was not meant.
struct PromptTests {
  private func desk(_ keys: String = "", saying lines: String...) -> Desk {
    var desk = PlaygroundTests.desk(after: keys)
    for line in lines { _ = desk.press(": text:'\(line)' Enter") }
    return desk
  }

  @Test func `a setting is set, and taken back`() {
    var desk = desk(saying: "ios 15")
    #expect(desk.text().contains("iPhone · iOS 15"))
    _ = desk.press("u")
    #expect(desk.text().contains("iPhone · iOS 26"))
    #expect(self.desk(saying: "device iPad").text().contains("iPad · iOS 26"))
    #expect(self.desk("Right", saying: "title Something else").text().contains("Something else"))
    #expect(self.desk("Right", saying: "held landscapeLeft").text().contains("landscapeLeft"))
  }

  @Test func `a line of the same kind is replaced, and the steps are played again`() {
    var desk = desk("Right", saying: "screen Films supports all")
    #expect(desk.text().contains("turns to landscapeLeft: Films allows it"))
    _ = desk.press(": text:'plist portrait' Enter")
    #expect(desk.text().contains("stays"))
    _ = desk.press("u u")
    #expect(desk.text().contains("Films supports portrait only"))
  }

  @Test func `somebody new can be declared and pushed, a tree built, a reaction hung`() {
    let third = desk("n", saying: "screen Third supports all", "push Third")
    #expect(third.text().contains("Third is pushed"))
    let tabs = desk(
      "n", saying: "root tabs: navigation Main asks top; Settings", "in Main: List",
      "select Settings")
    #expect(tabs.text().contains("Settings is selected"))
    let reaction = desk("n", saying: "in Detail: when leaving: force portrait", "push Detail")
    #expect(reaction.saved.contains("  when leaving: force portrait\n"))
  }

  @Test func `a step that the new set-up cannot play is named`() {
    let desk = desk("Space*2", saying: "root Films")
    #expect(desk.text().contains("push Player makes no sense any more"))
  }

  @Test func `an expectation is judged, and saved`() {
    #expect(desk("Right", saying: "expect stayed").text().contains("✓ It holds here."))
    let desk = desk("Right", saying: "expect turned", "expect stayed")
    #expect(self.desk("Right", saying: "expect turned").text().contains("not hold here: stayed"))
    #expect(desk.saved.contains("rotate right\n  expect turned\n  expect stayed\n"))
  }

  @Test(arguments: [
    "screen Third supports allx", "plist sideways", "undo redo", "und", "expect stay",
    "in Nobody: Films", "root Films: Player: x", "ios 99", "nonsense",
  ]) func `what is wrong is told with its place, and changes nothing`(line: String) {
    let before = desk("Right")
    let after = desk("Right", saying: line)
    #expect(after.session.position == before.session.position)
    #expect(after.text().contains(": \(line)"))
    #expect(after.text().contains("^"))
  }

  private static let unfinished = [
    ("plist p", "plist portrait"), ("screen X ", "screen X supports"), ("rotate", "rotate left"),
    ("expect int", "expect interface"), ("push ", "push Player"), ("dev", "device"),
    ("delegate ", "delegate portrait"), ("screen X supports al", "screen X supports all"),
  ]

  @Test(arguments: unfinished) func `a sentence is completed`(typed: String, expected: String) {
    let text = PlaygroundTests.desk(after: ": text:'\(typed)'").text()
    #expect(text.split(separator: "\n").contains { $0.hasPrefix("   \(expected)") }, "\(text)")
  }

  @Test func `what is on the stack already is not offered for a push`() {
    let text = PlaygroundTests.desk(after: ": text:'push '").text()
    #expect(!text.contains("push Main") && !text.contains("push Films"))
  }

  @Test func `what was said and saved is a right scenario`() {
    let desk = desk(
      "n", saying: "title Mine", "assume device-before-current no", "screen A supports all",
      "about One thing.",
      "about Another thing?", "root tabs: List; A", "rotate left", "expect turned", "lock on")
    let reading = Scenario.parse(desk.saved)
    #expect(reading.isRight, "\(desk.saved)")
  }
}

/// What is pasted runs nothing by itself, and loses nothing.
struct PasteTests {
  private func desk(_ keys: String, pasting text: String) -> Desk {
    var desk = PlaygroundTests.desk(after: keys)
    #expect(desk.press(.paste(text)).isEmpty)
    return desk
  }

  @Test func `several lines wait in sight, and Enter does one after the other`() {
    let start = PlaygroundTests.desk(after: "").session.position
    for ending in ["", "\n", "\r\n"] {
      var desk = desk(":", pasting: "rotate right\r\n\n# a comment\n  push Player" + ending)
      #expect(desk.session.position == start)
      #expect(desk.text().contains("rotate right⏎"))
      #expect(desk.text().contains("2 lines, Enter does each"))
      _ = desk.press("Enter")
      #expect(desk.saved.contains("rotate right\n") && desk.saved.contains("push Player\n"))
      #expect(desk.text().contains("Player is pushed"))
    }
  }

  @Test func `the first line that is wrong is told, and waits with those behind it`() {
    var desk = desk(":", pasting: "rotate right\npusch Player\nrotate left")
    _ = desk.press("Enter")
    #expect(desk.text().contains(": pusch Player⏎rotate left") && desk.text().contains("^"))
    #expect(!desk.saved(closing: true).contains("rotate left"))
    var impossible = self.desk(":", pasting: "pop\nrotate right")
    _ = impossible.press("Enter")
    #expect(impossible.text().contains(": rotate right"))
    _ = impossible.press("Enter")
    #expect(impossible.saved.contains("rotate right\n"))
  }

  @Test func `a line that opens a list lets the others wait below it`() {
    var desk = desk(":", pasting: "masks\nrotate right")
    _ = desk.press("Enter")
    #expect(desk.text().contains("Masks and settings"))
    _ = desk.press("Esc")
    #expect(desk.text().contains(": rotate right"))
  }

  @Test func `candidates are those of what was pasted`() {
    let pasted = desk(":", pasting: "push ").text()
    #expect(pasted == PlaygroundTests.desk(after: ": text:'push '").text())
  }

  @Test func `a name of a file and a search take everything on one line`() {
    #expect(desk("W C-u", pasting: "my\nfile").text().contains("Save as: my file"))
    #expect(desk("?", pasting: "take\nback").text().contains("take back"))
  }

  @Test func `a line longer than the screen keeps its end in sight`() {
    let text = (["rotate right"] + Array(repeating: "rotate left", count: 30))
      .joined(separator: "\n")
    for (columns, rows) in [(120, 40), (80, 24), (40, 12), (20, 4), (5, 3)] {
      var desk = desk(":", pasting: text + "\nnote end")
      let screen = desk.screen(Size(columns: columns, rows: rows))
      #expect(screen.cursor.column < columns - 1 || columns < 20)
      if columns >= 20 { #expect(screen.canvas.text.contains("note end"), "\(columns)") }
    }
  }
}

/// Commands of the command line, said at the prompt.
struct QuestionTests {
  @Test func `what a command says is asked for outside and read as a page`() {
    var desk = desk(after: "Right")
    guard case .ask(let question) = desk.press(": text:'why --step 1' Enter").first else {
      Issue.record("nothing was asked")
      return
    }
    #expect(question.words == ["why", "-", "--step", "1"])
    #expect(question.text.contains("rotate right"))
    desk.show(question, "one\ntwo\n" + String(repeating: "more\n", count: 50) + "last\n\n")
    #expect(desk.text().contains("why --step 1") && desk.text().contains("two"))
    _ = desk.press("End")
    #expect(desk.text().contains("last"))
    _ = desk.press("q")
    #expect(!desk.text().contains("last"))
    desk.show(question, "1 passed\n")
    #expect(desk.text().contains("1 passed"))
  }

  @Test func `a scenario that is named is the one that is asked about`() {
    var desk = desk(after: "Right")
    let asked = desk.press(": text:'why two-lists-nothing-in-common' Enter")
    guard case .ask(let question) = asked.first else {
      Issue.record("nothing was asked")
      return
    }
    #expect(question.words == ["why", "two-lists-nothing-in-common"])
  }

  @Test func `what is not for here says so, and sentences stay sentences`() {
    let cases = [
      "completions bash": "for a shell", "import Info.plist": "in a shell",
      "play mine.scenario": "/ opens another", "screen --size 80x24": "This is the screen",
      "new mine": "n begins a scenario",
    ]
    for (line, words) in cases {
      var desk = desk(after: "Right")
      #expect(desk.press(": text:'\(line)' Enter").isEmpty, "\(line)")
      #expect(desk.text().contains(words), "\(line)")
    }
    var own = desk(after: "Right")
    #expect(own.press(": text:'screen Extra supports all' Enter").isEmpty)
    #expect(own.text().contains("with screen Extra supports all"))
    #expect(own.press(": text:compare Enter").isEmpty)
    #expect(own.text().contains("Where they part") || own.text().contains("They do not part"))
  }
}

extension Desk {
  /// The same after what lies on top was closed.
  func saved(closing: Bool) -> String {
    var copy = self
    if closing { _ = copy.press("Esc") }
    return copy.saved
  }

  /// The text that saving would write.
  var saved: String {
    var copy = self
    for effect in copy.press("W Enter") {
      if case .save(_, let text) = effect { return text }
    }
    return ""
  }
}
