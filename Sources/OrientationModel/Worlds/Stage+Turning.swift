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
    return touch(&world, NoTrace()) { $0.turnDevice(to: held) }
  }

  /// UIKit and the app hear of it.
  package mutating func hearOfTurn(_ world: inout World) -> Outcome {
    act(on: &world, NoTrace()) { $0.deviceChanged() }.outcome
  }
}
