import OrientationScenarios
import Playground
import PlaygroundSession
import TerminalModel
import Testing

/// The prompt takes every sentence of the language, and nothing that was not meant.
struct PromptTests {
  private func playground(_ keys: String = "", saying lines: String...) -> PlaygroundState {
    var playground = PlaygroundTests.playground(after: keys)
    for line in lines { _ = playground.press(": text:'\(line)' Enter") }
    return playground
  }

  @Test func `a setting is set, and taken back`() {
    var playground = playground(saying: "ios 15")
    #expect(playground.text().contains("iPhone · iOS 15"))
    _ = playground.press("u")
    #expect(playground.text().contains("iPhone · iOS 26"))
    #expect(self.playground(saying: "device iPad").text().contains("iPad · iPadOS 26"))
    #expect(
      self.playground("Right", saying: "title Something else").text().contains("Something else"))
    #expect(self.playground("Right", saying: "held landscapeLeft").text().contains("landscapeLeft"))
  }

  @Test func `a line of the same kind is replaced, and the steps are played again`() {
    var playground = playground("Right", saying: "screen Films supports all")
    #expect(playground.text().contains("rotates to landscapeLeft: Films allows it"))
    _ = playground.press(": text:'plist portrait' Enter")
    #expect(playground.text().contains("stays"))
    _ = playground.press("u u")
    #expect(playground.text().contains("Films supports portrait only"))
  }

  @Test func `who is not there is named with those of whom it can be said`() {
    let name = "09-swiftui-preference"
    let nobody = PlaygroundTests.playground(name, after: ": text:'set App default all' Enter")
    #expect(nobody.text().contains("there is no screen or container named"))
    #expect(nobody.text().contains("declared: Root"))
    let root = PlaygroundTests.playground(
      name, after: ": text:'set Root default portrait' Enter")
    #expect(root.saved.contains("hosting Root default portrait"))
  }

  @Test func `somebody new can be declared and pushed, a tree built, a reaction hung`() {
    let third = playground("N Down Enter", saying: "screen Third supports all", "push Third")
    #expect(third.text().contains("Third is pushed"))
    let tabs = playground(
      "N Down Enter", saying: "root tabs: navigation Main asks top; Settings", "in Main: List",
      "select Settings")
    #expect(tabs.text().contains("the tab bar controller returns the same mask"))
    let reaction = playground(
      "N Down Enter", saying: "in Detail: when leaving: force portrait", "push Detail")
    #expect(reaction.saved.contains("  when leaving: force portrait\n"))
  }

  @Test func `a step that the new set-up cannot play is named`() {
    let playground = playground("Space*2", saying: "root Films")
    #expect(playground.text().contains("push Player is no longer possible"))
  }

  @Test func `an expectation is judged, and saved`() {
    #expect(playground("Right", saying: "expect stayed").text().contains("✓ True here."))
    let playground = playground("Right", saying: "expect turned", "expect stayed")
    #expect(
      self.playground("Right", saying: "expect turned").text().contains("Not true: stayed"))
    #expect(playground.saved.contains("because CHOOSE-5\n  expect turned\n  expect stayed\n"))
  }

  @Test(arguments: [
    "screen Third supports allx", "plist sideways", "undo redo", "und", "expect stay",
    "in Nobody: Films", "root Films: Player: x", "ios 99", "nonsense",
  ]) func `what is wrong is told with its place, and changes nothing`(line: String) {
    let before = playground("Right")
    let after = playground("Right", saying: line)
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
    let text = PlaygroundTests.playground(after: ": text:'\(typed)'").text()
    #expect(text.split(separator: "\n").contains { $0.hasPrefix("   \(expected)") }, "\(text)")
  }

  @Test func `what is on the stack already is not offered for a push`() {
    let text = PlaygroundTests.playground(after: ": text:'push '").text()
    #expect(!text.contains("push Main") && !text.contains("push Films"))
  }

  @Test func `what was said and saved is a right scenario`() {
    let playground = playground(
      "N Down Enter", saying: "title Mine", "assume device-before-current no",
      "screen A supports all",
      "about One thing.",
      "about Another thing?", "root tabs: List; A", "rotate left", "expect turned", "lock on")
    let reading = Scenario.parse(playground.saved)
    #expect(reading.isRight, "\(playground.saved)")
  }
}

