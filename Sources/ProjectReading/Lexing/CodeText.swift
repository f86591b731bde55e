/// A source cut into tokens, with the signs that belong together.
struct CodeText: Sendable {
  let file: String
  let isSwift: Bool
  let tokens: [CodeToken]
  private let bytes: [UInt8]
  private var groups = CodeGroups([]) { _ in .begins }

  init(file: String, bytes: [UInt8], isSwift: Bool) {
    (self.file, self.bytes, self.isSwift) = (file, bytes, isSwift)
    tokens = CodeLexer.tokens(of: bytes, isSwift: isSwift)
    groups = CodeGroups(tokens) { CodeDirective(text($0)) }
  }

  /// Whether it is nested deeper than is read.
  var isTooDeep: Bool { groups.isTooDeep }

  subscript(index: Int) -> CodeToken? { index >= 0 && index < tokens.count ? tokens[index] : nil }

  func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].sign == UInt8(ascii: sign)
  }

  func word(at index: Int) -> CodeWord {
    index >= 0 && index < tokens.count ? tokens[index].word : .other
  }

  func isWord(at index: Int) -> Bool { self[index]?.kind == .word }

  /// Of a longer word or text the rest tells nothing.
  private static let longestText: Int32 = 1_000

  func text(_ index: Int) -> String {
    guard let token = self[index] else { return "" }
    let end = min(token.end, token.start + Self.longestText)
    let quote = UInt8(ascii: "`")
    let isQuoted = token.kind == .word && bytes[Int(token.start)] == quote
    let range = Int(token.start) + (isQuoted ? 1 : 0)..<Int(end)
    let word = isQuoted && bytes[range].last == quote ? bytes[range].dropLast() : bytes[range]
    return String(decoding: word, as: UTF8.self)
  }

  /// Whether a token's text ends in these letters.
  func ends(_ index: Int, in suffix: StaticString) -> Bool {
    guard let token = self[index] else { return false }
    let count = suffix.utf8CodeUnitCount
    guard Int(token.end - token.start) >= count else { return false }
    let start = Int(token.end) - count
    return (0..<count).allSatisfy { bytes[start + $0] == suffix.utf8Start[$0] }
  }

  /// Whether a token's text holds these letters.
  func holds(_ index: Int, _ part: StaticString) -> Bool {
    guard let token = self[index] else { return false }
    let count = part.utf8CodeUnitCount
    guard Int(token.end - token.start) >= count else { return false }
    return (Int(token.start)...Int(token.end) - count).contains { start in
      (0..<count).allSatisfy { bytes[start + $0] == part.utf8Start[$0] }
    }
  }

  func place(_ index: Int) -> CodePlace { CodePlace(file, Int(self[index]?.line ?? 0)) }

  /// The closing brace of an opening one; of one that nobody closes the end.
  func partner(of index: Int) -> Int { groups.brace(index) ?? tokens.count }

  /// The innermost brace that is open at a place.
  func brace(around index: Int) -> Int? { groups.brace(around: index) }

  /// The sign that opens the group which another closes.
  func start(ofGroupEndingAt closing: Int) -> Int { groups.sign(closing) ?? 0 }

  /// After the parenthesis or bracket that closes the one at a place.
  func end(ofGroupAt index: Int, within end: Int) -> Int {
    guard index < end else { return end }
    switch tokens[index].sign {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      return groups.sign(index).map { min($0 + 1, end) } ?? end
    default: return index + 1
    }
  }

  /// Nobody writes a body of more words and signs; longer ones are not read.
  static let longestBody = 4000

  /// Some tokens, as a text of their own that outlives the source; no more than anybody reads.
  func snippet(_ range: Range<Int>) -> Snippet {
    let range = range.clamped(to: tokens.indices).prefix(Self.longestBody + 1)
    let pieces = range.map { index in
      Snippet.Piece(
        text: text(index), kind: tokens[index].kind, line: Int(tokens[index].line),
        isApart: index > 0 && tokens[index - 1].end < tokens[index].start)
    }
    return Snippet(pieces: pieces, isSwift: isSwift, file: file)
  }
}

/// A line of a file.
package struct CodePlace: Hashable, Comparable, Sendable {
  package var file: String
  package var line: Int

  package init(_ file: String, _ line: Int) { (self.file, self.line) = (file, line) }

  /// As compilers write it.
  package var text: String { "\(file):\(line)" }

  /// The outermost folder; nothing for a file that lies in none.
  var folder: Substring { file.contains("/") ? file.prefix { $0 != "/" } : "" }

  /// Whether it is code for a watch, a television, a Mac or a headset, as its folders say.
  var isForAnotherPlatform: Bool {
    file.lowercased().split { "/ ".contains($0) }.contains { part in
      ["watch", "tvos", "appletv", "macos", "visionos"].contains { part.contains($0) }
        || part == "mac"
    } || file.split { "/ ".contains($0) }.contains { $0.hasSuffix("TV") }
  }

  package static func < (left: CodePlace, right: CodePlace) -> Bool {
    (left.file, left.line) < (right.file, right.line)
  }
}

/// A few tokens that were taken out of a source, with their texts.
struct Snippet: Sendable {
  struct Piece: Sendable {
    var text: String
    var kind: CodeToken.Kind
    var line: Int
    /// Whether something stands between it and the piece before: a blank, a comment.
    var isApart: Bool
  }

  var pieces: [Piece]
  var isSwift: Bool
  var file: String

  /// As the code has it, on one line: for messages.
  var text: String {
    pieces.reduce(into: "") { text, piece in
      text += (piece.isApart && !text.isEmpty ? " " : "") + piece.text
    }
  }

  subscript(range: Range<Int>) -> Snippet {
    Snippet(pieces: Array(pieces[range]), isSwift: isSwift, file: file)
  }
}
