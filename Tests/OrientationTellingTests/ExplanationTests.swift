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
