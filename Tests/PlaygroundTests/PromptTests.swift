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

extension Desk {
  /// The text that saving would write.
  var saved: String {
    var copy = self
    for effect in copy.press("W Enter") {
      if case .save(_, let text) = effect { return text }
    }
    return ""
  }
}
