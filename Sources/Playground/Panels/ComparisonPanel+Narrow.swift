import DeviceDrawing
import OrientationModel
import OrientationTelling
import TerminalModel

extension Composer {
  /// The same where there is no room for devices in a row of their own: results first, as text.
  mutating func narrowComparison(
    _ layout: Layout, _ compared: [Compared], _ parting: Parting
  ) {
    var row = 0
    if rows >= 6 {
      title(row: 0, environment: environment(of: compared))
      row = 1
    }
    let footerRows = rows >= 3 ? 1 : 0
    cursor = Point(column: 0, row: row)
    for entry in compared where row < rows - footerRows {
      write(
        [
          (entry.heading, .accent),
          ("  " + entry.result, entry.verdict.isAlarming ? .refused : .plain),
        ], column: rows >= 6 ? 1 : 0, row: row, columns: columns - 1)
      row += 1
    }
    let words = partingLines(parting, columns: columns - 2)
    let bottom = rows - footerRows
    let room = bottom - row - words.count - 1
    let width = (columns - 1) / max(1, compared.count)
    if room >= 8, width >= 14 {
      for (index, entry) in compared.enumerated() {
        _ = entry.picture.draw(
          in: &canvas,
          area: Rect(column: 1 + index * width, row: row, columns: width - 1, rows: room))
      }
      row += room
    }
    row += row + words.count < bottom ? 1 : 0
    for line in words where row < bottom {
      write([line], column: rows >= 6 ? 1 : 0, row: row, columns: columns - 1)
      row += 1
    }
    if footerRows > 0 { footer(row: layout.footerRow) }
  }

  private func partingLines(_ parting: Parting, columns: Int) -> [(String, Style)] {
    guard let label = parting.label else { return [(Parting.never, .dim)] }
    var lines: [(String, Style)] = [("They part: \(label)", .title)]
    for side in parting.sides {
      let rule = side.rule.map { " \($0.number)" } ?? ""
      let words = DisplayWidth.wrap("\(side.heading): \(side.words)\(rule)", to: columns)
      lines += words.map { ($0, .plain) }
    }
    return lines
  }
}
