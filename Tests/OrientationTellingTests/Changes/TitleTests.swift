import OrientationModel
import OrientationScenarios
import OrientationTelling
import Testing

/// Titles of changes are clauses that a person would write, whatever is filled in.
struct TitleTests {
  @Test func `the delegate's mask for one screen is told with the screen it is for`() throws {
    let titles = try advice(
      """
      ios 7
      plist portrait
      delegate all for system webVideo otherwise portrait
      screen Page
      root Page
      rotate left
        expect interface landscape
      """, at: 1
    ).changes.map(\.title)
    let title = "return allButUpsideDown from the app delegate except for the web page's video"
    #expect(titles.contains(title), "\(titles)")
  }

  @Test func `what follows the step stands after a semicolon`() throws {
    let titles = try advice(
      """
      device iPad
      ios 15, 16, 18
      requires-full-screen yes
      screen Menu
      screen List
      screen Chart supports landscape
      root
        split Split
          navigation Side
            Menu
          tabs Tabs
            navigation Main
              List
      push Chart in Main
        expect interface landscape
      """, at: 1
    ).changes.map(\.title)
    let end = "and make Main ask its top screen; after this step, set UIDevice.orientation to"
    #expect(titles.contains { $0.contains(end) && $0.hasSuffix("(before iOS 16)") }, "\(titles)")
  }

  @Test func `versions and devices of a file that a change isn't enough on are told together`()
    throws
  {
    let text = """
      requires-full-screen yes
      delegate phone portrait pad portrait
      screen Board
      root Board
      rotate left
        expect interface landscape
      """
    let costs = try ["iPhone, iPad\nios 18, 17, 16", "iPhone, iPad\nios 18, 15"].map {
      try advice("device \($0)\n\(text)", at: 1).changes.first?.costs ?? []
    }
    #expect(costs[0].contains("This fix isn't enough on iPad (iPadOS 16 to 18)"), "\(costs)")
    #expect(costs[1].contains("This fix isn't enough on iPad (iPadOS 15 and 18)"), "\(costs)")
  }

  @Test(arguments: ["16, 26", "26, 16"])
  func `a file that records the trouble limits no change to a version`(_ versions: String) throws {
    let advice = try advice(
      """
      ios \(versions)
      plist allButUpsideDown
      screen A supports allButUpsideDown
      root A
      rotate landscapeLeft
      set A supports portrait
      rotate landscapeRight
        expect interface landscapeLeft
      """, at: 2)
    #expect(advice.shortfall == nil)
    #expect(advice.changes.first?.title == "notify UIKit of A's new mask")
    #expect(advice.changes.first?.costs == [])
  }

  @Test func `a screen isn't made to say what it says already`() throws {
    let advice = try advice(
      """
      ios 17, 15
      plist allButUpsideDown
      delegate landscape for Player otherwise portrait
      screen Home
      screen Player supports all
      root Home
      present Player as pageSheet
        expect ios 15: interface portrait
      """, at: 1)
    #expect(advice.changes.first?.title.contains("notify UIKit of the mask") == true)
    #expect(!advice.changes.contains { $0.title == "support every orientation in Home" })
  }
}
