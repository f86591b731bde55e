import OrientationModel
import OrientationScenarios
import OrientationTelling
import Testing

struct ExplanationTests {
  private func explanation(_ text: String) -> Explanation {
    let scenario = Scenario.parse(text).scenario
    return Explanation(
      scenario, versions: scenario.settings.playedVersions,
      devices: scenario.settings.playedDevices)
  }

  /// Plays what a candidate adds, from its own text.
  private func isProven(_ candidate: Explanation.Candidate) -> Bool {
    let scenario = Scenario.parse(candidate.suspect.scenario.text).scenario
    return scenario.settings.playedVersions.allSatisfy { version in
      Play(scenario, version: version).failures(of: scenario).isEmpty
    }
  }

  private static let films = """
    plist portrait landscape
    screen Films supports portrait
    screen Player supports allButUpsideDown
    root
      navigation Main asks top
        Films
    push Player
    rotate landscapeLeft

    """

  @Test func `portrait on 15 and landscape on 16 is explained`() throws {
    let found = explanation(
      "ios 15, 16\n" + Self.films
        + "  expect ios 15: interface portrait\n  expect ios 16: interface landscapeRight\n")
    #expect(found.seen == 2)
    #expect(found.known == 1)
    #expect(found.isWhole)
    #expect(found.explained == 2)
    let first = try #require(found.candidates.first)
    #expect(first.explains == 2)
    #expect(!first.suspect.lines.isEmpty)
    for candidate in found.candidates { #expect(isProven(candidate), "\(candidate.suspect.lines)") }
  }

  @Test func `the hack on leaving is among what explains an upright list`() {
    let found = explanation("ios 15\n" + Self.films + "pop\n  expect interface portrait\n")
    #expect(found.isWhole)
    #expect(found.known == 0)
    #expect(
      found.candidates.contains { $0.suspect.lines.contains { $0.contains("force portrait") } },
      "\(found.candidates.map(\.suspect.lines))")
    for candidate in found.candidates { #expect(isProven(candidate), "\(candidate.suspect.lines)") }
  }

  /// What somebody saw, and the words of what was behind it.
  private static let puzzles = [
    (
      "the list is upright again on 15 alone", "when leaving: force portrait",
      """
      ios 15, 16
      plist allButUpsideDown
      screen List
      screen Player
      root
        navigation Main
          List
      push Player
      rotate landscapeLeft
      pop
        expect ios 15: interface portrait
        expect ios 16: interface landscapeRight
      """
    ),
    (
      "nothing turns", "lock on",
      """
      ios 17
      plist all
      screen List supports all
      root List
      rotate landscapeLeft
        expect interface portrait
      rotate landscapeRight
        expect interface portrait
      """
    ),
    (
      "nothing turns, and nobody wrote down the list", "lock on",
      """
      ios 15, 16
      screen List supports all
      root List
      rotate landscapeLeft
        expect interface portrait
      """
    ),
    (
      "an override is not heard", "tabs Bar",
      """
      ios 16
      plist allButUpsideDown
      screen List supports portrait
      root
        tabs Bar asks selected
          List
          Settings
      rotate landscapeLeft
        expect interface landscapeRight
      """
    ),
    (
      "a cover that turns", "when covering Player: set Content orientations landscape",
      """
      ios 16, 17
      plist allButUpsideDown
      root
        hosting Root default portrait
          view Content
      cover Player
      present Player
        expect interface landscape
      dismiss
        expect interface portrait
      """
    ),
    (
      "a SwiftUI app in which the player alone turns", "adaptor portrait",
      """
      ios 16
      plist allButUpsideDown
      root app
        stack Main
          view List
      view Player
      rotate landscapeLeft
        expect interface portrait
      rotate portrait
      push Player
      rotate landscapeLeft
        expect interface landscapeRight
      """
    ),
    (
      "upright on 27", "scene-delegate portrait",
      """
      ios 26, 27
      plist allButUpsideDown
      screen List supports allButUpsideDown
      root List
      rotate landscapeLeft
        expect ios 26: interface landscapeRight
        expect ios 27: interface portrait
      """
    ),
    (
      "a player that opens in landscape", "prefers landscapeRight",
      """
      ios 15
      plist allButUpsideDown
      screen List supports portrait
      screen Player supports allButUpsideDown
      root List
      present Player as fullScreen
        expect interface landscapeRight
      dismiss
        expect interface portrait
      """
    ),
    (
      "a player that comes in landscape from 16 on", "when appearing: request landscape",
      """
      ios 15, 16
      plist allButUpsideDown
      screen List supports allButUpsideDown
      screen Player supports allButUpsideDown
      root
        navigation Main
          List
      push Player
        expect ios 15: interface portrait
        expect ios 16: interface landscape
      """
    ),
  ]

  @Test(arguments: puzzles)
  func `the cause that somebody who knows UIKit thinks of comes first`(
    saw: String, cause: String, text: String
  ) throws {
    let found = explanation(text + "\n")
    #expect(found.isWhole)
    let first = try #require(found.candidates.first, "\(saw)")
    let lines = first.suspect.lines.joined(separator: "\n")
    #expect(lines.contains(cause), "\(saw): \(found.candidates.map(\.suspect.lines))")
    for candidate in found.candidates { #expect(isProven(candidate), "\(candidate.suspect.lines)") }
  }

  @Test func `a setting that is not there is told as what the app lacks`() {
    let found = explanation(
      """
      device iPad
      ios 16
      plist all
      requires-full-screen yes
      screen List supports landscape
      root List
      rotate portrait
        expect interface portrait

      """)
    #expect(found.candidates.first?.suspect.lines == ["# without: requires-full-screen yes"])
  }

  @Test func `two candidates are told apart by what they would show`() throws {
    let found = explanation("ios 15\n" + Self.films + "pop\n  expect interface portrait\n")
    let asked = try #require(found.inquiry)
    #expect(asked.answers.count == 2)
    #expect(asked.answers[0] != asked.answers[1])
  }

  @Test func `what comes true anyway needs no explanation`() {
    let found = explanation("ios 15\n" + Self.films + "  expect interface landscapeRight\n")
    #expect(found.isWhole)
    #expect(found.candidates.isEmpty)
  }

  @Test func `what nothing explains is not explained`() {
    let found = explanation(
      "ios 15\n" + Self.films + "  expect interface portrait\n  expect interface landscapeRight\n")
    #expect(!found.isWhole)
    #expect(found.seen == 2)
  }
}
