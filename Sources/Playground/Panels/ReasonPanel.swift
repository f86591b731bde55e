import OrientationModel
import OrientationScenarios
import OrientationTelling
import SwiftCode
import TerminalModel

extension Composer {
  /// Who was asked, who was not, and the masks; as much as fits.
  ///
  /// The masks come first where room is short: they are the answer.
  mutating func reason(in area: Rect) {
    let summary = scene.summary
    let masks = layout.masks
    let columns = area.size.columns
    let whole = area
    var area = area
    if layout.code.isEmpty, shownCode != nil { area.size.rows -= layout.codeRows }
    let gridRows = masks == nil ? summary.grid.map { gridHeight($0) } ?? 0 : 0
    let absent = absentLines(columns: columns, rows: layout.reason.size.rows < 12 ? 1 : 2)
    let full = wayHeight(columns: columns, noteRows: 3)
    // With rows to spare there is a blank one above the advice in any case.
    let isTight = area.size.rows < full + absent.count + gridRows + 3
    if isTight, isAdviceFull() { area.size.rows -= 1 }
    // What is said about a container gives way before those who were not asked.
    let least = min(absent.count, 1) + gridRows
    let noteRows = area.size.rows >= full + least ? 3 : 0
    let wayRows = noteRows == 0 ? wayHeight(columns: columns, noteRows: 0) : full
    let spare = area.size.rows - wayRows - gridRows
    let gap = spare >= min(absent.count, 3) + 2 ? 1 : 0
    var row = way(in: area, noteRows: noteRows)
    columnEnd = row
    row += gap
    let free = area.bottom - row - gridRows
    // A blank row keeps the masks apart, where the names at least have one.
    let below = gridRows > 0 && (gap > 0 || free >= 2) ? 1 : gap
    let end = absentees(absent, row: row, rows: free - (gridRows > 0 ? below : 0), in: area)
    if end > row { columnEnd = end }
    row = columnEnd + below
    if let masks, let grid = summary.grid {
      self.grid(grid, row: masks.top, in: masks)
      columnEnd = max(columnEnd, min(masks.bottom, masks.top + gridHeight(grid)))
    } else if let grid = summary.grid, area.bottom - row >= min(4, gridRows) {
      self.grid(grid, row: row, in: area)
      columnEnd = min(area.bottom, row + gridRows)
    }
    guard layout.code.isEmpty, shownCode != nil else { return }
    let rows = codeRows(columns: columns)
    write(rows, in: whole.split(rows: columnEnd + 1 - whole.top).below)
    columnEnd += 1 + rows.count
  }

  /// The class that was asked, in a place of its own.
  mutating func code(in area: Rect) {
    let rows = codeRows(columns: area.size.columns)
    write(rows, in: area)
    surroundings(in: area.split(rows: min(area.size.rows, rows.isEmpty ? 0 : rows.count + 1)).below)
  }

  /// The class that was asked, where there is room for it beside the reason or below it.
  var shownCode: ClassCode? {
    guard layout.hasCode else { return nil }
    let place = layout.code
    return place.isEmpty
      ? code(columns: layout.reason.size.columns, rows: layout.codeRows)
      : code(columns: place.size.columns, rows: place.size.rows)
  }

  /// The class that was asked, folded, or what of it the step is about; nothing where not even that
  /// fits whole.
  func code(columns: Int, rows: Int) -> ClassCode? {
    guard showsOutcome, scene.problem.isEmpty, let code = scene.summary.code else { return nil }
    return ([code] + code.shorter).lazy.compactMap { $0.folded(to: columns - 2) }
      .first { $0.lines.count + 1 <= rows }
  }

  /// How it came to that, line by line, with the one that decided in sight.
  mutating func steps(in rows: Rect) {
    guard showsOutcome else { return }
    let chain = scene.summary.episode.chain
    let verdict = scene.summary.verdict
    // What the verdict says needs no list.
    guard !chain.below(verdict).isEmpty else { return }
    write("Why", .title, in: rows)
    region(.command(.chain), rows.row(0))
    let place = rows.split(rows: 1).below.split(rows: rows.size.rows - 2).above
    let list = list(
      Summary.pageLines(chain), selected: chain.opening(verdict), of: .chain, in: place)
    if rows.left == layout.advice.left { columnEnd = list.end }
  }

  // MARK: The way

  /// The question's way in the fewest words that the columns, or the rows for notes, ask for.
  ///
  /// A window that is the only one has a row where there are many.
  private func entries(columns: Int, noteRows: Int) -> [WayRow] {
    var entries = scene.way
    if layout.reason.size.rows < 16, entries.count > 1, entries[0].note.isEmpty,
      entries[0].name == "window"
    {
      entries.removeFirst()
      for index in entries.indices { entries[index].depth -= 1 }
    }
    return entries.map { entry in
      guard !isShort(entry, columns: columns), !entry.brief.isEmpty else { return entry }
      var short = entry
      short.note = entry.brief
      // What it did says more than what it is; where rows are few, it is all that is said.
      let isEnough =
        (entry.note.hasSuffix(entry.brief) || entry.claim != nil)
        && (isShort(short, columns: columns) || layout.reason.size.rows < 16)
      return isEnough || noteRows == 0 ? short : entry
    }
  }

