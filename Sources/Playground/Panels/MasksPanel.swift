import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel

extension ScreenContent {
  /// The masks that were laid over each other; nothing where less than what led to the last has room, or
  /// where there is one answer, which stands beside who gave it.
  func maskRows(in size: Size) -> [Row] {
    guard let grid = summary.grid, grid.allowed != nil, size.rows >= min(4, grid.height) else {
      return []
    }
    return rows(of: grid, in: size, didTurn: summary.episode.didTurn)
  }

  /// A column an orientation, a row an answer, a mark where the device points.
  func rows(of grid: MaskGrid, in size: Size, didTurn: Bool) -> [Row] {
    // What turned back to where it may be was refused nothing.
    let isRefused =
      !didTurn && (grid.allowed ?? grid.pointed).intersection(grid.pointed).isVoid
    let labels = grid.rows.map { DisplayWidth.of($0.label) }
    let headings = headings(columns: size.columns, label: labels.max() ?? 0)
    let least = headings.reduce(0) { $0 + $1.count + 1 }
    let label = min(grid.labelColumns, size.columns - least)
    let centres = centres(of: headings, label: label)
    var first = Row()
    for (heading, centre) in zip(headings, centres) {
      first.fill(to: centre - heading.count / 2)
      first.add(heading, .dim)
    }
    // The last row is never left out, nor what leads to it.
    guard let entries = grid.rows(atMost: size.rows - 1 - grid.pointerRows) else { return [] }
    // A name may go on below the first heading, up to the blank before what stands in its middle; where
    // not even that of the last row has room, the dots say nothing.
    let room = centres[0] - 1
    guard room >= DisplayWidth.of(grid.rows.last?.label ?? "") else { return [] }
    let answers = entries.map { entry -> Row in
      let isLeft = entry.source == .left
      let name = DisplayWidth.truncate(fitting(entry, columns: room), to: room)
      var row = Row(name, isLeft ? .title : .plain, target: target(of: entry))
      guard isLaid(entry) else { return row }
      let missed = isLeft && isRefused ? grid.pointed : []
      for (orientation, centre) in zip(MaskGrid.columns, centres) {
        let isStruck = entry.isStruck && centre != centres.first
        row.fill(to: centre, with: isStruck ? "╌" : " ", isStruck ? .dim : .plain)
        dot(orientation, of: entry, missed: missed.contains(orientation), in: &row)
      }
      let ignored = " ignored inside"
      if entry.isStruck, row.columns + ignored.count <= size.columns { row.add(ignored, .dim) }
      return row
    }
    guard !grid.pointed.isVoid, answers.count < size.rows - 1 else { return [first] + answers }
    var last = Row(lastWords(of: grid.pointer, columns: room), .dim)
    for (orientation, centre) in zip(MaskGrid.columns, centres)
    where grid.pointed.contains(orientation) {
      last.fill(to: centre)
      last.add("▲", .accent)
    }
    return [first] + answers + [last]
  }

  /// Whether an orientation is in an answer; a click on that of a controller changes it.
  private func dot(
    _ orientation: InterfaceOrientation, of entry: MaskGrid.Row, missed isMissed: Bool,
    in row: inout Row
  ) {
    let isIn = entry.mask.contains(orientation)
    let isPlain = !entry.isStruck && (isIn || isMissed)
    let style: Style = !isPlain ? .dim : isIn && entry.source == .left ? .title : .plain
    row.add(isIn ? "●" : entry.isStruck ? "╌" : isMissed ? "✕" : "·", style)
    guard !entry.isStruck, case .controller(let id) = entry.source else { return }
    row.mark(row.columns - 2..<row.columns + 1, .dot(summary.wording.name(id), orientation))
  }

  /// What a click on a row opens: where that answer is set.
  private func target(of entry: MaskGrid.Row) -> Deed {
    switch entry.source {
    case .controller(let id): .settings(summary.wording.name(id))
    case .app(.plist), .app(.defaults): .settings("Info.plist")
    case .app(.delegate): .settings("delegate")
    case .app(.multitasking): .settings("requires full")
    case .app(.sceneDelegate), .app(.ignored), .hardware, .left: .command(.masks)
    }
  }

  /// Whose answer a row is.
  private func fitting(_ entry: MaskGrid.Row, columns: Int) -> String {
    if case .controller = entry.source { return entry.label }
    return lastWords(of: entry.label, columns: columns)
  }

  /// What is no name; its last words where there is no room for all.
  private func lastWords(of label: String, columns: Int) -> String {
    var words = label[...]
    while DisplayWidth.of(words) > columns, let blank = words.firstIndex(of: " ") {
      words = words[words.index(after: blank)...]
    }
    return String(words)
  }

  /// The orientations as UIKit calls them, or in a word each where there is no room for that.
  private func headings(columns: Int, label: Int) -> [String] {
    let names = MaskGrid.columns.map { $0.name }
    let width = names.reduce(label) { $0 + $1.count + 1 }
    return width <= columns ? names : MaskGrid.headings
  }

  /// Where each stands below its heading, a blank between them.
  private func centres(of headings: [String], label: Int) -> [Int] {
    var left = label + 1
    return headings.map { heading in
      defer { left += heading.count + 1 }
      return left + heading.count / 2
    }
  }
}

extension MaskGrid {
  var height: Int { 1 + rows.count + pointerRows }

  /// Its rows without those that take nothing away, as long as they are too many; nothing where that is
  /// not enough.
  fileprivate func rows(atMost most: Int) -> [Row]? {
    var rows = self.rows
    while rows.count > most {
      let idle = rows.indices.dropLast().last { index in
        let others = rows.indices.dropLast().filter { $0 != index && !rows[$0].isStruck }
        return others.reduce(OrientationMask.all) { $0.intersection(rows[$1].mask) }
          .isSubset(of: rows[index].mask) || rows[index].isStruck
      }
      guard let idle else { return nil }
      rows.remove(at: idle)
    }
    return rows
  }

  /// Nothing points where nothing was asked for.
  fileprivate var pointerRows: Int { pointed.isVoid ? 0 : 1 }

  fileprivate var labelColumns: Int {
    (rows.map { $0.label } + [pointer]).map { DisplayWidth.of($0) }.max() ?? 0
  }

  /// How wide it is with its orientations in a word each.
  var width: Int { Self.headings.reduce(labelColumns) { $0 + 1 + $1.count } }
}
