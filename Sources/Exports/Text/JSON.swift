/// A JSON value, whose objects keep the order of their keys.
package enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Int)
  /// A number of thousandths: `1234` is written 1.234.
  case thousandths(Int)
  case string(String)
  case array([JSON])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSON
  }

  /// An object with the members of two.
  package static func + (first: JSON, second: JSON) -> JSON {
    guard case .object(let before) = first, case .object(let behind) = second else { return first }
    return .object(before + behind)
  }

  /// On one line, for people.
  var text: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }

  /// On one line without a blank, for programs.
  package var compact: String {
    var writer = JSONWriter(isCompact: true)
    writer.write(self)
    return writer.text
  }

  /// As `compact`, with a line end.
  package var line: String { compact + "\n" }

  /// Over several lines, two blanks a level; what is short stays on one.
  var pretty: String {
    var writer = JSONWriter()
    writer.writePretty(self, indent: 0)
    return writer.text
  }
}

/// What can stand in JSON.
package protocol JSONValue { var json: JSON { get } }

extension JSON: JSONValue { package var json: JSON { self } }
extension String: JSONValue { package var json: JSON { .string(self) } }
extension Int: JSONValue { package var json: JSON { .number(self) } }
extension Bool: JSONValue { package var json: JSON { .bool(self) } }

extension Array: JSONValue where Element: JSONValue {
  package var json: JSON { .array(map(\.json)) }
}

extension Optional: JSONValue where Wrapped: JSONValue {
  package var json: JSON { self?.json ?? .null }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  package init(dictionaryLiteral members: (String, any JSONValue)...) {
    self = .object(members.map { Member(key: $0.0, value: $0.1.json) })
  }

  package init(arrayLiteral values: any JSONValue...) { self = .array(values.map(\.json)) }
}

/// Puts a value's bytes together.
private struct JSONWriter {
  private var bytes: [UInt8] = []
  private let comma: String
  private let colon: String
  private static let width = 96

  init(isCompact: Bool = false) {
    comma = isCompact ? "," : ", "
    colon = isCompact ? ":" : ": "
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  private mutating func put(_ text: String) { bytes += text.utf8 }

  mutating func write(_ value: JSON) {
    switch value {
    case .null: put("null")
    case .bool(let value): put(value ? "true" : "false")
    case .number(let value): put(String(value))
    case .thousandths(let value): write(thousandths: value)
    case .string(let value): write(value)
    case .array(let values):
      put("[")
      for (index, value) in values.enumerated() {
        if index > 0 { put(comma) }
        write(value)
      }
      put("]")
    case .object(let members):
      put("{")
      for (index, member) in members.enumerated() {
        if index > 0 { put(comma) }
        write(member.key)
        put(colon)
        write(member.value)
      }
      put("}")
    }
  }

  mutating func writePretty(_ value: JSON, indent: Int) {
    let short = value.text
    if short.utf8.count + indent <= Self.width {
      put(short)
      return
    }
    let blanks = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch value {
    case .array(let values):
      for (index, value) in values.enumerated() {
        put((index == 0 ? "[\n" : ",\n") + blanks)
        writePretty(value, indent: indent + 2)
      }
      put(end + "]")
    case .object(let members):
      for (index, member) in members.enumerated() {
        put((index == 0 ? "{\n" : ",\n") + blanks)
        write(member.key)
        put(": ")
        writePretty(member.value, indent: indent + 2)
      }
      put(end + "}")
    default: put(short)
    }
  }

  /// Three places behind the point, always.
  private mutating func write(thousandths value: Int) {
    put("\(value / 1_000)." + String(value % 1_000).zeroPadded(to: 3))
  }

  private mutating func write(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: put("\\n")
      case 0x0D: put("\\r")
      case 0x09: put("\\t")
      case 0..<0x20, 0x7F: put("\\u00" + String(byte, radix: 16).zeroPadded(to: 2))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
