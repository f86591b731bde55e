import OrientationModel
import OrientationTelling
import TerminalModel

extension Composer {
  /// The smallest change as a Swift diff, else the class that was asked where it stands nowhere
  /// yet; the answer is how many rows it took.
  mutating func fix(in area: Rect) -> Int {
    guard area.size.rows >= 2, showsOutcome, shownCode?.isChanged != true else { return 0 }
    let whole = code(columns: area.size.columns, rows: area.size.rows)
    let isFree = scene.summary.fix == nil && shownCode == nil && layout.size.rows >= 36
    if layout.kind == .wide, let whole, whole.isChanged || isFree {
      code(whole, in: area)
      return 1 + whole.lines.count
    }
    guard let fix = scene.summary.fix else { return 0 }
    guard !fix.code.isEmpty else {
      // Nothing to write: another version, or something the hand does.
      write([("It would be otherwise  ", .title), (fix.title, .plain)], in: area)
      return 1
    }
    let lines = fix.fitting(rows: area.size.rows - 1, columns: area.size.columns - 2)
    let end = write(fixHeadings, in: area)
    // Not out of sight of the code on a very wide screen.
    let width = min(area.size.columns, 116)
    let place = fix.place(isShown: lines != nil, columns: width - (end - area.left) - 2)
    write(place, .dim, in: area.row(0, indent: width - DisplayWidth.of(place)))
    guard let lines else {
      // A part of the code would say nothing: what it comes to does.
      let words = DisplayWidth.wrap(fix.title, to: area.size.columns - 2, rows: area.size.rows - 1)
      for (index, line) in words.enumerated() { write(line, in: area.row(1 + index, indent: 2)) }
      return 1 + words.count
    }
    for (index, line) in lines.enumerated() { write(line, in: area.row(1 + index)) }
    return 1 + lines.count
  }

  /// A line of code and what becomes of it.
  mutating func write(_ line: Fix.Line, isAsked: Bool? = nil, in place: Rect) {
    let pieces: [Piece] =
      switch line.change {
      case .kept where isAsked == true: [("▸ ", .accent), (line.text, .title)]
      case .kept: [("  ", .plain), (line.text, isAsked == nil ? .dim : .code)]
      case .removed: [("- " + line.text, .removed)]
      case .added: [("+ " + line.text, .added)]
      }
    write(pieces, in: place)
  }

  /// What it is good for, and that there are others.
  var fixHeadings: [Piece] {
    [(fixHeading, .title)]
      + (scene.summary.hasOtherFixes ? [("   ↑", .key), (" another", .dim)] : [])
  }

  private var fixHeading: String {
    switch scene.summary.verdict.tone {
    case .refused, .quiet: "Make it turn"
    case .crashed: "Keep the app alive"
    case .trouble: "Put it right"
    case .turned, .stayed, .impossible: "Another way"
    }
  }

  /// What the book says, how surely, and where it has it from; at the bottom of an area, or its top.
  mutating func quote(in area: Rect, atTop: Bool = false) {
    guard let quotation = scene.quotation, area.size.rows > 0 else { return }
    let confidence = quotation.passage.confidence
    let indent = DisplayWidth.of(confidence.word) + 2
    let width = area.size.columns - indent
    guard width >= 20 else { return }
    let lines = quotation.lines(columns: width, rows: area.size.rows)
    guard lines.last?.text.hasSuffix("…") == false else { return }
    let top = atTop ? 0 : area.size.rows - lines.count
    write(confidence.word, confidence.isDoubtful ? .assumed : .dim, in: area.row(top))
    let word = Rect(column: area.left, row: area.top + top, columns: indent - 2, rows: 1)
    region(.command(.chain), word)
    for (index, line) in lines.enumerated() {
      write([(line.text, .plain), (line.source, .dim)], in: area.row(top + index, indent: indent))
    }
  }

  /// What the story says about this moment; the answer is how many rows it took.
  mutating func caption(in area: Rect, rows: Int) -> Int {
    guard let caption = scene.summary.caption, rows > 0 else { return 0 }
    let lines = DisplayWidth.wrap(caption, to: area.size.columns, rows: rows)
    write(lines, in: area)
    return lines.count
  }
}

extension Fix {
  /// Its code in so many rows, what changes before what only surrounds it; nothing where they do not
  /// hold all of that.
  func lines(_ rows: Int) -> [Line]? {
    let changes = code.filter { $0.change != .kept }
    // What a list holds says nothing without the list's name.
    let shorter = kind == .plist ? [code.dropLast()] : [changes[...], changes.withoutClosings[...]]
    return ([code[...]] + shorter).first { $0.count <= rows }.map(Array.init)
  }

