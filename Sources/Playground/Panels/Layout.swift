import OrientationModel
import OrientationTelling
import TerminalModel

/// Where everything stands in a size: nothing moves but by resizing.
struct Layout: Hashable {
  /// How much there is room for.
  enum Kind: Hashable {
    /// The device and the reason side by side.
    case wide
    /// The one above the other.
    case tall
    /// The device small, the rest in short lines.
    case compact
    /// The verdict, and what may be pressed.
    case tiny
  }

  let kind: Kind
  let size: Size
  /// The rows from the top: title, rule, verdict, and the first of the device.
  private(set) var verdictRow = 1
  private(set) var stage = Rect(.zero)
  private(set) var reason = Rect(.zero)
  private(set) var namesRow = 0
  private(set) var stripRow = 0
  /// The caption, the fix, or both.
  private(set) var advice = Rect(.zero)
  private(set) var quoteRow: Int?
  private(set) var ruleRow: Int?
  private(set) var timelineRow: Int?
  let footerRow: Int

  init(_ size: Size) {
    self.size = size
    footerRow = size.rows - 1
    switch (size.columns, size.rows) {
    case (72..., 18...): kind = .wide
    case (20..., 26...): kind = .tall
    case (26..., 9...): kind = .compact
    default: kind = .tiny
    }
    switch kind {
    case .wide: arrangeWide()
    case .tall: arrangeTall()
    case .compact: arrangeCompact()
    case .tiny: break
    }
  }

  private mutating func arrangeWide() {
    let isRoomy = size.rows >= 28
    verdictRow = 2
    timelineRow = footerRow - 1
    ruleRow = footerRow - 2
    let adviceRows = size.rows >= 36 ? 6 : size.rows >= 22 ? 4 : 3
    quoteRow = isRoomy ? footerRow - 3 : nil
    let adviceBottom = (quoteRow ?? footerRow - 2) - (size.rows >= 36 ? 1 : 0)
    advice = Rect(
      column: 3, row: adviceBottom - adviceRows, columns: size.columns - 5, rows: adviceRows)
    stripRow = advice.top - (isRoomy ? 2 : 1)
    namesRow = stripRow - 2
    let top = isRoomy ? 4 : 3
    let reasonColumns = min(64, max(38, size.columns * 42 / 100))
    let columns = size.columns - reasonColumns - 5
    stage = Rect(column: 2, row: top, columns: columns, rows: namesRow - top)
    reason = Rect(
      column: stage.right + 2, row: top, columns: size.columns - stage.right - 3,
      rows: stripRow + 1 - top)
  }

  private mutating func arrangeTall() {
    timelineRow = footerRow - 1
    ruleRow = footerRow - 2
    let rows = size.rows - 7
    let stageRows = max(8, rows * 45 / 100)
    stage = Rect(column: 1, row: 4, columns: size.columns - 2, rows: stageRows)
    namesRow = stage.bottom
    stripRow = namesRow + 2
    let rest = footerRow - 2 - stripRow - 1
    let adviceRows = rest >= 12 ? 6 : rest >= 9 ? 5 : 0
    reason = Rect(
      column: 2, row: stripRow + 1, columns: size.columns - 3, rows: rest - adviceRows)
    advice = Rect(
      column: 2, row: reason.bottom, columns: size.columns - 3, rows: adviceRows)
  }

  private mutating func arrangeCompact() {
    let pictureColumns = min(22, size.columns * 45 / 100)
    stage = Rect(column: 1, row: 3, columns: pictureColumns, rows: size.rows - 5)
    reason = Rect(
      column: stage.right + 1, row: 3, columns: size.columns - stage.right - 2,
      rows: size.rows - 5)
    stripRow = footerRow - 1
  }
}

extension Composer {
  /// The device and the reason, as the size allows.
  mutating func stage(_ layout: Layout) {
    switch layout.kind {
    case .wide: wide(layout)
    case .tall: tall(layout)
    case .compact: compact(layout)
    case .tiny: tiny(layout)
    }
  }

  private mutating func wide(_ layout: Layout) {
    title(row: 0)
    rule(row: 1)
    verdict(row: layout.verdictRow)
    device(in: layout.stage)
    names(column: 3, row: layout.namesRow, columns: layout.stage.size.columns)
    strip(column: 3, row: layout.stripRow, columns: layout.stage.size.columns - 1)
    reason(in: layout.reason)
    advice(in: layout.advice)
    if let row = layout.quoteRow { quote(column: 3, row: row, columns: columns - 5) }
    if let row = layout.ruleRow { rule(row: row) }
    if let row = layout.timelineRow { timeline(row: row) }
    footer(row: layout.footerRow)
  }

  private mutating func tall(_ layout: Layout) {
    guard columns >= 30 else { return column(layout) }
    title(row: 0)
    rule(row: 1)
    verdict(row: 2, rows: 2)
    device(in: layout.stage)
    names(column: 2, row: layout.namesRow, columns: columns - 3)
    strip(column: 2, row: layout.stripRow, columns: columns - 3)
    reason(in: layout.reason)
    advice(in: layout.advice)
    if let row = layout.ruleRow { rule(row: row) }
    if let row = layout.timelineRow { timeline(row: row) }
    footer(row: layout.footerRow)
  }

