import OrientationModel

/// A step into another scene, whose number is not looked up yet.
struct Arrival: BitwiseCopyable {
  var tape: UInt128
  var bits: UInt64
  var hash: UInt64
  /// The candidate that waits for it.
  var candidate: UnsafeMutablePointer<Candidate>
}

// Looking up scenes. The table is larger than any cache that is near, so that a look-up is mostly
// waiting; done many at a time, in passes that do one thing each, they wait together.

extension Worker {
  /// Looks up everything that waits.
  @inline(never) mutating func settleArrivals() {
    let arrivals = chunk.arrivals
    let numbers = chunk.numbers
    let scenes = view.scenes
    for index in 0..<arrivalCount {
      numbers[index] = scenes.slots[Int(truncatingIfNeeded: arrivals[index].hash) & scenes.slotMask]
    }
    for index in 0..<arrivalCount where numbers[index] != 0 {
      let number = Int(numbers[index]) &- 1
      let arrival = arrivals[index]
      let isThere =
        scenes.records[number].tape == arrival.tape
        && scenes.records[number].bits == arrival.bits & WorldParts.sceneBits
      if !isThere { numbers[index] = search(arrival) }
    }
    for index in 0..<arrivalCount {
      let arrival = arrivals[index]
      if numbers[index] == 0 {
        var world = World()
        world.tape = arrival.tape
        world.bits = arrival.bits
        settleAfresh(world, hash: arrival.hash, arrival.candidate)
      } else {
        let bits = isPlain ? arrival.bits & WorldParts.bearingBits : bearing(ofBits: arrival.bits)
        settle(Int(numbers[index]) &- 1, bits, arrival.candidate)
      }
    }
    arrivalCount = 0
  }

  /// The number of a scene plus one, where it is not in its first slot; 0 if it is not there.
  @inline(never) private func search(_ arrival: Arrival) -> UInt32 {
    let bits = arrival.bits & WorldParts.sceneBits
    let number = view.scenes.find(arrival.tape, bits, nil, hash: arrival.hash)
    return number.map { UInt32(truncatingIfNeeded: $0 &+ 1) } ?? 0
  }

  @inline(never) private func bearing(ofBits bits: UInt64) -> UInt64 {
    var world = World()
    world.bits = bits
    return bearing(of: world)
  }

  /// Fills in a candidate whose tape is too long to wait with the others.
  @inline(never) mutating func settle(
    _ world: World, hash: UInt64, _ candidate: UnsafeMutablePointer<Candidate>
  ) {
    let bits = world.bits & WorldParts.sceneBits
    if let scene = view.scenes.find(world.tape, bits, world.spill, hash: hash) {
      settle(scene, bearing(of: world), candidate)
    } else {
      settleAfresh(world, hash: hash, candidate)
    }
  }

  /// Fills in a candidate in a known scene, unless somebody was there before.
  @inline(__always) private func settle(
    _ scene: Int, _ bearing: UInt64, _ candidate: UnsafeMutablePointer<Candidate>
  ) {
    if let number = view.bearings.find(bearing) {
      guard !view.scenes.has(scene, number) else { return }
      candidate.pointee.bearing = UInt16(number)
      candidate.pointee.flags = 0
    } else {
      candidate.pointee.bearing = chunk.number(ofFreshBearing: bearing)
      candidate.pointee.flags = Candidate.freshBearing
    }
    candidate.pointee.scene = UInt32(scene)
  }

  /// Fills in a candidate in a scene that is not in the table yet.
  @inline(never) private mutating func settleAfresh(
    _ world: World, hash: UInt64, _ candidate: UnsafeMutablePointer<Candidate>
  ) {
    let (stage, book) = (stage, plan.book)
    candidate.pointee.scene = chunk.number(ofFreshScene: world, hash: hash) {
      FreshScene(world, on: stage, book)
    }
    candidate.pointee.flags = Candidate.freshScene
    let bearing = bearing(of: world)
    if let number = view.bearings.find(bearing) {
      candidate.pointee.bearing = UInt16(number)
    } else {
      candidate.pointee.bearing = chunk.number(ofFreshBearing: bearing)
      candidate.pointee.flags |= Candidate.freshBearing
    }
  }
}
