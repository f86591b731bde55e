import Testing

@testable import TerminalNcurses

/// What is filled in without ncurses.
struct CapabilityTemplateTests {
  @Test func `a row and a column are counted from one where terminfo says so`() {
    #expect(filled("\u{1B}[%i%p1%d;%p2%dH", 0, 118) == "\u{1B}[1;119H")
  }

  @Test func `a number stands as it is where nothing is added`() {
    #expect(filled("\u{1B}[%p1%dC", 40, 0) == "\u{1B}[40C")
  }

  @Test(arguments: ["\u{1B}[%?%p1%{8}%<%t3%p1%d%;m", "\u{1B}[H$<50>", "%%", "\u{1B}[%p3%dX"])
  func `what reckons, decides or waits is left to ncurses`(text: String) {
    #expect(CapabilityTemplate.pieces(of: text[...].utf8) == nil)
  }

  private func filled(_ text: String, _ first: Int, _ second: Int) -> String? {
    var bytes: [UInt8] = []
    guard let pieces = CapabilityTemplate.pieces(of: text[...].utf8) else { return nil }
    CapabilityTemplate.pieces(pieces).fill(first, second, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
