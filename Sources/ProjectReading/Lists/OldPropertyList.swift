/// Reads the old style of property lists, as project files have it: `{ key = value; list = (a, b); }`.
struct OldPropertyList {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  static func value(of bytes: [UInt8]) -> PropertyListValue {
    var reader = OldPropertyList(bytes: bytes)
    return reader.read()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() -> PropertyListValue {
    var builder = PropertyListBuilder()
    /// A word is a key where `=` follows.
    var word: (text: String, line: Int)?
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "="):
        if let word { builder.key(word.text, line: word.line) }
        word = nil
      case UInt8(ascii: "{"), UInt8(ascii: "("): builder.begin(line: line)
      case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: ")"):
        if let word { builder.add(word.text, line: word.line) }
        word = nil
        if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") { builder.end() }
      case UInt8(ascii: "/") where skipComment(): continue
      case 0x21...:
        let first = line
        word = (byte == UInt8(ascii: "\"") ? readQuoted() : readPlain(), first)
        continue
      default: break
      }
      advance()
    }
    return builder.value()
  }

  private mutating func advance() {
    if bytes[position] == 0x0A { line += 1 }
    position += 1
  }

  private func isAt(_ text: StaticString) -> Bool {
    (0..<text.utf8CodeUnitCount).allSatisfy { offset in
      position + offset < bytes.count && bytes[position + offset] == text.utf8Start[offset]
    }
  }

  /// Goes past a comment, if one begins here.
  private mutating func skipComment() -> Bool {
    let end: StaticString
    if isAt("/*") {
      end = "*/"
    } else if isAt("//") {
      end = "\n"
    } else {
      return false
    }
    while position < bytes.count, !isAt(end) { advance() }
    for _ in 0..<end.utf8CodeUnitCount where position < bytes.count { advance() }
    return true
  }

  private mutating func readQuoted() -> String {
    var text: [UInt8] = []
    advance()
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count { advance() }
      text.append(bytes[position])
      advance()
    }
    if position < bytes.count { advance() }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func readPlain() -> String {
    let start = position
    let ends = Set(" \t\r\n;,=(){}\"".utf8)
    repeat { advance() } while position < bytes.count && !ends.contains(bytes[position])
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}
