/// What a step did, small enough for the explorer to make millions.
package struct Outcome: Hashable, Sendable {
  package var turnCount: UInt8
  /// Why the step isn't possible in that world; nil if it is.
  package var problem: StepProblem?
}

/// A world that several steps begin from.
package struct Departure {
  fileprivate let world: World
  fileprivate let cachedAnswer: CachedAnswer
  fileprivate var resolver: Resolver<NoTrace>
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

  package var appCount: Int { library.apps.count }

  /// Launches the app without a trace.
  package mutating func launch() -> (world: World, outcome: Outcome) {
    var world = World()
    let done = act(on: &world, NoTrace(), isLaunch: true) { $0.launch() }
    return (world, done.outcome)
  }

  /// Launches the app and records everything.
  package mutating func launchTraced() -> (world: World, outcome: Outcome, trace: Trace) {
    var world = World()
    let done = act(on: &world, TraceRecorder(), isLaunch: true) { $0.launch() }
    return (world, done.outcome, done.sink.trace)
  }

  /// Performs one step without a trace.
  ///
  /// A step that isn't possible leaves the world as it was.
  package mutating func perform(_ step: Step, on world: inout World) -> Outcome {
    act(on: &world, NoTrace()) { $0.perform(step) }.outcome
  }

  /// A world that several steps begin from, each by itself: what they all ask is asked once.
  package func departure(from world: World) -> Departure {
    var resolver = Resolver(library: table, world: world, sink: NoTrace())
    resolver.askAhead()
    return Departure(world: world, cachedAnswer: resolver.cachedAnswer, resolver: resolver)
  }

  /// Performs one step from there without a trace; a step that is refused leaves the world as it is.
  package mutating func perform(
    _ step: Step, from departure: inout Departure, on world: inout World
  ) -> Outcome {
    departure.resolver.begin(table, in: departure.world, departure.cachedAnswer)
    departure.resolver.perform(step)
    return conclude(&departure.resolver, on: &world)
  }

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
  /// If the step is refused, the world stays as it was; a launch that never ends is stopped where it is.
  mutating func act<Sink: TraceSink>(
    on world: inout World, _ sink: Sink, isLaunch: Bool = false,
    _ body: (inout Resolver<Sink>) -> Void
  ) -> (outcome: Outcome, sink: Sink) {
    var resolver = Resolver(library: table, world: world, sink: sink)
    body(&resolver)
    return (conclude(&resolver, on: &world, isLaunch: isLaunch), resolver.sink)
  }

  /// Takes over what a resolver made of a world, unless it refused.
  private mutating func conclude<Sink>(
    _ resolver: inout Resolver<Sink>, on world: inout World, isLaunch: Bool = false
  ) -> Outcome {
    if isLaunch || resolver.context.problem == nil {
      swap(&world, &resolver.scene.world)
      if !resolver.made.isEmpty { library = AppLibrary(library.apps + resolver.made) }
    }
    return Outcome(turnCount: resolver.context.turnCount, problem: resolver.context.problem)
  }

  /// Lets a silent resolver look at a world.
  func look<Sight>(at world: World, _ body: (inout Resolver<NoTrace>) -> Sight) -> Sight {
    var resolver = Resolver(library: table, world: world, sink: NoTrace())
    return body(&resolver)
  }
}
