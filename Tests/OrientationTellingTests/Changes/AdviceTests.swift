import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode
import Testing

/// What comes first is what somebody who knows UIKit would advise, over the whole story.
struct AdviceTests {
  @Test func `a tab bar that does not ask is made to ask, where other tabs turn`() throws {
    let advice = try advice(
      """
      ios 17
      plist portrait landscape
      screen List supports portrait
      root
        tabs Tabs
          navigation Main asks top
            List
          Map
      rotate left
        expect interface portrait
      select Map
      """, at: 1)
    #expect(advice.changes.first?.title == "make Tabs ask the selected tab")
    let fixed = try #require(advice.changes.first { $0.title == "support portrait in Tabs" })
    #expect(fixed.costs == ["Map no longer rotates"])
    // On the hand, the lock and the version it hangs too; but nobody changes them in the app.
    #expect(advice.changes.allSatisfy { $0.place.isInApp })
    #expect(advice.otherwise.allSatisfy { !$0.place.isInApp })
  }

  @Test func `that a screen gets where it belongs is no cost`() throws {
    let advice = try advice(
      """
      ios 17
      plist portrait
      screen Home wants landscape
      screen Feed wants landscape supports landscape
      root
        navigation asks top
          Home
      push Feed
      rotate left
      """, at: 2)
    #expect(!advice.changes.isEmpty)
    #expect(!advice.changes.contains { $0.costs.contains("Home also rotates") })
  }

  @Test func `where masks don't count, what to do instead is said, and what a change costs`() throws
  {
    let game = """
      device iPhone Duo
      plist portrait
      screen Game wants portrait supports portrait
      root Game
      open
      """
    let advice = try advice(game, at: 1)
    #expect(advice.shortfall == .noMaskCounts)
    #expect(advice.changes.first?.title == "set UIRequiresFullScreen")
    #expect(advice.changes.first?.costs == ["On the inner display, the app is scaled"])
    // What Apple documents is not marked as assumed; the other answer would be.
    for (line, isAssumed) in [("", false), ("assume duo-inner-reads-masks yes\n", true)] {
      let verdict = Play(Scenario.parse(line + game).scenario).last.verdict
      #expect(verdict.rule == .innerReadsNoMask || isAssumed)
      #expect(verdict.isAssumed == isAssumed)
    }
  }

  @Test func `code that goes by the device is told to go by the size`() throws {
    let advice = try advice(
      """
      device iPhone Duo
      plist all
      screen Chart supports all
        when device landscape: present Wide as fullScreen if not presenting
      screen Wide wants landscape supports landscape
      root Chart
      open
      rotate left
      """, at: 2)
    #expect(advice.shortfall == .goesByDevice)
    // No mask counts there, so no change of one is offered, beside another or not.
    #expect(advice.changes.isEmpty, "\(advice.changes.map(\.title))")
    #expect(!advice.otherwise.contains { $0.place == .version })
  }

