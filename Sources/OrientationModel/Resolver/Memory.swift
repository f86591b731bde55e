/// Who decided in the last two scenes that were asked, and what the answer was.
///
/// An answer stands until something it depends on changes: the tape, the cast, the side the interface
/// is on, the mode, a swipe. So the answer after one step is the answer before the next, and whoever
/// tries many steps from one world asks there once. Only where nobody listens: a witness hears every
/// question.
struct Memory {
  struct Entry {
    /// What the answer depends on, and nothing else.
    var tape: UInt128 = 0
    /// Never 0 for a scene: a tape has a length.
    var bits: UInt64 = 0
    /// 0 is nobody.
    var decider: ControllerID = 0
    /// No mask has all eight bits: 255 is one that was not asked for yet.
    var mask: UInt8 = 255
    var place: Int32 = 0

    @inline(__always) func holds(_ world: borrowing World) -> Bool {
      bits == world.sceneBits && tape == world.tape
    }
  }

  private var entries = (Entry(), Entry())
  fileprivate var latest = 0
}

extension UnsafeMutablePointer<Memory> {
  /// The entry at 0 or 1, where it lies: copying one would cost more than it saves.
  @inline(__always) private func entry(_ index: Int) -> UnsafeMutablePointer<Memory.Entry> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Memory.Entry.self) + index
  }

  /// Who decides in a world; found out where it is not known.
  @inline(__always) func decider(in world: borrowing World, _ find: () -> Place?) -> Place? {
    var entry = entry(pointee.latest)
    if !entry.pointee.holds(world) {
      pointee.latest ^= 1
      entry = self.entry(pointee.latest)
      if !entry.pointee.holds(world) {
        let decider = find()
        entry.pointee.tape = world.tape
        entry.pointee.bits = world.sceneBits
        entry.pointee.decider = decider?.id ?? 0
        entry.pointee.place = Int32(truncatingIfNeeded: decider?.at ?? 0)
        entry.pointee.mask = 255
      }
    }
    let decider = entry.pointee.decider
    return decider == 0 ? nil : Place(id: decider, at: Int(entry.pointee.place))
  }

  /// What the decider of a world answers; asked where it is not known.
  ///
  /// Asking may end in an exception: that answer is not kept.
  @inline(__always) func answer(
    in world: UnsafeMutablePointer<World>, _ ask: () -> OrientationMask
  ) -> OrientationMask {
    let entry = entry(pointee.latest)
    guard entry.pointee.holds(world.pointee) else { return ask() }
    let known = entry.pointee.mask
    if known != 255 { return OrientationMask(rawValue: known) }
    let mask = ask()
    if !world.pointee.hasCrashed { entry.pointee.mask = mask.rawValue }
    return mask
  }
}
