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

/// The apps of a play: the one it was launched with, and those its `set` lines made.
final class AppLibrary: Sendable {
  let apps: [CompiledApp]
  let table: AppTable

  init(_ apps: [CompiledApp]) {
    self.apps = apps
    table = AppTable(apps)
  }

  deinit { table.deallocate() }
}

/// The same apps as a bare table: reading it counts no references, and a step reads it first.
struct AppTable: @unchecked Sendable {
  private let apps: UnsafeMutablePointer<Unmanaged<CompiledApp>>
  let count: Int

  init(_ all: [CompiledApp]) {
    count = all.count
    apps = .allocate(capacity: max(all.count, 1))
    for (index, compiled) in all.enumerated() {
      (apps + index).initialize(to: .passUnretained(compiled))
    }
  }

  func deallocate() { apps.deallocate() }

  subscript(index: Int) -> CompiledApp { apps[index].takeUnretainedValue() }

  func index(of app: App) -> Int? { (0..<count).first { self[$0].app == app } }
}

/// Where a play takes place: its apps, and the one way to make a step on a world.
package struct Simulator: Sendable {
  private var library: AppLibrary { didSet { table = library.table } }
  private(set) var table: AppTable

  package init(_ app: App) {
    library = AppLibrary([CompiledApp(app)])
    table = library.table
  }

  /// The app that a world has on stage.
  package func compiled(of world: World) -> CompiledApp { library.apps[world.appIndex] }

  /// The app the play was launched with.
  package var compiled: CompiledApp { library.apps[0] }

  /// How many apps there are by now.
  package var appCount: Int { library.apps.count }

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
      if !resolver.made.isEmpty { library = AppLibrary(library.apps + resolver.made) }
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
