import OrientationModel
import OrientationTelling
import TerminalModel

extension Composer {
  /// What is read a line at a time: beside the device where there is room, and below it what the
  /// book says about the chosen line.
  mutating func pages(_ pages: Pages, _ lines: [PageLine], _ layout: Layout) {
    let isBeside = layout.kind == .wide && columns >= 100 && pages.kind.isAboutStep
    let area = ground(layout, keepsDevice: isBeside)
    clear(area)
    if isBeside {
      let bottom = layout.ruleRow ?? layout.footerRow
      let left = layout.hasAdviceBeside ? layout.advice.left - 1 : 0
      clear(
        Rect(
          column: left, row: layout.advice.top, columns: columns - left,
          rows: bottom - layout.advice.top))
      clear(Rect(column: 0, row: layout.footerRow, columns: columns, rows: 1))
    }
    let chosen = lines.indices.contains(pages.selected) ? lines[pages.selected].rule : nil
    let bookRows =
      isBeside || area.size.rows < 14 || pages.kind != .chain ? 0 : area.size.rows < 18 ? 4 : 7
    let left = area.left + 1
    let width = area.size.columns - 2
    write(title(of: pages.kind), .title, column: left, row: area.top, columns: width)
    let top = area.top + (area.size.rows >= 8 ? 2 : 1)
    let bottom = area.bottom - (area.size.rows >= 6 && !isBeside ? 2 : 0) - bookRows
    let room = Rect(column: left, row: top, columns: width, rows: max(1, bottom - top))
    if case .answer = pages.kind {
      text(lines, from: pages.selected, in: room)
    } else {
      list(lines, selected: pages.selected, in: room)
    }
    if isBeside {
      let rows = (layout.ruleRow ?? layout.footerRow) - layout.advice.top
      book(
        chosen,
        in: Rect(
          column: layout.advice.left, row: layout.advice.top,
          columns: layout.advice.size.columns, rows: rows))
    } else if bookRows > 0 {
      book(chosen, in: Rect(column: left, row: bottom + 1, columns: width, rows: bookRows - 1))
    }
    if area.size.rows >= 6 {
      let keys = pages.kind == .exploration ? "↑ ↓   Enter go there   Esc back" : "↑ ↓   Esc back"
      let row = isBeside ? layout.footerRow : area.bottom - 1
      write(scene.notice ?? keys, .dim, column: isBeside ? 2 : left, row: row, columns: width)
    }
  }

  private func title(of kind: Pages.Kind) -> String {
    switch kind {
    case .chain: "Why, in the order it was decided"
    case .callbacks: "Callbacks and console, as they fell"
    case .exploration: "All that a user can reach from the launch, and what goes wrong there"
    case .answer(let answer): answer.title
    }
  }

  /// A text as it is, from a line on; it has the whole width, for which it was made.
  private mutating func text(_ lines: [PageLine], from selected: Int, in area: Rect) {
    let left = columns <= 80 ? 0 : area.left
    let folded = lines.enumerated().flatMap { index, line in
      // What fits keeps its columns.
      let fits = DisplayWidth.of(line.text) <= columns - left
      let rows = fits ? [line.text] : DisplayWidth.wrap(line.text, to: columns - left)
      return rows.map { (index, $0) }
    }
    let chosen = folded.firstIndex { $0.0 == selected } ?? 0
    let first = max(0, min(chosen, folded.count - area.size.rows))
    cursor = Point(column: left, row: area.top)
    for (row, line) in folded.dropFirst(first).prefix(area.size.rows).enumerated() {
      write(line.1, column: left, row: area.top + row, columns: columns - left)
    }
  }

  private mutating func list(_ lines: [PageLine], selected: Int, in area: Rect) {
    let wrapped = lines.enumerated().flatMap { index, line in
      fold(line, to: area.size.columns - 2).enumerated().map { (index, $0.offset, $0.element) }
    }
    let chosen = wrapped.firstIndex { $0.0 == selected } ?? 0
    let first = max(0, min(chosen - area.size.rows / 2, wrapped.count - area.size.rows))
    for (offset, entry) in wrapped.dropFirst(first).prefix(area.size.rows).enumerated() {
      let row = area.top + offset
      if entry.0 == selected, entry.1 == 0 {
        cursor = Point(column: area.left, row: row)
        write("▸", .accent, column: area.left, row: row, columns: 1)
      }
      write(
        entry.2.pieces.map { ($0.text, $0.style) }, column: area.left + 2, row: row,
        columns: area.size.columns - 2)
    }
  }

  /// A rule in full, as far as there is room, and everybody who says so.
  private mutating func book(_ rule: Rule?, in area: Rect) {
    guard let rule, area.size.rows > 0 else { return }
    write(
      [(rule.number, .accent), ("  " + rule.title, .title)], column: area.left, row: area.top,
      columns: area.size.columns)
    let statement = rule.statement.split(separator: "\n").joined(separator: " ")
    let hasSources = area.size.rows >= 4
    let lines = DisplayWidth.wrap(
      statement, to: area.size.columns, rows: min(5, area.size.rows - (hasSources ? 2 : 1)))
    for (index, line) in lines.enumerated() {
      write(line, .plain, column: area.left, row: area.top + 1 + index, columns: area.size.columns)
    }
    guard hasSources else { return }
    let row = area.top + 1 + lines.count
    let sources = ([rule.confidence.rawValue] + rule.sources).joined(separator: "; ")
    let said = DisplayWidth.wrap(sources, to: area.size.columns, rows: area.bottom - row)
    for (index, line) in said.enumerated() {
      write(line, .dim, column: area.left, row: row + index, columns: area.size.columns)
    }
  }

  /// A line in as many rows as it needs, the later ones indented.
  private func fold(_ line: PageLine, to width: Int) -> [PageLine] {
    guard DisplayWidth.of(line.text) > width, width > 24 else { return [line] }
    var lines: [PageLine] = []
    var current: [PageLine.Piece] = []
    var used = 0
    for piece in line.pieces {
      var rest = piece.text[...]
      while !rest.isEmpty {
        let room = width - used
        let fitting = DisplayWidth.wrap(String(rest), to: max(1, room)).first ?? ""
        if DisplayWidth.of(rest) <= room {
          current.append(.init(String(rest), piece.style))
          used += DisplayWidth.of(rest)
          rest = ""
        } else if fitting.isEmpty
          || (fitting.first(where: { $0 == " " }) == nil && used > 4
            && DisplayWidth.of(rest) > room)
        {
          lines.append(folded(current))
          current = [.init("    ")]
          used = 4
          rest = rest.drop { $0 == " " }
        } else {
          current.append(.init(fitting, piece.style))
          lines.append(folded(current))
          rest = rest.dropFirst(fitting.count).drop { $0 == " " }
          current = [.init("    ")]
          used = 4
        }
      }
    }
    return lines + [folded(current)]
  }

  private func folded(_ pieces: [PageLine.Piece]) -> PageLine {
    var line = PageLine("")
    line.pieces = pieces
    return line
  }
}

extension Pages.Kind {
  /// Whether it is about the step that is seen, which should stay in sight then.
  fileprivate var isAboutStep: Bool {
    switch self {
    case .chain, .callbacks: true
    case .exploration, .answer: false
    }
  }
}
