import OrientationModel
import OrientationScenarios
import PlaygroundSession
import TerminalModel
import Testing

@testable import Playground

/// Building an app by hand, on the stage.
struct BuildingTests {
  private static let shop = """
    title Shop
    ios 26, 15
    plist portrait landscape
    screen Player supports allButUpsideDown
      when leaving: force portrait
    root
      tabs Tabs
        navigation Main asks top
          screen List supports portrait
        screen Settings
    push Player
    rotate left
    """

  private func playground(_ keys: String, _ text: String = shop) -> PlaygroundState {
    var playground = PlaygroundState(Session(Scenario.parse(text).scenario, origin: .new))
    _ = playground.press(keys)
    return playground
  }

  @Test func `a view that sets nothing sets a mask, and never supports one`() {
    let text = "root\n  app Main default portrait\n    view List\nview Extra\n"
    let playground = playground("m text:'Extra sets' Right", text)
    let saved = playground.session.saved.text
    let words = saved.split { $0 == " " }.joined(separator: " ")
    #expect(words.contains("Extra orientations portrait"), "\(saved)")
    #expect(Scenario.parse(saved).problems == [], "\(saved)")
  }

  private func said(_ sentence: String, after keys: String = "") -> PlaygroundState {
    playground(keys + " : text:'\(sentence)' Enter")
  }

  @Test func `each piece of code is listed once, and the row that was changed stays chosen`() {
    let code = playground("m text:'force'").text()
    #expect(code.split(separator: "\n").count { $0.hasSuffix("remove") } == 1)
    let changed = playground("m text:'asks' Right Right")
    let chosen = changed.text().split(separator: "\n").first { $0.contains("▸ ") }
    let first = playground("m text:'asks'").text().split(separator: "\n").first {
      $0.contains("▸ ")
    }
    #expect(chosen?.contains(first?.contains("Tabs") == true ? "Tabs asks" : "Main asks") == true)
  }

  @Test func `every situation is right, and begins as one's own without its steps`() {
    guard case .picker(let picker)? = playground("N").overlays.last else {
      Issue.record("no list")
      return
    }
    #expect(picker.items.count == 21)
    for (row, item) in picker.items.enumerated() {
      guard case .situation(let name) = item.deed else { continue }
      var begun = playground("N")
      begun.begin(with: name)
      #expect(begun.session.origin == .new && begun.session.story == 0)
      #expect(begun.session.scenario.root != nil, "\(row)")
      #expect(begun.session.scenario.floor?.excludes(begun.session.setting.version) != true)
    }
  }

  @Test func `the list has the usual apps, and a framework's template is found by its name`() {
    let list = playground("N").text()
    #expect(list.contains("A list that pushes a detail") && !list.contains("Cordova"))
    #expect(playground("N text:'flutter'").text().contains("Flutter"))
    #expect(playground("/ text:'flutter'").text().contains("Flutter"))
    let begun = playground("N text:'flutter' Enter").session
    #expect(begun.origin == .new && begun.scenario.text.contains("root Flutter"))
  }

  @Test
  func `somebody removed is gone from the tree, and the steps that lost their ground are told`() {
    let playground = said("remove Player", after: "Space Space")
    #expect(!playground.session.scenario.text.contains("screen Player"))
    #expect(
      playground.notice == "! Done, but push Player is no longer possible. u undoes it.")
    var back = playground
    _ = back.press("u")
    #expect(back.session.scenario.text.contains("screen Player"))
  }

  @Test func `a new name is said in the steps, too`() {
    var playground = said("rename Player to Film", after: "Space Space")
    let saved = playground.session.saved.text
    #expect(saved.contains("screen Film") && saved.contains("push Film"))
    #expect(!saved.contains("Player"))
    #expect(playground.summary().world.interface.name == "landscapeRight")
    #expect(said("rename Player to List").session.scenario.text.contains("Player"))
  }

  @Test func `somebody moved takes what hangs under it along`() {
    let before = said("move Settings before Main").session.scenario.text
    #expect(before.contains("tabs Tabs\n    screen Settings\n    navigation Main asks top\n"))
    let under = said("move Main under Settings").session.scenario
    #expect(under == playground("").session.scenario)
    let list = said("move List under Tabs").session.scenario.text
    #expect(list.contains("    screen Settings\n    screen List supports portrait\n"))
  }

  @Test func `code is added behind older code, and each goes by itself`() {
    let line = "in Player: when leaving: request portrait"
    let added = said(line)
    #expect(
      added.session.scenario.declaration(of: "Player")?.reactions.map(\.text) == [
        "when leaving: force portrait", "when leaving: request portrait",
      ])
    var removed = added
    _ = removed.press(": text:'remove Player when leaving: force' Enter")
    #expect(
      removed.session.scenario.declaration(of: "Player")?.reactions.map(\.text) == [
        "when leaving: request portrait"
      ])
  }

  @Test func `a controller's page has its dots, its place and its code`() {
    var playground = playground("m End Up*2 Enter")
    guard case .picker(let page) = playground.overlays.last else { return }
    #expect(page.kind == .controller("List"))
    _ = playground.press("Enter")
    #expect(playground.notice == "A mask needs at least one orientation.")
    _ = playground.press("Down Down Enter")
    #expect(playground.session.scenario.text.contains("screen List supports portrait land"))
  }

  @Test func `whom a container asks goes round every choice it has`() {
    var scenario = Scenario.parse(Self.shop).scenario
    let asks = Toggle.asks("Tabs")
    let said = (0..<4).map { _ in
      let app = Situation(scenario).app
      scenario = scenario.applying(asks.edits(in: scenario, app, by: 1))
      return asks.words(in: scenario, Situation(scenario).app)
    }
    #expect(
      said == [
        "Tabs asks what's visible", "Tabs asks the selected tab", "Tabs asks every child",
        "Tabs asks no child",
      ])
  }

  @Test func `whom the app is for is one of its settings, and what it changes is seen at once`() {
    var playground = playground("", "device iPad\nios 18\nroot List\nrotate portraitUpsideDown\n")
    #expect(!playground.summary().episode.geometry.isLetterboxed)
    _ = playground.press("m text:'family' Right")
    #expect(playground.session.scenario.text.contains("family phone"))
    #expect(
      playground.notice == "Now device family: iPhone only. Steps replayed.")
    #expect(playground.text().contains("device family  iPhone only"))
    #expect(playground.summary().episode.geometry.isLetterboxed)
    _ = playground.press("Left")
    #expect(!playground.session.scenario.text.contains("family"))
    #expect(playground.text().contains("device family  iPhone and iPad"))
  }

  @Test func `a SwiftUI cover is presented as what it is`() {
    let text = "root\n  hosting Root default all\n    view Content\ncover Player\n"
    var playground = playground("", text)
    let finder = StepFinder(&playground.session)
    #expect(finder.styles.map(\.label) == ["present Player"])
    let items = playground.settingsPicker().items.map(\.title)
    #expect(items.contains("Root default") && items.contains("Root initial value"))
    #expect(items.contains("Content sets"))
  }

  @Test func `the prompt goes on with words of the set-up`() {
    var playground = playground("")
    #expect(playground.candidates(for: "remove ").map(\.text).contains("remove Player"))
    #expect(
      playground.candidates(for: "remove Player ").map(\.text) == [
        "remove Player when leaving: force portrait"
      ])
    #expect(playground.candidates(for: "in Main: ").map(\.text).contains("in Main: when"))
    #expect(playground.candidates(for: "root ").map(\.text).contains("root tabs"))
    #expect(playground.candidates(for: "cover ").map(\.detail) == ["cover NAME orientations MASK"])
  }
}
