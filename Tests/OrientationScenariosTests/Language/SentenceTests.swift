import OrientationModel
import Testing

@testable import OrientationScenarios

/// A sentence about the set-up is read as edits of the tree.
struct SentenceTests {
  private static let shop = """
    screen Player supports allButUpsideDown
      when leaving: force portrait
    root
      tabs Tabs
        navigation asks top
          screen List supports portrait
        screen Settings
    window Overlay hidden
      root Notice

    push Player in navigation
    set delegate all for Player otherwise portrait
      expect asked Player
      expect callbacks viewDidLoad Player

    """

  private let shop = Scenario.parse(Self.shop).scenario

  /// The text after a sentence, without the steps.
  private func text(saying sentence: String) -> String? {
    guard let reading = shop.reading(sentence: sentence), reading.problems.isEmpty else {
      return nil
    }
    var edited = shop.applying(reading.edits)
    edited.steps = []
    return edited.text
  }

  private func problems(_ sentence: String) -> [String]? {
    shop.reading(sentence: sentence)?.problems.map(\.sentence)
  }

  @Test func `a tree fits on one line, and a semicolon ends a child`() {
    let tree = """
      root
        tabs
          navigation Home
            List
          Settings

      """
    #expect(text(saying: "root tabs: navigation Home: List; Settings")?.contains(tree) == true)
    let deep = "    navigation A\n      container B\n        List\n    screen C supports all\n"
    #expect(problems("root tabs: ; Settings") != [])
    #expect(
      text(saying: "root tabs: navigation A: container B: List; screen C supports all")?
        .contains(deep) == true)
  }

  @Test func `who is declared is to say something else, and what it says besides stays`() {
    #expect(text(saying: "List supports all")?.contains("screen List supports all\n") == true)
    let both = "screen Player supports allButUpsideDown autorotates no\n  when leaving"
    #expect(text(saying: "Player autorotates no")?.contains(both) == true)
    #expect(text(saying: "set Player autorotates no")?.contains(both) == true)
    #expect(
      text(saying: "Tabs asks selected prefers portrait")?
        .contains("tabs Tabs prefers portrait asks selected\n") == true)
    #expect(
      text(saying: "Notice supports portrait")?.contains("screen Notice supports portrait") == true)
    #expect(shop.reading(sentence: "Nobody supports all") == nil)
  }

  @Test func `a line takes the place of its kind, and what hangs under it stays`() {
    let said = text(saying: "screen Player supports all")
    #expect(said?.contains("screen Player supports all\n  when leaving: force portrait\n") == true)
    let other = text(saying: "screen Player: when appeared: update")
    #expect(other?.contains("screen Player\n  when appeared: update\n\nroot") == true)
    #expect(
      text(saying: "window Overlay absent")?.contains("Overlay absent\n  root Notice") == true)
    #expect(
      text(saying: "window Overlay: root List")?.contains("window Overlay\n  root List") == true)
    #expect(text(saying: "plist pad portrait")?.contains("plist pad portrait\n") == true)
    #expect(text(saying: "title A title")?.hasPrefix("title A title\n") == true)
  }

  @Test func `a container without a name is one that its keyword calls`() {
    #expect(
      text(saying: "in navigation: screen Detail; Player")?.contains(
        "        screen List supports portrait\n      screen Detail\n") == false)
    let said = shop.applying(shop.reading(sentence: "in navigation: screen Detail")?.edits ?? [])
    #expect(said.place(of: .unnamed(.navigation, ordinal: 1))?.node.children.count == 2)
    let renamed = shop.applying(shop.reading(sentence: "rename navigation to Main")?.edits ?? [])
    #expect(renamed.text.contains("navigation Main asks top"))
    #expect(renamed.text.contains("push Player in Main"))
  }

  @Test func `a name is another wherever it is said`() {
    let renamed = shop.applying(shop.reading(sentence: "rename Player to \"A film\"")?.edits ?? [])
    #expect(!renamed.text.contains("Player"))
    #expect(renamed.text.components("\"A film\"") == 5)
    let window = shop.applying(shop.reading(sentence: "rename Overlay to Top")?.edits ?? [])
    #expect(window.text.contains("window Top hidden"))
  }

  @Test func `a name is another in every claim`() {
    func story(_ name: String) -> Scenario {
      let claims = [
        "visible \(name)", "asked \(name)", "not asked \(name)", "called \(name)",
        "not called \(name)", "size \(name) 390x844", "callbacks viewDidLoad \(name)",
        "no callbacks \(name)",
      ]
      let text = "screen \(name)\nroot \(name)\nrotate left\n"
      return Scenario.parse(text + claims.map { "  expect \($0)\n" }.joined()).scenario
    }
    #expect(story("Player").steps[0].expectations.count == 8)
    #expect(story("Player").applying([.rename(.name("Player"), to: "Film")]) == story("Film"))
  }

  @Test func `somebody is removed, and moved with all that hangs there`() {
    #expect(text(saying: "remove Tabs")?.contains("tabs") == false)
    #expect(text(saying: "remove Player when leaving")?.contains("when") == false)
    #expect(text(saying: "remove Player when leaving")?.contains("screen Player") == true)
    let moved = text(saying: "move Settings before navigation")
    #expect(moved?.contains("tabs Tabs\n    screen Settings\n    navigation asks top\n") == true)
    #expect(text(saying: "move Player under navigation")?.contains("      Player\n") == true)
    #expect(
      text(saying: "move Tabs under navigation")
        == shop.applying([.removeStep(at: 1), .removeStep(at: 0)]).text)
  }

  @Test func `what nobody is called is told with its place, and with those who could be meant`() {
    #expect(problems("in Nobody: List") == ["there is no screen or container named `Nobody`"])
    #expect(problems("remove Nobody") == ["there is no screen or container named `Nobody`"])
    #expect(
      problems("set Nobody rotated left") == [
        "there is no screen or container named `Nobody`"
      ])
    #expect(problems("plist sideways")?.count == 1)
    #expect(shop.reading(sentence: "push Player") == nil)
  }

  @Test func `an unfinished sentence goes on with what could stand there`() {
    #expect(shop.continuations(ofSentence: "remove ").contains("Player"))
    #expect(shop.continuations(ofSentence: "remove Player ") == ["when leaving: force portrait"])
    #expect(shop.continuations(ofSentence: "in ").contains("Tabs:"))
    #expect(shop.continuations(ofSentence: "move List ") == ["under", "before"])
    #expect(shop.continuations(ofSentence: "root tabs: ").contains("navigation"))
    #expect(shop.continuations(ofSentence: "Player ").contains("supports"))
  }
}

extension String {
  /// How often another text stands in it.
  fileprivate func components(_ other: String) -> Int { ranges(of: other).count }
}
