import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

extension Composer {
  func gridHeight(_ grid: MaskGrid) -> Int { 1 + grid.rows.count + pointerRows(of: grid) }

  /// Nothing points where nothing was asked for.
  private func pointerRows(of grid: MaskGrid) -> Int { grid.pointed.isVoid ? 0 : 1 }

  /// How wide it is with its orientations in a word each.
  func gridColumns(_ grid: MaskGrid) -> Int {
    let labels = (grid.rows.map { $0.label } + [grid.pointer]).map { DisplayWidth.of($0) }
    return MaskGrid.headings.reduce((labels.max() ?? 0) + 1) { $0 + 1 + $1.count }
  }

  /// A column an orientation, a row an answer, a mark where the device points.
  mutating func grid(_ grid: MaskGrid, row: Int, in area: Rect, of compared: Compared? = nil) {
    let didTurn = compared?.didTurn ?? scene.summary.episode.didTurn
    let widest = grid.rows.map { DisplayWidth.of($0.label) }.max() ?? 0
    // What turned back to where it may be was refused nothing.
    let allowed = grid.rows.last { $0.source == .left }?.mask ?? grid.pointed
    let isRefused = !didTurn && allowed.intersection(grid.pointed).isVoid
    let names = gridHeadings(columns: area.size.columns, label: widest)
    let label = min(
      max(widest, DisplayWidth.of(grid.pointer)),
      area.size.columns - names.reduce(1) { $0 + $1.count + 1 })
    let centres = gridCentres(names, label: label)
    for (heading, centre) in zip(names, centres) {
      let left = area.left + centre - heading.count / 2
      write(heading, .dim, in: self.line(row, from: left, columns: heading.count))
    }
    let right = area.left + (centres.last ?? 0) + 2
    var line = row + 1
    // The last row is never left out: the others lead to it.
    let room = area.bottom - line - pointerRows(of: grid)
    let rows =
      grid.rows.count > room ? grid.rows.prefix(max(0, room - 1)) + grid.rows.suffix(1) : grid.rows
    for entry in rows where line < area.bottom {
      let isLeft = entry.source == .left
      let words = pad(fitting(entry, columns: label), to: label)
      write(words, isLeft ? .title : .plain, in: area.row(line - area.top))
      region(target(of: entry), self.line(line, from: area.left, columns: right - area.left))
      if entry.isStruck, let first = centres.first, let last = centres.last {
        let strike = self.line(line, from: area.left + first, columns: last - first + 1)
        write(String(repeating: "╌", count: last - first + 1), .dim, in: strike)
        let words = " ignored inside"
        if area.left + last + words.count < area.right {
          write(words, .dim, in: area.row(line - area.top).from(area.left + last + 1))
        }
      }
      for (orientation, centre) in zip(MaskGrid.columns, centres) where progress.isLaid(entry) {
        let isIn = entry.mask.contains(orientation)
        let isMissed = isLeft && isRefused && grid.pointed.contains(orientation)
        if entry.isStruck {
          canvas.write(
            isIn ? "●" : "╌", at: Point(column: area.left + centre, row: line), as: .dim)
          continue
        }
        let style: Style = isIn ? (isLeft ? .title : .plain) : isMissed ? .plain : .dim
        canvas.write(
          isIn ? "●" : isMissed ? "✕" : "·", at: Point(column: area.left + centre, row: line),
          as: style)
        if case .controller = entry.source {
          let spot = Rect(column: area.left + centre - 1, row: line, columns: 3, rows: 1)
          region(.dot(entry.label, orientation), spot)
        }
      }
      line += 1
    }
    guard line < area.bottom, !grid.pointed.isVoid else { return }
    write(pad(grid.pointer, to: label), .dim, in: area.row(line - area.top))
    for (orientation, centre) in zip(MaskGrid.columns, centres)
    where grid.pointed.contains(orientation) {
      canvas.write("▲", at: Point(column: area.left + centre, row: line), as: .accent)
    }
  }

  /// What a click on a row opens: where that answer is set.
  private func target(of entry: MaskGrid.Row) -> Region.Target {
    switch entry.source {
    case .controller: .settings(entry.label)
    case .app(.plist), .app(.defaults): .settings("Info.plist")
    case .app(.delegate): .settings("delegate")
    case .app(.multitasking): .settings("requires full")
    case .app(.sceneDelegate), .app(.ignored), .hardware, .left: .command(.masks)
    }
  }

  /// Whose answer a row is; of what is no name, its last words where there is no room for all.
  private func fitting(_ entry: MaskGrid.Row, columns: Int) -> String {
    if case .controller = entry.source { return entry.label }
    var words = entry.label[...]
    while DisplayWidth.of(words) > columns, let blank = words.firstIndex(of: " ") {
      words = words[words.index(after: blank)...]
    }
    return String(words)
  }

  /// The orientations as UIKit calls them, or in a word each where there is no room for that.
  private func gridHeadings(columns: Int, label: Int) -> [String] {
    let names = MaskGrid.columns.map { $0.name }
    let width = names.reduce(label + 1) { $0 + $1.count + 1 }
    return width <= columns ? names : MaskGrid.headings
  }

  private func gridCentres(_ headings: [String], label: Int) -> [Int] {
    // portrait down left right: 8 4 4 5, a blank between.
    var centres: [Int] = []
    var left = label + 2
    for heading in headings {
      centres.append(left + heading.count / 2)
      left += heading.count + 1
    }
    return centres
  }
}
