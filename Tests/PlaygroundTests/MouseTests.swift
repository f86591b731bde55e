import OrientationModel
import PlaygroundSession
import TerminalModel
import Testing

@testable import Playground

/// A click on what is shown does what its key does.
struct MouseTests {
  private static let size = Size(columns: 120, rows: 40)

  /// Presses and releases the mouse on some words of the screen: the first of them, or the last in
  /// the row of others.
  private func click(
    _ words: String, inRowOf others: String = "", _ playground: inout PlaygroundState,
    at size: Size = Self.size
  ) throws {
    let rows = playground.screen(size).canvas.text.split(
      separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains(words) && $0.contains(others) })
    let found = rows[row].ranges(of: words)
    let place = try #require(others.isEmpty ? found.first : found.last).lowerBound
    let point = Point(
      column: rows[row].distance(from: rows[row].startIndex, to: place), row: row)
    _ = playground.press(.mouse(MouseEvent(.press(.left), at: point)))
    _ = playground.press(.mouse(MouseEvent(.release, at: point)))
  }

  @Test func `on a controller, it opens what can be said about it`() throws {
    var playground = playground(after: "Left")
    try click("Main", inRowOf: "└ Main", &playground)
    #expect(playground.text().contains("Its mask") || playground.text().contains("Main supports"))
  }

  @Test(arguments: [("y rotates", "correct."), ("n stays", "but it rotates")])
  func `on an answer to a question, it answers`(words: String, answer: String) throws {
    var asked = playground("the-tab-bar-answers", after: "P Space")
    try click(words, &asked)
    #expect(asked.text().contains(answer), "\(asked.text())")
    var first = PlaygroundState()
    try click("y  it rotates", &first)
    #expect(first.text().contains("You guessed it rotates: correct."), "\(first.text())")
  }

  @Test func `on a dot of the grid, it lets the mask allow that, or no longer`() throws {
    var playground = playground(after: "Left")
    #expect(playground.mask(of: "Films") == .portrait)
    try click("·", inRowOf: "Films          ●", &playground)
    #expect(playground.mask(of: "Films") == [.portrait, .landscapeRight])
    #expect(playground.text().contains("✓ You rotated the phone."))
    try click("●", inRowOf: "Films          ●", &playground)
    #expect(playground.mask(of: "Films") == .portrait)
  }

  @Test(arguments: [
    ("Info.plist", "Info.plist                ●", "▸ Info.plist lists"),
    ("navigation", "navigation controller     ●", "▸ navigation supports"),
    ("allowed", "allowed                   ●", "▸ Films supports"),
  ])
  func `on any row of the grid, it opens where that answer is set`(
    name: String, others: String, row: String
  ) throws {
    var playground = playground("a-navigation-controller-that-asks-its-top", after: "Space")
    try click(name, inRowOf: others, &playground)
    #expect(playground.text().contains(row))
  }

  @Test func `on the line of versions, it lists those that the line speaks of`() throws {
    var playground = playground("the-tab-bar-answers", after: "Right")
    try click("iOS 6 to 27", &playground)
    let text = playground.text()
    #expect(text.contains("▸ ●  iOS 27") && text.contains("  iOS 6\n") && !text.contains("iOS 5"))
  }

  @Test func `on a word of confidence, it opens the chain of reasons at what is quoted there`()
    throws
  {
    var playground = playground("the-tab-bar-answers", after: "Right")
    try click("documented", &playground)
    let text = playground.text()
    #expect(text.contains("Why: from the result back to its cause"))
    #expect(
      text.contains("▸  1  ") && text.contains("  CONT-1  Containers"))
  }

  @Test func `on a line of the chain, it chooses that`() throws {
    var playground = playground("the-tab-bar-answers", after: "Right i")
    try click("Device rotation: UIKit asks", &playground)
    #expect(playground.text().contains("▸ 11  Device rotation: UIKit asks"))
    #expect(playground.text().contains("   REVAL-1  "))
  }

  @Test func `on a line of the steps beside the reason, it opens the chain there`() throws {
    let large = Size(columns: 200, rows: 55)
    var playground = playground("the-tab-bar-answers", after: "Right", size: large)
    try click("Device rotation: UIKit asks", &playground, at: large)
    let text = playground.text(200, 55)
    #expect(
      text.contains("Why: from the result") && text.contains("▸ 11  Device rotation: UIKit asks"))
    #expect(text.ranges(of: "Device rotation: UIKit asks").count == 1)
  }

  @Test func `on the word that it is assumed, it opens what is assumed`() throws {
    var playground = playground("a-pop-checks-since-16", after: "Space*3 v")
    try click("assumed", &playground)
    #expect(playground.text().contains(/▸ .\d  Assumption/))
  }

  @Test func `on a step, it walks there`() throws {
    var playground = playground(after: "Left Left")
    let there = PlaygroundTests.playground(after: "Left").session.position.node
    try click("rotate left", inRowOf: "rotate left ─── ●", &playground)
    #expect(playground.session.position.node != there)
    try click("launch", inRowOf: "launch ┬──", &playground)
    #expect(playground.session.position.node == PlaygroundTests.playground().session.position.node)
  }

  @Test func `on a version, it replays under that`() throws {
    var playground = playground("what-a-pop-leaves-behind", after: "Space*3")
    #expect(playground.session.setting.version.major == 15)
    try click("16 ▴", &playground)
    #expect(playground.session.setting.version.major == 16)
  }

  @Test(arguments: ["try the fix", ".allButUpsideDown"])
  func `on the change, it tries it`(words: String) throws {
    var playground = playground(after: "Left")
    try click(words, inRowOf: words == "try the fix" ? "" : "+     ", &playground)
    #expect(playground.text().contains("Done. With this change"))
  }

  @Test func `on the word that there are others, it shows the next`() throws {
    var playground = playground("the-tab-bar-answers", after: "Right")
    try click("↓ next fix", &playground)
    #expect(playground.text().contains("Fix 2 of "))
  }

  @Test func `on who was not asked, it opens what can be said about it, too`() throws {
    var playground = playground("the-tab-bar-answers", after: "Right")
    try click("Settings", inRowOf: "not the selected tab", &playground)
    #expect(playground.text().contains("▸ Settings supports"))
  }

  @Test func `on a sight that was explored, it goes there`() throws {
    var playground = playground("the-tab-bar-answers", after: "x")
    try click("! Films · landscapeRight", &playground)
    #expect(playground.text().contains("This is the shortest path."))
  }

  @Test(arguments: [(8, DeviceOrientation.landscapeRight), (-8, .landscapeLeft)])
  func `a phone that is dragged turns`(columns: Int, held: DeviceOrientation) throws {
    var playground = playground(after: "Left Right")
    _ = playground.screen(Self.size)
    let device = try #require(playground.shown?.device)
    let point = Point(
      column: device.left + device.size.columns / 2, row: device.top + device.size.rows / 2)
    let end = Point(column: point.column + columns, row: point.row)
    _ = playground.press(.mouse(MouseEvent(.press(.left), at: point)))
    _ = playground.press(.mouse(MouseEvent(.drag(.left), at: end)))
    _ = playground.press(.mouse(MouseEvent(.release, at: end)))
    #expect(playground.scene().summary.world.held == held)
  }
}
