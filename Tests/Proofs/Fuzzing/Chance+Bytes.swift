import BundledScenarios
import OrientationScenarios

// Texts that are nearly right, and the many ways in which they can be wrong.

extension Chance {
  /// Scenarios by people, by chance, or of single lines; most of them broken somewhere.
  mutating func scenarioBytes() -> [UInt8] {
    let bytes: [UInt8] =
      switch below(4) {
      case 0: Array(pick(BundledScenario.all).text.utf8)
      case 1: Array(scenario().text.utf8)
      case 2: Array(lines().utf8)
      default: Array(words().utf8)
      }
    return oneIn(4) ? bytes : broken(bytes)
  }

  /// Lines of the sample that has every word, in any order.
  private mutating func lines() -> String {
    let all = Sample.whole.split(separator: "\n")
    let chosen = some(1...12) { $0.pick(all) }
    return "screen List\nroot List\n" + chosen.joined(separator: "\n") + "\n"
  }

  /// A set-up that is right, and steps of words that belong to the language, in any order.
  private mutating func words() -> String {
    let all = Sample.whole.split { " \n,:;".contains($0) }
    let steps = some(1...8) { chance in
      (0...chance.below(5)).map { _ in String(chance.pick(all)) }.joined(separator: " ")
    }
    return Sample.small + "\n" + steps.joined(separator: "\n") + "\n"
  }

  /// A text in any script, with what editors and terminals stumble over.
  mutating func text(upTo length: Int) -> String {
    String(
      String.UnicodeScalarView(
        (0...below(length)).map { _ in
          oneIn(3) ? pick(Self.awkward) : Unicode.Scalar(UInt8(0x20 + below(0x5F)))
        }))
  }

  /// Clusters of every making, wide and invisible signs, and what every format has for its own.
  private static let awkward =
    Array(
      "\u{1F1E9}\u{1F1EA}\u{200D}\u{1F469}\u{FE0F}\u{301}\u{1100}\u{1161}\u{11A8}\u{E01}\u{E33}\u{70F}"
        .unicodeScalars)
    + Array("\u{85}\u{9B}\u{202E}\u{2066}\u{FEFF}\u{0}\u{1B}\u{7F}\t\r\n".unicodeScalars)
    + Array("写真لغة🧑\u{10FFFF}\u{FFFE}\"'`\\|#<>&$%*_[](){}:;,?/.-=!".unicodeScalars)

  /// The same bytes with a few of them changed, lost, doubled or moved.
  mutating func broken(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0...below(4) {
      let at = below(bytes.count + 1)
      let length = min(below(24), bytes.count - at)
      switch below(8) {
      case 0: bytes.insert(UInt8(truncatingIfNeeded: next()), at: at)
      case 1: bytes.insert(contentsOf: text(upTo: 4).utf8, at: at)
      case 2: bytes.removeSubrange(at..<(at + length))
      case 3 where at < bytes.count: bytes[at] ^= 1 << UInt8(below(8))
      case 4: bytes.insert(contentsOf: bytes[at..<(at + length)], at: below(bytes.count + 1))
      case 5: bytes.insert(contentsOf: number().utf8, at: at)
      case 6: bytes.insert(contentsOf: pick(Sample.words).utf8, at: at)
      default: bytes.insert(contentsOf: Self.doubled(bytes[at..<(at + length)], below(6)), at: at)
      }
    }
    return bytes
  }

  private static func doubled(_ bytes: ArraySlice<UInt8>, _ times: Int) -> [UInt8] {
    (0..<times).reduce(Array(bytes)) { sum, _ in sum + sum }
  }

  /// Numbers around which counting goes wrong.
  private mutating func number() -> String {
    pick([
      "0", "1", "2", "7", "8", "15", "16", "255", "256", "32768", "65536", "2147483648",
      "9223372036854775808", "-1", "4294967295", "1.5", "00", "1e9",
    ])
  }
}

extension Sample {
  fileprivate static let words = whole.split(separator: " ").map { String($0) + " " }
}
