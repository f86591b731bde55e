import OrientationModel

/// One thread's part of a search: makes every step on offer in a stretch of states.
///
/// It reads the tables and writes into its chunk only, so that any number of workers find the same.
struct Worker {
  var stage: Stage
  let plan: SearchPlan
  let view: SearchView
  let chunk: Chunk
  let isPlain: Bool
  private let judgesTurns: Bool
  private let judgesLeaving: Bool
  private let judgesTraps: Bool
  let steps: UnsafeMutablePointer<Step>
  private let kinds: UnsafeMutablePointer<StepBook.Kind>
  private let hasCustoms: Bool
  private let remembersTurns: Bool
  private let pop: UInt16?
  private let dismissal: UInt16?
  /// Where candidates go; the chunk has room for all there can be.
  private var candidates: UnsafeMutablePointer<Candidate>
  var transitions = 0
  /// How many steps into other scenes are to be looked up.
  var arrivalCount = 0

  init(_ stage: Stage, _ plan: SearchPlan, _ view: SearchView, _ chunk: Chunk) {
    self.stage = stage
    self.plan = plan
    self.view = view
    self.chunk = chunk
    isPlain = plan.bearingRule.isPlain
    judgesTurns = plan.place(of: .noDoubleTurn) != nil
    judgesLeaving = plan.place(of: .leavingRestores) != nil
    judgesTraps = plan.place(of: .noTrap) != nil
    steps = plan.steps
    kinds = plan.kinds
    hasCustoms = !plan.customs.isEmpty
    remembersTurns = plan.probes.isEmpty && plan.customs.isEmpty
    pop = plan.pop
    dismissal = plan.dismissal
    candidates = chunk.candidates.base
  }

  /// A state while its steps are made.
  struct Standpoint {
    let state: Int
    let scene: Int
    let bearing: UInt64
    let bearingNumber: Int
    let world: World
    var canTurn = false
    var troubles: UInt8 = 0
  }

  /// Makes every step on offer in the chunk's states; gives the stage back with what it made.
  consuming func expand() -> Stage {
    for state in chunk.range {
      let scene = view.states.scenes[state]
      guard scene != StateTable.crashed else { continue }
      let number = Int(view.states.bearings[state])
      let bearing = view.bearings.bearings[number]
      var here = Standpoint(
        state: state, scene: Int(scene), bearing: bearing, bearingNumber: number,
        world: view.scenes.world(Int(scene), bearing: bearing))
      let menu = view.menus[Int(view.scenes.records[here.scene].menu)]
      var first = 0
      if remembersTurns, TurnMemory.isPlain(here.world.bits, as: view.launchBits),
        turnFromMemory(&here, from: &first)
      {
        first = 6
      }
      for place in first..<menu.count { make(menu[place], from: &here) }
      judgeState(&here)
      if here.troubles != 0 { view.states.troubles[state] |= here.troubles }
    }
    settleArrivals()
    chunk.finish(transitions: transitions, end: candidates)
    return stage
  }

  @inline(__always) private mutating func make(_ step: UInt16, from here: inout Standpoint) {
    var next = here.world
    let kind = kinds[Int(step)]
    let outcome =
      kind == .rotate
      ? turn(step, here, &next) : stage.perform(steps[Int(step)], on: &next)
    if let problem = outcome.problem {
      if problem == .endlessReactions { noteLoop(step, here) }
      return
    }
    transitions &+= 1
    if outcome.turnCount != 0 {
      if kind == .rotate { here.canTurn = true }
      if outcome.turnCount > 1, judgesTurns { noteDoubleTurn(step, &here) }
    }
    if hasCustoms { judgeCustoms(step, &here, next, outcome) }
    if next.bits & WorldParts.crashBit != 0 { return crash(step, &here) }
    if judgesLeaving, let inverse = inverse(of: kind) { judgeLeaving(step, inverse, &here, next) }
    let isSame =
      next.tape == here.world.tape && (next.bits ^ here.world.bits) & WorldParts.sceneBits == 0
      && (next.spill == nil || next.spill == here.world.spill)
    if isSame {
      arrive(step, here, scene: here.scene, next)
    } else {
      arriveElsewhere(step, here, next)
    }
  }

  @inline(__always) func bearing(of world: World) -> UInt64 {
    isPlain ? world.bits & WorldParts.bearingBits : plan.bearingRule.bearing(of: world)
  }

  /// Notes a step within a known scene, unless it leads where somebody was before.
  @inline(__always) private mutating func arrive(
    _ step: UInt16, _ here: Standpoint, scene: Int, _ world: World
  ) {
    let bearing = bearing(of: world)
    guard scene != here.scene || bearing != here.bearing else { return }
    guard let number = view.bearings.find(bearing) else {
      return add(
        here, step, scene: UInt32(scene), bearing: chunk.number(ofFreshBearing: bearing),
        flags: Candidate.freshBearing)
    }
    guard !view.scenes.has(scene, number) else { return }
    add(here, step, scene: UInt32(scene), bearing: UInt16(number), flags: 0)
  }

