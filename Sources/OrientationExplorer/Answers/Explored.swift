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
  /// The numbers of the states by their codes, for whoever asks where steps lead.
  private lazy var numbers = Dictionary(
    uniqueKeysWithValues: (0..<search.codes.count).map { (search.codes[$0], $0) })

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

  /// The number of the state that a world is in; nothing if it was not reached.
  package func state(of world: World) -> Int? {
    let world = search.plan.rule.canonical(world)
    return search.space.code(of: world).flatMap { numbers[$0] }
  }

  package struct Edge: Sendable {
    /// Its number in the order in which steps are tried.
    var number: Int
    package var step: Step
    /// The state it leads to; nothing if the search ended before it was stored.
    package var target: Int?
  }

  /// Every step on offer in a state, in the order in which they are tried, made once more.
  package func edges(from state: Int) -> [Edge] {
    guard let world = world(of: state) else { return [] }
    var simulator = simulator
    return search.space.menu(of: search.codes[state]).compactMap { number in
      let step = search.plan.book.steps[Int(number)]
      var next = world
      let problem = simulator.perform(step, on: &next).problem
      guard problem == nil || problem == .endlessReactions else { return nil }
      return Edge(number: Int(number), step: step, target: self.state(of: next))
    }
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
