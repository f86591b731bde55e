import OrientationModel

/// A state: the number of its tree, and in the lowest 16 bits that of its bearing.
typealias StateCode = UInt64

/// Everything a search has met: trees, bearings, and which of them came together.
///
/// A tree (who is on stage) is met with many bearings (how the device is held, where the interface
/// stands), and a bearing with many trees. So both are stored once, and each tree has a row with a
/// bit for every bearing it was met with. Where a step leads a tree is remembered too: the next
/// bearing of the same tree is most likely led there as well.
struct StateSpace: ~Copyable {
  struct TreeFacts {
    var menu: UInt16
    var mask: OrientationMask
    /// The app's mask for its window.
    var appMask: OrientationMask
    /// Where its links begin: one for each step on its menu.
    var firstLink: UInt32
  }

  private let book: StepBook
  private var trees: InternTable<Tree>
  private var facts: GrowableBuffer<TreeFacts>
  private var bearings: InternTable<UInt64>
  /// A row for each tree, a bit for each bearing: whether the two were met together.
  private var rows: GrowableBuffer<UInt64>
  private var width = 1
  /// For each tree and each step on its menu: the tree it led to plus one, or 0.
  private var links: GrowableBuffer<UInt32>
  private var menus: GrowableBuffer<UnsafeMutableBufferPointer<UInt16>>
  private var menuNumbers: [[UInt16]: UInt16] = [:]

  init(_ book: StepBook, _ account: MemoryAccount) {
    self.book = book
    trees = InternTable(account)
    facts = GrowableBuffer(account)
    bearings = InternTable(account)
    rows = GrowableBuffer(account)
    links = GrowableBuffer(account)
    menus = GrowableBuffer(account)
  }

  deinit { for number in 0..<menus.count { menus[number].deallocate() } }

  /// The code of a world that a step has led to; nothing if its tree or its bearing is new.
  ///
  /// Most steps leave one of the two as it was; the step's link saves the search for the tree.
  func code(of world: World, from origin: World, _ code: StateCode, by link: Int) -> StateCode? {
    let isSameBearing = world.bearing == origin.bearing
    guard let low = isSameBearing ? Int(code & 0xFFFF) : bearings.number(of: world.bearing)
    else { return nil }
    if world.hasTree(of: origin) { return code & ~0xFFFF | StateCode(low) }
    let likely = Int(links[link]) - 1
    let isLikely = likely >= 0 && world.hasTree(of: trees[likely].world)
    guard let high = isLikely ? likely : trees.number(of: Tree(world)) else { return nil }
    return StateCode(high << 16 | low)
  }

  /// The link of the first step on the menu of a state; those of the others follow.
  func firstLink(of code: StateCode) -> Int { Int(facts[Int(code >> 16)].firstLink) }

  func setLink(_ link: Int, to code: StateCode) { links[link] = UInt32(code >> 16) + 1 }

  /// Whether nobody remembers where a step leads.
  func isUnknown(_ link: Int) -> Bool { links[link] == 0 }

  /// The code of a world that may be new; nothing where there is no memory for it.
  mutating func add(_ world: World, on simulator: Simulator) -> StateCode? {
    guard let tree = number(of: world, on: simulator),
      let bearing = number(ofBearing: world.bearing)
    else { return nil }
    return StateCode(tree << 16 | bearing)
  }

  private mutating func number(of world: World, on simulator: Simulator) -> Int? {
    let tree = Tree(world)
    if let known = trees.number(of: tree) { return known }
    let isCrash = world == StateRule.crash
    let firstLink = links.count
    guard let menu = number(ofMenu: isCrash ? [] : book.menu(in: world, on: simulator)),
      facts.reserve(1), rows.fill(with: 0, count: rows.count + width), trees.append(tree),
      links.fill(with: 0, count: firstLink + menus[Int(menu)].count), links.count < UInt32.max
    else { return nil }
    let seen = isCrash ? nil : simulator.visibleScreen(in: world)
    facts.append(
      TreeFacts(
        menu: menu, mask: seen?.mask ?? .all, appMask: seen?.appMask ?? .all,
        firstLink: UInt32(firstLink)))
    return trees.count - 1
  }

