import OrientationExplorer
import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

/// What goes wrong, and below it the graph of what a user sees.
struct ExploredText: Sendable {
  let setting: Setting
  let findings: [PageLine]
  let graph: GraphText

  init(setting: Setting, findings: [PageLine], graph: GraphText) {
    self.setting = setting
    self.findings = findings
    self.graph = graph
  }

  var lines: [PageLine] { findings + [PageLine("")] + graph.lines }
}

/// The graph of what a user sees, and which steps lead from one sight to another, to be read.
struct GraphText: Sendable {
  /// All that leads from one sight to another.
  struct Way: Sendable {
    var target: Int
    var steps: [String]
  }

  let graph: OrientationGraph
  let ways: [[Way]]
  /// The shortest way from the launch to each sight.
  private let paths: [[String]]
  /// Where a property is broken.
  private let broken: Set<Int>
  /// How many of a property's ends are marked.
  private static let mostEnds = 8

  init(_ explored: Explored, _ wording: Wording) {
    let graph = OrientationGraph(explored)
    self.graph = graph
    // Of each all that are as near as the finding's own: a turn to one side has its twin.
    let breaches = explored.findings.filter { $0.isBroken }
      .flatMap { explored.shortestPaths(of: $0, most: Self.mostEnds).paths }
    let ends = breaches.compactMap { path -> Int? in
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

  /// One sight below the other, and what leads on from each.
  var lines: [PageLine] {
    let title: Piece = ("Screens, and the steps between them", .title)
    return [PageLine(pieces: [title] + legend)] + graph.nodes.indices.flatMap { block($0) }
  }

  /// What the mark of a sight means, where there is one.
  private var legend: [Piece] {
    broken.isEmpty ? [] : [("   ✕ has one of the problems above", .dim)]
  }

  /// The mark of a sight.
  func mark(_ node: Int) -> Piece { broken.contains(node) ? ("✕ ", .refused) : ("● ", .accent) }

  private func block(_ node: Int) -> [PageLine] {
    var name = PageLine(pieces: heading(node))
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

  private func heading(_ node: Int) -> [Piece] {
    [mark(node), (graph.name(of: node), .plain), ("   " + states(node), .dim)]
  }

  func states(_ node: Int) -> String { graph.stateCounts[node].of("state") }
}
