import Playground
import TerminalModel
import Testing

struct ForesightTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `what was foreseen of a key is what the key brings`(_ seed: UInt64) {
    var dice = Dice(seed: seed)
    var desk = Desk(traits: Desk.Traits(hasMouse: false))
    let size = Size(columns: 100, rows: 30)
    let others: [Key] = [
      .character("p"), .enter, .character("v"), .character("u"), .escape, .character("?"), .tab,
    ]
    var last: Key?
    var count = 0
    for _ in 0..<120 {
      var foresight = Foresight()
      for key in Foresight.likely(after: last) { foresight.look(key, on: desk, size) }
      let isLikely = Bool.random(using: &dice)
      let all = isLikely ? Foresight.likely(after: last) : others
      guard let key = all.randomElement(using: &dice) else { continue }
      let vision = foresight.take(key)
      #expect((vision != nil) == Foresight.likely(after: last).contains(key))
      let effects = desk.press(key)
      let screen = desk.screen(size)
      last = key
      guard let vision else { continue }
      count += 1
      #expect(vision.screen.canvas == screen.canvas)
      #expect(vision.screen.cursor == screen.cursor)
      #expect(vision.effects == effects)
      #expect(vision.desk.session.position == desk.session.position)
      // Nothing is foreseen twice: another moment has come.
      #expect(foresight.take(key) == nil)
    }
    #expect(count > 30)
  }

  @Test func `a key that may take long is not pressed ahead`() {
    #expect(Foresight.likely(after: .character("x")) == [.right, .left])
    #expect(Foresight.likely(after: .down) == [.down, .right, .left])
    #expect(Foresight.likely(after: nil) == [.right, .left])
  }
}
