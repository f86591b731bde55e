import BundledScenarios
import OrientationScenarios
import Playground
import TerminalModel
import Testing

/// A session as a word, and back.
struct TokenTests {
  @Test(arguments: ["200x60", "80x24", "40x12", "20x4"])
  func `a text that no clipboard takes can be read whole and selected`(_ size: String) {
    let size = Size(size) ?? .zero
    var desk = desk(after: "Right", size: size)
    guard case .copy(let text) = desk.press("Y", size: size).first else {
      Issue.record("nothing was copied")
      return
    }
    #expect(desk.text(200, 24).contains("Copied: upright play u1"))
    desk.show(uncopied: text)
    var seen = ""
    for _ in 0..<12 {
      let rows = desk.text(size.columns, size.rows).split(separator: "\n").map(String.init)
        .map(\.trimmed)
      seen += rows.filter { !$0.isEmpty && !seen.contains($0) && text.contains($0) }.joined()
      _ = desk.press("Down", size: size)
    }
    #expect(seen == text)
    #expect(desk.press("M", size: size) == [.reportMouse(false)])
    _ = desk.press("Esc", size: size)
    #expect(!desk.text(200, 24).contains("no clipboard"))
  }

  @Test(arguments: [
    ("the-list-and-the-phone", "Left"), ("the-list-and-the-phone", "Space*3 v L"),
    ("what-a-pop-leaves-behind", "Left p Right o"), ("a-sheet-has-no-say", "Space*4 D"),
    ("the-preference-nobody-hears", "Space*2"),
  ]) func `a token is short and leads back`(name: String, keys: String) throws {
    let before = desk(name, after: keys)
    let token = Token.token(for: before.session)
    #expect(token.utf8.count <= 80)
    #expect(token.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    let after = Desk(try Token.session(of: token))
    let (old, new) = (before.text().split(separator: "\n"), after.text().split(separator: "\n"))
    #expect(old.dropFirst(2).dropLast(3) == new.dropFirst(2).dropLast(3))
  }

  @Test func `it may be pasted with the command it was copied with`() throws {
    let token = Token.token(for: desk("the-list-and-the-phone", after: "Left").session)
    let session = try Token.session(of: "upright play " + token)
    #expect(Token.token(for: session) == token)
    #expect(Token.isLikely("upright play " + token))
    #expect(!Token.isLikely("upright play films.scenario"))
  }

  @Test func `what a story says of itself does not travel with another outcome`() throws {
    // Enter tries the fix: the story's word about this moment is no longer true.
    let token = Token.token(for: desk("the-list-and-the-phone", after: "Right Enter").session)
    let after = Desk(try Token.session(of: token)).text()
    #expect(!after.contains("The list stays."))
  }

  @Test func `every bundled scenario travels whole`() throws {
    for bundled in BundledScenario.all.prefix(60) {
      let scenario = Scenario.parse(bundled.text).scenario
      let session = Session(scenario, origin: .token)
      let token = Token.token(for: session)
      let back = try Token.session(of: token)
      #expect(Token.token(for: back) == token, "\(bundled.name)")
    }
  }

  @Test func `a changed letter is noticed`() {
    let token = Token.token(for: desk("the-list-and-the-phone", after: "Left Left p").session)
    let letters = Array(token)
    for index in 2..<letters.count {
      for other in "Aaz9_" where other != letters[index] {
        var changed = letters
        changed[index] = other
        #expect(throws: Token.Problem.self) { try Token.session(of: String(changed)) }
      }
      var shorter = letters
      shorter.remove(at: index)
      #expect(throws: Token.Problem.self) { try Token.session(of: String(shorter)) }
    }
  }

  @Test func `a token of another version says so`() {
    #expect(throws: Token.Problem.otherVersion("2")) { try Token.session(of: "u2ABCDEFGHIJ") }
    #expect(throws: Token.Problem.notAToken) { try Token.session(of: "popping.scenario") }
  }

  /// Recorded from the first release: it has to be read for ever, or to say why not.
  @Test func `a token of the first release is still read`() throws {
    let text = "screen A supports portrait\nroot A\n\nrotate left\n"
    let session = Session(Scenario.parse(text).scenario, origin: .token)
    var desk = Desk(session)
    _ = desk.press("End")
    #expect(Token.token(for: desk.session) == Self.recorded)
    #expect(try Token.session(of: Self.recorded).title == "a session")
  }

  private static let recorded = "u1ARoA66RAeqZzbqA-XyB5jaZFGJs6oS4l"
}

extension String {
  /// Without the blanks at its beginning.
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
