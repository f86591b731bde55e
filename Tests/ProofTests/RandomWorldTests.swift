import OrientationModel
import Testing

/// Random worlds, random steps.
///
/// Every seed stands here; a failure names it and its step.
struct RandomWorldTests {
  @Test func `a million random steps keep every promise, with a witness and without`() {
    check(plays: 2500, steps: 400, seed: 1, AppLimits())
  }

  @Test func `so do steps among several windows`() {
    check(plays: 150, steps: 400, seed: 200_001, AppLimits(hasWindows: true))
  }

  @Test func `so do steps with code of the app that reacts`() {
    check(
      plays: 250, steps: 200, seed: 300_001, AppLimits(hasReactions: true, hasWindows: true))
  }

  @Test func `so do casts of more than 255 controllers`() {
    check(plays: 20, steps: 400, seed: 400_001, AppLimits(hasWindows: true, crowd: 300))
  }

  private func check(plays: Int, steps: Int, seed: UInt64, _ limits: AppLimits) {
    var broken: [String] = []
    for number in 0..<UInt64(plays) where broken.count < 8 {
      var play = RandomPlay(seed: seed + number, limits)
      if let found = play.run(steps) { broken.append("seed \(seed + number): \(found)") }
    }
    #expect(broken == [])
  }
}

/// One cast, launched and played with until it ends; then launched again.
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
    if traced != silent.world { return "launch: the witness changes the world" }
    if outcome != silent.outcome { return "launch: the witness changes the outcome" }
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
    if silent != outcome { return "\(silent) without a witness, \(outcome) with one" }
    if traced != world { return "the witness changes the world" }
    if let broken = unsound(trace) { return broken }
    let snapshot = simulator.snapshot(of: world)
    if snapshot.windows.count != app.windows.count { return "a window is lost" }
    return flatTurn(step, before)
  }

  /// Lying flat by itself turns nothing.
  private func flatTurn(_ step: Step, _ before: World) -> String? {
    guard case .rotate(let held) = step, !held.isDefinite, !limits.hasReactions else { return nil }
    return world.interface == before.interface ? nil : "lying flat turns the interface"
  }

  /// A turn leads to what was allowed just before; rules speak where they hold.
  private func unsound(_ trace: Trace) -> String? {
    var allowed: OrientationMask?
    let settings = app.settings
    for event in trace.events {
      switch event {
      case .asking: allowed = nil
      case .allowed(let mask): allowed = mask
      case .turned(_, _, let target), .windowTurned(_, _, let target):
        if allowed?.contains(target) != true {
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
    guard settings.assumptions.flipped.isEmpty else { return nil }
    // A hosting controller before iOS 13 is the cast's own anachronism.
    guard let (rule, effect) = event.word, effect != .passes, !rule.isAboutSwiftUI else {
      return nil
    }
    return rule.holds(in: settings) ? nil : rule
  }
}

extension Rule {
  var isAboutSwiftUI: Bool { chapter == .swui || self == .hostingNeverAsks }
}
