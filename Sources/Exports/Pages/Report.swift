import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

extension ExportInput {
  /// A page for a pull request: the situation, the steps, the versions, the reasons, the fix.
  func report(_ options: ExportOptions) throws(ExportProblem) -> String {
    let step = try step(options)
    let fixes = fixes(of: step)
    if let chosen = options.fix, !fixes.indices.contains(chosen - 1) {
      throw .noFix(chosen, count: fixes.count)
    }
    let about = scenario.header.about.map { $0.value.harmless.markdown }
    let stop = stopSentence.map { "**The run ends here.** " + $0.markdown } ?? ""
    let paragraphs =
      ["# \(title.markdown)"] + about + [situation, "## What happens", steps, stop, versions] + [
        "## Why: step \(step), \(episodes[step].name.harmless.markdownCode)", reasons(step),
        "```text\n" + portrait(of: step) + "```",
        "```mermaid\n" + TreeDiagram(self, step: step).mermaid + "```",
        fix(fixes, chosen: (options.fix ?? 1) - 1), footer(step),
      ]
    return paragraphs.filter { !$0.isEmpty }.map { $0 + "\n" }.joined(separator: "\n")
  }

  private var situation: String {
    var bare = scenario
    bare.header = Scenario.Header()
    bare.launch = []
    bare.steps = []
    bare.properties = []
    let sources = scenario.header.sources.map { "Source: " + $0.value.harmless.markdown + "  \n" }
    return "**\(place.markdown)**"
      + (scenario.header.evidence.map { ", \($0.value.rawValue)" } ?? "")
      + "\n\n" + sources.joined() + (sources.isEmpty ? "" : "\n")
      + "```text\n" + bare.text.harmlessLines + "```"
  }

  private var steps: String {
    var table = "|   | Step | What happens | Interface |\n| -: | --- | --- | --- |\n"
    for episode in episodes {
      let verdict = verdicts[episode.number]
      let sentence = sentence(of: episode.number).markdown
      let told = verdict.isAlarming ? "**\(sentence)**" : sentence
      let sign = episode.isSkipped ? "" : "\(verdict.sign) "
      let turns = episode.trace.turns
      let side =
        turns.isEmpty ? episode.after.interface.name : turns.map(\.name).joined(separator: " → ")
      table +=
        "| \(episode.number) | \(episode.name.harmless.markdownCode) | \(sign)\(told) | \(side) |\n"
      for note in episode.notes { table += "| | | *\(note.harmless.markdown)* | |\n" }
    }
    return String(table.dropLast())
  }

  // MARK: The versions side by side

  /// The interface after each step, a column a version; only where versions differ.
  private var versions: String {
    let listed = Set(scenario.playedVersions)
    // Beside a single one stand those that most apps run on.
    let usual = listed.count > 1 ? [] : [15, 16, 18, 26, 27].map { SystemVersion($0) }
    let shown = scenario.playable(
      listed.union(usual.filter { $0.major != listed.first?.major }).sorted())
    let others = usual.isEmpty ? "" : " (the scenario lists only \(span(Array(listed))))"
    let device = settings.device
    let plays = shown.map { Play(scenario, device: device, version: $0) }
    let columns = grouped(plays)
    guard columns.count > 1 else {
      let which = usual.isEmpty ? "every listed version: " : ""
      return "## Versions\n\nSame result on \(which)iOS \(span(shown))\(others)."
    }
    let intro = usual.isEmpty ? "" : "The scenario lists only iOS \(span(Array(listed))).\n\n"
    var table = "## Versions\n\n\(intro)| Step | "
    table += columns.map { "iOS \($0.title)" }.joined(separator: " | ") + " |\n| --- |"
    table += String(repeating: " --- |", count: columns.count) + "\n"
    for number in 0..<(plays.map(\.episodes.count).max() ?? 0) {
      let cells = columns.map { cell($0.play, number) }
      let step = plays.first { $0.episodes.count > number }?.episodes[number]
      let isSame = Set(cells).count == 1
      let marked = cells.map { isSame ? $0 : "**\($0)**" }
      table += "| \((step?.name.harmless ?? "").markdownCode) | "
      table += marked.joined(separator: " | ") + " |\n"
    }
    return String(table.dropLast())
  }

  private func cell(_ play: Play, _ number: Int) -> String {
    guard play.episodes.indices.contains(number) else { return "ended" }
    let episode = play.episodes[number]
    if episode.trace.crash != nil { return "crash" }
    return episode.isSkipped ? "skipped" : episode.after.interface.name
  }

