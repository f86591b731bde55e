import OrientationExplorer
import OrientationModel
import OrientationScenarios

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
        throw invocation.usage(
          "--steps does not know `\(name.harmless)`",
          help: Arguments.suggestion(for: name, among: Self.words, title: "it knows"))
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
    let reactions = declarations.flatMap { declaration in
      switch declaration {
      case .controller(let node): node.reactionSteps
      case .root(let node): node.value.reactionSteps
      case .window(let window): window.root?.reactionSteps ?? []
      }
    }
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
