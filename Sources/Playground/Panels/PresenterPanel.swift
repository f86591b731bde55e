import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel

extension Composer {
  /// Before a room: the device, the caption, a large word where one was asked for, the key that was
  /// pressed.
  ///
  /// While the device turns nobody is told how it ends.
  mutating func presenter(
    _ presenter: Presenter, _ asked: String?, isAnswer: Bool, chapter: String, echo: Key?,
    isTurning: Bool
  ) {
    let isRoomy = rows >= 8
    if isRoomy {
      let title: Piece = (scene.session.title, .title)
      let chapter: Piece = ("   " + chapter, .dim)
      let place = line(0, from: 2, columns: columns - 24)
      write(
        [title, chapter].columns <= place.size.columns ? [title, chapter] : [title], in: place)
      write(trailing: environment, .dim, row: 0)
    }
    let isWide = layout.kind == .wide
    let area =
      isWide
      ? Rect(column: 3, row: 2, columns: columns / 2 - 3, rows: rows - 6)
      : Rect(column: 1, row: 2, columns: columns - 2, rows: max(0, rows / 2 - 2))
    if area.size.rows > 2 { device(in: area) }
    if isWide, !isTurning {
      let place = Rect(column: 3, row: rows - 4, columns: columns / 2 - 2, rows: 2)
      write(scene.rows(of: .names, in: place.size), in: place)
    }
    let left = isWide ? area.right + 3 : 2
    let top = isWide ? max(2, rows / 2 - 9) : isRoomy ? min(rows - 2, area.bottom + 1) : 0
    let next = isTurning ? nil : scene.marks.first { $0.time == .coming }
    var place = line(top, from: left, columns: max(1, columns - left - 2))
    let question = next.map { questionLines($0, asked) } ?? []
    // The question keeps its rows, whatever there is to say before it.
    let footer = rows > 4 ? rows - 2 : rows - 1
    let bottom = max(top + 1, footer - question.count)
    if isTurning {
      write(scene.marks.last { $0.time == .now }?.label ?? "", .title, in: place)
    } else if scene.summary.episode.step != nil {
      if place.top < bottom, isAnswer {
        big(Guess(scene.summary.episode).roomWord, style(of: scene.summary.verdict), in: &place)
      }
      answer(presenter, in: &place, above: bottom)
      prose(scene.summary.verdict.sentence, .title, in: &place, above: bottom)
      place.origin.row += 1
    } else {
      for paragraph in scene.situation {
        prose(paragraph, .plain, in: &place, above: bottom)
        place.origin.row += 1
      }
      // The question is what the room should read.
      if let question = scene.question {
        prose(question, .title, in: &place, above: bottom)
        place.origin.row += 1
      }
    }
    if !isTurning { prose(scene.summary.caption ?? "", .plain, in: &place, above: bottom) }
    cursor = Point(column: left, row: min(place.top, rows - 1))
    place.origin.row = max(0, min(place.top + 1, bottom))
    for (index, pieces) in question.enumerated() where place.top + index < footer {
      write(pieces, in: place.row(index))
    }
    roomFooter(echo)
  }

  /// A paragraph, as far as there is room; the place moves below it.
  private mutating func prose(
    _ text: String, _ style: Style, in place: inout Rect, above bottom: Int
  ) {
    for line in DisplayWidth.wrap(text, to: place.size.columns) where place.top < bottom {
      write(line, style, in: place)
      place.origin.row += 1
    }
  }

  private mutating func answer(_ presenter: Presenter, in place: inout Rect, above bottom: Int) {
    guard let words = presenter.answer(in: scene.session) else { return }
    prose(words, .title, in: &place, above: bottom)
  }

  /// What comes next, and what the room is asked about it; the bar has the keys that answer.
  private func questionLines(_ next: TimelineMark, _ asked: String?) -> [[Piece]] {
    let isSaid = asked == scene.question || asked == scene.summary.caption
    return [[("Next: ", .dim), (next.label, .title)]]
      + (asked.map { isSaid ? [] : [[($0, .plain)]] } ?? [])
  }

  mutating func roomFooter(_ echo: Key?) {
    let footer = rows - 1
    canvas.fill(line(footer), with: " ", as: .plain)
    if rows > 4 { rule(row: footer - 1) }
    self.footer(row: footer, echo: echo)
  }

  /// A word in letters of five rows, or as it is where they do not fit; the place moves below it.
  mutating func big(_ word: String, _ style: Style, in place: inout Rect) {
    let letters = word.compactMap { BigLetters.rows(of: $0) }
    guard let (scale, gap, _) = largeness(of: word, place.size.columns), place.top + 10 < rows
    else {
      write(word, style.bold, in: place)
      place.origin.row += 1
      return
    }
    var corner = place.origin
    for letter in letters {
      for (index, line) in letter.enumerated() {
        for (offset, dot) in line.enumerated() where dot == "#" {
          let dots = Rect(
            column: corner.column + offset * scale, row: corner.row + index * scale,
            columns: scale, rows: scale)
          canvas.fill(dots, with: "█", as: style)
        }
      }
      corner.column += ((letter.first?.count ?? 0) + gap) * scale
    }
    place.origin.row += 5 * scale + 1
  }

  /// How large the letters of a word can be; nothing where there is no room for them.
  func largeness(of word: String, _ columns: Int) -> (scale: Int, gap: Int, width: Int)? {
    // Twice as large where there is room for whichever may come: all have one size.
    let widest = Guess.allCases.map { BigLetters.columns(of: $0.roomWord) + 2 * $0.roomWord.count }
    let isHuge = rows >= 36 && (widest.max() ?? 0) * 2 <= columns
    let bare = BigLetters.columns(of: word)
    let gap = isHuge || bare + 2 * word.count <= columns ? 2 : 1
    let width = bare * (isHuge ? 2 : 1) + gap * (word.count - 1)
    return width <= columns ? (isHuge ? 2 : 1, gap, width) : nil
  }

  /// Whether it turns is neither good nor bad; a guess is right or not, and a crash is a crash.
}

/// The few letters that are ever shown large.
enum BigLetters {
  /// How wide the letters of a word are without what is between them.
  static func columns(of word: String) -> Int {
    word.reduce(0) { $0 + (rows(of: $1)?.first?.count ?? 0) }
  }

  static func rows(of letter: Character) -> [String]? {
    switch letter {
    case "T": ["####", " ## ", " ## ", " ## ", " ## "]
    case "O": ["######", "##  ##", "##  ##", "##  ##", "######"]
    case "E": ["#####", "##   ", "#### ", "##   ", "#####"]
    case "R": ["##### ", "##  ##", "##### ", "## ## ", "##  ##"]
    case "S": ["######", "##    ", "######", "    ##", "######"]
    case "A": ["######", "##  ##", "######", "##  ##", "##  ##"]
    case "Y": ["##  ##", "##  ##", "######", "  ##  ", "  ##  "]
    case "C": ["######", "##    ", "##    ", "##    ", "######"]
    case "H": ["##  ##", "##  ##", "######", "##  ##", "##  ##"]
    default: nil
    }
  }
}
