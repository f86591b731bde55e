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

  init(_ casts: [Cast]) { self.casts = casts }

  func index(of sheet: CastSheet) -> Int? {
    casts.firstIndex { $0.sheet == sheet }
  }
}

/// Where a play takes place: its casts, and the one way to make a step on a world.
package struct Stage: Sendable {
  private(set) var library: CastLibrary

  package init(_ sheet: CastSheet) {
    library = CastLibrary([Cast(sheet)])
  }

  /// The cast that a world has on stage.
  package func cast(of world: World) -> Cast { library.casts[world.castIndex] }

  /// The cast the play was launched with.
  package var cast: Cast { library.casts[0] }

  /// How many casts there are by now.
  package var castCount: Int { library.casts.count }

  /// Launches the app without a witness.
  package mutating func launch() -> (world: World, outcome: Outcome) {
    var resolver = Resolver(library: library, world: World(), witness: Silence())
    resolver.launch()
    return (adopt(&resolver), Outcome(turnCount: resolver.turnCount, problem: resolver.problem))
  }

  /// Launches the app and writes everything down.
  package mutating func launchTraced() -> (world: World, outcome: Outcome, marks: [Mark]) {
    var resolver = Resolver(library: library, world: World(), witness: Recorder())
    resolver.launch()
    let outcome = Outcome(turnCount: resolver.turnCount, problem: resolver.problem)
    return (adopt(&resolver), outcome, resolver.witness.marks)
  }

  /// Does one step without a witness. A step that makes no sense leaves the world as it was.
  package mutating func perform(_ step: Step, on world: inout World) -> Outcome {
    var resolver = Resolver(library: library, world: world, witness: Silence())
    resolver.perform(step)
    let outcome = Outcome(turnCount: resolver.turnCount, problem: resolver.problem)
    if resolver.problem == nil { world = adopt(&resolver) }
    return outcome
  }

  /// Does one step and writes everything down.
  package mutating func performTraced(
    _ step: Step, on world: inout World
  ) -> (outcome: Outcome, marks: [Mark]) {
    var resolver = Resolver(library: library, world: world, witness: Recorder())
    resolver.perform(step)
    let outcome = Outcome(turnCount: resolver.turnCount, problem: resolver.problem)
    if resolver.problem == nil { world = adopt(&resolver) }
    return (outcome, resolver.witness.marks)
  }

  /// Takes the casts that a step made into the library, and the world out of the resolver.
  @inline(__always) private mutating func adopt<W>(_ resolver: inout Resolver<W>) -> World {
    if !resolver.made.isEmpty { library = CastLibrary(library.casts + resolver.made) }
    return resolver.world
  }
}
