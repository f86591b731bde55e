extension Scenario {
  /// Its text in the lines of an older one: what says the same stands as it stood there, with its comments.
  package func text(after old: String) -> String {
    let text = text
    if Scenario.parse(old).scenario.text == text { return old }
    let kept = text.keepingLines(of: old)
    return Scenario.parse(kept).scenario.text == text ? kept : text
  }
}

extension String {
  fileprivate func keepingLines(of old: String) -> String {
    var own = Passages(self, known: [])
    var before = Passages(old, known: Set(own.all.map { $0.words }))
    if before.all.contains(where: { $0.words.hasPrefix("root ") }) {
      own.joinRoot()
      before = Passages(old, known: Set(own.all.map { $0.words }))
    }
    var lines: [String] = []
    // What stood above lines that are gone.
    var left: [String] = []
    // How far lines of each depth stand in there: what is put in stands as what is beside it.
    var margins: [Int: String] = [:]
    for (old, new) in before.all.pairs(with: own.all) {
      if new == nil {
        left += (old?.above ?? []).filter { left.isEmpty || $0.isComment }
      } else if let old, let new {
        lines += left.filter { $0.isComment } + old.above + [old.line]
        left = []
        margins[new.depth] = old.margin
      } else if let new {
        let outer = margins[new.depth - 1] ?? ""
        let margin = new.depth == 0 ? "" : margins[new.depth] ?? outer + before.step
        lines += (left.isEmpty ? new.above : left) + [margin + new.line.drop { $0.isMargin }]
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

    var margin: String { String(line.prefix { $0.isMargin }) }
    /// How deep it stands where each step is two blanks.
    var depth: Int { margin.count / 2 }
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

  /// `known`: what may be said; what stands behind it after a sign is a comment.
  init(_ text: String, known: Set<String>) {
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isLineEnd }) {
      let line = String(part)
      var words = line.split { $0.isMargin }.joined(separator: " ")
      if words.isEmpty || line.isComment {
        end.append(line)
        continue
      }
      let pieces = words.split(separator: " ")
      let ends = pieces.indices.filter { pieces[$0].hasPrefix("#") }
      let said = ends.lazy.map { pieces[..<$0].joined(separator: " ") }
      words = said.first { known.contains($0) } ?? words
      all.append(Passage(above: end, line: line, words: words))
      end = []
    }
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
