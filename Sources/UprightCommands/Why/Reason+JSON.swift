import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

extension Reason {
  /// The object `run` prints for the step, and the reasons behind it.
  var json: JSON {
    let wording = episode.wording
    let verdict = episode.verdict
    guard case .object(let members) = run.json(episode) else { return .null }
    let reasons: JSON = [
      "scenario": .string(run.loaded.title), "ios": .string(run.settings.version.text),
      "file": .string(run.loaded.file.name), "verdict": .string(verdict.sentence),
      "tone": .string(verdict.tone.rawValue),
      "chain": .array(episode.chain.map { json($0, wording) }),
      "exclusions": .array(
        episode.exclusions.map {
          [
            "controller": .string(wording.name($0.controller)), "rule": .string($0.rule.number),
            "reason": .string(wording.text(of: $0.reason)),
          ]
        }),
      "assumptions": .array(
        episode.trace.assumptions.map {
          [
            "name": .string($0.name), "holds": .bool(episode.app.settings.assumptions[$0]),
            "question": .string($0.question),
          ]
        }), "changes": .array(changes.map(json)),
    ]
    guard case .object(let more) = reasons else { return .null }
    return .object(members + more)
  }

  private func json(_ line: ChainLine, _ wording: Wording) -> JSON {
    [
      "number": .number(line.number), "rule": .optional(line.rule?.number),
      "controller": .optional(line.controller.map(wording.name)), "text": .string(line.text),
      "effect": .optional(line.effect.map(wording.text)),
      "confidence": .optional(line.confidence?.rawValue), "source": .optional(line.source),
      "assumption": .optional(line.assumption?.name),
    ]
  }

  private func json(_ change: Fix) -> JSON {
    [
      "title": .string(change.title), "kind": .string("\(change.kind)"),
      "place": .string("\(change.place)"), "file": .string(change.file),
      "code": .strings(change.code.map { $0.change.sign + $0.text }),
      "scenario": .strings(change.scenario.map { $0.change.sign + $0.text }),
      "interface": .string(change.interface.name),
    ]
  }
}
