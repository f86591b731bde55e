import TerminalModel

/// How a story opens: with its question, and the key that answers it.
struct Opening: Hashable {
  /// The key of the story's own first step.
  var key: String
  /// Whether it is the first thing that is ever seen.
  var isFirst: Bool
}

extension Composer {
  /// The first screen of a story: the phone, one question, a few keys; in any size.
  mutating func welcome(_ opening: Opening) {
    switch layout.kind {
    case .wide: wideWelcome(opening)
    case .tall:
      welcomeTitle(opening)
      device(in: Rect(column: 1, row: 2, columns: columns - 2, rows: rows / 2 - 2))
      let text = Rect(column: 2, row: rows / 2 + 1, columns: columns - 4, rows: rows - rows / 2 - 4)
      welcomeText(opening, in: text)
      rule(row: rows - 2)
      welcomeFooter(opening)
    case .compact:
      welcomeTitle(opening)
      let area = Rect(
        column: 1, row: 2, columns: layout.device.size.columns, rows: max(0, rows - 4))
      device(in: area)
      let left = area.right + 1
      welcomeText(
        opening, in: Rect(column: left, row: 2, columns: columns - left - 1, rows: rows - 4))
      welcomeFooter(opening)
    case .tiny:
      let footer = rows >= 4 ? 1 : 0
      welcomeText(opening, in: Rect(column: 0, row: 0, columns: columns, rows: rows - footer))
      if footer > 0 { welcomeFooter(opening) }
    }
  }

  private mutating func wideWelcome(_ opening: Opening) {
    welcomeTitle(opening)
    rule(row: 1)
    let area = Rect(column: 4, row: 3, columns: max(24, columns * 2 / 5), rows: rows - 6)
    device(in: area)
    let left = area.right + 2
    let top = max(3, rows / 2 - 6)
    let text = Rect(
      column: left, row: top, columns: min(columns - left - 2, 52), rows: rows - 3 - top)
    welcomeText(opening, in: text)
    rule(row: rows - 2)
    welcomeFooter(opening)
  }

  private mutating func welcomeTitle(_ opening: Opening) {
    let title = opening.isFirst ? "" : "  " + scene.title
    let end = write(
      [("upright", .accent), (title, .title)], column: 1, row: 0, columns: columns - 1)
    if end + DisplayWidth.of(environment) + 3 <= columns {
      write(trailing: environment, .dim, row: 0)
    }
  }

  // MARK: The words

  /// The situation, the question, the key that answers it and, where there is room, where else to go.
  private mutating func welcomeText(_ opening: Opening, in area: Rect) {
    guard area.size.rows > 0 else { return }
    let lines = welcomeLines(opening, columns: area.size.columns, rows: area.size.rows)
    var row = area.top
    for line in lines.prefix(area.size.rows) {
      write(line, column: area.left, row: row, columns: area.size.columns)
      row += 1
    }
    let press = lines.lastIndex { $0.first?.1 == .plain && $0.count > 1 } ?? 0
    cursor = Point(column: area.left, row: area.top + min(press, area.size.rows - 1))
    let others: [(String, String, KeyCommand)] =
      opening.isFirst
      ? [("Enter", "the ten stories", .doChosen), ("/", "find one: “video”, “crash” …", .menu)]
      : [("/", "another story", .menu)]
    row += 3
    guard row + others.count <= area.bottom else { return }
    for (key, words, command) in others {
      write(
        [(pad(key, to: 7), .key), (words, .plain)], column: area.left, row: row,
        columns: area.size.columns)
      region(.command(command), column: area.left, row: row, columns: area.size.columns)
      row += 1
    }
  }

  /// What fits: blanks go first, then the situation; the question and its key stay.
  private func welcomeLines(_ opening: Opening, columns: Int, rows: Int) -> [[(String, Style)]] {
    let paragraphs = scene.about.isEmpty ? [scene.title] : scene.about
    let question = DisplayWidth.wrap(paragraphs.last ?? "", to: columns)
    let situation = paragraphs.dropLast().map { DisplayWidth.wrap($0, to: columns) }
    let press: [(String, Style)] =
      columns >= 20
      ? [("Press  ", .plain), (opening.key, .key), ("  and see.", .plain)]
      : [("", .plain), (opening.key, .key), (" and see.", .plain)]
    var lines: [[(String, Style)]] = []
    let count = situation.reduce(0) { $0 + $1.count } + question.count + 1
    let hasBlanks = count + paragraphs.count <= rows
    if !opening.isFirst, !scene.chapter.isEmpty, count + paragraphs.count + 2 <= rows {
      lines += [[(scene.chapter, .dim)], []]
    }
    if count <= rows {
      for paragraph in situation {
        lines += paragraph.map { [($0, .plain)] }
        if hasBlanks { lines.append([]) }
      }
    }
    let room = max(1, rows - 1)
    lines += question.prefix(room).map { [($0, .title)] }
    if hasBlanks { lines.append([]) }
    if question.count < rows { lines.append(press) }
    return lines
  }

  private mutating func welcomeFooter(_ opening: Opening) {
    let all: [(String, String, KeyCommand)] = [("?", "all keys", .help), ("q", "leave", .quit)]
    var column = columns < 26 ? 0 : 2
    for (key, words, command) in all {
      let start = column
      column = write(
        [(key, .key), (" \(words)", .plain)], column: column, row: rows - 1,
        columns: columns - column)
      region(.command(command), column: start, row: rows - 1, columns: column - start)
      column += columns < 40 ? 2 : 4
    }
  }
}
