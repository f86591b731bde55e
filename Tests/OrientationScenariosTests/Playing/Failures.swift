import OrientationModel
import OrientationScenarios

/// What kinds of problems a text has.
func problems(_ text: String) -> [Problem.Code] { Scenario.parse(text).problems.map(\.code) }

/// What of a scenario does not hold, under every version it lists.
func failures(_ text: String) -> [String] {
  let reading = Scenario.parse(text)
  guard reading.isRight else { return [reading.report(file: "x", in: Array(text.utf8))] }
  let scenario = reading.scenario
  return scenario.settings.playedDevices.flatMap { device in
    scenario.playedVersions.flatMap { version in
      let play = Play(scenario, device: device, version: version)
      return play.failures(of: scenario).map { "\(version.text): \($0.expected): \($0.actual)" }
        + (play.stop.map { ["\(version.text): \($0.name)"] } ?? [])
    }
  }
}
