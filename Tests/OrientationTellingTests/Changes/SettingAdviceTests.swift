import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode
import Testing

/// What is advised where the app sets a mask while it runs, and the screen is wanted elsewhere.
struct SettingAdviceTests {
  @Test func `full screen is deprecated where one of the file's versions deprecates it`() throws {
    for (newest, support) in [("18", Fix.Support.api), ("26", .deprecated)] {
      let text = """
        ios 15, \(newest)
        device iPad
        plist pad all
        screen Game wants portrait supports portrait
        root Game
        rotate left
        """
      let change = try advice(text, at: 1).changes.first
      #expect(change?.title == "set UIRequiresFullScreen")
      #expect(change?.support == support)
    }
  }

  @Test func `a mask that was set for elsewhere is set for where the screen belongs`() throws {
    let main = """
      ios 17
      screen List
      screen Film supports all wants landscape
      root
        navigation Main asks top
          List
      push Film
      set Film supports portrait
      """
    #expect(
      try titles(main, at: 2) == ["support landscape in Film instead, and notify UIKit"])
    #expect(
      try titles(main + "\nupdate\nrotate left", at: 4)
        == ["support landscape in Film instead", "support allButUpsideDown in Film instead"])
  }

  @Test func `so is what a view sets, and what the app delegate answers`() throws {
    let hosting = """
      ios 17
      root
        hosting Root default all
          view Home wants landscape orientations all
      set Home orientations portrait
      rotate left
      """
    #expect(
      try titles(hosting, at: 1) == ["set orientations landscape in Home instead"])
    #expect(
      try advice(hosting, at: 1).changes.first?.code.map(\.text)
        == ["model.homeOrientations = .portrait", "model.homeOrientations = .landscape"])
    let app = """
      ios 16
      plist portrait landscape
      adaptor all
      cover Video
        when appearing: set delegate portrait; update
        when disappeared: set delegate portrait; update
      root app
        view Home wants landscape
      set delegate portrait
      rotate left
      """
    #expect(
      try titles(app, at: 2) == [
        "return landscape from the app delegate instead",
        "return allButUpsideDown from the app delegate instead",
      ])
  }

  @Test func `a mask stays as it is set where a screen stood right by it`() throws {
    let story = """
      ios 17
      plist portrait landscape
      adaptor portrait
      cover Film wants landscape
      root app
        view List wants portrait
          when covering Film: set delegate landscape; update
      present Film
      dismiss
      """
    #expect(
      try titles(story, at: 2) == ["reset the app delegate's mask after Film has disappeared"])
  }

  @Test func `a list that leaves an orientation out is mended beside what a view sets`() throws {
    let story = """
      ios 16
      plist portrait
      view Detail wants landscape orientations all
      root
        hosting Root default all
          stack
            view Home wants portrait
      push Detail
      """
    #expect(
      try titles(story, at: 1).first
        == "set orientations landscape in Detail and list landscape in Info.plist")
    // Whoever reads nothing hears nothing of it.
    let unread = story.replacing("Root default all", with: "Root")
    #expect(
      try titles(unread, at: 1).first
        == "make Root read Detail's preference and list landscape in Info.plist")
  }

  @Test func `up to iOS 15 a screen that is presented comes up where it belongs, without a hack`()
    throws
  {
    let story = """
      ios 15
      screen List supports portrait
      screen Film supports all wants landscape
      root
        navigation Main
          List
      push Film
      """
    #expect(
      try titles(story, at: 1) == [
        "present Film as fullScreen instead of pushing it and support landscape in Film",
        "after this step, set UIDevice.orientation to landscapeRight",
      ])
  }

  @Test func `a mask that was right until a request is set for that first`() throws {
    let story = """
      ios 18
      plist portrait
      screen Home
        when appearing: set delegate landscape; update
      root
        navigation
          Home
      request portrait
      """
    let change = try #require(try advice(story, at: 1).changes.first)
    #expect(change.title == "return portrait from the app delegate first")
    #expect(
      change.code.map(\.text) == [
        "AppDelegate.mask = .portrait",
        "setNeedsUpdateOfSupportedInterfaceOrientations()",
        "view.window?.windowScene?.requestGeometryUpdate(",
        "  .iOS(interfaceOrientations: .portrait)",
        ") { error in print(error) }",
      ])
  }

  @Test func `where a class can be set to both, the call is what changes`() throws {
    let story = """
      ios 17
      screen Film
      root Film
      set Film supports allButUpsideDown
      update
      set Film supports portrait
      update
      request landscape
      """
    let changes = try advice(story, at: 5).changes
    let change = try #require(changes.first { $0.title.hasSuffix("instead") })
    #expect(change.title == "support allButUpsideDown in Film instead")
    #expect(
      change.code.map(\.text) == ["film.supportPortrait()", "film.supportAllButUpsideDown()"])
  }

  @Test func `what a view sets goes with the request that it refuses`() throws {
    let home = """
      ios 18
      root
        hosting Root default landscapeRight
          view Home

      """
    #expect(
      try titles(home + "force landscapeLeft", at: 1).first
        == "set orientations landscape in Home and request landscapeLeft instead")
  }

  @Test func `an app that allows only what no screen of it wants returns what they want`() throws {
    let story = """
      ios 18
      delegate portrait
      screen Home wants landscape
      screen Film wants current
      root
        navigation
          Home
      """
    #expect(try titles(story, at: 0).first == "return landscape from the app delegate")
  }

  @Test func `where every change makes a later step worse, that is said`() throws {
    let advice = try advice(
      """
      ios 15
      plist portrait landscape
      screen List supports portrait wants portrait
      cover Player orientations landscape
      root
        hosting Root default portrait
          view Content wants portrait
      present Player
      rotate left
      dismiss
      """, at: 1)
    #expect(advice.changes.isEmpty)
    #expect(
      advice.shortfall?.sentence
        == "No single change fixes this step without making a later one worse.")
  }

  private func titles(_ story: String, at number: Int) throws -> [String] {
    try advice(story, at: number).changes.map(\.title)
  }
}
