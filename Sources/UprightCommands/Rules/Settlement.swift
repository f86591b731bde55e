import BundledScenarios
import OrientationModel
import OrientationScenarios

/// A place in the bundled scenarios where a rule settles something.
struct Settlement: Hashable, Sendable {
  var scenario: String
  var step: Int
  var line: Int
  var action: String
  /// The versions under which it does, on whichever device.
  var versions: [SystemVersion]

  /// Every place where a rule is the reason, in the order of the scenarios.
  static func all(by rule: Rule) -> [Settlement] {
    BundledScenario.all.flatMap { bundled -> [Settlement] in
      let file = ScenarioFile(bundled)
      let reading = Scenario.parse(file.bytes)
      guard reading.isRight else { return [] }
      return places(of: rule, in: LoadedScenario(file, reading.scenario, Selection()))
    }
  }

  private static func places(of rule: Rule, in loaded: LoadedScenario) -> [Settlement] {
    var places: [Int: Settlement] = [:]
    for device in loaded.devices {
      for version in loaded.versions {
        let run = Run(loaded, device: device, version: version)
        for beat in run.play.beats where beat.trace.because == rule {
          places[
            beat.number,
            default: Settlement(
              scenario: loaded.file.name, step: beat.number,
              line: beat.number == 0 ? loaded.rootLine : beat.line,
              action: beat.step?.text ?? "launch", versions: [])
          ].add(version)
        }
      }
    }
    return places.values.sorted { $0.step < $1.step }
  }

  private mutating func add(_ version: SystemVersion) {
    if !versions.contains(version) { versions.append(version) }
  }
}
