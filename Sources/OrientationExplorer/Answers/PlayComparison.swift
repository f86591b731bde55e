import OrientationModel

/// Searches for the shortest sequence of steps that tells two plays apart.
///
/// The plays are of one app, and differ in their settings. Both make the same steps at once, those that
/// are on offer and make sense in both, in the first one's order.
package struct PlayComparison: Sendable {
  package var left: Exploration
  package var right: Exploration
  /// How many pairs of states are stored before it ends.
  package var limit = 50_000_000

  /// - Parameters:
  ///   - left: the play whose steps are made.
  ///   - right: the play it is compared with.
  package init(_ left: Exploration, _ right: Exploration) {
    self.left = left
    self.right = right
  }

  package struct VisibleState: Hashable, Sendable {
    /// Nothing where the app has crashed.
    package var interface: InterfaceOrientation?
    package var visible: String
  }

  package struct Difference: Sendable {
    /// The steps that lead there, the last of which tells; none if the launch does.
    package var path: [Step]
    package var left: VisibleState
    package var right: VisibleState
  }

  /// What came of it: a difference, or none in all there is, or none up to a bound.
  package struct Answer: Sendable {
    package var difference: Difference?
    /// Nothing if everything was seen, or a difference was found.
    package var stop: StopReason?
    package var pairs: Int
    package var transitions: Int
    package var depth: Int
  }

  package func run(interruption: Interruption? = nil) -> Answer {
    PairSearch(self).run(interruption)
  }
}

/// One of the two plays in a comparison: its worlds, and its steps by the first one's numbers.
private struct Side: ~Copyable {
  private(set) var simulator: Simulator
  private var space: StateSpace
  private let plan: SearchPlan
  /// For each step of the comparison this play's own number for it.
  private let numbers: [UInt16?]

  init(_ exploration: Exploration, steps: [Step], _ account: MemoryAccount) {
    simulator = exploration.simulator
    plan = exploration.plan(mergingStyles: false)
    space = StateSpace(plan.book, account)
    let own = plan.book.steps
    numbers = steps.map { step in own.firstIndex(of: step).map { UInt16($0) } }
  }

  mutating func launch() -> World { simulator.launch().world }

  /// The code of a world; nothing where there is no memory for it.
  mutating func code(of world: World) -> StateCode? {
    space.add(plan.rule.canonical(world), on: simulator)
  }

  func world(of code: StateCode) -> World { space.world(of: code) }

  /// Which steps of the comparison are on offer in a state.
  func offers(_ code: StateCode) -> [Bool] {
    let menu = space.menu(of: code)
    return numbers.map { $0.map(menu.contains) ?? false }
  }

  /// Makes a step of the comparison; nothing if it makes no sense here.
  mutating func make(_ step: Int, on world: World) -> World? {
    guard let number = numbers[step] else { return nil }
    var next = world
    let problem = simulator.perform(plan.book.steps[Int(number)], on: &next).problem
    return problem == nil || problem == .endlessReactions ? next : nil
  }

  func visibleState(of world: World) -> PlayComparison.VisibleState {
    guard !world.hasCrashed else { return PlayComparison.VisibleState(interface: nil, visible: "") }
    let compiled = simulator.compiled(of: world)
    return PlayComparison.VisibleState(
      interface: world.interface, visible: compiled.name(simulator.visibleScreen(in: world).id))
  }
}

/// A state of both plays at once.
private struct CodePair: Scattered {
  var left: StateCode
  var right: StateCode

  var scattered: UInt64 { (left.scattered ^ right).scattered }
}

private final class PairSearch {
  private let steps: [Step]
  private var left: Side
  private var right: Side
  private var pairs: InternTable<CodePair>
  private var parentLinks: ParentLinks
  private let limit: Int
  private var transitions = 0

  init(_ comparison: PlayComparison) {
    let account = MemoryAccount(limit: Platform.memoryLimit)
    steps = comparison.left.plan(mergingStyles: false).book.steps
    left = Side(comparison.left, steps: steps, account)
    right = Side(comparison.right, steps: steps, account)
    pairs = InternTable(account)
    parentLinks = ParentLinks(account)
    limit = comparison.limit
  }

  func run(_ interruption: Interruption?) -> PlayComparison.Answer {
    let worlds = (left.launch(), right.launch())
    let sights = (left.visibleState(of: worlds.0), right.visibleState(of: worlds.1))
    if sights.0 != sights.1 {
      let difference = PlayComparison.Difference(path: [], left: sights.0, right: sights.1)
      return answer(difference, nil, depth: 0)
    }
    guard !worlds.0.hasCrashed else { return answer(nil, nil, depth: 0) }
    guard let first = left.code(of: worlds.0), let second = right.code(of: worlds.1),
      pairs.append(CodePair(left: first, right: second)), parentLinks.append(parent: 0, step: 0)
    else { return answer(nil, .memory, depth: 0) }
    return search(interruption)
  }

  private func search(_ interruption: Interruption?) -> PlayComparison.Answer {
    var pair = 0
    var levelEnd = 1
    var depth = 0
    while pair < pairs.count {
      if pair == levelEnd {
        levelEnd = pairs.count
        depth = depth + 1
      }
      switch expand(pair) {
      case .same: pair += 1
      case .different(let difference): return answer(difference, nil, depth: depth + 1)
      case .stopped(let reason): return answer(nil, reason, depth: depth)
      }
      if pair & 1023 == 0, interruption?.isRaised == true {
        return answer(nil, .interrupted, depth: depth)
      }
    }
    return answer(nil, nil, depth: depth)
  }

  private enum Verdict {
    case same
    case different(PlayComparison.Difference)
    case stopped(StopReason)
  }

  private func expand(_ number: Int) -> Verdict {
    let pair = pairs[number]
    let worlds = (left.world(of: pair.left), right.world(of: pair.right))
    let offers = (left.offers(pair.left), right.offers(pair.right))
    for step in steps.indices where offers.0[step] && offers.1[step] {
      guard let one = left.make(step, on: worlds.0), let other = right.make(step, on: worlds.1)
      else { continue }
      transitions += 1
      let sights = (left.visibleState(of: one), right.visibleState(of: other))
      guard sights.0 == sights.1 else {
        let path = parentLinks.path(to: number).map { steps[Int($0)] } + [steps[step]]
        return .different(PlayComparison.Difference(path: path, left: sights.0, right: sights.1))
      }
      if one.hasCrashed { continue }
      guard let first = left.code(of: one), let second = right.code(of: other) else {
        return .stopped(.memory)
      }
      let next = CodePair(left: first, right: second)
      guard pairs.number(of: next) == nil else { continue }
      guard pairs.append(next), parentLinks.append(parent: UInt32(number), step: UInt16(step))
      else { return .stopped(.memory) }
      if pairs.count > limit { return .stopped(.limit) }
    }
    return .same
  }

  private func answer(
    _ difference: PlayComparison.Difference?, _ stop: StopReason?, depth: Int
  ) -> PlayComparison.Answer {
    PlayComparison.Answer(
      difference: difference, stop: stop, pairs: pairs.count, transitions: transitions,
      depth: depth)
  }
}
