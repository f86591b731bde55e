import BundledScenarios
import Foundation
import Testing

struct BundledScenarioTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Scenarios").standardizedFileURL

  @Test func `every scenario but the reports that are not listed is in the program as it is`()
    throws
  {
    let list = folder.appending(path: "Reported/bundled.txt")
    let reports = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(
      String.init)
    #expect(reports == reports.sorted())
    let names = (FileManager.default.subpaths(atPath: folder.path) ?? [])
      .filter { $0.hasSuffix(".scenario") }.map { String($0.dropLast(".scenario".count)) }
      .filter { !$0.hasPrefix("Reported/") || reports.contains(String($0.dropFirst(9))) }
    #expect(BundledScenario.all.map(\.name).sorted() == names.sorted())
    for scenario in BundledScenario.all {
      let file = folder.appending(path: scenario.name + ".scenario")
      #expect(try Data(contentsOf: file) == Data(scenario.text.utf8), "\(scenario.name)")
    }
  }

  @Test
  func `the tour comes first, then challenges, recipes, situations, documents, and reports`() {
    let folders = ["Tour", "Challenges", "Recipes", "Situations", "Documented", "Reported"]
    let ranks = BundledScenario.all.map { scenario in
      folders.firstIndex { scenario.name.hasPrefix($0 + "/") } ?? folders.count
    }
    #expect(ranks == ranks.sorted())
    for rank in 0...folders.count {
      let names = zip(ranks, BundledScenario.all).filter { $0.0 == rank }.map(\.1.name)
      #expect(names == names.sorted())
    }
  }

  @Test func `a scenario answers to its whole name`() {
    for scenario in BundledScenario.all {
      #expect(BundledScenario.named(scenario.name) == scenario)
    }
    #expect(BundledScenario.named("no-such-scenario") == nil)
  }

  @Test func `the folder and the number may be left out where that leaves one`() {
    let scenarios = ["Tour/01-turning", "Tour/02-locked", "Documented/locked", "Reported/turning"]
      .map { BundledScenario(name: $0, text: "") }
    #expect(BundledScenario.named("01-turning", in: scenarios)?.name == "Tour/01-turning")
    #expect(BundledScenario.named("turning", in: scenarios)?.name == "Reported/turning")
    #expect(BundledScenario.named("locked", in: scenarios)?.name == "Documented/locked")
    #expect(BundledScenario.named("02-locked", in: scenarios)?.name == "Tour/02-locked")
    let twins = ["Documented/a", "Reported/a", "Tour/01-b", "Tour/02-b"]
      .map { BundledScenario(name: $0, text: "") }
    #expect(BundledScenario.named("a", in: twins) == nil)
    #expect(BundledScenario.named("b", in: twins) == nil)
  }
}
