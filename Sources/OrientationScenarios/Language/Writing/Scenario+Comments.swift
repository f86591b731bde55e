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
    let own = Passages(self, known: [])
    let before = Passages(old, known: Set(own.all.map { $0.words }))
    var lines: [String] = []
    // What stood above lines that are gone.
    var left: [String] = []
    for (old, new) in before.all.pairs(with: own.all) {
      if new == nil {
        left += (old?.above ?? []).filter { left.isEmpty || $0.isComment }
      } else if let old {
        lines += left.filter { $0.isComment } + old.above + [old.line]
        left = []
      } else if let new {
        lines += (left.isEmpty ? new.above : left) + [new.line]
        left = []
      }
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
  }

  var all: [Passage] = []
  var end: [String] = []

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
    func same(_ passages: ArraySlice<Element>) -> [(old: Element?, new: Element?)] {
      passages.map { ($0, $0) }
    }
    return same(prefix(start)) + changed + same(suffix(end))
  }
}
