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
  /// The way to a node as it was told last, from which that goes on.
  private var told: (node: NodeID, play: Play)?

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

  /// Does a step as a node after this one; the answer is why it cannot be done, and then nothing has
  /// changed.
  mutating func perform(_ step: Scenario.Step, as node: () -> NodeID) -> StepProblem? {
    if let problem = trial(step)?.outcome.problem { return problem }
    self.node = node()
    perform(step)
    return nil
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

  /// The last step with everything that was said on its way, of which earlier steps are a part: who
  /// missed a turn is told of it on coming back.
  package mutating func episode(in timeline: Timeline) -> Episode {
    let end = timeline.stepNode(at: node)
    let known = told.flatMap { timeline.fork($0.node, end) == $0.node ? $0 : nil }
    var play = known?.play ?? Play(situation)
    for node in timeline.path(to: end, from: timeline.depth(of: known?.node ?? 0)) {
      guard let step = timeline.step(of: node).flatMap({ situation.step($0) }) else { continue }
      play.perform(step)
    }
    told = (end, play)
    return play.last
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
}

/// What a version shows where one stands.
package enum VersionPreview: Hashable, Sendable {
  case shows(InterfaceOrientation)
  case ended
  /// The last step makes no sense there.
  case impossible
}
