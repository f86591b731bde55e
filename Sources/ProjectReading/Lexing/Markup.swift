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

  private var text: ByteCursor
  /// What comes next because an element without content is opened and closed at once.
  private var pending: Event?

  init(_ bytes: [UInt8]) { text = ByteCursor(bytes) }

  mutating func next() -> Event? {
    if let event = pending {
      pending = nil
      return event
    }
    while let byte = text.byte {
      if byte == UInt8(ascii: "<") {
        if let event = readTag() { return event }
      } else {
        let plain = text.take { $0 == UInt8(ascii: "<") }
        if plain.contains(where: { $0 > 0x20 }) { return .text(Self.plain(plain)) }
      }
    }
    return nil
  }

  private mutating func readTag() -> Event? {
    if text.isAt("<!--") {
      text.skip(past: "-->")
      return nil
    }
    if text.isAt("<?") || text.isAt("<!") {
      text.skip(past: ">")
      return nil
    }
    let line = text.line
    text.advance()
    let isClosing = text.isAt("/")
    if isClosing { text.advance() }
    var tag = Tag(name: readName(), line: line)
    var isEmpty = false
    while let byte = text.byte, !text.isAt(">") {
      isEmpty = text.isAt("/")
      if isEmpty || byte <= 0x20 { text.advance() } else { readAttribute(into: &tag) }
    }
    text.advance()
    if isClosing { return .close(tag.name) }
    if isEmpty { pending = .close(tag.name) }
    return .open(tag)
  }

  private mutating func readName() -> String {
    let name = text.take { byte in
      byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
        || byte == UInt8(ascii: "=")
    }
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func readAttribute(into tag: inout Tag) {
    let start = text.position
    let name = readName()
    skipBlanks()
    guard text.isAt("=") else {
      if text.position == start { text.advance() }
      return
    }
    text.advance()
    skipBlanks()
    guard let quote = text.byte, text.isAt("\"") || text.isAt("'") else { return }
    text.advance()
    tag.attributes[name] = Self.plain(text.take { $0 == quote })
    text.advance()
  }

  private mutating func skipBlanks() { _ = text.take { $0 > 0x20 } }

  /// With the five characters that XML has names for.
  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    let names = [
      "amp;": "&", "lt;": "<", "gt;": ">", "quot;": "\"", "apos;": "'", "#10;": " ", "#13;": " ",
    ]
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { result, part in
      if let (name, character) = names.first(where: { part.hasPrefix($0.key) }) {
        result += character + part.dropFirst(name.count)
      } else {
        result += "&" + part
      }
    }
  }
}
