import Playground
import PlaygroundPage
import Testing
import TerminalModel

/// The playground on a page: bytes in, cells and effects out.
struct PageTests {
  private func page(opening name: String = "", moves: Bool = false) -> Page {
    Page(
      PageOpening(
        moves: moves, ground: .dark, size: Size(columns: 80, rows: 24),
        address: "https://example.com/", name: name))
  }

  /// What a page shows.
  private func screen(_ page: inout Page) throws -> Screen {
    try #require(
      page.take(.draw).compactMap { if case .frame(let screen, _) = $0 { screen } else { nil } }
        .first)
  }

  private func text(_ page: inout Page) throws -> String {
    let canvas = try screen(&page).canvas
    return (0..<canvas.rowCount).map { row in
      canvas.row(row).map { canvas.text(of: $0) }.joined()
    }.joined(separator: "\n")
  }

  @Test func `a page shows what the playground shows`() throws {
    let traits = PlaygroundState.Traits(ground: .dark, depth: .trueColor)
    var playground = PlaygroundState(traits: traits)
    var page = page()
    let keys: [Key] = [.character(" "), .right, .character("v"), .character("/"), .down, .enter]
    for key in keys {
      _ = playground.press(key)
      _ = page.take(.key(key))
      #expect(
        try screen(&page).canvas == playground.screen(Size(columns: 80, rows: 24)).canvas)
    }
  }

  @Test func `every cell of a frame is twelve bytes after ten of its head`() throws {
    var page = page()
    let answer = try #require(page.take(.draw).first)
    let bytes = answer.bytes
    #expect(bytes[0] == UInt8(ascii: "f"))
    #expect(Array(bytes[5..<11]) == [0, 0, 80, 0, 24, 0])
    #expect(bytes.count >= 5 + 10 + 12 * 80 * 24)
  }

  @Test(arguments: [
    ("k\u{0}ArrowLeft", Key.left), ("k\u{0}x", .character("x")), ("k\u{1}r", .control("r")),
    ("k\u{2}Tab", .backTab), ("k\u{0}Escape", .escape), ("k\u{0}é", .character("é")),
    ("m\u{0}\u{3}\u{0}\u{4}\u{0}", .mouse(MouseEvent(.press(.left), at: Point(column: 3, row: 4)))),
    ("pa\nb", .paste("a\nb")), ("s\u{50}\u{0}\u{18}\u{0}", .resize(Size(columns: 80, rows: 24))),
  ])
  func `bytes are the keys that a terminal sends`(bytes: String, key: Key) throws {
    guard case .key(let read) = PageEvent(Array(bytes.utf8)) else {
      Issue.record("no key")
      return
    }
    #expect(read == key)
  }

  @Test(arguments: [
    "", "k", "k\u{0}", "k\u{0}F5", "k\u{0}Shift", "m\u{9}", "?", "k\u{0}Unidentified",
  ])
  func `what means nothing is nothing`(bytes: String) {
    #expect(PageEvent(Array(bytes.utf8)) == nil)
  }

  @Test func `a session's address opens the session`() throws {
    var first = page()
    for key: Key in [.character(" "), .right, .character("v")] { _ = first.take(.key(key)) }
    let token = try #require(
      first.take(.rest).compactMap { if case .address(let token) = $0 { token } else { nil } }.first
    )
    var second = page(opening: token)
    var third = page()
    _ = third.take(.open(token))
    #expect(try screen(&second).canvas == screen(&third).canvas)
    #expect(
      second.take(.key(.character("T"))).map(\.bytes) == [
        PageAnswer.copy("https://example.com/#\(token)").bytes
      ])
  }

  @Test func `a story opens by its name, and one that is not there is told`() throws {
    var page = page(opening: "the-tab-bar-answers")
    #expect(try !text(&page).contains("There is no story"))
    _ = page.take(.open("no-such-story\u{1B}[2J"))
    #expect(try text(&page).contains("There is no story"))
  }

  @Test func `a file is opened where it is dropped, and one that is not right changes nothing`()
    throws
  {
    var page = page()
    let scenario = "title Dropped here\nscreen Home supports portrait\nroot Home\nrotate left\n"
    _ = page.take(.drop(name: "dropped.scenario", bytes: Array(scenario.utf8)))
    #expect(try text(&page).contains("Dropped here"))
    _ = page.take(.drop(name: "bad.scenario", bytes: [0xFF, 0, 0x1B]))
    #expect(try text(&page).contains("Dropped here"))
  }

  @Test func `a search takes several moments, and Esc stops it`() throws {
    var page = page()
    _ = page.take(.key(.character("x")))
    #expect(page.isWaiting)
    #expect(try text(&page).contains("so far. Esc stops."))
    while page.isWaiting { _ = page.take(.time) }
    #expect(try text(&page).contains("Checked all"))
    var stopped = self.page()
    _ = stopped.take(.key(.resize(Size(columns: 120, rows: 40))))
    _ = stopped.take(.key(.character("x")))
    _ = stopped.take(.key(.escape))
    #expect(!stopped.isWaiting)
    #expect(try text(&stopped).contains("Checked the nearest"))
  }

  @Test func `words are told when somebody rests, and only what is new`() {
    var page = page()
    func words() -> String? {
      page.take(.rest).compactMap { if case .words(let words) = $0 { words } else { nil } }.first
    }
    #expect(words()?.contains("Scenario: ") == true)
    #expect(words() == nil)
    _ = page.take(.key(.character(" ")))
    #expect(words()?.contains("Verdict: ") == true)
  }
}
