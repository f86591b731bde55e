import OrientationTelling
import PlaygroundSession
import TerminalModel

extension ScreenContent {
  /// Who was asked: with everything about them, without a window that is the only one, or in few
  /// words; where not all have room, the last of them.
  func askedRows(in size: Size, isBrief: Bool) -> [Row] {
    let isRoomy = size.rows >= 12
    let ways = isBrief ? [(false, 0)] : [(isRoomy, 3), (false, 3), (false, 0)]
    // A heading alone says nothing.
    guard size.rows > 1 else { return [] }
    let all = ways.lazy.map { askedRows(columns: size.columns, hasWindow: $0, noteRows: $1) }
    let least = all[ways.count - 1]
    return all.first { $0.count <= size.rows } ?? least.prefix(1) + least.suffix(size.rows - 1)
  }

  private func askedRows(columns: Int, hasWindow: Bool, noteRows: Int) -> [Row] {
    var way = self.way
    if !hasWindow, way.count > 1, way[0].note.isEmpty, way[0].name == "window" {
      way.removeFirst()
      for index in way.indices { way[index].depth -= 1 }
    }
    return [Row("Who was asked", .title)]
      + way.flatMap { entry -> [Row] in
        let entry = shorter(entry, columns, hasRoom: hasWindow, hasNotes: noteRows > 0)
        // That nobody was asked, and why, is all there is to say.
        let most = entry.controller == nil ? max(noteRows, 2) : noteRows
        let notes = notes(of: entry, columns: columns, rows: most)
        let rows = [row(of: entry, hasNotes: !notes.isEmpty, columns: columns)] + notes
        return hasReached(entry) ? rows : rows.map { _ in Row() }
      }
  }

  /// What it did says more than what it is; where there is no room for both, it is all that is said.
  private func shorter(
    _ entry: WayRow, _ columns: Int, hasRoom: Bool, hasNotes: Bool
  ) -> WayRow {
    guard !isShort(entry, columns: columns), !entry.brief.isEmpty else { return entry }
    var short = entry
    short.note = entry.brief
    let isEnough =
      (entry.note.hasSuffix(entry.brief) || entry.claim != nil)
      && (isShort(short, columns: columns) || !hasRoom)
    return isEnough || !hasNotes ? short : entry
  }

  /// What is said about one who was asked, where it does not fit after the name.
  private func notes(of entry: WayRow, columns: Int, rows: Int) -> [Row] {
    guard rows > 0, !entry.note.isEmpty, !isShort(entry, columns: columns) else { return [] }
    let indent = 2 * entry.depth + 2
    return entry.note.clausesOrCut(columns: max(8, columns - indent), rows: rows)
      .map { Row($0, .dim).indented(by: indent) }
  }

  private func isShort(_ entry: WayRow, columns: Int) -> Bool {
    let indent = 2 * max(0, entry.depth)
    return indent + DisplayWidth.of(entry.name) + 2 + DisplayWidth.of(entry.note)
      + DisplayWidth.of(entry.answer) + 4 <= columns
  }

  private func row(of entry: WayRow, hasNotes: Bool, columns: Int) -> Row {
    let branch = entry.depth == 0 ? "" : String(repeating: "  ", count: entry.depth - 1) + "└ "
    let isDecider = entry.controller != nil && entry.controller == summary.verdict.decider
    // What was answered is the point: a long name gives way to it. It is code, and whole or not there.
    let whole = columns - DisplayWidth.of(branch)
    let answer = entry.answer.isEmpty ? 0 : DisplayWidth.of(entry.answer) + 4
    let hasRoom = whole - answer >= min(8, DisplayWidth.of(entry.name))
    let room = hasRoom ? whole - answer : whole - 2
    let target: Deed =
      entry.controller.map { .settings(summary.wording.name($0)) } ?? .command(.chain)
    var row = Row(branch, .line, target: target)
    row.add(
      DisplayWidth.truncate(entry.name, to: room),
      isDecider || !entry.answer.isEmpty ? .title : .plain)
    if hasAnswered(entry), !entry.answer.isEmpty {
      if hasRoom { row.add("  " + entry.answer, .code) }
      switch entry.sign {
      case .none: break
      case .allows: row.add(" ✓")
      case .refuses: row.add(" ✕")
      }
    }
    if isAt(entry) { row.add("  ◂ now", .accent) }
    if !hasNotes, !entry.note.isEmpty, isShort(entry, columns: columns) {
      row.add("  " + entry.note, .dim)
    }
    return row
  }

  /// Whether how it came out may be seen: not before slow motion is through.
  var showsOutcome: Bool { pending == nil }
}
