import OrientationModel

/// What the hand does to each bearing, worked out once for the whole search.
///
/// The first half of turning the device reads and writes the header alone, so it is the same in
/// every scene whose header is otherwise as at launch. What UIKit then makes of it, each scene
/// remembers for itself; the table says where, and which bearing each answer ends in.
struct TurnTable: ~Copyable {
  /// One rotation from one bearing.
  struct Turn: BitwiseCopyable {
    /// The bearing after the first half.
    var bits: UInt64
    /// Where a scene remembers the second half; `noPlace` if it is not remembered, `unheard` if
    /// there is none.
    var place: UInt8
    /// For each interface orientation the number of the bearing it ends in; `unknown` for a new one.
    var targets: (UInt16, UInt16, UInt16, UInt16)
  }

  static let noPlace: UInt8 = 254
  static let unheard: UInt8 = 255
  static let unknown = UInt16.max

  private var turns: Column<Turn>
  private var knownCount = 0
  private let launched: World
  private let rule: BearingRule

  init(_ launched: World, _ rule: BearingRule, _ account: MemoryAccount) {
    turns = Column(account)
    self.launched = launched
    self.rule = rule
  }

  var base: UnsafeMutablePointer<Turn> { turns.base }

  /// Takes in the bearings that are new, and fills in where known turns end by now.
  mutating func update(_ bearings: borrowing BearingTable, _ stage: Stage) -> Bool {
    guard bearings.count != knownCount else { return true }
    let rotations = Repertoire.rotations
    guard turns.reserve((bearings.count - knownCount) * rotations.count) else { return false }
    let plain = TurnMemory.plainBits(of: launched)
    for number in knownCount..<bearings.count {
      for held in rotations { turns.append(turn(bearings.bearings[number], held, plain, stage)) }
    }
    knownCount = bearings.count
    for index in 0..<turns.count { turns[index].targets = targets(of: turns[index], bearings.view) }
    return true
  }

  private func turn(
    _ bearing: UInt64, _ held: DeviceOrientation, _ plain: UInt64, _ stage: Stage
  ) -> Turn {
    var world = launched
    world.bits = launched.bits & ~WorldParts.bearingBits | bearing
    var place = Self.unheard
    if stage.turnDevice(&world, to: held) == true {
      place = TurnMemory.place(of: world.bits, plain: plain).map { UInt8($0) } ?? Self.noPlace
    }
    return Turn(
      bits: world.bits & WorldParts.bearingBits, place: place, targets: (0, 0, 0, 0))
  }

  private func targets(
    of turn: Turn, _ bearings: BearingView
  ) -> (UInt16, UInt16, UInt16, UInt16) {
    func target(_ interface: UInt64) -> UInt16 {
      var world = launched
      let bits =
        turn.place < Self.noPlace ? TurnMemory.bits(turn.bits, in: interface) : turn.bits
      world.bits = launched.bits & ~WorldParts.bearingBits | bits
      return bearings.find(rule.bearing(of: world)).map { UInt16($0) } ?? Self.unknown
    }
    return (target(0), target(1), target(2), target(3))
  }
}

extension TurnTable.Turn {
  @inline(__always) func target(_ interface: Int) -> UInt16 {
    switch interface {
    case 0: targets.0
    case 1: targets.1
    case 2: targets.2
    default: targets.3
    }
  }
}

/// What two words remember of the turns in a scene: four bits for each way the device can lie.
///
/// The first word is for the four sides, each in four interface orientations: 0 is not known yet, 1 to
/// 4 the interface orientation it ends in, 15 is that more happens than a change of the interface.
/// The second is for a device that lies flat, on either face, after one of four sides: two bits, 1 if
/// nothing happens, 3 if something does. What is remembered at a place is always the same, whoever
/// finds it out.
enum TurnMemory {
  private static let sides: UInt64 = 7 << 29 | 7 << 32 | 7 << 35 | 3 << 38 | 3 << 56
  /// The header without the length of the tape and the number of presentations.
  private static let plainScene = WorldParts.sceneBits & ~(0x1FFF << 16)

  /// What has to be as at launch for a turn to be remembered.
  static func plainBits(of world: World) -> UInt64 {
    world.bits & WorldParts.bearingBits & ~sides
  }

  /// Whether a scene's header is as at launch but for the tree.
  @inline(__always) static func isPlain(_ bits: UInt64, as launched: UInt64) -> Bool {
    (bits ^ launched) & plainScene == 0
  }

  /// Where a turn is remembered, from 0 to 127; nothing if more than the sides is in play.
  static func place(of bits: UInt64, plain: UInt64) -> UInt64? {
    let (device, held, definite) = (bits >> 29 & 7, bits >> 32 & 7, bits >> 35 & 7)
    let interface = bits >> 38 & 3
    guard bits & WorldParts.bearingBits & ~sides == plain, interface == bits >> 56 & 3,
      held == device, (1...4).contains(definite)
    else { return nil }
    if device == definite { return (device - 1) * 16 + interface * 4 }
    return device < 5 ? nil : 64 + (device - 5) * 32 + (definite - 1) * 8 + interface * 2
  }

  /// What is remembered of a turn that has been made.
  static func entry(at place: UInt64, from before: World, to after: World, _ outcome: Outcome)
    -> UInt64
  {
    let interface = after.bits >> 38 & 3
    var again = before
    again.bits = bits(before.bits, in: interface)
    let didTurn = before.bits != again.bits
    let isPlain = again == after && outcome == Outcome(turnCount: didTurn ? 1 : 0, problem: nil)
    if place < 64 { return (isPlain ? interface + 1 : 15) << place }
    return (isPlain && !didTurn ? 1 : 3) << (place - 64)
  }

  /// The interface orientation a turn ends in; nothing if it is not known, or more happens.
  @inline(__always) static func recall(
    _ place: UInt8, _ sides: UInt64, _ flats: UInt64, interface: Int
  ) -> Int? {
    if place < 64 {
      let entry = Int(sides &>> UInt64(place) & 15) &- 1
      return entry >= 0 && entry < 4 ? entry : nil
    }
    return flats &>> UInt64(place & 63) & 3 == 1 ? interface : nil
  }

  /// The header with the interface in another orientation.
  static func bits(_ bits: UInt64, in interface: UInt64) -> UInt64 {
    bits & ~(3 << 38 | 3 << 56) | interface << 38 | interface << 56
  }
}
