import OrientationModel

/// Where a node stands: in which declaration, and as which child on the way down.
package struct NodePath: Hashable, Sendable {
  package var declaration: Int
  var children: [Int] = []

  /// How many nodes it hangs under.
  package var depth: Int { children.count }
}

package struct PlacedNode: Hashable, Sendable {
  package var path: NodePath
  /// What steps call it; nothing where nothing can call it.
  package var reference: Scenario.Reference?
  package var node: Scenario.Node
  package var isChild: Bool { !path.children.isEmpty }
  package var isDeclaration: Bool { node.kind.value != .mention }
}

extension Scenario {
  package var placedNodes: [PlacedNode] {
    var placed: [PlacedNode] = []
    var counts: [ContainerKind: Int] = [:]
    func place(_ node: Node, at path: NodePath) {
      placed.append(PlacedNode(path: path, reference: reference(to: node), node: node))
      for (index, child) in node.children.enumerated() {
        place(child, at: NodePath(declaration: path.declaration, children: path.children + [index]))
      }
    }
    func reference(to node: Node) -> Reference? {
      if let name = node.name { return .name(name.value) }
      switch node.kind.value {
      case .container(let kind):
        counts[kind, default: 0] += 1
        return .unnamed(kind, ordinal: counts[kind, default: 1])
      case .system(let system): return .system(system)
      case .mention, .screen, .view, .cover, .sheet: return nil
      }
    }
    for (index, declaration) in declarations.enumerated() {
      if let node = declaration.node { place(node, at: NodePath(declaration: index)) }
    }
    return placed
  }

  /// Where somebody is declared, or else mentioned first.
  package func place(of reference: Reference) -> PlacedNode? {
    let places = placedNodes.filter { $0.reference == reference }
    return places.first { $0.isDeclaration } ?? places.first
      ?? reference.spelledOut.flatMap { place(of: $0) }
  }

  /// The line that declares somebody, and what hangs under it.
  package func declaration(of name: String) -> Node? {
    place(of: .name(name)).flatMap { $0.isDeclaration ? $0.node : nil }
  }

  /// Everybody a step could name: who is declared, and whom the steps bring in.
  package var everybody: [Reference] {
    let named = placedNodes.compactMap { $0.reference }
    return (named + steps.flatMap { $0.action.value.controllers.map { $0.value } }).uniqued
  }

  subscript(path: NodePath) -> Node? {
    get { declarations[path.declaration].node?.descendant(path.children[...]) }
    set {
      if let first = path.children.last {
        var parent = path
        parent.children.removeLast()
        if let newValue {
          self[parent]?.children[first] = newValue
        } else {
          self[parent]?.children.remove(at: first)
        }
      } else {
        declarations[path.declaration].node = newValue
      }
    }
  }
}

extension Scenario.Node {
  fileprivate func descendant(_ path: ArraySlice<Int>) -> Scenario.Node {
    path.first.map { children[$0].descendant(path.dropFirst()) } ?? self
  }
}
