import OrientationModel
import OrientationTelling
import TerminalModel

extension Composer {
  /// Who was asked, who was not, and the masks; as much as fits.
  mutating func reason(in area: Rect) {
    let told = scene.told
    let isRoomy = area.size.rows >= 15
    var row = area.top
    let gridRows = told.grid.map { gridHeight($0) } ?? 0
    let wayRows = told.way.reduce(0) { $0 + wayHeight($1, columns: area.size.columns) }
    write("Who was asked", .title, column: area.left, row: row, columns: area.size.columns)
    row += 1
    for (index, entry) in told.way.enumerated() where row < area.bottom {
      row = way(entry, isLast: index == told.way.count - 1, row: row, in: area)
    }
    row += isRoomy ? 1 : 0
    let excluded = told.exclusions
    let spare = area.bottom - row - gridRows - (isRoomy ? 1 : 0)
    if !excluded.isEmpty, spare >= 2 {
      row = exclusions(excluded, row: row, rows: min(spare, area.size.rows - wayRows), in: area)
      row += isRoomy ? 1 : 0
    }
    if let grid = told.grid, area.bottom - row >= min(4, gridRows) {
      self.grid(grid, row: row, in: area)
    }
  }

  // MARK: The way

  private func wayHeight(_ entry: WayRow, columns: Int) -> Int {
    isShort(entry, columns: columns) || entry.note.isEmpty ? 1 : 3
  }

  private func isShort(_ entry: WayRow, columns: Int) -> Bool {
    let indent = 2 * max(0, entry.depth)
    return indent + DisplayWidth.of(entry.name) + 2 + DisplayWidth.of(entry.note)
      + DisplayWidth.of(entry.answer) + 4 <= columns
  }

  private mutating func way(_ entry: WayRow, isLast: Bool, row: Int, in area: Rect) -> Int {
    let branch = entry.depth == 0 ? "" : String(repeating: "  ", count: entry.depth - 1) + "└ "
    let isDecider = entry.controller != nil && entry.controller == scene.told.verdict.decider
    var pieces: [(String, Style)] = [
      (branch, .line), (entry.name, isDecider || !entry.answer.isEmpty ? .title : .plain),
    ]
    if !entry.answer.isEmpty { pieces.append(("  " + entry.answer, .code)) }
    switch entry.sign {
    case .none: break
    case .allows: pieces.append((" ✓", .good))
    case .refuses: pieces.append((" ✕", .refused))
    }
    let left = area.left
    region(.command("chain"), column: left, row: row, columns: area.size.columns)
    guard !entry.note.isEmpty else {
      write(pieces, column: left, row: row, columns: area.size.columns)
      return row + 1
    }
    if isShort(entry, columns: area.size.columns) {
      pieces.append(("  " + entry.note, .dim))
      write(pieces, column: left, row: row, columns: area.size.columns)
      return row + 1
    }
    write(pieces, column: left, row: row, columns: area.size.columns)
    let indent = left + 2 * entry.depth + 2
    let lines = DisplayWidth.wrap(entry.note, to: max(8, area.right - indent)).prefix(2)
    for (index, line) in lines.enumerated() where row + 1 + index < area.bottom {
      write(line, .dim, column: indent, row: row + 1 + index, columns: area.right - indent)
    }
    return row + 1 + lines.count
  }

  // MARK: Who was not asked

  private mutating func exclusions(
    _ excluded: [Exclusion], row: Int, rows: Int, in area: Rect
  ) -> Int {
    var row = row
    let wording = scene.told.wording
    write("Not asked", .title, column: area.left, row: row, columns: area.size.columns)
    row += 1
    let room = rows - 1
    let shown = excluded.count <= room ? excluded : Array(excluded.prefix(max(0, room - 1)))
    let longest = shown.map { DisplayWidth.of(wording.name($0.controller)) }.max() ?? 0
    let width = min(longest, 14) + 2
    for exclusion in shown {
      write(
        [
          (pad(wording.name(exclusion.controller), to: width), .plain),
          (wording.text(of: exclusion.reason), .dim),
        ], column: area.left + 2, row: row, columns: area.size.columns - 2)
      row += 1
    }
    if shown.count < excluded.count, room > 0 {
      write(
        "and \(excluded.count - shown.count) more", .dim, column: area.left + 2, row: row,
        columns: area.size.columns - 2)
      row += 1
    }
    return row
  }

  // MARK: The masks

  private func gridHeight(_ grid: MaskGrid) -> Int { grid.rows.count + 2 }

  /// A column an orientation, a row an answer, a mark where the device points.
  mutating func grid(_ grid: MaskGrid, row: Int, in area: Rect) {
    let widest = grid.rows.map { DisplayWidth.of($0.label) }.max() ?? 0
    let label = min(max(widest, DisplayWidth.of(grid.pointer)), area.size.columns - 26)
    let centres = gridCentres(label: label)
    for (heading, centre) in zip(MaskGrid.headings, centres) {
      let column = area.left + centre - heading.count / 2
      write(heading, .dim, column: column, row: row, columns: heading.count)
    }
    var line = row + 1
    for entry in grid.rows where line < area.bottom {
      let isLeft = entry.source == .left
      let isReached = isRevealed(entry)
      write(
        pad(entry.label, to: label), isLeft ? .title : .plain, column: area.left, row: line,
        columns: label)
      for (orientation, centre) in zip(MaskGrid.columns, centres) where isReached {
        let isIn = entry.mask.contains(orientation)
        let isPointed = orientation == grid.pointed
        let style: Style = isIn ? (isLeft ? .title : .plain) : isPointed ? .refused : .dim
        canvas.write(
          isIn ? "●" : isPointed && isLeft ? "✕" : "·",
          at: Point(column: area.left + centre, row: line), as: style)
      }
      line += 1
    }
    guard line < area.bottom else { return }
    write(pad(grid.pointer, to: label), .dim, column: area.left, row: line, columns: label)
    guard let pointed = grid.pointed,
      let index = MaskGrid.columns.firstIndex(of: pointed), scene.moment == nil || true
    else { return }
    canvas.write("▲", at: Point(column: area.left + centres[index], row: line), as: .accent)
  }

  private func gridCentres(label: Int) -> [Int] {
    // portrait down left right: 8 4 4 5, a blank between.
    var centres: [Int] = []
    var left = label + 2
    for heading in MaskGrid.headings {
      centres.append(left + heading.count / 2)
      left += heading.count + 1
    }
    return centres
  }

  /// In slow motion a mask is laid over when its answer has come.
  private func isRevealed(_ entry: MaskGrid.Row) -> Bool {
    guard let moment = scene.moment else { return true }
    let marks = scene.told.episode.trace.marks.prefix(moment.mark + 1)
    return marks.contains { mark in
      switch (entry.source, mark) {
      case (.controller(let id), .answered(let other, .mask, _)): id == other
      case (.app, .appMask): true
      case (.hardware, .hardware): true
      case (.left, .allowed): true
      default: false
      }
    }
  }
}
