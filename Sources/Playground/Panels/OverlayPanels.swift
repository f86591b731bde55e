import OrientationModel
import OrientationTelling
import TerminalModel

extension Composer {
  /// Where what is opened goes: over the reason where the device should be seen, else over all.
  func ground(keepsDevice: Bool) -> Rect {
    if layout.kind == .wide, keepsDevice {
      let beside = screen(from: layout.reason.top, to: layout.bookTop)
      return beside.from(layout.reason.left - 1)
    }
    if layout.kind == .tall, layout.isLarge, keepsDevice { return screen(from: layout.reason.top) }
    let top = layout.kind == .wide || layout.kind == .tall ? 2 : layout.kind == .compact ? 1 : 0
    return screen(from: top)
  }

  mutating func clear(_ area: Rect) {
    canvas.fill(area)
    regions.removeAll { !$0.rect.intersection(area).isEmpty }
  }

  // MARK: Lists

  mutating func picker(_ picker: Picker) {
    let keepsDevice = picker.kind != .stories && picker.kind != .help
    let area = ground(keepsDevice: keepsDevice)
    clear(area)
    let inner = area.inset(columns: 1, rows: 0)
    let width = inner.size.columns
    var used = 0
    if area.size.rows >= 2 {
      // Where a row has room for the value only, the chosen one's name stands above.
      let isTight = picker.kind == .settings && width < 28
      let title = isTight ? picker.current?.title ?? picker.title : picker.title
      let gap = DisplayWidth.of(title) + 3 < width ? "   " : ""
      let end = write([(title, .title), (gap, .plain), (picker.filter, .echo)], in: inner)
      cursor = Point(column: min(end, columns - 1), row: area.top)
      showsCursor = true
      let words = picker.filter.isEmpty ? ["type to search", "search"] : []
      let placeholder = words.first { $0.count <= area.right - end - 2 } ?? ""
      let count = "\(picker.shown.isEmpty ? 0 : picker.selected + 1) of \(picker.shown.count)"
      let needed = placeholder.count + count.count + 6
      if picker.shown.count > area.size.rows, end + needed < area.right {
        write(count, .dim, in: inner.from(inner.right - count.count))
      }
      write(placeholder, .dim, in: inner.from(end + 1))
      used = area.size.rows >= 8 ? 2 : 1
    }
    // Beside the device the line of hints is the list's: no key there does what it said.
    let isBeside = layout.kind == .wide && keepsDevice
    var room = inner.split(rows: used).below
    if isBeside || area.size.rows >= 6 { room.size.rows -= isBeside ? 1 : 2 }
    rows(of: picker, in: room, hasGap: used == 2)
    if isBeside {
      clear(line(layout.footerRow))
      pickerFooter(picker, width, in: line(layout.footerRow, from: 2, columns: columns - 3))
    } else if area.size.rows >= 6 {
      pickerFooter(picker, width, in: inner.row(area.size.rows - 1))
    }
  }

  /// What can be pressed; or the chosen row in full, where it is cut in a list beside the device.
  private mutating func pickerFooter(_ picker: Picker, _ listColumns: Int, in place: Rect) {
    let verb =
      switch picker.current?.choice {
      case .flip: "← → Enter set otherwise"
      case .dot: "Enter switch it"
      case .controller, .places: "Enter open it"
      case .command, .say: "Enter do it"
      case .nothing, nil: ""
      default: "Enter choose"
      }
    let marks = picker.items.contains { $0.group.hasPrefix("Marks") } ? "End marks" : ""
    let words = ["↑ ↓", verb, marks, "Esc back"].filter { !$0.isEmpty }.joined(separator: "   ")
    let answer = scene.notice ?? cutRow(of: picker, in: listColumns)
    write(answer ?? words, answer == nil ? .dim : .echo, in: place)
  }

  /// The chosen row in full, where the list has no room for it.
  private func cutRow(of picker: Picker, in columns: Int) -> String? {
    guard picker.kind == .settings || picker.kind == .branches, let item = picker.current else {
      return nil
    }
    let keyColumns = keyColumns(of: picker)
    let room = columns - 2 - (keyColumns > 0 ? keyColumns + 2 : 0)
    let titleColumns = titleColumns(picker, room: room)
    let title = DisplayWidth.of(item.title)
    let isWhole =
      titleColumns == 0
      ? title <= room && item.detail.isEmpty
      : title <= titleColumns && titleColumns + 2 + DisplayWidth.of(item.detail) <= room
    return isWhole ? nil : "\(item.title)   \(item.detail)"
  }

  private func keyColumns(of picker: Picker) -> Int {
    min(16, picker.shown.map { DisplayWidth.of(picker.items[$0].key) }.max() ?? 0)
  }