  @Test func `a pushed player is presented, and popping it becomes dismissing it`() throws {
    let advice = try advice(
      """
      ios 15
      plist portrait landscape
      screen List supports portrait
      screen Player supports landscape
      root
        navigation Main asks top
          List
      push Player
        expect interface landscape
      pop
        expect interface portrait
      """, at: 1)
    let first = try #require(advice.changes.first)
    #expect(first.kind == .presentation)
    #expect(
      first.scenario.map(\.text) == [
        "push Player", "pop", "present Player as fullScreen", "dismiss",
      ])
    #expect([first.worth?.held, first.worth?.expectedCount] == [2, 2])
    #expect(first.support == .api)
    // A hack that leaves the list in landscape would take away what the file gets.
    let hacks = advice.changes.filter { $0.support != .api }
    #expect(hacks.map(\.title).allSatisfy { $0.hasSuffix(" and to portrait after `pop`") })
  }

  @Test func `a status bar or a keyboard that came out otherwise is a wish, too`() throws {
    for claim in ["status-bar", "keyboard"] {
      let advice = try advice(
        """
        ios 11
        plist portrait landscape
        screen Login supports portrait
        root Login
        window Second
          Other
        rotate landscapeLeft
          expect \(claim) portrait
        """, at: 1)
      #expect(advice.changes.first?.title == "support portrait in Other")
    }
  }

  @Test func `an iPad's list is never thinned out first`() throws {
    let advice = try advice(
      """
      ios 18
      device iPad
      plist all
      screen Board supports portrait
      root Board
      rotate left
        expect interface portrait
      """, at: 1)
    #expect(advice.changes.map(\.support) == [.api, .refused])
    #expect(
      advice.changes.first?.scenario.map(\.text) == ["plist all", "requires-full-screen yes"])
  }

  @Test func `two changes together, where one is not enough`() throws {
    let advice = try advice(
      """
      ios 17
      plist portrait landscape
      screen List autorotates no
      screen Map supports allButUpsideDown
      root
        tabs Tabs
          List
          Map
      rotate left
        expect interface portrait
      select Map
        expect interface landscape
      """, at: 1)
    let first = try #require(advice.changes.first)
    #expect(first.title == "make Tabs ask the selected tab and support portrait in List")
    #expect([first.worth?.held, first.worth?.expectedCount] == [2, 2])
  }

  @Test func `what makes a launch not wanted is offered only at that cost`() throws {
    let text = """
      ios 16
      plist portrait landscape
      screen Home wants portrait
      screen Film wants landscape supports landscape
      root
        tabs Tabs
          navigation Main
            Home
      push Film
        expect interface landscape
      """
    // Others don't.
    #expect(try advice(text, at: 1).changes.allSatisfy { $0.title != "support landscape in Tabs" })
    let alone = """
      ios 16
      plist portrait
      screen Home supports portrait
      window Video absent
        Player
      root Home
      add window Video
      show window Video
        expect interface landscape
      """
    let costs = try #require(try advice(alone, at: 2).changes.first).costs
    #expect(costs.contains { $0.hasSuffix(", where it doesn't belong") }, "\(costs)")
    #expect(!costs.contains { $0.hasPrefix("The app launches") })
  }

  @Test func `a lock that is released up to iOS 15 leaves it to the device`() throws {
    let advice = try advice(
      """
      ios 16, 15
      plist portrait landscape
      delegate allButUpsideDown
      screen Inbox
      screen Scanner wants portrait
        when appearing: set delegate portrait
        when disappearing: set delegate allButUpsideDown
      root
        tabs Tabs
          navigation Main
            Inbox
      rotate left
      push Scanner
        expect interface portrait
      pop
      """, at: 2)
    let lines = try #require(advice.changes.first).code.map { $0.text.drop { $0 == " " } }
    #expect(lines.contains("UIViewController.attemptRotationToDeviceOrientation()"))
    #expect(lines.count { $0.hasPrefix("UIInterfaceOrientation.portrait.rawValue") } == 1)
  }

  @Test func `a cover of SwiftUI's has its mask on every version of the file`() throws {
    let advice = try advice(
      """
      ios 16, 15
      plist portrait landscape
      root app
        view Home wants portrait
      cover Film wants landscape
      present Film
        expect interface landscape
      dismiss
        expect interface portrait
      """, at: 1)
    let first = try #require(advice.changes.first)
    #expect(first.title == "allow landscape in an app delegate while Film is visible")
    #expect(first.worth?.versions.runs == "15-16")
    let scenes = first.code.count { $0.text.contains("let scene =") }
    #expect(scenes == 2)
  }

  @Test func `code that is taken out is named by its method`() throws {
    let advice = try advice(
      """
      ios 17
      linked 15
      screen Player supports allButUpsideDown
        when appeared: force landscapeRight
      root
        navigation Main asks top
          List
      push Player
        expect stayed
      """, at: 1)
    let titles = advice.changes.map(\.title)
    #expect(titles.contains("remove the code in Player's viewDidAppear(_:)"))
  }

  @Test func `a change says under which of the file's versions it works`() throws {
    let advice = try advice(
      """
      ios 17, 12-16, 26
      plist portrait landscape
      screen Viewer supports portrait
      root Viewer
      rotate left
      set Viewer supports allButUpsideDown
        expect interface landscape
      """, at: 2)
    let call = try #require(advice.changes.first)
    #expect(call.title.hasSuffix("(before iOS 16: attempt a rotation)"))
    #expect(call.worth?.versions.runs == "12-17, 26")
  }

  @Test func `a screen that is left where its app does not allow it is in trouble`() throws {
    let text = """
      ios 15
      plist portrait landscape
      delegate landscape for Player otherwise portrait
      screen List
      root
        navigation Main asks top
          List
      screen Player supports landscape
      push Player
      rotate left
      pop
      """
    let scenario = Scenario.parse(Array((text + "\n").utf8)).scenario
    let verdict = try #require(Play(scenario).episodes.last?.verdict)
    #expect(verdict.tone == .trouble)
    #expect(
      verdict.sentence
        == "The app delegate allows portrait only, but iOS 15 doesn't check after a pop.")
    let first = try advice(text, at: 3).changes.first
    #expect(first?.title == "present Player as fullScreen instead of pushing it")
  }

  @Test func `screens that stood wrong before are no reason against what puts them right`() throws {
    let first = try advice(
      """
      ios 17
      plist portrait landscape
      screen Feed supports portrait
      screen Photo
      root
        tabs Main
          Feed
      rotate left
        expect interface landscape
      present Photo as fullScreen
      dismiss
        expect interface landscape
      """, at: 3
    ).changes.first
    #expect(first?.title == "make Main ask the selected tab")
  }

  @Test func `a container that stands in a step alone is declared by its change`() throws {
    let advice = try advice(
      """
      ios 17
      plist portrait landscape
      screen Form supports portrait
      root Home
      present navigation(Form) as pageSheet
      rotate left
        expect interface portrait
      """, at: 2)
    let first = try #require(advice.changes.first)
    #expect(
      first.scenario.map(\.text) == [
        "navigation FormNavigation asks top for mask", "  Form",
        "present navigation(Form) as pageSheet", "present FormNavigation as fullScreen",
      ])
  }

  @Test func `a call that UIKit only complains about gives way to the one that it heeds`() throws {
    let advice = try advice(
      """
      ios 16
      plist portrait landscape
      screen Home
      root Home
      rotate left
      force landscapeRight
      """, at: 2)
    #expect(advice.changes.map(\.title) == ["request landscapeRight instead"])
    #expect(advice.shortfall == nil)
  }

  @Test func `what the app's own code calls in vain is said, and left to older versions`() throws {
    let text = """
      ios 17, 15
      plist portrait landscape
      screen Player supports landscape
        when appearing: force landscapeRight
      root Home
      present Player as fullScreen
        expect interface landscape
      """
    let scenario = Scenario.parse(text).scenario
    let episode = Play(scenario).last
    #expect(
      episode.verdict.sentence
        == "The interface rotates to landscapeRight. On iOS 17 setting UIDevice.orientation does "
        + "nothing.")
    let advice = try advice(text, at: 1)
    #expect(!advice.isAsExpected)
    #expect(advice.changes.first?.title == "set UIDevice.orientation only before iOS 16")
    #expect(
      advice.changes.first?.scenario.map(\.text).contains(
        "  when appearing: ios 15: force landscapeRight") == true)
    #expect(
      advice.changes.first?.code.contains { $0.text.contains("#unavailable(iOS 16)") } == true)
  }
}

/// The advice for one step of a scenario, the first version and device played.
func advice(_ text: String, at step: Int) throws -> Advice {
  let reading = Scenario.parse(Array((text + "\n").utf8))
  try #require(reading.isRight)
  return Advice(FixStory(reading.scenario, Situation(reading.scenario), at: step))
}
