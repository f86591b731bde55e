import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

extension VersionComparison {
  private static let stepWidth = 30

  /// The steps as rows, the versions as columns; differences are marked.
  func text(_ paint: TextPaint) -> String {
    let shown = rows.filter { !$0.isNote }
    let cells = shown.map { row in row.sights.indices.map { cell(row, $0) } }
    let widths = runs.indices.map { column in
      max(heading(column).count, cells.map { $0[column].count }.max() ?? 0)
    }
    let steps = min(Self.stepWidth, shown.map(\.action.count).max() ?? 0)
    let device = loaded.devices.first?.name ?? ""
    var text = paint(loaded.title.harmless, .heading) + "\n"
    text += paint("\(loaded.file.name.harmless), \(device)", .quiet) + "\n\n"
    text += String(repeating: " ", count: 6 + steps)
    text += runs.indices.map { "  " + heading($0).padded(widths[$0]) }.joined().trimmedEnd + "\n"
    let first = firstDifference?.number
    for (row, cells) in zip(shown, cells) {
      let mark = row.number == first ? ">" : row.isSame ? " " : "*"
      let head = "\(mark) \(String(row.number).padded(3)) \(clipped(row.action).padded(steps))"
      let line = cells.indices.map { "  " + cells[$0].padded(widths[$0]) }.joined()
      text += (row.isSame ? head + line.trimmedEnd : paint(head + line.trimmedEnd, .bad)) + "\n"
    }
    return text + "\n" + ending(paint)
  }

  private func heading(_ column: Int) -> String { "iOS \(runs[column].settings.version.text)" }

  private func clipped(_ action: String) -> String {
    let text = action.harmless
    return text.count > Self.stepWidth ? text.prefix(Self.stepWidth - 3) + "..." : text
  }

  private func cell(_ row: Row, _ column: Int) -> String {
    switch row.sights[column] {
    case .stopped: return "makes no sense"
    case .over: return "-"
    case .seen(let interface, let way, _, let error, let crash):
      if crash != nil { return "crash" }
      let episode = runs[column].play.episodes[row.number]
      let sign = episode.isSkipped ? " (skipped)" : error != nil ? " (error)" : ""
      let turn = way.count > 1 && way.first == way.last ? " (and back)" : ""
      return interface.name + turn + sign
    }
  }

  /// The first difference, with the rule on each side.
  private func ending(_ paint: TextPaint) -> String {
    guard let row = firstDifference else {
      return paint("No difference: every version does the same.", .good) + "\n"
    }
    var text = "First difference: step \(row.number), `\(row.action.harmless)`"
    text += (row.line > 0 ? ", line \(row.line)" : "") + "\n"
    for side in sides(of: row) {
      let versions = "iOS \(versions(of: side).joined(separator: ", "))"
      text += "  \(paint(versions, .heading)): \(description(of: side, row))\n"
      for rule in rules(behind: side, of: row) {
        let title = rule.title
        text += "      \(paint(rule.number, .rule))  \(title)\n"
      }
    }
    return text
  }

  private func description(of side: Side, _ row: Row) -> String {
    guard let index = side.indices.first else { return "" }
    let play = runs[index].play
    switch side.sight {
    case .stopped: return "it makes no sense here: \(play.stop?.whyNot ?? "")".harmless
    case .over: return "it is over: the step does not run"
    case .seen(let interface, let way, let visible, let error, let crash):
      let episode = play.episodes[row.number]
      if crash != nil { return "crash: \(episode.crash ?? "")".harmless }
      var text =
        way.isEmpty ? "stays " : way.dropLast().map(\.name).joined(separator: " -> ") + " -> "
      if row.number == 0, way.isEmpty { text = "" }
      text += interface.name
      if let visible { text += ", \(play.name(visible)) is seen" }
      if error != nil { text += ", error: \(episode.error ?? "")" }
      return (episode.isSkipped ? "skipped, " : "") + text.harmless
    }
  }
}

extension String {
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  var trimmedEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension VersionComparison {
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
            "same": .bool(row.isSame), "results": .array(runs.indices.map { result(row, $0) }),
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
    guard row.number < run.play.episodes.count else {
      let message = row.sights[column] == .stopped ? run.play.stop?.whyNot : nil
      return .object([
        version, .init(key: "ran", value: false), .init(key: "stopped", value: .optional(message)),
      ])
    }
    guard case .object(let members) = run.json(run.play.episodes[row.number]) else { return .null }
    return .object([version, .init(key: "ran", value: true)] + members)
  }
}
