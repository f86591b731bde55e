import BundledScenarios
import Foundation
import OrientationExplorer
import OrientationModel
import OrientationScenarios
import Proofs
import TestSupport
import Testing

@testable import UprightCommands

/// Every bundled scenario, on every device and version it names, as `upright explore` takes it.
struct BundledTests {
  /// One scenario on one device under one version.
  struct Case: Sendable {
    let name: String
    let device: Device
    let version: SystemVersion
    let exploration: Exploration
  }

  static func cases(of bundled: BundledScenario) -> [Case] {
    let file = ScenarioFile(bundled)
    let scenario = Scenario.parse(file.bytes).scenario
    return scenario.settings.playedDevices.flatMap { device in
      scenario.settings.playedVersions.map { version in
        var selection = Selection()
        selection.device = device
        selection.versions = [version]
        let loaded = LoadedScenario(file, scenario, selection)
        return Case(
          name: bundled.name, device: device, version: version,
          exploration: ExploreRun(loaded, ExploreRequest(loaded)).exploration)
      }
    }
  }

  /// A scenario that was added since is counted from the next recording on.
  @Test func `the counts of every scenario, device and version are those that were read`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Recorded/bundled-counts.txt")
    let recorded = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let known = Set(recorded.filter { !$0.hasPrefix(" ") }.map(String.init))
    let bundled = BundledScenario.all.filter { Recording.isOn || known.contains($0.name) }
    let lines = bundled.flatMap { bundled in
      [bundled.name] + Self.cases(of: bundled).map { "  \($0.summary)" }
    }
    expectText(
      lines.joined(separator: "\n") + "\n", recorded: "Recorded/bundled-counts.txt")
  }

  @Test(arguments: ["Tour", "Documented", "Reported"])
  func `a plain enumeration agrees on every scenario of a folder`(_ folder: String) {
    var seen: Set<String> = []
    for bundled in BundledScenario.all where bundled.name.hasPrefix(folder) {
      for one in Self.cases(of: bundled) {
        // A version that explores as the last one did is enumerated once.
        guard seen.insert("\(one.name) \(one.device.name) \(one.summary.counts)").inserted else {
          continue
        }
        checkAgreement(one)
      }
    }
    #expect(!seen.isEmpty)
  }

  private func checkAgreement(_ one: Case) {
    let plain = PlainEnumeration(
      one.exploration.simulator.compiled.app, presenting: one.exploration.repertoire.presentations)
    let explored = one.exploration.run()
    let what: Comment = "\(one.name), \(one.device.name), iOS \(one.version.text)"
    #expect(explored.states == plain.distances.count, what)
    #expect(explored.transitions == plain.transitions, what)
    #expect(explored.levels == plain.levels, what)
    for finding in explored.findings {
      guard let wanted = Property.shipped.first(where: { $0.name == finding.property.name })?.name
      else { continue }
      #expect(finding.path?.count == plain.shortest[wanted], what)
    }
  }
}

extension BundledTests.Case {
  struct Summary: CustomStringConvertible {
    let place: String
    let counts: String
    var description: String { "\(place)  \(counts)" }
  }

  /// How many states and transitions there are, and what breaks after how many steps.
  var summary: Summary {
    let explored = exploration.run()
    let broken = explored.findings.filter { !$0.holds }
      .map { "\($0.property.name) \($0.path?.count ?? 0)" }
    let counts =
      "\(explored.states) states, \(explored.transitions) transitions, "
      + "depth \(explored.levels.count - 1)"
      + (broken.isEmpty ? "" : "; " + broken.joined(separator: ", "))
    return Summary(place: "\(device.name), iOS \(version.text)", counts: counts)
  }
}
