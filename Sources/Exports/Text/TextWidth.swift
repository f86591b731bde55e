import OrientationScenarios
import TerminalModel

/// How wide a text comes out in the system's sans serif, near enough to break lines by.
enum TextWidth {
  /// Helvetica's widths in thousandths of the size, from the blank to the tilde.
  private static let ascii: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
  /// Other system fonts are wider; the widest is DejaVu's.
  private static let margin = 1.16

  static func of(_ text: some StringProtocol, size: Double, isBold: Bool = false) -> Double {
    let units = text.unicodeScalars.reduce(0) { sum, scalar in
      let index = Int(scalar.value) - 32
      return sum + (ascii.indices.contains(index) ? ascii[index] : wide(scalar))
    }
    return Double(units) * size / 1_000 * margin * (isBold ? 1.14 : 1)
  }

  private static func wide(_ scalar: Unicode.Scalar) -> Int {
    scalar.value < 0x1100 ? 600 : 500 * max(1, DisplayWidth.of(String(scalar)))
  }

  /// In the system's monospaced font.
  static func ofCode(_ text: String, size: Double) -> Double {
    Double(DisplayWidth.of(text)) * size * 0.62
  }

  /// Words of code in lines that fit, the first after what stands before it; a longer one is broken.
  static func wrapCode(
    _ text: String, to width: Double, size: Double, first: Double = 0
  ) -> [String] {
    var lines = [""]
    func room() -> Double { width - (lines.count == 1 ? first : 0) }
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      let longer = line.isEmpty ? String(word) : line + " " + word
      if ofCode(longer, size: size) <= room() {
        lines[lines.count - 1] = longer
        continue
      }
      if !line.isEmpty { lines.append("") }
      for character in word {
        let grown = lines[lines.count - 1] + String(character)
        if ofCode(grown, size: size) > room(), grown.count > 1 { lines.append("") }
        lines[lines.count - 1].append(character)
      }
    }
    return lines
  }

  /// Words in lines that fit; a longer word is cut with a mark.
  static func wrap(
    _ text: String, to width: Double, size: Double, isBold: Bool = false, lines limit: Int = 99
  ) -> [String] {
    var lines = text.lines { of($0 + " " + $1, size: size, isBold: isBold) <= width }
    if lines.count > limit { lines = lines.prefix(limit - 1) + [lines[limit - 1] + " …"] }
    return lines.map { cut($0, to: width, size: size, isBold: isBold) }
  }

  /// The beginning of a text that fits, with a mark where it is not all of it.
  static func cut(_ text: String, to width: Double, size: Double, isBold: Bool = false) -> String {
    guard of(text, size: size, isBold: isBold) > width else { return text }
    var room = width - of("…", size: size, isBold: isBold)
    let short = text.prefix { character in
      room -= of(String(character), size: size, isBold: isBold)
      return room >= 0
    }
    return short + "…"
  }
}
