/// Makes step after step on many worlds, without a witness, and keeps its resolver between them.
///
/// It decides nothing itself: each step is the resolver's, as in `Stage.perform`. Where a step makes
/// a cast, the walker alone knows it; walkers that share worlds must not make any.
package struct Walker: ~Copyable {
  /// The stage, with every cast that was made on the way.
  package private(set) var stage: Stage
  private var resolver: Resolver<Silence>
  private var castIndex = 0

  package init(_ stage: Stage) {
    self.stage = stage
    resolver = Resolver(library: stage.library, world: World(), witness: Silence())
  }

  /// Does one step. A step that makes no sense leaves the world as it was.
  package mutating func perform(_ step: borrowing Step, on world: inout World) -> Outcome {
    start(at: world)
    resolver.perform(step)
    let outcome = Outcome(turnCount: resolver.turnCount, problem: resolver.problem)
    if outcome.problem == nil { world = resolver.world }
    if resolver.world.castIndex != castIndex || !resolver.made.isEmpty { changeCast(after: world) }
    return outcome
  }

  @inline(__always) private mutating func start(at world: World) {
    guard world.castIndex == castIndex else { return restage(for: world) }
    resolver.start(at: world)
  }

  /// Begins anew where another cast is on stage.
  @inline(never) private mutating func restage(for world: World) {
    castIndex = world.castIndex
    resolver = Resolver(library: stage.library, world: world, witness: Silence())
  }

  /// Takes in what a step made, and stands in the cast that is on stage after it.
  @inline(never) private mutating func changeCast(after world: World) {
    if !resolver.made.isEmpty {
      stage.library = CastLibrary(stage.library.casts + resolver.made)
    }
    restage(for: world)
  }

  /// Where a user stands in a world.
  package mutating func situation(of world: World) -> Situation {
    start(at: world)
    return resolver.situation()
  }

  /// Whether a controller stands in a presentation with nothing over it.
  package mutating func isInTopPresentation(_ id: ControllerID, of world: World) -> Bool {
    start(at: world)
    guard let found = resolver.find(id), found.layersAbove == 0 else { return false }
    return resolver.start(of: found.window).presentations > 0
  }

  /// The screen that is seen in a world.
  package mutating func visibleScreen(in world: World) -> VisibleScreen {
    start(at: world)
    return resolver.visibleScreen()
  }

  /// What is left for the interface where it stands, nothing if that is not asked.
  package func allowed(in world: World) -> OrientationMask? {
    var resolver = Resolver(library: stage.library, world: world, witness: MaskListener())
    resolver.evaluate(.device)
    return resolver.witness.allowed
  }
}

extension Resolver {
  /// Forgets the last step and stands in a world of the same cast.
  @inline(__always) fileprivate mutating func start(at world: World) {
    self.world = world
    turnCount = 0
    problem = nil
    isQuiet = false
    cachedMask = nil
    statedPreference = .none
    speaker = 0
    reactionCount = 0
  }
}
