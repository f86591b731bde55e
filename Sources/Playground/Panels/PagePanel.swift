import OrientationModel
import OrientationTelling
import PlaygroundSession
import SwiftCode
import TerminalModel

extension Composer {
  /// What is read a line at a time: beside the device where there is room, and below it what the
  /// book says about the chosen line.
  mutating func pages(_ pages: Pages, _ lines: [PageLine]) {
    let isBeside = layout.kind == .wide && hasRoomBeside(pages.kind, lines)
    let room = Size(columns: layout.side.size.columns - 1, rows: lines.count * columns)
    let listed = isBeside ? Listed(lines, selected: 0, of: pages.kind, in: room).rows.count : 0
    let hasBook = pages.kind == .chain
    let current = lines.dropFirst(pages.selected).first
    // What the book says of the chosen line goes before the lines further down.
    let free = max(layout.side.size.rows / 2, layout.side.size.rows - listed - 3)
    let besideRows = hasBook ? min(free, max(9, book(current, in: room).count + 1)) : 0
    let area = ground(keepsDevice: isBeside, rows: listed + 3 + besideRows)
    open(area, keepsDevice: isBeside, without: shown(by: pages.kind))
    let inner = area.inset(columns: 1, rows: 0)
    let titles = titles(of: pages.kind)
    write(
      titles.first { DisplayWidth.of($0) <= inner.size.columns } ?? titles[0], .title, in: inner)
    var place = inner.row(area.size.rows >= 8 ? 2 : 1)
    let bottom = area.bottom - (isBeside ? 1 : area.size.rows >= 6 ? 2 : 0)
    let isShort = area.size.rows < 20
    let bookRows =
      isBeside ? besideRows : area.size.rows < 14 || !hasBook ? 0 : isShort ? 4 : 7
    place.size.rows = max(1, bottom - bookRows - place.top)
    if case .text = pages.kind {
      text(lines, from: pages.selected, in: place)
    } else {
      let listed = Listed(lines, selected: pages.selected, of: pages.kind, in: place.size)
      write(listed.rows, in: place)
      beyond(above: listed.above, below: listed.below, of: place)
      cursor = place.row(listed.chosen).origin
      // The book has the rows that the lines leave free, if it needs them.
      if bookRows > 0 {
        let room = inner.rows(from: place.top + listed.rows.count + 1, to: bottom)
        let needed = book(current, in: Size(columns: room.size.columns, rows: bottom)).count
        let rows = min(room.size.rows, max(bookRows - 1, needed))
        let lowest = inner.rows(from: bottom - rows, to: bottom)
        write(book(current, in: lowest.size), in: lowest)
      }
      if isBeside, hasBook { insteadOfSteps(left: area.left) }
    }
    if isBeside || area.size.rows >= 6 {
      let verb: KeyWords? =
        pages.kind == .code
        ? ("Y", "copy") : current?.way != nil ? ("Enter", "go to state") : nil
      let hasNext = pages.kind.isOfStep && scene.bar.contains { $0.target == .command(.later) }
      let row = inner.row(area.size.rows - 1)
      let beside = line(layout.footerRow, from: 2, columns: inner.size.columns)
      let next: KeyWords? = hasNext ? ("space", "next") : nil
      let keys: [KeyWords?] = [Self.move, verb, next, ("Esc", "back")]
      write(keys: keys.compactMap { $0 }, in: isBeside ? beside : row)
    }
  }

  /// Whether it has room beside the step that is seen, code without a line that is broken; what is not
  /// about that step has none there.
  private func hasRoomBeside(_ kind: Pages.Kind, _ lines: [PageLine]) -> Bool {
    let room = layout.side.size.columns
    let longest = kind == .code ? lines.map { DisplayWidth.of($0.text) + 3 }.max() ?? 0 : 0
    return kind.isOfStep && room >= max(50, longest)
  }

  /// What stands where the chain's lines stood.
  private static let insteadOfSteps: [Panel] = [.code, .fix, .set, .seen, .tree]

  private var ownSteps: Column? {
    layout.wordColumns.first { $0.panels == [.steps] }
  }

  /// What need not stand beside a page.
  private func shown(by kind: Pages.Kind) -> Set<Panel> {
    switch kind {
    case .chain: Set([.steps] + (ownSteps == nil ? [] : Self.insteadOfSteps))
    case .code: [.code, .fix, .set, .seen]
    case .callbacks, .exploration, .text, .ours: []
    }
  }

  /// What a page has taken the place of stands where its lines stood.
  private mutating func insteadOfSteps(left: Int) {
    guard let steps = ownSteps, steps.place.right <= left else { return }
    clear(steps.place)
    write([Column(steps.place, Self.insteadOfSteps)])
  }

  /// What a page is called, in full and in fewer words.
  private func titles(of kind: Pages.Kind) -> [String] {
    switch kind {
    case .chain: ["Why: from the result back to its cause", "Why: result first"]
    case .callbacks: ["Callbacks and console, in order"]
    case .exploration:
      ["Everything a user can reach from launch, and the problems found", "Reachable states"]
    case .ours: ["Yours and ours"]
    case .text(let title, _): [title]
    case .code: [scene.summary.codeFile]
    }
  }

  /// A text as it is, from a line on; it has the whole width, for which it was made.
  private mutating func text(_ lines: [PageLine], from selected: Int, in area: Rect) {
    let place = area.from(columns <= 80 ? 0 : area.left, to: columns)
    cursor = place.origin
    let first = max(0, min(selected, lines.count - area.size.rows))
    write(lines.dropFirst(first).prefix(area.size.rows).map { $0.text }, in: place)
  }

