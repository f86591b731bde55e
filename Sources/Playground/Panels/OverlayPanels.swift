import TerminalModel

extension Composer {
  /// Where what is opened goes: over the reason where the device should be seen, else over all.
  private func ground(_ layout: Layout, keepsDevice: Bool) -> Rect {
    if layout.kind == .wide, keepsDevice {
      return Rect(
        column: layout.reason.left - 1, row: layout.reason.top,
        columns: columns - layout.reason.left + 1, rows: layout.advice.top - layout.reason.top)
    }
    let top = layout.kind == .wide || layout.kind == .tall ? 2 : layout.kind == .compact ? 1 : 0
    return Rect(column: 0, row: top, columns: columns, rows: rows - top)
  }

  private mutating func clear(_ area: Rect) {
    canvas.fill(area)
    regions.removeAll { !$0.rect.intersection(area).isEmpty }
  }

  // MARK: Lists

  mutating func picker(_ picker: Picker, _ layout: Layout) {
    let keepsDevice = picker.kind != .stories && picker.kind != .help
    let area = ground(layout, keepsDevice: keepsDevice)
    clear(area)
    let left = area.left + 1
    let width = area.size.columns - 2
    var row = area.top
    if area.size.rows >= 2 {
      let placeholder = picker.filter.isEmpty ? "type to search" : ""
      let end = write(
        [(picker.title, .title), ("   ", .plain), (picker.filter, .echo)], column: left, row: row,
        columns: width)
      cursor = Point(column: min(end, columns - 1), row: row)
      showsCursor = true
      let count = "\(picker.shown.isEmpty ? 0 : picker.selected + 1) of \(picker.shown.count)"
      if picker.shown.count > area.size.rows, end + placeholder.count + count.count + 6 < area.right
      {
        write(count, .dim, column: area.right - 1 - count.count, row: row, columns: count.count)
      }
      write(placeholder, .dim, column: end + 1, row: row, columns: max(0, area.right - end - 2))
      row += area.size.rows >= 8 ? 2 : 1
    }
    let bottom = area.bottom - (area.size.rows >= 6 ? 2 : 0)
    rows(of: picker, in: Rect(column: left, row: row, columns: width, rows: bottom - row))
    if area.size.rows >= 6 {
      pickerFooter(picker, column: left, row: area.bottom - 1, columns: width)
    }
  }

  private mutating func pickerFooter(_ picker: Picker, column: Int, row: Int, columns: Int) {
    let verb = picker.kind == .settings ? "← → Enter set otherwise" : "Enter choose"
    let words = "↑ ↓   \(verb)   Esc back"
    write(
      scene.notice ?? words, scene.notice == nil ? .dim : .echo, column: column, row: row,
      columns: columns)
  }

  private mutating func rows(of picker: Picker, in area: Rect) {
    guard !picker.shown.isEmpty else {
      write(
        "Nothing like that.", .dim, column: area.left, row: area.top, columns: area.size.columns)
      return
    }
    let grouped = picker.filter.isEmpty && area.size.rows >= 12
    let lines = pickerLines(picker, grouped: grouped)
    let chosen = lines.firstIndex { $0.place == picker.selected } ?? 0
    let first = max(0, min(chosen - area.size.rows / 2, lines.count - area.size.rows))
    let keyWidth = min(16, picker.shown.map { DisplayWidth.of(picker.items[$0].key) }.max() ?? 0)
    for (offset, line) in lines.dropFirst(first).prefix(area.size.rows).enumerated() {
      let row = area.top + offset
      guard let place = line.place else {
        write(line.heading, .dim, column: area.left, row: row, columns: area.size.columns)
        continue
      }
      item(
        picker.items[picker.shown[place]], picker.detail(of: picker.shown[place]),
        isSelected: place == picker.selected,
        keyWidth: keyWidth, row: row, in: area, picker.kind)
      region(.row(place), column: area.left, row: row, columns: area.size.columns)
    }
  }

  private func pickerLines(
    _ picker: Picker, grouped: Bool
  ) -> [(heading: String, place: Int?)] {
    var lines: [(heading: String, place: Int?)] = []
    var group = ""
    for (place, index) in picker.shown.enumerated() {
      let item = picker.items[index]
      if grouped, item.group != group {
        if !lines.isEmpty { lines.append(("", nil)) }
        lines.append((item.group, nil))
        group = item.group
      }
      lines.append(("", place))
    }
    return lines
  }

  private mutating func item(
    _ item: Picker.Item, _ detail: String, isSelected: Bool, keyWidth: Int, row: Int, in area: Rect,
    _ kind: Picker.Kind
  ) {
    let style: Style = isSelected ? .selected : .plain
    let width = area.size.columns
    if isSelected {
      canvas.fill(Rect(column: area.left, row: row, columns: width, rows: 1), as: .selected)
    }
    let mark = isSelected ? "▸ " : "  "
    let key = keyWidth > 0 ? pad(item.key, to: keyWidth) + "  " : ""
    let titleWidth = titleColumns(width - 2 - keyWidth, kind)
    let title = titleWidth > 0 ? pad(item.title, to: titleWidth) : item.title
    write(
      [
        (mark, style), (key, isSelected ? .selected : .key), (title, style),
        (titleWidth > 0 ? "  " + detail : "", isSelected ? .selected : .dim),
      ], column: area.left, row: row, columns: width)
  }