  private func wayHeight(columns: Int, noteRows: Int) -> Int {
    entries(columns: columns, noteRows: noteRows).reduce(1) {
      $0 + 1 + notes(of: $1, columns: columns, rows: noteRows).count
    }
  }

  private mutating func way(in area: Rect, noteRows: Int) -> Int {
    write("Who was asked", .title, in: area)
    var row = area.top + 1
    for entry in entries(columns: area.size.columns, noteRows: noteRows) where row < area.bottom {
      let notes = notes(of: entry, columns: area.size.columns, rows: noteRows)
      if progress.hasReached(entry) { way(entry, notes, row: row, in: area) }
      row += 1 + notes.count
    }
    return row
  }

  /// What is said about one who was asked, where it does not fit after the name.
  private func notes(of entry: WayRow, columns: Int, rows: Int) -> [String] {
    // That nobody was asked, and why, is all there is to say.
    let rows = entry.controller == nil ? max(rows, 2) : rows
    guard rows > 0, !entry.note.isEmpty, !isShort(entry, columns: columns) else { return [] }
    return DisplayWidth.wrap(entry.note, to: max(8, columns - noteIndent(entry)), rows: rows)
  }

  private func noteIndent(_ entry: WayRow) -> Int { 2 * entry.depth + 2 }

  private func isShort(_ entry: WayRow, columns: Int) -> Bool {
    let indent = 2 * max(0, entry.depth)
    return indent + DisplayWidth.of(entry.name) + 2 + DisplayWidth.of(entry.note)
      + DisplayWidth.of(entry.answer) + 4 <= columns
  }

  private mutating func way(_ entry: WayRow, _ notes: [String], row: Int, in area: Rect) {
    let branch = entry.depth == 0 ? "" : String(repeating: "  ", count: entry.depth - 1) + "└ "
    let isDecider = entry.controller != nil && entry.controller == scene.summary.verdict.decider
    let place = area.row(row - area.top)
    // What was answered is the point: a long name gives way to it.
    let answer = entry.answer.isEmpty ? 0 : DisplayWidth.of(entry.answer) + 4
    let room = max(8, place.size.columns - DisplayWidth.of(branch) - answer)
    let name = DisplayWidth.truncate(entry.name, to: room)
    var pieces: [Piece] = [
      (branch, .line), (name, isDecider || !entry.answer.isEmpty ? .title : .plain),
    ]
    if progress.hasAnswered(entry), !entry.answer.isEmpty {
      pieces.append(("  " + entry.answer, .code))
      switch entry.sign {
      case .none: break
      case .allows: pieces.append((" ✓", .plain))
      case .refuses: pieces.append((" ✕", .plain))
      }
    }
    if progress.isAt(entry) { pieces.append(("  ◂ now", .accent)) }
    region(entry.controller == nil ? .command(.chain) : .settings(entry.name), place)
    if notes.isEmpty, !entry.note.isEmpty, isShort(entry, columns: area.size.columns) {
      pieces.append(("  " + entry.note, .dim))
    }
    write(pieces, in: place)
    let fitting = Array(notes.prefix(max(0, area.bottom - row - 1)))
    write(fitting, .dim, in: place.row(1, indent: noteIndent(entry)))
  }

  // MARK: Who was not asked

  /// A line about somebody who was not asked.
  private enum AbsentLine {
    case heading(String)
    /// Its name, the columns that all names have, and why it was not asked.
    case name(String, columns: Int, why: String)
    /// The rest of why, beside the same columns.
    case rest(String, columns: Int)

    var beginsEntry: Bool { if case .name = self { true } else { false } }
    var isHeading: Bool { if case .heading = self { true } else { false } }
  }

  /// How wide the names of those who were not asked stand: no wider than why they were not.
  private func nameWidth(of names: [String], columns: Int) -> Int {
    min(names.map(DisplayWidth.of).max() ?? 0, max(14, columns / 2 - 3)) + 2
  }

