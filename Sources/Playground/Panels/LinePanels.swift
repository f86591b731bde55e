import DeviceDrawing
import OrientationModel
import OrientationScenarios
import OrientationTelling
import PlaygroundSession
import TerminalModel

extension Composer {
  /// What is open, and under what it is played, with a line under it where there is room for one.
  mutating func title(in area: Rect, environment: String? = nil) {
    if area.size.rows > 1 { rule(row: area.top + 1) }
    let start = title(titles, environment.map { [$0] } ?? environments, row: area.top, from: 1)
    let device = scene.session.setting.device.name.count
    region(.command(.device), line(area.top, from: start, columns: device))
    region(.command(.allVersions), line(area.top, from: start + device, columns: 10))
  }

  /// The fullest of some titles beside the fullest of what stands at the right end; the answer is where
  /// that begins.
  @discardableResult mutating func title(
    _ titles: [[Piece]], _ ends: [String], row: Int, from left: Int
  ) -> Int {
    func room(_ end: String) -> Int { max(0, columns - left - 3 - DisplayWidth.of(end)) }
    let least = titles.last ?? []
    let end = ends.first { least.columns <= room($0) } ?? ends.last ?? ""
    let title = titles.first { $0.columns <= room(end) } ?? least
    write(title, in: line(row, from: left, columns: room(end)))
    write(trailing: end, .dim, row: row)
    return columns - 1 - DisplayWidth.of(end)
  }

  /// The program, what is open and what was changed: the first of them gives way, then what was changed.
  private var titles: [[Piece]] {
    let name = scene.session.title
    let eye: [Piece] = scene.picture.eye == .app ? [("  app's view", .accent)] : []
    var changes: [[Piece]] = [[]]
    let words = scene.session.changeWords
    if !words.isEmpty {
      // What is changed is seen, and no problem.
      let session = scene.session
      let style: Style =
        session.isSolved ? .good : session.variant.changeCount == 0 ? .dim : .plain
      // What is underlined begins with its first word.
      let short = String(words.prefix { $0 != ":" })
      changes = [words, short].map { [("  ", .plain), ($0, style)] }
    }
    let full: [Piece] = [("upright", .accent), ("  " + name, .title)] + eye
    let alone: [Piece] = [(name, .title)] + eye
    var ways: [[Piece]] = []
    for change in changes { ways += [full + change, alone + change] }
    return ways + [alone]
  }

  /// `iPhone · iOS 26 · locked`; an iPhone Duo has one version, which gives way after the SDK.
  var environments: [String] {
    let setting = scene.session.setting
    let device = setting.device
    let sdk =
      scene.session.links.isEmpty ? [] : ["Xcode \(scene.session.linked.text)"]
    let states =
      (scene.summary.world.isLocked ? ["locked"] : []) + (scene.isRecording ? ["recording"] : [])
    let system = [device.system(setting.version)]
    let ways = [system + sdk, system] + (device.hasHinge ? [[]] : [])
    return ways.map { ([device.name] + $0 + states).joined(separator: " · ") }
  }

  mutating func verdict(row: Int, rows lineCount: Int = 1) {
    cursor = Point(column: 1, row: row)
    let (lines, doubt) = fittedVerdict(columns: columns - 4, rows: lineCount)
    write(verdictSign, verdictStyle, in: line(row, from: 1, columns: 1))
    for (index, line) in lines.enumerated() {
      let place = self.line(row + index, from: 3, columns: columns - 4)
      let end = write(line, verdictStyle, in: place)
      guard index == lines.count - 1, !doubt.isEmpty else { continue }
      let word = self.line(place.top, from: end + 2, columns: doubt.count)
      write(doubt, .dim, in: word)
      region(.assumption, word)
    }
  }

  /// The sentence in so many rows: in full, else in fewer words, else as far as it goes; and what says
  /// after it that it is assumed, a sign where a word has no room.
  func fittedVerdict(columns: Int, rows: Int) -> (lines: [String], doubt: String) {
    let options = [verdictSentence] + (scene.moment == nil ? scene.summary.verdict.shorter : [])
    let sameWords = options.filter(verdictSentence.hasSuffix)
    let doubts = isAssumed ? ["~ assumed", "~"] : [""]
    func room(_ doubt: String) -> Int { max(1, columns - (doubt.isEmpty ? 0 : doubt.count + 2)) }
    for options in [sameWords, options] {
      for doubt in doubts {
        let ways = options.lazy.map { DisplayWidth.wrap($0, to: room(doubt)) }
        if let lines = ways.first(where: { $0.count <= rows }) { return (lines, doubt) }
      }
    }
    let doubt = isAssumed ? "~" : ""
    return (DisplayWidth.wrap(options.last ?? "", to: room(doubt), rows: rows), doubt)
  }

