import BundledScenarios
import OrientationExplorer
import OrientationModel
import OrientationScenarios
import Playground
import PlaygroundSession
import UprightCommands

extension Proof {
  static let bundledEnumerations = [true, false].map { anywhere in
    Proof(
      "a plain enumeration agrees on every bundled scenario, "
        + (anywhere ? "screens pushed anywhere" : "screens shown as its lines show them"),
      ofScenarios: 8
    ) { agreement(on: $0, anywhere: anywhere) }
  }

  private static func agreement(on bundled: BundledScenario, anywhere: Bool) -> [String] {
    var seen: Set<String> = []
    var findings = Findings()
    for one in BundledExploration.all(of: bundled, anywhere: anywhere) {
      let explored = one.exploration.run()
      // A version that explores as another one did is enumerated once.
      guard seen.insert("\(one.device.name) \(explored.counts)").inserted else { continue }
      let app = one.exploration.simulator.compiled.app
      let plain =
        anywhere
        ? PlainEnumeration(
          app, presenting: one.lines.compactMap { Repertoire.Presentation($0) }, opening: true)
        : PlainEnumeration(app, showing: one.lines, isImported: one.isImported)
      let what = "\(one.name), \(one.device.name), iOS \(one.version.text)"
      findings.expect(explored.states == plain.distances.count, "\(what): states")
      findings.expect(explored.transitions == plain.transitions, "\(what): transitions")
      findings.expect(explored.levels == plain.levels, "\(what): levels")
      let shipped = Set(Property.shipped.map(\.name))
      for finding in explored.findings where shipped.contains(finding.property.name) {
        findings.expect(
          finding.path?.count == plain.shortest[finding.property.name],
          "\(what): \(finding.property.name)")
      }
    }
    return findings.all
  }
}

/// A scenario on one device under one version, as `upright explore` takes it.
package struct BundledExploration {
  let name: String
  let device: Device
  let version: SystemVersion
  let exploration: Exploration
  /// Every step that its lines name.
  let lines: [Step]
  let isImported: Bool

  /// One for each device and version that the scenario names; screens are pushed anywhere, or shown as
  /// its lines show them.
  package static func all(
    of bundled: BundledScenario, anywhere: Bool
  ) -> [BundledExploration] {
    let file = ScenarioFile(bundled)
    let scenario = Scenario.parse(file.bytes).scenario
    let places = scenario.stages().map { Stage($0.device, $0.version) }
    return places.uniqued.map { stage in
      let (device, version) = (stage.device, stage.version)
      let loaded = LoadedScenario(file, scenario, Selection(versions: [version], device: device))
      var request = ExploreRequest(loaded)
      request.anywhere = anywhere
      let situation = Situation(scenario, on: stage)
      return BundledExploration(
        name: bundled.name, device: device, version: version,
        exploration: ExploreRun(loaded, request).exploration,
        lines: scenario.namedSteps(on: situation.app.settings).compactMap { situation.step($0) },
        isImported: scenario.isImported)
    }
  }

  /// How many states and transitions there are, and what breaks after how many steps.
  package var summary: String {
    "\(device.name), iOS \(version.text)  \(exploration.run().counts)"
  }
}

extension Explored {
  fileprivate var counts: String {
    let broken = findings.filter { !$0.holds }
      .map { "\($0.property.name) \($0.path?.count ?? 0)" }
    return "\(states) states, \(transitions) transitions, depth \(levels.count - 1)"
      + (broken.isEmpty ? "" : "; " + broken.joined(separator: ", "))
  }
}
