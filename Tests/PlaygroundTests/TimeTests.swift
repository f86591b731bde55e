import PlaygroundSession
import Proofs
import TerminalModel
import Testing

@testable import Playground

/// Undo, branches, and many keys.
struct TimeTests {
  private static let size = Size(columns: 100, rows: 30)

  @Test(arguments: 1...6) func `undoing and redoing so many keys changes nothing`(seed: UInt64) {
    var chance = Chance(seed: seed)
    var playground = playground("what-a-pop-leaves-behind")
    let keys = "hlpouvDLft[] abB".map { Key.character($0) }
    var trail = [playground.session.position]
    for _ in 0..<200 {
      _ = playground.press(keys.randomElement(using: &chance) ?? .left)
      _ = playground.press(.escape)
      if playground.session.position != trail.last { trail.append(playground.session.position) }
    }
    let (before, screen) = (playground.session.position, playground.text())
    var undone = 0
    while true {
      let here = playground.session.position
      _ = playground.press(.character("u"))
      if playground.session.position == here { break }
      undone += 1
    }
    for _ in 0..<undone { _ = playground.press(.control("r")) }
    #expect(playground.session.position == before)
    _ = playground.press(.escape)
    #expect(
      playground.text().split(separator: "\n").dropLast()
        == screen.split(separator: "\n").dropLast())
  }

  @Test(arguments: 1...4) func `a place that is known looks as it does when it is found out anew`(
    seed: UInt64
  ) {
    var chance = Chance(seed: seed)
    let names = ["a-sheet-is-not-asked", "what-a-pop-leaves-behind"]
    var playground = playground(names[Int(seed) % 2])
    // Not the keys that show another change than the best: that is of the moment.
    let keys = "hlpodsuvDLft[] abBcC".map { Key.character($0) } + [.control("r"), .enter, .escape]
    for _ in 0..<100 {
      let key = keys.randomElement(using: &chance) ?? .left
      _ = playground.press(key)
      let shown = playground.screen(Self.size).canvas.text
      var anew = playground
      anew.forgetPlaces()
      #expect(anew.text(100, 30) == shown, "after \(key.name)")
    }
  }

  @Test func `a replay from the launch comes to the same screen`() {
    var chance = Chance(seed: 77)
    var playground = playground("the-list-and-the-phone")
    for _ in 0..<300 {
      let keys: [Key] = [.left, .right, .left, .right] + "pblf".map { .character($0) }
      _ = playground.press(keys.randomElement(using: &chance) ?? .left)
      _ = playground.press(.escape)
    }
    let before = playground.text()
    _ = playground.press("v u Esc")
    #expect(
      playground.text().split(separator: "\n").dropLast()
        == before.split(separator: "\n").dropLast())
  }

  @Test func `branches are kept`() {
    var playground = playground(after: "Left")
    let left = playground.session.position
    _ = playground.press("u Right u Left")
    #expect(playground.session.position == left)
  }

  @Test func `every branch can be seen and reached`() {
    var playground = playground(after: "Left p Enter u u Right Enter")
    let tried = playground.session.position
    _ = playground.press(": text:branches Enter")
    let text = playground.text()
    #expect(text.contains("rotate left · push Player"))
    #expect(text.contains("rotate right · push Player · rotate left · pop"))
    #expect(text.contains("changed: support allButUpsideDown in Films"))
    _ = playground.press("text:'rotate left · push' Enter")
    #expect(playground.text().contains("rotate left ─── ● push Player"))
    _ = playground.press("u u : text:branches Enter text:'support all' Enter")
    #expect(playground.session.position.setting == tried.setting)
    #expect(playground.text().contains("launch (edited)"))
  }

  @Test func `a fork in the timeline can be pressed`() {
    var playground = playground(after: "Left u Right")
    let rows = playground.text().split(separator: "\n", omittingEmptySubsequences: false)
    let row = rows.firstIndex { $0.contains("┬") } ?? 0
    let column = Array(rows[row]).firstIndex(of: "┬") ?? 0
    _ = playground.press(.mouse(MouseEvent(.press(.left), at: Point(column: column, row: row))))
    #expect(playground.text().contains("Branches"))
  }

  @Test func `a turn is a few frames, and any key ends it`() {
    guard let session = Session(bundled: "the-list-and-the-phone") else { return }
    var playground = PlaygroundState(session, traits: PlaygroundState.Traits(moves: true))
    #expect(playground.patience == nil)
    _ = playground.press(.left)
    var total = 0
    while let wait = playground.patience {
      total += wait
      playground.advance()
    }
    #expect((1...250).contains(total))
    _ = playground.press(.right)
    #expect(playground.patience != nil)
    _ = playground.press(.character("j"))
    #expect(playground.patience == nil)
  }

  @Test func `a long past does not hide the fix`() {
    var playground = playground()
    for key in Array(repeating: [Key.right, .left, .left, .right], count: 250).joined() {
      _ = playground.press(key)
    }
    _ = playground.press("Left")
    #expect(playground.text().contains("To make it rotate"))
  }

  @Test func `without motion nothing waits`() {
    var playground = playground()
    _ = playground.press(.left)
    #expect(playground.patience == nil)
  }
}