  /// Neighbouring versions with the same outcomes share a column.
  private func grouped(_ plays: [Play]) -> [(title: String, play: Play)] {
    var groups: [(versions: [SystemVersion], play: Play, cells: [String])] = []
    for play in plays {
      let cells = play.episodes.indices.map { cell(play, $0) }
      let version = play.situation.app.settings.version
      if groups.last?.cells == cells {
        groups[groups.count - 1].versions.append(version)
      } else {
        groups.append(([version], play, cells))
      }
    }
    return groups.map { (span($0.versions), $0.play) }
  }

  private func span(_ versions: [SystemVersion]) -> String {
    let list = versions.map(\.text).joined(separator: ", ")
    guard let first = versions.first, let last = versions.last, versions.count > 2 else {
      return list
    }
    let between = SystemVersion.all.filter { $0 >= first && $0 <= last }
    return between.allSatisfy(versions.contains) ? "\(first.text)–\(last.text)" : list
  }

  // MARK: Reasons and remedies

  private func reasons(_ step: Int) -> String {
    let episode = episodes[step]
    let wording = episode.wording
    let because = episode.trace.because
    let telling = episode.chain.filter {
      $0.effect != .passes && ($0.effect != .tells || $0.rule == because)
    }
    var lines = [sentence(of: step).markdown, ""]
    for (index, link) in telling.enumerated() {
      let rule = link.rule.map { " (\($0.number))" } ?? ""
      lines.append("\(index + 1). \(link.text.harmless.markdown)\(rule)")
    }
    let exclusions = episode.absences.map { absence in
      "- \(wording.sentence(of: absence).harmless.markdown) (\(absence.rule.number))"
    }
    return (lines + (exclusions.isEmpty ? [] : [""]) + exclusions).joined(separator: "\n")
  }

  /// The device as the hand holds it, in characters.
  private func portrait(of step: Int) -> String {
    var canvas = Canvas(size: Size(columns: 64, rows: 20))
    let episode = episodes[step]
    DevicePicture(of: episode.after, on: play.simulator).draw(in: &canvas, area: Rect(canvas.size))
    // Three backticks in a name would end the block.
    let lines = canvas.text.replacing("`", with: "'")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let drawn = lines.filter { !$0.allSatisfy { $0 == " " } }
    let margin = drawn.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    let held = "held \(episode.after.held.name), interface \(episode.after.interface.name)"
    return (drawn.map { String($0.dropFirst(margin)) } + ["", held]).map { $0 + "\n" }.joined()
  }

  private func fix(_ fixes: [Fix], chosen: Int) -> String {
    guard fixes.indices.contains(chosen) else { return "" }
    let fix = fixes[chosen]
    let scenario = fix.scenario.map(\.diff).joined(separator: "\n")
    var text = "## Smallest fix\n\n**\(fix.title.harmless.markdown.capitalizedFirst)** "
    text += "→ the interface is in \(fix.interface.name). Verified by replaying the scenario."
    if let warning = fix.support.warning { text += " It is \(warning)." }
    if !fix.code.isEmpty {
      let file = fix.file.isEmpty ? "" : "In \(fix.file.harmless.markdownCode):\n\n"
      text += "\n\n\(file)```diff\n\(fix.code.map(\.diff).joined(separator: "\n"))\n```"
    }
    if !scenario.isEmpty { text += "\n\nIn the scenario:\n\n```diff\n\(scenario)\n```" }
    let others = fixes.enumerated().filter { $0.offset != chosen }.prefix(4)
    guard !others.isEmpty else { return text }
    let list = others.map { "\($0.offset + 1). \($0.element.title.harmless.markdown)" }
    return text + "\n\nAlternatives:\n\n" + list.joined(separator: "\n")
  }

  private func footer(_ step: Int) -> String {
    let reading = Reading(episodes[step])
    let passages = episodes[step].trace.rules.map { reading.passage(of: $0) }
    let assumed = episodes[step].trace.assumptions.map {
      "- Assumed: \($0.question.markdown) (`\($0.name)`)"
    }
    let lines = passages.map {
      "- \($0.rule.number), \($0.confidence.explained): \($0.rule.title.markdown)"
    }
    guard !lines.isEmpty || !assumed.isEmpty else { return "" }
    return "<details><summary>How well this is supported</summary>\n\n"
      + (lines + assumed).joined(separator: "\n") + "\n\n</details>"
  }
}

extension Fix.Line {
  /// As a line of a difference.
  fileprivate var diff: String { change.sign + text.harmless }
}

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
      "tone": verdict.tone.rawValue, "alarming": verdict.isAlarming,
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
    ]
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
