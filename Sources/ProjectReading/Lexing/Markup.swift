/// XML as property lists and storyboards have it: tags, their attributes, the text between.
///
/// It never fails: what is no XML gives tags that nobody looks for.
struct Markup {
  struct Tag: Sendable {
    var name: String
    var attributes: [String: String] = [:]
    var line: Int
  }

  enum Event: Sendable {
    case open(Tag)
    case close(String)
    /// Only where it is not blank.
    case text(String)
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What comes next because an element without content is opened and closed at once.
  private var pending: Event?

  mutating func next() -> Event? {
    if let event = pending {
      pending = nil
      return event
    }
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<") {
        if let event = readTag() { return event }
      } else {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { advance() }
        let text = bytes[start..<position]
        if text.contains(where: { $0 > 0x20 }) { return .text(Self.plain(text)) }
      }
    }
    return nil
  }

  private mutating func advance() {
    if bytes[position] == 0x0A { line += 1 }
    position += 1
  }

  private func isAt(_ word: StaticString) -> Bool {
    position + word.utf8CodeUnitCount <= bytes.count
      && (0..<word.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == word.utf8Start[$0] }
  }

  private mutating func skip(to word: StaticString) {
    while position < bytes.count, !isAt(word) { advance() }
    position = min(bytes.count, position + word.utf8CodeUnitCount)
  }

  private mutating func readTag() -> Event? {
    if isAt("<!--") {
      skip(to: "-->")
      return nil
    }
    if isAt("<?") || isAt("<!") {
      skip(to: ">")
      return nil
    }
    let first = line
    advance()
    let isClosing = position < bytes.count && bytes[position] == UInt8(ascii: "/")
    if isClosing { advance() }
    let name = readName()
    var tag = Tag(name: name, line: first)
    var isEmpty = false
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if bytes[position] == UInt8(ascii: "/") {
        isEmpty = true
        advance()
      } else if bytes[position] <= 0x20 {
        advance()
      } else {
        isEmpty = false
        readAttribute(into: &tag)
      }
    }
    if position < bytes.count { advance() }
    if isClosing { return .close(name) }
    if isEmpty { pending = .close(name) }
    return .open(tag)
  }

  private mutating func readName() -> String {
    let start = position
    while position < bytes.count, bytes[position] > 0x20, bytes[position] != UInt8(ascii: ">"),
      bytes[position] != UInt8(ascii: "/"), bytes[position] != UInt8(ascii: "=")
    { advance() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func readAttribute(into tag: inout Tag) {
    let start = position
    let name = readName()
    while position < bytes.count, bytes[position] <= 0x20 { advance() }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      if position == start { advance() }
      return
    }
    advance()
    while position < bytes.count, bytes[position] <= 0x20 { advance() }
    guard position < bytes.count else { return }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return }
    advance()
    let value = position
    while position < bytes.count, bytes[position] != quote { advance() }
    tag.attributes[name] = Self.plain(bytes[value..<position])
    if position < bytes.count { advance() }
  }

  /// With the five characters that XML has names for.
  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    let names = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "#10": " ", "#13": " ",
    ]
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "&") {
      result += rest[..<sign]
      rest = rest[sign...]
      guard let end = rest.firstIndex(of: ";"),
        let character = names[String(rest[rest.index(after: sign)..<end])]
      else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
