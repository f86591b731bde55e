import OrientationModel

/// A way to a state that may be new.
struct Candidate: Sendable {
  enum Arrival: Sendable {
    /// In a world whose tree and bearing are known.
    case known(StateCode)
    /// In one of the unseen worlds, by its index.
    case unseen(Int)
  }

  var arrival: Arrival
  var parent: UInt32
  var step: UInt16
}

/// A world whose tree or bearing nobody has met, and the link of the step that led there.
struct UnseenWorld: Sendable {
  var world: World
  var link: Int?
}

struct ChunkResult: Sendable {
  var findings: Findings
  var candidates: [Candidate] = []
  var unseenWorlds: [UnseenWorld] = []
  /// Where steps led that nobody remembered.
  var links: [(link: Int, code: StateCode)] = []
}

/// Makes every step on offer in some states, and judges what comes of it.
///
/// It reads what the search has stored and writes nothing but its result, so any number of workers
/// find the same.
struct Worker {
  private(set) var simulator: Simulator
  private(set) var result: ChunkResult
  private let plan: SearchPlan
  private let steps: [Step]
  private let families: [Repertoire.Family?]
  private let space: UnsafePointer<StateSpace>
  private let codes: UnsafePointer<StateCode>

  init(
    _ simulator: Simulator, _ plan: SearchPlan, _ space: UnsafePointer<StateSpace>,
    _ codes: UnsafePointer<StateCode>
  ) {
    self.simulator = simulator
    self.plan = plan
    self.space = space
    self.codes = codes
    steps = plan.book.steps
    families = plan.book.families
    result = ChunkResult(findings: Findings(plan))
  }

  /// A state while its steps are made.
  private struct Current {
    let state: Int
    let code: StateCode
    let world: World
  }

  /// Makes every step on offer in a stretch of states.
  mutating func expand(_ chunk: Range<Int>) { for state in chunk { expand(state) } }

  private mutating func expand(_ state: Int) {
    let code = codes[state]
    let world = space.pointee.world(of: code)
    guard world != StateRule.crash else { return }
    let here = Current(state: state, code: code, world: world)
    var departure = simulator.departure(from: world)
    var link = space.pointee.firstLink(of: code)
    var canTurn = false
    for step in space.pointee.menu(of: code) {
      if make(step, from: here, &departure, by: link) { canTurn = true }
      link += 1
    }
    if state > 0 || plan.judgesFirst { judge(here, canTurn: canTurn) }
  }

  /// Makes a step; true if it is a rotation and turns the interface.
  private mutating func make(
    _ step: UInt16, from here: Current, _ departure: inout Departure, by link: Int
  ) -> Bool {
    let family = families[Int(step)]
    var next = here.world
    let outcome = simulator.perform(steps[Int(step)], from: &departure, on: &next)
    if let problem = outcome.problem {
      guard problem == .endlessReactions else { return false }
      result.findings.loops.note(Sighting(state: here.state, step: step))
      result.findings.transitions += 1
      return false
    }
    result.findings.transitions += 1
    if outcome.turnCount > 1 { note(.noDoubleTurn, here, step) }
    let hasCrashed = next.hasCrashed
    if hasCrashed { note(.noException, here, step) }
    if !plan.predicates.isEmpty { judge(step, here, next, outcome) }
    if let inverse = plan.inverse(of: family), !hasCrashed, leaves(step, inverse, next) {
      judgeLeaving(step, inverse, here, next)
    }
    plan.rule.settle(&next)
    arrive(next, by: step, link, from: here)
    return outcome.turnCount > 0 && family == .rotate
  }

  /// Notes where a step led, unless the search has been there.
  private mutating func arrive(_ world: World, by step: UInt16, _ link: Int, from here: Current) {
    let code = space.pointee.code(of: world, from: here.world, here.code, by: link)
    let arrival: Candidate.Arrival
    if let code {
      let isElsewhere = (code ^ here.code) >> 16 != 0
      if isElsewhere, space.pointee.isUnknown(link) { result.links.append((link, code)) }
      if space.pointee.hasMet(code) { return }
      arrival = .known(code)
    } else {
      arrival = .unseen(result.unseenWorlds.count)
      result.unseenWorlds.append(UnseenWorld(world: world, link: link))
    }
    result.candidates.append(Candidate(arrival: arrival, parent: UInt32(here.state), step: step))
  }

  // MARK: Judging

  private mutating func note(
    _ property: Property.Shipped, _ here: Current, _ step: UInt16? = nil, _ next: UInt16? = nil
  ) { result.findings[property].note(Sighting(state: here.state, step: step, next: next)) }

  /// Whether the step that leaves takes back what was opened: what is pushed out of sight is popped
  /// by nobody.
  private func leaves(_ step: UInt16, _ inverse: UInt16, _ opened: World) -> Bool {
    guard case .push(_, let stack?) = steps[Int(step)] else { return true }
    return simulator.navigation(of: opened).stack == stack
  }

  /// `leaving-restores`: what was opened is left at once.
  private mutating func judgeLeaving(
    _ step: UInt16, _ inverse: UInt16, _ here: Current, _ opened: World
  ) {
    var left = opened
    let outcome = simulator.perform(steps[Int(inverse)], on: &left)
    if outcome.problem == nil, left.interface != here.world.interface, !left.hasCrashed {
      note(.leavingRestores, here, step, inverse)
    }
  }

  /// `shown-is-supported`, `shown-is-allowed` and `no-trap`, which are about a state.
  private mutating func judge(_ here: Current, canTurn: Bool) {
    if !space.pointee.mask(of: here.code).contains(here.world.interface) {
      note(.shownIsSupported, here)
    }
    if !space.pointee.appMask(of: here.code).contains(here.world.interface) {
      note(.shownIsAllowed, here)
    }
    guard !canTurn, (simulator.allowed(in: here.world)?.count ?? 0) > 1 else { return }
    for probe in plan.probes {
      var turned = here.world
      let outcome = simulator.perform(probe, on: &turned)
      if outcome.problem == nil, outcome.turnCount > 0 { return }
    }
    note(.noTrap, here)
  }

  private mutating func judge(_ step: UInt16, _ here: Current, _ next: World, _ outcome: Outcome) {
    let transition = ExploredStep(
      simulator: simulator, before: here.world, step: steps[Int(step)], after: next,
      outcome: outcome)
    for (index, predicate) in plan.predicates.enumerated() where predicate(transition) {
      result.findings.tallies[Property.Shipped.allCases.count + index]
        .note(Sighting(state: here.state, step: step))
    }
  }
}
