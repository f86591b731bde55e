/// Reads the old style of property lists, as project files have it: `{ key = value; list = (a, b); }`.
struct OldPropertyList {
  private static let ends = Set(" \t\r\n;,=(){}\"".utf8)
  private var text: ByteCursor

  /// Nothing where there is no value, or where one was cut off.
  static func value(of bytes: [UInt8]) -> PropertyListValue? {
    var reader = OldPropertyList(text: ByteCursor(bytes))
    return reader.read()
  }

  private mutating func read() -> PropertyListValue? {
    var builder = PropertyListBuilder()
    /// A word is a key where `=` follows.
    var word: (text: String, line: Int)?
    while let byte = text.byte {
      switch byte {
      case UInt8(ascii: "="):
        if let word { builder.key(word.text, line: word.line) }
        word = nil
      case UInt8(ascii: "{"), UInt8(ascii: "("): builder.begin(line: text.line)
      case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: ")"):
        if let word { builder.add(word.text, line: word.line) }
        word = nil
        if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") { builder.end() }
      case UInt8(ascii: "/") where skipComment(): continue
      case 0x21...:
        let line = text.line
        word = (byte == UInt8(ascii: "\"") ? readQuoted() : readPlain(), line)
        continue
      default: break
      }
      text.advance()
    }
    return builder.isOpen ? nil : builder.value()
  }

  /// Goes past a comment, if one begins here.
  private mutating func skipComment() -> Bool {
    if text.isAt("/*") {
      text.skip(past: "*/")
    } else if text.isAt("//") {
      text.skip(past: "\n")
    } else {
      return false
    }
    return true
  }

  private mutating func readQuoted() -> String {
    var quoted: [UInt8] = []
    text.advance()
    while let byte = text.byte, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { text.advance() }
      quoted.append(text.byte ?? byte)
      text.advance()
    }
    text.advance()
    return String(decoding: quoted, as: UTF8.self)
  }

  private mutating func readPlain() -> String {
    let start = text.position
    text.advance()
    _ = text.take(until: Self.ends.contains)
    return String(decoding: text.bytes[start..<text.position], as: UTF8.self)
  }
}
