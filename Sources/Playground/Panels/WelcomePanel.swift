import TerminalModel

extension Composer {
  /// The first screen of a story: the phone, one question, the key that answers it; in any size.
  ///
  /// The very first has as little on it as there can be.
  mutating func welcome(opening: KeyCommand, isFirst: Bool) {
    let place: Rect
    let text: Rect
    switch layout.kind {
    case .wide:
      // In the middle of a large screen, and no further from each other than on a small one.
      let width = min(columns * 2 / 5, 60)
      let margin = max(4, (columns - width - 52) / 2 - 6)
      place = Rect(column: margin, row: 3, columns: max(24, width), rows: rows - 6)
      let left = place.right + 2
      let top = max(3, rows / 2 - 6)
      text = Rect(
        column: left, row: top, columns: min(columns - left - 2, 52), rows: rows - 3 - top)
    case .tall:
      place = Rect(column: 1, row: 2, columns: columns - 2, rows: rows / 2 - 2)
      text = Rect(column: 2, row: rows / 2 + 1, columns: columns - 4, rows: rows - rows / 2 - 4)
    case .compact:
      let width = layout.device.size.columns
      place = Rect(column: 1, row: 2, columns: width, rows: max(0, rows - 4))
      text = Rect(column: width + 2, row: 2, columns: columns - width - 3, rows: rows - 4)
    case .tiny:
      place = Rect(.zero)
      text = screen(from: 0, to: rows - (rows >= 4 ? 1 : 0))
    }
    if layout.kind != .tiny {
      welcomeTitle(isFirst)
      device(in: place)
    }
    if layout.kind == .wide { rule(row: 1) }
    welcomeText(opening, isFirst, in: text)
    if layout.kind == .wide || layout.kind == .tall { rule(row: rows - 2) }
    if rows >= 4 { welcomeFooter() }
  }

  private mutating func welcomeTitle(_ isFirst: Bool) {
    let title = isFirst ? "" : "  " + scene.session.title
    let end = write([("upright", .accent), (title, .title)], in: line(0, from: 1))
    if end + DisplayWidth.of(environment) + 3 <= columns {
      write(trailing: environment, .dim, row: 0)
    }
  }

  // MARK: The words

  /// The situation, the question, the key that answers it and, where there is room, where else to go.
  private mutating func welcomeText(_ opening: KeyCommand, _ isFirst: Bool, in area: Rect) {
    guard area.size.rows > 0 else { return }
    let lines = welcomeLines(opening.keyName, isFirst, in: area.size)
    let shown = lines.prefix(area.size.rows)
    for (row, line) in shown.enumerated() { write(line, in: area.row(row)) }
    let press = lines.lastIndex { $0.first?.style == .plain && $0.count > 1 } ?? 0
    cursor = Point(column: area.left, row: area.top + min(press, area.size.rows - 1))
    region(.command(opening), area.row(min(press, area.size.rows - 1)))
    let others = isFirst ? Self.firstKeys : otherKeys
    let rest = area.split(rows: shown.count + 3).below
    guard others.count <= rest.size.rows else { return }
    for (row, (key, words, command)) in others.enumerated() {
      write([(pad(key, to: 7), .key), (words, .plain)], in: rest.row(row))
      region(.command(command), rest.row(row))
    }
  }

  private typealias WelcomeKey = (key: String, words: String, command: KeyCommand)

  private static let firstKeys: [WelcomeKey] = [
    ("Enter", "all ten stories", .doChosen), ("/", "search: video, crash, ...", .menu),
  ]

  private var otherKeys: [WelcomeKey] {
    let guess: [WelcomeKey] = [("y n", scene.session.guesses, .later)]
    let before: [WelcomeKey] = [("[", "previous story", .earlier)]
    return (scene.session.asksAtOnce ? guess : [])
      + (scene.session.chapterBefore == nil ? [] : before) + [("/", "other stories", .menu)]
  }

  /// What fits: blanks go first, then the situation; the question and its key stay.
  private func welcomeLines(_ key: String, _ isFirst: Bool, in size: Size) -> [[Piece]] {
    let columns = size.columns
    let rows = size.rows
    // A story that asks and says nothing has its title there, and where that stands nowhere else.
    let title = layout.kind == .tiny || scene.situation.isEmpty ? scene.session.title : nil
    let question = (scene.question ?? title).map { DisplayWidth.wrap($0, to: columns) } ?? []
    let situation = scene.situation.map { DisplayWidth.wrap($0, to: columns) }
    let end = scene.session.asksAtOnce ? "to find out." : "to start."
    let presses: [[Piece]] = [
      [("Press  ", .plain), (key, .key), ("  " + end, .plain)],
      [("", .plain), (key, .key), (" " + end, .plain)], [("", .plain), (key, .key)],
    ]
    let press = presses.first { $0.columns <= columns } ?? presses[2]
    var lines: [[Piece]] = []
    let count = situation.reduce(0) { $0 + $1.count } + question.count + 1
    let hasBlanks = count + situation.count + 1 <= rows
    if !isFirst, !scene.session.chapter.isEmpty, count + situation.count + 3 <= rows {
      lines += [[(scene.session.chapter, .dim)], []]
    }
    if count <= rows {
      for paragraph in situation {
        lines += paragraph.map { [($0, .plain)] }
        if hasBlanks { lines.append([]) }
      }
    }
    let room = max(1, rows - 1)
    lines += question.prefix(room).map { [($0, .title)] }
    if hasBlanks, !question.isEmpty { lines.append([]) }
    if question.count < rows { lines.append(press) }
    return lines
  }

  /// What there is to say, then the keys that are always there, as far as there is room.
  private mutating func welcomeFooter() {
    let all: [(String, String, KeyCommand)] = [("?", "all keys", .help), ("q", "quit", .quit)]
    var left = columns < 26 ? 0 : 2
    if let notice = scene.notice {
      left = write(notice, .echo, in: line(rows - 1, from: left)) + 2
    }
    for (key, words, command) in all where left + 1 + words.count < columns {
      let start = left
      left = write([(key, .key), (" \(words)", .plain)], in: line(rows - 1, from: left))
      region(.command(command), line(rows - 1, from: start, columns: left - start))
      left += columns < 40 ? 2 : 4
    }
  }
}
