extension Scenario {
  /// Its text in the lines of an older one: what says the same stands as it stood there, with its comments;
  /// so does what says something else of the same, and a setting wherever it stood.
  package func text(after old: String) -> String {
    let text = text
    if Scenario.parse(old).scenario.text == text { return old }
    let ways = [headCount, nil].lazy.map { text.keepingLines(of: old, headCount: $0) }
    return ways.first { Scenario.parse($0).scenario.text == text } ?? text
  }
}

extension String {
  /// `headCount`: how many of its first lines may stand anywhere; nothing where lines that differ are
  /// others.
  fileprivate func keepingLines(of old: String, headCount: Int?) -> String {
    var own = Passages(self)
    let before = Passages(old)
    if before.all.contains(where: { $0.words.hasPrefix("root ") }) { own.joinRoot() }
    let pairs =
      headCount.map { before.all.pairs(with: own.all, headCount: $0) }
      ?? before.all.pairs(with: own.all)
    var lines: [String] = []
    // What stood above lines that are gone.
    var left: [String] = []
    // How far lines of each depth stand in there: what is put in stands as what is beside it.
    var margins: [Int: String] = [:]
    for (old, new) in pairs {
      if new == nil {
        left += (old?.above ?? []).filter { left.isEmpty || $0.isComment }
      } else if let old, let new {
        lines += left.filter { $0.isComment } + old.above + [old.saying(new)]
        left = []
        margins[new.depth] = old.margin
      } else if let new {
        let outer = margins[new.depth - 1] ?? ""
        let margin = new.depth == 0 ? "" : margins[new.depth] ?? outer + before.step
        let above = left.isEmpty && !lines.isEmpty ? new.above : left
        lines += above + [margin + new.line.drop { $0.isMargin }]
        left = []
        margins[new.depth] = margin
      }
      if let new { margins = margins.filter { $0.key <= new.depth } }
    }
    lines += left.filter { $0.isComment } + before.end
    if lines.last != "" { lines.append("") }
    return lines.joined(separator: old.contains("\r\n") ? "\r\n" : "\n")
  }

  fileprivate var isComment: Bool { first { !$0.isMargin } == "#" }
}

extension Character {
  fileprivate var isMargin: Bool { self == " " || self == "\t" || self == "\u{FEFF}" }
}

/// The lines of a text that say something, and what stands below the last of them.
private struct Passages {
  /// A line, with the blank lines and the comments above it.
  struct Passage {
    var above: [String]
    var line: String
    /// What it says, with single blanks.
    var words: String
    /// Its comment, with the blanks before it.
    var comment: Substring

    var margin: String { String(line.prefix { $0.isMargin }) }
    /// How deep it stands where each step is two blanks.
    var depth: Int { margin.count / 2 }

    /// Its line, where it says that of another.
    func saying(_ other: Passage) -> String {
      words == other.words ? line : margin + other.line.drop { $0.isMargin } + comment
    }

    /// Whether another has the same first words, as deep.
    func begins(like other: Passage, words count: Int) -> Bool {
      let starts = [self, other].map { $0.words.split(separator: " ").prefix(count) }
      return starts[0] == starts[1] && depth == other.depth
    }
  }

  var all: [Passage] = []
  var end: [String] = []
  /// How far a line stands behind the one that it hangs under.
  var step: String { all.lazy.map { $0.margin }.first { !$0.isEmpty } ?? "  " }

  /// Says on one line what the root is.
  mutating func joinRoot() {
    guard let root = all.firstIndex(where: { $0.words == "root" }), root + 1 < all.count else {
      return
    }
    let controller = all.remove(at: root + 1).words
    all[root].line += " " + controller
    all[root].words += " " + controller
    for index in all.indices.dropFirst(root + 1) {
      guard all[index].depth > 0 else { return }
      all[index].line.removeFirst(2)
    }
  }

  init(_ text: String) {
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isLineEnd }) {
      let line = String(part)
      let comment = line.endComment
      let words = line.dropLast(comment.count).split { $0.isMargin }.joined(separator: " ")
      if words.isEmpty {
        end.append(line)
        continue
      }
      all.append(Passage(above: end, line: line, words: words, comment: comment))
      end = []
    }
  }
}

extension String {
  private static let prose: Set = ["title", "about", "source", "note", "hint"]

