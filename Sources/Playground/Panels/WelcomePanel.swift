import PlaygroundSession
import TerminalModel

extension Composer {
  /// The first screen of a story: the phone, one question, the key that answers it; in any size.
  ///
  /// The very first has as little on it as there can be.
  mutating func welcome(opening: KeyCommand, isFirst: Bool, asks: Bool) {
    if layout.kind != .tiny {
      title(in: layout.title)
      device(in: layout.device)
    }
    let isRoomy = layout.kind == .wide || layout.kind == .tall
    let ways = [answerKeys(opening, asks, isFirst), isRoomy ? otherKeys(isFirst) : []]
    welcomeText(isFirst, ways, in: wordsOfWelcome)
    if isRoomy { rule(row: rows - 2) }
    if rows >= 4 { footer(row: rows - 1) }
  }

  /// Beside the device, where everything else will be said: in the middle of a high screen, and no wider
  /// than one reads well.
  private var wordsOfWelcome: Rect {
    if layout.kind == .tiny { return screen(from: 0, to: rows - (rows >= 4 ? 1 : 0)) }
    let place = layout.words
    if layout.kind == .compact { return place.rows(from: 2, to: rows - 2) }
    let top = layout.kind == .wide ? max(3, rows / 2 - 6) : place.top
    var words = place.rows(from: top, to: rows - 3)
    words.size.columns = min(52, words.size.columns)
    return words
  }

  // MARK: The words

  /// The situation and the question, and keys: those that answer it, then where there is room those that
  /// lead elsewhere.
  private mutating func welcomeText(_ isFirst: Bool, _ ways: [[Hint]], in area: Rect) {
    guard area.size.rows > 0 else { return }
    let lines = welcomeLines(isFirst, in: area.size, above: ways[0].count)
    let shown = lines.prefix(max(0, area.size.rows - (area.size.rows > lines.count ? 0 : 1)))
    for (row, line) in shown.enumerated() { write(line, in: area.row(row)) }
    var place = area.split(rows: shown.count).below
    cursor = place.origin
    // An indented column of keys, a blank row between what answers and what leads elsewhere.
    for keys in ways {
      guard keys.count <= place.size.rows else { break }
      let width = keys.map { DisplayWidth.of($0.key) }.max() ?? 0
      let indent = area.size.columns >= 40 && keys.first?.target == .guess(.rotates) ? 4 : 0
      let room = max(1, place.size.columns - indent - width - 2)
      let whole = keys.map { DisplayWidth.wrap($0.label, to: room) }
      // Where not all have room in as many rows as they need, each has one.
      let short = keys.map { key -> [String] in
        let ways = [key.label, String(key.label.prefix { $0 != "," })]
        return [ways.first { DisplayWidth.of($0) <= room } ?? ""]
      }
      let lines = whole.joined().count <= place.size.rows ? whole : short
      // A key alone says nothing.
      let rows = zip(keys, lines).filter { $0.1 != [""] }.flatMap { key, lines in
        lines.beside(key.key, .key, columns: width + 2, target: key.target)
      }
      write(rows.map { $0.indented(by: indent) }, in: place)
      place = place.split(rows: rows.count + 1).below
    }
  }

  /// What answers the question: a guess, then to see.
  private func answerKeys(_ opening: KeyCommand, _ asks: Bool, _ isFirst: Bool) -> [Hint] {
    let see = opening == .later ? "begin" : "rotate, and see"
    let guesses = Guess.allCases.filter { !isFirst || $0 != .crashes }.map {
      Hint(key: String($0.key), label: $0.words, target: .guess($0))
    }
    return (asks && rows >= 18 ? guesses : [])
      + [Hint(opening, see, key: scene.name(of: opening.keyName))]
  }

  private func otherKeys(_ isFirst: Bool) -> [Hint] {
    if isFirst {
      return [
        Hint(.menu, "ten stories, recipes, \"video\", \"crash\""),
        Hint(.new, "your own app, from an empty phone"),
        Hint(.unfold, "or see what an iPhone Duo does to it"),
      ]
    }
    let before = scene.session.chapterBefore.map { _ in [Hint(.earlier, "previous story")] }
    return (before ?? []) + [Hint(.menu, "other stories")]
  }

  /// What fits above so many keys: blanks go first, then the situation; the question stays.
  private func welcomeLines(_ isFirst: Bool, in size: Size, above keys: Int) -> [[Piece]] {
    // A story that asks and says nothing has its title there, and where that stands nowhere else.
    let title = layout.kind == .tiny || scene.situation.isEmpty ? scene.session.title : nil
    let question = (scene.question ?? title).map { DisplayWidth.wrap($0, to: size.columns) } ?? []
    let situation = scene.situation.map { DisplayWidth.wrap($0, to: size.columns) }
    let count = situation.reduce(0) { $0 + $1.count } + question.count + keys
    let hasBlanks = count + situation.count + 1 <= size.rows
    var lines: [[Piece]] = []
    if !isFirst, !scene.session.chapter.isEmpty, count + situation.count + 3 <= size.rows {
      lines += [[(scene.session.chapter, .dim)], []]
    }
    if count <= size.rows {
      lines += situation.flatMap { $0 }.map { [($0, .plain)] }
      if hasBlanks, !situation.isEmpty { lines.append([]) }
    }
    lines += question.prefix(max(1, size.rows - 1)).map { [($0, .title)] }
    return lines + (hasBlanks && !question.isEmpty ? [[]] : [])
  }
}