  /// The file's problem, the story's word, the fix: in this order, as far as there is room.
  private mutating func advice(in area: Rect) {
    guard area.size.rows > 0 else { return }
    if !scene.problem.isEmpty {
      for (index, line) in problemLines(in: area.size).enumerated() {
        write(
          line, index == 0 ? .refused : .code, column: area.left, row: area.top + index,
          columns: area.size.columns)
      }
      return
    }
    if !scene.momentCount.isEmpty {
      write(
        "moment \(scene.momentCount) inside the step    . on    , back    Esc leave", .dim,
        column: area.left, row: area.top, columns: area.size.columns)
      return
    }
    let hasFix = scene.told.fix != nil
    let room = area.size.rows
    let used = caption(
      column: area.left, row: area.top, columns: area.size.columns,
      rows: hasFix ? max(0, room - 3) : min(3, room))
    let gap = used > 0 && room - used >= 4 ? 1 : 0
    _ = fix(
      column: area.left, row: area.top + used + gap, columns: area.size.columns,
      rows: room - used - gap)
  }

  /// One below the other, where there is height but hardly any width.
  private mutating func column(_ layout: Layout) {
    title(row: 0)
    verdict(row: 1, rows: 4)
    let stage = Rect(column: 1, row: 5, columns: columns - 2, rows: rows * 2 / 5)
    device(in: stage)
    let top = stage.bottom + 1
    words(in: Rect(column: 1, row: top, columns: columns - 2, rows: layout.footerRow - 1 - top))
    strip(column: 1, row: layout.footerRow - 1, columns: columns - 2)
    footer(row: layout.footerRow)
  }

  private mutating func compact(_ layout: Layout) {
    title(row: 0)
    verdict(row: 1, rows: 2)
    device(in: layout.stage)
    words(in: layout.reason)
    strip(column: 1, row: layout.stripRow, columns: columns - 2)
    footer(row: layout.footerRow)
  }

  /// The file's problem, or the names, the story's word and the reason, in short lines.
  private mutating func words(in area: Rect) {
    var row = area.top
    var lines = shortLines
    if !scene.problem.isEmpty {
      lines = problemWords(columns: area.size.columns)
    } else if let caption = scene.told.caption {
      // A story's word goes before the reason: the verdict has the gist of it.
      let words = DisplayWidth.wrap(caption, to: area.size.columns)
      var names = scene.told.episode.pointed == nil ? 2 : 3
      if names == 3, names + words.count > area.size.rows {
        lines.remove(at: 1)
        names = 2
      }
      let isRoomy = lines.count + words.count + 2 <= area.size.rows
      lines.insert(
        contentsOf: (isRoomy ? [[]] : []) + words.map { [($0, .plain)] } + (isRoomy ? [[]] : []),
        at: names)
    }
    for line in lines where row < area.bottom {
      write(line, column: area.left, row: row, columns: area.size.columns)
      row += 1
    }
  }

  /// The names and the reason in a few words a line.
  private var shortLines: [[(String, Style)]] {
    let told = scene.told
    var lines: [[(String, Style)]] = [
      [("hand ", .dim), (told.world.held.name, .title)],
      [("app  ", .dim), (told.world.interface.name, .title)],
    ]
    if let pointed = told.episode.pointed {
      lines.insert([("asks ", .dim), (pointed.name, .plain)], at: 1)
    }
    for entry in told.way where entry.controller != nil {
      let sign = entry.sign == .refuses ? " ✕" : entry.sign == .allows ? " ✓" : ""
      lines.append([
        (entry.name, .plain), (entry.answer.isEmpty ? "" : " " + entry.answer, .code),
        (sign, entry.sign == .refuses ? .refused : .good),
      ])
    }
    if let fix = told.fix { lines.append([("fix  ", .dim), (fix.title, .added)]) }
    return lines
  }

  /// The verdict, and what is chosen.
  private mutating func tiny(_ layout: Layout) {
    let textRows = rows - (rows >= 3 ? 1 : 0)
    let style = verdictStyle
    cursor = .zero
    let words = "\(verdictSign) \(scene.notice ?? verdictSentence)"
    let lines = DisplayWidth.wrap(words, to: columns)
    for (index, line) in lines.prefix(textRows).enumerated() {
      let isLast = index == textRows - 1 && lines.count > textRows
      let text = isLast ? lines[index...].joined(separator: " ") : line
      write(text, style, column: 0, row: index, columns: columns)
    }
    guard rows >= 3, scene.hints.indices.contains(scene.selected) else { return }
    let hint = scene.hints[scene.selected]
    write(
      [(hint.key, .key), (" " + hint.label, .plain), ("  ? keys", .dim)], column: 0, row: rows - 1,
      columns: columns)
  }
}
