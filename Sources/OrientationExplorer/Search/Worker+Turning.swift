import OrientationModel
import Synchronization

// Turning the device, which is what most steps do. The resolver decides each turn once for a scene,
// a side and an interface orientation: how the device was held before has no say once it is read.

extension Worker {
  /// Makes the six rotations; true if all of them could be told from memory.
  ///
  /// Those that could not are left to be made one by one: `from` says which is the first.
  @inline(__always) mutating func turnFromMemory(_ here: inout Standpoint, from: inout Int) -> Bool
  {
    let words = view.scenes.turns(of: here.scene)
    let sides = words[0].load(ordering: .relaxed)
    let flats = words[1].load(ordering: .relaxed)
    let interface = WorldParts.interface(of: here.bearing)
    let turns = view.turns + here.bearingNumber &* 6
    for rotation in 0..<6 {
      var target = turns[rotation].target(interface)
      let place = turns[rotation].place
      if place != TurnTable.unheard {
        guard place != TurnTable.noPlace,
          let end = TurnMemory.recall(place, sides, flats, interface: interface)
        else {
          from = rotation
          return false
        }
        if end != interface {
          here.canTurn = true
          target = turns[rotation].target(end)
        }
      }
      guard target != TurnTable.unknown else {
        from = rotation
        return false
      }
      transitions &+= 1
      if !view.scenes.has(here.scene, Int(target)) {
        add(here, UInt16(rotation), scene: UInt32(here.scene), bearing: target, flags: 0)
      }
    }
    return true
  }

  /// Turns the device by the resolver, and remembers what came of it.
  @inline(never) mutating func turn(
    _ step: UInt16, _ here: Standpoint, _ world: inout World
  ) -> Outcome {
    let held = Repertoire.rotations[Int(step)]
    guard let isHeard = stage.turnDevice(&world, to: held) else {
      return stage.perform(steps[Int(step)], on: &world)
    }
    guard isHeard else { return Outcome(turnCount: 0, problem: nil) }
    let turned = world
    let outcome = stage.hearOfTurn(&world)
    if let place = TurnMemory.place(of: turned.bits, plain: view.plainBits) {
      let entry = TurnMemory.entry(at: place, from: turned, to: world, outcome)
      view.scenes.turns(of: here.scene)[Int(place >> 6)].bitwiseOr(entry, ordering: .relaxed)
    }
    return outcome
  }
}
