import OrientationModel

/// Pairs of states in the order in which they were found, and how each was reached first.
struct PairTable: ~Copyable {
  private var lefts: Column<UInt64>
  private var rights: Column<UInt64>
  private var parents: Column<UInt32>
  private var steps: Column<UInt16>
  private var slots: Column<UInt32>
  private var slotMask = 1023

  init(_ account: MemoryAccount) {
    lefts = Column(account)
    rights = Column(account)
    parents = Column(account)
    steps = Column(account)
    slots = Column(account)
    precondition(slots.reserve(1024), "There is no memory to begin with.")
    slots.append(0, count: 1024)
  }

  var count: Int { lefts.count }

  subscript(index: Int) -> (left: UInt64, right: UInt64) { (lefts[index], rights[index]) }

  /// Adds a pair; true if it is new, nothing where there is no memory for it.
  mutating func insert(_ left: UInt64, _ right: UInt64, parent: Int, step: UInt16) -> Bool? {
    var slot = Self.hash(left, right) & slotMask
    while slots[slot] != 0 {
      let known = Int(slots[slot]) - 1
      if lefts[known] == left, rights[known] == right { return false }
      slot = (slot + 1) & slotMask
    }
    guard lefts.reserve(1), rights.reserve(1), parents.reserve(1), steps.reserve(1) else {
      return nil
    }
    lefts.append(left)
    rights.append(right)
    parents.append(UInt32(parent))
    steps.append(step)
    slots[slot] = UInt32(count)
    return count * 2 <= slotMask || grow() ? true : nil
  }

  private static func hash(_ left: UInt64, _ right: UInt64) -> Int {
    let first = (left ^ left >> 29) &* 0xD6E8_FEB8_6659_FD93
    let second = (first ^ first >> 32 ^ right) &* 0xBF58_476D_1CE4_E5B9
    return Int(truncatingIfNeeded: second ^ second >> 32)
  }

  private mutating func grow() -> Bool {
    let wanted = (slotMask + 1) * 2
    guard slots.reserve(wanted - slots.count) else { return false }
    slots.removeAll()
    slots.append(0, count: wanted)
    slotMask = wanted - 1
    for number in 0..<count {
      var slot = Self.hash(lefts[number], rights[number]) & slotMask
      while slots[slot] != 0 { slot = (slot + 1) & slotMask }
      slots[slot] = UInt32(number + 1)
    }
    return true
  }

  /// The numbers of the steps that lead to a pair, the first one first.
  func path(to pair: Int) -> [Int] {
    var path: [Int] = []
    var pair = pair
    while steps[pair] != StateTable.launch {
      path.append(Int(steps[pair]))
      pair = Int(parents[pair])
    }
    return path.reversed()
  }
}

/// Steps of one cast as another one says them: controllers go by their names.
struct Translation {
  private let ids: [ControllerID?]

  init(from source: CastSheet, to target: CastSheet) {
    if source.entries.map(\.name) == target.entries.map(\.name) {
      ids = source.entries.indices.map { ControllerID($0 + 1) }
    } else {
      ids = source.entries.map { entry in
        target.entries.firstIndex { $0.name == entry.name }.map { ControllerID($0 + 1) }
      }
    }
  }

  private func id(_ id: ControllerID) -> ControllerID? { ids[Int(id) - 1] }

  /// The step in the other cast; nothing if somebody it names is not in it.
  func step(_ step: Step) -> Step? {
    switch step {
    case .push(let id, nil): self.id(id).map { .push($0, into: nil) }
    case .present(let id, let style, nil): self.id(id).map { .present($0, as: style, from: nil) }
    case .select(let id): self.id(id).map { .select($0) }
    default: step
    }
  }
}
