import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

extension ScreenContent {
  /// The file's problem, or the names, the story's word, and the reason, in short lines.
  func wordRows(in size: Size) -> [Row] {
    guard problem.isEmpty else { return problemWords(columns: size.columns) }
    var rows = shortNames
    let words = showsOutcome ? captionRows(columns: size.columns) : []
    // What the hand asks for gives way to the story's word, which goes before the reason: the verdict
    // has the gist of that.
    if !words.isEmpty, rows.count == 3, rows.count + words.count > size.rows { rows.remove(at: 1) }
    let reason = shortReason
    let isRoomy = rows.count + words.count + reason.count + 2 <= size.rows
    let gap = isRoomy && !words.isEmpty ? [Row()] : []
    // A name that has no room beside its label stands without it.
    let names = rows.map {
      $0.columns > size.columns && $0.pieces.count == 2 ? Row([$0.pieces[1]]) : $0
    }
    return names + gap + words + gap + reason
  }

  private var shortNames: [Row] {
    var rows = [
      Row([("held ", .dim), (summary.world.held.name, .title)]),
      Row([("UI   ", .dim), (summary.world.interface.name, .title)]),
    ]
    if let asked {
      rows.insert(Row([(isFlat ? "was  " : "for  ", .dim), (asked, .plain)]), at: 1)
    }
    if let pending { rows.insert(Row("Event \(pending.count)", .dim), at: 0) }
    return rows
  }

  private var shortReason: [Row] {
    var rows = summary.way.filter { $0.controller != nil && progress.hasReached($0) }.map { entry in
      let isAnswered = progress.hasAnswered(entry) && !entry.answer.isEmpty
      let sign = entry.sign == .refuses ? " ✕" : entry.sign == .allows ? " ✓" : ""
      return Row([
        (entry.name, .plain), (isAnswered ? " " + entry.answer : "", .code),
        (isAnswered ? sign : "", .plain),
      ])
    }
    if let fix = summary.fix, showsOutcome {
      rows.append(Row([("fix  ", .dim), (fix.title, .added)]))
    }
    return rows
  }

  /// What the story says about this moment.
  func captionRows(columns: Int) -> [Row] {
    guard problem.isEmpty, pending == nil else { return [] }
    return (summary.caption ?? "").split(separator: "\n")
      .flatMap { DisplayWidth.wrap(String($0), to: columns) }.said(.plain)
  }

  /// What is wrong with the file: what, the line, the caret and the help, with the caret in sight.
  func problemLines(in size: Size) -> [String] {
    var lines = problem
    if lines.count >= 3, let caret = lines[2].firstIndex(of: "^") {
      let place = lines[2].distance(from: lines[2].startIndex, to: caret)
      let shift = max(0, place - size.columns * 2 / 3)
      if shift > 0 {
        lines[1] = "…" + lines[1].dropFirst(shift + 1)
        lines[2] = String(lines[2].dropFirst(shift))
      }
      if lines.count > max(3, size.rows) { lines[2] += "  " + lines[3].dropFirst("help: ".count) }
    }
    return Array(lines.prefix(size.rows))
  }

  /// The same in a narrow column: where, what, and the help.
  private func problemWords(columns: Int) -> [Row] {
    let parts = (problem.first ?? "").split(separator: ":", maxSplits: 3)
    let what = parts.count == 4 ? parts[3].drop { $0 != "]" }.dropFirst(2) : ""
    let sentence = parts.count == 4 ? "line \(parts[1]):\(what)" : problem.first ?? ""
    let help = problem.first { $0.hasPrefix("help: ") }?.dropFirst(6) ?? ""
    return DisplayWidth.wrap(sentence, to: columns).said(.refused)
      + DisplayWidth.wrap(String(help), to: columns).said(.code)
  }
}
