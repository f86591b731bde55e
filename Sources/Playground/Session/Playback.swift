import OrientationModel
import OrientationScenarios
import OrientationTelling

/// A timeline played under one setting: the world at one node, and quick ways back.
///
/// Worlds are kept for the last few steps, and every 32nd before: a session may be long.
struct Playback: Sendable {
  private static let stride = 32

  private(set) var situation: Situation
  private(set) var simulator: Simulator
  private(set) var node: NodeID = 0
  /// Whether the last step makes sense here; not known where one has come back to it.
  private var isPossible: Bool?
  /// The worlds at depth 0, 32, 64 and so on.
  private var checkpoints: [World]
  /// The worlds from the last checkpoint on.
  private var tail: [World]
  /// The step that was done last, with everything that was said on its way.
  private var done: (node: NodeID, episode: Episode)?
  /// A short way to where a long one was last asked for.
  private var route: Route?

  init(_ situation: Situation) {
    self.situation = situation
    simulator = Simulator(situation.app)
    let (world, outcome) = simulator.launch()
    isPossible = outcome.problem == nil
    checkpoints = [world]
    tail = [world]
  }

  var world: World { tail[tail.count - 1] }
  var version: SystemVersion { situation.app.settings.version }

  private var base: Int { (checkpoints.count - 1) * Self.stride }
  private var depth: Int { base + tail.count - 1 }

  /// Plays on, or goes back, to a node.
  mutating func move(to target: NodeID, in timeline: Timeline) {
    guard target != node else { return }
    let fork = timeline.fork(node, target)
    rewind(to: timeline.depth(of: fork))
    for node in timeline.path(to: target, from: depth) { perform(timeline.step(of: node)) }
    node = target
  }

  /// Goes back to a depth, or to the last checkpoint before it.
  private mutating func rewind(to target: Int) {
    guard target < depth else { return }
    if target < base {
      checkpoints.removeLast(checkpoints.count - 1 - target / Self.stride)
      tail = [checkpoints[checkpoints.count - 1]]
    } else {
      tail.removeLast(depth - target)
    }
    isPossible = nil
  }

  private mutating func perform(_ step: Scenario.Step?) {
    var next = world
    // A note leaves it at what the step before it was.
    if let step, let action = situation.step(step) {
      isPossible = simulator.perform(action, on: &next).problem == nil
    }
    add(next)
  }

  private mutating func add(_ world: World) {
    tail.append(world)
    if tail.count > Self.stride {
      checkpoints.append(world)
      tail = [world]
    }
  }

  /// Does a step as a node after this one, and keeps what was said; the answer is why it cannot be
  /// done, and then nothing has changed.
  mutating func perform(_ step: Scenario.Step, as node: () -> NodeID) -> StepProblem? {
    let episode = situation.step(step).map { play($0, before: world) }
    if let problem = episode?.outcome.problem { return problem }
    self.node = node()
    if let episode {
      isPossible = true
      simulator = episode.simulator
      done = (self.node, episode)
    }
    add(episode?.after ?? world)
    return nil
  }

  private func play(_ step: Step, before: World) -> Episode {
    var simulator = simulator
    var world = before
    let (outcome, trace) = simulator.performTraced(step, on: &world)
    return Episode(simulator, step: step, before: before, after: world, outcome, trace)
  }

  mutating func preview(at node: NodeID, in timeline: Timeline) -> VersionStrip.VersionPreview {
    move(to: node, in: timeline)
    if isPossible == nil, let before = timeline.parent(of: timeline.stepNode(at: node)) {
      move(to: before, in: timeline)
      move(to: node, in: timeline)
    }
    if world.hasCrashed { return .ended }
    return isPossible == false ? .impossible : .shows(world.interface)
  }

  /// What a step would come to here; nothing for a note.
  func trial(_ step: Scenario.Step) -> (world: World, outcome: Outcome)? {
    situation.step(step).map { trial($0) }
  }

  func trial(_ step: Step) -> (world: World, outcome: Outcome) {
    var simulator = simulator
    var next = world
    let outcome = simulator.perform(step, on: &next)
    return (next, outcome)
  }

  /// The last step with everything that was said on its way.
  func episode(in timeline: Timeline) -> Episode {
    let stepNode = timeline.stepNode(at: node)
    guard let parent = timeline.parent(of: stepNode), let step = timeline.step(of: stepNode) else {
      return launch
    }
    if let done, done.node == stepNode { return done.episode }
    return situation.step(step).map { play($0, before: world(at: parent, in: timeline)) } ?? launch
  }

  /// The world at a node before this one.
  private func world(at node: NodeID, in timeline: Timeline) -> World {
    let depth = timeline.depth(of: node)
    if depth >= base, timeline.fork(node, self.node) == node { return tail[depth - base] }
    var back = self
    back.move(to: node, in: timeline)
    return back.world
  }

  /// The steps that lead to a node, as the engine has them; of a long way only what matters.
  mutating func way(to node: NodeID, in timeline: Timeline) -> [Step] {
    let stepNode = timeline.stepNode(at: node)
    if timeline.depth(of: stepNode) > 24, let parent = timeline.parent(of: stepNode),
      let last = timeline.step(of: stepNode).flatMap({ situation.step($0) })
    {
      var known = route ?? Route(Simulator(situation.app))
      route = nil
      known.lead(to: parent, in: timeline, situation)
      route = known
      return known.steps + [last]
    }
    return timeline.path(to: stepNode).compactMap { timeline.step(of: $0) }
      .filter { situation.knows($0) }.compactMap { situation.step($0) }
  }

  private var launch: Episode {
    var simulator = Simulator(situation.app)
    let (world, outcome, trace) = simulator.launchTraced()
    return Episode(simulator, after: world, outcome, trace)
  }
}
