import OrientationExplorer
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel

/// What a user can reach under a setting: what goes wrong, and below it the graph of what is seen.
struct ExploredText: Sendable {
  let setting: Setting
  let lines: [PageLine]
}

/// The graph of what a user sees, and which steps lead from one sight to another, to be read.
struct GraphText {
  /// All that leads from one sight to another.
  private struct Way {
    var target: Int
    var steps: [String]
  }

  private let graph: OrientationGraph
  private let ways: [[Way]]
  /// The shortest way from the launch to each sight.
  private let paths: [[String]]
  /// Where a property is broken.
  private let broken: Set<Int>

  init(_ explored: Explored, _ wording: Wording) {
    let graph = OrientationGraph(explored)
    self.graph = graph
    let ends = explored.findings.filter { $0.isBroken }.compactMap { $0.path }.compactMap {
      path -> Int? in
      let end = Play(wording.app, path)
      let visible = end.simulator.visibleScreen(in: end.world).id
      return graph.nodes.firstIndex {
        $0.visible == visible && $0.interface == end.world.interface
      }
    }
    broken = graph.broken.union(ends)
    let paths = graph.nearestStates.map { explored.path(to: $0) }
    self.paths = paths.map { $0.map { wording.app.text(of: $0) } }
    ways = graph.nodes.indices.map { node in
      var steps: [Int: [String]] = [:]
      for edge in graph.edges where edge.source == node {
        steps[edge.target, default: []].append(wording.app.text(of: edge.step))
      }
      return steps.sorted { $0.key < $1.key }.map { Way(target: $0.key, steps: $0.value) }
    }
  }

  /// One sight below the other, and what leads on from each; the mark of a problem is explained above.
  var lines: [PageLine] {
    var title = PageLine("Screens, and the steps between them", .title)
    if !broken.isEmpty { title.pieces.append(("   ! has one of the problems above", .dim)) }
    return [title] + graph.nodes.indices.flatMap { block($0) }
  }

  private func block(_ node: Int) -> [PageLine] {
    let mark: Piece = broken.contains(node) ? ("! ", .warning) : ("● ", .accent)
    let states = graph.stateCounts[node].of("state")
    var name = PageLine(mark, (graph.name(of: node), .plain), ("   " + states, .dim))
    name.way = paths[node]
    return [name]
      + ways[node].map { way in
        let more = way.steps.count > 3 ? " and \(way.steps.count - 3) more" : ""
        let steps = way.steps.prefix(3).joined(separator: ", ") + more
        var line = PageLine(
          ("  → ", .line), (graph.name(of: way.target), .plain), ("   " + steps, .code))
        line.way = paths[way.target]
        return line
      }
  }
}
