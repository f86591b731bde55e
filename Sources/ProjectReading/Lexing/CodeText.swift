/// A source cut into tokens, with the braces that belong together.
struct CodeText: Sendable {
  let file: String
  let isSwift: Bool
  let tokens: [CodeToken]
  private let bytes: [UInt8]
  /// For each opening brace its closing one; for a brace that nobody closes the end.
  private var partners: [Int32: Int32] = [:]

  init(file: String, bytes: [UInt8], isSwift: Bool) {
    (self.file, self.bytes, self.isSwift) = (file, bytes, isSwift)
    tokens = CodeLexer.tokens(of: bytes, isSwift: isSwift)
    pairBraces()
  }

  subscript(index: Int) -> CodeToken? { index >= 0 && index < tokens.count ? tokens[index] : nil }

  func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].sign == UInt8(ascii: sign)
  }

  func word(at index: Int) -> CodeWord {
    index >= 0 && index < tokens.count ? tokens[index].word : .other
  }

  func isWord(at index: Int) -> Bool { self[index]?.kind == .word }

  func text(_ index: Int) -> String {
    guard let token = self[index] else { return "" }
    let quote = UInt8(ascii: "`")
    let isQuoted = token.kind == .word && bytes[Int(token.start)] == quote
    let range = Int(token.start) + (isQuoted ? 1 : 0)..<Int(token.end)
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

  /// The closing brace of an opening one.
  func partner(of index: Int) -> Int { partners[Int32(index)].map(Int.init) ?? tokens.count }

  /// After the parenthesis or bracket that closes the one at a place.
  func end(ofGroupAt index: Int, within end: Int) -> Int {
    var depth = 0
    var place = index
    while place < end {
      switch tokens[place].sign {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      place += 1
      if depth <= 0 { return place }
    }
    return end
  }

  /// Some tokens, as a text of their own that outlives the source.
  func snippet(_ range: Range<Int>) -> Snippet {
    let range = range.clamped(to: tokens.indices)
    let pieces = range.map { index in
      Snippet.Piece(
        text: text(index), kind: tokens[index].kind, line: Int(tokens[index].line),
        isApart: index > 0 && tokens[index - 1].end < tokens[index].start)
    }
    return Snippet(pieces: pieces, isSwift: isSwift, file: file)
  }

  /// Pairs the braces; each branch of an `#if` begins at the depth of the `#if`.
  private mutating func pairBraces() {
    var open: [Int32] = []
    var kept: [[Int32]] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .directive {
        let text = text(index).drop { $0 == "#" || $0 == " " || $0 == "\t" }
        if text.hasPrefix("if") {
          kept.append(open)
        } else if text.hasPrefix("endif") {
          _ = kept.popLast()
        } else if let last = kept.last {
          open = last
        }
      } else if token.sign == UInt8(ascii: "{") {
        open.append(Int32(index))
      } else if token.sign == UInt8(ascii: "}"), let opening = open.popLast() {
        partners[opening] = Int32(index)
      }
    }
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