  private mutating func number(ofBearing bearing: UInt64) -> Int? {
    if let known = bearings.number(of: bearing) { return known }
    guard bearings.count < 65_536, bearings.count < width * 64 || widen(), bearings.append(bearing)
    else { return nil }
    return bearings.count - 1
  }

  /// Makes the rows twice as wide; false where there is no memory for it.
  private mutating func widen() -> Bool {
    guard rows.fill(with: 0, count: rows.count * 2) else { return false }
    for tree in (0..<trees.count).reversed() {
      for place in (0..<width).reversed() {
        let word = rows[tree * width + place]
        rows[tree * width + place] = 0
        rows[tree * width * 2 + place] = word
      }
    }
    width *= 2
    return true
  }

  private mutating func number(ofMenu menu: [UInt16]) -> UInt16? {
    if let known = menuNumbers[menu] { return known }
    guard menus.reserve(1) else { return nil }
    let copy = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: menu.count)
    _ = copy.initialize(fromContentsOf: menu)
    menus.append(copy)
    menuNumbers[menu] = UInt16(menus.count - 1)
    return UInt16(menus.count - 1)
  }

  func hasMet(_ code: StateCode) -> Bool { rows[place(of: code)] & 1 &<< (code & 63) != 0 }

  func meet(_ code: StateCode) { rows[place(of: code)] |= 1 &<< (code & 63) }

  /// The word of the rows where a state has its bit.
  private func place(of code: StateCode) -> Int {
    Int(code >> 16) &* width &+ Int(code & 0xFFFF) &>> 6
  }

  func world(of code: StateCode) -> World {
    trees[Int(code >> 16)].world.turned(to: bearings[Int(code & 0xFFFF)])
  }

  /// The steps on offer, in the order in which they are tried.
  func menu(of code: StateCode) -> UnsafeMutableBufferPointer<UInt16> {
    menus[Int(facts[Int(code >> 16)].menu)]
  }

  /// What the screen that is seen would allow by itself.
  func mask(of code: StateCode) -> OrientationMask { facts[Int(code >> 16)].mask }

  /// What the app allows the window in which it is seen.
  func appMask(of code: StateCode) -> OrientationMask { facts[Int(code >> 16)].appMask }
}

/// The part of a world that turning the device leaves alone: who is on stage.
struct Tree: Scattered {
  /// The world without a bearing.
  fileprivate let world: World

  init(_ world: World) { self.world = world.tree }

  var scattered: UInt64 {
    if let spill = world.spill { return spill.reduce(world.bits) { ($0 ^ UInt64($1)).scattered } }
    let bytes = world.treeBytes
    let bits = world.bits
    let high = UInt64(truncatingIfNeeded: bytes >> 64) ^ bits &* 0x9E37_79B9_7F4A_7C15
    return (UInt64(truncatingIfNeeded: bytes) ^ high.scattered).scattered
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
    let needs = steps.map { $0.needs }
    canUnlock = needs.contains { $0.contains(.lock) }
    isPlain = !canUnlock && !isLocked
    readsDefinite =
      !settings.assumptions[.lockClampsDevice] || needs.contains { $0.contains(.definiteSide) }
  }

  /// The one of all worlds in the same state that is stored.
  func canonical(_ world: World) -> World {
    var world = world
    settle(&world)
    return world
  }

  /// Makes a world the one of all in the same state that is stored.
  func settle(_ world: inout World) {
    if world.hasCrashed { world = Self.crash }
    if isPlain { return }
    if !world.isLocked {
      world.lockSide = .portrait
    } else if !canUnlock {
      world.held = world.device
    } else if world.held.isDefinite, !readsDefinite {
      world.definite = world.held
    }
  }
}
