import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode
import Testing

/// A change is measured by all of the story, on every version and device of its file.
struct WholeAdviceTests {
  @Test func `what UIKit has for some versions of the file comes before a hack for all`() throws {
    let text = """
      ios 6, 5
      device iPhone SE
      plist portrait landscape
      screen List supports portrait
      screen Movie supports landscape
      root
        navigation Main
          List
      rotate left
      present Movie as fullScreen
      dismiss
        expect interface portrait
      """
    let advice = try advice(text, at: 3)
    let first = try #require(advice.changes.first)
    #expect(first.title == "make Main ask its top screen")
    #expect(first.costs.contains("This fix isn't enough on iOS 5"))
    let last = try #require(advice.changes.last)
    #expect(last.title == "after this step, set UIDevice.orientation to portrait")
    #expect(last.support == .unsupported && last.costs.isEmpty)
    // One of them does for all.
    #expect(advice.shortfall == nil)
  }

  @Test func `nothing that comes after a launch is worse than no launch`() throws {
    let text = """
      ios 27
      plist portrait
      life-cycle app
      screen List supports portrait
      screen Film supports landscape
      root
        navigation Main asks top for mask
          List
      push Film
      """
    let titles = try advice(text, at: 0).changes.map(\.title)
    #expect(titles == ["adopt the scene life cycle"])
  }

  @Test func `where masks don't count, no pair of changes suits two screens that nothing suits`()
    throws
  {
    let advice = try advice(
      """
      device iPhone Duo
      plist portrait landscape
      screen Feed supports portrait
      screen Sheet supports landscape
      root Feed
      open
      present Sheet as pageSheet
      rotate left
      """, at: 3)
    #expect(advice.changes.isEmpty)
    #expect(advice.shortfall == .noMaskCounts)
  }

  @Test func `of two screens that nothing suits one is taken out of view`() throws {
    let advice = try advice(
      """
      ios 15, 18
      plist portrait landscape
      screen Feed supports portrait
      screen Film supports landscape
      root
        tabs Tabs asks selected
          Feed
      present Film as overFullScreen
      """, at: 1)
    #expect(advice.changes.map(\.title) == ["present Film as fullScreen"])
  }

  @Test(arguments: [("15", "viewWillAppear(_:)"), ("15, 17", "viewDidAppear(_:)")])
  func `a call stands where it does for every version of the file`(
    _ versions: String, _ method: String
  ) throws {
    let text = """
      ios \(versions)
      plist portrait landscape
      screen List supports portrait
      screen Player supports landscape
      root
        navigation Main asks top
          List
      rotate left
      push Player
      rotate right
      rotate left
      pop
      """
    let call = try #require(try advice(text, at: 5).changes.first { $0.kind == .call })
    #expect(call.method == method)
  }

  @Test func `what is right on one version alone gives way to what is right on all`() throws {
    let text = """
      plist portrait landscape
      screen Feed supports portrait
      screen Player supports landscape
      root
        navigation Main
          Feed
      push Player
        expect interface landscape
      pop
        expect interface portrait
      """
    let asking = "make Main ask its top screen"
    #expect(try advice("ios 26\n" + text, at: 1).changes.first?.title == asking)
    let both = try advice("ios 26, 15\n" + text, at: 1)
    #expect(both.changes.first?.title.hasPrefix("present Player as fullScreen") == true)
    #expect(!both.changes.contains { $0.title == asking })
    #expect(both.shortfall == nil)
  }

  @Test func `a change that isn't enough on another device says so`() throws {
    let advice = try advice(
      """
      device iPhone, iPad
      ios 18
      requires-full-screen yes
      delegate phone portrait pad portrait
      screen Board
      root Board
      rotate left
        expect interface landscape
      """, at: 1)
    #expect(advice.shortfall == .partial)
    let first = try #require(advice.changes.first)
    #expect(first.title == "return allButUpsideDown from the app delegate on iPhone")
    #expect(first.costs.contains("This fix isn't enough on iPad (iPadOS 18)"), "\(first.costs)")
  }

  @Test func `a button's two calls of an API that is gone notify UIKit of the masks set before`()
    throws
  {
    let advice = try advice(
      """
      ios 26, 15
      plist portrait landscape
      delegate portrait
      screen Article
      root
        navigation Main
          Article
      set delegate landscape
      force landscapeRight
        expect interface landscapeRight
      set delegate portrait
      force portrait
        expect interface portrait
      """, at: 2)
    let first = try #require(advice.changes.first)
    #expect(first.title == "notify UIKit of the mask instead, and later likewise")
    #expect([first.worth?.held, first.worth?.expectedCount] == [2, 2])
    #expect(first.costs.isEmpty)
  }

  @Test func `code that runs a screen too early moves to the screen below`() throws {
    let advice = try advice(
      """
      ios 15
      plist portrait landscape
      screen List supports portrait
      screen Album supports allButUpsideDown
      screen Photo supports allButUpsideDown
        when leaving: force portrait
      root
        navigation Main asks top
          List
      push Album
      push Photo
      rotate left
      pop
        expect interface landscape
      pop
        expect interface portrait
      """, at: 4)
    let first = try #require(advice.changes.first)
    #expect(first.title == "run Photo's code when Album leaves instead")
    #expect([first.worth?.held, first.worth?.expectedCount] == [2, 2])
  }

