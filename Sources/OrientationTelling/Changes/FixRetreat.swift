import OrientationModel
import OrientationScenarios

/// What is left behind when a user goes back, dismissal by dismissal and pop by pop, from every world
/// of a story.
struct FixRetreat {
  /// What code had the app delegate return, and nobody has set back when nothing is left to leave.
  private(set) var locks: Set<DelegateAnswer<Numbers>> = []
  /// The screens that it comes to, and that are left in an orientation in which they don't belong.
  private(set) var stranded: [ControllerID: InterfaceOrientation] = [:]
  /// Those to which it comes from the step in question on.
  private(set) var strandedLater: Set<ControllerID> = []

  init(_ app: App, _ trial: FixTrial) {
    var simulator = trial.simulator
    var seen: Set<World> = []
    let place = trial.worldsSoFar - 1
    let worlds = trial.worlds
    for index in Array(worlds.indices[place...]) + worlds.indices[..<place]
    where seen.insert(worlds[index]).inserted {
      var world = worlds[index]
      // Code that presents whenever it appears is never left.
      for _ in 0..<16 {
        guard let back = Self.back(from: world, &simulator) else { break }
        world = back
        let screen = simulator.visibleScreen(in: world)
        if screen.id != 0, !FixTrial.Stand(world, simulator, seeing: screen).isRight {
          stranded[screen.id] = world.interface
          if index >= place { strandedLater.insert(screen.id) }
        }
      }
      guard !world.hasCrashed else { continue }
      let answer = simulator.compiled(of: world).app.settings.delegate
      guard let answer, answer != app.settings.usualDelegate else { continue }
      // Who is seen last, and has set it, is never left.
      let seen = simulator.visibleScreen(in: world).id
      if !app.reactions.contains(where: { $0.owner == seen && $0.delegateAnswer == answer }) {
        locks.insert(answer)
      }
    }
  }

  /// One screen less on stage, a swipe that is under way first; nothing where none is left to leave.
  private static func back(from world: World, _ simulator: inout Simulator) -> World? {
    for step in [Step.finish, .dismiss(nil), .pop] where !world.hasCrashed {
      var next = world
      if simulator.perform(step, on: &next).problem == nil, next != world { return next }
    }
    return nil
  }
}

extension Settings {
  /// What the app delegate answers before any code of the app has changed that.
  var usualDelegate: DelegateAnswer<Numbers> { delegate ?? .mask(.mask(listedMask)) }
}
