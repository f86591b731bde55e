/// Turning the device in two halves, for whoever turns millions of worlds.
///
/// Both are the resolver's own. After the first half how the device was held before has no say any
/// more, so worlds that agree then need the second half once.
extension Stage {
  /// The hand turns the device: whether anybody hears of it, and so a second half follows.
  ///
  /// Nothing if a swipe is under way: turning then is one piece.
  package func turnDevice(_ world: inout World, to held: DeviceOrientation) -> Bool? {
    guard world.swipe == .none else { return nil }
    var resolver = Resolver(library: table, world: world, witness: Silence())
    let isHeard = resolver.turnDevice(to: held)
    world = resolver.world
    return isHeard
  }

  /// UIKit and the app hear of it.
  package mutating func hearOfTurn(_ world: inout World) -> Outcome {
    var resolver = Resolver(library: table, world: world, witness: Silence())
    resolver.deviceChanged()
    let outcome = Outcome(turnCount: resolver.turnCount, problem: resolver.problem)
    if resolver.problem == nil {
      if let made = resolver.made { adopt(made) }
      world = resolver.world
    }
    return outcome
  }
}
