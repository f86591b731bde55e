import DeviceDrawing
import TerminalModel

extension Composer {
  /// Whether a list of stories leaves room for what the chosen one is about.
  var hasRoomForPreview: Bool { columns >= 110 && rows >= 24 }

  /// A list: what is searched for, its rows, and what can be pressed.
  mutating func picker(_ picker: Picker, _ preview: DevicePicture?) {
    let keepsDevice = picker.kind.keepsDevice
    let side = layout.isBeside && keepsDevice ? layout.side.left : 1
    let needed = picker.rowsOfAll + ListColumns.extraRows(picker, columns: columns - side - 1)
    let area = ground(keepsDevice: keepsDevice, rows: needed)
    open(area, keepsDevice: keepsDevice)
    var inner = area.inset(columns: 1, rows: 0)
    if picker.kind.tells, hasRoomForPreview {
      let place = inner.from(inner.right - min(56, columns / 3))
      inner = inner.from(inner.left, to: place.left - 2)
      _ = preview?.draw(in: &canvas, area: place.rows(from: area.top + 2, to: area.bottom))
    }
    if area.size.rows >= 2 { search(picker, in: inner) }
    let used = area.size.rows >= 8 ? 2 : min(1, area.size.rows - 1)
    var room = inner.split(rows: used).below
    // Beside the device the line of hints is the list's: no key there does what it said.
    let isBeside = layout.isBeside && keepsDevice
    if isBeside || area.size.rows >= 6 { room.size.rows -= isBeside ? 1 : 2 }
    let told = picker.kind.tells && area.size.rows >= 16 ? 2 : 0
    room.size.rows -= told
    var whole = rows(of: picker, in: room, hasGap: used == 2)
    if told > 0 {
      // Below the row that counts what is beyond the list.
      let lines = DisplayWidth.wrap(whole ?? "", to: room.size.columns - 2, rows: told)
      write(lines, .plain, in: room.row(room.size.rows + 1, indent: 2))
      whole = nil
    }
    guard isBeside || area.size.rows >= 6 else { return }
    let place =
      isBeside
      ? line(layout.footerRow, from: 2, columns: columns - 3) : inner.row(area.size.rows - 1)
    let verb = picker.current?.deed.verb ?? ""
    let hasValues = if case .toggle = picker.current?.deed { true } else { false }
    let keys: [KeyWords?] = [
      Self.move, picker.kind.next.map { (key: "Tab", words: $0) },
      verb.isEmpty ? nil : (hasValues ? "← → Enter" : "Enter", verb), ("Esc", "back"),
    ]
    write(keys: keys.compactMap { $0 }, after: whole, in: place)
  }

  /// The list's title and what is typed, and where it is long how far down one is.
  private mutating func search(_ picker: Picker, in place: Rect) {
    // Where the keys have no row, the chosen one's name stands there.
    let title = rows < 6 ? picker.current?.title ?? picker.title : picker.title
    let gap = DisplayWidth.of(title) + 3 < place.size.columns ? "   " : ""
    let end = write([(title, .title), (gap, .plain), (picker.filter, .echo)], in: place)
    cursor = Point(column: min(end, columns - 1), row: place.top)
    showsCursor = true
    // Nobody searches what is seen at once.
    let isShort = !picker.filter.isEmpty || picker.items.count <= 8
    let words = isShort ? [] : ["type to search", "search"]
    let placeholder = words.first { $0.count <= place.right - end - 1 } ?? ""
    let count = "\(picker.shown.isEmpty ? 0 : picker.selected + 1) of \(picker.shown.count)"
    // The stories have numbers of their own.
    let isBrowsed = picker.kind.tells && picker.filter.isEmpty
    let isLong = picker.shown.count > place.size.rows && !isBrowsed
    if isLong, end + placeholder.count + count.count + 7 < place.right {
      write(count, .dim, in: place.from(place.right - count.count))
    }
    write(placeholder, .dim, in: place.from(end + 1))
  }

