import OrientationModel
import Synchronization

/// A question about everything a user can do: asked with `run`, answered once.
package struct Exploration: Sendable {
  package var stage: Stage
  package var repertoire: Repertoire
  package var properties = Property.shipped
  /// How many states are stored before it ends.
  package var limit = 50_000_000
  package var threads = 1
  /// How many bytes the tables may take; nothing for what the machine has, less a tenth.
  package var memoryLimit: Int?

  package init(_ sheet: CastSheet, _ repertoire: Repertoire) {
    stage = Stage(sheet)
    self.repertoire = repertoire
  }

  /// Explores, breadth first, until everything is seen or a bound is met.
  ///
  /// - Parameters:
  ///   - interruption: ends it early once raised, with what was found so far.
  ///   - progress: hears how far it has come, after every block of states.
  /// - Returns: what was found, complete or not.
  package func run(
    interruption: Interruption? = nil, progress: ((Progress) -> Void)? = nil
  ) -> Explored {
    precondition(limit > 0, "A search needs a limit of at least one state.")
    let clock = ContinuousClock()
    let start = clock.now
    let memory = memoryLimit ?? Platform.memoryLimit(threads: usableThreads)
    let search = Search(
      stage, plan(), limit: limit, threads: usableThreads, account: MemoryAccount(limit: memory))
    search.launch()
    while search.advance() {
      progress?(search.progress(after: clock.now - start))
      if interruption?.isRaised == true { search.interrupt() }
    }
    search.rest()
    return Explored(self, search, search.progress(after: clock.now - start))
  }

  func plan(mergingStyles: Bool = true) -> SearchPlan {
    let sheet = stage.cast.sheet
    return SearchPlan(
      StepBook(repertoire, for: sheet, mergingStyles: mergingStyles), properties, sheet.settings,
      reactions: sheet.reactions.flatMap(\.steps))
  }

  /// Steps that make casts have to be made in their order, so they are made by one thread.
  private var usableThreads: Int {
    let steps = repertoire.additions + stage.cast.sheet.reactions.flatMap(\.steps)
    return steps.contains { $0.makesCasts } ? 1 : max(threads, 1)
  }
}

/// A flag that ends a search from another thread or a signal.
package final class Interruption: Sendable {
  private let flag = Atomic<Bool>(false)

  package init() {}

  package var isRaised: Bool { flag.load(ordering: .relaxed) }

  package func raise() { flag.store(true, ordering: .relaxed) }
}

extension Search {
  func progress(after time: Duration) -> Progress {
    let (seconds, attoseconds) = time.components
    return Progress(
      states: states.count, transitions: findings.transitions, depth: levels.count - 1,
      waiting: states.count - expandedCount,
      seconds: Double(seconds) + Double(attoseconds) / 1e18, memory: account.used)
  }
}