  /// What stands behind a sign after a blank, with the blanks before it: a sign in quotation marks is none,
  /// but in prose those are ordinary.
  fileprivate var endComment: Substring {
    let words = split { $0.isMargin }
    // `ios 15, 16: note …` has versions first.
    let isProse = words.prefix(4).contains { Self.prose.contains(String($0)) }
    var isQuoted = false
    var isEscaped = false
    var blanks = startIndex
    for index in indices {
      let letter = self[index]
      if letter == "#", !isQuoted, blanks < index || index == startIndex { return self[blanks...] }
      if letter == "\"", !isEscaped, !isProse { isQuoted.toggle() }
      isEscaped = letter == "\\" && !isEscaped
      if !letter.isMargin { blanks = self.index(after: index) }
    }
    return self[endIndex...]
  }
}

extension Character {
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r\n" }
}

extension [Passages.Passage] {
  /// What is the same at the beginning and at the end stays, and of the rest as much as there can be.
  fileprivate func pairs(with others: Self) -> [(old: Element?, new: Element?)] {
    let start = zip(self, others).prefix { $0.words == $1.words }.count
    let ends = zip(dropFirst(start).reversed(), others.dropFirst(start).reversed())
    let end = ends.prefix { $0.words == $1.words }.count
    let old = Array(self[start..<count - end])
    let new = Array(others[start..<others.count - end])
    let isShort = old.count * new.count <= 1_000_000
    let changed =
      isShort
      ? old.pairs(with: new, exchanging: false) { $0.words == $1.words }
      : old.map { ($0, nil) } + new.map { (nil, $0) }
    func same(
      _ passages: ArraySlice<Element>, _ others: ArraySlice<Element>
    ) -> [(old: Element?, new: Element?)] {
      zip(passages, others).map { ($0, $1) }
    }
    return same(prefix(start), others.prefix(start)) + changed
      + same(suffix(end), others.suffix(end))
  }
}

extension [Passages.Passage] {
  /// The same where so many of the others, the first, may stand anywhere: each stands where it stood, and
  /// what goes and what comes that begin alike are one line.
  fileprivate func pairs(
    with others: Self, headCount: Int
  ) -> [(old: Element?, new: Element?)] {
    var heads: [Int: Int] = [:]
    for words in [Int.max, 2, 1] {
      for new in others.indices.prefix(headCount) where !heads.values.contains(new) {
        let alike = indices.filter {
          heads[$0] == nil && self[$0].begins(like: others[new], words: words)
        }
        if alike.count == 1 { heads[alike[0]] = new }
      }
    }
    let taken = Set(heads.values)
    let free = others.indices.filter { !taken.contains($0) }.map { others[$0] }
    var pairs: [(old: Element?, new: Element?)] = []
    var place = 0
    func addHeads() {
      while let new = heads[place] {
        pairs.append((self[place], others[new]))
        place += 1
      }
    }
    addHeads()
    for pair in indices.filter({ heads[$0] == nil }).map({ self[$0] }).pairs(with: free).joined {
      pairs.append(pair)
      if pair.old == nil { continue }
      place += 1
      addHeads()
    }
    return pairs
  }
}

extension [(old: Passages.Passage?, new: Passages.Passage?)] {
  /// What goes and what comes between lines that stay is one line where it begins alike.
  fileprivate var joined: Self {
    var pairs = self
    for index in indices {
      guard let old = pairs[index].old, pairs[index].new == nil else { continue }
      let after = pairs[index...].prefix { $0.old == nil || $0.new == nil }
      let before = pairs[..<index].reversed().prefix { $0.old == nil || $0.new == nil }
      let run = index - before.count..<index + after.count
      // Where that much has changed, nothing is the same line.
      if run.count > 400 { continue }
      let twins = run.filter {
        pairs[$0].old == nil && pairs[$0].new?.begins(like: old, words: 2) == true
      }
      let rivals = run.filter {
        pairs[$0].new == nil && pairs[$0].old?.begins(like: old, words: 2) == true
      }
      guard twins.count == 1, rivals.count == 1, let new = pairs[twins[0]].new else { continue }
      pairs[index] = (old, new)
      pairs[twins[0]] = (nil, nil)
    }
    return pairs.filter { $0.old != nil || $0.new != nil }
  }
}
