import BundledScenarios
import OrientationModel
import OrientationScenarios
import OrientationTelling
import Playground

extension Proof {
  /// Every change that `why` offers, made in the scenario.
  package static let writtenChanges = Proof(
    "every change that why offers, made in the text, leads where it says",
    ofScenarios: 3
  ) { bundled in
    let scenario = Scenario.parse(bundled.text).scenario
    var findings = Findings()
    tryChanges(of: scenario, bundled.name, &findings)
    if let wrapped = scenario.wrappingScreens {
      tryChanges(of: wrapped, bundled.name + ", wrapped", &findings)
    }
    return findings.all
  }

  private static func tryChanges(
    of scenario: Scenario, _ name: String, _ findings: inout Findings
  ) {
    for version in scenario.settings.playedVersions {
      for device in scenario.settings.playedDevices {
        let play = Play(scenario, device: device, version: version)
        for episode in play.episodes where !episode.isSkipped && episode.outcome.problem == nil {
          let story = FixStory(scenario, play.situation, at: episode.number)
          for change in Advice(story).changes {
            let place =
              "\(name), iOS \(version.text), \(device.name), step \(episode.number): "
              + change.title
            let repaired = scenario.repaired(by: change, device: device, version: version)
            findings.expect(repaired != nil, "\(place): Enter cannot do it")
            let missing = repaired.map { change.linesMissing(in: scenario.text, $0.text) } ?? []
            findings.expect(missing.isEmpty, "\(place): \(missing)")
          }
        }
      }
    }
  }
}

extension Fix {
  /// What its lines take away that was not there, and what they add that is not there with it.
  fileprivate func linesMissing(in before: String, _ after: String) -> [String] {
    let (old, new) = (before.trimmedLines, after.trimmedLines)
    return scenario.filter { line in
      switch line.change {
      case .kept: !old.contains(line.text.trimmedLine) && !new.contains(line.text.trimmedLine)
      case .removed: !old.contains(line.text.trimmedLine)
      case .added: !new.contains(line.text.trimmedLine)
      }
    }.map(\.text)
  }
}

extension String {
  fileprivate var trimmedLine: String {
    let words = split { $0 == " " || $0 == "\n" }
    return words.dropFirst(words.first == "root" ? 1 : 0).joined(separator: " ")
  }

  /// Its lines without indentation, and without what says that one is the root.
  fileprivate var trimmedLines: Set<String> {
    Set(split(separator: "\n").map { String($0).trimmedLine })
  }
}

extension Scenario {
  /// The scenario with a navigation controller around each screen that its steps present; nothing
  /// where they present none.
  fileprivate var wrappingScreens: Scenario? {
    let screens = declarations.compactMap(\.node).filter { $0.kind.value == .screen }
      .compactMap(\.name?.value)
    var wrapped = self
    for index in steps.indices {
      guard case .present(let presented, let style, let presenter) = steps[index].action.value,
        case .name(let name) = presented.value, screens.contains(name)
      else { continue }
      wrapped.steps[index].action.value = .present(
        Located(.wrapper(of: presented.value)), as: style, from: presenter)
    }
    return wrapped == self ? nil : wrapped
  }
}
