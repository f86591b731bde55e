import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

extension ScreenContent {
  /// All of it; what is asked in fewer words where there is no room for that, what is told not.
  func captionRows(in size: Size) -> [Row] {
    guard problem.isEmpty, pending == nil, let caption = summary.caption else { return [] }
    let lines = caption.split(separator: "\n")
      .flatMap { DisplayWidth.wrap(String($0), to: size.columns) }
    if lines.count <= size.rows { return lines.said(.plain) }
    return caption.hasSuffix("?")
      ? caption.lines(columns: size.columns, rows: size.rows).said(.plain) : []
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
  func problemWords(columns: Int) -> [Row] {
    let parts = (problem.first ?? "").split(separator: ":", maxSplits: 3)
    let what = parts.count == 4 ? parts[3].drop { $0 != "]" }.dropFirst(2) : ""
    let sentence = parts.count == 4 ? "line \(parts[1]):\(what)" : problem.first ?? ""
    let help = problem.first { $0.hasPrefix("help: ") }?.dropFirst(6) ?? ""
    return DisplayWidth.wrap(sentence, to: columns).said(.warning.bold)
      + DisplayWidth.wrap(String(help), to: columns).said(.code)
  }
}
