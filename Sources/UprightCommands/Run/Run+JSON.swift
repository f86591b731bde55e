import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

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
      "scenario": .string(loaded.title), "ios": .string(settings.version.text),
      "device": .string(settings.device.name), "file": .string(loaded.file.name),
    ]
  }

  /// The launch or a step, and what became of it.
  func json(_ episode: Episode) -> JSON {
    let trace = episode.trace
    let world = episode.after
    return [
      "step": .number(episode.number), "line": .number(line(of: episode)),
      "action": .string(episode.name),
      "device": .string(world.device.name), "interface": .string(world.interface.name),
      "turned": .bool(episode.outcome.turnCount > 0),
      "visible": .optional(episode.snapshot.visible.map(play.name)),
      "asked": names(trace.asked), "called": names(trace.called),
      "notAsked": names(play.notAsked(in: episode)),
      "allowed": trace.allowed.map { .strings($0.orientations.map(\.name)) } ?? .null,
      "rules": .strings(trace.rules.map(\.number)), "because": .optional(trace.because?.number),
      "held": .string(world.held.name), "skipped": .bool(episode.isSkipped),
      "callbacks": .strings(episode.callbacks), "console": .strings(episode.console),
      "error": .optional(episode.error), "crash": .optional(episode.crash),
      "verdict": .optional(episode.isSkipped ? nil : episode.verdict.sentence),
    ]
  }

  /// The object of a step that makes no sense where it stands: nothing has changed.
  private func json(stop: Episode) -> JSON {
    let world = stop.after
    return [
      "step": .number(stop.number), "line": .number(stop.line), "action": .string(stop.name),
      "error": .string(stop.whyNot), "stopped": true,
      "device": .string(world.device.name), "interface": .string(world.interface.name),
      "turned": false,
      "visible": .optional(stop.snapshot.visible.map(play.name)),
      "asked": .strings([]), "called": .strings([]), "notAsked": .strings([]), "allowed": .null,
      "rules": .strings([]), "because": .null, "held": .string(world.held.name),
      "skipped": false, "callbacks": .strings([]), "console": .strings([]), "crash": .null,
    ]
  }

  private func line(of episode: Episode) -> Int {
    episode.number == 0 ? loaded.rootLine : episode.line
  }

  private func names(_ ids: [ControllerID]) -> JSON { .strings(ids.map(play.name)) }
}