  /// Notes a step into another scene: to be looked up later, with others.
  @inline(__always) private mutating func arriveElsewhere(
    _ step: UInt16, _ here: Standpoint, _ world: World
  ) {
    add(here, step, scene: 0, bearing: 0, flags: Candidate.dropped)
    let hash = SceneView.hash(
      tape: world.tape, bits: world.bits & WorldParts.sceneBits, spill: world.spill)
    if world.spill == nil {
      let arrival = Arrival(
        tape: world.tape, bits: world.bits, hash: hash, candidate: candidates - 1)
      (chunk.arrivals + arrivalCount).initialize(to: arrival)
      arrivalCount &+= 1
      if arrivalCount == Chunk.mostArrivals { settleArrivals() }
    } else {
      settle(world, hash: hash, candidates - 1)
    }
  }

  @inline(__always) mutating func add(
    _ here: Standpoint, _ step: UInt16, scene: UInt32, bearing: UInt16, flags: UInt8
  ) {
    candidates.initialize(
      to: Candidate(
        parent: UInt32(truncatingIfNeeded: here.state), scene: scene, bearing: bearing, step: step,
        flags: flags))
    candidates += 1
  }

  /// What takes back what a step of a kind opened.
  @inline(__always) private func inverse(of kind: StepBook.Kind) -> UInt16? {
    switch kind {
    case .push: pop
    case .present: dismissal
    case .rotate, .pop, .select, .dismiss, .addition: nil
    }
  }
}

extension FreshScene {
  /// A scene with what the search wants to know of it.
  init(_ world: World, on stage: Stage, _ book: StepBook) {
    self.init(
      tape: world.tape, bits: world.bits & WorldParts.sceneBits, spill: world.spill,
      offer: book.offer(in: world, on: stage), visible: stage.visibleScreen(in: world))
  }
}

// MARK: Judging

extension Worker {
  private func note(
    _ shipped: Property.Shipped, _ here: inout Standpoint, _ step: UInt16?, _ next: UInt16? = nil
  ) {
    guard let place = plan.place(of: shipped) else { return }
    let state = here.state
    chunk.findings.tallies[place].note(Sighting(state: state, step: step, next: next))
    here.troubles |= shipped.bit
  }

  @inline(never) private mutating func noteLoop(_ step: UInt16, _ here: Standpoint) {
    transitions &+= 1
    chunk.findings.loops.note(Sighting(state: here.state, step: step, next: nil))
  }

  @inline(never) private func noteDoubleTurn(_ step: UInt16, _ here: inout Standpoint) {
    note(.noDoubleTurn, &here, step)
  }

  @inline(never) private mutating func crash(_ step: UInt16, _ here: inout Standpoint) {
    note(.noException, &here, step)
    add(here, step, scene: StateTable.crashed, bearing: 0, flags: Candidate.crash)
  }

  /// `leaving-restores`: what was opened is left at once.
  @inline(__always) private mutating func judgeLeaving(
    _ step: UInt16, _ inverse: UInt16, _ here: inout Standpoint, _ opened: World
  ) {
    var left = opened
    guard stage.perform(steps[Int(inverse)], on: &left).problem == nil else { return }
    let isBack =
      WorldParts.interface(of: left.bits) == WorldParts.interface(of: here.world.bits)
      || left.hasCrashed
    if !isBack { note(.leavingRestores, &here, step, inverse) }
  }

  /// `shown-is-supported` and `no-trap`, which are about a state.
  @inline(__always) private mutating func judgeState(_ here: inout Standpoint) {
    let record = view.scenes.records[here.scene]
    let interface = WorldParts.interface(of: here.world.bits)
    if record.mask &>> UInt8(interface &+ 1) & 1 == 0 {
      note(.shownIsSupported, &here, nil)
    }
    guard !here.canTurn, judgesTraps else { return }
    let room = record.room &>> UInt8(interface &* 2) & 3
    if room == 0 ? findRoom(here, interface) : room == 2 { judgeTrap(&here) }
  }

  /// Finds out whether several orientations are allowed where no rotation turns.
  @inline(never) private func findRoom(_ here: Standpoint, _ interface: Int) -> Bool {
    let isRoomy = (stage.allowed(in: here.world)?.count ?? 0) > 1
    chunk.rooms.append((here.scene, interface, isRoomy))
    return isRoomy
  }

  @inline(never) private mutating func judgeTrap(_ here: inout Standpoint) {
    for probe in plan.probes {
      var turned = here.world
      let outcome = stage.perform(probe, on: &turned)
      if outcome.problem == nil, outcome.turnCount > 0 { return }
    }
    note(.noTrap, &here, nil)
  }

  @inline(never) private func judgeCustoms(
    _ step: UInt16, _ here: inout Standpoint, _ next: World, _ outcome: Outcome
  ) {
    let happening = Happening(
      stage: stage, before: here.world, step: steps[Int(step)], after: next,
      outcome: outcome)
    for custom in plan.customs {
      let answer = custom.predicate(happening)
      guard answer == (custom.claim != .always) else { continue }
      let state = here.state
      chunk.findings.tallies[custom.place].note(Sighting(state: state, step: step, next: nil))
      if custom.claim != .possible { here.troubles |= Property.Shipped.customBit }
    }
  }
}
