import BundledScenarios
import Proofs
import Testing

@testable import Exports

/// What every bundled scenario becomes is well formed.
struct EveryScenarioTests {
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
}
