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
    let isClosing = isAt("/")
    if isClosing { advance() }
    var tag = Tag(name: readName(), line: first)
    var isEmpty = false
    while position < bytes.count, !isAt(">") {
      isEmpty = isAt("/")
      if isEmpty || bytes[position] <= 0x20 { advance() } else { readAttribute(into: &tag) }
    }
    if position < bytes.count { advance() }
    if isClosing { return .close(tag.name) }
    if isEmpty { pending = .close(tag.name) }
    return .open(tag)
  }

  private mutating func readName() -> String {
    let start = position
    while position < bytes.count, bytes[position] > 0x20, !isAt(">"), !isAt("/"), !isAt("=") {
      advance()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while position < bytes.count, bytes[position] <= 0x20 { advance() }
  }

  private mutating func readAttribute(into tag: inout Tag) {
    let start = position
    let name = readName()
    skipBlanks()
    guard isAt("=") else {
      if position == start { advance() }
      return
    }
    advance()
    skipBlanks()
    guard isAt("\"") || isAt("'") else { return }
    let quote = bytes[position]
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
