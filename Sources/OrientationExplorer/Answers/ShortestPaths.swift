import OrientationModel

/// Every shortest path to where a property breaks.
package struct ShortestPaths: Sendable {
  /// In the order of the search, as many as were asked for.
  package var paths: [[Step]] = []
  /// How many there are in all.
  package var total = 0
}

extension Explored {
  /// All shortest paths of a finding, the first of which is the finding's own.
  ///
  /// - Parameters:
  ///   - finding: one of this exploration's.
  ///   - most: how many are written out.
  /// - Returns: the paths, and how many there are in all.
  package func shortestPaths(of finding: Finding, most: Int) -> ShortestPaths {
    guard let path = finding.path else { return ShortestPaths() }
    let tail = finding.property.breachLength
    guard path.count >= tail else { return ShortestPaths(paths: [path], total: 1) }
    return PathWeb(self, finding.property, depth: path.count - tail).paths(most: most)
  }
}

/// The steps between neighbouring levels that lie on some shortest path.
private struct PathWeb {
  /// For each useful state its useful steps and where they lead.
  private var edges: [Int: [(step: Step, target: Int)]] = [:]
  private var breaches: [Int: [Judge.Breach]] = [:]
  private let depth: Int

  init(_ explored: Explored, _ property: Property, depth: Int) {
    self.depth = depth
    let judge = Judge(book: explored.search.plan.book)
    var end = explored.levels.prefix(depth + 1).reduce(0, +)
    var start = end - explored.levels[depth]
    for state in start..<end {
      guard let world = explored.world(of: state) else { continue }
      let found = judge.breaches(of: property, at: world, on: explored.simulator)
      if !found.isEmpty { breaches[state] = found }
    }
    for level in (0..<depth).reversed() {
      end = start
      start = start - explored.levels[level]
      for state in start..<end {
        let useful = explored.edges(from: state).compactMap { edge in
          edge.target.flatMap {
            leads(to: $0, below: level + 1) ? (step: edge.step, target: $0) : nil
          }
        }
        if !useful.isEmpty { edges[state] = useful }
      }
    }
  }

  private func leads(to state: Int, below level: Int) -> Bool {
    level == depth ? breaches[state] != nil : edges[state] != nil
  }

  func paths(most: Int) -> ShortestPaths {
    var counts: [Int: Int] = [:]
    var result = ShortestPaths()
    result.total = count(0, level: 0, &counts)
    collect(0, level: 0, [], most: most, into: &result.paths)
    return result
  }

  private func count(_ state: Int, level: Int, _ counts: inout [Int: Int]) -> Int {
    if level == depth { return breaches[state]?.count ?? 0 }
    if let known = counts[state] { return known }
    var sum = 0
    for edge in edges[state] ?? [] {
      let more = count(edge.target, level: level + 1, &counts)
      sum = sum.addingReportingOverflow(more).overflow ? .max : sum + more
    }
    counts[state] = sum
    return sum
  }

  private func collect(
    _ state: Int, level: Int, _ steps: [Step], most: Int, into paths: inout [[Step]]
  ) {
    guard paths.count < most else { return }
    if level == depth {
      for breach in breaches[state] ?? [] where paths.count < most {
        paths.append(steps + breach.steps)
      }
      return
    }
    for edge in edges[state] ?? [] {
      collect(edge.target, level: level + 1, steps + [edge.step], most: most, into: &paths)
    }
  }
}
