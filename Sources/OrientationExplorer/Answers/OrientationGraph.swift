import OrientationModel

/// The explored states folded by what people see: the visible screen and the interface orientation.
package struct OrientationGraph: Sendable {
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
    /// Its number in the order in which steps are tried.
    fileprivate var number: Int
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
    names = explored.simulator.compiled.app.entries.map { $0.name }
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
    var found: Set<Edge> = []
    for (state, source) in nodeOfState.enumerated() {
      for edge in explored.edges(from: state) {
        guard let target = edge.target.map({ nodeOfState[$0] }), source != target else { continue }
        found.insert(Edge(source: source, target: target, step: edge.step, number: edge.number))
      }
    }
    edges = found.sorted {
      ($0.source, $0.target, $0.number) < ($1.source, $1.target, $1.number)
    }
  }

  package func name(of node: Int) -> String {
    guard let interface = nodes[node].interface else { return "crashed" }
    let visible = nodes[node].visible
    return "\(visible == 0 ? "no screen" : names[Int(visible) - 1]) · \(interface.name)"
  }
}
