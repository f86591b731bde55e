import OrientationModel
import OrientationScenarios
import OrientationTelling
import Testing

/// Where the interface did what the report saw, the first change is the answer that was confirmed there.
struct ConfirmedAdviceTests {
  @Test func `an app delegate that an iPad does not read has a wish all the same`() throws {
    let titles = try titles(
      """
      device iPad
      ios 16
      plist pad all
      delegate portrait
      screen React
      root React
      rotate landscapeLeft
        expect interface landscape
      """)
    #expect(titles.first == "set UIRequiresFullScreen")
    #expect(titles.contains("remove portraitUpsideDown from the iPad list"))
    // No pair of changes where one of them is enough.
    #expect(titles.allSatisfy { !$0.contains(" and ") })
  }

  @Test func `an iPad's picker that raises is presented as a popover`() throws {
    let picker = """
      ios 8
      held landscapeLeft
      plist landscape
      screen App
      root App
      present system imagePicker as fullScreen
        expect crash
      """
    let popover = "present the image picker as a popover"
    #expect(try titles("device iPad\n" + picker).first == popover)
    #expect(try !titles("device iPhone SE\n" + picker).contains(popover))
  }

  @Test func `what was dismissed is presented in another style`() throws {
    let titles = try titles(
      """
      ios 12
      plist portrait landscape
      screen Main supports portrait
      screen Browser
      root Main
      present Browser as custom
      rotate landscapeLeft
      dismiss
        expect interface landscape
      """)
    #expect(titles.first == "present Browser as fullScreen")
  }

  @Test(
    arguments: [
      ("window Second\n  Other", "support portrait in Other"),
      ("present Other as custom", "present Other as fullScreen"),
    ])
  func `a screen that says nothing is given the mask of the one beside it, or covers it`(
    _ line: String, _ title: String
  ) throws {
    let titles = try titles(
      """
      ios 12
      plist portrait landscape
      screen Main supports portrait
      screen Other
      root Main
      \(line)
      rotate landscapeLeft
        expect interface landscape
      """)
    #expect(titles.first == title)
  }

  @Test func `a presenter in view that does not belong there is helped by what covers it`() throws {
    let titles = try titles(
      """
      ios 12
      plist portrait landscape
      screen Main supports portrait
      screen Other supports allButUpsideDown
      root Main
      present Other as custom
      rotate landscapeLeft
        expect interface landscape
      """)
    #expect(titles == ["present Other as fullScreen", "support portrait in Other"])
  }

  @Test func `what covers a presenter isn't offered beside what puts it right`() throws {
    let titles = try titles(
      """
      ios 17
      plist portrait landscape
      screen List wants portrait supports portrait
      screen Dialog
      root List
      present Dialog as overFullScreen
      rotate left
      """)
    #expect(titles == ["support portrait in Dialog"])
  }

  @Test func `a lock that UIKit hasn't heard of is only announced`() throws {
    let titles = try titles(
      """
      ios 26
      screen Game wants current
      root Game
      set Game prefers-lock yes
      rotate left
      """)
    #expect(titles.contains("notify UIKit of Game's lock preference"))
    #expect(!titles.contains("lock the orientation in Game before this step"))
  }

  @Test(arguments: ["expect no crash", "expect interface landscape"])
  func `a preference outside the mask is put on the mask's side of the same axis`(
    _ expectation: String
  ) throws {
    let titles = try titles(
      """
      ios 12
      plist allButUpsideDown
      screen Home
      screen Wide supports portrait landscapeRight prefers landscapeLeft
      root Home
      present Wide as fullScreen
        \(expectation)
      """)
    #expect(titles.first == "prefer landscapeRight in Wide")
  }

  /// The changes for the last step of a file.
  private func titles(_ text: String) throws -> [String] {
    let reading = Scenario.parse(Array((text + "\n").utf8))
    try #require(reading.isRight)
    let scenario = reading.scenario
    let step = try #require(scenario.stepNumbers.last)
    let story = FixStory(scenario, Play(scenario).situation, at: step)
    return Advice(story).changes.map(\.title)
  }
}