  /// The same without the middle of long lines; where that would cut a name, and there are rows
  /// for it, broken in two instead; nothing where there are none.
  func fitting(rows: Int, columns: Int) -> [Line]? {
    guard let lines = self.lines(rows)?.withoutMargin else { return nil }
    let elided = lines.map { line in
      var line = line
      line.text = line.text.elidedCode(to: columns)
      return line
    }
    let folded = lines.compactMap { $0.folded(to: columns) }
    guard elided.contains(where: \.text.cutsName) else { return elided }
    let isBroken = folded.count == lines.count && folded.joined().count <= rows
    return isBroken ? Array(folded.joined()) : nil
  }

  /// How much of it there is and where it goes, as far as there is room.
  func place(isShown: Bool, columns: Int) -> String {
    let total = code.count { $0.change != .kept }
    let added = code.count { $0.change == .added }
    let amount =
      !isShown
      ? "\(total) lines" : added == 1 ? "one line" : total == 1 ? "a line less" : "a few lines"
    let more = isShown ? "" : " · y copies them"
    let doubt = worth.support.warning.map { $0 + ", " } ?? ""
    let places = [
      "\(doubt)\(amount), in \(method.map { "\($0) of " } ?? "")\(file)\(more)",
      "\(doubt)\(amount), in \(file)\(more)", doubt + amount + more, amount + more, amount,
    ]
    return places.first { DisplayWidth.of($0) <= columns } ?? ""
  }
}

extension [Fix.Line] {
  /// Its lines without the blanks that all of them begin with.
  fileprivate var withoutMargin: [Fix.Line] {
    let margin = map { $0.text.prefix { $0 == " " }.count }.min() ?? 0
    return map { line in
      var line = line
      line.text = String(line.text.dropFirst(margin))
      return line
    }
  }

  /// The same in fewer rows: what only closes stands behind the line that it closes.
  fileprivate var withoutClosings: [Fix.Line] {
    var lines: [Fix.Line] = []
    for line in self {
      if line.text.isClosing, let last = lines.last, last.change == line.change {
        lines[lines.count - 1].text += " " + line.text.drop { $0 == " " }
      } else {
        lines.append(line)
      }
    }
    return lines
  }
}

extension DisplayWidth {
  /// The rows a text takes, no more than so many; what is missing is marked as missing.
  static func wrap(_ text: String, to columns: Int, rows: Int) -> [String] {
    let lines = wrap(text, to: columns)
    guard lines.count > rows, rows > 0 else { return Array(lines.prefix(max(0, rows))) }
    let rest = lines[(rows - 1)...].joined(separator: " ")
    return lines.prefix(rows - 1) + [truncate(rest, to: columns)]
  }
}

extension String {
  /// A line of Swift without its middle: what a change is about stands at the end.
  func elidedCode(to columns: Int) -> String {
    let line = self
    guard DisplayWidth.of(line) > columns, columns > 12 else { return line }
    let ends = [" {", " = ", " ?? "].compactMap { mark in line.lastStart(of: mark) }
    let tail = ends.map { line[$0...] }.first { DisplayWidth.of($0) <= columns - 8 }
    guard let tail else { return DisplayWidth.truncate(line, to: columns) }
    let room = columns - DisplayWidth.of(tail) - 2
    let start = String(line[..<tail.startIndex])
    var head = DisplayWidth.truncate(start, to: room + 1, mark: "…").dropLast()
    // Better between two words, where that leaves enough of them.
    var mark = "…"
    if let cut = head.lastIndex(where: { ": (".contains($0) }) {
      let words = head[...cut]
      if DisplayWidth.of(words) * 5 >= room * 3 { (head, mark) = (words, " …") }
    }
    if mark == "…", let whole = elidedCode(from: start, String(tail), to: columns) { return whole }
    while head.last == " " { head = head.dropLast() }
    return String(head) + mark + tail
  }

  /// The same with every name whole: without what stands in for nothing, or without its first words.
  private func elidedCode(from start: String, _ tail: String, to columns: Int) -> String? {
    let indent = String(prefix { $0 == " " })
    let closings = String(tail.reversed().prefix { $0 == " " || $0 == "}" }.reversed())
    let words = start.split(separator: " ")
    var ways: [String] = []
    if tail.hasPrefix(" ?? ") {
      ways.append(start + " ?? …" + closings)
      if let member = start.lastStart(of: "?.") {
        ways.append("\(indent)…\(start[member...]) ?? …\(closings)")
      }
    }
    if words.count > 2, words[0] == "override" { ways.append("\(indent)… \(words[2]) …\(tail)") }
    ways.append("\(indent)…\(tail)")
    return ways.first { DisplayWidth.of($0) <= columns }
  }

  /// Whether only the beginning of a name is left of it.
  fileprivate var cutsName: Bool { zip(self, dropFirst()).contains { $0.isLetter && $1 == "…" } }

  private func lastStart(of mark: String) -> Index? { indices.last { self[$0...].hasPrefix(mark) } }

  /// Whether a line of code only closes what others are about.
  fileprivate var isClosing: Bool { allSatisfy { $0 == " " || $0 == "}" } }
}
