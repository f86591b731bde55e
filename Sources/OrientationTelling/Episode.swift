import OrientationModel

/// One step of a play as it was played: all that telling needs.
package struct Episode: Sendable {
  package let simulator: Simulator
  /// What was done; nothing for the launch.
  package let step: Step?
  /// The world it was done in; nothing for the launch.
  package let before: World?
  package let after: World
  package let outcome: Outcome
  package let trace: Trace

  package init(
    simulator: Simulator, step: Step?, before: World?, after: World, outcome: Outcome, trace: Trace
  ) {
    self.simulator = simulator
    self.step = step
    self.before = before
    self.after = after
    self.outcome = outcome
    self.trace = trace
  }

  /// The app on stage after the step.
  package var app: App { simulator.compiled(of: after).app }

  /// The names and words of this app.
  package var wording: Wording { Wording(app) }

  package var version: SystemVersion { app.settings.version }

  /// Who is on stage after the step.
  package var snapshot: Snapshot { simulator.snapshot(of: after) }

  /// Where the device points: the hand's own side, or the last definite one while it lies flat.
  package var pointed: InterfaceOrientation? {
    after.held.isDefinite ? after.held.interface : after.definite.interface
  }

  /// What stood before the step; the launch counts as nothing before.
  package var interfaceBefore: InterfaceOrientation? { before?.interface }

  /// Whether the interface ends in another orientation than it began in.
  package var didTurn: Bool { before.map { $0.interface != after.interface } ?? false }
}

/// A play from its launch on, every step with its witness.
package struct Replay: Sendable {
  package private(set) var simulator: Simulator
  package private(set) var world: World
  /// The launch first, then every step.
  package private(set) var episodes: [Episode]

  /// Launches the app.
  package init(_ app: App) {
    var simulator = Simulator(app)
    let (world, outcome, trace) = simulator.launchTraced()
    self.simulator = simulator
    self.world = world
    episodes = [
      Episode(
        simulator: simulator, step: nil, before: nil, after: world, outcome: outcome, trace: trace)
    ]
  }

  /// Launches the app and does all the steps.
  package init(_ app: App, _ steps: [Step]) {
    self.init(app)
    for step in steps { perform(step) }
  }

  /// Does one step; one that makes no sense where it stands changes nothing.
  @discardableResult package mutating func perform(_ step: Step) -> Episode {
    let before = world
    let (outcome, trace) = simulator.performTraced(step, on: &world)
    let episode = Episode(
      simulator: simulator, step: step, before: before, after: world, outcome: outcome,
      trace: trace)
    episodes.append(episode)
    return episode
  }

  /// Does one step of which nothing has to be told.
  package mutating func pass(_ step: Step) { _ = simulator.perform(step, on: &world) }

  /// The latest step that was told, or the launch.
  package var last: Episode { episodes[episodes.count - 1] }
}
