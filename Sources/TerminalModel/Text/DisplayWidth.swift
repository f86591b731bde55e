/// How many columns text takes, by tables of our own that every terminal kind agrees with.
package enum DisplayWidth {
  /// 0 for what joins the scalar before it or shows nothing, 2 for what is wide, else 1.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    if contains(WidthTables.zeroWidth, value) { return 0 }
    if value < 0x1100 { return 1 }
    return contains(WidthTables.wide, value) ? 2 : 1
  }

  /// The columns a text takes when a canvas writes it.
  package static func of(_ text: some StringProtocol) -> Int { of(piece: Substring(text)) }

  /// Of one type from here on: what is generic is not made for it across modules, and is slow.
  private static func of(piece text: Substring) -> Int {
    if isPlain(text) { return text.utf8.count }
    var columns = 0
    for cluster in Clusters(text) { columns += cluster.width }
    return columns
  }

  /// The text if it fits; else as much of it as fits before a mark.
  package static func truncate(
    _ text: some StringProtocol, to columns: Int, mark: Character = "…"
  ) -> String {
    truncate(piece: Substring(text), to: columns, mark: mark)
  }

  private static func truncate(
    piece text: Substring, to columns: Int, mark: Character
  ) -> String {
    guard columns > 0 else { return "" }
    if isPlain(text) {
      if text.utf8.count <= columns { return String(text) }
      return String(Substring(text.utf8.prefix(columns - 1))) + String(mark)
    }
    var kept = String()
    var width = 0
    var bytesBeforeMark = 0
    for cluster in Clusters(text) {
      if width + cluster.width > columns {
        return String(Substring(kept.utf8.prefix(bytesBeforeMark))) + String(mark)
      }
      width += cluster.width
      kept.unicodeScalars.append(cluster.first)
      for scalar in cluster.rest { kept.unicodeScalars.append(scalar) }
      if width < columns { bytesBeforeMark = kept.utf8.count }
    }
    return kept
  }

  /// Whether every character is a printable one of ASCII, as most are.
  private static func isPlain(_ text: Substring) -> Bool {
    let isPlain: (UInt8) -> Bool = { $0 >= 0x20 && $0 < 0x7F }
    return text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isPlain) }
      ?? text.utf8.allSatisfy(isPlain)
  }

  /// The text in that many columns exactly: truncated, or filled up with blanks.
  package static func fit(_ text: some StringProtocol, to columns: Int) -> String {
    let fitting = truncate(text, to: columns)
    return fitting + String(repeating: " ", count: max(0, columns - of(fitting)))
  }

  /// The text in lines no wider than that, broken between words; a longer word is cut.
  ///
  /// Line breaks of the text stay. There is always a line, if an empty one.
  package static func wrap(_ text: some StringProtocol, to columns: Int) -> [String] {
    guard columns > 0 else { return [""] }
    let text = Substring(text)
    if isPlain(text) { return wrapParagraph(text, to: columns) }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrapParagraph($0, to: columns) }
  }

  private static func wrapParagraph(_ text: Substring, to columns: Int) -> [String] {
    if text.utf8.count <= columns, isPlain(text), !text.utf8.hasDoubleBlank {
      return [String(text)]
    }
    var lines: [String] = []
    let indent = text.utf8.prefix { $0 == 0x20 }.count
    var width = min(indent, columns - 1)
    var line = String(repeating: " ", count: width)
    var isFresh = true
    for word in text.utf8.split(separator: 0x20).map({ Substring($0) }) {
      for piece in cut(word, to: columns) {
        let wordWidth = of(piece: piece)
        let gap = isFresh ? 0 : 1
        if width + gap + wordWidth > columns, !isFresh || width > 0 {
          if !isFresh { lines.append(line) }
          (line, width) = (String(piece), wordWidth)
        } else {
          if !isFresh { line += " " }
          line += piece
          width += gap + wordWidth
        }
        isFresh = false
      }
    }
    return lines + [line]
  }

  /// A word in pieces no wider than that; one piece if it fits.
  private static func cut(_ word: Substring, to columns: Int) -> [Substring] {
    if of(piece: word) <= columns { return [word] }
    var pieces = [Substring()]
    var width = 0
    for cluster in Clusters(word) {
      if width + cluster.width > columns, width > 0 {
        pieces.append("")
        width = 0
      }
      pieces[pieces.count - 1].unicodeScalars.append(contentsOf: cluster.scalars)
      width += cluster.width
    }
    return pieces
  }

  /// Whether one of the ranges (first, last, first, last …) holds the value.
  private static func contains(_ ranges: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > ranges[2 * middle + 1] {
        low = middle + 1
      } else if value < ranges[2 * middle] {
        high = middle
      } else {
        return true
      }
    }
    return false
  }
}

extension Substring.UTF8View {
  /// Whether blanks stand together or at an end: wrapping would leave some of them out.
  fileprivate var hasDoubleBlank: Bool {
    var last: UInt8 = 0x20
    for byte in self {
      if byte == 0x20, last == 0x20 { return true }
      last = byte
    }
    return last == 0x20
  }
}
