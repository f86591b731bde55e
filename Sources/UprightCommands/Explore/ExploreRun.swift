import OrientationExplorer
import OrientationModel
import OrientationScenarios
import PlaygroundSession

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
    let situation = situation
    let settings = situation.app.settings
    var additions: [Step: Scenario.Step] = [:]
    var added: [Step] = []
    for line in request.choice.steps(of: scenario, on: settings) {
      guard let step = situation.step(line), additions[step] == nil else { continue }
      additions[step] = line
      added.append(step)
    }
    self.additions = additions
    exploration = Exploration(
      scenario, situation, additions: added, families: request.choice.families,
      depth: request.depth, anywhere: request.anywhere,
      name: { loaded.file.text(at: $0.mode.place) ?? $0.text })
    exploration.limit = request.limit
    exploration.threads = request.threads
  }

  var settings: Settings { situation.app.settings }

  /// A step of the search as the language has it.
  func line(of step: Step) -> Scenario.Step {
    additions[step] ?? Scenario.Step(Located(situation.app.written(step)))
  }

  func text(of step: Step) -> String { line(of: step).text }

  /// Steps with their numbers, a line each.
  func listing(of path: [Step], _ paint: TextPaint, indent: Int) -> String {
    path.enumerated().map { index, step in
      "".padded(indent) + String(index + 1).padded(4) + paint(text(of: step).harmless, .step) + "\n"
    }.joined()
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
      // What an author wants is nothing that a user does.
      case .set where !action.isWish: self = .set
      default: return nil
      }
    }
  }

  var families = Set(Repertoire.Family.allCases)
  var additions: Set<Addition> = []
  /// What an iPhone Duo is put into.
  private var postures = Posture.usual

  private static let moves: [(word: String, posture: Posture)] = [
    ("open", .open), ("close", .closed), ("fold", .half),
  ]

  /// What a user does, and nothing else.
  init() {}

  init(_ invocation: Invocation) throws(Trouble) {
    guard let text = invocation.value(.stepFamilies) else { return }
    if !text.hasPrefix("+") {
      families = []
      postures = []
    }
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = String(word.hasPrefix("+") ? word.dropFirst() : word)
      if let family = Repertoire.Family(rawValue: name) {
        families.insert(family)
      } else if let addition = Addition(rawValue: name) {
        additions.insert(addition)
      } else if let move = Self.moves.first(where: { $0.word == name }) {
        if !postures.contains(move.posture) { postures.append(move.posture) }
      } else {
        throw invocation.unknown(
          name, "--steps doesn't accept", among: Self.words,
          "expected one of:")
      }
    }
  }

  static let words =
    Repertoire.Family.allCases.map(\.rawValue) + Addition.allCases.map(\.rawValue)
    + moves.map(\.word)

  /// What can stand in the list: a plus in front adds to what a user does.
  static let offers =
    Repertoire.Family.allCases.map(\.rawValue)
    + (Addition.allCases.map(\.rawValue) + moves.map(\.word)).flatMap { ["+" + $0, $0] }

  /// The steps to add, as a file's lines name them.
  ///
  /// The lock is a switch everybody has: where no line names it, it can be put on and off.
  func steps(of scenario: Scenario, on settings: OrientationModel.Settings) -> [Scenario.Step] {
    let named =
      (settings.device.hasHinge ? postures : []).map { Scenario.Step(Located(.fold($0))) }
      + scenario.namedSteps(on: settings).filter { step in
        Addition(step.action.value).map(additions.contains) ?? false
      }
    let hasLock = named.contains { Addition($0.action.value) == .lock }
    guard additions.contains(.lock), !hasLock else { return named }
    return named + [true, false].map { Scenario.Step(Located(.lock($0))) }
  }
}
