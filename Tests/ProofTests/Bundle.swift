import BundledScenarios
import OrientationModel
import OrientationScenarios
import OrientationTelling
import Proofs
import Testing

/// Every scenario of the repository, read and played once for all tests.
enum Bundle {
  struct Entry {
    let name: String
    let scenario: Scenario
    let plays: [Play]
  }

  static let entries = BundledScenario.inRepository.map { bundled in
    let scenario = Scenario.parse([UInt8](bundled.text.utf8)).scenario
    return Entry(name: bundled.name, scenario: scenario, plays: plays(of: scenario))
  }

  /// Every play of one scenario: each of its devices under each of its versions.
  static func plays(of scenario: Scenario) -> [Play] {
    scenario.stages().map { Play(scenario, on: $0) }
  }

  /// Every step and launch, with where it is.
  static var episodes: some Sequence<(place: String, episode: Episode)> {
    entries.lazy.flatMap { entry in
      entry.plays.flatMap { play in
        play.episodes.map { episode in
          let device = episode.app.settings.device.name
          return (
            "\(entry.name) \(device) \(episode.version.text) step \(episode.number)", episode
          )
        }
      }
    }
  }
}
