import DeviceDrawing
import OrientationModel
import OrientationTelling
import TerminalModel

extension Composer {
  /// Where what is opened goes: over the reason where the device should be seen, else over all.
  ///
  /// What needs fewer rows leaves the others to what is said of the step.
  func ground(keepsDevice: Bool, rows needed: Int = .max) -> Rect {
    guard keepsDevice, layout.isBeside || layout.kind == .tall && layout.isLarge else {
      let top = layout.kind == .wide || layout.kind == .tall ? 2 : layout.kind == .compact ? 1 : 0
      return screen(from: top)
    }
    guard layout.isBeside else { return screen(from: layout.side.top) }
    let whole = screen(from: layout.side.top, to: layout.timeline.top)
      .from(layout.side.left - 1)
    let isEnough = layout.foot.isEmpty || needed <= layout.side.size.rows
    return isEnough ? whole.split(rows: min(whole.size.rows, needed)).above : whole
  }

  /// Takes away what stands on the ground of what is opened, and what would be cut by it; below it
  /// stands what has room there, without what is opened.
  mutating func open(_ ground: Rect, keepsDevice: Bool, without opened: Set<Panel> = []) {
    clear(ground)
    // A long verdict that is covered leaves no half of it in the line's place.
    if layout.title.size.rows > 1, ground.top == layout.title.bottom, ground.left == 0 {
      clear(line(ground.top - 1))
      rule(row: ground.top - 1)
    }
    guard layout.isBeside, keepsDevice else { return }
    clear(line(layout.footerRow))
    let below = screen(from: endOfStrip, to: layout.timeline.top)
    if !layout.foot.isEmpty, ground.bottom > layout.side.bottom { return clear(below) }
    if layout.foot.isEmpty {
      clear(below.from(layout.side.left - 1))
    } else if opened.contains(.fix) {
      clear(layout.foot)
      write([Column(layout.foot, [.caption, .quotation], isApart: true)])
    }
    clear(layout.side.from(layout.side.left - 1))
    let rest = layout.side.rows(from: ground.bottom, to: layout.side.bottom)
    let others = layout.wordColumns.filter { $0.place.right <= layout.side.left }
    let all = layout.foot.isEmpty ? Layout.all : [.asked, .absent, .masks]
    let panels = all.filter { panel in
      !opened.contains(panel) && !others.contains { $0.panels == [panel] }
    }
    write([Column(rest, panels, isApart: true)])
  }

  /// The row below what is said of the versions.
  private var endOfStrip: Int {
    let strip = layout.wordColumns.first { $0.panels == [.strip] }?.place ?? layout.side
    return strip.top + max(1, scene.rows(of: .strip, in: strip.size).count)
  }

  mutating func clear(_ area: Rect) {
    canvas.fill(area)
    regions.removeAll { !$0.rect.intersection(area).isEmpty }
  }

  // MARK: The prompt

  mutating func prompt(_ prompt: Prompt) {
    let problem = problemRows(prompt.problem).prefix(max(0, rows - 2))
    let candidates = prompt.problem.isEmpty ? shownCandidates(prompt) : []
    let lines = problem.count + candidates.count
    let top = max(0, layout.footerRow - lines - (lines > 0 && rows > 8 ? 1 : 0))
    clear(screen(from: top))
    if lines > 0, rows > 8 { rule(row: top) }
    let area = screen(from: layout.footerRow - lines).inset(columns: 1, rows: 0)
    for (row, line) in problem.enumerated() { write([line], in: area.row(row, indent: 2)) }
    let told = candidates.filter { !$0.1.detail.isEmpty }.map { DisplayWidth.of($0.1.text) }
    let width = min(columns / 3, told.max() ?? 0)
    for (row, (index, candidate)) in candidates.enumerated() {
      var line = Row(index == prompt.selected ? "▸ " : "  ")
      line.isLit = index == prompt.selected
      line.add(candidate.text)
      if !candidate.detail.isEmpty {
        line.fill(to: 2 + width)
        line.add("   " + candidate.detail, .dim)
      }
      write([line], in: area.row(row))
    }
    line(of: prompt, in: area.row(lines), hasMore: candidates.count < prompt.candidates.count)
  }

  /// What is wrong, in as many rows as it needs; a caret stays below what it points to.
  private func problemRows(_ problem: [String]) -> [Piece] {
    let caret = problem.firstIndex { $0.contains("^") && $0.allSatisfy { " ^~".contains($0) } }
    return problem.enumerated().flatMap { index, line -> [Piece] in
      let style: Style = index == 0 ? .warning.bold : .code
      if let caret, index == caret || index == caret - 1 { return [(line, style)] }
      return DisplayWidth.hang(line, to: columns - 5).map { ($0, style) }
    }
  }

  /// What is typed, as much of it as there is room for: the cursor stays in sight.
  private mutating func line(of prompt: Prompt, in place: Rect, hasMore: Bool) {
    let label = prompt.purpose.label
    let room = max(1, columns - 2 - label.count)
    let halves = prompt.field.halves
    var left = onOneLine(halves.before)[...]
    var before = DisplayWidth.of(left)
    let isCut = before >= room
    while isCut, before > max(0, room - 2), let first = left.first {
      before -= DisplayWidth.of(String(first))
      left.removeFirst()
    }
    let mark = isCut ? "…" : ""
    let end = write(
      [(label, .key), (mark + String(left) + onOneLine(halves.after), .echo)], in: place)
    let column = place.left + label.count + mark.count + before
    cursor = Point(column: min(columns - 1, column), row: place.top)
    showsCursor = true
    let total = hasMore ? "Tab  \(prompt.candidates.count) total" : ""
    let verb = prompt.purpose == .say ? "do it" : "save"
    let ways = [(hasMore ? total + "   " : "") + "Enter \(verb)   Esc back", total]
    // It gives way to what is typed.
    let words = ways.first { end + 2 + DisplayWidth.of($0) < columns }
    write(trailing: words ?? "", .dim, row: place.top)
  }

  private func onOneLine(_ text: Substring) -> String {
    String(text.map { $0.isNewline ? "⏎" : $0 })
  }

  private func shownCandidates(_ prompt: Prompt) -> [(Int, Prompt.Candidate)] {
    let room = max(0, min(8, rows - 4))
    let first = max(0, (prompt.selected ?? 0) - room + 1)
    return prompt.candidates.enumerated().dropFirst(first).prefix(room)
      .map { ($0.offset, $0.element) }
  }

  /// How much of a list lies beyond its edges: at the right, in the rows above and below it.
  mutating func beyond(above: Int, below: Int, of area: Rect) {
    for (count, sign, row) in [(above, "↑", -1), (below, "↓", area.size.rows)] where count > 0 {
      let words = "\(sign) \(count) more"
      let columns = DisplayWidth.of(words)
      write(words, .dim, in: area.row(row).from(area.right - columns))
    }
  }
}
