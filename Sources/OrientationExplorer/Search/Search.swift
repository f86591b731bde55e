import OrientationModel
import Synchronization

/// A breadth-first search under way: the tables, and how far it has come.
///
/// It goes level by level and block by block. Workers make the steps of a block's states and read the
/// tables only; then what they found is taken in, in the order of states and steps. So the number of a
/// state does not depend on the threads, and the first path to it is a shortest one.
final class Search {
  let plan: SearchPlan
  let account: MemoryAccount
  private(set) var stage: Stage
  private(set) var states: StateTable
  private(set) var scenes: SceneTable
  private(set) var bearings: BearingTable
  private var menus = MenuBook()
  private(set) var findings: Findings
  private(set) var expandedCount = 0
  private var closedLevels: [Int] = []
  private var levelEnd = 0
  private var launched = World()
  private var turns: TurnTable
  private(set) var crashed: Int?
  private(set) var stop: StopReason?
  private let limit: Int
  private let threadCount: Int
  private var chunks: [Chunk] = []

  static let chunkSize = 1024
  static let chunksInBlock = 32

  init(_ stage: Stage, _ plan: SearchPlan, limit: Int, threads: Int, account: MemoryAccount) {
    self.stage = stage
    self.plan = plan
    self.account = account
    self.limit = limit
    threadCount = threads
    states = StateTable(account)
    scenes = SceneTable(account)
    bearings = BearingTable(account)
    turns = TurnTable(World(), plan.bearingRule, account)
    findings = Findings(properties: plan.properties.count)
  }

  /// What workers and questions read.
  var view: SearchView {
    SearchView(
      states: states.view, scenes: scenes.view, bearings: bearings.view, menus: menus.menus,
      turns: turns.base, launchBits: launched.bits, plainBits: TurnMemory.plainBits(of: launched))
  }

  /// Launches the app: the first state.
  func launch() {
    let (world, outcome) = stage.launch()
    judgeLaunch(world, outcome)
    launched = world
    turns = TurnTable(world, plan.bearingRule, account)
    let step = StateTable.launch
    if world.hasCrashed {
      _ = take(Candidate(parent: 0, scene: 0, bearing: 0, step: step, flags: Candidate.crash), 0, 0)
      return
    }
    let scene = FreshScene(world, on: stage, plan.book)
    let menu = menus.number(of: scene.offer, in: plan.book)
    guard let bearing = bearings.number(of: plan.bearingRule.bearing(of: world)),
      let number = scenes.number(of: scene, menu: menu)
    else {
      stop = .memory
      return
    }
    _ = take(Candidate(parent: 0, scene: 0, bearing: 0, step: step, flags: 0), number, bearing)
  }

  private func judgeLaunch(_ world: World, _ outcome: Outcome) {
    let here = Sighting(state: 0, step: nil, next: nil)
    if outcome.problem == .endlessReactions { findings.loops.note(here) }
    if world.hasCrashed, let place = plan.place(of: .noException) {
      findings.tallies[place].note(here)
    }
    let happening = Happening(
      stage: stage, before: nil, step: nil, after: world, outcome: outcome)
    for custom in plan.customs
    where custom.predicate(happening) == (custom.claim != .always) {
      findings.tallies[custom.place].note(here)
    }
  }

  /// Goes on with one block of states; false when there is nothing left to do.
  func advance() -> Bool {
    guard stop == nil else { return false }
    if expandedCount == levelEnd {
      guard states.count > levelEnd else { return false }
      closedLevels.append(states.count - levelEnd)
      levelEnd = states.count
    }
    let end = min(levelEnd, expandedCount + Self.chunkSize * Self.chunksInBlock)
    expand(expandedCount..<end)
    return true
  }

  /// How many states there are at distance 0, 1, 2 … from the launch.
  var levels: [Int] {
    closedLevels + (states.count > levelEnd ? [states.count - levelEnd] : [])
  }

  /// Gives back what only a search under way needs.
  func rest() { chunks = [] }

  /// Ends the search from outside.
  func interrupt() { if stop == nil { stop = .interrupted } }
}

// MARK: Making steps, and taking in what they led to

