import OrientationModel

/// A scenario played on one device under one version: every step and what became of it.
package struct Play: Sendable {
  /// The launch, or a step, and the world after it.
  package struct Beat: Sendable {
    /// 0 is the launch.
    package var number: Int
    /// The step of the scenario; nothing for the launch.
    package var step: Scenario.Step?
    package var line: Int
    package var world: World
    package var outcome: Outcome
    package var trace: Trace
    /// A note, or a step of other versions.
    package var isSkipped: Bool
  }

  /// Where a play ended before its last step.
  package struct Stop: Sendable {
    package var step: Scenario.Step
    package var problem: StepProblem
  }

  package let situation: Situation
  package private(set) var simulator: Simulator
  package private(set) var beats: [Beat] = []
  /// The step that made no sense where it stands.
  package private(set) var stop: Stop?
  private let records: Bool
  private var laidOut = LaidOut()

  /// Launches; `records` is whether traces are kept.
  package init(_ situation: Situation, records: Bool = true) {
    self.situation = situation
    self.records = records
    simulator = Simulator(situation.app)
    if records {
      let (world, outcome, trace) = simulator.launchTraced()
      append(nil, world, outcome, completed(trace))
    } else {
      let (world, outcome) = simulator.launch()
      append(nil, world, outcome, Trace())
    }
  }

  /// Launches and plays steps to the end, a crash, or a step that makes no sense.
  package init(
    _ scenario: Scenario, device: Device? = nil, version: SystemVersion? = nil, records: Bool = true
  ) {
    self.init(Situation(scenario, device: device, version: version), records: records)
    for step in scenario.steps { perform(step) }
  }

  /// A play of one beat that was played elsewhere, on a stage with this app.
  package init(
    _ situation: Situation, on simulator: Simulator, _ world: World, _ outcome: Outcome,
    _ trace: Trace
  ) {
    self.situation = situation
    self.simulator = simulator
    records = true
    append(nil, world, outcome, trace)
  }

  /// The world as it is now.
  package var world: World { beats.last?.world ?? World() }

  /// Whether steps can follow.
  package var isOver: Bool { stop != nil || world.hasCrashed }

  /// Plays one more step; after a crash or a stop nothing happens.
  package mutating func perform(_ step: Scenario.Step) {
    guard !isOver else { return }
    guard let action = situation.step(step) else {
      append(step, world, Outcome(turnCount: 0, problem: nil), .skipped)
      return
    }
    var next = world
    if records {
      let (outcome, trace) = simulator.performTraced(action, on: &next)
      take(step, next, outcome, completed(trace))
    } else {
      let outcome = simulator.perform(action, on: &next)
      take(step, next, outcome, Trace())
    }
  }

  private mutating func completed(_ trace: Trace) -> Trace {
    laidOut.completing(trace, situation.app.settings)
  }

  private mutating func take(
    _ step: Scenario.Step, _ world: World, _ outcome: Outcome, _ trace: Trace
  ) {
    if let problem = outcome.problem {
      stop = Stop(step: step, problem: problem)
    } else {
      append(step, world, outcome, trace)
    }
  }

  private mutating func append(
    _ step: Scenario.Step?, _ world: World, _ outcome: Outcome, _ trace: Trace
  ) {
    beats.append(
      Beat(
        number: beats.count, step: step, line: step?.action.place.line ?? 0, world: world,
        outcome: outcome, trace: trace, isSkipped: trace.isSkipped))
  }

  package func name(_ id: ControllerID) -> String { simulator.compiled.name(id) }

  /// The declared controllers that were not asked in a beat, in the order of the file.
  package func notAsked(in beat: Beat) -> [ControllerID] {
    let asked = beat.trace.asked
    return (1...max(situation.declaredCount, 1)).map { ControllerID($0) }
      .filter { Int($0) <= situation.declaredCount && !asked.contains($0) }
  }
}
