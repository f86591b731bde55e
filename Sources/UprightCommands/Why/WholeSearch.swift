import OrientationExplorer
import OrientationModel
import OrientationScenarios
import OrientationTelling

/// Everything a user can do, searched with a change made: what it breaks that held before.
struct WholeSearch: Sendable {
  let states: Int
  let isComplete: Bool
  /// The properties that are broken with the change and were not without it.
  let broken: [String]
}

extension ExploreRun {
  /// The whole search for each change, held against the one of the app as it is.
  func searches(with changes: [Fix]) -> [WholeSearch] {
    guard !changes.isEmpty else { return [] }
    let before = exploration.run().broken
    return changes.map { change in
      let explored = with(change).run()
      return WholeSearch(
        states: explored.states, isComplete: explored.isComplete,
        broken: explored.broken.filter { !before.contains($0) })
    }
  }

  /// The same question to the app with a change made; what it presents otherwise is on offer so.
  private func with(_ change: Fix) -> Exploration {
    var changed = exploration
    changed.simulator = Simulator(change.app)
    guard change.script.beats.map(\.step) != steps else { return changed }
    let reactions = change.app.reactions.flatMap(\.steps)
    changed.repertoire.presentations = (reactions + change.script.beats.map(\.step))
      .compactMap { Repertoire.Presentation($0) }
    return changed
  }

  /// The file's own, as this version has them.
  private var steps: [Step] { loaded.scenario.steps.compactMap { situation.step($0) } }
}

extension Explored {
  fileprivate var broken: [String] { findings.filter(\.isBroken).map(\.property.name) }
}