  /// The answer to the last key, the moment of slow motion, or the verdict.
  var verdictSentence: String { scene.moment?.text ?? scene.summary.verdict.sentence }

  var verdictSign: String {
    if scene.moment != nil { return "▸" }
    return scene.summary.verdict.mark
  }

  private var isAssumed: Bool { scene.moment == nil && scene.summary.verdict.isAssumed }

  var verdictStyle: Style { scene.moment == nil ? style(of: scene.summary.verdict) : .accent }

  func style(of verdict: Verdict) -> Style {
    switch verdict.judgement.grade {
    case .asWanted: return .good.bold
    case .neutral: return .title
    case .notWanted, .failed: return .warning.bold
    case .crashed: return .refused
    }
  }

  /// What was done, where one stands, and what comes, below a line.
  mutating func timeline(in area: Rect) {
    rule(row: area.top)
    let row = area.top + 1
    let chapter = scene.session.chapter
    let room = columns - 4 - (chapter.isEmpty ? 0 : DisplayWidth.of(chapter) + 2)
    write([steps(columns: room)], in: line(row, from: 2, columns: room))
    guard !chapter.isEmpty else { return }
    write(trailing: chapter, .dim, row: row)
    region(.command(.menu), line(row, from: columns - 1 - DisplayWidth.of(chapter)))
  }

  /// The steps as far as they have room, and what leads from each to the next.
  private func steps(columns: Int) -> Row {
    let marks = visibleMarks(columns: columns)
    var row = Row(marks.first?.node == scene.marks.first?.node ? "" : "… ", .dim)
    for (index, mark) in marks.enumerated() where row.columns + 2 < columns {
      let isComing = mark.time == .coming
      if index > 0 {
        let forks = marks[index - 1].forks
        let words = (forks ? " ┬" : isComing ? " ┄" : " ─") + (isComing ? "┄┄ " : "── ")
        // Neither a step that has no room is cut, nor what leads to it: there is more.
        if isComing, row.columns + DisplayWidth.of(words + mark.label) > columns {
          let more = [words + "…", " …"].first { row.columns + DisplayWidth.of($0) <= columns }
          row.add(more ?? "", .dim)
          break
        }
        row.add(words, isComing ? .dim : .line, target: forks ? .command(.branches) : nil)
      }
      if mark.time == .now { row.add("● ", .accent, target: .node(mark.node)) }
      let style: Style = mark.time == .now ? .title : isComing ? .dim : .plain
      row.add(mark.label, style, target: .node(mark.node))
    }
    return row
  }

  /// As many as fit, the present among them.
  private func visibleMarks(columns: Int) -> [TimelineMark] {
    let marks = scene.marks
    let now = marks.firstIndex { $0.time == .now } ?? 0
    var first = now
    var width = DisplayWidth.of(marks[now].label) + 2
    while first > 0 {
      let next = DisplayWidth.of(marks[first - 1].label) + 5
      if width + next > columns * 2 / 3 { break }
      width += next
      first -= 1
    }
    return Array(marks[first...])
  }

  /// The answer to the last key, where there is one, then what can be done; what comes next never
  /// gives way, but in words.
  mutating func footer(row: Int) {
    let ends = ["? all keys", "?"]
    func room(_ entries: some Sequence<Hint>, _ end: String) -> Int {
      columns - 5 - end.count - self.columns(of: entries)
    }
    guard let notice = scene.notice else {
      let lasting = Self.lasting(scene.bar)
      let words = ends.first { room(lasting, $0) + gap >= 0 } ?? ends[ends.count - 1]
      return write(scene.bar, row: row, from: 2, to: end(words, row: row))
    }
    // How it would end is said where nothing else is.
    let bar = scene.bar.map { Hint(key: $0.key, label: $0.label, target: $0.target) }
    let question = bar.filter { $0.target == .command(.guess) }
    let later = bar.filter {
      question.contains($0) || $0.target == .command(.later) || $0.key == "Esc"
    }
    let kept = bar.filter { later.contains($0) || $0.target == .fix }
    // Whole, or with two fifths of the row; what answers an open question goes last.
    let brief = later.map { question.contains($0) ? Hint(.guess, "guess", key: Guess.keys) : $0 }
    let others = [later] + (question.isEmpty ? [] : [isNarrow ? question : brief])
    let needs = [DisplayWidth.of(notice), (2 * columns + 4) / 5]
    // What mends it goes before the end of the answer.
    let first = needs.prefix(kept.count > later.count ? 2 : 1).map { ([kept], $0) }
    let ways = (first + needs.map { (others, $0) }).flatMap { choices, needed in
      choices.flatMap { entries in ends.map { (entries, $0, needed) } }
    }
    let (entries, words, _) = ways.first { $2 <= room($0, $1) } ?? ([], ends[0], 0)
    // Where it has no room, its first clauses have, or its first words.
    let length = room(entries, words)
    let clauses = notice.clauses(columns: length)
    let start = DisplayWidth.wrap(notice, to: max(1, length), rows: 1).first ?? ""
    let end = end(words, row: row)
    let place = line(row, from: 2, columns: length)
    let isWhole = 2 * clauses.count >= length || !clauses.isEmpty && kept.count > later.count
    let left = write(isWhole ? clauses : start, .plain, in: place)
    let more = bar.filter { entry in
      !kept.contains(entry) && !entries.contains { $0.target == entry.target }
    }
    write(entries + more, row: row, from: left + gap, to: end)
  }

