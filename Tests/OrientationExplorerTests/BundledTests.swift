import BundledScenarios
import Foundation
import Proofs
import TestSupport
import Testing

/// Every bundled scenario, on every device and version it names, as `upright explore` takes it.
struct BundledTests {
  /// A scenario that was added since is counted from the next recording on.
  @Test func `the counts of every scenario, device and version are those that were read`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Recorded/bundled-counts.txt")
    let recorded = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let known = Set(recorded.filter { !$0.hasPrefix(" ") }.map(String.init))
    let bundled = BundledScenario.all.filter { Recording.isOn || known.contains($0.name) }
    let lines = bundled.flatMap { bundled in
      [bundled.name] + BundledExploration.all(of: bundled).map { "  \($0.summary)" }
    }
    expectText(
      lines.joined(separator: "\n") + "\n", recorded: "Recorded/bundled-counts.txt")
  }
}
