import OrientationScenarios

/// A place in a timeline: 0 is the launch.
package typealias NodeID = Int32

/// Every step that was ever taken, as a tree: what is undone stays, as a branch.
package struct Timeline: Hashable, Sendable {
  /// A step in its place; links are indices, and -1 is none.
  struct Node: Hashable, Sendable {
    var parent: NodeID
    var step: Int32
    var depth: Int32
    var children: [NodeID] = []
    /// The branch that was last walked.
    var favourite: NodeID?
  }

  private(set) var nodes = [Node(parent: -1, step: -1, depth: 0)]
  /// Each different step once.
  private(set) var steps: [Scenario.Step] = []
  private var stepIndex: [Scenario.Step: Int32] = [:]

  /// A timeline with these steps still to come.
  init(_ coming: [Scenario.Step]) {
    var end: NodeID = 0
    for step in coming { end = add(step, after: end) }
  }

  /// Where a step leads, which is a new branch unless it was taken there before.
  mutating func add(_ step: Scenario.Step, after node: NodeID) -> NodeID {
    let index = intern(step)
    let known = nodes[Int(node)].children.first { nodes[Int($0)].step == index }
    let id = known ?? NodeID(nodes.count)
    if known == nil {
      nodes.append(Node(parent: node, step: index, depth: nodes[Int(node)].depth + 1))
      nodes[Int(node)].children.append(id)
    }
    nodes[Int(node)].favourite = id
    return id
  }

  private mutating func intern(_ step: Scenario.Step) -> Int32 {
    var plain = step
    plain.expectations = []
    if let index = stepIndex[plain] { return index }
    let index = Int32(steps.count)
    steps.append(plain)
    stepIndex[plain] = index
    return index
  }

  /// Makes a node the one that `later` leads to, all the way down to it.
  mutating func favour(_ node: NodeID) {
    var node = node
    while let parent = parent(of: node) {
      nodes[Int(parent)].favourite = node
      node = parent
    }
  }

  /// Leaves a node as the end of its branch; those that go on there stay.
  mutating func favourNone(after node: NodeID) { nodes[Int(node)].favourite = nil }

  package func parent(of node: NodeID) -> NodeID? {
    let parent = nodes[Int(node)].parent
    return parent < 0 ? nil : parent
  }

  /// The step that comes next on the branch last walked.
  func favourite(of node: NodeID) -> NodeID? { nodes[Int(node)].favourite }

  package func depth(of node: NodeID) -> Int { Int(nodes[Int(node)].depth) }

  /// The step that leads to a node; nothing for the launch.
  package func step(of node: NodeID) -> Scenario.Step? {
    let index = nodes[Int(node)].step
    return index < 0 ? nil : steps[Int(index)]
  }

  /// The nodes on the way to one, from a depth on, without the launch.
  package func path(to node: NodeID, from depth: Int = 0) -> [NodeID] {
    var path: [NodeID] = []
    var node = node
    while nodes[Int(node)].depth > depth {
      path.append(node)
      node = nodes[Int(node)].parent
    }
    return path.reversed()
  }

  /// The last place two ways have in common.
  package func fork(_ left: NodeID, _ right: NodeID) -> NodeID {
    var left = left
    var right = right
    while left != right {
      if nodes[Int(left)].depth >= nodes[Int(right)].depth {
        left = nodes[Int(left)].parent
      } else {
        right = nodes[Int(right)].parent
      }
    }
    return left
  }

  /// Whether a step is a note, which changes nothing.
  package func isNote(_ node: NodeID) -> Bool { step(of: node)?.isNote == true }

  /// Whether several branches begin at a node.
  func forks(at node: NodeID) -> Bool { nodes[Int(node)].children.count > 1 }

  /// The node itself or the last one before it that is no note.
  package func stepNode(at node: NodeID) -> NodeID {
    var node = node
    while isNote(node), let parent = parent(of: node) { node = parent }
    return node
  }

  /// The last of the notes that follow a node, or the node itself.
  package func pastNotes(_ node: NodeID) -> NodeID {
    var node = node
    while let next = favourite(of: node), isNote(next) { node = next }
    return node
  }

  /// The next step and the notes on it; nothing at the end of the branch.
  package func later(than node: NodeID) -> NodeID? {
    favourite(of: pastNotes(node)).map { pastNotes($0) }
  }

  /// The place before the last step; nothing at the launch.
  package func earlier(than node: NodeID) -> NodeID? { parent(of: stepNode(at: node)) }
}

extension Timeline {
  package var ends: [NodeID] {
    nodes.indices.filter { nodes[$0].children.isEmpty }.map { NodeID($0) }
  }

  /// The last step at a node, in few words.
  package func words(at node: NodeID) -> String {
    step(of: stepNode(at: node))?.action.value.shortText ?? "launch"
  }
}
