import BundledScenarios
import OrientationModel
import OrientationScenarios
import OrientationTelling
import Playground
import SwiftCode

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
    for device in scenario.settings.playedDevices {
      for version in scenario.settings.playedVersions(on: device) {
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

extension Proof {
  /// What a change is offered for: that nobody has to want another.
  package static let rightChanges = Proof(
    "a change that is offered puts its step right, and no later step wrong, wherever the file is",
    ofScenarios: 3
  ) { bundled in
    let scenario = Scenario.parse(bundled.text).scenario
    var findings = Findings()
    let stages = scenario.stages()
    let plays = stages.map { Play(scenario, on: $0) }
    for play in plays where scenario.fails(nowhereIn: plays) {
      for episode in play.episodes where episode.judgement.isProblem {
        let advice = Advice(FixStory(scenario, play.situation, at: episode.number))
        guard advice.shortfall == nil else { continue }
        for change in advice.changes {
          for (stage, old) in zip(stages, plays) {
            let place =
              "\(bundled.name), step \(episode.number), \(change.title), on \(stage.device.name), "
              + "iOS \(stage.version.text)"
            let repaired = scenario.applying(change.edits)
            let new = Play(repaired, on: stage)
            let number = repaired.stepNumbers.prefix(change.script.end).last ?? 0
            // Where it adds steps later on, too, only the step itself is looked at.
            let isAligned = repaired.stepCount - number == scenario.stepCount - episode.number
            for later in number..<max(number + 1, isAligned ? new.episodes.count : 0) {
              let after = later - new.episodes.count + old.episodes.count
              let isHere = later == number
              let judged = new.episodes.indices.contains(later) ? new.episodes[later] : new.last
              let before = old.episodes.indices.contains(after) ? old.episodes[after] : old.last
              findings.expect(
                !judged.judgement.isProblem || !isHere && before.judgement.isProblem,
                "\(place): \(later) \(judged.judgement.grade)")
            }
          }
        }
      }
    }
    return findings.all
  }
}

extension Scenario {
  fileprivate var stepCount: Int { stepNumbers.last ?? 0 }

  /// Whether all holds that the file expects, of every play.
  fileprivate func fails(nowhereIn plays: [Play]) -> Bool {
    plays.allSatisfy { $0.failures(of: self).isEmpty }
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
