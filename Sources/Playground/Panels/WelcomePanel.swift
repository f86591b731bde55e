import TerminalModel

extension Composer {
  /// The first screen: the phone, one question, five keys.
  mutating func welcome(_ layout: Layout) {
    write("upright", .accent, column: 1, row: 0, columns: 10)
    write(trailing: environment, .dim, row: 0)
    rule(row: 1)
    let area = Rect(
      column: 4, row: 3, columns: max(24, columns * 2 / 5), rows: rows - 6)
    device(in: area)
    let left = area.right + 2
    let width = min(columns - left - 2, 52)
    var row = max(4, rows / 2 - 5)
    let paragraphs = scene.about.isEmpty ? [scene.title] : scene.about
    for (index, paragraph) in paragraphs.enumerated() {
      let isQuestion = index == paragraphs.count - 1
      for line in DisplayWidth.wrap(paragraph, to: width) {
        write(line, isQuestion ? .title : .plain, column: left, row: row, columns: width)
        row += 1
      }
      row += 1
    }
    write(
      [("Press  ", .plain), ("→", .key), ("  and see.", .plain)], column: left, row: row,
      columns: width)
    cursor = Point(column: left, row: row)
    row += 4
    let keys = [("Enter", "the ten stories", "do"), ("/", "find one: “video”, “crash” …", "menu")]
    for (key, words, command) in keys where row < rows - 2 {
      write([(pad(key, to: 7), .key), (words, .plain)], column: left, row: row, columns: width)
      region(.command(command), column: left, row: row, columns: width)
      row += 1
    }
    rule(row: rows - 2)
    let footer = [
      ("← →", "turn the phone", "turn-right"), ("?", "all keys", "help"), ("q", "leave", "quit"),
    ]
    var column = 2
    for (key, words, command) in footer {
      let start = column
      column = write(
        [(key, .key), (" \(words)", .plain)], column: column, row: rows - 1,
        columns: columns - column)
      region(.command(command), column: start, row: rows - 1, columns: column - start)
      column += 4
    }
  }
}
