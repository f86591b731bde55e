/// Cuts a source into tokens: comments, blank space and the insides of texts fall away.
///
/// One lexer for Swift and for Objective-C, which differ in few things: comments nest in Swift only,
/// texts are raw or many lines long there, and a line that begins with `#` is the preprocessor's
/// elsewhere.
struct CodeLexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isSwift: Bool
  private var position = 0
  private var line: Int32 = 1
  private var isLineStart = true
  /// How many texts the one that is being read stands in.
  private var textDepth = 0
  /// Nobody nests texts as deep; what is nested deeper is read as letters.
  private static let deepestText = 100
  private var tokens: [CodeToken] = []

  static func tokens(of bytes: [UInt8], isSwift: Bool) -> [CodeToken] {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = CodeLexer(bytes: buffer, isSwift: isSwift)
      lexer.tokens.reserveCapacity(buffer.count / 5)
      lexer.read()
      return lexer.tokens
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, isSwift: Bool) {
    self.bytes = bytes
    self.isSwift = isSwift
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private mutating func read() {
    while position < bytes.count {
      let first = bytes[position]
      switch first {
      case 0x0A:
        line += 1
        position += 1
        isLineStart = true
        continue
      case 0...0x20:
        position += 1
        continue
      case UInt8(ascii: "/"):
        if byte(1) == first {
          skipLine()
          continue
        }
        if byte(1) == UInt8(ascii: "*") {
          skipBlockComment()
          continue
        }
        addSign(first)
      case UInt8(ascii: "\""): readText(signs: 0)
      case UInt8(ascii: "'") where !isSwift: readCharacter()
      case UInt8(ascii: "#"): readNumberSign()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
      case _ where Self.isInWord(first): readWord()
      default: addSign(first)
      }
      isLineStart = false
    }
  }

  private mutating func add(_ kind: CodeToken.Kind, from start: Int, on first: Int32? = nil) {
    tokens.append(
      CodeToken(kind: kind, start: Int32(start), end: Int32(position), line: first ?? line))
  }

  private mutating func addSign(_ sign: UInt8) {
    position += 1
    add(.sign, from: position - 1)
    tokens[tokens.count - 1].sign = sign
  }

  // MARK: Comments

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != 0x0A { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*"), isSwift || depth == 0 {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        if byte() == 0x0A { line += 1 }
        position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
  }

  // MARK: Words and numbers

  private static func isInWord(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_")
      || byte >= 0x80 || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "`")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private mutating func readWord() {
    let start = position
    var hash = CodeWord.emptyHash
    while position < bytes.count, Self.isInWord(bytes[position]) || Self.isDigit(bytes[position]) {
      hash = CodeWord.hash(hash, bytes[position])
      position += 1
    }
    add(.word, from: start)
    tokens[tokens.count - 1].word = CodeWord(hash: hash, count: position - start)
  }

  private mutating func readNumber() {
    let start = position
    while Self.isInWord(byte()) || Self.isDigit(byte())
      || byte() == UInt8(ascii: ".") && Self.isDigit(byte(1))
    { position += 1 }
    add(.number, from: start)
  }

  // MARK: Texts

  /// From the opening quotation mark past the closing one and its number signs.
  private mutating func readText(signs: Int, from opening: Int? = nil) {
    let start = opening ?? position
    let first = line
    let quote = UInt8(ascii: "\"")
    let isLong = isSwift && byte(1) == quote && byte(2) == quote
    position += isLong ? 3 : 1
    while position < bytes.count {
      if byte() == quote, !isLong || byte(1) == quote && byte(2) == quote {
        let width = isLong ? 3 : 1
        if hasSigns(signs, at: width) {
          position += width + signs
          break
        }
      }
      if byte() == UInt8(ascii: "\\"), hasSigns(signs, at: 1) {
        position += 1 + signs
        if isSwift, byte() == UInt8(ascii: "(") {
          skipInterpolation()
          continue
        }
      }
      if byte() == 0x0A {
        // A text on one line that nobody closed ends with its line.
        if !isLong { break }
        line += 1
      }
      position += 1
    }
    position = min(position, bytes.count)
    add(.text, from: start, on: first)
  }

  private func hasSigns(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  /// Code inside a text: it may hold texts of its own, and comments.
  private mutating func skipInterpolation() {
    let kept = tokens.count
    var depth = 0
    repeat {
      switch byte() {
      case UInt8(ascii: "\"") where textDepth < Self.deepestText:
        textDepth += 1
        readText(signs: 0)
        textDepth -= 1
        continue
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        skipBlockComment()
        continue
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case 0x0A: line += 1
      default: break
      }
      position += 1
    } while depth > 0 && position < bytes.count
    tokens.removeSubrange(kept...)
  }

  private mutating func readCharacter() {
    let start = position
    position += 1
    while position < bytes.count, byte() != 0x0A, byte() != UInt8(ascii: "'") {
      position += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    if byte() == UInt8(ascii: "'") { position += 1 }
    position = min(position, bytes.count)
    add(.text, from: start)
  }

  // MARK: Number signs

  private mutating func readNumberSign() {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    if isSwift, byte(count) == UInt8(ascii: "\"") {
      let start = position
      position += count
      readText(signs: count, from: start)
    } else if isSwift, byte(count) == UInt8(ascii: "/") {
      skipPattern(signs: count)
    } else if isLineStart, !isSwift || isCondition(at: count) {
      readDirective(isKept: isCondition(at: count))
    } else {
      addSign(UInt8(ascii: "#"))
    }
  }

  /// A regular expression between number signs.
  private mutating func skipPattern(signs: Int) {
    position += signs + 1
    while position < bytes.count,
      !(byte() == UInt8(ascii: "/") && hasSigns(signs, at: 1))
    {
      if byte() == 0x0A { line += 1 }
      position += 1
    }
    position = min(position + 1 + signs, bytes.count)
  }

  /// Whether `if`, `else`, `elif`, `elseif`, `ifdef`, `ifndef` or `endif` follows.
  private func isCondition(at offset: Int) -> Bool {
    var place = offset
    while byte(place) == 0x20 || byte(place) == 0x09 { place += 1 }
    func says(_ word: StaticString) -> Bool {
      (0..<word.utf8CodeUnitCount).allSatisfy { byte(place + $0) == word.utf8Start[$0] }
    }
    return says("if") || says("el") || says("endif")
  }

  /// A line of the preprocessor's, with those that a `\` at its end joins to it.
  private mutating func readDirective(isKept: Bool) {
    let start = position
    let first = line
    while position < bytes.count, byte() != 0x0A {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        skipBlockComment()
        continue
      }
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
        if isKept { add(.directive, from: start, on: first) }
        return skipLine()
      }
      if byte() == UInt8(ascii: "\\"), byte(1) == 0x0A {
        line += 1
        position += 1
      }
      position += 1
    }
    position = min(position, bytes.count)
    if isKept { add(.directive, from: start, on: first) }
  }
}