  /// The lines about everybody else: a heading and its names, each with why in so many rows.
  private func absentLines(columns: Int, rows: Int) -> [AbsentLine] {
    let wording = scene.summary.wording
    let seen = Set(scene.summary.way.compactMap { $0.controller })
    // That nobody was asked, and why, the way has said.
    let others = scene.summary.exclusions.filter {
      !seen.contains($0.controller) && $0.reason != .nobodyAsked
    }
    let called = others.filter { $0.reason == .calledNotUsed }
    let absent = others.filter { $0.reason != .calledNotUsed }
    let width = nameWidth(of: others.map { wording.name($0.controller) }, columns: columns)
    var lines: [AbsentLine] = []
    if !called.isEmpty {
      lines.append(.heading("Called but not used"))
      lines += called.map { .name(wording.name($0.controller), columns: width, why: "") }
    }
    guard !absent.isEmpty else { return lines }
    lines.append(.heading("Not asked"))
    for exclusion in absent {
      let why = wholeClauses(
        wording.text(of: exclusion.reason), columns: max(8, columns - 2 - width), rows: rows)
      lines.append(
        .name(wording.name(exclusion.controller), columns: width, why: why.first ?? ""))
      lines += why.dropFirst().map { .rest($0, columns: width) }
    }
    return lines
  }

  /// A reason in so many rows: what they do not hold goes by clauses, from the end.
  private func wholeClauses(_ reason: String, columns: Int, rows: Int) -> [String] {
    var said = reason[...]
    while true {
      let lines = DisplayWidth.wrap(String(said), to: columns)
      guard lines.count > rows, let comma = said.lastIndex(of: ",") else { return lines }
      said = said[..<comma]
    }
  }

  /// As many as fit, and how many more there are; one row holds them all in few words.
  private mutating func absentees(
    _ lines: [AbsentLine], row: Int, rows: Int, in area: Rect
  ) -> Int {
    guard !lines.isEmpty, rows > 0 else { return row }
    let shown = rows == 1 ? 0 : lines.count <= rows ? lines.count : wholeEntries(lines, rows - 1)
    // Nobody at all, or half of what is said of somebody, says less than the names alone.
    let isInOneRow = shown < 2
    let more = lines.dropFirst(shown).count { $0.beginsEntry }
    let end = isInOneRow ? row + 1 : row + shown + (shown < lines.count ? 1 : 0)
    // Who was not asked is known when everybody else has been.
    guard showsOutcome else { return end }
    if isInOneRow {
      absentee(inOneRow: lines, in: area.row(row - area.top))
      return end
    }
    for (index, line) in lines.prefix(shown).enumerated() {
      let place = area.row(row - area.top + index, indent: line.isHeading ? 0 : 2)
      switch line {
      case .heading(let words): write(words, .title, in: place)
      case .name(let name, let width, let why):
        let short = DisplayWidth.truncate(name, to: width - 2)
        region(.settings(name), place)
        write([(pad(short, to: width), .plain), (why, .dim)], in: place)
      case .rest(let why, let width): write(pad("", to: width) + why, .dim, in: place)
      }
    }
    if more > 0 {
      write("and \(more) more", .dim, in: area.row(row - area.top + shown, indent: 2))
    }
    return end
  }

  /// How many of the lines are whole entries that so many rows hold.
  private func wholeEntries(_ lines: [AbsentLine], _ rows: Int) -> Int {
    (1...max(1, rows)).last {
      (lines[$0].beginsEntry || lines[$0].isHeading) && !lines[$0 - 1].isHeading
    } ?? 0
  }

  /// The names alone, as many as fit.
  private mutating func absentee(inOneRow lines: [AbsentLine], in place: Rect) {
    var groups: [(heading: String, names: [String])] = []
    for line in lines {
      switch line {
      case .heading(let words): groups.append((words, []))
      case .name(let name, _, _): groups[groups.count - 1].names.append(name)
      case .rest: break
      }
    }
    let total = groups.reduce(0) { $0 + $1.names.count }
    let ways = (1...total).reversed().lazy.map { Self.pieces(of: groups, shown: $0) }
    let pieces =
      ways.first { $0.columns <= place.size.columns } ?? Self.pieces(of: groups, shown: 1)
    var left = place.left
    for piece in pieces {
      let start = left
      left = write([piece], in: place.from(start))
      if piece.style == .plain {
        region(.settings(piece.text), line(place.top, from: start, columns: left - start))
      }
    }
  }

  /// So many of the names under their headings; how many more there are under each.
  private static func pieces(
    of groups: [(heading: String, names: [String])], shown: Int
  ) -> [Piece] {
    var pieces: [Piece] = []
    var left = shown
    for (heading, names) in groups {
      let own = names.prefix(left)
      left -= own.count
      if own.isEmpty {
        pieces.append((", \(names.count) \(heading.lowercased())", .dim))
        continue
      }
      pieces.append(((pieces.isEmpty ? "" : "   ") + heading + "  ", .title))
      for (index, name) in own.enumerated() {
        if index > 0 { pieces.append((", ", .dim)) }
        pieces.append((name, .plain))
      }
      if own.count < names.count {
        pieces.append((" and \(names.count - own.count) more", .dim))
      }
    }
    return pieces
  }

  // MARK: Slow motion

  var progress: SlowMotionProgress { SlowMotionProgress(scene) }

  /// Whether how it came out may be seen: not before slow motion is through.
  var showsOutcome: Bool { scene.pending == nil }
}
