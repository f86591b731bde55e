/// How many columns text takes, by tables of our own that every terminal kind agrees with.
package enum DisplayWidth {
  /// 0 for what joins the scalar before it or shows nothing, 2 for what is wide, else 1.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    // Latin letters; lines, blocks and shapes; braille: most of what is drawn.
    if value < 0x300 || 0x2500...0x25FC ~= value || 0x2800...0x28FF ~= value { return 1 }
    if contains(WidthTables.zeroWidth, value) { return 0 }
    if value < 0x1100 { return 1 }
    return contains(WidthTables.wide, value) ? 2 : 1
  }

  /// The columns a text takes when a canvas writes it.
  package static func of(_ text: String) -> Int { of(Substring(text)) }

  package static func of(_ text: Substring) -> Int {
    if isPlain(text) { return text.utf8.count }
    return Clusters(String(text)).reduce(0) { $0 + $1.width }
  }

  /// The text if it fits; else as many of its words as fit before a mark, of a single one a part.
  package static func truncate(_ text: String, to columns: Int, mark: Character = "…") -> String {
    guard columns > 0 else { return "" }
    // No byte takes more than two columns.
    if 2 * text.utf8.count <= columns || of(text) <= columns { return text }
    var kept = String()
    var width = 0
    var bytesBeforeMark = 0
    for cluster in Clusters(text) {
      if width + cluster.width > columns {
        let whole = text.utf8.dropFirst(bytesBeforeMark).first == 0x20
        return words(of: Substring(kept.utf8.prefix(bytesBeforeMark)), isWhole: whole)
          + String(mark)
      }
      width += cluster.width
      kept.unicodeScalars.append(cluster.first)
      for scalar in cluster.rest { kept.unicodeScalars.append(scalar) }
      if width < columns { bytesBeforeMark = kept.utf8.count }
    }
    return kept
  }

  /// A text without the word that it ends in the middle of, or blanks; all of it where it is one word.
  private static func words(of text: Substring, isWhole: Bool) -> String {
    let last = isWhole ? text.endIndex : text.utf8.lastIndex(of: 0x20) ?? text.endIndex
    guard let end = text[..<last].utf8.lastIndex(where: { $0 != 0x20 }) else {
      return String(text)
    }
    return String(text[...end])
  }

  /// Whether every character is a printable one of ASCII, as most are.
  private static func isPlain(_ text: Substring) -> Bool {
    var text = text
    return text.withUTF8 { isPlain($0) }
  }

  /// All are looked at, whatever the first ones are: that goes by many at once.
  static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var others: UInt8 = 0
    for byte in bytes { others |= byte &- 0x20 > 0x5E ? 1 : 0 }
    return others == 0
  }

  /// The text in that many columns exactly: truncated, or filled up with blanks.
  package static func fit(_ text: String, to columns: Int) -> String {
    let fitting = truncate(text, to: columns)
    return fitting + String(repeating: " ", count: max(0, columns - of(fitting)))
  }

  /// The text in lines no wider than that, broken between words; a longer word is cut.
  ///
  /// Line breaks of the text stay. There is always a line, if an empty one.
  package static func wrap(_ text: String, to columns: Int) -> [String] {
    guard columns > 0 else { return [""] }
    let text = Substring(text)
    if isPlain(text) { return wrapParagraph(text, to: columns) }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrapParagraph($0, to: columns) }
  }

  /// Lines of which all but the first begin a little behind the text's own beginning: for code.
  package static func hang(_ text: String, to columns: Int) -> [String] {
    let lines = wrap(text, to: columns)
    let indent = text.prefix { $0 == " " }.count + 2
    guard lines.count > 1, indent < columns / 2 else { return lines }
    let rest = lines.dropFirst().joined(separator: " ")
    return [lines[0]]
      + wrap(rest, to: columns - indent).map { String(repeating: " ", count: indent) + $0 }
  }

  private static func wrapParagraph(_ text: Substring, to columns: Int) -> [String] {
    if isPlain(text),
      let lines = text.utf8.withContiguousStorageIfAvailable({ wrapPlain($0, to: columns) }),
      let lines
    {
      return lines
    }
    var lines: [String] = []
    let indent = text.utf8.prefix { $0 == 0x20 }.count
    var width = min(indent, columns - 1)
    var line = String(repeating: " ", count: width)
    var isFresh = true
    for word in text.utf8.split(separator: 0x20).map({ Substring($0) }) {
      for piece in cut(word, to: columns) {
        let wordWidth = of(piece)
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

  /// Lines that are pieces of a text of ASCII as it stands; nil where blanks stand together or at
  /// an end, which wrapping leaves out, or a word has to be cut.
  private static func wrapPlain(_ text: UnsafeBufferPointer<UInt8>, to columns: Int) -> [String]? {
    var lines: [String] = []
    // Where the line begins, and the last blank on it.
    var start = 0
    var blank: Int?
    for index in text.indices {
      if text[index] == 0x20 {
        // At an end, or after another.
        if index == 0 || index + 1 == text.count || text[index - 1] == 0x20 { return nil }
        blank = index
      }
      guard index - start >= columns else { continue }
      guard let end = blank else { return nil }
      lines.append(String(decoding: text[start..<end], as: UTF8.self))
      start = end + 1
      blank = nil
    }
    return lines + [String(decoding: text[start...], as: UTF8.self)]
  }

  /// A word in pieces no wider than that, cut before a capital where it has any; one piece if it fits.
  package static func cut(_ word: Substring, to columns: Int) -> [Substring] {
    if of(word) <= columns { return [word] }
    var pieces = [Substring()]
    var width = 0
    for cluster in Clusters(String(word)) {
      if width + cluster.width > columns, width > 0 {
        let last = pieces.removeLast()
        let isCapital = 0x41...0x5A ~= cluster.first.value
        let capital = isCapital ? nil : last.utf8.lastIndex { 0x41...0x5A ~= $0 }
        let end = capital.flatMap { $0 > last.startIndex ? $0 : nil } ?? last.endIndex
        pieces += [last[..<end], last[end...]]
        width = of(last[end...])
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