  /// What stands at the right end, the way to all keys; the answer is where what stands before it ends.
  private mutating func end(_ words: String, row: Int) -> Int {
    write(trailing: words, .dim, row: row)
    let start = columns - 1 - DisplayWidth.of(words)
    region(.command(.help), line(row, from: start, columns: words.count))
    return start - (isNarrow ? 1 : 2)
  }

  private func columns(of entries: some Sequence<Hint>) -> Int {
    entries.reduce(0) { $0 + self.row(of: $1).columns + gap }
  }

  /// What comes next and an open question, up to which no entry gives way.
  private static func lasting(_ entries: [Hint]) -> ArraySlice<Hint> {
    let last = entries.lastIndex { [.command(.later), .command(.guess)].contains($0.target) }
    return entries.prefix((last ?? -1) + 1)
  }

  /// The entries of a bar as far as they have room.
  mutating func write(_ entries: [Hint], row: Int, from start: Int, to end: Int) {
    var left = start
    // How a fix would end goes after them.
    let needed = self.columns(of: Self.lasting(entries).dropFirst())
    for (index, entry) in entries.enumerated() {
      let outcome = outcome(of: entry, columns: end - left - (index == 0 ? needed : 0))
      let words = self.row(of: entry, outcome: outcome)
      guard left + words.columns <= end else { continue }
      let place = line(row, from: left, columns: words.columns)
      regions.append(Region(rect: place, target: entry.target, isHint: true))
      write([words], in: place)
      left += words.columns + gap
    }
  }

  /// Whether a row has room for few words only.
  private var isNarrow: Bool { columns < 60 }

  private var gap: Int { isNarrow ? 2 : 3 }

  typealias KeyWords = (key: String, words: String)

  static let move: KeyWords = ("↑ ↓", "move")

  /// The answer to the last key, else what is said here, then keys with what they do, as far as they have
  /// room.
  mutating func write(keys: [KeyWords], after said: String? = nil, in place: Rect) {
    let answer = scene.notice ?? said
    var left = answer.map { write($0, .plain, in: place) + gap } ?? place.left
    for (key, words) in keys {
      let pieces: [Piece] = [(scene.name(of: key), .key), (" " + words, .dim)]
      guard left + pieces.columns <= place.right else { continue }
      left = write(pieces, in: place.from(left)) + gap
    }
  }

  /// An entry with its key; of a question the answers, each with its own.
  private func row(of entry: Hint, outcome: String = "") -> Row {
    guard entry.target == .command(.guess) else {
      let key = scene.name(of: entry.key)
      let gap = key.isEmpty || entry.label.isEmpty ? "" : " "
      let label = isNarrow && entry.target == .fix ? "fix" : entry.label
      return Row([(key + gap, .key), (label + outcome, .plain)])
    }
    let isBrief = isNarrow || !entry.key.isEmpty
    var row = Row()
    for guess in Guess.allCases {
      let start = row.columns
      row.add(String(guess.key), .key)
      if !isBrief { row.add(" " + guess.word) }
      if guess != Guess.allCases.last { row.add(isBrief ? " " : "  ", isBrief ? .key : .plain) }
      row.mark(start..<row.columns, .guess(guess))
    }
    if isBrief { row.add(" guess") }
    return row
  }

  /// What would come of an entry: whole, in one word, or not at all, but never a part of a name.
  private func outcome(of entry: Hint, columns: Int) -> String {
    guard let word = entry.outcome.split(separator: " ").last else { return "" }
    return [": \(entry.outcome)", ": \(word)"].first {
      row(of: entry, outcome: $0).columns <= columns
    } ?? ""
  }
}
