import BundledScenarios
import OrientationModel
import OrientationScenarios
import TerminalModel
import Testing

@testable import Playground
@testable import PlaygroundSession

/// What nobody saved is there until somebody leaves, and is named then.
struct UnsavedTests {
  private let list = "the-list-and-the-phone"

  /// After steps of one's own, another story by each way there is.
  private static let ways = [
    "/ Enter", "/ text:'toast' Enter", "N Enter", "[",
    ": text:'title B' Enter N Enter",
  ]

  @Test(arguments: ways) func `another story keeps what was there, and u comes back to it`(
    _ way: String
  ) throws {
    let story = way == "[" ? "a-pop-checks-since-16" : list
    var here = playground(story, after: "Left Right p Enter Home")
    let before = here.session
    _ = here.press(way)
    let kept = try #require(here.kept.last)
    #expect(kept.session.timeline.steps.count == before.timeline.steps.count)
    let stepCount = try SessionToken.session(of: kept.token).stepCount
    #expect(stepCount == 3)
    _ = here.press("u")
    #expect(here.kept.isEmpty && here.session.position == kept.session.position)
    #expect(here.session.stepCount == before.stepCount)
    #expect(here.session.unsavedText == kept.session.unsavedText)
    #expect(here.session.title == (way.contains("title") ? "B" : before.title))
  }

  @Test func `what was undone is not kept, and what was written is not unsaved`() {
    #expect(playground(list, after: "Left p Enter u u / Enter").kept.isEmpty)
    var written = playground(list, after: "Left")
    #expect(written.commandsToReturn.count == 1)
    _ = written.press("W Enter")
    written.saved(as: "mine.scenario")
    #expect(written.commandsToReturn.isEmpty)
    _ = written.press("Left Home")
    #expect(written.commandsToReturn.count == 1)
  }

  @Test func `a paste, a token, and a file keep it too`() {
    let token = SessionToken.token(for: playground(list, after: "Right").session)
    for text in [token, "root A\nrotate left\n"] {
      var here = playground(list, after: "Right Left p Enter")
      let before = here.session.unsavedText
      _ = here.press(.paste(text))
      #expect(here.kept.map(\.session.unsavedText) == [before])
    }
    var here = playground(list, after: "Right Left p Enter")
    here.load("other.scenario", Array("root A\n".utf8))
    #expect(here.kept.count == 1)
  }

  @Test func `a file that changes on disk keeps a changed setup`() {
    let bytes = Array("title One\nscreen A\nroot A\n".utf8)
    var here = PlaygroundState(Session.blank)
    here.open("a.scenario", bytes, version: nil, device: nil)
    _ = here.press(": text:'screen A supports portrait' Enter Right")
    here.load("a.scenario", bytes + Array("# more\n".utf8))
    #expect(here.kept.first?.session.unsavedText.contains("supports portrait") == true)
    #expect(here.commandsToReturn.count >= 1)
  }

  @Test func `a pasted scenario is unsaved until it is written`() {
    var here = playground(list)
    _ = here.press(.paste("root A\nrotate left\n"))
    #expect(here.commandsToReturn.count == 1)
    here.saved(as: "a.scenario")
    #expect(here.commandsToReturn.isEmpty)
  }

  @Test func `saving after a step back leaves what came later unsaved`() {
    var here = playground(list, after: "Right Left p Enter [")
    here.saved(as: "a.scenario")
    #expect(!here.commandsToReturn.isEmpty)
  }

  @Test func `a quick step back is somewhere else than where nothing was done`() {
    var here = playground(list)
    let before = here.whereabouts
    _ = here.press("Left [")
    #expect(here.whereabouts != before && !here.unsavedTokens.isEmpty)
  }

  @Test func `the menu lists what is not saved under Yours, and opens it`() {
    var here = playground(list, after: "Right Left p Enter / Enter / Home")
    #expect(here.text().contains("unsaved, 3 steps"))
    _ = here.press("text:'unsaved' Enter")
    #expect(here.session.stepCount == 3 && here.kept.isEmpty)
  }

  @Test func `q names what is not saved once, and prints a command for each`() {
    var here = playground(list, after: "Right Left p Enter / Enter Left")
    let titles = (here.kept[0].session.title, here.session.title)
    #expect(here.press("q").isEmpty)
    #expect(here.notice?.hasPrefix("q again quits, W saves this session; ") == true)
    #expect(here.notice?.hasSuffix(titles.0) == true)
    #expect(here.commandsToReturn.count == 2)
    #expect(here.press("q") == [.quit])
    let restored = here.unsavedTokens.compactMap { try? SessionToken.session(of: $0).title }
    #expect(restored == [titles.1, titles.0])
  }

  @Test func `what was only walked through is not kept`() {
    #expect(playground(list, after: "Space Space / Enter").kept.isEmpty)
  }

  @Test func `what an earlier run left is offered, and what is no session is not`() {
    let token = SessionToken.token(for: playground(list, after: "Right Left").session)
    var here = playground()
    here.offer([
      LeftSession(token: token, age: "2 hours ago"), LeftSession(token: "u4nothing", age: "now"),
    ])
    #expect(here.notice == "1 unsaved session. / lists it under Yours.")
    _ = here.press("/ Home")
    #expect(here.text().contains("not saved 2 hours ago, 2 steps"))
    _ = here.press("text:'hours ago' Enter")
    #expect(here.session.stepCount == 2)
  }
}

extension Session {
  /// All that it has done and changed, as text.
  fileprivate var unsavedText: String { written.text }
}

/// On every screen of the tour something can be pushed and presented.
struct NewScreenTests {
  private static let tour = BundledScenario.all.map(\.name).filter { $0.hasPrefix("Tour/") }

  @Test(arguments: tour) func `p and s offer something at every step of the tour`(_ name: String) {
    var here = playground(name)
    for _ in 0..<20 {
      for key in ["p", "s"] where !here.session.playback().world.hasCrashed {
        var copy = here
        _ = copy.press(key)
        let isOffered = copy.overlays.count == 1
        #expect(isOffered, "\(key) at \(here.session.stepCount): \(copy.notice ?? "")")
        let before = copy.session.position
        _ = copy.press("End Enter")
        #expect(
          copy.session.position != before,
          "\(key) at \(here.session.stepCount): \(copy.notice ?? "") \(copy.overlays)")
      }
      if here.session.timeline.later(than: here.session.node) == nil { break }
      _ = here.press("Space")
    }
  }

  @Test func `without a stack p says so, and Enter makes one to push onto`() {
    var here = playground("the-tab-bar-answers", after: "p")
    #expect(here.text().contains("Not in a navigation controller"))
    _ = here.press("Enter p text:'new' Enter")
    #expect(here.session.episode().visibleName == "Detail")
  }
}

extension Episode {
  fileprivate var visibleName: String? { snapshot.visible.map { app.name($0) } }
}
