import OrientationModel

/// Searches for the shortest sequence of steps that tells two plays apart.
///
/// The plays differ in version, device, assumptions, or in their whole file. Both make the same steps
/// at once, those that are on offer and make sense in both, in the first one's order.
package struct Comparison: Sendable {
  package var left: Exploration
  package var right: Exploration
  /// How many pairs of states are stored before it ends.
  package var limit = 50_000_000

  /// - Parameters:
  ///   - left: the play whose names the steps of the answer are made of.
  ///   - right: the play it is compared with.
  package init(_ left: Exploration, _ right: Exploration) {
    self.left = left
    self.right = right
  }

  /// What one of the plays shows.
  package struct Sight: Hashable, Sendable {
    /// Nothing where the app has crashed.
    package var interface: InterfaceOrientation?
    /// The name of the visible screen.
    package var visible: String

    package init(interface: InterfaceOrientation?, visible: String) {
      self.interface = interface
      self.visible = visible
    }
  }

  /// Where the plays part.
  package struct Difference: Sendable {
    /// The steps that lead there, the last of which tells; none if the launch does.
    package var path: [Step]
    package var left: Sight
    package var right: Sight
  }

  /// What came of it: a difference, or none in all there is, or none up to a bound.
  package struct Answer: Sendable {
    /// Nothing if none was found.
    package var difference: Difference?
    /// Nothing if everything was seen, or a difference was found.
    package var stop: StopReason?
    /// Distinct pairs of states.
    package var pairs: Int
    package var transitions: Int
    package var depth: Int
  }

  package func run(interruption: Interruption? = nil) -> Answer {
    ProductSearch(self).run(interruption)
  }
}

/// One of the two plays in a comparison: its tables, and its steps by the first one's numbers.
private struct Side: ~Copyable {
  private(set) var stage: Stage
  private var scenes: SceneTable
  private var bearings: BearingTable
  private var menus = MenuBook()
  private let plan: SearchPlan
  /// For each step of the comparison this play's own number for it.
  private let numbers: [UInt16?]

  init(_ exploration: Exploration, steps: [Step?], _ account: MemoryAccount) {
    stage = exploration.stage
    plan = exploration.plan(mergingStyles: false)
    scenes = SceneTable(account)
    bearings = BearingTable(account)
    let own = plan.book.steps
    numbers = steps.map { step in
      step.flatMap { own.firstIndex(of: $0) }.map { UInt16($0) }
    }
  }

  mutating func launch() -> World { stage.launch().world }

  /// The number of a state: scene and bearing side by side; nothing where there is no memory.
  mutating func number(of world: World) -> UInt64? {
    if world.hasCrashed { return .max }
    let bits = world.bits & WorldParts.sceneBits
    let hash = SceneView.hash(tape: world.tape, bits: bits, spill: world.spill)
    let scene: Int
    if let known = scenes.view.find(world.tape, bits, world.spill, hash: hash) {
      scene = known
    } else {
      let fresh = FreshScene(world, on: stage, plan.book)
      let menu = menus.number(of: fresh.offer, in: plan.book)
      guard let number = scenes.number(of: fresh, menu: menu) else { return nil }
      scene = number
    }
    guard let bearing = bearings.number(of: plan.bearingRule.bearing(of: world)) else { return nil }
    return UInt64(scene) << 16 | UInt64(bearing)
  }

  func world(_ number: UInt64) -> World {
    scenes.view.world(Int(number >> 16), bearing: bearings.bearings[Int(number & 0xFFFF)])
  }

  /// Which steps of the comparison are on offer in a state.
  func offers(_ number: UInt64) -> [Bool] {
    let menu = menus.menus[Int(scenes.records[Int(number >> 16)].menu)]
    return numbers.map { $0.map(menu.contains) ?? false }
  }

  /// Makes a step of the comparison; nothing if it makes no sense here.
  mutating func make(_ step: Int, on world: World) -> World? {
    guard let number = numbers[step] else { return nil }
    var next = world
    let outcome = stage.perform(plan.steps[Int(number)], on: &next)
    return outcome.problem == nil || outcome.problem == .endlessReactions ? next : nil
  }

