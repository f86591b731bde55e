import OrientationModel
import OrientationScenarios
import OrientationTelling

/// A timeline played under one setting: the world at one node, and those on the way there.
package struct Playback: Sendable {
  package private(set) var situation: Situation
  package private(set) var simulator: Simulator
  package private(set) var node: NodeID = 0
  /// From the launch on the world at each node on the way, and whether the last step makes sense there.
  private var places: [(world: World, isPossible: Bool)]
  /// The step that was done last, with everything that was said on its way.
  private var done: (node: NodeID, episode: Episode)?

  init(_ situation: Situation) {
    self.situation = situation
    simulator = Simulator(situation.app)
    let (world, outcome) = simulator.launch()
    places = [(world, outcome.problem == nil)]
  }

  private var place: (world: World, isPossible: Bool) { places[places.count - 1] }
  package var world: World { place.world }
  var version: SystemVersion { situation.app.settings.version }

  private var depth: Int { places.count - 1 }

  /// Plays on, or goes back, to a node.
  package mutating func move(to target: NodeID, in timeline: Timeline) {
    guard target != node else { return }
    let shared = timeline.depth(of: timeline.fork(node, target))
    if shared < depth { places.removeLast(depth - shared) }
    for node in timeline.path(to: target, from: depth) { perform(timeline.step(of: node)) }
    node = target
  }

  private mutating func perform(_ step: Scenario.Step?) {
    var next = place
    // A note leaves it at what the step before it was.
    if let step, let action = situation.step(step) {
      next.isPossible = simulator.perform(action, on: &next.world).problem == nil
    }
    places.append(next)
  }

  /// Does a step as a node after this one, and keeps what was said; the answer is why it cannot be
  /// done, and then nothing has changed.
  mutating func perform(_ step: Scenario.Step, as node: () -> NodeID) -> StepProblem? {
    let episode = situation.step(step).map { play($0, before: world) }
    if let problem = episode?.outcome.problem { return problem }
    self.node = node()
    if let episode {
      simulator = episode.simulator
      done = (self.node, episode)
    }
    places.append(episode.map { ($0.after, true) } ?? place)
    return nil
  }

  private func play(_ step: Step, before: World) -> Episode {
    var simulator = simulator
    var world = before
    let (outcome, trace) = simulator.performTraced(step, on: &world)
    return Episode(simulator, step: step, before: before, after: world, outcome, trace)
  }

  mutating func preview(at node: NodeID, in timeline: Timeline) -> VersionPreview {
    move(to: node, in: timeline)
    if world.hasCrashed { return .ended }
    return place.isPossible ? .shows(world.interface) : .impossible
  }

  /// What a step would come to here; nothing for a note.
  package func trial(_ step: Scenario.Step) -> (world: World, outcome: Outcome)? {
    situation.step(step).map { trial($0) }
  }

  package func trial(_ step: Step) -> (world: World, outcome: Outcome) {
    var simulator = simulator
    var next = world
    let outcome = simulator.perform(step, on: &next)
    return (next, outcome)
  }

  /// The last step with everything that was said on its way.
  package func episode(in timeline: Timeline) -> Episode {
    let stepNode = timeline.stepNode(at: node)
    guard let parent = timeline.parent(of: stepNode), let step = timeline.step(of: stepNode) else {
      return launch
    }
    if let done, done.node == stepNode { return done.episode }
    let before = places[timeline.depth(of: parent)].world
    return situation.step(step).map { play($0, before: before) } ?? launch
  }

  /// So many steps are looked through one by one.
  private static let longWay = 24

  /// The steps that lead here, as the engine has them; of a long way what led back to a world that was
  /// there before is left out.
  func way(in timeline: Timeline) -> [Step] {
    let path = timeline.path(to: timeline.stepNode(at: node))
    guard path.count > Self.longWay else {
      return path.compactMap { timeline.step(of: $0) }.filter { situation.knows($0) }
        .compactMap { situation.step($0) }
    }
    var way: [(step: Step, world: World)] = []
    var known = [places[0].world: 0]
    for (index, node) in path.enumerated() {
      guard let step = timeline.step(of: node).flatMap({ situation.step($0) }) else { continue }
      let world = places[index + 1].world
      // The last step is what is asked about.
      if let place = known[world], index < path.count - 1 {
        for gone in way[place...] { known[gone.world] = nil }
        way.removeLast(way.count - place)
        known[world] = place
      } else {
        way.append((step, world))
        known[world] = way.count
      }
    }
    return way.map { $0.step }
  }

  private var launch: Episode {
    var simulator = Simulator(situation.app)
    let (world, outcome, trace) = simulator.launchTraced()
    return Episode(simulator, after: world, outcome, trace)
  }
}

/// What a version shows where one stands.
package enum VersionPreview: Hashable, Sendable {
  case shows(InterfaceOrientation)
  case ended
  /// The last step makes no sense there.
  case impossible
}
