import TerminalModel
import TerminalNcurses
import Testing

struct ShimWordsTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("\u{FF}", "w78="),
  ])
  func `bytes are base 64 as RFC 4648 has it`(_ text: String, _ encoded: String) {
    #expect(SixBits.base64(text.utf8) == encoded)
  }

  @Test func `every problem is a sentence without a full stop`() {
    let problems: [TerminalProblem] = [
      .inputIsNoTerminal, .outputIsNoTerminal, .unknownTerm("x"), .unknownTerm(""), .dumbTerm("x"),
      .alreadyOpen, .systemFailure, .vanished,
    ]
    #expect(Set(problems.map(\.description)).count == problems.count)
    #expect(problems.allSatisfy { !$0.description.hasSuffix(".") })
  }
}
