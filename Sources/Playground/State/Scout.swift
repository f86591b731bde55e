import OrientationModel
import OrientationScenarios

/// A quick look around: what a user could reach from here, and what is wrong there.
struct Scout {
  /// Something wrong, and the way there.
  struct Finding: Hashable {
    enum Kind: Hashable {
      case ends
      case shownIsNotSupported(String, InterfaceOrientation)
    }

    var kind: Kind
    var path: [Scenario.Step]

    var sentence: String {
      switch kind {
      case .ends: "Here the app ends."
      case .shownIsNotSupported(let name, let orientation):
        "Here \(name) is shown in \(orientation.name), which it does not support."
      }
    }
  }

  private let scenario: Scenario
  private let lane: Lane
  private let actions: [(step: Scenario.Step, action: Step)]

  init(_ scenario: Scenario, _ lane: Lane) {
    self.scenario = scenario
    self.lane = lane
    var all: [Scenario.Action] = [.rotateLeft, .rotateRight, .pop, .dismiss(nil)]
    for reference in scenario.everybody {
      let located = Located(reference)
      all += [.push(located, into: nil), .select(located)]
    }
    for action in scenario.steps.map(\.action.value) where !all.contains(action) {
      if case .present = action { all.append(action) }
    }
    actions = all.compactMap { action in
      let step = Scenario.Step(action)
      return lane.situation.step(step).map { (step, $0) }
    }
  }

  /// The nearest thing that is wrong, among so many states.
  func nearest(limit: Int) -> Finding? { search(limit: limit, stopsAtFirst: true).findings.first }

  /// How far was looked.
  func sentence(limit: Int) -> String {
    let result = search(limit: limit, stopsAtFirst: true)
    return result.isComplete
      ? "all \(result.stateCount) states seen"
      : "the nearest \(result.stateCount) states seen"
  }

  /// Goes through the states in the order of their distance.
  func search(limit: Int, stopsAtFirst: Bool) -> Result {
    var stage = lane.stage
    var result = Result()
    var worlds = [lane.world]
    var origins: [(from: Int, action: Int)] = [(-1, -1)]
    var seen: Set<World> = [lane.world]
    var next = 0
    while next < worlds.count {
      if next >= limit {
        result.isComplete = false
        break
      }
      for (index, entry) in actions.enumerated() {
        var world = worlds[next]
        guard stage.perform(entry.action, on: &world).problem == nil,
          depth(of: world) <= 4, seen.insert(world).inserted
        else { continue }
        worlds.append(world)
        origins.append((next, index))
        if let kind = fault(in: world, stage), !result.findings.contains(where: { $0.kind == kind })
        {
          result.findings.append(Finding(kind: kind, path: path(to: worlds.count - 1, origins)))
          if stopsAtFirst { return result.counting(worlds.count) }
        }
      }
      next += 1
    }
    return result.counting(worlds.count)
  }

  private func depth(of world: World) -> Int { world.presentationCount }

  private func fault(in world: World, _ stage: Stage) -> Finding.Kind? {
    if world.hasCrashed { return .ends }
    let snapshot = stage.snapshot(of: world)
    guard let visible = snapshot.visible, let mask = stage.mask(of: visible, in: world),
      !mask.contains(world.interface)
    else { return nil }
    return .shownIsNotSupported(stage.cast.name(visible), world.interface)
  }

  private func path(to index: Int, _ origins: [(from: Int, action: Int)]) -> [Scenario.Step] {
    var steps: [Scenario.Step] = []
    var index = index
    while index > 0 {
      steps.append(actions[origins[index].action].step)
      index = origins[index].from
    }
    return steps.reversed()
  }

  /// What a search came to.
  struct Result {
    var stateCount = 0
    var isComplete = true
    var findings: [Finding] = []

    func counting(_ count: Int) -> Result {
      var result = self
      result.stateCount = count
      return result
    }
  }
}
