import Playground
import PlaygroundSession
import TerminalModel
import TestSupport
import Testing

/// Key scripts, and the screens they come to: the text, then the role of every cell.
struct ScreenTests {
  struct Shot: Sendable, CustomTestStringConvertible {
    var name: String
    var scenario: String?
    var keys: String
    var sizes: [String]

    var testDescription: String { name }
  }

  static let everySize = ["120x40", "100x30", "80x24", "40x12", "20x4"]

  static let shots = [
    Shot(name: "first", scenario: nil, keys: "", sizes: everySize),
    Shot(
      name: "refused", scenario: nil, keys: "Right",
      sizes: everySize + ["200x60", "160x24", "100x20", "80x50", "60x30", "30x1"]),
    Shot(name: "fix-tried", scenario: nil, keys: "Right Enter", sizes: everySize),
    Shot(name: "pushed", scenario: nil, keys: "Space*2", sizes: everySize),
    Shot(name: "crash", scenario: "two-lists-nothing-in-common", keys: "Space*2", sizes: everySize),
    Shot(name: "sheet", scenario: "a-sheet-has-no-say", keys: "Space*2", sizes: everySize),
    Shot(name: "pop-left", scenario: "what-a-pop-leaves-behind", keys: "Space*3", sizes: everySize),
    Shot(
      name: "ipad", scenario: "the-ipad-that-asks-nobody", keys: "Space",
      sizes: ["120x40", "80x24"]),
    Shot(
      name: "compare", scenario: "what-a-pop-leaves-behind", keys: "Space*3 c",
      sizes: ["120x40", "80x24"]),
    Shot(
      name: "compare-four", scenario: "what-a-pop-leaves-behind", keys: "Space*3 c c",
      sizes: ["120x40"]),
    Shot(name: "compare-fix", scenario: nil, keys: "Right C", sizes: ["120x40"]),
    Shot(name: "eye", scenario: nil, keys: "Right Tab", sizes: ["100x30"]),
    Shot(name: "menu", scenario: nil, keys: "/", sizes: everySize),
    Shot(name: "menu-search", scenario: nil, keys: "/ text:crash", sizes: ["80x24"]),
    Shot(name: "help", scenario: nil, keys: "?", sizes: everySize),
    Shot(name: "help-search", scenario: nil, keys: "? text:undo", sizes: ["80x24"]),
    Shot(name: "prompt", scenario: nil, keys: ": text:rot", sizes: everySize),
    Shot(
      name: "prompt-wrong", scenario: nil, keys: ": text:'pusch Player' Enter", sizes: ["80x24"]),
    Shot(
      name: "settings", scenario: nil, keys: "Right m", sizes: ["120x40", "80x24", "40x12", "20x4"]),
    Shot(name: "chain", scenario: nil, keys: "Right i", sizes: ["120x40", "80x24", "40x12"]),
    Shot(name: "callbacks", scenario: nil, keys: "Space*2 e", sizes: ["100x30"]),
    Shot(name: "slow", scenario: nil, keys: "Right .*9", sizes: ["120x40", "80x24"]),
    Shot(name: "room", scenario: nil, keys: "P y", sizes: everySize),
    Shot(name: "explored", scenario: "what-a-pop-leaves-behind", keys: "x", sizes: ["100x30"]),
    Shot(name: "branches", scenario: nil, keys: "Left u Right u Left Left", sizes: ["100x30"]),
    Shot(name: "help-marks", scenario: nil, keys: "? End", sizes: ["100x30", "40x12"]),
    Shot(name: "flat", scenario: nil, keys: "Left f", sizes: ["100x30", "80x24", "40x12"]),
    Shot(
      name: "window", scenario: "rule-a-window-on-ipados-26", keys: "Space*2",
      sizes: ["120x40", "80x24"]),
    Shot(name: "wants", scenario: nil, keys: "Right w", sizes: ["100x30", "80x24", "40x12"]),
    Shot(name: "addition", scenario: nil, keys: "Right +", sizes: ["100x30", "80x24", "40x12"]),
    Shot(name: "code", scenario: nil, keys: "Right k", sizes: ["100x30", "80x24"]),
    Shot(name: "calls", scenario: nil, keys: "Right a", sizes: ["100x30", "80x24"]),
    Shot(name: "new", scenario: nil, keys: "N", sizes: ["100x30"]),
    Shot(name: "exports", scenario: nil, keys: "X", sizes: ["80x24"]),
    Shot(
      name: "challenge", scenario: "01-the-chart-that-didnt-hear", keys: "",
      sizes: ["100x30", "80x24"]),
    Shot(
      name: "challenge-hint", scenario: "01-the-chart-that-didnt-hear",
      keys: "Space g : text:hint Enter",
      sizes: ["120x40", "80x24", "40x12"]),
    Shot(
      name: "challenge-settings", scenario: "05-fifteen-and-twenty-six",
      keys: "Space g m text:'Film is' Right",
      sizes: ["100x30"]),
    Shot(
      name: "challenge-solved", scenario: "01-the-chart-that-didnt-hear",
      keys: "Space*4 a Enter e Esc",
      sizes: ["100x30", "80x24", "40x12"]),
    Shot(
      name: "challenge-ours", scenario: "05-fifteen-and-twenty-six",
      keys: "Space m text:'Film is' Right Esc C", sizes: ["120x40", "80x24"]),
    Shot(name: "versions", scenario: nil, keys: "Right V", sizes: ["100x30"]),
  ]

