import OrientationModel
import OrientationScenarios

/// What a step is, not how it is told: each field a list of words.
package struct StepFacts: Equatable, Sendable {
  package enum Field: Int, CaseIterable, Sendable {
    case interface, turned, asked, called, notAsked, allowed, rules, because, callbacks, console,
      error, crash, size, `class`
  }

  /// The words of each field, in the order of the fields.
  package let fields: [[String]]

  package subscript(_ field: Field) -> [String] { fields[field.rawValue] }

  package init(fields: [[String]]) { self.fields = fields }

  init(_ episode: Episode, in play: Play) {
    self.init(fields: Field.allCases.map { Self.words(of: $0, episode, play) })
  }

  private static func words(of field: Field, _ episode: Episode, _ play: Play) -> [String] {
    let trace = episode.trace
    return switch field {
    case .interface: [episode.after.interface.name]
    case .turned: [String(episode.outcome.turnCount)]
    case .asked: trace.asked.map(play.name)
    case .called: trace.called.map(play.name)
    case .notAsked: play.notAsked(in: episode).map(play.name)
    case .allowed: trace.allowed.map { $0.orientations.map(\.name) } ?? ["undecided"]
    case .rules: trace.rules.map(\.number)
    case .because: trace.because.map { [$0.number] } ?? []
    case .callbacks: episode.callbacks
    case .console: episode.console
    case .error:
      episode.error.map { [$0] } ?? (episode.outcome.problem == nil ? [] : ["impossible"])
    case .crash: episode.crash.map { [$0] } ?? []
    case .size: [episode.geometry.size.text]
    case .class: episode.geometry.classes.map { [$0] } ?? []
    }
  }
}

/// The facts of one scenario on one device under one version.
package struct PlayFacts: Sendable {
  /// The scenario's path below `Scenarios/`, the version and the device.
  package let file: String
  package let machine: String
  /// What each step is called; empty where it was read from a record.
  package let actions: [String]
  package let steps: [StepFacts]

  init(_ file: String, _ play: Play) {
    let settings = play.situation.app.settings
    let episodes = play.episodes + (play.stop.map { [$0] } ?? [])
    self.init(
      file, machine: Self.machine(settings),
      actions: episodes.map(\.name), steps: episodes.map { StepFacts($0, in: play) })
  }

  /// The version and the device; of a Duo, the SDK where that is another.
  private static func machine(_ settings: Settings) -> String {
    let isOwn = !settings.device.hasHinge || settings.linked == settings.version
    return "\(settings.version.text) \(settings.device.name)"
      + (isOwn ? "" : ", SDK \(settings.linked.text)")
  }

  init(_ file: String, machine: String, actions: [String] = [], steps: [StepFacts]) {
    self.file = file
    self.machine = machine
    self.actions = actions
    self.steps = steps
  }

  /// Every play of a scenario: each of its devices under each of its versions.
  package static func all(of text: String, in file: String) -> [PlayFacts] {
    let scenario = Scenario.parse([UInt8](text.utf8)).scenario
    return scenario.stages().map { PlayFacts(file, Play(scenario, on: $0)) }
  }
}
