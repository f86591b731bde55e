extension Reader {
  /// How many bytes a word or a quoted text may have.
  static let wordLimit = 1_000

  /// Reads the next token and moves past it.
  mutating func scan() -> Token {
    let hadBlank = skipBlanks()
    guard position < lineEnd else { return endToken() }
    let byte = bytes[position]
    switch byte {
    case Byte.hash where hadBlank || position == lineStart: return endToken()
    case Byte.quote: return scanString()
    case _ where Byte.isWord(byte): return scanWord()
    case _ where Byte.isSign(byte): return token(.sign, from: position, to: position + 1)
    default: return stray(from: position, to: position + 1)
    }
  }

  @discardableResult mutating func skipBlanks() -> Bool {
    let start = position
    while position < lineEnd, Byte.isBlank(bytes[position]) { position += 1 }
    column += position - start
    return position > start
  }

  private func endToken() -> Token {
    // A comment is no part of the line: what is missing is missing before it.
    var end = min(position, lineEnd)
    var back = 0
    while end > lineStart, Byte.isBlank(bytes[end - 1]) {
      end -= 1
      back += 1
    }
    let place = TextPlace(line: line, column: column - back, length: 1, offset: end)
    return Token(kind: .end, text: "", place: place, end: end)
  }

  private mutating func scanWord() -> Token {
    var end = position
    let limit = position + Self.wordLimit
    var isPlain = true
    while end < lineEnd, Byte.isWord(bytes[end]) {
      if bytes[end] >= 0x80 { isPlain = false }
      end += 1
      if end > limit { return tooLong() }
    }
    if !isPlain, let bad = strayScalar(in: position..<end) {
      if bad.lowerBound == position { return stray(from: position, to: bad.upperBound) }
      return token(.word, from: position, to: bad.lowerBound)
    }
    return token(.word, from: position, to: end)
  }

  /// The first scalar that no word holds: a blank of another kind, or punctuation.
  private func strayScalar(in range: Range<Int>) -> Range<Int>? {
    var offset = range.lowerBound
    for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
      let length = UTF8.width(scalar)
      if scalar.value >= 0x80, scalar.isStray { return offset..<offset + length }
      offset += length
    }
    return nil
  }

  private mutating func stray(from start: Int, to end: Int) -> Token {
    var token = token(.broken, from: start, to: end)
    note(.strayCharacter(token.text), at: token.place)
    token.text = ""
    return token
  }

  private mutating func tooLong() -> Token {
    let token = token(.broken, from: position, to: position + 1)
    note(.tooLong(limit: Self.wordLimit), at: token.place)
    return token
  }

  private mutating func scanString() -> Token {
    let start = position
    var end = start + 1
    var text: [UInt8] = []
    while end < lineEnd, bytes[end] != Byte.quote {
      if bytes[end] == Byte.backslash, end + 1 < lineEnd,
        bytes[end + 1] == Byte.quote || bytes[end + 1] == Byte.backslash
      {
        end += 1
      }
      text.append(bytes[end])
      end += 1
    }
    if end - start > Self.wordLimit { return tooLong() }
    guard end < lineEnd else {
      let token = token(.broken, from: start, to: lineEnd)
      note(.openQuote, at: token.place)
      return token
    }
    var token = token(.string, from: start, to: end + 1)
    token.text = String(decoding: text, as: UTF8.self)
    return token
  }

  /// Makes the token and moves past it.
  private mutating func token(_ kind: Token.Kind, from start: Int, to end: Int) -> Token {
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    let length = isASCII ? end - start : text.count
    let place = TextPlace(line: line, column: column, length: length, offset: start)
    position = end
    column += length
    return Token(kind: kind, text: text, place: place, end: end)
  }

  /// What is left of the line as prose: up to a `#` after a blank, `\#` standing for the sign.
  mutating func prose(_ what: String, isOptional: Bool = false) throws(Abandoned) -> String {
    peeked = nil
    skipBlanks()
    var text: [UInt8] = []
    var at = position
    while at < lineEnd {
      let byte = bytes[at]
      if byte == Byte.hash, Byte.isBlank(bytes[at - 1]) { break }
      if byte == Byte.backslash, at + 1 < lineEnd, bytes[at + 1] == Byte.hash { at += 1 }
      text.append(bytes[at])
      at += 1
    }
    while let last = text.last, Byte.isBlank(last) { text.removeLast() }
    position = lineEnd
    if text.isEmpty, !isOptional {
      note(.missing(what, could: []), at: endToken().place)
      throw Abandoned()
    }
    return String(decoding: text, as: UTF8.self)
  }

  func controlProblem() -> Problem? {
    let line = bytes[lineStart..<lineEnd]
    let isWide: (Int) -> Bool = { [isASCII] in !isASCII && Byte.isWideControl(line[$0...]) }
    guard let offset = line.indices.first(where: { Byte.isControl(line[$0]) || isWide($0) }) else {
      return nil
    }
    let place = place(ofByteAt: offset)
    let scalar = String(decoding: line[offset...].prefix(3), as: UTF8.self).unicodeScalars.first
    let fact = scalar.map { $0 == "\0" ? Problem.Fact.nul : .controlCharacter($0) } ?? .nul
    return Problem(fact: fact, place: place)
  }

  /// Where the line stops being UTF-8.
  func invalidPlace() -> TextPlace? {
    var offset = lineStart
    var rest = bytes[lineStart..<lineEnd].makeIterator()
    var decoder = UTF8()
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return place(ofByteAt: offset)
      }
    }
  }

  func place(ofByteAt offset: Int) -> TextPlace {
    let before = String(decoding: bytes[lineStart..<offset], as: UTF8.self)
    return TextPlace(line: line, column: before.count + 1, length: 1, offset: offset)
  }
}

extension Unicode.Scalar {
  /// Whether a bare name cannot hold it: a blank of some kind, punctuation, or a direction mark.
  var isStray: Bool {
    if properties.isWhitespace { return true }
    switch properties.generalCategory {
    case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .control, .lineSeparator, .paragraphSeparator:
      return true
    default: return properties.isBidiControl || value == 0xFEFF
    }
  }
}
