import OrientationModel

/// Says whether a property breaks at a state, the slow and plain way.
///
/// It shares no code with the workers of the search, so that what they found can be checked.
struct Judge {
  let book: StepBook

  /// How a property breaks at a state: by nothing more, by a step, by a step and the next.
  struct Breach: Hashable { var steps: [Step] }

  /// Every way a property breaks at a world; of a `possible` one, every way it is borne out.
  func breaches(of property: Property, at world: World, on simulator: Simulator) -> [Breach] {
    guard !world.hasCrashed else { return [] }
    switch property.kind {
    case .shipped(.shownIsSupported):
      let isFine = simulator.visibleScreen(in: world).mask.contains(world.interface)
      return isFine ? [] : [Breach(steps: [])]
    case .shipped(.shownIsAllowed):
      let isFine = simulator.visibleScreen(in: world).appMask.contains(world.interface)
      return isFine ? [] : [Breach(steps: [])]
    case .shipped(.noTrap): return isTrap(world, simulator) ? [Breach(steps: [])] : []
    case .shipped(.noException): return steps(at: world, simulator) { $0.after.hasCrashed }
    case .shipped(.noDoubleTurn): return steps(at: world, simulator) { $0.outcome.turnCount > 1 }
    case .shipped(.leavingRestores): return leavings(at: world, simulator)
    case .custom(let claim, let predicate):
      return steps(at: world, simulator) { predicate($0) == (claim != .always) }
    }
  }

  /// Whether a property breaks at the launch itself.
  func breaksAtLaunch(_ property: Property, _ launch: ExploredStep) -> Bool {
    switch property.kind {
    case .shipped(.noException): launch.after.hasCrashed
    case .shipped: false
    case .custom(let claim, let predicate): predicate(launch) == (claim != .always)
    }
  }

  private func steps(
    at world: World, _ simulator: Simulator, where breaks: (ExploredStep) -> Bool
  ) -> [Breach] {
    happenings(at: world, simulator).filter(breaks).compactMap {
      $0.step.map { Breach(steps: [$0]) }
    }
  }

  private func happenings(at world: World, _ simulator: Simulator) -> [ExploredStep] {
    var simulator = simulator
    return book.menu(in: world, on: simulator).compactMap { number in
      let step = book.steps[Int(number)]
      var next = world
      let outcome = simulator.perform(step, on: &next)
      guard outcome.problem == nil else { return nil }
      return ExploredStep(
        simulator: simulator, before: world, step: step, after: next, outcome: outcome)
    }
  }

  private func isTrap(_ world: World, _ simulator: Simulator) -> Bool {
    guard let allowed = simulator.allowed(in: world), allowed.count > 1 else { return false }
    var simulator = simulator
    return !Repertoire.rotations.contains { held in
      var turned = world
      let outcome = simulator.perform(.rotate(held), on: &turned)
      return outcome.problem == nil && outcome.turnCount > 0
    }
  }

  private func leavings(at world: World, _ simulator: Simulator) -> [Breach] {
    happenings(at: world, simulator).compactMap { opening in
      guard let step = opening.step, !opening.after.hasCrashed else { return nil }
      let inverse: Step
      switch book.family(of: step) {
      case .push: inverse = .pop
      case .present: inverse = .dismiss(nil)
      case .rotate, .pop, .select, .dismiss, nil: return nil
      }
      guard book.steps.contains(inverse) else { return nil }
      if case .push(_, let stack?) = step,
        opening.simulator.navigation(of: opening.after).stack != stack
      {
        return nil
      }
      var simulator = opening.simulator
      var left = opening.after
      guard simulator.perform(inverse, on: &left).problem == nil, !left.hasCrashed,
        left.interface != world.interface
      else { return nil }
      return Breach(steps: [step, inverse])
    }
  }
}

extension StepBook {
  /// The family of a step; nothing for one that was added.
  fileprivate func family(of step: Step) -> Repertoire.Family? {
    steps.firstIndex(of: step).flatMap { families[$0] }
  }
}

extension Property {
  /// How many steps of a path belong to the breach itself.
  var breachLength: Int {
    switch kind {
    case .shipped(.shownIsSupported), .shipped(.noTrap), .shipped(.shownIsAllowed): 0
    case .shipped(.noException), .shipped(.noDoubleTurn), .custom: 1
    case .shipped(.leavingRestores): 2
    }
  }
}
