import OrientationModel
import OrientationScenarios

/// Where a story would go otherwise, were an open question of the book answered the other way.
package struct Fork: Hashable, Sendable {
  package let assumption: Assumption
  /// How the story has it answered.
  package let answer: Bool
  /// The number of the first step that ends otherwise.
  package let step: Int
  /// Where the interface is then as told, and by the other answer; nothing: the app has crashed.
  package let told: InterfaceOrientation?
  package let otherwise: InterfaceOrientation?
}

extension [Fork] {
  /// Those whose other answer nothing else would explain.
  package var alone: [Fork] {
    filter { one in !contains { $0 != one && $0.step == one.step && $0.otherwise == one.otherwise }
    }
  }
}

extension UITestExport {
  /// The open questions whose other answer would show in a story.
  package func forks(of input: ExportInput) -> [Fork] {
    let leaned = Set(episodes.flatMap(\.trace.assumptions))
    return Assumption.allCases.filter(leaned.contains).compactMap { assumption in
      guard let flipped = UITestExport(byHand: input.flipping(assumption), name: name)
      else { return nil }
      let pairs = zip(beats, flipped.beats)
      return pairs.first { $0.interface != $1.interface }.map { told, other in
        Fork(
          assumption: assumption, answer: input.settings.assumptions[assumption], step: told.number,
          told: told.interface, otherwise: other.interface)
      }
    }
  }
}

extension ExportInput {
  /// The same story where an open question is answered the other way.
  fileprivate func flipping(_ assumption: Assumption) -> ExportInput {
    var scenario = scenario
    scenario.settings.assumptions.removeAll { $0.assumption == assumption }
    scenario.settings.assumptions.append(
      Scenario.Assumed(assumption, holds: !settings.assumptions[assumption]))
    return ExportInput(
      scenario, title: title, name: name, device: settings.device, version: settings.version)
  }
}
