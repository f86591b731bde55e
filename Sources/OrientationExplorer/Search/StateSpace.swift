import OrientationModel

/// A state: the number of its tree, and in the lowest 16 bits that of its bearing.
typealias StateCode = UInt64

/// Everything a search has met: trees, bearings, and which of them came together.
///
/// A tree (who is on stage) is met with many bearings (how the device is held, where the interface
/// stands), and a bearing with many trees. So both are stored once, and each tree has a row with a
/// place for every bearing, where the number of the state stands.
struct StateSpace: ~Copyable {
  /// What there is to know of a tree.
  struct TreeFacts {
    var menu: UInt16
    /// The mask of the screen that is seen.
    var mask: OrientationMask
    /// The app's mask for its window.
    var appMask: OrientationMask
  }

  private let book: StepBook
  private var trees: Numbering<Tree>
  private var facts: Column<TreeFacts>
  private var bearings: Numbering<UInt64>
  /// A row for each tree, a place for each bearing: the number of the state plus one, or 0.
  private var rows: Column<UInt32>
  private var width = 16
  private var menus: [[UInt16]] = []
  private var menuNumbers: [[UInt16]: UInt16] = [:]

  init(_ book: StepBook, _ account: MemoryAccount) {
    self.book = book
    trees = Numbering(account)
    facts = Column(account)
    bearings = Numbering(account)
    rows = Column(account)
  }

  /// The code of a world; nothing if its tree or its bearing is new.
  ///
  /// It is found faster if the tree is that of a code one knows.
  func code(of world: World, near known: StateCode) -> StateCode? {
    let tree = Tree(world)
    guard let bearing = bearings.number(of: world.bits & ~World.treeFields),
      let number = trees[Int(known >> 16)] == tree ? Int(known >> 16) : trees.number(of: tree)
    else { return nil }
    return StateCode(number << 16 | bearing)
  }

  /// The code of a world that may be new; nothing where there is no memory for it.
  mutating func add(_ world: World, on simulator: Simulator) -> StateCode? {
    guard let tree = number(of: world, on: simulator),
      let bearing = number(ofBearing: world.bits & ~World.treeFields)
    else { return nil }
    return StateCode(tree << 16 | bearing)
  }

  private mutating func number(of world: World, on simulator: Simulator) -> Int? {
    let tree = Tree(world)
    if let known = trees.number(of: tree) { return known }
    guard facts.reserve(1), rows.fill(with: 0, count: rows.count + width), trees.append(tree)
    else { return nil }
    let isCrash = world == StateRule.crash
    let seen = isCrash ? nil : simulator.visibleScreen(in: world)
    facts.append(
      TreeFacts(
        menu: number(ofMenu: isCrash ? [] : book.menu(in: world, on: simulator)),
        mask: seen?.mask ?? .all, appMask: seen?.appMask ?? .all))
    return trees.count - 1
  }

  private mutating func number(ofBearing bearing: UInt64) -> Int? {
    if let known = bearings.number(of: bearing) { return known }
    guard bearings.count < 65_536, bearings.count < width || widen(), bearings.append(bearing)
    else { return nil }
    return bearings.count - 1
  }

  /// Makes the rows twice as wide; false where there is no memory for it.
  private mutating func widen() -> Bool {
    guard rows.fill(with: 0, count: rows.count * 2) else { return false }
    for tree in (0..<trees.count).reversed() {
      for place in (0..<width).reversed() {
        let number = rows[tree * width + place]
        rows[tree * width + place] = 0
        rows[tree * width * 2 + place] = number
      }
    }
    width *= 2
    return true
  }

  private mutating func number(ofMenu menu: [UInt16]) -> UInt16 {
    if let known = menuNumbers[menu] { return known }
    menus.append(menu)
    menuNumbers[menu] = UInt16(menus.count - 1)
    return UInt16(menus.count - 1)
  }

  /// The number of the state with a code; nothing if nobody has been there.
  func state(of code: StateCode) -> Int? {
    let number = rows[Int(code >> 16) &* width &+ Int(code & 0xFFFF)]
    return number == 0 ? nil : Int(number) - 1
  }

  /// Gives the state with a code its number.
  func setState(of code: StateCode, to number: Int) {
    rows[Int(code >> 16) * width + Int(code & 0xFFFF)] = UInt32(number + 1)
  }

  /// The world of a code.
  func world(of code: StateCode) -> World {
    trees[Int(code >> 16)].world(bearing: bearings[Int(code & 0xFFFF)])
  }

  /// The steps on offer, in the order in which they are tried.
  func menu(of code: StateCode) -> [UInt16] { menus[Int(facts[Int(code >> 16)].menu)] }

  /// What the screen that is seen would allow by itself.
  func mask(of code: StateCode) -> OrientationMask { facts[Int(code >> 16)].mask }

  /// What the app allows the window in which it is seen.
  func appMask(of code: StateCode) -> OrientationMask { facts[Int(code >> 16)].appMask }
}

/// The part of a world that turning the device leaves alone: who is on stage.
struct Tree: Scattered {
  private let treeBytes: UInt128
  private let bits: UInt64
  private let spill: [UInt8]?

  init(_ world: World) {
    treeBytes = world.treeBytes
    bits = world.bits & World.treeFields
    spill = world.spill
  }

  func world(bearing: UInt64) -> World {
    var world = World()
    world.treeBytes = treeBytes
    world.bits = bits | bearing
    world.spill = spill
    return world
  }

  var scattered: UInt64 {
    if let spill { return spill.reduce(bits) { ($0 ^ UInt64($1)).scattered } }
    let high = UInt64(truncatingIfNeeded: treeBytes >> 64) ^ bits &* 0x9E37_79B9_7F4A_7C15
    return (UInt64(truncatingIfNeeded: treeBytes) ^ high.scattered).scattered
  }
}

/// What of a world is a part of the state.
///
/// By the contract: the tree, the device orientation and the last definite one, the interface
/// orientation, and what a step of the set can change. Where nothing tells two worlds apart any more,
/// they are one: the hand under a lock that no step can open, the side a lock had that is open, and
/// the definite side under a lock while the hand has another.
struct StateRule {
  private let isPlain: Bool
  private let canUnlock: Bool
  private let readsDefinite: Bool

  /// Stands for every app that has ended with an exception.
  static let crash = World()

  /// - Parameters:
  ///   - steps: all that can happen, the steps of reactions included.
  ///   - isLocked: whether the lock is on where the search starts.
  ///   - settings: what the app is launched with.
  init(_ steps: [Step], isLocked: Bool, _ settings: Settings) {
    let needs = steps.map(\.needs)
    canUnlock = needs.contains { $0.contains(.lock) }
    isPlain = !canUnlock && !isLocked
    readsDefinite =
      !settings.assumptions[.lockClampsDevice] || needs.contains { $0.contains(.definiteSide) }
  }

  /// The one of all worlds in the same state that is stored.
  func canonical(_ world: World) -> World {
    if world.hasCrashed { return Self.crash }
    if isPlain { return world }
    var world = world
    if !world.isLocked {
      world.lockSide = .portrait
    } else if !canUnlock {
      world.held = world.device
    } else if world.held.isDefinite, !readsDefinite {
      world.definite = world.held
    }
    return world
  }
}
