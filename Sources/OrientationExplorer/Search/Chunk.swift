import OrientationModel

/// A state that may be new, found by a worker.
struct Candidate: BitwiseCopyable {
  var parent: UInt32
  /// The number of a scene, or of a fresh one in the same chunk.
  var scene: UInt32
  /// The number of a bearing, or of a fresh one in the same chunk.
  var bearing: UInt16
  var step: UInt16
  var flags: UInt8

  static let freshScene: UInt8 = 1
  static let freshBearing: UInt8 = 2
  static let crash: UInt8 = 4
  /// Somebody was there before.
  static let dropped: UInt8 = 8
}

/// Where something was found: after a state, by a step, and perhaps by another one after that.
struct Sighting {
  var state: Int
  var step: UInt16?
  var next: UInt16?
}

/// What one property came to.
struct Tally {
  /// The first place in the order of the search.
  var first: Sighting?
  var count = 0

  mutating func note(_ sighting: @autoclosure () -> Sighting) {
    if first == nil { first = sighting() }
    count &+= 1
  }

  mutating func add(_ later: Tally) {
    if first == nil { first = later.first }
    count += later.count
  }
}

/// What a worker found on a stretch of states.
struct Findings {
  var transitions = 0
  /// One for each property, in their order.
  var tallies: [Tally]
  /// Steps that set off an endless chain of reactions.
  var loops = Tally()

  init(properties: Int) { tallies = Array(repeating: Tally(), count: properties) }

  mutating func add(_ later: Findings) {
    transitions += later.transitions
    loops.add(later.loops)
    for index in tallies.indices { tallies[index].add(later.tallies[index]) }
  }
}

/// A stretch of states, and what comes of it.
final class Chunk: @unchecked Sendable {
  private(set) var range = 0..<0
  var findings: Findings
  private(set) var candidates: Column<Candidate>
  private(set) var fresh: [FreshScene] = []
  private(set) var freshBearings: [UInt64] = []
  /// Scenes and interface orientations for which was found out whether several are allowed.
  var rooms: [(scene: Int, interface: Int, isRoomy: Bool)] = []
  /// Where fresh scenes of this chunk were put, by hash; -1 for nowhere.
  private var recent = [Int32](repeating: -1, count: 1024)
  private let blank: Findings
  /// Room for steps into other scenes that are looked up together, and for what is found.
  let arrivals: UnsafeMutablePointer<Arrival>
  let numbers: UnsafeMutablePointer<UInt32>

  static let mostArrivals = 64

  init(properties: Int, account: MemoryAccount) {
    blank = Findings(properties: properties)
    findings = blank
    candidates = Column(account)
    arrivals = .allocate(capacity: Self.mostArrivals)
    numbers = .allocate(capacity: Self.mostArrivals)
  }

  deinit {
    arrivals.deallocate()
    numbers.deallocate()
  }

  /// Empties it for another stretch; false where there is no memory for what may come of it.
  func begin(_ range: Range<Int>, widest: Int) -> Bool {
    self.range = range
    findings = blank
    candidates.removeAll()
    if !fresh.isEmpty {
      for index in recent.indices { recent[index] = -1 }
      fresh.removeAll(keepingCapacity: true)
    }
    freshBearings.removeAll(keepingCapacity: true)
    rooms.removeAll(keepingCapacity: true)
    return candidates.reserve(range.count * widest)
  }

  /// Takes what a worker wrote into the candidates.
  func finish(transitions: Int, end: UnsafeMutablePointer<Candidate>) {
    findings.transitions = transitions
    candidates.take(to: end)
  }

  /// The number of a bearing that is not in the table yet.
  func number(ofFreshBearing bearing: UInt64) -> UInt16 {
    if let known = freshBearings.firstIndex(of: bearing) { return UInt16(known) }
    freshBearings.append(bearing)
    return UInt16(freshBearings.count - 1)
  }

  /// The number of a scene that is not in the table yet.
  func number(
    ofFreshScene world: World, hash: UInt64, furnish: () -> FreshScene
  ) -> UInt32 {
    let place = Int(truncatingIfNeeded: hash &>> 40) & 1023
    let known = Int(recent[place])
    if known >= 0, fresh[known].tape == world.tape,
      fresh[known].bits == world.bits & WorldParts.sceneBits, fresh[known].spill == world.spill
    {
      return UInt32(known)
    }
    recent[place] = Int32(fresh.count)
    fresh.append(furnish())
    return UInt32(fresh.count - 1)
  }
}
