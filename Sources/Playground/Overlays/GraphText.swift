import OrientationExplorer
import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

/// The graph of what a user sees, and which steps lead from one sight to another, to be read.
struct GraphText: Sendable {
  private let graph: OrientationGraph
  /// From each sight to the others, with the steps that lead there.
  private let ways: [[(target: Int, steps: String)]]
  /// The shortest way from the launch to each sight.
  private let paths: [[String]]

  init(_ explored: Explored, _ wording: Wording) {
    let graph = OrientationGraph(explored)
    self.graph = graph
    paths = graph.nearestStates.map { explored.path(to: $0).map { wording.app.text(of: $0) } }
    ways = graph.nodes.indices.map { node in
      var steps: [Int: [String]] = [:]
      for edge in graph.edges where edge.source == node {
        steps[edge.target, default: []].append(wording.app.text(of: edge.step))
      }
      return steps.sorted { $0.key < $1.key }.map { target, steps in
        let more = steps.count > 3 ? " and \(steps.count - 3) more" : ""
        return (target, steps.prefix(3).joined(separator: ", ") + more)
      }
    }
  }

  /// One sight below the other; where there is room, a row for a screen and a column for an
  /// orientation.
  func lines(columns: Int) -> [PageLine] {
    var orientations: [InterfaceOrientation] = []
    for case let interface? in graph.nodes.map(\.interface) where !orientations.contains(interface)
    {
      orientations.append(interface)
    }
    let width = columns / max(1, orientations.count)
    let isWide = orientations.count > 1 && width >= 44
    return [PageLine("What is seen, and what leads from there to what", .title)]
      + (isWide ? table(orientations, width) : graph.nodes.indices.flatMap { block($0) })
  }

  private func block(_ node: Int) -> [PageLine] {
    var name = PageLine(pieces: heading(node, graph.name(of: node)))
    name.way = paths[node]
    return [name]
      + ways[node].map { PageLine(pieces: way($0, named: graph.name(of: $0.target))) }
  }

  /// What is in no column, because the app has ended there, stands below.
  private func table(_ orientations: [InterfaceOrientation], _ width: Int) -> [PageLine] {
    var screens: [ControllerID] = []
    for node in graph.nodes where node.interface != nil && !screens.contains(node.visible) {
      screens.append(node.visible)
    }
    let heads = orientations.map { DisplayWidth.fit("  " + $0.name, to: width) }
    var lines = [PageLine(heads.joined(), .dim)]
    for screen in screens {
      let cells = orientations.map { orientation in
        graph.nodes.firstIndex { $0.visible == screen && $0.interface == orientation }
          .map { cell($0) } ?? []
      }
      for row in 0..<(cells.map(\.count).max() ?? 0) {
        lines.append(PageLine(pieces: cells.flatMap { fit($0.dropFirst(row).first ?? [], width) }))
      }
      lines.append(PageLine(""))
    }
    let ended = graph.nodes.indices.filter { graph.nodes[$0].interface == nil }
    return lines + ended.flatMap { block($0) }
  }

  /// What is the same as where one is goes without saying.
  private func cell(_ node: Int) -> [[Piece]] {
    let here = graph.nodes[node]
    return [heading(node, graph.screenName(of: node))]
      + ways[node].map { leading in
        let there = graph.nodes[leading.target]
        let name =
          there.visible == here.visible
          ? there.interface?.name
          : there.interface == here.interface ? graph.screenName(of: leading.target) : nil
        return way(leading, named: name ?? graph.name(of: leading.target), isBoth: name == nil)
      }
  }

  private func heading(_ node: Int, _ name: String) -> [Piece] {
    let count = graph.stateCounts[node]
    return [
      ("● ", .accent), (name, .plain),
      ("   \(count) \(count == 1 ? "state" : "states")", .dim),
    ]
  }

  /// A step that changes both, the screen and its orientation, is the one to look for.
  private func way(
    _ way: (target: Int, steps: String), named name: String, isBoth: Bool = false
  ) -> [Piece] {
    [("  → ", .line), (name, isBoth ? .title : .plain), ("   " + way.steps, .code)]
  }

  private func fit(_ pieces: [Piece], _ width: Int) -> [Piece] {
    var (fitted, room): ([Piece], Int) = ([], width - 2)
    for (text, style) in pieces where room > 0 {
      let words = DisplayWidth.truncate(text, to: room)
      fitted.append((words, style))
      room -= DisplayWidth.of(words)
    }
    return fitted + [(String(repeating: " ", count: room + 2), .plain)]
  }
}