extension Search {
  private func expand(_ block: Range<Int>) {
    var ranges: [Range<Int>] = []
    for start in stride(from: block.lowerBound, to: block.upperBound, by: Self.chunkSize) {
      ranges.append(start..<min(start + Self.chunkSize, block.upperBound))
    }
    while chunks.count < ranges.count {
      chunks.append(Chunk(properties: plan.properties.count, account: account))
    }
    for (chunk, range) in zip(chunks, ranges) {
      guard chunk.begin(range, widest: menus.widest) else { return stop = .memory }
    }
    guard turns.update(bearings, stage) else { return stop = .memory }
    makeSteps(ranges.count)
    for chunk in chunks.prefix(ranges.count) where stop == nil { takeIn(chunk) }
    if stage.castCount > 60_000 { stop = .memory }
  }

  private func makeSteps(_ count: Int) {
    let (stage, plan, view, chunks) = (stage, plan, view, chunks)
    guard threadCount > 1, count > 1 else {
      for chunk in chunks.prefix(count) {
        self.stage = Worker(self.stage, plan, view, chunk).expand()
      }
      return
    }
    let next = SharedCounter()
    Platform.concurrently(min(threadCount, count)) { _ in
      while case let number = next.take(), number < count {
        _ = Worker(stage, plan, view, chunks[number]).expand()
      }
    }
  }

  private func takeIn(_ chunk: Chunk) {
    for room in chunk.rooms {
      scenes.records.base[room.scene].room |= (room.isRoomy ? 2 : 1) << UInt8(room.interface * 2)
    }
    guard let freshScenes = takeInScenes(chunk), let freshBearings = takeInBearings(chunk) else {
      return stop = .memory
    }
    findings.add(chunk.findings)
    expandedCount = chunk.range.upperBound
    let candidates = chunk.candidates.base
    for index in 0..<chunk.candidates.count {
      let candidate = candidates[index]
      var scene = Int(candidate.scene)
      var bearing = Int(candidate.bearing)
      if candidate.flags != 0 {
        if candidate.flags == Candidate.dropped { continue }
        if candidate.flags & Candidate.freshScene != 0 { scene = freshScenes[scene] }
        if candidate.flags & Candidate.freshBearing != 0 { bearing = freshBearings[bearing] }
      }
      guard take(candidate, scene, bearing) else { return }
    }
  }

  private func takeInScenes(_ chunk: Chunk) -> [Int]? {
    var numbers: [Int] = []
    numbers.reserveCapacity(chunk.fresh.count)
    for scene in chunk.fresh {
      let menu = menus.number(of: scene.offer, in: plan.book)
      guard let number = scenes.number(of: scene, menu: menu) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private func takeInBearings(_ chunk: Chunk) -> [Int]? {
    var numbers: [Int] = []
    for bearing in chunk.freshBearings {
      guard let number = bearings.number(of: bearing) else { return nil }
      numbers.append(number)
    }
    return scenes.widen(to: bearings.count) ? numbers : nil
  }

  /// Adds a state if it is new; false where a bound ends the search.
  @inline(__always) private func take(_ candidate: Candidate, _ scene: Int, _ bearing: Int) -> Bool
  {
    if candidate.flags & Candidate.crash != 0 {
      guard crashed == nil else { return true }
    } else if scenes.has(scene, bearing) {
      return true
    }
    guard states.count < limit else { return end(by: .limit) }
    guard states.reserve(1) else { return end(by: .memory) }
    if candidate.flags & Candidate.crash != 0 {
      crashed = states.count
    } else {
      scenes.mark(scene, bearing)
    }
    states.append(
      scene: candidate.flags & Candidate.crash != 0
        ? StateTable.crashed : UInt32(truncatingIfNeeded: scene),
      bearing: UInt16(truncatingIfNeeded: bearing), parent: candidate.parent, step: candidate.step)
    return true
  }

  @inline(never) private func end(by reason: StopReason) -> Bool {
    stop = reason
    return false
  }
}

/// Numbers that several threads take, each once.
private final class SharedCounter: Sendable {
  private let next = Atomic<Int>(0)

  func take() -> Int { next.wrappingAdd(1, ordering: .relaxed).oldValue }
}
