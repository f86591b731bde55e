import DeviceDrawing
import OrientationModel
import OrientationTelling
import TerminalModel

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
    let isLong = !verdictFits(columns: columns - 4)
    // Where there is no row for the rest of a long sentence, the line above it gives way.
    let isTight = isLong && layout.stage.top < 4
    if !isTight { rule(row: 1) }
    verdict(row: layout.verdictRow - (isTight ? 1 : 0), rows: isLong ? 2 : 1)
    if scene.picture.standsUpright, !layout.sideNames.isEmpty {
      device(in: layout.tallStage)
      namesBeside(in: layout.sideNames)
    } else {
      device(in: layout.stage)
      names(
        column: 3, row: layout.namesRow, columns: layout.stage.size.columns, rows: layout.nameRows)
    }
    let hasRow = layout.hasAdviceBeside || layout.advice.top - layout.stripRow > 1
    strip(
      column: 3, row: layout.stripRow, columns: layout.stage.size.columns - 1,
      reasonRow: hasRow ? layout.stripRow + 1 : nil)
    reason(in: layout.reason, masks: layout.masks, showsSteps: layout.hasAdviceBeside)
    advice(layout)
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
    names(
      column: layout.reason.left, row: layout.namesRow, columns: columns - 3,
      rows: layout.nameRows)
    if layout.masks != nil {
      strip(column: 3, row: layout.stripRow, columns: columns - 4, reasonRow: layout.stripRow + 1)
    } else {
      strip(column: 2, row: layout.stripRow, columns: columns - 3)
    }
    reason(in: layout.reason, masks: layout.masks, showsSteps: false)
    advice(layout)
    if let row = layout.ruleRow { rule(row: row) }
    if let row = layout.timelineRow { timeline(row: row) }
    footer(row: layout.footerRow)
  }

  /// What to do about it, and what the book says, from the bottom up.
  private mutating func advice(_ layout: Layout) {
    let area = layout.advice
    let used = advice(in: area)
    guard layout.kind == .wide || layout.quoteRow != nil else { return }
    let bottom = layout.quoteRow.map { $0 + 1 } ?? area.bottom
    // A blank row keeps the two apart, but for where the book would have no room at all.
    let free = bottom - area.top - used
    let gap = used > 0 && free > 1 ? 1 : 0
    quote(
      in: Rect(
        column: area.left, row: bottom - min(4, free - gap), columns: area.size.columns,
        rows: min(4, free - gap)))
  }

  /// The file's problem, the story's word, the fix: in this order, as far as there is room.
  ///
  /// The answer is how many rows it took.
  @discardableResult
  private mutating func advice(in area: Rect) -> Int {
    guard area.size.rows > 0 else { return 0 }
    if !scene.problem.isEmpty {
      for (index, line) in problemLines(in: area.size).enumerated() {
        write(
          line, index == 0 ? .refused : .code, column: area.left, row: area.top + index,
          columns: area.size.columns)
      }
      return min(scene.problem.count, area.size.rows)
    }
    if !scene.momentCount.isEmpty, !scene.isLastMoment {
      write(
        "Moment \(scene.momentCount) inside the step", .dim, column: area.left, row: area.top,
        columns: area.size.columns)
      return 1
    }
    let hasFix = scene.told.fix != nil
    let room = area.size.rows
    let used = caption(
      column: area.left, row: area.top, columns: area.size.columns,
      rows: hasFix ? max(0, room - 3) : min(3, room))
    let gap = used > 0 && room - used >= 4 ? 1 : 0
    let fixed = fix(
      column: area.left, row: area.top + used + gap, columns: area.size.columns,
      rows: room - used - gap)
    return fixed == 0 ? used : used + gap + fixed
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
    } else if let caption = scene.told.caption, showsOutcome {
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
      // A name that has no room beside its label stands without it.
      let width = line.prefix(2).reduce(0) { $0 + DisplayWidth.of($1.0) }
      let isCut = line.count == 2 && width > area.size.columns && row < area.top + 3
      write(
        isCut ? Array(line.dropFirst()) : line, column: area.left, row: row,
        columns: area.size.columns)
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
      lines.insert(
        [(scene.isFlat ? "was  " : "asks ", .dim), (pointed.name, .plain)], at: 1)
    }
    if !showsOutcome { lines.insert([("Moment \(scene.momentCount)", .dim)], at: 0) }
    for entry in told.way where entry.controller != nil && progress.hasReached(entry) {
      let isAnswered = progress.hasAnswered(entry) && !entry.answer.isEmpty
      let sign = entry.sign == .refuses ? " ✕" : entry.sign == .allows ? " ✓" : ""
      lines.append([
        (entry.name, .plain), (isAnswered ? " " + entry.answer : "", .code),
        (isAnswered ? sign : "", entry.sign == .refuses ? .refused : .good),
      ])
    }
    if let fix = told.fix, showsOutcome { lines.append([("fix  ", .dim), (fix.title, .added)]) }
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
