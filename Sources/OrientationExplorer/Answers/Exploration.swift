import OrientationModel

/// A question about everything a user can do: asked with `run`, answered once.
package struct Exploration: Sendable {
  package var simulator: Simulator
  /// The world it starts at, which is not judged; nothing for the launch.
  package var start: World?
  package var repertoire: Repertoire
  package var properties = Property.shipped
  /// How many states are stored before it ends.
  package var limit = 50_000_000
  package var threads = 1
  /// How many bytes the tables may take; nothing for what the machine allows.
  package var memoryLimit: Int?

  /// Asks from the launch.
  package init(_ app: App, _ repertoire: Repertoire) {
    simulator = Simulator(app)
    self.repertoire = repertoire
  }

  /// Explores, breadth first, until everything is seen or a bound is met.
  ///
  /// - Parameters:
  ///   - interruption: ends it early once raised, with what was found so far.
  ///   - progress: hears how far it has come, after every block of states.
  /// - Returns: what was found, complete or not.
  package func run(
    interruption: Interruption? = nil, progress: ((SearchProgress) -> Void)? = nil
  ) -> Explored {
    let search = begin()
    while search.advance() {
      progress?(search.progress)
      if interruption?.isRaised == true { search.end(by: .interrupted) }
    }
    return search.explored
  }

  /// Begins to explore; whoever calls goes on with it, a block of states at a time.
  package func begin() -> Search {
    precondition(limit > 0, "A search needs a limit of at least one state.")
    let search = Search(self, threads: usableThreads)
    if let start { search.start(at: start) } else { search.launch() }
    return search
  }

  /// What is asked, made ready; `mergingStyles` is for the book of steps.
  func plan(mergingStyles: Bool = true) -> SearchPlan {
    let app = simulator.compiled.app
    let book = StepBook(repertoire, for: app, mergingStyles: mergingStyles)
    let rule = StateRule(
      book.steps + reactionSteps, isLocked: start?.isLocked ?? app.settings.isLocked, app.settings)
    return SearchPlan(book, rule, properties, judgesFirst: start == nil)
  }

  private var reactionSteps: [Step] { simulator.compiled.app.reactions.flatMap { $0.steps } }

  /// Steps that make apps have to be made in their order, so they are made by one thread.
  private var usableThreads: Int {
    let steps = repertoire.additions + reactionSteps
    return steps.contains { $0.needs.contains(.app) }
      ? 1 : max(min(threads, Platform.threadLimit), 1)
  }
}
