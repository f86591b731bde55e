import OrientationModel

/// What an exploration came to, and the tables to ask more of it.
package final class Explored: @unchecked Sendable {
  package let statistics: SearchProgress
  /// How many states there are at distance 0, 1, 2 … from the first.
  package let levels: [Int]
  /// Nothing if everything was seen.
  package let stop: StopReason?
  package let findings: [Finding]
  package let loop: FlipLoop?
  let search: Search

  init(_ search: Search) {
    self.search = search
    statistics = search.progress
    levels = search.levels
    stop = search.stop
    findings = search.findings(of: search.exploration.properties)
    let loops = search.findings.loops
    loop = loops.first.map { FlipLoop(path: search.path(to: $0), count: loops.count) }
  }

  /// Distinct states, the first one included.
  package var states: Int { statistics.states }
  package var transitions: Int { statistics.transitions }
  package var bound: Int { search.exploration.repertoire.depth }
  package var isComplete: Bool { stop == nil }

  /// The simulator with every app that was made on the way.
  package var simulator: Simulator { search.simulator }

  /// The shortest way to a state, by its number in the order of discovery.
  package func path(to state: Int) -> [Step] { search.path(to: Sighting(state: state)) }

  /// A state as a world; nothing for the one that crashed.
  package func world(of state: Int) -> World? {
    let world = search.space.world(of: search.codes[state])
    return world == StateRule.crash ? nil : world
  }
}

extension Search {
  /// What there is to say of the properties it was asked for.
  func findings(of properties: [Property]) -> [Finding] {
    var custom = Property.Shipped.allCases.count
    return properties.map { property in
      switch property.kind {
      case .shipped(let shipped): return Finding(property, findings[shipped], self)
      case .custom:
        custom += 1
        return Finding(property, findings.tallies[custom - 1], self)
      }
    }
  }
}
