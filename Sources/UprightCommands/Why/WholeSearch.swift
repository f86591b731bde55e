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
    changed.repertoire.show(
      change.app.reactions.flatMap(\.steps) + change.script.beats.map(\.step), of: change.app,
      isImported: loaded.scenario.isImported)
    return changed
  }

  /// The file's own, as this version has them.
  private var steps: [Step] { loaded.scenario.steps.compactMap { situation.step($0) } }
}

extension Explored {
  fileprivate var broken: [String] { findings.filter(\.isBroken).map(\.property.name) }
}
