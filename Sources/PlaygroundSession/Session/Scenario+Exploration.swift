import OrientationExplorer
import OrientationModel
import OrientationScenarios

extension Exploration {
  /// What a user can do with a scenario's app, held to what is asked of every app and to the
  /// scenario's own properties.
  ///
  /// The additions are other steps than those of the families; where none are given, a device that
  /// folds is opened and closed. No more than `depth` are pushed, and no more presented. Screens are
  /// shown as the scenario's lines show them, or pushed anywhere. `name` is what a property of the
  /// scenario's is called.
  package init(
    _ scenario: Scenario, _ situation: Situation, additions: [Step]? = nil,
    families: Set<Repertoire.Family> = Set(Repertoire.Family.allCases), depth: Int = 2,
    anywhere: Bool = false, name: (Scenario.Property) -> String = { $0.text }
  ) {
    let lines = scenario.namedSteps(on: situation.app.settings).compactMap { situation.step($0) }
    let folds = situation.app.settings.device.hasHinge ? Posture.usual.map { Step.fold($0) } : []
    var repertoire = Repertoire(
      situation.app, presentations: lines, additions: additions ?? folds, depth: depth)
    if !anywhere {
      repertoire.show(lines, of: situation.app, isImported: scenario.isImported)
    }
    repertoire.families = families
    self.init(situation.app, repertoire)
    properties += scenario.properties.compactMap { $0.property(called: name($0), in: situation) }
  }
}

extension Posture {
  /// What a device that folds is put into again and again.
  package static let usual: [Posture] = [.open, .closed]
}

extension Scenario.Property {
  /// For the explorer; nothing where it is about other versions or devices.
  fileprivate func property(
    called name: String, in situation: Situation
  ) -> OrientationExplorer.Property? {
    guard situation.isMeant(expectation) else { return nil }
    let tests = expectation.claims.map { $0.value.test(in: situation) }
    let conditions = condition.map { $0.value.test(in: situation) }
    let claim: OrientationExplorer.Property.Claim =
      switch mode.value {
      case .always: .always
      case .never: .never
      case .possible: .possible
      }
    return OrientationExplorer.Property(name, sentence: name, claim) { transition in
      let isJudged = conditions.isEmpty || conditions.contains { $0(transition) }
      // Where its condition does not hold, `always` has nothing against it.
      return isJudged ? tests.contains { $0(transition) } : claim == .always
    }
  }
}

extension Scenario.Claim {
  /// Whether it holds in what happened: at no cost where the worlds tell, else by a trace.
  fileprivate func test(in situation: Situation) -> @Sendable (ExploredStep) -> Bool {
    switch self {
    case .interface(let values, in: nil) where values.count == 1:
      { values[0].matches($0.after.interface) }
    case .device(let orientation): { $0.after.device == orientation }
    case .visible(let name):
      { [id = situation.id(name.value)] in $0.simulator.visibleScreen(in: $0.after).id == id }
    case .turned: { $0.outcome.turnCount > 0 }
    case .stayed: { $0.outcome.turnCount == 0 }
    case .crash(nil): { $0.after.hasCrashed }
    case .noCrash: { !$0.after.hasCrashed }
    default:
      { [claim = self] transition in
        situation.holds(
          claim,
          in: Episode(
            transition.simulator, step: transition.step, before: transition.before,
            after: transition.after, transition.outcome, transition.trace))
      }
    }
  }
}

extension Scenario {
  /// Every step that a line names for a device and a version that have it.
  ///
  /// Those of reactions come first, then the file's own.
  package func namedSteps(on settings: OrientationModel.Settings) -> [Step] {
    let reactions = declarations.flatMap { $0.node?.reactionSteps ?? [] }
    return (reactions + steps)
      .filter { $0.versions?.contains(settings.version) ?? true }
      .map { Step($0.action) }
      .filter {
        let reading = Scenario.parseStep(
          $0.text, in: self, versions: [settings.version], devices: [settings.device])
        return reading.rightStep != nil
      }
  }
}

extension Scenario.Node {
  fileprivate var reactionSteps: [Scenario.Step] {
    reactions.flatMap { $0.steps } + children.flatMap { $0.reactionSteps }
  }
}
