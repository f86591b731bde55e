/// Cuts a source into tokens: comments, blank space and the insides of texts fall away.
///
/// One lexer for Swift and for Objective-C, which differ in few things: comments nest in Swift only,
/// texts are raw or many lines long there, and a line that begins with `#` is the preprocessor's
/// elsewhere.
struct CodeLexer {
  private var text: ByteCursor
  private let isSwift: Bool
  private var isLineStart = true
  /// How many texts the one that is being read stands in.
  private var textDepth = 0
  /// Nobody nests texts as deep; what is nested deeper is read as letters.
  private static let deepestText = 100

  static func tokens(of bytes: [UInt8], isSwift: Bool) -> [CodeToken] {
    var lexer = CodeLexer(text: ByteCursor(bytes), isSwift: isSwift)
    var tokens: [CodeToken] = []
    tokens.reserveCapacity(bytes.count / 5)
    while let first = lexer.text.byte {
      let start = lexer.text.position
      let line = lexer.text.line
      guard var token = lexer.token(first) else { continue }
      token.start = Int32(start)
      token.end = Int32(lexer.text.position)
      token.line = Int32(line)
      tokens.append(token)
      lexer.isLineStart = false
    }
    return tokens
  }

  /// Goes past what begins with a byte; nothing where that is no token.
  private mutating func token(_ first: UInt8) -> CodeToken? {
    switch first {
    case 0...0x20:
      if first == 0x0A { isLineStart = true }
      text.advance()
      return nil
    case UInt8(ascii: "/") where skipComment(): return nil
    case UInt8(ascii: "\""):
      skipText()
      return CodeToken(kind: .text)
    case UInt8(ascii: "'") where !isSwift:
      skipCharacter()
      return CodeToken(kind: .text)
    case UInt8(ascii: "#"): return numberSign()
    case _ where Self.isDigit(first):
      skipNumber()
      return CodeToken(kind: .number)
    case _ where Self.isInWord(first):
      let word = text.take { !Self.isInWord($0) && !Self.isDigit($0) }
      return CodeToken(kind: .word, word: CodeWord(word))
    default: return sign(first)
    }
  }

  private mutating func sign(_ sign: UInt8) -> CodeToken {
    text.advance()
    return CodeToken(kind: .sign, sign: sign)
  }

  // MARK: Comments, words and numbers

  /// Goes past a comment, if one begins here.
  private mutating func skipComment() -> Bool {
    if text.isAt("//") {
      _ = text.take { $0 == 0x0A }
      return true
    }
    guard text.isAt("/*") else { return false }
    var depth = 0
    repeat {
      if text.isAt("/*"), isSwift || depth == 0 {
        depth += 1
        text.advance(2)
      } else if text.isAt("*/") {
        depth -= 1
        text.advance(2)
      } else {
        text.advance()
      }
    } while depth > 0 && text.byte != nil
    return true
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_")
      || byte >= 0x80 || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "`")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private mutating func skipNumber() {
    while let byte = text.byte,
      Self.isInWord(byte) || Self.isDigit(byte)
        || byte == UInt8(ascii: ".") && Self.isDigit(text.byte(after: 1))
    { text.advance() }
  }

  // MARK: Texts

  /// From the opening quotation mark past the closing one and its number signs.
  private mutating func skipText(signs: Int = 0) {
    let isLong = isSwift && text.isAt("\"\"\"")
    let quotes = isLong ? 3 : 1
    text.advance(quotes)
    while text.byte != nil {
      if text.isAt(isLong ? "\"\"\"" : "\""), hasSigns(signs, after: quotes) {
        return text.advance(quotes + signs)
      }
      if text.isAt("\\"), hasSigns(signs, after: 1) {
        text.advance(1 + signs)
        if isSwift, text.isAt("(") {
          skipInterpolation()
          continue
        }
      }
      // A text on one line that nobody closed ends with its line.
      if !isLong, text.isAt("\n") { return }
      text.advance()
    }
  }

  private func hasSigns(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { text.byte(after: offset + $0) == UInt8(ascii: "#") }
  }

  /// Code inside a text: it may hold texts of its own, and comments.
  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      switch text.byte {
      case UInt8(ascii: "\"") where textDepth < Self.deepestText:
        textDepth += 1
        skipText()
        textDepth -= 1
        continue
      case UInt8(ascii: "/") where text.isAt("/*") && skipComment(): continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      text.advance()
    } while depth > 0 && text.byte != nil
  }

  private mutating func skipCharacter() {
    text.advance()
    while let byte = text.byte, byte != 0x0A, byte != UInt8(ascii: "'") {
      text.advance(byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    if text.isAt("'") { text.advance() }
  }

  // MARK: Number signs

  /// A raw text, a line of the preprocessor's, or the sign itself.
  private mutating func numberSign() -> CodeToken? {
    var count = 0
    while text.byte(after: count) == UInt8(ascii: "#") { count += 1 }
    let isCondition = isCondition(after: count)
    switch text.byte(after: count) {
    case UInt8(ascii: "\"") where isSwift:
      text.advance(count)
      skipText(signs: count)
      return CodeToken(kind: .text)
    case UInt8(ascii: "/") where isSwift:
      skipPattern(signs: count)
      return nil
    case _ where isSwift ? isCondition : isLineStart:
      skipDirective()
      return isCondition ? CodeToken(kind: .directive) : nil
    default: return sign(UInt8(ascii: "#"))
    }
  }

  /// A regular expression between number signs.
  private mutating func skipPattern(signs: Int) {
    text.advance(signs + 1)
    while text.byte != nil, !(text.isAt("/") && hasSigns(signs, after: 1)) { text.advance() }
    text.advance(1 + signs)
  }

  /// Whether `if`, `else`, `elif`, `elseif`, `ifdef`, `ifndef` or `endif` follows.
  private func isCondition(after offset: Int) -> Bool {
    var place = offset
    while [0x20, 0x09].contains(text.byte(after: place)) { place += 1 }
    let words: [StaticString] = ["if", "el", "endif"]
    return words.contains { text.isAt($0, after: place) }
  }

  /// A line of the preprocessor's, with those that a `\` at its end joins to it, up to its comment.
  private mutating func skipDirective() {
    while let byte = text.byte, byte != 0x0A, !text.isAt("//") {
      if byte != UInt8(ascii: "/") || !skipComment() { text.advance(text.isAt("\\\n") ? 2 : 1) }
    }
  }
}
