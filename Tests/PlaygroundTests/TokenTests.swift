import BundledScenarios
import OrientationScenarios
import Playground
import OrientationModel
import PlaygroundSession
import TerminalModel
import TestSupport
import Testing

/// A session as a word, and back.
struct TokenTests {
  @Test func `a fix is copied after it was tried, in the set-up as in the steps`() throws {
    for (story, keys) in [
      ("the-tab-bar-answers", "Right Enter Y"),
      ("a-pop-checks-since-16", "Space*3 Enter Y"),
    ] {
      var playground = PlaygroundState(try #require(Session(bundled: story)))
      var copied = ""
      for key in KeyScript(keys).keys {
        for case .copy(let text) in playground.press(key) { copied = text }
      }
      #expect(!copied.isEmpty, "\(story)")
    }
  }

  @Test(arguments: ["200x60", "80x24", "40x12", "20x4"])
  func `a text that no clipboard takes can be read whole and selected`(_ size: String) {
    let size = Size(size) ?? .zero
    var playground = playground(after: "Right", size: size)
    guard case .copy(let text) = playground.press("T", size: size).first else {
      Issue.record("nothing was copied")
      return
    }
    #expect(playground.text(200, 24).contains("Copied: upright play u4"))
    playground.show(uncopied: text)
    var seen = ""
    for _ in 0..<12 {
      let rows = playground.text(size.columns, size.rows).split(separator: "\n").map(String.init)
        .map(\.trimmed)
      seen += rows.filter { !$0.isEmpty && !seen.contains($0) && text.contains($0) }.joined()
      _ = playground.press("Down", size: size)
    }
    #expect(seen == text)
    #expect(playground.press(": text:mouse Enter", size: size) == [.reportMouse(false)])
    _ = playground.press("Esc", size: size)
    #expect(!playground.text(200, 24).contains("no clipboard"))
  }

  @Test(arguments: [
    ("the-list-and-the-phone", "Left"),
    ("the-list-and-the-phone", "Space*3 v : text:lock-at-launch Enter"),
    ("what-a-pop-leaves-behind", "Left p Enter Right b"),
    ("a-sheet-has-no-say", "Space*4 D Down Enter"),
    ("the-preference-nobody-hears", "Space*2"),
  ]) func `a token is short and leads back`(name: String, keys: String) throws {
    var before = playground(name, after: keys)
    // What was explained to whom is no part of a session.
    before.lessons = [:]
    let token = SessionToken.token(for: before.session)
    #expect(token.utf8.count <= 180)
    #expect(token.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    let after = PlaygroundState(try SessionToken.session(of: token))
    let (old, new) = (before.text().split(separator: "\n"), after.text().split(separator: "\n"))
    #expect(old.dropFirst(2).dropLast(3) == new.dropFirst(2).dropLast(3))
  }

  @Test func `a session under a version that lacks one of its steps has a token`() throws {
    let text = "ios 16\nscreen List supports all\nroot List\nrotate left\nrequest portrait\n"
    let scenario = Scenario.parse(text).scenario
    for version in [SystemVersion(2), SystemVersion(15), SystemVersion(16)] {
      let token = SessionToken.token(for: scenario, version: version)
      let session = try SessionToken.session(of: token)
      #expect(session.setting.version == version)
      #expect(SessionToken.token(for: session) == token)
    }
  }

  @Test func `it may be pasted with the command it was copied with`() throws {
    let token = SessionToken.token(for: playground("the-list-and-the-phone", after: "Left").session)
    let session = try SessionToken.session(of: "upright play " + token)
    #expect(SessionToken.token(for: session) == token)
    #expect(SessionToken.isLikely("upright play " + token))
    #expect(!SessionToken.isLikely("upright play films.scenario"))
  }

  @Test(arguments: [
    "  TOKEN\n", "upright why TOKEN --step 2", "`TOKEN`", "$ upright play 'TOKEN'", "BROKEN",
  ]) func `it is found however a chat or a terminal wrapped it`(_ spelling: String) throws {
    let token = SessionToken.token(for: playground("the-list-and-the-phone", after: "Left").session)
    let broken = token.prefix(30) + "\r\n  " + token.dropFirst(30)
    let text = spelling.replacing("TOKEN", with: token).replacing("BROKEN", with: broken)
    #expect(SessionToken.token(for: try SessionToken.session(of: text)) == token)
  }

  @Test func `a story that is told otherwise by now is still played as it was`() throws {
    let text = """
      title The list, as it was
      screen Films supports portrait
      root Films
      rotate right
      rotate left

      """
    let session = Session(
      Scenario.parse(text).scenario, origin: .bundled("Documented/the-list-and-the-phone"))
    let token = SessionToken.token(for: session, at: 1)
    let back = try SessionToken.session(of: token)
    #expect(back.title == "The list, as it was" && back.origin == .token)
    #expect(back.saved.steps.map(\.text) == ["rotate right"])
  }

  @Test func `a token or a whole scenario opens by pasting, at the prompt and in the search`() {
    let token = SessionToken.token(for: playground("a-sheet-has-no-say", after: "Space").session)
    let text = "title Mine\nscreen Films supports all\nroot\n  navigation\n    Films\n"
    for keys in ["", ":", "/"] {
      var opened = playground(after: keys)
      _ = opened.press(.paste(token))
      if !keys.isEmpty { _ = opened.press(.enter) }
      #expect(opened.session.title == "UIKit doesn't ask a sheet", "\(keys)")
      guard keys != "/" else { continue }
      var pasted = playground(after: keys)
      _ = pasted.press(.paste(text))
      if !keys.isEmpty { _ = pasted.press(.enter) }
      #expect(pasted.session.title == "Mine", "\(keys)")
      // One with a mistake changes nothing.
      var wrong = playground(after: keys)
      _ = wrong.press(.paste(text.replacing("supports", with: "suports")))
      if !keys.isEmpty { _ = wrong.press(.enter) }
      #expect(wrong.session.title == "The list stays in portrait because its stack asks it")
      #expect(wrong.text(120, 30).contains("suports"))
    }
  }

  @Test func `what a story says of itself does not travel with another outcome`() throws {
    // Enter tries the fix: the story's word about this moment is no longer true.
    let token = SessionToken.token(
      for: playground("the-tab-bar-answers", after: "Right Enter").session)
    let after = PlaygroundState(try SessionToken.session(of: token)).text()
    #expect(!after.contains("It rotates: UIKit's tab bar"))
  }

  @Test func `every bundled scenario travels whole`() throws {
    for bundled in BundledScenario.all.prefix(60) {
      let scenario = Scenario.parse(bundled.text).scenario
      let session = Session(scenario, origin: .token)
      let token = SessionToken.token(for: session)
      let back = try SessionToken.session(of: token)
      #expect(SessionToken.token(for: back) == token, "\(bundled.name)")
    }
  }

  @Test func `a changed letter is noticed`() {
    let token = SessionToken.token(
      for: playground("the-list-and-the-phone", after: "Left Left p").session)
    let letters = Array(token)
    for index in 2..<letters.count {
      for other in "Aaz9_" where other != letters[index] {
        var changed = letters
        changed[index] = other
        #expect(throws: TokenProblem.self) { try SessionToken.session(of: String(changed)) }
      }
      var shorter = letters
      shorter.remove(at: index)
      #expect(throws: TokenProblem.self) { try SessionToken.session(of: String(shorter)) }
    }
  }

  @Test func `a token that unpacks to more than anybody wrote is refused`() {
    let text = "title " + String(repeating: "a", count: 510_000) + "\nroot A\n"
    let token = SessionToken.token(for: Scenario.parse(text).scenario)
    #expect(throws: TokenProblem.self) { try SessionToken.session(of: token) }
  }

  @Test func `a token of another version says so`() {
    for release in ["1", "2", "3", "5"] {
      #expect(throws: TokenProblem.otherVersion(release)) {
        try SessionToken.session(of: "u\(release)ABCDEFGHIJ")
      }
    }
    #expect(throws: TokenProblem.notAToken) { try SessionToken.session(of: "popping.scenario") }
  }

  @Test(arguments: [
    "Café", "映画", "a \"b\" \\ c", "# no comment", "100% <b> & 'x'", "upright play u1", "-o", " ",
    "👩‍👩‍👧‍👦", "\u{200F}right to left", "{ all }", "$(reboot)", "a\u{301}",
    String(repeating: "long", count: 20),
  ]) func `a session with any name leads back`(_ name: String) throws {
    let quoted = "\"" + name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    let text = """
      title About \(name.replacing("\\", with: "\\\\").replacing("#", with: "\\#"))

      screen Other
      screen \(quoted) supports portrait

      root
        navigation Main
          Other

      push \(quoted)
      rotate landscapeLeft
      pop

      """
    let reading = Scenario.parse(text)
    try #require(reading.isRight, "\(reading.problems)")
    let token = SessionToken.token(for: reading.scenario)
    #expect(token.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
    let back = try SessionToken.session(of: token)
    #expect(SessionToken.token(for: back) == token)
    #expect(back.written.steps.map(\.text) == reading.scenario.steps.map(\.text))
    #expect(back.title == reading.scenario.header.title)
  }
}

extension String {
  /// Without the blanks at its beginning.
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
