import OrientationModel

/// What of the explored states somebody has been in, for a playground.
package struct Coverage: Sendable {
  package let graph: StateGraph
  private var visited: [Bool]
  package private(set) var visitedCount = 0

  package init(_ explored: Explored) {
    graph = StateGraph(explored)
    visited = Array(repeating: false, count: explored.states)
  }

  package var total: Int { visited.count }

  /// How many states have a property break in them or by one of their steps.
  package var troubleCount: Int {
    visited.indices.reduce(0) { $0 + (graph.explored.isTrouble($1) ? 1 : 0) }
  }

  package func isVisited(_ state: Int) -> Bool { visited[state] }

  /// Somebody is in a world; false if the search never came there.
  @discardableResult
  package mutating func visit(_ world: World) -> Bool {
    guard let state = graph.state(of: world) else { return false }
    if !visited[state] {
      visited[state] = true
      visitedCount += 1
    }
    return true
  }

  /// What somebody may want to walk to.
  package enum Goal: Sendable {
    case unvisited, trouble
  }

  /// The shortest way from a world to the nearest other state of a kind; nothing if there is none.
  package func way(from world: World, to goal: Goal) -> [Step]? {
    guard let start = graph.state(of: world) else { return nil }
    var reached: [Int: (parent: Int, step: Step)] = [:]
    var waiting = [start]
    var next = 0
    while next < waiting.count {
      let state = waiting[next]
      next += 1
      for edge in graph.edges(from: state) {
        guard let target = edge.target, target != start, reached[target] == nil else { continue }
        reached[target] = (state, edge.step)
        if isGoal(target, goal) { return way(to: target, from: start, reached) }
        waiting.append(target)
      }
    }
    return nil
  }

  private func isGoal(_ state: Int, _ goal: Goal) -> Bool {
    switch goal {
    case .unvisited: !visited[state]
    case .trouble: graph.explored.isTrouble(state)
    }
  }

  private func way(
    to goal: Int, from start: Int, _ reached: [Int: (parent: Int, step: Step)]
  ) -> [Step] {
    var way: [Step] = []
    var state = goal
    while state != start, let last = reached[state] {
      way.append(last.step)
      state = last.parent
    }
    return way.reversed()
  }
}

extension Explored {
  /// Every rule that has a word in some transition, as far as a number of transitions goes.
  package func rules(inTransitions most: Int) -> Set<Rule> {
    var stage = stage
    var rules = Set(stage.launchTraced().trace.rules)
    var left = most
    for state in 0..<states {
      guard let world = world(of: state) else { continue }
      let offer = search.plan.book.offer(in: world, on: stage)
      for number in search.plan.book.menu(offer) {
        guard left > 0 else { return rules }
        left -= 1
        var next = world
        let step = search.plan.book.steps[Int(number)]
        rules.formUnion(stage.performTraced(step, on: &next).trace.rules)
      }
    }
    return rules
  }
}
