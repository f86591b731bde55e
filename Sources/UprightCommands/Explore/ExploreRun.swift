import OrientationExplorer
import OrientationModel
import OrientationScenarios

/// A scenario made ready for the search: one device, one version, what a user can do.
struct ExploreRun: Sendable {
  let loaded: LoadedScenario
  let situation: Situation
  var exploration: Exploration
  /// How the added steps stand in the file.
  private let additions: [Step: Scenario.Step]

  init(_ loaded: LoadedScenario, _ request: ExploreRequest) {
    self.loaded = loaded
    let scenario = loaded.scenario
    situation = Situation(scenario, device: loaded.devices.first, version: loaded.versions.first)
    let (situation, settings) = (situation, situation.app.settings)
    var additions: [Step: Scenario.Step] = [:]
    var added: [Step] = []
    for line in request.choice.steps(of: scenario, on: settings) {
      guard let step = situation.step(line), additions[step] == nil else { continue }
      additions[step] = line
      added.append(step)
    }
    self.additions = additions
    let presentations = scenario.namedSteps(on: settings).compactMap(situation.presentation)
    var repertoire = Repertoire(
      situation.app, presentations: presentations, additions: added, depth: request.depth)
    repertoire.families = request.choice.families
    exploration = Exploration(situation.app, repertoire)
    exploration.limit = request.limit
    exploration.threads = request.threads
    exploration.properties += scenario.properties.compactMap { $0.property(in: situation) }
  }

  var settings: Settings { situation.app.settings }

  /// A step of the search as the language has it.
  func line(of step: Step) -> Scenario.Step {
    additions[step] ?? Scenario.Step(Located(situation.app.written(step)))
  }

  func text(of step: Step) -> String { line(of: step).text }
}

extension Situation {
  /// What a `present` line names; nothing for any other step.
  fileprivate func presentation(_ line: Scenario.Step) -> Repertoire.Presentation? {
    guard case .present(let id, let style, let presenter) = step(line) else { return nil }
    return Repertoire.Presentation(id, as: style, from: presenter)
  }
}

// MARK: The scenario's own properties

extension Scenario.Property {
  /// For the explorer; nothing where it is about other versions or devices.
  fileprivate func property(in situation: Situation) -> OrientationExplorer.Property? {
    guard situation.isMeant(expectation) else { return nil }
    let tests = expectation.claims.map { $0.value.test(in: situation) }
    let claim: OrientationExplorer.Property.Claim =
      switch mode.value {
      case .always: .always
      case .never: .never
      case .possible: .possible
      }
    return OrientationExplorer.Property(
      name?.value ?? text, sentence: "\(mode.value.rawValue) \(expectation.body)", claim
    ) { happening in tests.contains { $0(happening) } }
  }
}

extension Scenario.Claim {
  /// Whether it holds in what happened: at no cost where the worlds tell, else by a trace.
  fileprivate func test(in situation: Situation) -> @Sendable (Happening) -> Bool {
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
      { [claim = self] happening in
        situation.holds(
          claim,
          in: Episode(
            happening.simulator, after: happening.after, happening.outcome, happening.trace))
      }
    }
  }
}
