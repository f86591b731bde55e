/// Reads an XML property list: elements and texts, and of a document type only that it is there.
struct XMLPropertyList {
  private let bytes: [UInt8]
  private var position = 0
  private var count = 0

  /// `bytes` are valid UTF-8.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws(PropertyListProblem) -> PropertyList {
    try skipMisc()
    guard position < bytes.count else { throw .empty }
    guard bytes[position] == UInt8(ascii: "<") else { throw .notAPropertyList }
    let tag = try tag()
    guard tag.kind == .opening else { throw .notAPropertyList }
    guard tag.name == "plist" else {
      guard Self.elements.contains(tag.name) else { throw .notAPropertyList }
      return try value(tag, depth: 0)
    }
    let value = try value(try tagOfContent(), depth: 0)
    let end = try tagOfContent()
    guard end.kind == .closing, end.name == "plist" else {
      throw problem("`</plist>` is missing")
    }
    return value
  }

  private static let elements: Set<String> = [
    "dict", "array", "string", "integer", "real", "true", "false", "date", "data",
  ]

  // MARK: Values

  private mutating func value(_ tag: Tag, depth: Int) throws(PropertyListProblem) -> PropertyList {
    guard depth < PropertyList.depthLimit else { throw .tooDeep }
    count += 1
    guard count < PropertyList.countLimit else { throw .tooLarge }
    guard tag.kind != .closing else {
      throw problem("`</\(tag.shown)>` stands in place of a value")
    }
    switch tag.name {
    case "dict": return tag.kind == .empty ? .dictionary([]) : try dictionary(depth)
    case "array": return tag.kind == .empty ? .array([]) : try array(depth)
    case "true", "false":
      if tag.kind == .opening { _ = try text(of: tag) }
      return .bool(tag.name == "true")
    case "string": return .string(try text(of: tag))
    case "integer": return try integer(tag)
    case "real": return .real(Double(try text(of: tag).trimmedBlanks) ?? 0)
    case "date", "data":
      _ = try text(of: tag)
      return .other
    default: throw problem("`<\(tag.shown)>` is no value of a property list")
    }
  }

  private mutating func integer(_ tag: Tag) throws(PropertyListProblem) -> PropertyList {
    let text = try text(of: tag).trimmedBlanks
    let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
    let number = isHexadecimal ? Int(text.dropFirst(2), radix: 16) : Int(text)
    guard let number else { throw problem("`\(text.prefix(40))` is no integer") }
    return .integer(number)
  }

  private mutating func dictionary(_ depth: Int) throws(PropertyListProblem) -> PropertyList {
    var entries: [PropertyList.Entry] = []
    while true {
      let tag = try tagOfContent()
      if tag.kind == .closing, tag.name == "dict" { return .dictionary(entries) }
      guard tag.kind != .closing, tag.name == "key" else {
        throw problem("`<key>` is missing before `<\(tag.shown)>`")
      }
      let key = try text(of: tag)
      entries.append(.init(key: key, value: try value(try tagOfContent(), depth: depth + 1)))
    }
  }

  private mutating func array(_ depth: Int) throws(PropertyListProblem) -> PropertyList {
    var elements: [PropertyList] = []
    while true {
      let tag = try tagOfContent()
      if tag.kind == .closing, tag.name == "array" { return .array(elements) }
      elements.append(try value(tag, depth: depth + 1))
    }
  }

  // MARK: Tags and texts

  private struct Tag {
    enum Kind { case opening, closing, empty }

    var kind: Kind
    var name: String
    var shown: String { String(name.prefix(40)) }
  }

  /// The next tag, with nothing but blanks and comments before it.
  private mutating func tagOfContent() throws(PropertyListProblem) -> Tag {
    try skipMisc()
    guard position < bytes.count else { throw .truncated }
    guard bytes[position] == UInt8(ascii: "<") else {
      throw problem("there is text between the elements")
    }
    return try tag()
  }

  private mutating func tag() throws(PropertyListProblem) -> Tag {
    position += 1
    let isClosing = take("/")
    let start = position
    while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    guard !name.isEmpty else { throw problem("`<` begins no element here") }
    // Attributes mean nothing in a property list; a `>` in their quotation marks does not end it.
    var quote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        let isEmpty = bytes[position - 2] == UInt8(ascii: "/") && !isClosing
        return Tag(kind: isClosing ? .closing : isEmpty ? .empty : .opening, name: name)
      }
    }
    throw .truncated
  }

  /// Everything up to the closing tag, references and CDATA resolved.
  private mutating func text(of tag: Tag) throws(PropertyListProblem) -> String {
    guard tag.kind == .opening else { return "" }
    var text: [UInt8] = []
    while position < bytes.count {
      if take("<![CDATA[") {
        let start = position
        try skip(to: "]]>")
        text += bytes[start..<(position - 3)]
      } else if take("<!--") {
        try skip(to: "-->")
      } else if bytes[position] == UInt8(ascii: "<") {
        let end = try self.tag()
        guard end.kind == .closing, end.name == tag.name else {
          throw problem("`</\(tag.shown)>` is missing before `<\(end.shown)>`")
        }
        return String(decoding: text, as: UTF8.self)
      } else if bytes[position] == UInt8(ascii: "&") {
        text += try reference()
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    throw .truncated
  }

  private static let references: [String: UInt8] = [
    "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"), "amp": UInt8(ascii: "&"),
    "quot": UInt8(ascii: "\""), "apos": UInt8(ascii: "'"),
  ]

  /// `&lt;`, `&#65;` or `&#x41;`; a document's own are not expanded.
  private mutating func reference() throws(PropertyListProblem) -> [UInt8] {
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: ";"), position - start < 12 {
      position += 1
    }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    guard take(";") else { throw problem("`&` begins no reference here") }
    if let byte = Self.references[name] { return [byte] }
    let number =
      name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    guard name.hasPrefix("#"), let number, number > 0, let scalar = Unicode.Scalar(number) else {
      throw problem("`&\(name);` is not known")
    }
    return Array(String(Character(scalar)).utf8)
  }

  // MARK: What stands between

  /// Passes over blanks, comments, instructions and the document type.
  private mutating func skipMisc() throws(PropertyListProblem) {
    while position < bytes.count {
      if Self.isBlank(bytes[position]) {
        position += 1
      } else if take("<!--") {
        try skip(to: "-->")
      } else if take("<?") {
        try skip(to: "?>")
      } else if take("<!DOCTYPE") {
        try skipDocumentType()
      } else {
        return
      }
    }
  }

  /// Up to its `>`, over a subset in brackets and quoted texts.
  private mutating func skipDocumentType() throws(PropertyListProblem) {
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        while position < bytes.count, bytes[position] != byte { position += 1 }
        position += 1
      case UInt8(ascii: ">") where depth <= 0: return
      default: break
      }
    }
    throw .truncated
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    for offset in 0..<count where bytes[position + offset] != text.utf8Start[offset] {
      return false
    }
    position += count
    return true
  }

  private mutating func skip(to end: StaticString) throws(PropertyListProblem) {
    while position < bytes.count {
      if take(end) { return }
      position += 1
    }
    throw .truncated
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func isName(_ byte: UInt8) -> Bool {
    !isBlank(byte) && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
      && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "=")
  }

  private func problem(_ what: String) -> PropertyListProblem {
    let line = 1 + bytes[..<min(position, bytes.count)].count { $0 == 0x0A }
    return .xml(line: line, what)
  }
}

extension String {
  /// Without blanks at either end.
  fileprivate var trimmedBlanks: String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar.value <= 0x20 }
    let scalars = unicodeScalars.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    return String(String.UnicodeScalarView(scalars))
  }
}
