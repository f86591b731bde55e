import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

extension Fix.Line.Mark {
  package var sign: String {
    switch self {
    case .kept: "  "
    case .removed: "- "
    case .added: "+ "
    }
  }
}

extension ExportInput {
  /// The whole play: every step as `run --format json` has it, and how it came to that.
  var json: String {
    let head: JSON = [
      "scenario": title, "ios": settings.version.text, "device": settings.device.name,
      "text": scenario.text, "steps": episodes.flatMap(objects), "stopped": stopSentence,
    ]
    return head.pretty + "\n"
  }

  /// A step, and the notes after it, which have no number.
  private func objects(_ episode: Episode) -> [JSON] {
    [json(episode)] + episode.notes.map { (note: String) -> JSON in ["note": note] }
  }

  private func json(_ episode: Episode) -> JSON {
    let verdict = verdicts[episode.number]
    return facts(of: episode) + [
      "tone": verdict.tone.rawValue, "alarming": verdict.isProblem,
      "sentence": sentence(of: episode.number), "way": way(of: episode.number).map(json),
      "masks": episode.grid.map { $0.rows.map(json) } ?? [], "chain": episode.chain.map(json),
      "excluded": episode.exclusions.map { json($0, episode.wording) },
    ]
  }

  private func facts(of episode: Episode) -> JSON {
    let trace = episode.trace
    let world = episode.after
    return [
      "step": episode.number, "line": episode.line, "action": episode.name.harmless,
      "device": world.device.name, "held": world.held.name, "interface": world.interface.name,
      "turned": episode.outcome.turnCount > 0,
      "visible": play.simulator.snapshot(of: world).visible.map(play.name),
      "asked": names(trace.asked), "called": names(trace.called),
      "notAsked": names(play.notAsked(in: episode)),
      "allowed": trace.allowed.map { $0.orientations.map(\.name) },
      "rules": trace.rules.map(\.number), "because": trace.because?.number,
      "assumed": trace.assumptions.map(\.name), "skipped": episode.isSkipped,
      "callbacks": episode.callbacks, "console": episode.console,
      "warnings": episode.warnings, "error": episode.error,
      "crash": episode.crash,
    ] + episode.judged
  }

  private func names(_ ids: [ControllerID]) -> [String] { ids.map(play.name) }

  private func json(_ row: WayRow) -> JSON {
    [
      "depth": row.depth, "name": row.name, "note": row.note, "answer": row.answer,
      "allows": row.sign == .none ? nil : row.sign == .allows,
    ]
  }

  private func json(_ row: MaskGrid.Row) -> JSON {
    ["of": row.label, "mask": row.mask.orientations.map(\.name)]
  }

  private func json(_ line: ChainLine) -> JSON {
    [
      "number": line.number, "text": line.text, "rule": line.rule?.number,
      "confidence": line.confidence?.rawValue, "source": line.source,
      "assumes": line.assumption?.name,
    ]
  }

  private func json(_ exclusion: Exclusion, _ wording: Wording) -> JSON {
    [
      "name": wording.name(exclusion.controller), "rule": exclusion.rule.number,
      "reason": wording.text(of: exclusion.reason),
    ]
  }
}
