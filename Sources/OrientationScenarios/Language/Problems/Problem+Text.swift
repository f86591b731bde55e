extension Problem {
  /// The whole message: where, what, the line with a caret under it, and help.
  package func text(file: String, in bytes: [UInt8]) -> String {
    let start = "\(file.harmless):\(place.line):\(place.column)"
    var lines = ["\(start): error[\(code.text)]: \(sentence)"]
    if place.line > 0 {
      let picture = SourcePicture(of: place, in: bytes)
      lines += [picture.line, picture.caret]
    }
    lines += help.map { "help: \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension ScenarioReading {
  /// Every message, and how many more there are.
  package func report(file: String, in bytes: [UInt8]) -> String {
    let rest = problemCount - problems.count
    let more =
      rest > 0 ? ["\(file.harmless): and \(rest) more problem\(rest == 1 ? "" : "s")\n"] : []
    return (problems.map { $0.text(file: file, in: bytes) } + more).joined()
  }
}

/// A line of the text as a terminal can show it, and the line with the caret below it.
struct SourcePicture {
  /// How many columns of a long line are shown to either side.
  private static let reach = 80

  private(set) var line = ""
  private(set) var caret = ""

  init(of place: TextPlace, in bytes: [UInt8]) {
    let offset = min(place.offset, bytes.count)
    // Of a very long line only the neighbourhood is looked at.
    let around = 4 * Self.reach * 8
    let near = bytes[max(0, offset - around)..<min(bytes.count, offset + around)]
    let start = near[..<offset].lastIndex(of: Byte.newline).map { $0 + 1 } ?? near.startIndex
    let end = near[offset...].firstIndex(of: Byte.newline) ?? near.endIndex
    var before = near[start..<offset]
    if start == 0, before.starts(with: Byte.mark) { before = before.dropFirst(Byte.mark.count) }
    var after = near[offset..<end]
    if after.last == Byte.carriageReturn { after.removeLast() }
    let characters = [before, after].map { Array(String(decoding: $0, as: UTF8.self)) }

    let isCutBefore = offset - start >= around || characters[0].count > 2 * Self.reach
    let isCutAfter = end - offset >= around || characters[1].count > 2 * Self.reach
    let left = isCutBefore ? characters[0].suffix(Self.reach) : characters[0][...]
    let right = isCutAfter ? characters[1].prefix(Self.reach) : characters[1][...]
    line = (isCutBefore ? "…" : "") + left.harmless + right.harmless + (isCutAfter ? "…" : "")

    let marked = right.prefix(max(place.length, 1)).reduce(0) { $0 + $1.columns }
    caret = (isCutBefore ? " " : "") + left.map { $0.padding }.joined() + "^"
    caret += String(repeating: "~", count: max(0, marked - 1))
  }
}

extension Character {
  /// How many columns a terminal gives it; a tab is shown as a blank.
  var columns: Int {
    if isASCII { return 1 }
    var widest = 0
    for scalar in unicodeScalars {
      // The emoji form of a sign is wide, whatever the sign alone is.
      if scalar.value == 0xFE0F, widest > 0 { return 2 }
      widest = max(widest, scalar.columns)
    }
    return widest
  }

  /// Blanks that bring the caret below its place.
  var padding: String {
    String(repeating: " ", count: String(self).harmless.reduce(0) { $0 + $1.columns })
  }
}

extension Unicode.Scalar {
  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return value == 0xAD ? 1 : 0
    default: break
    }
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    return properties.isEmojiPresentation || isWide ? 2 : 1
  }

  /// East Asian Width W or F.
  private var isWide: Bool {
    switch value {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
      0x1AFF0...0x1B2FF, 0x1D300...0x1D35F, 0x1F200...0x1F2FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// Whether no terminal obeys it.
  package var isHarmless: Bool { harmless == self }

  /// The character, or a visible stand-in for one that a terminal would obey.
  fileprivate var harmless: Unicode.Scalar {
    if value < 0x20, value != 0x09 { return Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}" }
    if value == 0x7F { return "\u{2421}" }
    let isFormat = properties.isBidiControl || value == 0xFEFF
    let isControl = properties.generalCategory == .control && value != 0x09
    let isBreak = value == 0x2028 || value == 0x2029
    // Bytes of a file's name that are no UTF-8.
    let isStray = value >= 0x10FF80
    return isFormat || isControl || isBreak || isStray ? "\u{FFFD}" : self
  }
}

extension String {
  /// As much of it as a message quotes.
  package var shortened: String {
    guard utf8.count > 60, unicodeScalars.prefix(61).count > 60 else { return self }
    return String(unicodeScalars.prefix(59)) + "…"
  }

  /// Without anything that would move a terminal's cursor or turn its text round.
  package var harmless: String {
    let isPlain = utf8.allSatisfy { $0 == Byte.tab || (!Byte.isControl($0) && $0 < 0x80) }
    return isPlain ? self : String(String.UnicodeScalarView(unicodeScalars.map { $0.harmless }))
  }
}

extension ArraySlice<Character> {
  /// Without anything that would move a terminal's cursor or turn its text round, and without tabs.
  fileprivate var harmless: String { String(map { $0 == "\t" ? " " : $0 }).harmless }
}
