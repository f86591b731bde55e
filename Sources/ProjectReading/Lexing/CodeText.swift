/// A source cut into tokens, with the signs that belong together.
final class CodeText: Sendable {
  let file: ProjectFile
  let isSwift: Bool
  let tokens: [CodeToken]
  private let groups: CodeGroups

  init(_ file: ProjectFile) {
    self.file = file
    isSwift = ProjectFile.kind(of: file.path) == "swift"
    let tokens = SystemCode.tokens(CodeLexer.tokens(of: file.bytes, isSwift: isSwift)) {
      Self.text(of: $0, in: file.bytes)
    }
    self.tokens = tokens
    groups = CodeGroups(tokens) { CodeDirective(Self.text(of: tokens[$0], in: file.bytes)) }
  }

  /// Whether it is nested deeper than is read.
  var isTooDeep: Bool { groups.isTooDeep }

  subscript(index: Int) -> CodeToken? { index >= 0 && index < tokens.count ? tokens[index] : nil }

  func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].sign == UInt8(ascii: sign)
  }

  /// Whether a value is given here: `=`, and not `==`.
  func isGiving(at index: Int) -> Bool {
    isSign("=", at: index) && !isSign("=", at: index + 1) && !isSign("=", at: index - 1)
  }

  func word(at index: Int) -> CodeWord { self[index]?.word ?? .other }

  func isWord(at index: Int) -> Bool { self[index]?.kind == .word }

  /// Of a longer word or text the rest tells nothing.
  private static let longestText: Int32 = 1_000

  func text(_ index: Int) -> String { self[index].map { Self.text(of: $0, in: file.bytes) } ?? "" }

  private static func text(of token: CodeToken, in bytes: [UInt8]) -> String {
    let end = min(token.end, token.start + longestText)
    var text = bytes[Int(token.start)..<Int(end)]
    if token.kind == .word, text.first == UInt8(ascii: "`") {
      text = text.dropFirst()
      if text.last == UInt8(ascii: "`") { text = text.dropLast() }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether a text stands anywhere in the source.
  func holds(_ text: String) -> Bool { file.bytes.holds(text) }

  /// Whether a comment on a line, or on the one above it, says a text.
  func says(_ text: String, near line: Int) -> Bool {
    file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropFirst(max(0, line - 2)).prefix(line > 1 ? 2 : 1)
      .flatMap { $0.ranges(of: Array(text.utf8)) }
      .contains { place in
        !tokens.contains { ($0.start..<$0.end).contains(Int32(place.lowerBound)) }
      }
  }

  func place(_ index: Int) -> CodePlace { CodePlace(file.path, Int(self[index]?.line ?? 0)) }

  /// What stands between a brace and the one that closes it; of one that nobody closes all to the end.
  func inside(ofBraceAt index: Int) -> Range<Int> {
    index + 1..<max(index + 1, groups.partner(of: index) ?? tokens.count)
  }

  /// The innermost brace that is open at a place.
  func brace(around index: Int) -> Int? { groups.brace(around: index) }

  /// All braces that are open there, the innermost first.
  func braces(around index: Int) -> DropFirstSequence<UnfoldFirstSequence<Int>> {
    sequence(first: index, next: brace).dropFirst()
  }

  /// The outermost brace that is open at a place inside another.
  func brace(around index: Int, inside outer: Int) -> Int? {
    let braces = Array(braces(around: index))
    return braces.firstIndex(of: outer).flatMap { $0 > 0 ? braces[$0 - 1] : nil }
  }

  /// The word that a brace stands behind, or that is called with what stands between them.
  func caller(ofBraceAt index: Int) -> Int {
    var place = index - 1
    if isSign(")", at: place) { return start(ofGroupEndingAt: place) - 1 }
    // `.onAppear(perform: {`
    guard isSign(":", at: place), isWord(at: place - 1) else { return place }
    while place > 0, !isSign("(", at: place), !isSign("{", at: place), !isSign("}", at: place) {
      place = (isSign(")", at: place) ? start(ofGroupEndingAt: place) : place) - 1
    }
    return place - 1
  }

  /// The sign that opens the group which another closes.
  func start(ofGroupEndingAt closing: Int) -> Int { groups.partner(of: closing) ?? 0 }

  /// After the sign that closes the group which opens at a place; after anything else.
  func end(ofGroupAt index: Int, within limit: Int? = nil) -> Int {
    let limit = limit ?? tokens.count
    guard index < limit else { return limit }
    switch tokens[index].sign {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      return groups.partner(of: index).map { min($0 + 1, limit) } ?? limit
    default: return index + 1
    }
  }

  /// The places of a range that are in no group; between braces only where these are entered.
  func topLevel(of range: Range<Int>, entersBraces: Bool = false) -> [Int] {
    var places: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      places.append(index)
      let isEntered = entersBraces && isSign("{", at: index)
      index = isEntered ? index + 1 : end(ofGroupAt: index, within: range.upperBound)
    }
    return places
  }

  /// What stands between the commas of a range, besides those in groups.
  func parts(of range: Range<Int>) -> [Range<Int>] {
    let commas = topLevel(of: range).filter { isSign(",", at: $0) }
    let parts = zip([range.lowerBound] + commas.map { $0 + 1 }, commas + [range.upperBound])
      .map { $0..<$1 }
    return parts.last?.isEmpty == true ? parts.dropLast() : parts
  }

  /// Nobody writes a body of more words and signs; longer ones are not read.
  static let longestBody = 4000

  func snippet(_ range: Range<Int>) -> Snippet {
    Snippet(code: self, range: range.clamped(to: tokens.indices))
  }
}

/// A piece of a source.
struct Snippet: Sendable {
  let code: CodeText
  var range: Range<Int>

  var words: [String] { range.map(code.text) }

  /// As the code has it, on one line: for messages.
  var text: String {
    range.reduce(into: "") { text, index in
      let isApart =
        index > range.lowerBound && code.tokens[index - 1].end < code.tokens[index].start
      text += (isApart ? " " : "") + code.text(index)
    }
  }

  /// A part of it.
  func part(_ range: Range<Int>) -> Snippet {
    Snippet(code: code, range: range.clamped(to: self.range))
  }
}
