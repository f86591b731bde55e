/// The old style of property lists: `{ key = value; list = (a, b); }`.
///
/// Only the shape of a project file is read: a dictionary of objects, each a dictionary of values,
/// of which `buildSettings` is one again.
struct OldPropertyList {
  struct Entry {
    var key: String
    var values: [String]
    var line: Int
  }

  struct Object {
    var identifier: String
    var line: Int
    var entries: [Entry] = []
    var settings: [Entry] = []

    var kind: String { text("isa") ?? "" }

    func text(_ key: String) -> String? { entries.first { $0.key == key }?.values.first }

    func values(_ key: String) -> [String] { entries.first { $0.key == key }?.values ?? [] }
  }

  private enum Sign { case word(String), opening, closing, listOpening, listClosing, other }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Every object that has an `isa`.
  mutating func objects() -> [Object] {
    var found: [Object] = []
    /// The keys of the dictionaries that are open, with the objects they may become.
    var open: [Object] = []
    var word = ""
    var wordLine = 1
    var isValue = false
    while let sign = next() {
      switch sign {
      case .word(let text):
        if isValue, !open.isEmpty {
          open[open.count - 1].entries.append(Entry(key: word, values: [text], line: wordLine))
          isValue = false
        } else {
          (word, wordLine) = (text, line)
        }
      case .opening:
        open.append(Object(identifier: word, line: wordLine))
        isValue = false
      case .closing:
        guard let object = open.popLast() else { break }
        if object.identifier == "buildSettings", !open.isEmpty {
          open[open.count - 1].settings = object.entries
        } else if !object.kind.isEmpty {
          found.append(object)
        }
        isValue = false
      case .listOpening:
        let values = readList()
        if !open.isEmpty {
          open[open.count - 1].entries.append(Entry(key: word, values: values, line: wordLine))
        }
        isValue = false
      case .listClosing: break
      case .other: isValue = true
      }
      if isAtSemicolon() { isValue = false }
    }
    return found
  }

  private mutating func readList() -> [String] {
    var values: [String] = []
    var depth = 1
    while depth > 0, let sign = next() {
      switch sign {
      case .word(let text): values.append(text)
      case .listOpening, .opening: depth += 1
      case .listClosing, .closing: depth -= 1
      case .other: break
      }
    }
    return values
  }

  private func isAtSemicolon() -> Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: ";")
  }

  private mutating func next() -> Sign? {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case 0x0A: line += 1
      case 0...0x20, UInt8(ascii: ";"), UInt8(ascii: ","): break
      case UInt8(ascii: "{"): return .opening
      case UInt8(ascii: "}"): return .closing
      case UInt8(ascii: "("): return .listOpening
      case UInt8(ascii: ")"): return .listClosing
      case UInt8(ascii: "="): return .other
      case UInt8(ascii: "\""): return .word(readQuoted())
      case UInt8(ascii: "/") where position < bytes.count && bytes[position] == UInt8(ascii: "*"):
        skipComment()
      case UInt8(ascii: "/") where position < bytes.count && bytes[position] == byte:
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      default: return .word(readPlain())
      }
    }
    return nil
  }

  private mutating func skipComment() {
    position += 1
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "/"), bytes[position - 1] == UInt8(ascii: "*") {
        position += 1
        return
      }
      if bytes[position] == 0x0A { line += 1 }
      position += 1
    }
  }

  private mutating func readQuoted() -> String {
    var text: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count { position += 1 }
      if bytes[position] == 0x0A { line += 1 }
      text.append(bytes[position])
      position += 1
    }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func readPlain() -> String {
    let start = position - 1
    let ends = Set(" \t\r\n;,=(){}\"".utf8)
    while position < bytes.count, !ends.contains(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}
