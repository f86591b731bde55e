import DeviceDrawing
import OrientationModel
import OrientationTelling
import TerminalModel

extension Composer {
  /// Devices side by side, driven by the same keys.
  mutating func comparison(_ layout: Layout, _ compared: [Compared], _ parting: Parting) {
    title(row: 0, environment: environment(of: compared))
    rule(row: 1)
    let below = min(rows / 3, 3 + sideLines(parting).count + (rows >= 30 ? 1 : 0))
    let bottom = layout.footerRow - 2 - below
    let width = (columns - 2) / max(1, compared.count)
    for (index, entry) in compared.enumerated() {
      let left = 1 + index * width
      write(
        [
          (entry.heading, .accent),
          ("  " + entry.result, entry.verdict.isAlarming ? .refused : .plain),
        ],
        column: left + 1, row: 2, columns: width - 2)
      var picture = entry.picture
      picture.hasCaption = true
      _ = picture.draw(
        in: &canvas, area: Rect(column: left + 1, row: 4, columns: width - 2, rows: bottom - 4))
    }
    cursor = Point(column: 2, row: 2)
    self.parting(parting, row: bottom + 1)
    rule(row: layout.footerRow - 2)
    timeline(row: layout.footerRow - 1)
    footer(row: layout.footerRow)
  }

  /// What is above the stage: the versions that are compared stand for the one in use.
  func environment(of compared: [Compared]) -> String {
    let versions = compared.compactMap(\.version)
    guard versions.count == compared.count, versions.count > 1 else { return environment }
    let words = versions.map(\.text).joined(separator: ", ")
    return "\(scene.setting.device.name) · iOS \(words)" + (scene.isLocked ? " · locked" : "")
  }

  private mutating func parting(_ parting: Parting, row: Int) {
    guard let label = parting.label else {
      write(Parting.never, .dim, column: 3, row: row, columns: columns - 4)
      return
    }
    write(
      [("Where they part   ", .title), (label, .plain)], column: 3, row: row, columns: columns - 4)
    var line = row + 1
    for (heading, words) in sideLines(parting) {
      write(
        [(pad(heading, to: headingWidth(parting)), .accent), (words, .plain)], column: 5,
        row: line, columns: columns - 6)
      line += 1
    }
  }

  private func headingWidth(_ parting: Parting) -> Int {
    min(24, max(6, parting.sides.map { DisplayWidth.of($0.heading) }.max() ?? 0)) + 2
  }

  /// What each side says, with its rule, in as many rows as it needs.
  private func sideLines(_ parting: Parting) -> [(heading: String, words: String)] {
    let room = columns - 6 - headingWidth(parting)
    return parting.sides.flatMap { side in
      let words = side.words + (side.rule.map { "  \($0.text)" } ?? "")
      return DisplayWidth.wrap(words, to: room).enumerated().map { index, line in
        (index == 0 ? side.heading : "", line)
      }
    }
  }
}
