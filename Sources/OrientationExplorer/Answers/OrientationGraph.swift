import OrientationModel

/// The explored states folded by what people see: the visible screen and the interface orientation.
package struct OrientationGraph: Sendable {
  /// What is seen.
  package struct Node: Hashable, Sendable {
    /// 0 where nobody is seen, and where the app has crashed.
    package var visible: ControllerID
    /// Nothing where the app has crashed.
    package var interface: InterfaceOrientation?
  }

  /// All steps of one kind between two sights; those that change nothing one sees are left out.
  package struct Edge: Hashable, Sendable {
    package var source: Int
    package var target: Int
    package var step: Step
    /// How many transitions are folded into it.
    package var count: Int
  }

  package private(set) var nodes: [Node] = []
  /// How many states are folded into each node.
  package private(set) var stateCounts: [Int] = []
  /// The state of each node that is nearest to the launch.
  package private(set) var nearestStates: [Int] = []
  /// Where what is seen stands as it, or the app, does not support; and where the app has crashed.
  package private(set) var broken: Set<Int> = []
  /// In the order of their sources, their targets and the steps.
  package private(set) var edges: [Edge] = []
  private let names: [String]

  package init(_ explored: Explored) {
    names = explored.simulator.compiled.app.entries.map(\.name)
    var numbers: [Node: Int] = [:]
    var nodeOfState: [Int] = []
    for state in 0..<explored.states {
      let world = explored.world(of: state)
      let screen = world.map { explored.simulator.visibleScreen(in: $0) }
      let node = Node(visible: screen?.id ?? 0, interface: world?.interface)
      let number = numbers[node] ?? nodes.count
      if number == nodes.count {
        numbers[node] = number
        nodes.append(node)
        stateCounts.append(0)
        nearestStates.append(state)
      }
      stateCounts[number] += 1
      nodeOfState.append(number)
      let allowed = screen.map { $0.mask.intersection($0.appMask) } ?? .none
      if world.map({ !allowed.contains($0.interface) }) ?? true { broken.insert(number) }
    }
    var folds: [Fold: Int] = [:]
    for state in 0..<explored.states {
      for edge in explored.edges(from: state) {
        guard let target = edge.target, nodeOfState[state] != nodeOfState[target] else { continue }
        let fold = Fold(source: nodeOfState[state], target: nodeOfState[target], step: edge.number)
        folds[fold, default: 0] += 1
      }
    }
    let steps = explored.search.plan.book.steps
    edges = folds.sorted { $0.key < $1.key }.map { fold, count in
      Edge(source: fold.source, target: fold.target, step: steps[fold.step], count: count)
    }
  }

  private struct Fold: Hashable, Comparable {
    var source: Int
    var target: Int
    var step: Int

    static func < (left: Fold, right: Fold) -> Bool {
      (left.source, left.target, left.step) < (right.source, right.target, right.step)
    }
  }

  /// What a node is called.
  package func name(of node: Int) -> String {
    guard let interface = nodes[node].interface else { return "crashed" }
    return "\(screenName(of: node)) · \(interface.name)"
  }

  /// What the screen is called that is seen there.
  package func screenName(of node: Int) -> String {
    let visible = nodes[node].visible
    return visible == 0 ? "no screen" : names[Int(visible) - 1]
  }

  // MARK: Text

  /// One line between two nodes: what leads there, and how often.
  private struct Line {
    var source: Int
    var target: Int
    var labels: [String]
    var count: Int
  }

  /// How many labels a line shows before it says how many more there are.
  static let mostLabels = 4

  private func lines(_ text: (Step) -> String) -> [Line] {
    var lines: [Line] = []
    for edge in edges {
      if lines.last?.source != edge.source || lines.last?.target != edge.target {
        lines.append(Line(source: edge.source, target: edge.target, labels: [], count: 0))
      }
      lines[lines.count - 1].labels.append("\(text(edge.step)) ×\(edge.count)")
      lines[lines.count - 1].count += edge.count
    }
    return lines.map { line in
      var short = line
      let more = line.labels.count - Self.mostLabels
      if more > 1 { short.labels = line.labels.prefix(Self.mostLabels) + ["and \(more) more"] }
      return short
    }
  }

  /// The graph for Graphviz.
  package func dot(_ text: (Step) -> String) -> String {
    var out = "digraph orientation {\n  rankdir=LR;\n  node [shape=box, fontname=\"Helvetica\"];\n"
    for node in nodes.indices {
      out += "  n\(node) [label=\"\(quoted(name(of: node)))\\n\(states(node))\""
      out += "\(node == 0 ? ", style=bold" : "")];\n"
    }
    for line in lines(text) {
      let label = line.labels.map(quoted).joined(separator: "\\n")
      out += "  n\(line.source) -> n\(line.target) [label=\"\(label)\"];\n"
    }
    return out + "}\n"
  }

  /// The graph for Mermaid.
  package func mermaid(_ text: (Step) -> String) -> String {
    var out = "flowchart LR\n"
    for node in nodes.indices {
      out += "  n\(node)[\"\(entities(name(of: node)))<br/>\(states(node))\"]\n"
    }
    // It begins at the first.
    out += "  launch([launch]) --> n0\n  style n0 stroke-width:3px\n"
    for line in lines(text) {
      let label = line.labels.map(entities).joined(separator: "<br/>")
      out += "  n\(line.source) -->|\"\(label)\"| n\(line.target)\n"
    }
    return out
  }

  private func states(_ node: Int) -> String {
    stateCounts[node] == 1 ? "1 state" : "\(stateCounts[node]) states"
  }

  private func quoted(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : "\($1)" }
  }

  private func entities(_ text: String) -> String {
    text.reduce(into: "") { out, character in
      switch character {
      case "\"": out += "#quot;"
      case "<": out += "#lt;"
      case ">": out += "#gt;"
      case "#": out += "#35;"
      default: out.append(character)
      }
    }
  }
}
