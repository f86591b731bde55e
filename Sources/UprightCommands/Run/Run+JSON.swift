import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Run {
  /// JSON Lines: the run, the launch, and each step.
  var jsonLines: Response {
    var text = head.line
    for beat in play.beats { text += json(beat).line }
    if let stop = play.stop { text += json(stop).line }
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
  func json(_ beat: Play.Beat) -> JSON {
    let trace = beat.trace
    let world = beat.world
    return [
      "step": .number(beat.number), "line": .number(line(of: beat)),
      "action": .string(beat.step?.text ?? "launch"),
      "device": .string(world.device.name), "interface": .string(world.interface.name),
      "turned": .bool(beat.outcome.turnCount > 0),
      "visible": .optional(play.simulator.snapshot(of: world).visible.map(play.name)),
      "asked": names(trace.asked), "called": names(trace.called),
      "notAsked": names(play.notAsked(in: beat)),
      "allowed": trace.allowed.map { .strings($0.orientations.map(\.name)) } ?? .null,
      "rules": .strings(trace.rules.map(\.number)), "because": .optional(trace.because?.number),
      "held": .string(world.held.name), "skipped": .bool(beat.isSkipped),
      "callbacks": .strings(play.callbacks(beat)), "console": .strings(play.console(beat)),
      "error": .optional(play.error(beat)), "crash": .optional(play.crash(beat)),
      "verdict": .optional(beat.isSkipped ? nil : play.episode(beat).verdict.sentence),
    ]
  }

  /// The object of a step that makes no sense where it stands: nothing has changed.
  private func json(_ stop: Play.Stop) -> JSON {
    let world = play.world
    return [
      "step": .number(play.beats.count), "line": .number(stop.step.action.place.line),
      "action": .string(stop.step.text), "error": .string(play.text(of: stop)), "stopped": true,
      "device": .string(world.device.name), "interface": .string(world.interface.name),
      "turned": false,
      "visible": .optional(play.simulator.snapshot(of: world).visible.map(play.name)),
      "asked": .strings([]), "called": .strings([]), "notAsked": .strings([]), "allowed": .null,
      "rules": .strings([]), "because": .null, "held": .string(world.held.name),
      "skipped": false, "callbacks": .strings([]), "console": .strings([]), "crash": .null,
    ]
  }

  private func line(of beat: Play.Beat) -> Int { beat.number == 0 ? loaded.rootLine : beat.line }

  private func names(_ ids: [ControllerID]) -> JSON { .strings(ids.map(play.name)) }
}
