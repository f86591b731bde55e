import OrientationModel

/// What an exploration came to, and the tables to ask more of it.
package final class Explored: @unchecked Sendable {
  package let exploration: Exploration
  /// Distinct states, the launch included.
  package let statistics: Progress
  /// How many states there are at distance 0, 1, 2 … from the launch.
  package let levels: [Int]
  /// Nothing if everything was seen.
  package let stop: StopReason?
  package let findings: [Finding]
  package let loop: FlipLoop?
  /// Whether some step ends the app.
  package var hasCrash: Bool { search.crashed != nil }
  let search: Search

  init(_ exploration: Exploration, _ search: Search, _ statistics: Progress) {
    self.exploration = exploration
    self.search = search
    self.statistics = statistics
    levels = search.levels
    stop = search.stop
    findings = search.finish()
    let loops = search.findings.loops
    loop = loops.first.map { FlipLoop(path: search.path(to: $0), count: loops.count) }
  }

  package var states: Int { statistics.states }
  package var transitions: Int { statistics.transitions }
  package var bound: Int { exploration.repertoire.depth }
  package var isComplete: Bool { stop == nil }

  /// The shortest way to a state, by its number in the order of discovery.
  package func path(to state: Int) -> [Step] {
    search.path(to: Sighting(state: state, step: nil, next: nil))
  }

  /// The stage with every cast that was made on the way.
  package var stage: Stage { search.stage }

  /// A state as a world; nothing for the one that crashed.
  package func world(of state: Int) -> World? {
    let view = search.view
    guard view.states.scenes[state] != StateTable.crashed else { return nil }
    return view.scenes.world(
      Int(view.states.scenes[state]),
      bearing: view.bearings.bearings[Int(view.states.bearings[state])])
  }

  /// Whether some property breaks in a state, or by one of its steps.
  package func isTrouble(_ state: Int) -> Bool { search.view.states.troubles[state] != 0 }
}

extension Search {
  /// The steps to a sighting.
  func path(to sighting: Sighting) -> [Step] {
    let last = [sighting.step, sighting.next].compactMap { $0 }
    return (states.view.path(to: sighting.state) + last).map { plan.steps[Int($0)] }
  }

  /// What the tallies come to, one finding for each property.
  func finish() -> [Finding] {
    zip(plan.properties, findings.tallies).map { property, tally in
      let holds: Bool
      if case .custom(.possible, _) = property.kind {
        holds = tally.first != nil
      } else {
        holds = tally.first == nil
      }
      return Finding(
        property: property, holds: holds, path: tally.first.map { path(to: $0) },
        count: tally.count)
    }
  }
}
