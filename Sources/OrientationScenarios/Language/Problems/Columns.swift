extension Character {
  /// How many columns a terminal gives it; a tab counts as one here.
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

  /// What puts the caret line as far to the right: a tab for a tab, otherwise blanks.
  var padding: String { self == "\t" ? "\t" : String(repeating: " ", count: harmlessColumns) }

  private var harmlessColumns: Int {
    let shown = String(self).harmless
    return shown == String(self) ? columns : shown.reduce(0) { $0 + $1.columns }
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
}

extension String {
  /// As much of it as a message quotes.
  var shortened: String {
    guard utf8.count > 60, unicodeScalars.prefix(61).count > 60 else { return self }
    return String(unicodeScalars.prefix(59)) + "…"
  }

  /// Without anything that would move a terminal's cursor or turn its text round.
  package var harmless: String {
    let isPlain = utf8.allSatisfy { $0 == Byte.tab || (!Byte.isControl($0) && $0 < 0x80) }
    return isPlain ? self : String(String.UnicodeScalarView(unicodeScalars.map(\.harmless)))
  }
}

extension Sequence<Character> { fileprivate var harmless: String { String(self).harmless } }

extension ArraySlice<Character> {
  /// Without anything that would move a terminal's cursor or turn its text round.
  var harmless: String { String(self).harmless }
}

extension Unicode.Scalar {
  /// Itself, or a picture of what is better not sent to a terminal.
  fileprivate var harmless: Unicode.Scalar {
    if value < 0x20, value != 0x09 { return Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}" }
    if value == 0x7F { return "\u{2421}" }
    let isFormat = properties.isBidiControl || value == 0xFEFF
    let isControl = properties.generalCategory == .control && value != 0x09
    let isBreak = value == 0x2028 || value == 0x2029
    return isFormat || isControl || isBreak ? "\u{FFFD}" : self
  }
}
