import BundledScenarios
import Foundation
import Proofs
import TestSupport
import Testing

/// Scenarios, on every device and version they name, as `upright explore` takes them.
struct BundledTests {
  /// Of the many reports an eighth; a proof holds all of them against a plain enumeration.
  private static let counted = BundledScenario.inRepository.filter {
    !$0.name.hasPrefix("Reported/") || $0.name.utf8.reduce(0) { $0 + Int($1) }.isMultiple(of: 8)
  }

  /// A scenario that was added since is counted from the next recording on.
  @Test func `the counts of scenarios, devices and versions are those that were read`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Recorded/bundled-counts.txt")
    let recorded = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let known = Set(recorded.filter { !$0.hasPrefix(" ") }.map(String.init))
    let bundled = Self.counted.filter { Recording.isOn || known.contains($0.name) }
    let lines = bundled.flatMap { bundled in
      [bundled.name] + BundledExploration.all(of: bundled, anywhere: true).map { "  \($0.summary)" }
    }
    expectText(
      lines.joined(separator: "\n") + "\n", recorded: "Recorded/bundled-counts.txt")
  }
}