  @Test(arguments: shots) func `keys come to the screen that was recorded`(_ shot: Shot) {
    for text in shot.sizes {
      guard let size = Size(text) else { continue }
      var playground = playground(shot.scenario, after: shot.keys, size: size)
      let canvas = playground.screen(size).canvas
      let page =
        "\(shot.scenario ?? "upright")  \(shot.keys)\n\n\(canvas.text)\n\n\(canvas.roles)\n"
      expectText(page, recorded: "Screens/\(shot.name).\(text).txt")
    }
  }

  @Test func `no size is refused`() {
    var playground = playground(after: "Left")
    for keys in ["", "?", "Esc m", "Esc :", "Esc i", "Esc c", "P"] {
      _ = playground.press(keys)
      for columns in [0, 1, 2, 3, 7, 12, 19, 26, 30, 44, 71, 72, 75, 99, 131, 240] {
        for rows in [0, 1, 2, 3, 5, 8, 9, 13, 17, 18, 25, 26, 35, 70] {
          let size = Size(columns: columns, rows: rows)
          let screen = playground.screen(size)
          #expect(screen.canvas.size == size)
          #expect(size.isEmpty || Rect(size).contains(screen.cursor), "\(size) after \(keys)")
        }
      }
    }
  }

  @Test func `every character of ours has a stand-in`() {
    for keys in ["", "Left", "Left c", "P y", "?", "m", "Space*2 i", "V", "x"] {
      for text in Self.everySize {
        guard let size = Size(text) else { continue }
        var playground = playground(after: keys, size: size)
        let canvas = playground.screen(size).canvas
        let foreign = canvas.text.unicodeScalars.filter {
          !$0.isASCII && Glyphs.standIn(for: $0) == nil
        }
        #expect(
          foreign.isEmpty, "\(String(String.UnicodeScalarView(foreign))) at \(text) after \(keys)")
      }
    }
  }

  @Test func `the first screen names no rule`() {
    let text = PlaygroundState().text(80, 24)
    #expect(!text.contains("CHOOSE") && !text.contains("-5"))
  }
}

/// How large devices are on a screen.
struct DeviceSizeTests {
  /// Where the solid device's body is.
  private func extent(_ name: String, _ keys: String, at text: String) -> Rect {
    let size = Size(text) ?? .zero
    let traits = PlaygroundState.Traits(depth: .palette256)
    var playground = PlaygroundState(Session(bundled: name) ?? .blank, traits: traits)
    _ = playground.press(keys, size: size)
    let canvas = playground.screen(size).canvas
    var places: [Rect] = []
    for row in 0..<canvas.rowCount {
      for (column, cell) in canvas.row(row).enumerated() where cell.style.role == .shell {
        places.append(Rect(column: column, row: row, columns: 1, rows: 1))
      }
    }
    return places.dropFirst().reduce(places.first ?? Rect(.zero)) { $0.union($1) }
  }

  @Test(arguments: ["72x18", "80x24", "96x26", "100x30", "120x40", "200x55"])
  func `an iPad is as long whichever way it is held, and no stamp`(_ size: String) {
    let lengths = ["", "Space", "Space Space"].map { keys in
      let body = extent("the-ipad-that-asks-nobody", "Space " + keys, at: size)
      return max(body.size.columns, 2 * (body.size.rows - 1))
    }
    #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 2, "\(size): \(lengths)")
    #expect(lengths.allSatisfy { $0 >= (size == "72x18" ? 20 : 32) }, "\(size): \(lengths)")
  }

  @Test(arguments: ["iPad", "iPhone"], ["100x30", "120x40", "200x55"])
  func `a device is as long when it is laid flat`(_ device: String, _ size: String) {
    let story = device == "iPad" ? "the-ipad-that-asks-nobody" : "the-tab-bar-answers"
    let held = extent(story, "Right", at: size)
    let flat = extent(story, "Right f", at: size).size
    #expect(held.size.columns == flat.columns, "\(held), \(flat)")
    // It is seen from the table's edge.
    #expect(flat.rows < held.size.rows, "\(held), \(flat)")
  }

  @Test func `two that lie stand one above the other where that has them larger`() {
    let bodies = extent("the-tab-bar-answers", "Right c", at: "80x50").size
    #expect(bodies.columns >= 50 && bodies.rows >= 28, "\(bodies)")
  }

  @Test(arguments: ["100x30", "120x40"])
  func `four versions beside each other have words on their glass`(_ size: String) {
    let name = "the-tab-bar-answers"
    for keys in ["c c", "Right c c", "Right c"] {
      let screen = PlaygroundState.Traits(depth: .palette256)
      var playground = PlaygroundState(Session(bundled: name) ?? .blank, traits: screen)
      _ = playground.press(keys, size: Size(size) ?? .zero)
      let text = playground.screen(Size(size) ?? .zero).canvas.text
      let count = text.split(separator: "Sintel", omittingEmptySubsequences: false).count - 1
      #expect(count == (keys == "Right c" ? 2 : 4), "\(text)")
      #expect(!text.contains("▒"), "\(text)")
    }
  }
}
