import OrientationModel
import OrientationScenarios

extension Suspicion {
  /// Another style for a presentation of the story.
  static func styles(_ scenario: Scenario, _ code: SuspectCode) -> [Suspicion] {
    return scenario.steps.indices.flatMap { index -> [Suspicion] in
      guard case .present(let whom, let said, _) = scenario.steps[index].action.value
      else { return [] }
      let name = code.variable(whom.value)
      let head = scenario.steps[index].action.value.text.split(separator: " ")
      let plain = head.firstIndex(of: "as").map { head[..<$0] } ?? head[...]
      return ["fullScreen", "pageSheet", "overFullScreen", "custom"].compactMap { style in
        let text = plain.joined(separator: " ") + " as " + style
        let reading = Scenario.parseStep(
          text, in: scenario, versions: scenario.settings.playedVersions,
          devices: scenario.settings.playedDevices)
        guard let step = reading.rightStep else { return nil }
        return Suspicion("\(name).modalPresentationStyle = .\(style)") {
          $0.steps[index].action = step.action
        }.rarer(by: said == nil ? 1 : 3)
      }
    }
  }
}