  /// Writes the rows that have room, the chosen one among them; the answer is that one in full, where it
  /// is cut.
  private mutating func rows(of picker: Picker, in area: Rect, hasGap: Bool) -> String? {
    guard !picker.shown.isEmpty else {
      write("No matches. Ctrl-U clears the search.", .dim, in: area)
      return nil
    }
    let grouped = picker.filter.isEmpty && area.size.rows >= 12
    // Help stands side by side where that shows all of it at once, and nothing is cut.
    let columnCount = picker.kind == .help ? helpColumns(picker, in: area.size.columns) : 1
    let width = area.size.columns / columnCount
    let shares = ListColumns(picker, columns: width - (columnCount > 1 ? 2 : 0))
    let lines = inColumns(
      pickerLines(picker, shares, grouped: grouped), rows: area.size.rows, columns: columnCount)
    let room = columnCount * area.size.rows
    let first = first(of: lines, chosen: picker.selected, rows: room)
    var whole: String?
    for (offset, line) in lines.dropFirst(first).prefix(room).enumerated() {
      let (column, row) = offset.quotientAndRemainder(dividingBy: area.size.rows)
      let spot = self.line(
        area.top + row, from: area.left + column * width,
        columns: width + (columnCount > 1 ? -2 : columns < 60 ? 1 : 0))
      guard let place = line.place else {
        write(line.heading, .dim, in: spot)
        continue
      }
      let item = picker.items[picker.shown[place]]
      var entry = shares.row(of: item, part: line.part, isChosen: place == picker.selected)
      entry.target = .row(place)
      write([entry], in: spot)
      if entry.isLit { whole = shares.whole(item) }
    }
    // What is counted is what can be chosen, as above the list.
    let above = lines.prefix(first).count { $0.place != nil && $0.part == 0 }
    let below = lines.dropFirst(first + room).count { $0.place != nil && $0.part == 0 }
    beyond(above: hasGap ? above : 0, below: below, of: area)
    return whole
  }

  private typealias PickerLine = (heading: String, place: Int?, part: Int)

  /// Which line stands on top: the first, as long as the group of what is chosen fits below it; else
  /// that group's heading, likewise.
  private func first(of lines: [PickerLine], chosen place: Int, rows: Int) -> Int {
    let chosen = lines.firstIndex { $0.place == place } ?? 0
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
    return max(1, columns / (ListColumns(picker, columns: columns).key + widest + 4))
  }

  /// Lines in several columns without a group that is broken, where there is room for that.
  private func inColumns(_ lines: [PickerLine], rows: Int, columns: Int) -> [PickerLine] {
    guard columns > 1 else { return lines }
    let groups = lines.split { $0.place == nil && $0.heading.isEmpty }
    var whole: [PickerLine] = []
    for group in groups {
      let used = whole.count % rows
      let blanks = used == 0 ? 0 : used + 1 + group.count <= rows ? 1 : rows - used
      whole += Array(repeating: ("", nil, 0), count: blanks) + group
    }
    return whole.count <= rows * columns ? whole : lines
  }

  private func pickerLines(
    _ picker: Picker, _ shares: ListColumns, grouped: Bool
  ) -> [PickerLine] {
    var lines: [PickerLine] = []
    var group = ""
    for (place, index) in picker.shown.enumerated() {
      let item = picker.items[index]
      if grouped, item.group != group {
        if !lines.isEmpty { lines.append(("", nil, 0)) }
        lines.append((item.group, nil, 0))
        group = item.group
      }
      lines += (0..<shares.rowCount(item)).map { ("", place, $0) }
    }
    return lines
  }
}

/// How the rows of a list share its columns: keys, titles, and what is said beside these.
private struct ListColumns {
  /// With the blanks behind them.
  let key: Int
  private let title: Int
  private let detail: Int
  private let kind: Picker.Kind

  init(_ picker: Picker, columns: Int) {
    let items = picker.shown.map { picker.items[$0] }
    func widest(_ texts: [String]) -> Int { texts.map { DisplayWidth.of($0) }.max() ?? 0 }
    let keys = min(16, widest(items.map { $0.key }))
    key = keys > 0 ? keys + 2 : 0
    let kind = picker.kind
    self.kind = kind
    // What is said beside all of these is whole, or not said.
    let isWish = if case .wants = kind { true } else { false }
    let room = max(0, columns - 2 - key)
    // Values stand close to what has them; a long question takes of their column.
    let longest = kind == .settings ? room * 2 / 3 : .max
    let titles = widest(items.map { $0.title }.filter { DisplayWidth.of($0) <= longest })
    let details = widest(items.map { $0.detail })
    // A title is what one chooses by; but of a setting the value is what one wants to see.
    let least =
      switch kind {
      case .stories, .beginnings, .wants: 0
      case .settings: details
      case .steps: min(details, 9)
      default: min(details, 16)
      }
    let share = kind == .settings && room < 30 ? room / 4 : room / 2
    let beside = min(titles, max(room - 2 - least, share))
    let left = max(0, room - beside - 2)
    // All stories have something beside them, or none.
    let isTold = items.allSatisfy {
      $0.detail.isEmpty || isWish && DisplayWidth.of($0.detail) <= left
        || !isWish && (!kind.tells || !$0.detail.clauses(columns: left).isEmpty)
    }
    let hasRoom = details > 0 && isTold && (titles + 8 <= room || kind == .settings)
    title = hasRoom ? beside : min(titles, room)
    detail = hasRoom ? left : 0
  }

