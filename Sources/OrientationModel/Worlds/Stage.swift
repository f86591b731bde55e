/// What a step did, in a few bytes.
package struct Outcome: Hashable, Sendable {
  /// How often the scene turned.
  package var turnCount: UInt8
  /// Why the step makes no sense where it stands; nothing if it does.
  package var problem: StepProblem?

  package init(turnCount: UInt8, problem: StepProblem?) {
    self.turnCount = turnCount
    self.problem = problem
  }
}

/// The casts of a play: the one it was launched with, and those its `set` lines made.
final class CastLibrary: Sendable {
  let casts: [Cast]
  let table: CastTable

  init(_ casts: [Cast]) {
    self.casts = casts
    table = CastTable(casts)
  }

  deinit { table.deallocate() }
}

/// The same casts as a bare table: reading it counts no references, and a step reads it first.
struct CastTable: @unchecked Sendable {
  private let casts: UnsafeMutablePointer<Unmanaged<Cast>>
  let count: Int

  init(_ all: [Cast]) {
    count = all.count
    casts = .allocate(capacity: max(all.count, 1))
    for (index, cast) in all.enumerated() {
      (casts + index).initialize(to: .passUnretained(cast))
    }
  }

  func deallocate() { casts.deallocate() }

  subscript(index: Int) -> Cast { casts[index].takeUnretainedValue() }

  func index(of sheet: CastSheet) -> Int? {
    (0..<count).first { self[$0].sheet == sheet }
  }
}

/// Where a play takes place: its casts, and the one way to make a step on a world.
package struct Stage: Sendable {
  private var library: CastLibrary {
    didSet { table = library.table }
  }
  private(set) var table: CastTable

  package init(_ sheet: CastSheet) {
    library = CastLibrary([Cast(sheet)])
    table = library.table
  }

  /// The cast that a world has on stage.
  package func cast(of world: World) -> Cast { library.casts[world.castIndex] }

  /// The cast the play was launched with.
  package var cast: Cast { library.casts[0] }

  /// How many casts there are by now.
  package var castCount: Int { library.casts.count }

  /// Launches the app with nobody listening.
  package mutating func launch() -> (world: World, outcome: Outcome) {
    var world = World()
    let done = act(on: &world, NoTrace()) { $0.launch() }
    return (world, done.outcome)
  }

  /// Launches the app and writes everything down.
  package mutating func launchTraced() -> (world: World, outcome: Outcome, trace: Trace) {
    var world = World()
    let done = act(on: &world, TraceRecorder()) { $0.launch() }
    return (world, done.outcome, done.sink.trace)
  }

  /// Does one step with nobody listening.
  ///
  /// A step that makes no sense leaves the world as it was.
  package mutating func perform(_ step: Step, on world: inout World) -> Outcome {
    act(on: &world, NoTrace()) { $0.perform(step) }.outcome
  }

  /// Does one step and writes everything down.
  package mutating func performTraced(
    _ step: Step, on world: inout World
  ) -> (outcome: Outcome, trace: Trace) {
    let done = act(on: &world, TraceRecorder()) { $0.perform(step) }
    return (done.outcome, done.sink.trace)
  }

  /// Lets a resolver change a world; what it refuses leaves the world as it was.
  mutating func act<Sink: TraceSink>(
    on world: inout World, _ sink: Sink, _ body: (inout Resolver<Sink>) -> Void
  ) -> (outcome: Outcome, sink: Sink) {
    var resolver = Resolver(library: table, world: world, sink: sink)
    body(&resolver)
    if resolver.problem == nil {
      world = resolver.world
      if !resolver.made.isEmpty { library = CastLibrary(library.casts + resolver.made) }
    }
    return (Outcome(turnCount: resolver.turnCount, problem: resolver.problem), resolver.sink)
  }

  /// Lets a resolver look at a world.
  func look<Sink: TraceSink, Sight>(
    at world: World, _ sink: Sink, _ body: (inout Resolver<Sink>) -> Sight
  ) -> Sight {
    var resolver = Resolver(library: table, world: world, sink: sink)
    return body(&resolver)
  }

  /// Lets a silent resolver look at a world.
  func look<Sight>(
    at world: World, _ body: (inout Resolver<NoTrace>) -> Sight
  ) -> Sight { look(at: world, NoTrace(), body) }
}
