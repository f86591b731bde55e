import BundledScenarios
import Testing

@testable import UprightCommands

/// What an expectation is held against: UIKit's own words, the right versions, the right names.
struct JudgementTests {
  @Test func `the console is expected in the words of UIKit`() {
    check(
      """
      ios 16
      root A
      attempt
        expect console "was deprecated in iOS 16"
      """)
    check(
      """
      ios 16
      screen A supports enum landscapeRight
      root A
      expect console "A returns the orientation 3 where a mask is expected"
      """)
    check(
      """
      ios 18
      root A
      end generating
        expect console "called once too often"
      """)
    check(
      """
      ios 26
      life-cycle app
      root A
      expect console "lifecycle will soon be required"
      """)
  }

  @Test func `an exception is expected in the words of the version and of the assumption`() {
    let crash = """
      screen A supports portrait
      screen B supports landscape prefers portrait
      root A
      present B as fullScreen

      """
    check("ios 10\n" + crash + "  expect crash \"'portrait' must match a supported interface\"")
    check("ios 9\n" + crash + "  expect crash \"must return a supported interface orientation!\"")
    check(
      "ios 10, 12\nassume new-preferred-text-from-10 no\n" + crash
        + "  expect crash \"must return a supported interface orientation!\"")
    check("ios 27\nlinked 27\nlife-cycle app\nroot A\nexpect crash \"scene life cycle\"")
  }

  @Test func `under a step of other versions only what names its versions is expected`() {
    let start = "ios 12, 16\nscreen A supports all\nroot A\nios 16: rotate left\n"
    check(start + "  expect interface landscapeRight")
    check(start + "  expect ios 12: interface portrait")
    check(
      start + "  expect ios 12: interface landscapeLeft", fails: "interface landscapeLeft")
    check(start + "  expect ios 12: interface ?", fails: "?")
  }

  @Test func `a generated name may stand in quotation marks`() {
    check(
      """
      ios 15
      screen A supports portrait
      screen C supports landscape
      root A
      present navigation(C) as fullScreen
        expect asked "navigation(C)"
        expect visible C
      dismiss "navigation(C)"
      present system alert
        expect not asked "system alert"
      """)
    check(
      """
      ios 16
      screen A supports portrait
      root tabs
        navigation
          A
        navigation
          B
      expect asked "tabs"
      select "navigation 2"
        expect visible B
      """)
    check("root A\npush \"navigation 2\"\n", fails: "E403")
  }

  @Test func `a folder of bundled scenarios goes by its name`() {
    let response = Shop([:])("check", "Tour")
    #expect(response.exitCode == .success)
    #expect(response.output.contains("(\(BundledScenario.below("Tour").count) files)"))
    #expect(Shop([:])("check", "Tou").exitCode == .noInput)
  }

  /// Checks a scenario: everything passes, or a message names what does not.
  private func check(
    _ text: String, fails message: String? = nil, at place: SourceLocation = #_sourceLocation
  ) {
    let response = Shop(["a.scenario": text + "\n"])("check", "a.scenario")
    let words = response.output + response.messages
    if let message {
      #expect(response.exitCode != .success, sourceLocation: place)
      #expect(words.contains(message), "\(words)", sourceLocation: place)
    } else {
      #expect(response.exitCode == .success, "\(words)", sourceLocation: place)
    }
  }
}
