import OrientationModel
import OrientationScenarios
import Testing

/// Each open question of the book matters: some bundled scenario expects one thing under one answer and
/// would see another under the other.
struct AssumptionWitnessTests {
  @Test func `every assumption has a bundled scenario that it flips`() {
    let plays = Bundle.entries.flatMap { entry in
      entry.plays.map { (entry.scenario, $0) }
    }
    var leaning: [Assumption: [(Scenario, Play)]] = [:]
    for (scenario, play) in plays {
      for assumption in Set(play.episodes.flatMap(\.trace.assumptions)) {
        leaning[assumption, default: []].append((scenario, play))
      }
    }
    let idle = Assumption.allCases.filter { assumption in
      let near = leaning[assumption] ?? []
      return !near.contains { flips(assumption, $0.0, $0.1) }
        && !plays.contains { flips(assumption, $0.0, $0.1) }
    }
    #expect(idle.map(\.name) == [])
  }

  /// Whether a scenario no longer holds when an assumption is answered the other way.
  private func flips(_ assumption: Assumption, _ scenario: Scenario, _ play: Play) -> Bool {
    let settings = play.situation.app.settings
    var other = scenario
    other.settings.assumptions.removeAll { $0.assumption == assumption }
    other.settings.assumptions.append(
      Scenario.Assumed(assumption, holds: !settings.assumptions[assumption]))
    let flipped = Play(
      other, device: settings.device, version: settings.version, linked: settings.linked)
    return flipped.stop != nil || !flipped.failures(of: other).isEmpty
  }
}
