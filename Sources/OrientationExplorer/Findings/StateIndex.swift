import OrientationModel

/// Finds the number of a state by what it consists of: made when somebody asks.
///
/// The states of each scene stand together, so a search goes through a few dozen at most.
struct StateIndex {
  private var starts: [UInt32]
  private var members: [UInt32]

  init(_ view: SearchView, states: Int, scenes: Int) {
    starts = Array(repeating: 0, count: scenes + 1)
    for state in 0..<states where view.states.scenes[state] != StateTable.crashed {
      starts[Int(view.states.scenes[state]) + 1] += 1
    }
    for scene in 0..<scenes { starts[scene + 1] += starts[scene] }
    members = Array(repeating: 0, count: Int(starts[scenes]))
    var next = starts
    for state in 0..<states where view.states.scenes[state] != StateTable.crashed {
      let scene = Int(view.states.scenes[state])
      members[Int(next[scene])] = UInt32(state)
      next[scene] += 1
    }
  }

  func state(scene: Int, bearing: Int, _ view: SearchView) -> Int? {
    for place in Int(starts[scene])..<Int(starts[scene + 1])
    where Int(view.states.bearings[Int(members[place])]) == bearing {
      return Int(members[place])
    }
    return nil
  }
}

/// The explored states as a graph that one can walk: slower than the search, and at leisure.
package struct StateGraph: Sendable {
  /// A step from one state to another.
  package struct Edge: Sendable {
    package var step: Step
    package var outcome: Outcome
    /// The state it leads to; nothing if the search ended before it was stored.
    package var target: Int?
  }

  let explored: Explored
  private let index: StateIndex
  private let view: SearchView
  private let rule: BearingRule
  private let crashed: Int?

  package init(_ explored: Explored) {
    self.explored = explored
    view = explored.search.view
    rule = explored.search.plan.bearingRule
    crashed = explored.search.crashed
    index = StateIndex(view, states: explored.states, scenes: explored.search.scenes.count)
  }

  /// The number of the state that a world is in; nothing if it was not reached.
  package func state(of world: World) -> Int? {
    if world.hasCrashed { return crashed }
    let bits = world.bits & WorldParts.sceneBits
    let hash = SceneView.hash(tape: world.tape, bits: bits, spill: world.spill)
    guard let scene = view.scenes.find(world.tape, bits, world.spill, hash: hash),
      let bearing = view.bearings.find(rule.bearing(of: world))
    else { return nil }
    return index.state(scene: scene, bearing: bearing, view)
  }

  /// Every step on offer in a state, in the order in which they are tried.
  package func edges(from state: Int) -> [Edge] {
    guard let world = explored.world(of: state) else { return [] }
    let scene = Int(view.states.scenes[state])
    var stage = explored.stage
    return view.menus[Int(view.scenes.records[scene].menu)].compactMap { number in
      let step = explored.search.plan.book.steps[Int(number)]
      var next = world
      let outcome = stage.perform(step, on: &next)
      if outcome.problem == .endlessReactions {
        return Edge(step: step, outcome: outcome, target: state)
      }
      guard outcome.problem == nil else { return nil }
      return Edge(step: step, outcome: outcome, target: self.state(of: next))
    }
  }

  /// The screen that is seen in a state; 0 for nobody, and where the app has crashed.
  package func visible(in state: Int) -> ControllerID {
    let scene = view.states.scenes[state]
    return scene == StateTable.crashed ? 0 : view.scenes.records[Int(scene)].visible
  }

  /// The interface orientation in a state; nothing where the app has crashed.
  package func interface(in state: Int) -> InterfaceOrientation? {
    explored.world(of: state)?.interface
  }
}
