import Playground
import PlaygroundPage
import PlaygroundSession
import Testing
import TerminalModel

/// The playground on a page: bytes in, cells and effects out.
struct PageTests {
  private func page(opening name: String = "") -> Page {
    Page([0, 0, 80, 0, 24, 0] + Array("https://example.com/\0\(name)".utf8))
  }

  private func text(_ page: inout Page) -> String {
    let canvas = page.screen().canvas
    return (0..<canvas.rowCount).map { row in
      canvas.row(row).map { canvas.text(of: $0) }.joined()
    }.joined(separator: "\n")
  }

  @Test func `a page shows what the playground shows`() {
    let traits = PlaygroundState.Traits(ground: .dark, depth: .trueColor)
    var playground = PlaygroundState(traits: traits)
    var page = page()
    let keys: [(String, Key)] = [
      (" ", .character(" ")), ("ArrowRight", .right), ("v", .character("v")),
      ("/", .character("/")),
      ("ArrowDown", .down), ("Enter", .enter),
    ]
    for (name, key) in keys {
      _ = playground.press(key)
      _ = page.take("k\0" + name)
      #expect(page.screen().canvas == playground.screen(Size(columns: 80, rows: 24)).canvas)
    }
  }

  @Test func `every cell of a frame is twelve bytes after ten of its head`() throws {
    var page = page()
    let answer = try #require(page.take("i").first)
    let bytes = answer.bytes
    #expect(bytes[0] == UInt8(ascii: "f"))
    #expect(Array(bytes[5..<11]) == [0, 0, 80, 0, 24, 0])
    #expect(bytes.count >= 5 + 10 + 12 * 80 * 24)
  }

  @Test(arguments: [
    ("k\u{0}ArrowLeft", Key.left), ("k\u{0}x", .character("x")), ("k\u{1}r", .control("r")),
    ("k\u{2}Tab", .backTab), ("k\u{0}Escape", .escape), ("k\u{0}é", .character("é")),
    ("m\u{0}\u{3}\u{0}\u{4}\u{0}", .mouse(MouseEvent(.press(.left), at: Point(column: 3, row: 4)))),
    ("pa\nb", .paste("a\nb")), ("k\u{0}F5", .f(5)),
  ])
  func `bytes are the keys that a terminal sends`(bytes: String, key: Key) {
    var rest = PageBytes(Array(bytes.utf8.dropFirst()))
    #expect(Key(bytes.unicodeScalars[bytes.startIndex], &rest) == key)
  }

  @Test(arguments: ["", "k", "k\u{0}", "k\u{0}Shift", "m\u{9}", "?", "k\u{0}Unidentified"])
  func `what means nothing changes nothing`(bytes: String) {
    var page = page()
    let before = page.screen().canvas
    #expect(page.take(bytes).isEmpty)
    #expect(page.screen().canvas == before)
  }

  @Test func `a session's address opens the session`() throws {
    var first = page()
    for key in [" ", "ArrowRight", "v"] { _ = first.take("k\0" + key) }
    let token = try #require(first.take("r").first { $0.letter == "a" }?.text)
    var second = page(opening: token)
    var third = page()
    _ = third.take("o" + token)
    #expect(second.screen().canvas == third.screen().canvas)
    #expect(second.take("k\0T").map(\.text) == ["https://example.com/#\(token)"])
  }

  @Test func `a story opens by its name, and one that is not there is told`() {
    var page = page(opening: "the-tab-bar-answers")
    #expect(!text(&page).contains("There is no story"))
    _ = page.take("ono-such-story\u{1B}[2J")
    #expect(text(&page).contains("There is no story"))
  }

  @Test func `a file is opened where it is dropped, and one that is not right changes nothing`() {
    var page = page()
    let scenario = "title Dropped here\nscreen Home supports portrait\nroot Home\nrotate left\n"
    _ = page.take("ddropped.scenario\0\(scenario)")
    #expect(text(&page).contains("Dropped here"))
    _ = page.take(Array("dbad.scenario\0".utf8) + [0xFF, 0, 0x1B])
    #expect(text(&page).contains("Dropped here"))
  }

  @Test func `a search takes several moments, and Esc stops it`() {
    var page = page()
    _ = page.take("k\0x")
    #expect(page.isWaiting)
    #expect(text(&page).contains("so far. Esc stops."))
    while page.isWaiting { _ = page.take("t") }
    #expect(text(&page).contains("Checked all"))
    var stopped = self.page()
    _ = stopped.take("s\u{78}\0\u{28}\0")
    _ = stopped.take("k\0x")
    _ = stopped.take("k\0Escape")
    #expect(!stopped.isWaiting)
    #expect(text(&stopped).contains("Checked the nearest"))
  }

  @Test func `words are told when somebody rests, and only what is new`() {
    var page = page()
    func words() -> String? { page.take("r").first { $0.letter == "w" }?.text }
    #expect(words()?.contains("Scenario: ") == true)
    #expect(words() == nil)
    _ = page.take("k\0 ")
    #expect(words()?.contains("Result: ") == true)
  }
}

extension Page {
  fileprivate mutating func take(_ event: String) -> [PageAnswer] { take(Array(event.utf8)) }
}

extension PageAnswer {
  fileprivate var text: String { String(decoding: content, as: UTF8.self) }
}
