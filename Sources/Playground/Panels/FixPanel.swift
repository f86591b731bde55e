import OrientationModel
import OrientationTelling
import TerminalModel

extension Composer {
  /// The smallest change as a Swift diff; the answer is how many rows it took.
  mutating func fix(column: Int, row: Int, columns: Int, rows: Int) -> Int {
    guard let fix = scene.told.fix, rows >= 2 else { return 0 }
    let changes = fix.code.filter { $0.change != .kept }
    let place =
      "\(changes.count { $0.change == .added } == 1 ? "one line" : "a few lines"), in \(fix.file)"
    let end = write(fixHeading, .title, column: column, row: row, columns: columns)
    let trailing = column + columns - DisplayWidth.of(place)
    if trailing > end + 1 { write(place, .dim, column: trailing, row: row, columns: columns) }
    let lines = Array(fix.code.count < rows ? fix.code : changes).prefix(rows - 1)
    for (index, line) in lines.enumerated() {
      let (sign, style): (String, Style) =
        switch line.change {
        case .kept: ("  ", .dim)
        case .removed: ("- ", .removed)
        case .added: ("+ ", .added)
        }
      write(sign + line.text, style, column: column, row: row + 1 + index, columns: columns)
    }
    return 1 + lines.count
  }

  private var fixHeading: String {
    switch scene.told.verdict.tone {
    case .refused: "Make it turn"
    case .crashed: "Keep the app alive"
    case .trouble: "Put it right"
    case .turned, .stayed, .quiet, .impossible: "Another way"
    }
  }

  /// What the book says, how surely, and where it has it from.
  mutating func quote(column: Int, row: Int, columns: Int) {
    let id = scene.moment?.rule ?? scene.told.verdict.rule ?? scene.told.episode.trace.because
    guard let id, let rule = RuleBook.rule(id) else { return }
    let source = rule.sources.first ?? ""
    let room = columns - rule.confidence.rawValue.count - 4
    let sentence = rule.firstSentence
    let isWide = DisplayWidth.of(sentence) + DisplayWidth.of(source) + 6 < room
    let doubt: Style = rule.confidence.isDoubtful ? .assumed : .dim
    write(
      [
        (rule.confidence.rawValue, doubt), ("  “", .dim),
        (DisplayWidth.truncate(sentence, to: max(8, room - 2)), .plain), ("”", .dim),
        (isWide ? "  \(source)" : "", .dim),
      ], column: column, row: row, columns: columns)
  }

  /// What the story says about this moment; the answer is how many rows it took.
  mutating func caption(column: Int, row: Int, columns: Int, rows: Int) -> Int {
    guard let caption = scene.told.caption, rows > 0 else { return 0 }
    let lines = DisplayWidth.wrap(caption, to: columns).cut(to: rows)
    for (index, line) in lines.enumerated() {
      write(line, .plain, column: column, row: row + index, columns: columns)
    }
    return lines.count
  }
}

extension Rule {
  /// The statement up to its first full stop.
  var firstSentence: String {
    let bytes = statement.utf8
    var index = bytes.startIndex
    while index != bytes.endIndex {
      let next = bytes.index(after: index)
      let isStop = bytes[index] == UInt8(ascii: ".")
      if isStop, next != bytes.endIndex, bytes[next] == 0x20 || bytes[next] == 0x0A {
        return String(statement[..<next])
      }
      index = next
    }
    return statement
  }
}
