import Playground
import TerminalModel
import Testing

/// Undo, branches, and many keys.
struct TimeTests {
  private static let size = Size(columns: 100, rows: 30)

  @Test(arguments: 1...6) func `undoing and redoing so many keys changes nothing`(seed: UInt64) {
    var dice = Dice(seed: seed)
    var desk = desk("what-a-pop-leaves-behind")
    let keys = "hlpouvDLft[] abB".map { Key.character($0) }
    var trail = [desk.session.position]
    for _ in 0..<200 {
      _ = desk.press(keys.randomElement(using: &dice) ?? .left)
      _ = desk.press(.escape)
      if desk.session.position != trail.last { trail.append(desk.session.position) }
    }
    let (before, screen) = (desk.session.position, desk.text())
    var undone = 0
    while true {
      let here = desk.session.position
      _ = desk.press(.character("u"))
      if desk.session.position == here { break }
      undone += 1
    }
    for _ in 0..<undone { _ = desk.press(.control("r")) }
    #expect(desk.session.position == before)
    _ = desk.press(.escape)
    #expect(
      desk.text().split(separator: "\n").dropLast() == screen.split(separator: "\n").dropLast())
  }

  @Test func `a replay from the launch comes to the same screen`() {
    var dice = Dice(seed: 77)
    var desk = desk("the-list-and-the-phone")
    for _ in 0..<300 {
      let key = "hhllpoKfb".randomElement(using: &dice) ?? "h"
      _ = desk.press(.character(key))
      _ = desk.press(.escape)
    }
    let before = desk.text()
    _ = desk.press("v u Esc")
    #expect(
      desk.text().split(separator: "\n").dropLast() == before.split(separator: "\n").dropLast())
  }

  @Test func `branches are kept`() {
    var desk = desk(after: "Left")
    let left = desk.session.position
    _ = desk.press("u Right u Left")
    #expect(desk.session.position == left)
  }

  @Test func `every branch can be seen and reached`() {
    var desk = desk(after: "Left p u u Right Enter")
    let tried = desk.session.position
    _ = desk.press("T")
    let text = desk.text()
    #expect(text.contains("turn left · push Player"))
    #expect(text.contains("turn right · push Player · turn left · pop"))
    #expect(text.contains("with Films supports allButUpsideDown"))
    _ = desk.press("text:'turn left · push' Enter")
    #expect(desk.text().contains("turn left ─── ● push Player"))
    _ = desk.press("u u T text:with Enter")
    #expect(desk.session.position.setting == tried.setting)
    #expect(desk.text().contains("launch, changed"))
  }

  @Test func `a fork in the timeline can be pressed`() {
    var desk = desk(after: "Left u Right")
    let rows = desk.text().split(separator: "\n", omittingEmptySubsequences: false)
    let row = rows.firstIndex { $0.contains("┬") } ?? 0
    let column = Array(rows[row]).firstIndex(of: "┬") ?? 0
    _ = desk.press(.mouse(MouseEvent(.press(.left), at: Point(column: column, row: row))))
    #expect(desk.text().contains("Branches"))
  }

  @Test func `ten thousand random keys do no harm`() {
    var dice = Dice(seed: 4)
    var desk = desk()
    for count in 1...10_000 {
      let key = allKeys.randomElement(using: &dice) ?? .left
      guard !leavingKeys.contains(key) else { continue }
      _ = desk.press(key)
      if count % 25 == 0 {
        let screen = desk.screen(Self.size)
        #expect(Rect(Self.size).contains(screen.cursor))
      }
    }
  }

  @Test func `a turn is a few frames, and any key ends it`() {
    guard let session = Session(bundled: "the-list-and-the-phone") else { return }
    var desk = Desk(session, traits: Desk.Traits(moves: true))
    #expect(desk.patience == nil)
    _ = desk.press(.left)
    var total = 0
    while let wait = desk.patience {
      total += wait
      desk.advance()
    }
    #expect((1...250).contains(total))
    _ = desk.press(.right)
    #expect(desk.patience != nil)
    _ = desk.press(.character("j"))
    #expect(desk.patience == nil)
  }

  @Test func `a long past does not hide the fix`() {
    var desk = desk("the-list-and-the-phone")
    for key in Array(repeating: [Key.right, .left, .left, .right], count: 250).joined() {
      _ = desk.press(key)
    }
    _ = desk.press("Left")
    #expect(desk.text().contains("Make it turn"))
  }

  @Test func `without motion nothing waits`() {
    var desk = desk()
    _ = desk.press(.left)
    #expect(desk.patience == nil)
  }
}
