import PlaygroundSession
import TerminalModel
import Testing

@testable import Playground

/// The way to what a key led to: one device, on a stage that does not go dark.
struct AnimationTests {
  private static let sizes = ["80x24", "100x30", "120x40", "200x55", "50x30", "40x12"]

  /// What is shown before the last of some keys, on the way to what it leads to, and then.
  private struct Film {
    var before: Canvas
    /// Where the device has its place there.
    var device: Rect
    var moments: [Canvas] = []
    var after: Canvas

    init(_ name: String, _ keys: String, then last: Key, at text: String) {
      let size = Size(text) ?? .zero
      let traits = PlaygroundState.Traits(moves: true, depth: .palette256)
      var playground = PlaygroundState(Session(bundled: name) ?? .blank, traits: traits)
      _ = playground.press(keys, size: size)
      while playground.patience != nil { playground.advance() }
      before = playground.screen(size).canvas
      device = playground.shown?.device ?? Rect(.zero)
      _ = playground.press(last)
      while playground.patience != nil {
        moments.append(playground.screen(size).canvas)
        playground.advance()
      }
      after = playground.screen(size).canvas
    }
  }

  @Test func `when a turn has come to rest, its stage is sent anew once`() {
    let size = Size(columns: 100, rows: 30)
    let traits = PlaygroundState.Traits(moves: true, depth: .palette256)
    var playground = PlaygroundState(traits: traits)
    #expect(playground.screen(size).stained.isEmpty)
    _ = playground.press(.right)
    while playground.patience != nil {
      #expect(playground.screen(size).stained.isEmpty)
      playground.advance()
    }
    let stained = playground.screen(size).stained
    #expect(!stained.isEmpty && stained.bottom < size.rows)
    #expect(playground.screen(size).stained.isEmpty)
  }

  private static let body: Set<Role> = [.shell]
  private static let glass: Set<Role> = [.pane, .ink, .band, .tint, .veil, .film]

  /// Where a canvas shows one of some roles.
  private func extent(_ roles: Set<Role>, in canvas: Canvas) -> Rect {
    var rect = Rect(.zero)
    for row in 0..<canvas.rowCount {
      for (column, cell) in canvas.row(row).enumerated() where roles.contains(cell.style.role) {
        let place = Rect(column: column, row: row, columns: 1, rows: 1)
        rect = rect.isEmpty ? place : rect.union(place)
      }
    }
    return rect
  }

  @Test(arguments: sizes)
  func `a story's first screen comes on one phone, which has its body`(_ size: String) {
    for story in ["a-sheet-is-not-asked", "a-full-screen-player-and-the-way-back"] {
      let film = Film(story, "", then: .character(" "), at: size)
      #expect(!film.moments.isEmpty, "\(story)")
      let whole = extent(Self.body, in: film.after)
      for moment in film.moments {
        let (body, glass) = (extent(Self.body, in: moment), extent(Self.glass, in: moment))
        #expect(body.intersection(glass) == glass && body.size == whole.size, "\(moment.text)")
      }
    }
  }

  @Test(arguments: sizes)
  func `what was said stands back while the phone turns, and is seen where it does not pass`(
    _ size: String
  ) {
    let film = Film("the-tab-bar-answers", "Space*3", then: .character(" "), at: size)
    #expect(film.moments.count == Animation.frameCount)
    let layout = Layout(film.before.size)
    for moment in film.moments {
      let covered = extent(Self.body, in: moment)
      for row in layout.telling.top..<layout.telling.bottom {
        for column in 0..<layout.size.columns {
          let place = Point(column: column, row: row)
          if covered.contains(place) || film.device.contains(place) { continue }
          let (old, new) = (film.before[place], moment[place])
          #expect(
            new.style == .dim && moment.text(of: new) == film.before.text(of: old),
            "\(place)\n\(moment.text)")
        }
      }
    }
  }

  @Test(arguments: sizes)
  func `a phone that turns stays on the stage`(_ size: String) {
    for keys in ["", "Right"] {
      for key in [Key.left, .right] {
        let film = Film("the-list-and-the-phone", keys, then: key, at: size)
        let layout = Layout(film.before.size)
        let stage = layout.telling.inset(columns: 1, rows: 0)
        for moment in film.moments {
          let device = extent(Self.body.union(Self.glass), in: moment)
          #expect(stage.intersection(device) == device, "\(keys), \(key)\n\(moment.text)")
        }
      }
    }
  }

  @Test func `where nothing can be dimmed, the last step is not told on the way`() {
    let size = Size(columns: 80, rows: 24)
    let traits = PlaygroundState.Traits(moves: true, depth: .eight)
    var playground = PlaygroundState(traits: traits)
    _ = playground.press("Right", size: size)
    while playground.patience != nil { playground.advance() }
    #expect(playground.screen(size).canvas.text.contains("Who was asked"))
    _ = playground.press(.left)
    #expect(playground.patience != nil)
    #expect(!playground.screen(size).canvas.text.contains("Who was asked"))
  }
}

extension Rect {
  /// The smallest one that holds both.
  func union(_ other: Rect) -> Rect {
    let (column, row) = (min(left, other.left), min(top, other.top))
    return Rect(
      column: column, row: row, columns: max(right, other.right) - column,
      rows: max(bottom, other.bottom) - row)
  }
}
