import OrientationModel
import OrientationScenarios

/// The steps of a long way that matter: what led back to a world that was there before is left out.
///
/// It is led on from where it was, so that each step costs one replay and not all of them.
struct Route: Sendable {
  private(set) var steps: [Step] = []
  private var simulator: Simulator
  private var node: NodeID = 0
  /// The worlds on the way, and where each of them stands in it.
  private var worlds: [World]
  private var places: [World: Int]

  init(_ simulator: Simulator) {
    self.simulator = simulator
    worlds = [self.simulator.launch().world]
    places = [worlds[0]: 0]
  }

  /// Goes on to a node; from the launch where it is not on the way.
  mutating func lead(to target: NodeID, in timeline: Timeline, _ situation: Situation) {
    if timeline.fork(node, target) != node { self = Route(simulator) }
    for next in timeline.path(to: target, from: timeline.depth(of: node)) {
      if let step = timeline.step(of: next).flatMap({ situation.step($0) }) { take(step) }
    }
    node = target
  }

  private mutating func take(_ step: Step) {
    var world = worlds[worlds.count - 1]
    guard simulator.perform(step, on: &world).problem == nil else { return }
    if let place = places[world] {
      for gone in worlds[(place + 1)...] { places[gone] = nil }
      worlds.removeLast(worlds.count - 1 - place)
      steps.removeLast(steps.count - place)
    } else {
      places[world] = worlds.count
      worlds.append(world)
      steps.append(step)
    }
  }
}