  private mutating func rows(of picker: Picker, in area: Rect, hasGap: Bool) {
    guard !picker.shown.isEmpty else {
      write("Nothing like that.", .dim, in: area)
      return
    }
    let grouped = picker.filter.isEmpty && area.size.rows >= 12
    let lines = pickerLines(picker, grouped: grouped)
    let chosen = lines.firstIndex { $0.place == picker.selected } ?? 0
    // Help stands side by side where that shows all of it at once.
    let columnCount = picker.kind == .help ? max(1, area.size.columns / Self.helpColumns) : 1
    let room = columnCount * area.size.rows
    let width = area.size.columns / columnCount
    let first = max(0, min(chosen - room / 2, lines.count - room))
    let keyWidth = keyColumns(of: picker)
    let titleWidth = titleColumns(picker, room: width - 2 - (keyWidth > 0 ? keyWidth + 2 : 0))
    for (offset, line) in lines.dropFirst(first).prefix(room).enumerated() {
      let (column, row) = offset.quotientAndRemainder(dividingBy: area.size.rows)
      let spot = self.line(
        area.top + row, from: area.left + column * width,
        columns: width - (columnCount > 1 ? 2 : 0))
      guard let place = line.place else {
        write(line.heading, .dim, in: spot)
        continue
      }
      item(
        picker.items[picker.shown[place]], picker.detail(of: picker.shown[place]),
        isSelected: place == picker.selected, keyWidth: keyWidth, titleWidth: titleWidth,
        in: spot)
      region(.row(place), spot)
    }
    beyond(above: hasGap ? first : 0, below: lines.count - first - room, of: area)
  }

  /// How many columns a list of keys takes beside another.
  private static let helpColumns = 64

  private func pickerLines(_ picker: Picker, grouped: Bool) -> [(heading: String, place: Int?)] {
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
    _ item: Picker.Item, _ detail: String, isSelected: Bool, keyWidth: Int, titleWidth: Int,
    in place: Rect
  ) {
    let style: Style = isSelected ? .selected : .plain
    if isSelected { canvas.fill(place, as: .selected) }
    let mark = isSelected ? "▸ " : "  "
    let key = keyWidth > 0 ? pad(item.key, to: keyWidth) + "  " : ""
    // What a key does is not cut for what it is called at the prompt.
    let isAlone = item.choice.isKey && DisplayWidth.of(item.title) > titleWidth
    let titleWidth = isAlone ? 0 : titleWidth
    let room = place.size.columns - 2 - DisplayWidth.of(key) - titleWidth - 2
    let detail = DisplayWidth.of(detail) > room && !item.short.isEmpty ? item.short : detail
    let title = titleWidth > 0 ? pad(item.title, to: titleWidth) : item.title
    write(
      [
        (mark, style), (key, isSelected ? .selected : .key), (title, style),
        (titleWidth > 0 ? "  " + detail : "", isSelected ? .selected : .dim),
      ], in: place)
  }

  /// How wide titles are; 0 where there is room for nothing else.
  ///
  /// A title is what one chooses by, so details give way first, but for the few words they need.
  private func titleColumns(_ picker: Picker, room: Int) -> Int {
    let items = picker.shown.map { picker.items[$0] }
    let widest = items.map { DisplayWidth.of($0.title) }.max() ?? 0
    let details = items.map { DisplayWidth.of($0.detail) }.max() ?? 0
    // Of a setting the value is what one wants to see.
    if details == 0 || (widest + 8 > room && picker.kind != .settings) { return 0 }
    if widest + 2 + details <= room { return widest }
    let short = items.map { DisplayWidth.of($0.short) }.max() ?? 0
    if picker.kind == .help { return max(room / 2, room - 2 - details) }
    let least = min(details, short > 0 ? short : 16)
    if picker.kind == .settings, room < 24 { return max(4, room - 2 - min(details, 10)) }
    return min(widest, max(room - 2 - least, room / 2))
  }

  // MARK: The prompt

  mutating func prompt(_ prompt: Prompt) {
    let problem = prompt.problem.prefix(max(0, rows - 2))
    let candidates = prompt.problem.isEmpty ? shownCandidates(prompt) : []
    let lines = problem.count + candidates.count
    let top = max(0, layout.footerRow - lines - (lines > 0 && rows > 8 ? 1 : 0))
    clear(screen(from: top))
    if lines > 0, rows > 8 { rule(row: top) }
    let area = screen(from: layout.footerRow - lines).inset(columns: 1, rows: 0)
    for (row, line) in problem.enumerated() {
      write(line, row == 0 ? .refused : .code, in: area.row(row, indent: 2))
    }
    for (row, (index, candidate)) in candidates.enumerated() {
      let isSelected = index == prompt.selected
      write(
        [
          (isSelected ? "▸ " : "  ", .accent), (candidate.text, isSelected ? .selected : .plain),
          (candidate.detail.isEmpty ? "" : "   " + candidate.detail, .dim),
        ], in: area.row(row))
    }
    line(of: prompt, in: area.row(lines), hasMore: candidates.count < prompt.candidates.count)
  }

