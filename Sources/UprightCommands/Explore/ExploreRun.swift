import OrientationExplorer
import OrientationModel
import OrientationScenarios
import Playground

/// A scenario made ready for the search: one device, one version, what a user can do.
package struct ExploreRun: Sendable {
  let loaded: LoadedScenario
  let situation: Situation
  package var exploration: Exploration
  /// How the added steps stand in the file.
  private let additions: [Step: Scenario.Step]

  package init(_ loaded: LoadedScenario, _ request: ExploreRequest) {
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
    let presentations = scenario.namedSteps(on: settings).compactMap { situation.step($0) }
      .compactMap { Repertoire.Presentation($0) }
    var repertoire = Repertoire(
      situation.app, presentations: presentations, additions: added, depth: request.depth)
    repertoire.families = request.choice.families
    exploration = Exploration(situation.app, repertoire)
    exploration.limit = request.limit
    exploration.threads = request.threads
    exploration.properties += scenario.properties.compactMap {
      $0.property(called: loaded.file.text(at: $0.mode.place) ?? $0.text, in: situation)
    }
  }

  var settings: Settings { situation.app.settings }

  /// A step of the search as the language has it.
  func line(of step: Step) -> Scenario.Step {
    additions[step] ?? Scenario.Step(Located(situation.app.written(step)))
  }

  func text(of step: Step) -> String { line(of: step).text }
}

// MARK: The scenario's own properties

extension Scenario.Property {
  /// For the explorer; nothing where it is about other versions or devices.
  ///
  /// It is called what its line says.
  fileprivate func property(
    called line: String, in situation: Situation
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
    return OrientationExplorer.Property(line, sentence: line, claim) { happening in
      let isJudged = conditions.isEmpty || conditions.contains { $0(happening) }
      // Where its condition does not hold, `always` has nothing against it.
      return isJudged ? tests.contains { $0(happening) } : claim == .always
    }
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

/// What `--steps` lists: what a user does, and which of the file's other steps.
struct StepChoice: Hashable, Sendable {
  /// The steps that are nobody's habit, and are tried only where somebody asks for them.
  enum Addition: String, CaseIterable, Hashable, Sendable {
    case lock, request, force, update, set

    /// Which of these a step of the language is, if it is one.
    init?(_ action: Scenario.Action) {
      switch action {
      case .lock: self = .lock
      case .request: self = .request
      case .force: self = .force
      case .update, .updateLock: self = .update
      case .set: self = .set
      case .rotate, .rotateLeft, .rotateRight, .push, .pop, .popTo, .popToRoot, .present, .dismiss,
        .select, .replaceRoot, .replace, .statusBar, .beginPop, .beginDismiss, .cancel, .finish,
        .attempt, .addWindow, .showWindow, .hideWindow, .resize, .background, .foreground,
        .beginGenerating, .endGenerating, .note, .onVersions:
        return nil
      }
    }
  }

  var families = Set(Repertoire.Family.allCases)
  var additions: Set<Addition> = []

  /// What a user does, and nothing else.
  init() {}

  init(_ invocation: Invocation) throws(Trouble) {
    guard let text = invocation.value(.stepFamilies) else { return }
    if !text.hasPrefix("+") { families = [] }
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = String(word.hasPrefix("+") ? word.dropFirst() : word)
      if let family = Repertoire.Family(rawValue: name) {
        families.insert(family)
      } else if let addition = Addition(rawValue: name) {
        additions.insert(addition)
      } else {
        throw invocation.unknown(name, "--steps does not know", among: Self.words, "it knows")
      }
    }
  }

  static let words = Repertoire.Family.allCases.map(\.rawValue) + Addition.allCases.map(\.rawValue)

  /// What can stand in the list: a plus in front adds to what a user does.
  static let offers =
    Repertoire.Family.allCases.map(\.rawValue)
    + Addition.allCases.flatMap { ["+" + $0.rawValue, $0.rawValue] }

  /// The steps to add, as a file's lines name them.
  ///
  /// The lock is a switch everybody has: where no line names it, it can be put on and off.
  func steps(of scenario: Scenario, on settings: OrientationModel.Settings) -> [Scenario.Step] {
    let named = scenario.namedSteps(on: settings).filter { step in
      Addition(step.action.value).map(additions.contains) ?? false
    }
    guard additions.contains(.lock), !named.contains(where: \.isLock) else { return named }
    return named + [true, false].map { Scenario.Step(Located(.lock($0))) }
  }
}

extension Scenario.Step {
  fileprivate var isLock: Bool { StepChoice.Addition(action.value) == .lock }
}

extension Scenario {
  /// Every step that a line names for a device and a version that have it.
  ///
  /// Those of reactions come first, then the file's own.
  func namedSteps(on settings: OrientationModel.Settings) -> [Step] {
    let reactions = declarations.flatMap { $0.tree?.reactionSteps ?? [] }
    return (reactions + steps)
      .filter { $0.versions?.value.contains(settings.version) ?? true }
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
    reactions.flatMap(\.steps) + children.flatMap(\.reactionSteps)
  }
}
