import OrientationModel

extension Proof {
  /// Random worlds, random steps: every seed stands here, and a failure names it and its step.
  static let randomWorlds = [
    randomWorlds(
      "a million random steps keep every promise, traced or not", plays: 2500, steps: 400, seed: 1,
      AppLimits(), sample: 15),
    randomWorlds(
      "so do steps among several windows", plays: 150, steps: 400, seed: 200_001,
      AppLimits(hasWindows: true), sample: 5),
    randomWorlds(
      "so do steps with code of the app that reacts", plays: 250, steps: 200, seed: 300_001,
      AppLimits(hasReactions: true, hasWindows: true), sample: 5),
    randomWorlds(
      "so do apps of more than 255 controllers", plays: 20, steps: 400, seed: 400_001,
      AppLimits(hasWindows: true, crowd: 300), sample: 2),
  ]

  private static func randomWorlds(
    _ name: String, plays: Int, steps: Int, seed: UInt64, _ limits: AppLimits, sample: Int
  ) -> Proof {
    Proof(name, cases: plays, sample: sample) { number in
      let seed = seed + UInt64(number)
      var play = RandomPlay(seed: seed, limits)
      return play.run(steps).map { ["seed \(seed): \($0)"] } ?? []
    }
  }
}

/// One app, launched and played with until it ends; then launched again.
struct RandomPlay {
  private var chance: Chance
  private let limits: AppLimits
  private let app: App
  private var simulator: Simulator
  private var world = World()

  init(seed: UInt64, _ limits: AppLimits) {
    chance = Chance(seed: seed)
    self.limits = limits
    app = chance.app(limits)
    simulator = Simulator(app)
  }

  /// What broke, or nothing.
  mutating func run(_ steps: Int) -> String? {
    if let broken = launch() { return broken }
    for number in 1...steps {
      let step = chance.step(for: app, limits)
      let broken = chance.oneIn(20) ? performTwice(step) : perform(step)
      if let broken { return "step \(number), \(step): \(broken)" }
      if world.hasCrashed || chance.oneIn(150), let broken = launch() { return broken }
    }
    return nil
  }

  private mutating func launch() -> String? {
    let silent = simulator.launch()
    let (traced, outcome, trace) = simulator.launchTraced()
    world = silent.world
    if traced != silent.world { return "launch: tracing changes the world" }
    if outcome != silent.outcome { return "launch: tracing changes the outcome" }
    return unsound(trace).map { "launch: \($0)" }
  }

  private mutating func perform(_ step: Step) -> String? {
    let before = world
    let outcome = simulator.perform(step, on: &world)
    if outcome.problem != nil, world != before { return "a refused step changes the world" }
    return flatTurn(step, before)
  }

  private mutating func performTwice(_ step: Step) -> String? {
    let before = world
    var traced = world
    let (outcome, trace) = simulator.performTraced(step, on: &traced)
    let silent = simulator.perform(step, on: &world)
    if silent != outcome { return "\(silent) without a trace, \(outcome) with one" }
    if traced != world { return "tracing changes the world" }
    if let broken = departed(step, from: before, outcome) { return broken }
    if let broken = unsound(trace) { return broken }
    let snapshot = simulator.snapshot(of: world)
    if snapshot.windows.count != app.windows.count { return "a window is lost" }
    return flatTurn(step, before)
  }

  /// A step from where others began, too, does what it does by itself.
  private mutating func departed(
    _ step: Step, from before: World, _ outcome: Outcome
  ) -> String? {
    var departure = simulator.departure(from: before)
    for earlier in [Step.rotateLeft, .pop, .dismiss(nil)] {
      var other = before
      _ = simulator.perform(earlier, from: &departure, on: &other)
    }
    var after = before
    guard simulator.perform(step, from: &departure, on: &after) == outcome, after == world else {
      return "\(step) does something else after other steps from the same world"
    }
    return nil
  }

  /// Lying flat by itself turns nothing.
  private func flatTurn(_ step: Step, _ before: World) -> String? {
    guard case .rotate(let held) = step, !held.isDefinite, !limits.hasReactions else { return nil }
    return world.interface == before.interface ? nil : "lying flat turns the interface"
  }

  /// A turn leads to what was allowed just before; rules speak where they hold.
  private func unsound(_ trace: Trace) -> String? {
    var allowed: OrientationMask?
    var hasCrashed = false
    let settings = app.settings
    for event in trace.events {
      switch event {
      case .crash: hasCrashed = true
      case .turned where hasCrashed, .windowTurned where hasCrashed: return "turned after a crash"
      case .asking: allowed = nil
      case .allowed(let mask): allowed = mask
      case .turned(_, _, let target), .windowTurned(_, _, let target):
        // An empty mask allows everything where that is assumed.
        let isFreed = allowed?.isVoid == true && settings.assumptions[.emptyMaskFrees]
        if !isFreed, allowed?.contains(target) != true {
          return "turned to \(target.name), allowed \(allowed?.words ?? "nothing")"
        }
      default: break
      }
      if let stray = stray(event) {
        return "\(stray.number) speaks on \(settings.device.name) \(settings.version.text)"
      }
    }
    return nil
  }

  /// A rule that speaks where the book, as it stands, says that it does not hold.
  private func stray(_ event: TraceEvent) -> Rule? {
    let settings = app.settings
    guard settings.assumptions == .book else { return nil }
    // A hosting controller before iOS 13 is the app's own anachronism.
    guard let (rule, effect) = event.word, effect != .passes, !rule.isAboutSwiftUI else {
      return nil
    }
    return settings.holds(rule) ? nil : rule
  }
}

extension Rule {
  var isAboutSwiftUI: Bool { chapter == .swui || self == .hostingNeverAsks }
}
