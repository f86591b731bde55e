/// All bearings, by number and by content; there are dozens, seldom hundreds.
struct BearingTable: ~Copyable {
  private(set) var bearings: Column<UInt64>
  private var slots: Column<UInt32>
  private var slotMask = 0

  /// How many a state can tell apart.
  static let most = 65_535

  init(_ account: MemoryAccount) {
    bearings = Column(account)
    slots = Column(account)
    precondition(slots.reserve(512), "There is no memory to begin with.")
    slots.append(0, count: 512)
    slotMask = 511
  }

  var count: Int { bearings.count }

  var view: BearingView {
    BearingView(bearings: bearings.base, slots: slots.base, slotMask: slotMask)
  }

  /// The number of a bearing, new or known; nothing where there is no room for it.
  mutating func number(of bearing: UInt64) -> Int? {
    if let known = view.find(bearing) { return known }
    guard count < Self.most, bearings.reserve(1), makeSlots() else { return nil }
    bearings.append(bearing)
    place(count - 1)
    return count - 1
  }

  private func place(_ number: Int) {
    var slot = BearingView.slot(of: bearings[number], slotMask)
    while slots[slot] != 0 { slot = (slot &+ 1) & slotMask }
    slots[slot] = UInt32(number + 1)
  }

  private mutating func makeSlots() -> Bool {
    guard (count + 1) * 4 > slotMask + 1 else { return true }
    let wanted = (slotMask + 1) * 2
    guard slots.reserve(wanted - slots.count) else { return false }
    slots.removeAll()
    slots.append(0, count: wanted)
    slotMask = wanted - 1
    for number in 0..<count { place(number) }
    return true
  }
}

/// The table of bearings as readers see it between two changes.
struct BearingView: @unchecked Sendable {
  let bearings: UnsafeMutablePointer<UInt64>
  let slots: UnsafeMutablePointer<UInt32>
  let slotMask: Int

  @inline(__always) static func slot(of bearing: UInt64, _ mask: Int) -> Int {
    Int(truncatingIfNeeded: ((bearing ^ bearing &>> 17) &* 0x9E37_79B9_7F4A_7C15) &>> 40) & mask
  }

  @inline(__always) func find(_ bearing: UInt64) -> Int? {
    var slot = Self.slot(of: bearing, slotMask)
    while true {
      let number = Int(slots[slot]) &- 1
      if number < 0 { return nil }
      if bearings[number] == bearing { return number }
      slot = (slot &+ 1) & slotMask
    }
  }
}