  /// How wide titles are; 0 where there is room for nothing else.
  private func titleColumns(_ room: Int, _ kind: Picker.Kind) -> Int {
    switch kind {
    case .stories: room >= 56 ? 38 : 0
    case .help: room >= 74 ? room - 22 : 0
    case .settings: room >= 60 ? 34 : room >= 30 ? room * 3 / 5 : 0
    case .versions: 8
    case .branches: room >= 60 ? room - 26 : 0
    case .devices, .deeds: room >= 30 ? min(34, room * 3 / 5) : 0
    }
  }

  // MARK: The prompt

  mutating func prompt(_ prompt: Prompt, _ layout: Layout) {
    let problem = prompt.problem.prefix(max(0, rows - 2))
    let candidates = prompt.problem.isEmpty ? shownCandidates(prompt) : []
    let lines = problem.count + candidates.count
    let top = max(0, layout.footerRow - lines - (lines > 0 && rows > 8 ? 1 : 0))
    clear(Rect(column: 0, row: top, columns: columns, rows: rows - top))
    if lines > 0, rows > 8 { rule(row: top) }
    var row = layout.footerRow - lines
    for line in problem {
      write(
        line, row == layout.footerRow - lines ? .refused : .code, column: 3, row: row,
        columns: columns - 4)
      row += 1
    }
    for (index, candidate) in candidates {
      let isSelected = index == prompt.selected
      write(
        [
          (isSelected ? "▸ " : "  ", .accent), (candidate.text, isSelected ? .selected : .plain),
          (candidate.detail.isEmpty ? "" : "   " + candidate.detail, .dim),
        ], column: 1, row: row, columns: columns - 2)
      row += 1
    }
    write(
      [(prompt.purpose.label, .key), (prompt.text, .echo)], column: 1, row: layout.footerRow,
      columns: columns - 2)
    if candidates.count < prompt.candidates.count {
      write(trailing: "Tab  \(prompt.candidates.count) in all", .dim, row: layout.footerRow)
    }
    let before = String(Array(prompt.text)[..<prompt.cursor])
    cursor = Point(
      column: min(columns - 1, 1 + prompt.purpose.label.count + DisplayWidth.of(before)),
      row: layout.footerRow)
    showsCursor = true
  }

  private func shownCandidates(_ prompt: Prompt) -> [(Int, Prompt.Candidate)] {
    let room = max(0, min(8, rows - 4))
    let first = max(0, (prompt.selected ?? 0) - room + 1)
    return Array(Array(prompt.candidates.enumerated()).dropFirst(first).prefix(room))
      .map { ($0.offset, $0.element) }
  }

  // MARK: Pages

  mutating func pages(_ pages: Pages, _ lines: [PageLine], _ layout: Layout) {
    let area = ground(layout, keepsDevice: false)
    clear(area)
    let title =
      switch pages.kind {
      case .chain: "Why, in the order it was decided"
      case .callbacks: "Callbacks and console, as they fell"
      case .exploration: "What can be reached from here"
      }
    let left = area.left + 1
    let width = area.size.columns - 2
    write(title, .title, column: left, row: area.top, columns: width)
    let top = area.top + (area.size.rows >= 8 ? 2 : 1)
    let bottom = area.bottom - (area.size.rows >= 6 ? 2 : 0)
    let room = max(1, bottom - top)
    let wrapped = lines.enumerated().flatMap { index, line in
      fold(line, to: width - 2).map { (index, $0) }
    }
    let chosen = wrapped.firstIndex { $0.0 == pages.selected } ?? 0
    let first = max(0, min(chosen - room / 2, wrapped.count - room))
    for (offset, entry) in wrapped.dropFirst(first).prefix(room).enumerated() {
      let isSelected = entry.0 == pages.selected
      // The mark stands before a line's first row only.
      let isFirst = wrapped.firstIndex { $0.0 == entry.0 } == first + offset
      if isSelected, isFirst || offset == 0 {
        cursor = Point(column: left, row: top + offset)
        write("▸", .accent, column: left, row: top + offset, columns: 1)
      }
      write(
        entry.1.pieces.map { ($0.text, $0.style) }, column: left + 2, row: top + offset,
        columns: width - 2)
    }
    if area.size.rows >= 6 {
      write(
        pages.kind == .exploration ? "↑ ↓   Enter go there   Esc back" : "↑ ↓   Esc back", .dim,
        column: left, row: area.bottom - 1, columns: width)
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
        let fitting = DisplayWidth.wrap(rest, to: max(1, room)).first ?? ""
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
