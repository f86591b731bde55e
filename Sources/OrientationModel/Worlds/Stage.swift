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

  @inline(__always) subscript(index: Int) -> Cast { casts[index].takeUnretainedValue() }

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

  /// Launches the app without a witness.
  package mutating func launch() -> (world: World, outcome: Outcome) {
    var resolver = Resolver(library: table, world: World(), witness: Silence())
    resolver.launch()
    if let made = resolver.made { adopt(made) }
    return (resolver.world, Outcome(turnCount: resolver.turnCount, problem: resolver.problem))
  }

  /// Launches the app and writes everything down.
  package mutating func launchTraced() -> (world: World, outcome: Outcome, marks: [Mark]) {
    var resolver = Resolver(library: table, world: World(), witness: Recorder())
    resolver.launch()
    let outcome = Outcome(turnCount: resolver.turnCount, problem: resolver.problem)
    if let made = resolver.made { adopt(made) }
    return (resolver.world, outcome, resolver.witness.marks)
  }

  /// Does one step without a witness.
  ///
  /// A step that makes no sense leaves the world as it was.
  package mutating func perform(_ step: Step, on world: inout World) -> Outcome {
    var resolver = Resolver(library: table, world: world, witness: Silence())
    resolver.perform(step)
    let outcome = Outcome(turnCount: resolver.turnCount, problem: resolver.problem)
    if resolver.problem == nil {
      if let made = resolver.made { adopt(made) }
      world = resolver.world
    }
    return outcome
  }

  /// Does one step and writes everything down.
  package mutating func performTraced(
    _ step: Step, on world: inout World
  ) -> (outcome: Outcome, marks: [Mark]) {
    var resolver = Resolver(library: table, world: world, witness: Recorder())
    resolver.perform(step)
    let outcome = Outcome(turnCount: resolver.turnCount, problem: resolver.problem)
    if resolver.problem == nil {
      if let made = resolver.made { adopt(made) }
      world = resolver.world
    }
    return (outcome, resolver.witness.marks)
  }

  /// Takes the casts that a step made into the library.
  @inline(never) mutating func adopt(_ made: [Cast]) {
    library = CastLibrary(library.casts + made)
  }
}
