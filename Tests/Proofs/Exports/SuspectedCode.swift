import BundledScenarios
import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Proof {
  /// The code of everything that `diagnose` tries, in the API of the oldest version that it is seen on.
  static let suspectedCode = Proof(
    "the code of every suspect type-checks, in the API of its versions", cases: parts + 1, sample: 1
  ) { number in
    var levels: [UInt8: ChangedCode] = [:]
    // The first case is what the tests try: a few scenarios. What suspects share is checked once a part.
    let step = number == 0 ? 240 : parts
    for index in stride(from: max(0, number - 1), to: BundledScenario.all.count, by: step) {
      let scenario = Scenario.parse(BundledScenario.all[index].text).scenario
      let app = Situation(scenario).app
      let oldest = min(
        scenario.settings.playedVersions.min() ?? app.settings.version, app.settings.version)
      // A cover is seen from 14 on.
      let hasCover = app.entries.contains { $0.controller.kind == .cover }
      let first = max((scenario.settings.deployment?.value ?? oldest).major, hasCover ? 14 : 2)
      // Code of iOS 6 and of what was before has not a line in common.
      let level = Compiler.level(of: app.settings.version.major >= 6 ? max(6, first) : first)
      for suspect in Explanation.suspects(in: scenario) {
        levels[level, default: ChangedCode()].add(
          suspect: suspect.code.map(\.withoutExtensions), of: app)
      }
    }
    return levels.keys.sorted().flatMap { levels[$0]?.complaints(level: $0) ?? [] }
  }

  private static let parts = 24
}
