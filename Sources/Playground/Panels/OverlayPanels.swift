import DeviceDrawing
import OrientationModel
import OrientationTelling
import TerminalModel

extension Composer {
  /// Where what is opened goes: over the reason where the device should be seen, else over all.
  ///
  /// What needs fewer rows leaves the others to what is said of the step.
  func ground(keepsDevice: Bool, rows needed: Int = .max, above bottom: Int? = nil) -> Rect {
    guard keepsDevice, layout.isBeside || layout.kind == .tall && layout.isLarge else {
      let top = layout.kind == .wide || layout.kind == .tall ? 2 : layout.kind == .compact ? 1 : 0
      return screen(from: top)
    }
    guard layout.isBeside else { return screen(from: layout.side.top) }
    let whole = wordsBesideDevice
    if let bottom { return whole.rows(from: whole.top, to: bottom) }
    let isEnough = layout.foot.isEmpty || needed <= layout.side.size.rows
    return isEnough ? whole.split(rows: min(whole.size.rows, needed)).above : whole
  }

  private var wordsBesideDevice: Rect {
    screen(from: layout.side.top, to: layout.timeline.top).from(layout.side.left - 1)
  }

  /// Takes away what stands on the ground of what is opened, and what would be cut by it; below it
  /// stands what has room there, without what is opened.
  mutating func open(_ ground: Rect, keepsDevice: Bool, without opened: Set<Panel> = []) {
    clear(ground)
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
      !opened.contains(panel) && !others.contains { $0.parts == [.panel(panel)] }
    }
    write([Column(rest, panels, isApart: true)])
  }

  /// The row below what is said of the versions.
  private var endOfStrip: Int {
    let strip = layout.wordColumns.first { $0.parts == [.panel(.strip)] }?.place ?? layout.side
    return strip.top + max(1, scene.rows(of: .strip, in: strip.size).count)
  }

  mutating func clear(_ area: Rect) {
    canvas.fill(area)
    regions.removeAll { !$0.rect.intersection(area).isEmpty }
  }

  // MARK: Lists

  /// Whether a list of stories leaves room for what the chosen one is about.
  var hasRoomForPreview: Bool { columns >= 110 && rows >= 24 }

  mutating func picker(_ picker: Picker, _ preview: DevicePicture?) {
    let keepsDevice = picker.kind.keepsDevice
    let area = ground(keepsDevice: keepsDevice, rows: picker.rowsOfAll)
    open(area, keepsDevice: keepsDevice)
    var inner = area.inset(columns: 1, rows: 0)
    if picker.kind.tells, hasRoomForPreview {
      let place = inner.from(inner.right - min(56, columns / 3))
      inner = inner.from(inner.left, to: place.left - 2)
      _ = preview?.draw(in: &canvas, area: place.rows(from: area.top + 2, to: area.bottom))
    }
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
      // The stories have numbers of their own.
      if picker.shown.count > area.size.rows, !picker.isBrowsed, end + needed < area.right {
        write(count, .dim, in: inner.from(inner.right - count.count))
      }
      write(placeholder, .dim, in: inner.from(end + 1))
      used = area.size.rows >= 8 ? 2 : 1
    }
    // Beside the device the line of hints is the list's: no key there does what it said.
    let isBeside = layout.isBeside && keepsDevice
    var room = inner.split(rows: used).below
    if isBeside || area.size.rows >= 6 { room.size.rows -= isBeside ? 1 : 2 }
    if area.size.rows >= 16, !isBeside { tell(of: picker, in: &room) }
    rows(of: picker, in: room, hasGap: used == 2)
    if isBeside {
      pickerFooter(picker, width, in: line(layout.footerRow, from: 2, columns: columns - 3))
    } else if area.size.rows >= 6 {
      pickerFooter(picker, width, in: inner.row(area.size.rows - 1))
    }
  }

  /// What can be pressed; or the chosen row in full, where it is cut in a list beside the device.
  private mutating func pickerFooter(_ picker: Picker, _ listColumns: Int, in place: Rect) {
    let verb = picker.current?.deed.verb ?? ""
    let marks = picker.items.contains { $0.group.hasPrefix("Marks") } ? "End marks" : ""
    let words = ["↑ ↓", verb, marks, "Esc back"].filter { !$0.isEmpty }.joined(separator: "   ")
    let answer = scene.notice ?? cutRow(of: picker, in: listColumns)
    write(answer ?? words, answer == nil ? .dim : .echo, in: place)
  }

  /// What the chosen one of a list is about, whole, in rows of its own above the keys.
  private mutating func tell(of picker: Picker, in room: inout Rect) {
    guard picker.kind.tells else { return }
    let width = room.size.columns - 2
    let isLong = picker.shown.contains { DisplayWidth.of(picker.items[$0].detail) > width }
    let rows = isLong ? 2 : 1
    room.size.rows -= rows
    guard picker.current != nil else { return }
    let detail = picker.items[picker.shown[picker.selected]].detail
    let titles = titleColumns(picker, room: width)
    if titles > 0, DisplayWidth.of(detail) <= width - titles - keyColumns(of: picker) - 4 { return }
    let clauses = detail.clauses(columns: width * rows - width / 8)
    let words = DisplayWidth.wrap(clauses.isEmpty ? detail : clauses, to: width, rows: rows)
    // Below the row that counts what is beyond the list.
    write(words, .echo, in: room.row(room.size.rows + 1, indent: 2))
  }

  /// The chosen row in full, where the list has no room for it.
  private func cutRow(of picker: Picker, in columns: Int) -> String? {
    guard [.settings, .branches].contains(picker.kind), let item = picker.current else {
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
      write("No matches. Ctrl-U clears the search.", .dim, in: area)
      return
    }
    let grouped = picker.filter.isEmpty && area.size.rows >= 12
    // Help stands side by side where that shows all of it at once, and nothing is cut.
    let columnCount = picker.kind == .help ? helpColumns(picker, in: area.size.columns) : 1
    let lines = inColumns(
      pickerLines(picker, grouped: grouped), rows: area.size.rows, columns: columnCount)
    let chosen = lines.firstIndex { $0.place == picker.selected } ?? 0
    let room = columnCount * area.size.rows
    let width = area.size.columns / columnCount
    let first = first(of: lines, chosen: chosen, rows: room)
    let keyWidth = keyColumns(of: picker)
    let titleWidth = titleColumns(picker, room: width - 2 - (keyWidth > 0 ? keyWidth + 2 : 0))
    let isShort = titleWidth > 0 && picker.isShortBelow(columns: titleWidth)
    for (offset, line) in lines.dropFirst(first).prefix(room).enumerated() {
      let (column, row) = offset.quotientAndRemainder(dividingBy: area.size.rows)
      let spot = self.line(
        area.top + row, from: area.left + column * width,
        columns: width + (columnCount > 1 ? -2 : columns < 60 ? 1 : 0))
      guard let place = line.place else {
        write(line.heading, .dim, in: spot)
        continue
      }
      var item = picker.items[picker.shown[place]]
      // A name that is not in sight is not left out.
      if isShort, offset > 0 { item.title = picker.titleBelow(place) }
      let detail = picker.items[picker.shown[place]].detail
      let left = spot.size.columns - 4 - titleWidth - (keyWidth > 0 ? keyWidth + 2 : 0)
      // What is a sentence is not cut in its middle: the chosen one's stands below.
      let clauses = detail.clauses(columns: left)
      self.item(
        item, picker.isBrowsed || !clauses.isEmpty ? clauses : detail,
        isSelected: place == picker.selected, keyWidth: keyWidth, titleWidth: titleWidth,
        in: spot)
      region(.row(place), spot)
    }
    // What is counted is what can be chosen, as above the list.
    let above = lines.prefix(first).count { $0.place != nil }
    let below = lines.dropFirst(first + room).count { $0.place != nil }
    beyond(above: hasGap ? above : 0, below: below, of: area)
  }

  /// Which line stands on top: the first, as long as the group of what is chosen fits below it; else
  /// that group's heading, likewise.
  private func first(of lines: [PickerLine], chosen: Int, rows: Int) -> Int {
    let end = lines[chosen...].firstIndex { $0.place == nil } ?? lines.count
    guard end > rows else { return 0 }
    let middle = max(0, min(chosen - rows / 2, lines.count - rows))
    let heading = lines[...chosen].lastIndex { $0.place == nil && !$0.heading.isEmpty }
    guard let heading, middle > 0 else { return middle }
    return end - heading <= rows ? min(heading, lines.count - rows) : middle
  }

  /// How many lists of keys stand beside each other, each as wide as its longest line.
  private func helpColumns(_ picker: Picker, in columns: Int) -> Int {
    let widest = picker.items.map { DisplayWidth.of($0.title) }.max() ?? 0
    return max(1, columns / (keyColumns(of: picker) + widest + 6))
  }

  private typealias PickerLine = (heading: String, place: Int?)

  /// Lines in several columns without a group that is broken, where there is room for that.
  private func inColumns(_ lines: [PickerLine], rows: Int, columns: Int) -> [PickerLine] {
    guard columns > 1 else { return lines }
    let groups = lines.split { $0.place == nil && $0.heading.isEmpty }
    var whole: [PickerLine] = []
    for group in groups {
      let used = whole.count % rows
      let blanks = used == 0 ? 0 : used + 1 + group.count <= rows ? 1 : rows - used
      whole += Array(repeating: ("", nil), count: blanks) + group
    }
    return whole.count <= rows * columns ? whole : lines
  }

  private func pickerLines(_ picker: Picker, grouped: Bool) -> [PickerLine] {
    var lines: [PickerLine] = []
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
    let isAlone = item.isKey && DisplayWidth.of(item.title) > titleWidth
    let titleWidth = isAlone ? 0 : titleWidth
    let room = place.size.columns - 2 - DisplayWidth.of(key) - titleWidth - 2
    let detail = DisplayWidth.of(detail) > room && !item.short.isEmpty ? item.short : detail
    // A row whose title is too long for its column stands without it, where it has room then.
    let loose = item.title + " " + detail
    let isLoose =
      DisplayWidth.of(item.title) > titleWidth && titleWidth > 0
      && DisplayWidth.of(loose) <= room + titleWidth + 2
    let title =
      isLoose
      ? item.title + " " : titleWidth > 0 ? pad(item.title, to: titleWidth) + "  " : item.title
    write(
      [
        (mark, style), (key, isSelected ? .selected : .key), (title, style),
        (titleWidth > 0 ? detail : "", isSelected ? .selected : .dim),
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
    // Of a story a few letters of its question say nothing: the chosen one's stands below. All have
    // something beside them, or none.
    let left = room - widest - 2
    func isLost(_ detail: String) -> Bool {
      !detail.isEmpty && detail.clauses(columns: left).isEmpty
    }
    let areLost =
      picker.isBrowsed
      ? items.contains { isLost($0.detail) } : picker.kind.tells && left < Self.fewestOfSentence
    if areLost { return 0 }
    let short = items.map { DisplayWidth.of($0.short) }.max() ?? 0
    if picker.kind == .help { return max(room / 2, room - 2 - details) }
    let least = min(details, short > 0 ? short : 16)
    if picker.kind == .settings, room < 24 { return max(4, room - 2 - min(details, 10)) }
    return min(widest, max(room - 2 - least, room / 2))
  }

  /// Of a sentence that is found fewer columns say nothing.
  private static let fewestOfSentence = 40

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

  /// What is wrong, in as many rows as it needs; a caret stays below what it points to.
  private func problemRows(_ problem: [String]) -> [Piece] {
    let caret = problem.firstIndex { $0.contains("^") && $0.allSatisfy { " ^~".contains($0) } }
    return problem.enumerated().flatMap { index, line -> [Piece] in
      let style: Style = index == 0 ? .refused : .code
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
    var before = 0
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
      ? "\(count) lines, Enter runs them all"
      : hasMore ? "Tab  \(prompt.candidates.count) total" : ""
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

  /// How much of a list lies beyond its edges: at the right, in the rows above and below it.
  mutating func beyond(above: Int, below: Int, of area: Rect) {
    for (count, sign, row) in [(above, "↑", -1), (below, "↓", area.size.rows)] where count > 0 {
      let words = "\(sign) \(count) more"
      let columns = DisplayWidth.of(words)
      write(words, .dim, in: area.row(row).from(area.right - columns))
    }
  }
}

extension Picker {
  /// How many rows all of it takes below its title, whatever is searched for.
  var rowsOfAll: Int {
    let groups = Set(items.map { $0.group })
    return 3 + items.count + (groups.count > 1 || groups.first != "" ? 2 * groups.count : 0)
  }
}
