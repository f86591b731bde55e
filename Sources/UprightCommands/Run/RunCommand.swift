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
    let selection = try Selection(invocation).single(invocation)
    let file = try ScenarioFile.named(invocation.operands.first ?? "", in: environment)
    var loaded = try LoadedScenario(file, selection)
    try loaded.add(steps: invocation.allValues(.steps))
    let run = Run(loaded)
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
