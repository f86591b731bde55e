import OrientationModel
import Synchronization

/// A breadth-first search through everything a user can do.
///
/// It takes the states in the order in which it found them, a block at a time. First workers make
/// every step of the block's states; they only read, so there may be any number. Then what they found
/// is taken in, in the order of states and steps. So the number of a state does not depend on the
/// threads, and the first way to it is a shortest one. One caller has it at a time.
package final class Search: @unchecked Sendable {
  let exploration: Exploration
  let plan: SearchPlan
  private let threadCount: Int
  private let begin = Platform.seconds
  private let account: MemoryAccount
  private(set) var simulator: Simulator
  private(set) var space: StateSpace
  /// The states in the order in which they were found.
  private(set) var codes: GrowableBuffer<StateCode>
  private var parentLinks: ParentLinks
  private(set) var findings: Findings
  /// The states whose steps have been made.
  private var expandedCount = 0
  /// How many states there are at each distance whose end is known.
  private var closedLevels: [Int] = []
  private var levelEnd = 0
  private(set) var stop: StopReason?

  /// How many states a worker takes at once: the fewer the more steps each has, since it keeps what
  /// all of them led to.
  private let chunkSize: Int

  init(_ exploration: Exploration, threads: Int) {
    self.exploration = exploration
    simulator = exploration.simulator
    plan = exploration.plan()
    account = MemoryAccount(limit: exploration.memoryLimit ?? Platform.memoryLimit)
    threadCount = threads
    chunkSize = max(1, min(1024, 131_072 / max(1, plan.book.steps.count)))
    space = StateSpace(plan.book, account)
    codes = GrowableBuffer(account)
    parentLinks = ParentLinks(account)
    findings = Findings(plan)
  }

  func launch() {
    let (world, outcome) = simulator.launch()
    let here = Sighting(state: 0)
    if outcome.problem == .endlessReactions { findings.loops.note(here) }
    if world.hasCrashed { findings[.noException].note(here) }
    let launch = ExploredStep(
      simulator: simulator, before: nil, step: nil, after: world, outcome: outcome)
    for (index, predicate) in plan.predicates.enumerated() where predicate(launch) {
      findings.tallies[Property.Shipped.allCases.count + index].note(here)
    }
    start(at: world)
  }

  /// Starts at a world: the first state.
  func start(at world: World) {
    let unseen = UnseenWorld(world: plan.rule.canonical(world), link: nil)
    take(Candidate(arrival: .unseen(0), parent: 0, step: 0), among: [unseen])
  }

  /// Goes on with one block of states; false when there is nothing left to do.
  package func advance() -> Bool {
    guard stop == nil, expandedCount < codes.count else { return false }
    if expandedCount == levelEnd {
      closedLevels.append(codes.count - levelEnd)
      levelEnd = codes.count
    }
    let size = chunkSize * (threadCount == 1 ? 1 : threadCount * 4)
    let block = expandedCount..<min(levelEnd, expandedCount + size)
    let chunks = stride(from: block.lowerBound, to: block.upperBound, by: chunkSize)
      .map { $0..<min($0 + chunkSize, block.upperBound) }
    for (chunk, result) in zip(chunks, expand(chunks)) where stop == nil {
      findings.add(result.findings)
      expandedCount = chunk.upperBound
      for candidate in result.candidates where stop == nil {
        take(candidate, among: result.unseenWorlds)
      }
      for (link, code) in result.links { space.setLink(link, to: code) }
    }
    if simulator.appCount > 60_000 { end(by: .memory) }
    return true
  }

  /// Makes all steps of some stretches of states.
  private func expand(_ chunks: [Range<Int>]) -> [ChunkResult] {
    withUnsafePointer(to: &space) { space in
      guard threadCount > 1, chunks.count > 1 else {
        return chunks.map { chunk in
          var worker = Worker(simulator, plan, space, codes.base)
          worker.expand(chunk)
          simulator = worker.simulator
          return worker.result
        }
      }
      let slots = UnsafeMutableBufferPointer<ChunkResult?>.allocate(capacity: chunks.count)
      slots.initialize(repeating: nil)
      defer { slots.deinitialize().deallocate() }
      // Each thread writes to the places of its own chunks.
      nonisolated(unsafe) let yields = slots
      nonisolated(unsafe) let shared = space
      nonisolated(unsafe) let base = UnsafePointer(codes.base)
      Platform.concurrently(min(threadCount, chunks.count)) {
        [simulator, plan, threadCount] thread in
        for number in stride(from: thread, to: chunks.count, by: threadCount) {
          var worker = Worker(simulator, plan, shared, base)
          worker.expand(chunks[number])
          yields[number] = worker.result
        }
      }
      return slots.compactMap { $0 }
    }
  }

  /// Adds a state if it is new, as long as no bound is met.
  private func take(_ candidate: Candidate, among unseenWorlds: [UnseenWorld]) {
    guard let code = code(of: candidate.arrival, among: unseenWorlds) else {
      return end(by: .memory)
    }
    if space.hasMet(code) { return }
    if codes.count == exploration.limit { return end(by: .limit) }
    guard codes.reserve(1), parentLinks.append(parent: candidate.parent, step: candidate.step)
    else { return end(by: .memory) }
    space.meet(code)
    codes.append(code)
  }

  /// The code of what a step led to; nothing where there is no memory for it.
  private func code(of arrival: Candidate.Arrival, among unseenWorlds: [UnseenWorld]) -> StateCode?
  {
    switch arrival {
    case .known(let code): return code
    case .unseen(let index):
      let unseen = unseenWorlds[index]
      let code = space.add(unseen.world, on: simulator)
      if let code, let link = unseen.link { space.setLink(link, to: code) }
      return code
    }
  }

  package func end(by reason: StopReason) { stop = stop ?? reason }

  /// How many states there are at distance 0, 1, 2 … from the first.
  var levels: [Int] { closedLevels + (codes.count > levelEnd ? [codes.count - levelEnd] : []) }

  package var progress: SearchProgress {
    SearchProgress(
      states: codes.count, transitions: findings.transitions, depth: levels.count - 1,
      waiting: codes.count - expandedCount, seconds: Platform.seconds - begin, memory: account.used)
  }

  package var explored: Explored { Explored(self) }

  func path(to sighting: Sighting) -> [Step] {
    let last = [sighting.step, sighting.next].compactMap { $0 }
    return (parentLinks.path(to: sighting.state) + last).map { plan.book.steps[Int($0)] }
  }
}

/// Why a search ended before it had seen everything.
package enum StopReason: String, Sendable { case limit, memory, interrupted }

package struct SearchProgress: Sendable {
  package var states: Int
  package var transitions: Int
  /// The distance from the first state of those whose steps are being made.
  package var depth: Int
  /// States whose steps are still to be made.
  package var waiting: Int
  package var seconds: Double
  package var memory: Int

  package var statesPerSecond: Double { seconds > 0 ? Double(states) / seconds : 0 }
}

/// A flag that ends a search from another thread or a signal.
package final class Interruption: Sendable {
  private let flag = Atomic<Bool>(false)

  package init() {}

  package var isRaised: Bool { flag.load(ordering: .relaxed) }

  package func raise() { flag.store(true, ordering: .relaxed) }
}
