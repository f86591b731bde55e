import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

extension Composer {
  /// Before a room: the device, the caption, a large word, the key that was pressed.
  mutating func presenter(_ presenter: Presenter, echo: Key?, isAtEnd: Bool) {
    let isRoomy = rows >= 8
    if isRoomy {
      write(scene.title, .title, column: 2, row: 0, columns: columns - 24)
      write(trailing: environment, .dim, row: 0)
    }
    let isWide = layout.kind == .wide
    let area =
      isWide
      ? Rect(column: 3, row: 2, columns: columns / 2 - 3, rows: rows - 6)
      : Rect(column: 1, row: 2, columns: columns - 2, rows: max(0, rows / 2 - 2))
    if area.size.rows > 2 { device(in: area) }
    if isWide { names(in: Rect(column: 3, row: rows - 4, columns: columns / 2 - 2, rows: 2)) }
    let left = isWide ? area.right + 3 : 2
    let width = max(1, columns - left - 2)
    var row = isWide ? max(2, rows / 2 - 9) : isRoomy ? min(rows - 2, area.bottom + 1) : 0
    let next = isAtEnd ? nil : scene.marks.first { $0.time == .coming }
    // The question keeps its two rows, whatever there is to say before it.
    let footer = rows > 4 ? rows - 2 : rows - 1
    let bottom = footer - (next == nil ? 0 : 2)
    if scene.summary.episode.step != nil {
      if row < bottom { row = big(roomWord, column: left, row: row, columns: width) }
      if row < bottom { row = answer(presenter, column: left, row: row, columns: width) }
      for line in DisplayWidth.wrap(scene.summary.verdict.sentence, to: width) where row < bottom {
        write(line, verdictStyle, column: left, row: row, columns: width)
        row += 1
      }
      row += 1
    } else {
      for (index, paragraph) in scene.about.enumerated() {
        // The question is what the room should read.
        let style: Style = index == scene.about.count - 1 ? .title : .plain
        for line in DisplayWidth.wrap(paragraph, to: width) where row < bottom {
          write(line, style, column: left, row: row, columns: width)
          row += 1
        }
        row += 1
      }
    }
    for line in DisplayWidth.wrap(scene.summary.caption ?? "", to: width) where row < bottom {
      write(line, column: left, row: row, columns: width)
      row += 1
    }
    cursor = Point(column: left, row: min(row, rows - 1))
    if let next { question(next, column: left, row: max(0, min(row + 1, bottom)), columns: width) }
    roomFooter(echo)
  }

  private var roomWord: String {
    if scene.summary.world.hasCrashed { return "CRASH" }
    return scene.summary.episode.didTurn ? "TURNS" : "STAYS"
  }

  /// What the room had guessed.
  private mutating func answer(_ presenter: Presenter, column: Int, row: Int, columns: Int) -> Int {
    guard let guess = presenter.guess else { return row }
    let isRight = guess == scene.summary.episode.didTurn
    let words = "You said \(guess ? "yes" : "no"): \(isRight ? "right" : "not so")."
    write(words, isRight ? .good : .refused, column: column, row: row, columns: columns)
    return row + 1
  }

  private mutating func question(_ next: TimelineMark, column: Int, row: Int, columns: Int) {
    write([("Next: ", .dim), (next.label, .title)], column: column, row: row, columns: columns)
    let asks = columns >= 26 ? "Will it turn?  " : columns >= 18 ? "Turn? " : ""
    write(
      [(asks, .plain), ("y", .key), (" yes  ", .plain), ("n", .key), (" no", .plain)],
      column: column, row: row + 1, columns: columns)
  }

  private mutating func roomFooter(_ echo: Key?) {
    let footer = rows - 1
    if rows > 4 { rule(row: footer - 1) }
    let isGuessing = scene.marks.contains { $0.time == .coming }
    let room = columns - 3 - (echo.map { DisplayWidth.of($0.label) + 4 } ?? 0)
    let guess = isGuessing ? "y n guess   " : ""
    let keys = [guess + "space next   ← back   P leave", guess + "space next", "space next"]
    let words = scene.notice ?? keys.first { DisplayWidth.of($0) <= room } ?? ""
    let end = write(words, .dim, column: 2, row: footer, columns: room)
    guard let echo, end + DisplayWidth.of(echo.label) + 3 < columns else { return }
    write(trailing: " \(echo.label) ", .selected, row: footer)
  }

  /// A word in letters of five rows, or as it is where they do not fit; the answer is the row behind.
  private mutating func big(_ word: String, column: Int, row: Int, columns: Int) -> Int {
    let letters = word.compactMap { BigLetters.rows(of: $0) }
    let bare = letters.reduce(0) { $0 + ($1.first?.count ?? 0) }
    let gap = bare + 2 * letters.count <= columns ? 2 : 1
    guard bare + gap * (letters.count - 1) <= columns, row + 10 < rows else {
      write(word, verdictStyle.bold, column: column, row: row, columns: columns)
      return row + 1
    }
    var left = column
    for letter in letters {
      for (index, line) in letter.enumerated() {
        for (offset, dot) in line.enumerated() where dot == "#" {
          canvas.write("█", at: Point(column: left + offset, row: row + index), as: verdictStyle)
        }
      }
      left += (letter.first?.count ?? 0) + gap
    }
    return row + 6
  }
}

/// The few letters that are ever shown large.
enum BigLetters {
  static func rows(of letter: Character) -> [String]? {
    switch letter {
    case "T": ["######", "  ##  ", "  ##  ", "  ##  ", "  ##  "]
    case "U": ["##  ##", "##  ##", "##  ##", "##  ##", "######"]
    case "R": ["##### ", "##  ##", "##### ", "## ## ", "##  ##"]
    case "N": ["##   ##", "###  ##", "## # ##", "##  ###", "##   ##"]
    case "S": ["######", "##    ", "######", "    ##", "######"]
    case "A": ["######", "##  ##", "######", "##  ##", "##  ##"]
    case "Y": ["##  ##", "##  ##", "######", "  ##  ", "  ##  "]
    case "C": ["######", "##    ", "##    ", "##    ", "######"]
    case "H": ["##  ##", "##  ##", "######", "##  ##", "##  ##"]
    default: nil
    }
  }
}
