import BundledScenarios
import OrientationScenarios
import Playground
import TerminalModel
import Testing

/// A session as a word, and back.
struct TokenTests {
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
