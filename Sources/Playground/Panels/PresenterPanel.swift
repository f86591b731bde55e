import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel

extension Composer {
  /// Before a room: the device, the caption, a large word where one was asked for.
  ///
  /// While the device turns nobody is told how it ends.
  mutating func presenter(
    _ presenter: Presenter, _ asked: String?, isAnswer: Bool, chapter: String, score: String?,
    isTurning: Bool
  ) {
    let isRoomy = rows >= 8
    if isRoomy { roomHeading(chapter) }
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
    let wideTop = isHuge(columns - left) ? rows / 6 : max(2, rows / 2 - 9)
    let top = isWide ? wideTop : isRoomy ? min(rows - 2, area.bottom + 1) : 0
    let next = isTurning ? nil : scene.marks.first { $0.time == .coming }
    var place = line(top, from: left, columns: max(1, columns - left - 2))
    // What is asked stands there already where the story itself asks it.
    let question = asked == scene.question || asked == scene.summary.caption ? nil : asked
    let isLarge = isHuge(place.size.columns)
    let lines = isLarge ? question.flatMap { largeLines($0, columns: place.size.columns) } : nil
    let asking = lines.map { 1 + 4 * $0.count } ?? (question == nil ? 0 : 1)
    // The question keeps its rows, whatever there is to say before it.
    let footer = rows > 4 ? rows - 2 : rows - 1
    let bottom = max(top + 1, footer - (next == nil ? 0 : 1 + asking))
    if isTurning {
      write(scene.marks.last { $0.time == .now }?.label ?? "", .title, in: place)
    } else {
      let answer = presenter.answer(in: scene.session, withScore: score == nil)
      roomWords(answer, asked, isAnswer: isAnswer, in: &place, above: bottom)
    }
    if let score {
      place.origin.row += 1
      prose("Right guesses:", .dim, in: &place, above: bottom)
      if !large(score, in: &place, above: bottom) {
        prose(score, .title, in: &place, above: bottom)
      }
    }
    cursor = Point(column: left, row: min(place.top, rows - 1))
    place.origin.row = max(0, min(place.top + 1, bottom))
    if let next, place.top < footer {
      write([("Next: ", .dim), (next.label, .title)], in: place)
      if let lines, place.top + asking < footer {
        write(large: lines, at: place.row(2).origin)
      } else if let question, place.top + 1 < footer {
        write(question, in: place.row(1))
      }
    }
    roomFooter()
  }

  private mutating func roomHeading(_ chapter: String) {
    let name: Piece = (scene.session.title, .title)
    title([[name, ("   " + chapter, .dim)], [name]], environments, row: 0, from: 2)
  }

  /// What came of the step, or the situation and the question before any; and the story's own sentence.
  private mutating func roomWords(
    _ answer: String?, _ asked: String?, isAnswer: Bool, in place: inout Rect, above bottom: Int
  ) {
    if scene.summary.episode.step != nil {
      if place.top < bottom, isAnswer {
        big(Guess(scene.summary.episode).roomWord, style(of: scene.summary.verdict), in: &place)
      }
      if let answer { prose(answer, .title, in: &place, above: bottom) }
      statement(scene.summary.verdict.sentence, in: &place, above: bottom)
    } else {
      // A room is asked once, where the next step answers it.
      let question = scene.session.asksLater ? nil : scene.question
      let needed = (scene.situation + [question ?? ""])
        .reduce(-1) { $0 + 1 + DisplayWidth.wrap($1, to: place.size.columns).count }
      // What is asked comes first where there is little room.
      let hasRoom = question == nil || needed <= bottom - place.top
      for paragraph in hasRoom ? scene.situation : [] {
        prose(paragraph, .plain, in: &place, above: bottom)
        place.origin.row += 1
      }
      // The question is what the room should read.
      if let question { statement(question, in: &place, above: bottom) }
    }
    guard let caption = scene.summary.caption else { return }
    if caption == asked { return statement(caption, in: &place, above: bottom) }
    // Half a sentence explains nothing.
    let shown = caption.lines(columns: place.size.columns, rows: bottom - place.top)
      .joined(separator: " ")
    guard !shown.isEmpty, caption == shown || caption.hasPrefix(shown + ".") else { return }
    prose(caption, .plain, in: &place, above: bottom)
  }

  /// A paragraph, or its first clauses; the place moves below it.
  private mutating func prose(
    _ text: String, _ style: Style, in place: inout Rect, above bottom: Int
  ) {
    let lines = text.clausesOrCut(columns: place.size.columns, rows: bottom - place.top)
    write(lines, style, in: place)
    place.origin.row += lines.count
  }

  /// What the room should read, in letters as large as there is room for.
  private mutating func statement(_ text: String, in place: inout Rect, above bottom: Int) {
    let isLarge = isHuge(place.size.columns) && large(text, in: &place, above: bottom - 6)
    if !isLarge { prose(text, .title, in: &place, above: bottom) }
    place.origin.row += 1
  }

  mutating func roomFooter() {
    let footer = rows - 1
    canvas.fill(line(footer), with: " ", as: .plain)
    if rows > 4 { rule(row: footer - 1) }
    self.footer(row: footer)
  }
}
