import OrientationModel
import Synchronization

// Turning the device, which is what most steps do. The resolver decides each turn once for a scene,
// a side and an interface orientation: how the device was held before has no say once it is read.

extension Worker {
  /// Turns the device; with the outcome of the resolver, made now or remembered.
  @inline(__always) mutating func turn(
    _ step: UInt16, _ here: Standpoint, _ world: inout World
  ) -> Outcome {
    let held = Repertoire.rotations[Int(step)]
    guard let isHeard = stage.turnDevice(&world, to: held) else {
      return stage.perform(steps[Int(step)], on: &world)
    }
    guard isHeard else { return Outcome(turnCount: 0, problem: nil) }
    guard let place = TurnMemory.place(of: world.bits, plain: plainBits) else {
      return stage.hearOfTurn(&world)
    }
    let known = view.scenes.turns(of: here.scene).pointee.load(ordering: .relaxed)
    let entry = known &>> place & 15
    guard entry == 0 || entry == TurnMemory.unfit else {
      return TurnMemory.recall(entry, &world)
    }
    let turned = world
    let outcome = stage.hearOfTurn(&world)
    if entry == 0 {
      let fresh = TurnMemory.entry(from: turned, to: world, outcome)
      view.scenes.turns(of: here.scene).pointee.bitwiseOr(fresh &<< place, ordering: .relaxed)
    }
    return outcome
  }
}

/// What a word remembers of the turns in a scene: four bits for a side and an interface orientation.
///
/// 0 is not known yet, 1 to 4 the interface orientation it ends in, 15 is that more happens than a
/// change of the interface. The entries for a place are always the same, whoever makes them.
enum TurnMemory {
  static let unfit: UInt64 = 15

  private static let sides: UInt64 = 7 << 29 | 7 << 32 | 7 << 35 | 3 << 38 | 3 << 56

  /// What has to be as at launch for a turn to be remembered.
  static func plainBits(of world: World) -> UInt64 {
    world.bits & WorldParts.bearingBits & ~sides
  }

  /// Where a turn is remembered; nothing if more than the side and the interface is in play.
  @inline(__always) static func place(of bits: UInt64, plain: UInt64) -> UInt64? {
    let device = bits &>> 29 & 7
    let isPlain =
      bits & WorldParts.bearingBits & ~sides == plain && bits &>> 35 & 7 == device
      && bits &>> 38 & 3 == bits &>> 56 & 3 && device &- 1 < 4
    return isPlain ? ((device &- 1) &* 4 &+ bits &>> 38 & 3) &* 4 : nil
  }

  /// The entry for a turn that has been made.
  static func entry(from before: World, to after: World, _ outcome: Outcome) -> UInt64 {
    let value = (after.bits &>> 38 & 3) &+ 1
    var again = before
    let remembered = recall(value, &again)
    return again == after && remembered == outcome ? value : unfit
  }

  /// Makes a remembered turn.
  @inline(__always) static func recall(_ entry: UInt64, _ world: inout World) -> Outcome {
    let before = world.bits
    let interface = entry &- 1
    world.bits = before & ~(3 &<< 38 | 3 &<< 56) | interface &<< 38 | interface &<< 56
    return Outcome(turnCount: before == world.bits ? 0 : 1, problem: nil)
  }
}
