import OrientationModel
import OrientationScenarios
import OrientationTelling
import TerminalModel

extension RulePassage {
  /// What the book says there, in one sentence in rows.
  ///
  /// A sentence that does not fit gives way to the title: half a sentence explains nothing. Where that
  /// has been said, there is none.
  func lines(columns: Int, rows: Int, isSaid: Bool) -> [String] {
    let texts = ([sentence] + (isSaid ? [] : [rule.title])).filter { text in
      text.split(separator: " ").allSatisfy { DisplayWidth.of($0) <= columns }
    }
    return texts.lazy.map { DisplayWidth.wrap($0, to: columns) }.first { $0.count <= rows } ?? []
  }

  /// The sentence about its topic, which is the first where the rule speaks of one thing only.
  var sentence: String {
    let own = topic.flatMap { topic in
      rule.sentences.first {
        $0.split(whereSeparator: { !$0.isLetter }).contains(topic[...])
      }
    }
    return own.map { String($0) } ?? rule.firstSentence
  }
}

extension Rule {
  fileprivate var sentences: [Substring] {
    var sentences: [Substring] = []
    var rest = statement[...]
    while !rest.isEmpty {
      let end = rest.endOfSentence ?? rest.endIndex
      sentences.append(rest[..<end])
      rest = rest[end...].drop { $0.isWhitespace }
    }
    return sentences
  }

  /// The statement in rows, as many of its sentences as so many rows hold.
  func sentences(columns: Int, rows: Int) -> [String] {
    let sentences = sentences
    let ways = sentences.indices.reversed().lazy.map { last in
      DisplayWidth.wrap(sentences[...last].joined(separator: " "), to: columns)
    }
    return ways.first { $0.count <= rows } ?? []
  }

  /// The statement up to its first full stop, without the numbers of other rules.
  var firstSentence: String { withoutNumbers(sentences.first ?? "") }

  /// A sentence that is made of them gives way to the rule's title.
  fileprivate func withoutNumbers(_ sentence: Substring) -> String {
    var kept = ""
    var rest = sentence
    for word in sentence.utf8.split(separator: 0x20).map({ Substring($0) }) {
      let bare = word.drop { $0 == "(" }.prefix { $0.isUppercase || $0.isNumber || $0 == "-" }
      guard bare.contains("-" as Character), Rule(number: bare) != nil else { continue }
      guard word.hasPrefix("("), let end = word.firstIndex(of: ")"),
        word.startIndex > sentence.startIndex
      else { return title + "." }
      kept += String(rest[..<sentence.index(before: word.startIndex)])
      rest = rest[sentence.index(after: end)...]
    }
    return kept + String(rest)
  }
}

extension StringProtocol {
  /// Behind its first full stop that something follows, and that is no quotation's.
  fileprivate var endOfSentence: Index? {
    var isQuoted = false
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard byte == UInt8(ascii: "."), !isQuoted else { continue }
      if rest.first == 0x20 || rest.first == 0x0A { return rest.startIndex }
    }
    return nil
  }
}
