import OrientationModel
import Synchronization

/// One scene as it is stored.
struct SceneRecord: BitwiseCopyable {
  /// The tape, or the number of the spilled one.
  var tape: UInt128
  /// The header's bits that belong to the scene.
  var bits: UInt64
  /// Its row in the book of menus.
  var menu: UInt16
  /// The screen that is seen.
  var visible: ControllerID
  /// The mask of that screen.
  var mask: UInt8
  /// For each interface orientation whether several are allowed: two bits, 0 is not known yet.
  var room: UInt8
}

/// A scene on its way into the table, with what is known of it.
struct FreshScene {
  var tape: UInt128
  var bits: UInt64
  var spill: [UInt8]?
  var offer: StepBook.Offer
  var visible: VisibleScreen
}

/// All scenes, by number and by content, and for each a row of bits: the bearings it was met with.
struct SceneTable: ~Copyable {
  var records: Column<SceneRecord>
  /// Open addressing: the number of a scene plus one; 0 is free.
  private var slots: Column<UInt32>
  private(set) var slotMask = 0
  /// The tapes that are too long for a record.
  private(set) var spills: [[UInt8]] = []
  /// For each scene two words for what turning the device does, and `rowWords` words of bits.
  private var rows: Column<UInt64>
  private(set) var rowWords = 1
  private let account: MemoryAccount

  init(_ account: MemoryAccount) {
    self.account = account
    records = Column(account)
    slots = Column(account)
    rows = Column(account)
    precondition(slots.reserve(1024), "There is no memory to begin with.")
    slots.append(0, count: 1024)
    slotMask = 1023
  }

  var count: Int { records.count }

  /// What a reader needs; it holds until the table grows.
  var view: SceneView {
    SceneView(
      records: records.base, slots: slots.base, slotMask: slotMask, rows: rows.base,
      rowWords: rowWords, spills: spills)
  }

  /// Whether a scene was met with a bearing.
  @inline(__always) func has(_ scene: Int, _ bearing: Int) -> Bool {
    rows.base[scene &* (rowWords &+ 2) &+ 2 &+ bearing &>> 6] &>> UInt64(bearing & 63) & 1 != 0
  }

  @inline(__always) func mark(_ scene: Int, _ bearing: Int) {
    rows.base[scene &* (rowWords &+ 2) &+ 2 &+ bearing &>> 6] |= 1 &<< UInt64(bearing & 63)
  }

  /// The number of a scene, new or known; nothing where there is no memory for it.
  mutating func number(of scene: FreshScene, menu: UInt16) -> Int? {
    let hash = SceneView.hash(tape: scene.tape, bits: scene.bits, spill: scene.spill)
    if let known = view.find(scene.tape, scene.bits, scene.spill, hash: hash) { return known }
    guard records.reserve(1), rows.reserve(rowWords + 2), makeSlots() else { return nil }
    var record = SceneRecord(
      tape: scene.tape, bits: scene.bits, menu: menu, visible: scene.visible.id,
      mask: scene.visible.mask.rawValue, room: 0)
    if let spill = scene.spill {
      guard account.take(spill.count + 48) else { return nil }
      record.tape = UInt128(spills.count)
      spills.append(spill)
    }
    let number = records.count
    records.append(record)
    rows.append(0, count: rowWords + 2)
    place(number, hash: hash)
    return number
  }

  private func place(_ number: Int, hash: UInt64) {
    var slot = Int(truncatingIfNeeded: hash) & slotMask
    while slots[slot] != 0 { slot = (slot &+ 1) & slotMask }
    slots[slot] = UInt32(truncatingIfNeeded: number &+ 1)
  }

  /// Keeps at least half of the slots free.
  private mutating func makeSlots() -> Bool {
    guard (records.count + 1) * 2 > slotMask + 1 else { return true }
    let wanted = (slotMask + 1) * 2
    guard slots.reserve(wanted - slots.count) else { return false }
    slots.removeAll()
    slots.append(0, count: wanted)
    slotMask = wanted - 1
    for number in 0..<records.count {
      let record = records[number]
      let spill = record.isSpilled ? spills[Int(record.tape)] : nil
      let tape = record.isSpilled ? 0 : record.tape
      place(number, hash: SceneView.hash(tape: tape, bits: record.bits, spill: spill))
    }
    return true
  }

