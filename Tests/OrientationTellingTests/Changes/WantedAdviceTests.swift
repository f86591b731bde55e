import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode
import Testing

/// What authors want of screens that aren't the one in question, at launch, and on a file's other devices.
struct WantedAdviceTests {
  @Test func `what puts a screen of an earlier step where it doesn't belong is no change`() throws {
    let text = """
      ios 16
      plist portrait landscape
      screen List wants portrait
      screen Player wants landscape
      root
        navigation Nav
          List
      push Player
      rotate landscapeLeft
      pop
      """
    let advice = try advice(text, at: 3)
    #expect(advice.changes.first?.costs == [])
    let worse = advice.changes.first { $0.title == "support portrait in Nav" }
    #expect(worse == nil)
  }

  @Test func `a hack comes before turning the whole app sideways`() throws {
    let text = """
      plist portrait landscape
      root app
        stack
          view Home wants portrait
      view Chart wants landscape
      push Chart
      """
    for versions in ["15-", "17, 15"] {
      let first = try #require(try advice("ios \(versions)\n\(text)", at: 1).changes.first)
      #expect(first.title == "allow landscape in an app delegate while Chart is visible")
    }
  }

  @Test func `what mends a step and keeps what the file expects of it is a fix`() throws {
    let advice = try advice(
      """
      ios 17
      plist portrait landscape
      screen Grid supports portrait
      screen Photo supports allButUpsideDown
      root Grid
      present Photo as custom
      rotate left
        expect interface landscape
      """, at: 2)
    #expect(advice.changes.first?.title == "present Photo as fullScreen")
    #expect(advice.isAsExpected && advice.isMending)
  }

  @Test(arguments: [
    ("appearing: force landscapeRight", "request landscapeRight instead, once Player has appeared"),
    ("appeared: force unknown; force landscapeLeft", "request landscapeLeft instead"),
  ])
  func `what old code forces is requested, once its screen has appeared`(
    _ code: String, _ title: String
  ) throws {
    for opening in ["push Player", "present Player as fullScreen"] {
      let advice = try advice(
        """
        ios 16-
        plist portrait landscape
        screen List wants portrait supports portrait
        screen Player wants landscape supports allButUpsideDown
          when \(code)
        root
          navigation Main asks top
            List
        \(opening)
        """, at: 1)
      let first = try #require(advice.changes.first)
      #expect(first.title == title)
      let written = first.code.filter { $0.change == .added }.map(\.text).joined(separator: "\n")
      #expect(written.contains("requestGeometryUpdate") && !written.contains("setValue"))
      #expect(advice.shortfall == nil)
    }
  }

  @Test(arguments: [
    (
      "ios 17\ndelegate portrait", "screen List wants portrait\nroot List",
      "present Film as formSheet", "request landscape",
      "present Film as fullScreen, return allButUpsideDown from the app delegate, and support "
        + "portrait in List"
    ),
    (
      "ios 17\ndelegate portrait", "root\n  navigation Main\n    screen List wants portrait",
      "push Film", "rotate left",
      "return allButUpsideDown from the app delegate, make Main ask its top screen, and support "
        + "portrait in List"
    ),
    (
      "ios 16\ndevice iPad\nplist pad portrait portraitUpsideDown",
      "screen Desk wants portrait\nroot Desk", "note Full screen", "present Film as fullScreen",
      "return every orientation from the app delegate and support portrait and portraitUpsideDown "
        + "in Desk"
    ),
  ])
  func `what the app comes to allow leaves other screens where their authors want them`(
    _ app: String, _ tree: String, _ first: String, _ last: String, _ title: String
  ) throws {
    let text = """
      \(app)
      screen Film wants landscape supports landscape
      \(tree)
      \(first)
      \(last)
      """
    let change = try advice(text, at: first.hasPrefix("note") ? 1 : 2).changes.first
    #expect(change?.title == title)
    #expect(change?.costs.contains { $0.contains("also rotates") } == false)
  }

  @Test(arguments: [
    ("ios 17", "wants landscape", "list only landscape in Info.plist"),
    (
      "ios 17\nplist landscapeLeft landscapeRight", "wants landscapeRight supports landscape",
      "list landscapeRight first in Info.plist"
    ),
    (
      "device iPhone Plus\nios 12\nheld landscapeLeft",
      "wants portrait supports portrait autorotates no",
      "list only portrait in Info.plist"
    ),
    (
      "ios 17\ndevice iPad\nheld landscapeLeft\nrequires-full-screen yes\nplist pad all",
      "wants portrait",
      "list only portrait in Info.plist"
    ),
  ])
  func `a launch goes by a list that has where the first screen belongs`(
    _ app: String, _ screen: String, _ title: String
  ) throws {
    let changes = try advice("\(app)\nscreen Game \(screen)\nroot Game", at: 0).changes
    let list = try #require(changes.first { $0.title == title })
    #expect(list.costs.isEmpty)
    #expect(changes[0].title.hasPrefix("list "))
  }

  @Test func `a container hands on what the screen in it prefers`() throws {
    let titles = try advice(
      """
      ios 15
      plist portrait landscape
      screen List wants portrait supports portrait
      screen Player wants landscapeLeft supports allButUpsideDown prefers landscapeLeft
      root List
      present navigation(Player) as fullScreen
      """, at: 1
    ).changes.map(\.title)
    #expect(
      titles.contains(
        "make the navigation controller around Player ask its top screen for the mask and the "
          + "preferred orientation"))
  }

  @Test func `where the file's iPads need full screen for a mask, that comes with it`() throws {
    let advice = try advice(
      """
      device iPhone, iPad
      ios 17
      plist all
      screen List wants portrait supports portrait
      root
        navigation Main
          List
      rotate left
      """, at: 1)
    #expect(
      advice.changes.first?.title == "make Main ask its top screen and set UIRequiresFullScreen")
    #expect(
      advice.changes.first?.costs == ["The app no longer runs in Split View or Slide Over"])
    #expect(advice.shortfall == nil)
  }
}