  /// What is typed, as much of it as there is room for: the cursor stays in sight.
  private mutating func line(of prompt: Prompt, in place: Rect, hasMore: Bool) {
    let label = prompt.purpose.label
    let room = max(1, columns - 2 - label.count)
    let halves = prompt.field.halves
    var (left, before) = (onOneLine(halves.before)[...], 0)
    before = DisplayWidth.of(left)
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
    let count = prompt.lines.count
    let words =
      count > 1
      ? "\(count) lines, Enter does each" : hasMore ? "Tab  \(prompt.candidates.count) in all" : ""
    // It gives way to what is typed.
    if end + 2 + DisplayWidth.of(words) < columns { write(trailing: words, .dim, row: place.top) }
  }

  private func onOneLine(_ text: Substring) -> String {
    String(text.map { $0.isNewline ? "⏎" : $0 })
  }

  private func shownCandidates(_ prompt: Prompt) -> [(Int, Prompt.Candidate)] {
    let room = max(0, min(8, rows - 4))
    let first = max(0, (prompt.selected ?? 0) - room + 1)
    // Several lines are seen one below the other before anything is done.
    let several = prompt.lines.count > 1 ? prompt.lines : []
    let rows = prompt.candidates + several.map { Prompt.Candidate(text: $0) }
    return rows.enumerated().dropFirst(first).prefix(room).map { ($0.offset, $0.element) }
  }

  /// What is read a line at a time: beside the device where there is room, and below it what the
  /// book says about the chosen line.
  mutating func pages(_ pages: Pages, _ lines: [PageLine]) {
    let isBeside = layout.kind == .wide && columns >= 100 && pages.kind.isAboutStep
    let area = ground(keepsDevice: isBeside)
    clear(area)
    if isBeside {
      let bottom = layout.timeline.top
      let left = layout.advice.left > layout.device.right ? layout.advice.left - 1 : 0
      clear(screen(from: layout.bookTop, to: bottom).from(left))
      clear(line(layout.footerRow))
    }
    let current = lines.dropFirst(pages.selected).first
    let bookRows =
      isBeside || area.size.rows < 14 || pages.kind != .chain ? 0 : area.size.rows < 18 ? 4 : 7
    let inner = area.inset(columns: 1, rows: 0)
    write(title(of: pages.kind), .title, in: inner)
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
      let verb = current?.way.isEmpty == false ? "Enter go there   " : ""
      let row = inner.row(area.size.rows - 1)
      let beside = line(layout.footerRow, from: 2, columns: inner.size.columns)
      write(scene.notice ?? "↑ ↓   \(verb)Esc back", .dim, in: isBeside ? beside : row)
    }
  }

  private func title(of kind: Pages.Kind) -> String {
    switch kind {
    case .chain: "Why: what decided, and what led to it"
    case .callbacks: "Callbacks and console, as they fell"
    case .exploration: "All that a user can reach from the launch, and what goes wrong there"
    case .answer(let title, _): title
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
    }
    beyond(above: first, below: wrapped.count - first - area.size.rows, of: area)
  }

  /// How much of a list lies beyond its edges: at the right, in the rows above and below it.
  private mutating func beyond(above: Int, below: Int, of area: Rect) {
    for (count, sign, row) in [(above, "↑", -1), (below, "↓", area.size.rows)] where count > 0 {
      let words = "\(sign) \(count) more"
      let columns = DisplayWidth.of(words)
      write(words, .dim, in: area.row(row).from(area.right - columns))
    }
  }

  /// A rule in full, as far as there is room, and everybody who says so.
  private mutating func book(_ rule: Rule?, in area: Rect) {
    guard let rule, area.size.rows > 0 else { return }
    write([(rule.number, .accent), ("  " + rule.title, .title)], in: area)
    let statement = rule.statement.split(separator: "\n").joined(separator: " ")
    let hasSources = area.size.rows >= 4
    let lines = DisplayWidth.wrap(
      statement, to: area.size.columns, rows: min(5, area.size.rows - (hasSources ? 2 : 1)))
    write(lines, in: area.row(1))
    guard hasSources else { return }
    let sources = ([rule.confidence.explained] + rule.sources).joined(separator: "; ")
    let rest = area.split(rows: 1 + lines.count).below
    write(DisplayWidth.wrap(sources, to: area.size.columns, rows: rest.size.rows), .dim, in: rest)
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
        let fitting = DisplayWidth.wrap(String(rest), to: max(1, room)).first ?? ""
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

extension Pages.Kind {
  /// Whether it is about the step that is seen, which should stay in sight then.
  fileprivate var isAboutStep: Bool {
    switch self {
    case .chain, .callbacks: true
    case .exploration, .answer: false
    }
  }
}
