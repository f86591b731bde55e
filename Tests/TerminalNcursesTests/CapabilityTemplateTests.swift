import Testing

@testable import TerminalNcurses

/// What is filled in without ncurses.
struct CapabilityTemplateTests {
  @Test func `a row and a column are counted from one where terminfo says so`() {
    let pieces = CapabilityTemplate.pieces(of: "\u{1B}[%i%p1%d;%p2%dH"[...].utf8)
    #expect(
      pieces.map { CapabilityTemplate.pieces($0).filled(0, 118) } == Array("\u{1B}[1;119H".utf8))
  }

  @Test func `a number stands as it is where nothing is added`() {
    let pieces = CapabilityTemplate.pieces(of: "\u{1B}[%p1%dC"[...].utf8)
    #expect(pieces.map { CapabilityTemplate.pieces($0).filled(40, 0) } == Array("\u{1B}[40C".utf8))
  }

  @Test(arguments: ["\u{1B}[%?%p1%{8}%<%t3%p1%d%;m", "\u{1B}[H$<50>", "%%", "\u{1B}[%p3%dX"])
  func `what reckons, decides or waits is left to ncurses`(text: String) {
    #expect(CapabilityTemplate.pieces(of: text[...].utf8) == nil)
  }
}