  /// One of the rows that it takes.
  func row(of item: Picker.Item, part: Int, isChosen: Bool) -> Row {
    let parts = folded(item)
    let (title, detail) = parts.isEmpty ? fitting(item) : parts[part]
    var row = Row(isChosen && part == 0 ? "▸ " : "  ")
    if key > 0 { row.add(DisplayWidth.fit(item.key, to: key - 2) + "  ", .key) }
    row.add(title)
    row.add(detail, .dim)
    row.isLit = isChosen
    return row
  }

  func rowCount(_ item: Picker.Item) -> Int { max(1, folded(item).count) }

  /// How many rows more than one each all that is shown takes.
  static func extraRows(_ picker: Picker, columns: Int) -> Int {
    guard picker.kind == .settings else { return 0 }
    let shares = ListColumns(picker, columns: columns)
    return picker.shown.reduce(0) { $0 + shares.rowCount(picker.items[$1]) - 1 }
  }

  /// What has no room beside its value, in rows; nothing of what takes one.
  private func folded(_ item: Picker.Item) -> [(title: String, detail: String)] {
    let room = title + 2 + detail
    guard kind == .settings, room >= 24,
      DisplayWidth.of(item.title) + 1 + DisplayWidth.of(item.detail) > room
    else { return [] }
    var lines = DisplayWidth.wrap(item.title, to: room)
    let last = DisplayWidth.of(lines[lines.count - 1]) + 2 + DisplayWidth.of(item.detail)
    if last > room { lines.append("") }
    return lines.enumerated().map { index, line in
      guard index == lines.count - 1 else { return (line, "") }
      return (line + (line.isEmpty ? "" : "  "), item.detail)
    }
  }

  /// The row in full, where it is cut; of a story what it is about.
  func whole(_ item: Picker.Item) -> String? {
    if rowCount(item) > 1 { return nil }
    let shown = fitting(item)
    let isWhole = shown.title.hasPrefix(item.title)
    if kind.tells { return isWhole && shown.detail == item.detail ? nil : item.detail }
    let hasValue = [.settings, .branches, .versions].contains(kind)
    if isWhole, !hasValue || DisplayWidth.of(shown.title + shown.detail) <= title + 2 + detail {
      return nil
    }
    return "\(item.title)   \(item.detail)"
  }

  /// Its title and what is said of it; what is no sentence is cut, of steps after a word.
  private func fitting(_ item: Picker.Item) -> (title: String, detail: String) {
    // What is too long for its column takes of the other's, where that has room.
    let room = title + 1 + detail - DisplayWidth.of(item.detail)
    let isLong = DisplayWidth.of(item.title) > title
    if isLong || kind == .settings && DisplayWidth.of(item.detail) > detail,
      kind == .settings && room >= 8 || DisplayWidth.of(item.title) <= room
    {
      let name = DisplayWidth.truncate(item.title, to: room)
      return (isLong ? name + " " : DisplayWidth.fit(name, to: room + 1), item.detail)
    }
    guard detail > 0 else { return (DisplayWidth.fit(item.title, to: title), "") }
    let clauses = item.detail.clauses(columns: detail)
    let word = kind == .steps ? String(item.detail.prefix { $0 != " " }) : item.detail
    return (
      DisplayWidth.fit(item.title, to: title) + "  ",
      clauses.isEmpty && !kind.tells ? word : clauses
    )
  }
}

extension Picker {
  /// How many rows all of it takes below its title, whatever is searched for.
  var rowsOfAll: Int {
    let groups = Set(items.map { $0.group })
    return 3 + items.count + (groups.count > 1 || groups.first != "" ? 2 * groups.count : 0)
  }
}
