import OrientationModel
import OrientationScenarios
import OrientationTelling
import Testing

/// What is mended where the interface is as wished, and what is wrong is how it came there.
struct WayAdviceTests {
  @Test func `where all is as wished, only a refused call or a rotation too many is mended`() throws
  {
    func titles(_ steps: String) throws -> [String] {
      let advice = try advice(
        """
        ios 16, 17
        plist portrait landscape
        screen List supports portrait
        screen Film supports landscape
          when \(steps)
        root
          navigation Main asks top
            List
        push Film
        """, at: 1)
      #expect(advice.shortfall == nil)
      return advice.changes.map(\.title)
    }
    let isDropped = { (moment: String) in "remove the code in Film's \(moment)(_:)" }
    #expect(try titles("appearing: request landscapeLeft") == [isDropped("viewWillAppear")])
    #expect(
      try titles("appearing: request landscape")
        == ["make the request once Film has appeared", isDropped("viewWillAppear")])
    #expect(
      try titles("appeared: request landscapeLeft")
        == ["support landscapeLeft in Film", isDropped("viewDidAppear")])
  }

  @Test func `a call that is expected to fail has a change all the same`() throws {
    func first(_ steps: String, at number: Int) throws -> String? {
      let advice = try advice(
        """
        ios 16, 18
        plist portrait landscape
        screen Page
        root Page
        \(steps)
        """, at: number)
      #expect(advice.shortfall == nil)
      return advice.changes.first?.title
    }
    #expect(
      try first("force landscapeLeft\n  expect interface portrait\n  expect console \"BUG\"", at: 1)
        == "request landscapeLeft instead")
    #expect(
      try first("force portrait\n  expect console \"BUG\"", at: 1) == "request portrait instead")
  }

  @Test func `a call for elsewhere than its screen belongs is made for where it does`() throws {
    func titles(_ version: Int, _ answers: String, _ call: String) throws -> [String] {
      let advice = try advice("ios \(version)\nscreen Page \(answers)\nroot Page\n\(call)", at: 1)
      #expect(advice.shortfall == nil)
      return advice.changes.map(\.title)
    }
    // What UIKit granted, refused, and ignored.
    #expect(
      try titles(18, "supports all wants portrait", "request landscapeRight")
        == ["request portrait instead"])
    #expect(
      try titles(18, "supports portrait wants portrait", "request landscape")
        == ["request portrait instead"])
    #expect(
      try titles(27, "supports all wants portrait", "force landscapeRight")
        == ["request portrait instead"])
    #expect(
      try titles(15, "supports all wants portrait", "force landscapeRight")
        .contains("set UIDevice.orientation to portrait instead"))
    // What nobody's author says is left to the mask.
    let first = try titles(18, "supports portrait", "request landscape").first
    #expect(first?.hasPrefix("support ") == true)
  }

  @Test func `what lasts where its author wants a screen comes before what doesn't`() throws {
    // The next rotation undoes a request, and the lock holds what it finds.
    let launch = try advice("ios 18\nscreen Page supports all wants landscape\nroot Page", at: 0)
    #expect(
      launch.changes.map(\.title).prefix(2) == [
        "list only landscape in Info.plist", "support landscape in Page",
      ])
    let advice = try advice(
      """
      ios 26
      screen Page supports all wants portrait
      root
        container Box
          Page
      rotate left
      """, at: 1)
    #expect(
      advice.changes.map(\.title).prefix(2) == [
        "make Box ask its last child and support portrait in Page", "support portrait in Box",
      ])
  }

  @Test func `a new mask that the app shuts out is listed, and notified of`() throws {
    let advice = try advice(
      """
      ios 16
      plist portrait
      screen Page supports allButUpsideDown
      root Page
      set Page supports landscape
      request landscape
      """, at: 1)
    #expect(
      advice.changes.first?.title
        == "list landscape in Info.plist and notify UIKit of Page's new mask")
  }
}
