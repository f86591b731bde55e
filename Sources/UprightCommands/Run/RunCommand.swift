import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Command {
  static let run = Command(
    "run", "Play a scenario and tell what happened and why, step by step.",
    usage: "FILE [-e STEP]... [--ios N] [--device NAME] [--callbacks] [--format text|json]",
    operand: .scenario,
    examples: [
      Example("upright run popping.scenario", "what happens, and why"),
      Example("upright run popping.scenario --ios 15", "on another version"),
      Example(
        "upright run Tour/01-the-list-and-the-phone -e 'rotate left'",
        "a bundled scenario, and one step more"),
      Example("upright run popping.scenario --format json | jq .interface", "for a program"),
      Example("cat popping.scenario | upright run -", "from standard input"),
    ],
    notes: [
      "It ends with 0 whatever it finds. A step that makes no sense where it stands ends the run "
        + "there, and the exit status is 65.",
      "With --format json it writes JSON Lines: an object about the run, then one for the launch "
        + "and each step.",
    ], options: [.steps, .ios, .device, .callbacks, .format("text", "json")]
  ) { invocation, environment throws(Trouble) in
    let run = Run(try LoadedScenario(invocation, environment))
    return invocation.format == "json"
      ? run.jsonLines : run.story(invocation.has(.callbacks), TextPaint(invocation, environment))
  }
}

/// One scenario played on one device under one version.
struct Run: Sendable {
  let loaded: LoadedScenario
  let play: Play

  init(_ loaded: LoadedScenario, device: Device? = nil, version: SystemVersion? = nil) {
    self.loaded = loaded
    play = Play(
      loaded.scenario, device: device ?? loaded.devices.first,
      version: version ?? loaded.versions.first)
  }

  var settings: Settings { play.situation.app.settings }

  /// What is said of the step at which the play had to end.
  var stopMessage: String? {
    play.stop.map { stop in
      let place = stop.line > 0 ? "\(loaded.file.name.harmless):\(stop.line)" : "-e"
      return "\(place): error: `\(stop.name)` makes no sense here: \(stop.whyNot)\n"
    }
  }

  /// Ends a response as this run ended.
  func end(_ response: inout Response) {
    guard let stopMessage else { return }
    response.add(Trouble(.data, stopMessage))
  }
}

extension Run {
  /// JSON Lines: the run, the launch, and each step.
  var jsonLines: Response {
    var text = head.line
    for episode in play.episodes { text += json(episode).line }
    if let stop = play.stop { text += json(stop: stop).line }
    var response = Response(output: text)
    end(&response)
    return response
  }

  private var head: JSON {
    [
      "scenario": loaded.title, "ios": settings.version.text, "device": settings.device.name,
      "file": loaded.file.name,
    ]
  }

  /// The launch or a step, and what became of it.
  func json(_ episode: Episode) -> JSON {
    let trace = episode.trace
    let world = episode.after
    return [
      "step": episode.number, "line": line(of: episode), "action": episode.name,
      "device": world.device.name, "interface": world.interface.name,
      "turned": episode.outcome.turnCount > 0,
      "visible": episode.snapshot.visible.map(play.name), "asked": names(trace.asked),
      "called": names(trace.called), "notAsked": names(play.notAsked(in: episode)),
      "allowed": trace.allowed.map { $0.orientations.map(\.name) },
      "rules": trace.rules.map(\.number), "because": trace.because?.number,
      "held": world.held.name, "skipped": episode.isSkipped, "callbacks": episode.callbacks,
      "console": episode.console, "error": episode.error, "crash": episode.crash,
      "verdict": episode.isSkipped ? nil : episode.verdict.sentence,
    ]
  }

  /// The object of a step that makes no sense where it stands: nothing has changed.
  private func json(stop: Episode) -> JSON {
    let world = stop.after
    let none: [String] = []
    return [
      "step": stop.number, "line": stop.line, "action": stop.name, "error": stop.whyNot,
      "stopped": true, "device": world.device.name, "interface": world.interface.name,
      "turned": false, "visible": stop.snapshot.visible.map(play.name), "asked": none,
      "called": none, "notAsked": none, "allowed": JSON.null, "rules": none, "because": JSON.null,
      "held": world.held.name, "skipped": false, "callbacks": none, "console": none,
      "crash": JSON.null,
    ]
  }

  private func line(of episode: Episode) -> Int {
    episode.number == 0 ? loaded.rootLine : episode.line
  }

  private func names(_ ids: [ControllerID]) -> [String] { ids.map(play.name) }
}