/// What is pasted runs nothing by itself, and loses nothing.
struct PasteTests {
  private func playground(_ keys: String, pasting text: String) -> PlaygroundState {
    var playground = PlaygroundTests.playground(after: keys)
    #expect(playground.press(.paste(text)).isEmpty)
    return playground
  }

  @Test func `several lines that are no scenario are told to be several, and run nothing`() {
    let start = PlaygroundTests.playground(after: "").session.position
    var playground = playground(":", pasting: "rotate right\r\n  push Player\n")
    #expect(playground.text().contains("rotate right⏎  push Player"))
    _ = playground.press("Enter")
    #expect(playground.text().contains("one line at a time"))
    #expect(playground.session.position == start)
  }

  @Test func `candidates are those of what was pasted`() {
    let pasted = playground(":", pasting: "push ").text()
    #expect(pasted == PlaygroundTests.playground(after: ": text:'push '").text())
  }

  @Test func `a name of a file and a search take everything on one line`() {
    #expect(playground("W C-u", pasting: "my\nfile").text().contains("Save as: my file"))
    #expect(playground("?", pasting: "take\nback").text().contains("take back"))
  }

  @Test func `a line longer than the screen keeps its end in sight`() {
    let text = (["rotate right"] + Array(repeating: "rotate left", count: 30))
      .joined(separator: "\n")
    for (columns, rows) in [(120, 40), (80, 24), (40, 12), (20, 4), (5, 3)] {
      var playground = playground(":", pasting: text + "\nnote end")
      let screen = playground.screen(Size(columns: columns, rows: rows))
      #expect(screen.cursor.column < columns - 1 || columns < 20)
      if columns >= 20 { #expect(screen.canvas.text.contains("note end"), "\(columns)") }
    }
  }
}

/// Lines that could be taken for something else.
struct MeaningTests {
  @Test func `an attribute that no step sets is set in the set-up`() {
    let tree = "root\n  hosting App default portrait initially all\n    view A\n"
    let text = "ios 17\n\(tree)rotate left\n"
    var playground = PlaygroundState(
      Session(Scenario.parse(text).scenario, origin: .file("x.scenario")))
    _ = playground.press("Right : text:'set App default landscape' Enter")
    #expect(playground.saved.contains("hosting App default landscape initially all\n"))
    _ = playground.press(": text:'set App initially portrait' Enter")
    #expect(playground.saved.contains("default landscape initially portrait\n"))
    _ = playground.press(": text:'set Nobody default all' Enter")
    #expect(playground.saved(closing: true).contains("hosting App default landscape"))
  }

  @Test(arguments: [
    ("present Settings as sheet", "did you mean `pageSheet`?"),
    ("present Setings", "did you mean `Settings`?"),
  ])
  func `a step with a mistake is told its own mistake, and no command answers`(
    line: String, help: String
  ) {
    var stage = PlaygroundTests.playground("the-tab-bar-answers", after: "Right")
    _ = stage.press(": text:'\(line)' Enter")
    #expect(stage.text().contains(help) && !stage.text().contains("P presents this story"))
  }

  @Test func `what is said of the set-up is changed, and what is a command is done`() {
    var own = playground(after: "Right")
    #expect(own.press(": text:'screen Extra supports all' Enter").isEmpty)
    #expect(own.text().contains("changed: screen Extra supports all"))
    #expect(own.press(": text:compare Enter").isEmpty)
    let words = ["First difference", "Same orientation so far"]
    #expect(words.contains { own.text().contains($0) })
  }
}

extension PlaygroundState {
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
