import BundledScenarios
import Testing

@testable import Exports

/// Every bundled scenario as every kind: nothing traps, and twice is the same.
struct EveryScenarioTests {
  @Test(arguments: ExportKind.allCases)
  func `every scenario becomes every kind, the same bytes twice`(_ kind: ExportKind) throws {
    for (index, scenario) in BundledScenario.all.enumerated() {
      let first = try Shelf.input(scenario.text, name: scenario.name).text(kind)
      #expect(first.hasSuffix("\n"), "\(scenario.name) as \(kind)")
      // The second time is for luck that shows everywhere: one in a few tells.
      guard index % 6 == 0 else { continue }
      let second = try Shelf.input(scenario.text, name: scenario.name).text(kind)
      #expect(first == second, "\(scenario.name) as \(kind)")
    }
  }

  @Test func `every still and every strip is XML, and no still is large`() throws {
    for scenario in BundledScenario.all {
      let input = Shelf.input(scenario.text, name: scenario.name)
      let still = try input.text(.svg)
      #expect(still.utf8.count <= 75_000, "\(scenario.name)")
      _ = try Markup(still)
      _ = try Markup(try input.text(.svg) { $0.isStrip = true })
    }
  }

  @Test func `every diagram is one`() throws {
    for scenario in BundledScenario.all {
      let input = Shelf.input(scenario.text, name: scenario.name)
      try Mermaid.check(try input.text(.mermaid))
      try Dot.check(try input.text(.dot))
    }
  }

  @Test func `every recording keeps to its terminal`() throws {
    for (index, scenario) in BundledScenario.all.enumerated() where index % 6 == 0 {
      let cast = try Asciicast(try Shelf.input(scenario.text, name: scenario.name).text(.cast))
      var screen = Screen(columns: 80, rows: 24)
      for event in cast.events where event.code == "o" { screen.take(event.text) }
      #expect(screen.isWithinBounds, "\(scenario.name)")
    }
  }
}
