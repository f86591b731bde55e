import OrientationScenarios
import PlaygroundSession
import Proofs
import TerminalModel
import Testing

@testable import Playground

/// What a user may do at any time without harm.
struct SteadyTests {
  @Test func `letters that come together are typed as one by one`() {
    for opener in [":", "/"] {
      let letters = "turn left Ü 🇩🇪 e\u{301}".map { Key.character($0) }
      var (together, single) = (playground(after: opener), playground(after: opener))
      var rest = letters[...]
      while !rest.isEmpty { rest = rest.dropFirst(together.press(rest).taken) }
      for letter in letters { _ = single.press(letter) }
      #expect(together.text() == single.text())
    }
  }

  @Test(arguments: [
    "the-tab-bar-answers", "open-it-and-every-mask-is-ignored", "a-sheet-is-not-asked",
  ])
  func `what was found out ahead is what would have been found out`(_ name: String) {
    let keys =
      "Right Left Space Space Left u Right [ Space Right Enter Space u Left Right v Left Space Space"
    var (ahead, plain) = (playground(name), playground(name))
    for key in KeyScript(keys).keys {
      while ahead.canLookAhead { ahead.lookAhead() }
      #expect(ahead.press(key) == plain.press(key))
      #expect(ahead.text() == plain.text(), "\(key)")
      _ = (ahead.screen(Size(columns: 120, rows: 40)), plain.screen(Size(columns: 120, rows: 40)))
    }
  }

  @Test func `two thousand letters go into any list, and no more than it searches for`() {
    let openers = KeyCommand.allCases.filter {
      guard let key = $0.keys.first else { return false }
      var playground = playground(after: "Left")
      _ = playground.press(key)
      if case .picker = playground.overlays.last { return true }
      return false
    }
    #expect(openers.count > 7, "\(openers)")
    for opener in openers {
      var playground = playground(after: "Left")
      _ = playground.press(opener.keys[0])
      let letters = Array(repeating: Key.character("a"), count: 2_000)
      var rest = letters[...]
      var count = 0
      while !rest.isEmpty {
        rest = rest.dropFirst(playground.press(rest).taken)
        count += 1
      }
      // The first may leave the list; the others are one text.
      #expect(count <= 2, "\(opener)")
      #expect(playground.text().contains("aaaaaa"), "\(opener)")
    }
  }

  @Test func `what is redone is where a walk goes on from`() {
    var playground = playground(after: "Left Right")
    let there = playground.session.position
    _ = playground.press("u u C-r C-r")
    #expect(playground.session.position == there)
    // The walk is an entry of its own, which is taken back by itself.
    _ = playground.press(": text:earlier Enter")
    #expect(playground.session.position != there)
    _ = playground.press("u")
    #expect(playground.session.position == there)
  }

  @Test func `a walk after one that was redone is an entry of its own`() {
    var playground = playground(after: "Left Right Right : text:earlier Enter")
    let there = playground.session.position
    _ = playground.press("u C-r")
    #expect(playground.session.position == there)
    _ = playground.press(": text:earlier Enter")
    #expect(playground.session.position != there)
    _ = playground.press("u")
    #expect(playground.session.position == there)
  }

  @Test func `Enter walks to what the explorer found, whatever the screens are called`() {
    let text = #"""
      screen "lock"
      screen "a\\b" supports landscape
      root
        navigation N asks top
          screen L supports portrait
      push "a\\b"

      """#
    var walked: [String] = []
    for count in 0..<8 {
      var playground = PlaygroundState(Session(Scenario.parse(text).scenario, origin: .new))
      _ = playground.press("Right x Home Down*\(count) Enter")
      let notice = playground.notice ?? ""
      #expect(!notice.contains("The path ends here"), "\(notice)")
      if notice.contains("shortest path") { walked.append(playground.session.saved.text) }
    }
    #expect(walked.contains { $0.contains("push \"lock\"\n") && $0.contains(#"push "a\\b"\#n"#) })
  }

  @Test func `a step that a new set-up leaves no screen for is no longer possible`() {
    var linear = Linear(PlaygroundState.films)
    for line in ["root A", "set A supports portrait"] { _ = linear.take(line) }
    let said = linear.take("root Root").lines.joined(separator: "\n")
    #expect(said.contains("set A supports portrait is no longer possible"), "\(said)")
  }

  @Test func `leaving says how to come back where something would be lost`() {
    #expect(playground(after: "Space Space").commandsToReturn.isEmpty)
    let commands = playground(after: "Left p Enter").commandsToReturn
    #expect(commands.count == 1 && commands[0].hasPrefix("upright play u4"))
    #expect(!playground(after: ": text:'screen Films supports all' Enter").commandsToReturn.isEmpty)
  }

  @Test func `every kind of step is among those that a set-up is changed behind`() {
    let words = Set(
      SetUpEdits.steps.flatMap { $0.split(separator: ";") }.compactMap { step in
        step.split(separator: " ").first.map(String.init)
      })
    #expect(Set(Words.steps).subtracting(words) == [])
  }
}
