import OrientationModel
import OrientationScenarios
import OrientationTelling

/// All that is said about where one stands; worked out once for each position.
struct Told: Sendable {
  var position: Position
  var episode: Episode
  var verdict: Verdict
  var way: [WayRow]
  var grid: MaskGrid?
  var exclusions: [Exclusion]
  var snapshot: Snapshot
  var strip: Strip
  var deeds: [Deed]
  /// The smallest change that would have helped, where something is wrong.
  var fix: Counterfactual?
  /// What the story says about this moment.
  var caption: String?

  init(_ session: inout Session) {
    position = session.position
    episode = session.episode()
    verdict = episode.verdict
    way = episode.way
    grid = episode.grid
    exclusions = episode.exclusions
    snapshot = episode.snapshot
    strip = Strip(&session)
    var found = Deeds(session.scenario, session.lane(session.setting.version))
    deeds = found.all()
    caption = session.caption
    if verdict.isAlarming || episode.isLeftBehind { fix = Told.fix(&session) }
  }

  /// Proven by replays from the launch, so a long past is made short first.
  private static func fix(_ session: inout Session) -> Counterfactual? {
    let steps = session.way()
    guard steps.count <= 100 else { return nil }
    let sheet = session.lane(session.setting.version).situation.sheet
    return Counterfactual.all(of: sheet, steps, limit: 1).first
  }

  var wording: Wording { episode.wording }
  var world: World { episode.after }
  var settings: Settings { episode.sheet.settings }
}

extension Session {
  /// The notes behind the last deed, as one text.
  var caption: String? {
    guard change.isEmpty else { return nil }
    var notes: [String] = []
    var node = node
    while timeline.isNote(node), let parent = timeline.parent(of: node) {
      if case .note(let text) = timeline.step(of: node)?.action.value { notes.insert(text, at: 0) }
      node = parent
    }
    return notes.isEmpty ? nil : notes.joined(separator: " ")
  }

  /// How many steps were done, notes left out.
  var deedCount: Int { timeline.path(to: node).count { !timeline.isNote($0) } }

  /// What is written to a file: what a story says of itself is said of its own steps alone.
  package var written: Scenario {
    var scenario = saved
    guard case .bundled = origin, !isOnStory || !change.isEmpty else { return scenario }
    scenario.header.about = []
    scenario.header.sources = []
    scenario.header.evidence = nil
    scenario.steps.removeAll(where: \.isNote)
    return scenario
  }

  /// Everything so far as a scenario of its own.
  package var saved: Scenario {
    var scenario = scenario
    scenario.steps = timeline.path(to: node).compactMap { node in
      var step = timeline.step(of: node)
      step?.expectations = expected(after: node)
      return step
    }
    scenario.launch = expected(after: 0)
    scenario.settings.ios = Located(.init([.only(setting.version)]))
    scenario.settings.devices = [Located(setting.device)]
    if let lock = setting.lock { scenario.settings.lock = Located(lock) }
    return scenario
  }
}