  /// A rule in so many rows: its title, as many whole sentences as they hold, and who says so, all of
  /// them or in fewer words.
  private func book(_ line: PageLine?, in size: Size) -> [Row] {
    guard let rule = line?.rule else { return [] }
    let columns = size.columns
    let rows = size.rows
    let number = DisplayWidth.of(rule.number) + 2
    let title = DisplayWidth.wrap(rule.title, to: columns - number).enumerated().map {
      Row([(pad($0 == 0 ? rule.number : "", to: number), .accent), ($1, .title)])
    }
    let left = rows - title.count
    let sentences = rule.sentences(columns: columns, rows: left - (left >= 3 ? 1 : 0))
    let lines = line?.confidence.map { rule.sourceLines($0) } ?? []
    let ways = lines.lazy.map { DisplayWidth.wrap($0, to: columns) }
    let sources = ways.first { $0.count <= left - sentences.count } ?? []
    return title + sentences.map { Row($0) } + sources.map { Row($0, .dim) }
  }
}

/// Lines below each other, the chosen one in sight.
struct Listed {
  private(set) var rows: [Row] = []
  /// The row of the chosen one, and how many rows there are beyond these.
  private(set) var chosen = 0
  let above: Int
  let below: Int

  init(_ lines: [PageLine], selected: Int, of kind: Pages.Kind, in size: Size) {
    let folded = lines.enumerated().flatMap { index, line in
      (kind == .code ? Self.broken : Self.fold)(line, size.columns - 2).enumerated()
        .map { (index, $0.offset, $0.element) }
    }
    let place = folded.firstIndex { $0.0 == selected } ?? 0
    above = max(0, min(place - size.rows / 2, folded.count - size.rows))
    below = max(0, folded.count - above - size.rows)
    for (index, part, pieces) in folded.dropFirst(above).prefix(size.rows) {
      let isChosen = index == selected && part == 0
      if isChosen { chosen = rows.count }
      let target: Deed? =
        kind == .chain ? .line(index) : lines[index].way == nil ? nil : .row(index)
      var row = Row([isChosen ? ("▸ ", .accent) : ("  ", .plain)] + pieces, target: target)
      row.isLit = index == selected && lines[index].way != nil
      rows.append(row)
    }
  }

  /// A line of code in as many rows as it needs, each of which Swift reads on from the one before.
  private static func broken(_ line: PageLine, to width: Int) -> [[Piece]] {
    guard line.pieces.count == 2, let (text, style) = line.pieces.last,
      let rows = CodeLine.kept(text).broken(to: width - 2)
    else { return fold(line, to: width) }
    return rows.map { [$0.isContinued ? ("  ", .plain) : line.pieces[0], ($0.text, style)] }
  }

  /// A line in as many rows as it needs, the later ones below its words, behind its mark or number.
  private static func fold(_ line: PageLine, to width: Int) -> [[Piece]] {
    let pieces = line.numbered
    guard pieces.columns > width, width > 24 else { return [pieces] }
    let mark = pieces.count > 1 ? DisplayWidth.of(pieces[0].text) : 0
    // Code goes on further in than it begins.
    let margin = pieces.last?.text.prefix { $0 == " " }.count ?? 0
    let indent = min(mark + (pieces.count == 2 && margin > 0 ? margin + 4 : 0), width / 3)
    let room = width - indent
    var rows: [[Piece]] = [[]]
    for (text, style) in pieces {
      // What is short stays whole; of a word that is wider than a row, whole names.
      let words =
        DisplayWidth.of(text) <= 20 ? [text[...]] : text[...].parts { $0 != " " && $1 == " " }
      let parts = words.flatMap { word in
        DisplayWidth.of(word) <= room
          ? [word]
          : word.parts { end, _ in ".:(".contains(end) }.flatMap { DisplayWidth.cut($0, to: room) }
      }
      for part in parts {
        let row = rows[rows.count - 1]
        if row.columns + DisplayWidth.of(part) <= width {
          rows[rows.count - 1].append((String(part), style))
        } else {
          let blanks = String(repeating: " ", count: indent)
          rows.append([(blanks, .plain), (String(part.drop { $0 == " " }), style)])
        }
      }
    }
    return rows
  }
}

extension Substring {
  /// Its parts, of which all but the last end between two such letters.
  fileprivate func parts(_ isEnd: (Character, Character) -> Bool) -> [Substring] {
    let ends = zip(indices, indices.dropFirst()).filter { isEnd(self[$0], self[$1]) }
      .map { $0.1 }
    return zip([startIndex] + ends, ends + [endIndex]).map { self[$0..<$1] }
  }
}

extension String {
  /// Of a source its name, without what it says and of what; nothing of one that says otherwise.
  fileprivate var sourceName: String? {
    if hasPrefix("against") { return nil }
    let name = hasPrefix("on ") ? drop { $0 != ":" }.dropFirst(2) : self[...]
    return String(name.prefix { $0 != ":" && $0 != ";" })
  }
}

extension Rule {
  /// How sure it is and who says so: all of them in full, then in fewer words.
  fileprivate func sourceLines(_ confidence: Confidence) -> [String] {
    let short = sources.compactMap { $0.sourceName }
    return [sources, short, Array(short.prefix(1)), []].map {
      ([confidence.explained] + $0).joined(separator: "; ")
    }
  }
}
