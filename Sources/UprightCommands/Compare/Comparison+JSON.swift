import Exports
import OrientationModel
import OrientationScenarios

extension Comparison {
  /// One object: every step with a result a version, and where they first part.
  var json: JSON {
    [
      "scenario": .string(loaded.title), "file": .string(loaded.file.name),
      "device": .string(loaded.devices.first?.name ?? ""),
      "ios": .strings(runs.map(\.settings.version.text)), "same": .bool(firstDifference == nil),
      "firstDifference": firstDifference.map(json) ?? .null,
      "steps": .array(
        rows.map { row in
          [
            "step": .number(row.number), "line": .number(row.line), "action": .string(row.action),
            "same": .bool(row.isSame),
            "results": .array(runs.indices.map { result(row, $0) }),
          ]
        }),
    ]
  }

  private func json(_ row: Row) -> JSON {
    [
      "step": .number(row.number), "line": .number(row.line), "action": .string(row.action),
      "sides": .array(
        sides(of: row).map { side in
          let rules = rules(behind: side, of: row).map(\.number)
          return [
            "ios": .strings(versions(of: side)),
            "result": side.indices.first.map { result(row, $0) } ?? .null,
            "because": .optional(rules.first), "rules": .strings(rules),
          ]
        }),
    ]
  }

  /// What a version makes of a step: as `run` says it, or that it did not run.
  private func result(_ row: Row, _ column: Int) -> JSON {
    let run = runs[column]
    let version = JSON.Member(key: "ios", value: .string(run.settings.version.text))
    guard row.number < run.play.beats.count else {
      let message = row.sights[column] == .stopped ? run.play.stop.map(run.play.text) : nil
      return .object([
        version, .init(key: "ran", value: false), .init(key: "stopped", value: .optional(message)),
      ])
    }
    guard case .object(let members) = run.json(run.play.beats[row.number]) else { return .null }
    return .object([version, .init(key: "ran", value: true)] + members)
  }
}
