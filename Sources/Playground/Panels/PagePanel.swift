import OrientationModel
import OrientationTelling
import TerminalModel

extension Composer {
  /// What is read a line at a time: beside the device where there is room, and below it what the
  /// book says about the chosen line.
  mutating func pages(_ pages: Pages, _ lines: [PageLine]) {
    let isBeside = layout.kind == .wide && columns >= 100 && pages.kind.isAboutStep
    let area = ground(keepsDevice: isBeside, aboveBook: pages.kind == .chain)
    clear(area)
    if isBeside {
      clearAdvice()
      clear(line(layout.footerRow))
    }
    let current = lines.dropFirst(pages.selected).first
    let bookRows =
      isBeside || area.size.rows < 14 || pages.kind != .chain ? 0 : area.size.rows < 18 ? 4 : 7
    let inner = area.inset(columns: 1, rows: 0)
    let titles = titles(of: pages.kind)
    write(
      titles.first { DisplayWidth.of($0) <= inner.size.columns } ?? titles[0], .title, in: inner)
    let bottom = area.size.rows - (isBeside ? 1 : area.size.rows >= 6 ? 2 : 0) - bookRows
    var room = inner.row(area.size.rows >= 8 ? 2 : 1)
    room.size.rows = max(1, area.top + bottom - room.top)
    if case .answer = pages.kind {
      text(lines, from: pages.selected, in: room)
    } else {
      list(lines, selected: pages.selected, in: room)
    }
    if isBeside {
      var place = layout.advice
      place.origin.row = layout.bookTop
      place.size.rows = layout.timeline.top - place.top
      book(current?.rule, in: place)
    } else if bookRows > 0 {
      book(current?.rule, in: inner.split(rows: bottom + 1).below.split(rows: bookRows - 1).above)
    }
    if area.size.rows >= 6 {
      let verb = current?.way != nil ? "Enter go there   " : ""
      let row = inner.row(area.size.rows - 1)
      let beside = line(layout.footerRow, from: 2, columns: inner.size.columns)
      write(scene.notice ?? "↑ ↓   \(verb)Esc back", .dim, in: isBeside ? beside : row)
    }
  }

  /// What a page is called, in full and in fewer words.
  private func titles(of kind: Pages.Kind) -> [String] {
    switch kind {
    case .chain: ["Why: the result, back to where it began", "Why: the result first"]
    case .callbacks: ["Callbacks and console, in order"]
    case .exploration:
      ["All that a user can reach from the launch, and what goes wrong there", "All one can reach"]
    case .answer(let title, _): [title]
    }
  }

  /// A text as it is, from a line on; it has the whole width, for which it was made.
  private mutating func text(_ lines: [PageLine], from selected: Int, in area: Rect) {
    let left = columns <= 80 ? 0 : area.left
    let folded = lines.enumerated().flatMap { index, line in
      // What fits keeps its columns.
      let fits = DisplayWidth.of(line.text) <= columns - left
      let rows = fits ? [line.text] : DisplayWidth.hang(line.text, to: columns - left)
      return rows.map { (index, $0) }
    }
    let chosen = folded.firstIndex { $0.0 == selected } ?? 0
    let first = max(0, min(chosen, folded.count - area.size.rows))
    cursor = Point(column: left, row: area.top)
    for (row, line) in folded.dropFirst(first).prefix(area.size.rows).enumerated() {
      write(line.1, in: self.line(area.top + row, from: left))
    }
  }

  private mutating func list(_ lines: [PageLine], selected: Int, in area: Rect) {
    let wrapped = lines.enumerated().flatMap { index, line in
      fold(line, to: area.size.columns - 2).enumerated().map { (index, $0.offset, $0.element) }
    }
    let chosen = wrapped.firstIndex { $0.0 == selected } ?? 0
    let first = max(0, min(chosen - area.size.rows / 2, wrapped.count - area.size.rows))
    for (offset, entry) in wrapped.dropFirst(first).prefix(area.size.rows).enumerated() {
      let place = area.row(offset)
      if entry.0 == selected, entry.1 == 0 {
        cursor = place.origin
        write("▸", .accent, in: place)
      }
      write(entry.2, in: place.row(0, indent: 2))
      if lines[entry.0].way != nil { region(.row(entry.0), place) }
    }
    beyond(above: first, below: wrapped.count - first - area.size.rows, of: area)
  }

  /// A rule in full, as far as there is room, and everybody who says so.
  private mutating func book(_ rule: Rule?, in area: Rect) {
    guard let rule, area.size.rows > 0 else { return }
    write([(rule.number, .accent), ("  " + rule.title, .title)], in: area)
    let statement = rule.statement.split(separator: "\n").joined(separator: " ")
    let hasSources = area.size.rows >= 4
    let ways = rule.sourceLines.map { DisplayWidth.wrap($0, to: area.size.columns) }
    // Where there is room for all of them, the statement has the rest.
    let room = max(5, area.size.rows - 1 - ways[0].count)
    let lines = DisplayWidth.wrap(
      statement, to: area.size.columns, rows: min(room, area.size.rows - (hasSources ? 2 : 1)))
    write(lines, in: area.row(1))
    guard hasSources else { return }
    let rest = area.split(rows: 1 + lines.count).below
    write(ways.first { $0.count <= rest.size.rows } ?? [], .dim, in: rest)
  }

  /// A line in as many rows as it needs, the later ones indented.
  private func fold(_ line: PageLine, to width: Int) -> [[Piece]] {
    guard DisplayWidth.of(line.text) > width, width > 24 else { return [line.pieces] }
    var lines: [[Piece]] = []
    var current: [Piece] = []
    var used = 0
    for piece in line.pieces {
      var rest = piece.text[...]
      while !rest.isEmpty {
        let room = width - used
        if DisplayWidth.of(rest) <= room {
          current.append((String(rest), piece.style))
          used += DisplayWidth.of(rest)
          break
        }
        let fitting = rest.beginning(columns: max(1, room))
        // A single word has more room in the next row.
        let isTaken = !fitting.isEmpty && (fitting.contains(" ") || used <= 4)
        if isTaken {
          current.append((fitting, piece.style))
          rest = rest.dropFirst(fitting.count)
        }
        lines.append(current)
        rest = rest.drop { $0 == " " }
        (current, used) = ([("    ", .plain)], 4)
      }
    }
    return lines + [current]
  }
}

extension Rule {
  /// How sure it is and who says so: all of them in full, then in fewer words.
  fileprivate var sourceLines: [String] {
    let short = sources.map { String($0.prefix { $0 != ":" && $0 != ";" }) }
    return [sources, short, Array(short.prefix(1)), []].map {
      ([confidence.explained] + $0).joined(separator: "; ")
    }
  }
}

extension Substring {
  /// What fits of it in a row: whole words; of a single one that is longer than that, whole names.
  fileprivate func beginning(columns: Int) -> String {
    let fitting = DisplayWidth.wrap(String(self), to: columns).first ?? ""
    let isCut = !fitting.contains(" ") && dropFirst(fitting.count).first.map { $0 != " " } == true
    guard isCut, let end = fitting.lastIndex(where: { ".:(".contains($0) }) else { return fitting }
    return String(fitting[...end])
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