  func sight(of world: World) -> Comparison.Sight {
    guard !world.hasCrashed else { return Comparison.Sight(interface: nil, visible: "") }
    let cast = stage.cast(of: world)
    return Comparison.Sight(
      interface: world.interface, visible: cast.name(stage.visibleScreen(in: world).id))
  }
}

/// The search through pairs of states.
private final class ProductSearch {
  private let steps: [Step]
  private var left: Side
  private var right: Side
  private var pairs: PairTable
  private let limit: Int
  private var transitions = 0

  init(_ comparison: Comparison) {
    let account = MemoryAccount(limit: Platform.memoryLimit(threads: 1))
    let sheets = (comparison.left.stage.cast.sheet, comparison.right.stage.cast.sheet)
    let translation = Translation(from: sheets.0, to: sheets.1)
    steps = comparison.left.plan(mergingStyles: false).book.steps
    left = Side(comparison.left, steps: steps, account)
    right = Side(comparison.right, steps: steps.map(translation.step), account)
    pairs = PairTable(account)
    limit = comparison.limit
  }

  func run(_ interruption: Interruption?) -> Comparison.Answer {
    let worlds = (left.launch(), right.launch())
    let sights = (left.sight(of: worlds.0), right.sight(of: worlds.1))
    if sights.0 != sights.1 {
      let difference = Comparison.Difference(path: [], left: sights.0, right: sights.1)
      return answer(difference, nil, depth: 0)
    }
    guard !worlds.0.hasCrashed else { return answer(nil, nil, depth: 0) }
    guard let first = left.number(of: worlds.0), let second = right.number(of: worlds.1),
      pairs.insert(first, second, parent: 0, step: StateTable.launch) != nil
    else { return answer(nil, .memory, depth: 0) }
    return search(interruption)
  }

  private func search(_ interruption: Interruption?) -> Comparison.Answer {
    var (state, levelEnd, depth) = (0, 1, 0)
    while state < pairs.count {
      if state == levelEnd { (levelEnd, depth) = (pairs.count, depth + 1) }
      switch expand(state) {
      case .same: state += 1
      case .different(let difference): return answer(difference, nil, depth: depth + 1)
      case .stopped(let reason): return answer(nil, reason, depth: depth)
      }
      if state & 1023 == 0, interruption?.isRaised == true {
        return answer(nil, .interrupted, depth: depth)
      }
    }
    return answer(nil, nil, depth: depth)
  }

  private enum Verdict {
    case same
    case different(Comparison.Difference)
    case stopped(StopReason)
  }

  private func expand(_ state: Int) -> Verdict {
    let (first, second) = pairs[state]
    let worlds = (left.world(first), right.world(second))
    let offers = (left.offers(first), right.offers(second))
    for step in steps.indices where offers.0[step] && offers.1[step] {
      guard let one = left.make(step, on: worlds.0), let other = right.make(step, on: worlds.1)
      else { continue }
      transitions += 1
      let sights = (left.sight(of: one), right.sight(of: other))
      guard sights.0 == sights.1 else {
        let path = pairs.path(to: state).map { steps[$0] } + [steps[step]]
        return .different(
          Comparison.Difference(path: path, left: sights.0, right: sights.1))
      }
      if one.hasCrashed { continue }
      guard let oneNumber = left.number(of: one), let otherNumber = right.number(of: other),
        let isNew = pairs.insert(oneNumber, otherNumber, parent: state, step: UInt16(step))
      else { return .stopped(.memory) }
      if isNew, pairs.count > limit { return .stopped(.limit) }
    }
    return .same
  }

  private func answer(
    _ difference: Comparison.Difference?, _ stop: StopReason?, depth: Int
  ) -> Comparison.Answer {
    Comparison.Answer(
      difference: difference, stop: stop, pairs: pairs.count, transitions: transitions,
      depth: depth)
  }
}