  @Test func `a screen that supports nothing gets what the app allows`() throws {
    let advice = try advice(
      """
      ios 17
      plist portrait landscape
      screen Home supports none
      root Home
      rotate left
      """, at: 1)
    #expect(advice.changes.map(\.title) == ["support allButUpsideDown in Home"])
    #expect(advice.otherwise.isEmpty)
  }

  @Test func `no code moves to a screen that can't leave`() throws {
    let advice = try advice(
      """
      ios 16, 17
      linked 15
      plist portrait landscape
      screen List supports portrait
      screen Chart supports allButUpsideDown
        when leaving: force portrait
      root
        navigation Main asks top
          List
      push Chart
      pop
      """, at: 2)
    #expect(!advice.changes.contains { $0.title.contains("when List leaves") })
  }

  @Test func `a step that comes up otherwise before is a cost, unless the device is held so`()
    throws
  {
    let text = """
      ios 16
      plist portrait landscape
      screen Home
      screen Player supports landscape
      root
        navigation Main
          Home
      present Player as fullScreen
      dismiss
      rotate left
      rotate portrait
        expect interface landscape
      """
    let change = try #require(
      try advice(text, at: 4).changes.first { $0.title == "support landscape in Main" })
    #expect(change.costs.contains("The app launches in landscapeRight"), "\(change.costs)")
    // What follows the device is none.
    let held = try advice(
      """
      ios 26, 15
      plist portrait landscape
      delegate portrait
      screen Feed supports portrait
      screen Photo supports allButUpsideDown
      root
        navigation Main asks top
          Feed
      rotate left
      push Photo
      rotate portrait
      rotate left
        expect interface landscape
      """, at: 4)
    #expect(held.changes.first?.costs.contains { $0.hasPrefix("After") } == false)
  }

  @Test func `somebody in view who doesn't belong there is a cost`() throws {
    let advice = try advice(
      """
      device iPad
      ios 18
      plist pad portrait landscape
      requires-full-screen yes
      screen Channels wants portrait supports portrait
      screen Player supports landscape
      root
        split Library asks all
          Channels
          Empty
      replace Empty with Player
        expect interface landscape
      """, at: 1)
    let told = "Channels is in landscapeRight, where it doesn't belong"
    #expect(!advice.changes.isEmpty)
    #expect(advice.changes.allSatisfy { $0.costs.contains(told) })
  }

  @Test func `what a change breaks is told by the step that the file has`() throws {
    let change = try #require(
      try advice(
        """
        ios 16
        held landscapeLeft
        plist portrait landscape
        screen Main supports portrait
        screen Menu supports landscape
        root Main
        present Menu as pageSheet
          expect interface portrait
        """, at: 1
      ).changes.first { $0.kind == .style })
    #expect(
      change.worth?.contradicted
        == ["line 8, after `present Menu as pageSheet`: expect interface portrait"])
  }

  @Test func `a change that no code can make isn't offered`() throws {
    let advice = try advice(
      """
      ios 26
      plist portrait landscape
      screen Board
      root Board
      set Board prefers-lock yes
      rotate left
      update lock Board
      rotate portrait
        expect interface portrait
      """, at: 4)
    #expect(!advice.changes.isEmpty)
    #expect(advice.changes.allSatisfy { !$0.code.isEmpty })
  }

  @Test func `a container whose mask the app sets asks no delegate`() throws {
    let advice = try advice(
      """
      ios 17
      plist portrait landscape
      screen Editor supports portrait
      root
        navigation Main
          Editor
      rotate left
      set Main supports landscape
      """, at: 1)
    #expect(!advice.changes.contains { $0.title.contains("delegate") })
  }

  @Test func `what decides besides the app is what brings another outcome`() throws {
    let advice = try advice(
      """
      ios 16, 26
      screen Home supports portrait
      screen Toast
      root Home
      window Overlay absent
        Toast
      rotate left
      add window Overlay
      show window Overlay
      """, at: 3)
    #expect(!advice.otherwise.isEmpty)
    #expect(advice.otherwise.allSatisfy { !$0.interface.isLandscape }, "\(advice.otherwise)")
  }
  @Test func `three changes together are for where nothing less helps`() throws {
    let advice = try advice(
      """
      ios 15
      plist portrait
      screen Map supports portrait wants landscape
      root
        navigation
          Map
      """, at: 0)
    #expect(
      advice.changes.first?.title == """
        make the navigation controller ask its top screen, support landscape in Map, and list \
        landscape in Info.plist
        """)
    #expect(advice.shortfall == nil)
    let places = advice.changes.first?.code.compactMap(\.place).filter(\.isApart)
    #expect(places == [.file("Map.swift"), .file("Info.plist")])
  }
  @Test func `of two that nothing suits, the one that only has a mask supports more`() throws {
    let story = """
      ios 18
      screen Film supports landscape
      screen Home supports portrait
      root
        container
      """
    let rest = ["    Home", "    Film"]
    for children in [rest, rest.reversed()] {
      let main = ([story] + children).joined(separator: "\n")
      let text = main.replacing("screen Home", with: "screen Home wants portrait")
      #expect(try advice(text, at: 0).changes.first?.title == "support allButUpsideDown in Film")
      let both = text.replacing("screen Film", with: "screen Film wants landscape")
      #expect(try advice(both, at: 0).changes.isEmpty)
    }
  }
}
