import OrientationModel

/// The number of a state's tree, and its bearing in the bits above.
typealias StateCode = UInt64

/// Worlds as single words, and what a user can do in them.
///
/// A search meets a tree of controllers again and again, with the device held in every way. So each
/// tree is stored once, and a state is a word: the world's bearing, and the number of its tree in the
/// bits that a bearing leaves free.
struct StateSpace: ~Copyable {
  /// What there is to know of a tree.
  struct TreeFacts {
    var menu: UInt16
    /// The mask of the screen that is seen.
    var mask: OrientationMask
  }

  private let book: StepBook
  private var trees: Numbering<World>
  private var facts: Column<TreeFacts>
  private var menus: [[UInt16]] = []
  private var menuNumbers: [[UInt16]: UInt16] = [:]

  private static let treeBits: StateCode = 1 << World.freeBearingBits - 1

  init(_ book: StepBook, _ account: MemoryAccount) {
    self.book = book
    trees = Numbering(account)
    facts = Column(account)
  }

  /// The code of a world; nothing if its tree is new.
  ///
  /// It is found faster if the tree is that of a code one knows.
  func code(of world: World, near known: StateCode) -> StateCode? {
    let tree = world.tree
    if trees[Int(known & Self.treeBits)] == tree { return known & Self.treeBits | world.bearing }
    return trees.number(of: tree).map { StateCode($0) | world.bearing }
  }

  /// The code of a world, whose tree may be new; nothing where there is no memory for it.
  mutating func add(_ world: World, on stage: Stage) -> StateCode? {
    let tree = world.tree
    if let known = trees.number(of: tree) { return StateCode(known) | world.bearing }
    guard trees.count < Self.treeBits, facts.reserve(1), trees.append(tree) else { return nil }
    facts.append(
      TreeFacts(
        menu: number(of: isCrash(world) ? [] : book.menu(in: world, on: stage)),
        mask: isCrash(world) ? .all : stage.visibleScreen(in: world).mask))
    return StateCode(trees.count - 1) | world.bearing
  }

  private mutating func number(of menu: [UInt16]) -> UInt16 {
    if let known = menuNumbers[menu] { return known }
    menus.append(menu)
    menuNumbers[menu] = UInt16(menus.count - 1)
    return UInt16(menus.count - 1)
  }

  /// The world of a code.
  func world(of code: StateCode) -> World {
    World(tree: trees[Int(code & Self.treeBits)], bearing: code & ~Self.treeBits)
  }

  /// The steps on offer, in the order in which they are tried.
  func menu(of code: StateCode) -> [UInt16] { menus[Int(facts[Int(code & Self.treeBits)].menu)] }

  /// What the screen that is seen would allow by itself.
  func mask(of code: StateCode) -> OrientationMask { facts[Int(code & Self.treeBits)].mask }

  /// Whether a world is the one that stands for every app that has ended.
  private func isCrash(_ world: World) -> Bool { world == StateRule.crash }
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