  /// Makes the rows wide enough for a number of bearings; false where there is no memory for it.
  mutating func widen(to bearings: Int) -> Bool {
    guard bearings > rowWords * 64 else { return true }
    let (narrow, wide) = (rowWords + 2, rowWords * 2 + 2)
    guard rows.reserve(records.count * (wide - narrow)) else { return false }
    rows.append(0, count: records.count * (wide - narrow))
    for scene in (0..<records.count).reversed() {
      for word in (0..<wide).reversed() {
        rows[scene * wide + word] = word < narrow ? rows[scene * narrow + word] : 0
      }
    }
    rowWords *= 2
    return widen(to: bearings)
  }
}

extension SceneRecord {
  /// The tape is longer than a record holds.
  @inline(__always) var isSpilled: Bool { bits &>> 16 & 31 == 31 }
}

/// The table of scenes as readers see it between two changes.
struct SceneView: @unchecked Sendable {
  let records: UnsafeMutablePointer<SceneRecord>
  let slots: UnsafeMutablePointer<UInt32>
  let slotMask: Int
  let rows: UnsafeMutablePointer<UInt64>
  let rowWords: Int
  let spills: [[UInt8]]

  /// Whether a scene was met with a bearing.
  @inline(__always) func has(_ scene: Int, _ bearing: Int) -> Bool {
    rows[scene &* (rowWords &+ 2) &+ 2 &+ bearing &>> 6] &>> UInt64(bearing & 63) & 1 != 0
  }

  /// What is known of turning the device in a scene; workers share it.
  @inline(__always) func turns(of scene: Int) -> UnsafeMutablePointer<Atomic<UInt64>> {
    UnsafeMutableRawPointer(rows + scene &* (rowWords &+ 2))
      .assumingMemoryBound(to: Atomic<UInt64>.self)
  }

  @inline(__always) static func hash(tape: UInt128, bits: UInt64, spill: [UInt8]?) -> UInt64 {
    if let spill { return hash(spill) ^ bits &* 0x9E37_79B9_7F4A_7C15 }
    let low = UInt64(truncatingIfNeeded: tape) ^ bits &* 0x9E37_79B9_7F4A_7C15
    let high = UInt64(truncatingIfNeeded: tape &>> 64)
    let first = (low ^ low &>> 32) &* 0xD6E8_FEB8_6659_FD93
    let second = (first ^ high ^ first &>> 29) &* 0xBF58_476D_1CE4_E5B9
    return second ^ second &>> 32
  }

  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    hash = (hash ^ hash &>> 32) &* 0xBF58_476D_1CE4_E5B9
    return hash ^ hash &>> 29
  }

  /// The number of a scene; nothing where it is not in the table.
  @inline(__always) func find(
    _ tape: UInt128, _ bits: UInt64, _ spill: [UInt8]?, hash: UInt64
  ) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & slotMask
    while true {
      let number = Int(slots[slot]) &- 1
      if number < 0 { return nil }
      if records[number].bits == bits {
        if spill == nil {
          if records[number].tape == tape { return number }
        } else if isSpilled(number, as: spill) {
          return number
        }
      }
      slot = (slot &+ 1) & slotMask
    }
  }

  @inline(never) private func isSpilled(_ number: Int, as spill: [UInt8]?) -> Bool {
    records[number].isSpilled && spills[Int(records[number].tape)] == spill
  }

  /// Puts a world together again.
  @inline(__always) func world(_ scene: Int, bearing: UInt64) -> World {
    var world = World()
    let record = records[scene]
    world.bits = record.bits | bearing
    if record.isSpilled {
      world.spill = spills[Int(record.tape)]
    } else {
      world.tape = record.tape
    }
    return world
  }
}
