/// What a step did, small enough for the explorer to make millions.
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

/// Makes steps: the one way to change a `World`, for everything above this module.
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

  /// The world that a step, or the launch, would have led to with one open question answered the
  /// other way.
  package func outcome(
    of step: Step?, from world: World?, flipping assumption: Assumption
  ) -> World {
    var app = world.map { compiled(of: $0) }?.app ?? compiled.app
    app.settings.assumptions[assumption].toggle()
    var other = Simulator(app)
    guard let step, var next = world else { return other.launch().world }
    next.appIndex = 0
    _ = other.perform(step, on: &next)
    return next
  }

  /// Runs a resolver on a world.
  ///
  /// If the step is refused, the world stays as it was.
  mutating func act<Sink: TraceSink>(
    on world: inout World, _ sink: Sink, _ body: (inout Resolver<Sink>) -> Void
  ) -> (outcome: Outcome, sink: Sink) {
    var resolver = Resolver(library: table, world: world, sink: sink)
    body(&resolver)
    if resolver.problem == nil {
      swap(&world, &resolver.scene.world)
      if !resolver.made.isEmpty { library = AppLibrary(library.apps + resolver.made) }
    }
    return (Outcome(turnCount: resolver.turnCount, problem: resolver.problem), resolver.sink)
  }

  /// Lets a silent resolver look at a world.
  func look<Sight>(
    at world: World, _ body: (inout Resolver<NoTrace>) -> Sight
  ) -> Sight {
    var resolver = Resolver(library: table, world: world, sink: NoTrace())
    return body(&resolver)
  }
}
