import Foundation
import Testing

/// What people read is in UIKit's words and in plain English: phrases that were retired stay away.
struct VoiceTests {
  @Test func `no text brings back a retired phrase`() throws {
    let spoken =
      House.sources.filter(\.isSwift).map { ($0.path, $0.literals) }
      + House.scenarios.filter(\.isTold).map { ($0.path, $0.prose) }
      + ["README.md"].compactMap(HouseFile.init).map { ($0.path, $0.text) }
    var places: [String] = []
    for (path, text) in spoken where !Voice.isExempt(path) {
      for pattern in Voice.retired {
        let regex = try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
        for match in regex.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
          guard let range = Range(match.range, in: text) else { continue }
          let line = text[..<range.lowerBound].count { $0 == "\n" } + 1
          let found = String(text[range])
          if !Voice.isNamed(found, in: text, range) { places.append("\(path):\(line): \(found)") }
        }
      }
    }
    expectNone(places, "Say it in UIKit's words, as `Voice.retired` lists them:")
  }
}

/// The phrases, and where one of them is right.
private enum Voice {
  static let retired = [
    #"\bnobody\b"#, #"\bsomebody\b"#, #"\bwhoever\b"#, #"\bthe hand\b"#, #"\bannounc"#,
    #"\bhas (no|a) say\b"#, #"\bhands? (it|the question) on\b"#, #"\bcould not be told\b"#,
    #"\bturns? (to|back|it|left|right|over|freely|with)\b"#, #"\bon its (side|head)\b"#,
    #"\b(stays?|stands?|held|lies|list is|interface is|phone is) upright\b"#,
    #"\bcomes? (up|back) in\b"#, #"\bthe (room|stage)\b"#, #"\bends the app\b"#,
    #"\bis refused\b"#, #"\bit matches the\b"#, #"\bsays (yes|no)\b"#, #"\bwish(es)? for\b"#,
    #"\bfrom iOS \d"#, #"\banew\b"#, #"\bthe way back\b"#, #"\bNothing is decided\b"#,
    #"\bno such\b"#, #"\bis none\b"#,
    #"\b(is|are) taken to\b"#, #"\b(was|were) seen to\b"#, #"\banswers? otherwise\b"#,
  ]

  /// Files whose texts are somebody else's.
  private static let exempt = [
    // A document's own sentence.
    "Scenarios/Documented/kidiyo-forcing-only-when-needed.scenario"
  ]

  static func isExempt(_ path: String) -> Bool { exempt.contains { path.hasPrefix($0) } }

  /// Whether it is a word of the language, an example of a mistake, or part of a name: of a scenario, a
  /// rule, an assumption, or a piece of code that is spelled into a text.
  static func isNamed(_ found: String, in text: String, _ range: Range<String.Index>) -> Bool {
    let isWord = { (sign: Character) in sign.isLetter || sign == "-" }
    let end = text[range.upperBound...].prefix(while: isWord)
    let before = text[..<range.lowerBound].last
    let after = text[range.upperBound...].dropFirst(end.count).first
    let isWhole = before == "\"" && after == "\"" && end.isEmpty
    return before == "-" || before == "." || end.contains("-") || isWhole && found == "nobody"
      || found == "turn left"
  }
}

extension HouseFile {
  /// The insides of its texts, each where it stands, and nothing else.
  fileprivate var literals: String {
    let pattern = #""""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*""#
    let plain = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.drop { $0 == " " }.hasPrefix("//") ? "" : String(line)
    }.joined(separator: "\n")
    guard let regex = try? NSRegularExpression(pattern: pattern) else { return "" }
    var literals = ""
    var end = plain.startIndex
    for match in regex.matches(in: plain, range: NSRange(plain.startIndex..., in: plain)) {
      guard let range = Range(match.range, in: plain) else { continue }
      literals += plain[end..<range.lowerBound].filter { $0 == "\n" } + plain[range]
      end = range.upperBound
    }
    return literals
  }

  /// Whether it is a scenario that people meet in the program: reports are told as they were made.
  fileprivate var isTold: Bool { !path.hasPrefix("Scenarios/Reported/") }

  /// What a scenario says to people.
  fileprivate var prose: String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.drop { $0 == " " }
      let isProse = ["title ", "about ", "note "].contains { words.hasPrefix($0) }
      return isProse || words.contains(": note ") ? String(line) : ""
    }.joined(separator: "\n")
  }
}
