import OrientationModel
import OrientationScenarios
import OrientationTelling

extension ExportInput {
  /// The whole play: every step as `run --format json` has it, and how it came to that.
  var json: String {
    let head: JSON = [
      "scenario": .string(title), "ios": .string(settings.version.text),
      "device": .string(settings.device.name), "text": .string(scenario.text),
      "steps": .array(episodes.map(json)), "stopped": .optional(stopSentence),
    ]
    return head.pretty + "\n"
  }

  private func json(_ episode: Episode) -> JSON {
    let verdict = verdicts[episode.number]
    guard case .object(let facts) = facts(of: episode) else { return .null }
    let told: [JSON.Member] = [
      .init(key: "tone", value: .string(verdict.tone.rawValue)),
      .init(key: "alarming", value: .bool(verdict.isAlarming)),
      .init(key: "sentence", value: .string(sentence(of: episode.number))),
      .init(key: "way", value: .array(way(of: episode.number).map(json))),
      .init(key: "masks", value: .array(episode.grid.map { $0.rows.map(json) } ?? [])),
      .init(key: "chain", value: .array(episode.chain.map(json))),
      .init(key: "excluded", value: .array(episode.exclusions.map { json($0, episode.wording) })),
    ]
    return .object(facts + told)
  }

  private func facts(of episode: Episode) -> JSON {
    let trace = episode.trace
    let world = episode.after
    return [
      "step": .number(episode.number), "line": .number(episode.line),
      "action": .string(episode.name.harmless),
      "device": .string(world.device.name), "held": .string(world.held.name),
      "interface": .string(world.interface.name), "turned": .bool(episode.outcome.turnCount > 0),
      "visible": .optional(play.simulator.snapshot(of: world).visible.map(play.name)),
      "asked": names(trace.asked), "called": names(trace.called),
      "notAsked": names(play.notAsked(in: episode)),
      "allowed": trace.allowed.map { .strings($0.orientations.map(\.name)) } ?? .null,
      "rules": .strings(trace.rules.map(\.number)), "because": .optional(trace.because?.number),
      "assumed": .strings(trace.assumptions.map(\.name)), "skipped": .bool(episode.isSkipped),
      "callbacks": .strings(episode.callbacks), "console": .strings(episode.console),
      "error": .optional(episode.error), "crash": .optional(episode.crash),
    ]
  }

  private func names(_ ids: [ControllerID]) -> JSON { .strings(ids.map(play.name)) }

  private func json(_ row: WayRow) -> JSON {
    let allows: JSON =
      switch row.sign {
      case .allows: true
      case .refuses: false
      case .none: .null
      }
    return [
      "depth": .number(row.depth), "name": .string(row.name), "note": .string(row.note),
      "answer": .string(row.answer), "allows": allows,
    ]
  }

  private func json(_ row: MaskGrid.Row) -> JSON {
    ["of": .string(row.label), "mask": .strings(row.mask.orientations.map(\.name))]
  }

  private func json(_ line: ChainLine) -> JSON {
    [
      "number": .number(line.number), "text": .string(line.text),
      "rule": .optional(line.rule?.number), "confidence": .optional(line.confidence?.rawValue),
      "source": .optional(line.source), "assumes": .optional(line.assumption?.name),
    ]
  }

  private func json(_ exclusion: Exclusion, _ wording: Wording) -> JSON {
    [
      "name": .string(wording.name(exclusion.controller)), "rule": .string(exclusion.rule.number),
      "reason": .string(wording.text(of: exclusion.reason)),
    ]
  }
}
