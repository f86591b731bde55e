import OrientationScenarios

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
    var key: String
    var value: JSON
  }

  /// An object of members in the order they come in, each key once: a later value replaces an earlier
  /// one where that stands.
  package init(members: [(key: String, value: any JSONValue)]) {
    self = Self.merged(members.map { Member(key: $0.key, value: $0.value.json) })
  }

  private static func merged(_ members: [Member]) -> JSON {
    var all: [Member] = []
    for member in members {
      if let index = all.firstIndex(where: { $0.key == member.key }) {
        all[index] = member
      } else {
        all.append(member)
      }
    }
    return .object(all)
  }

  package static func + (first: JSON, second: JSON) -> JSON {
    guard case .object(let before) = first, case .object(let behind) = second else { return first }
    return merged(before + behind)
  }

  /// On one line, for people.
  var text: String { written() }

  /// On one line without a blank, for programs.
  package var compact: String { written(isCompact: true) }

  /// As `compact`, with a line end.
  package var line: String { compact + "\n" }

  private func written(isCompact: Bool = false) -> String {
    var writer = JSONWriter(isCompact: isCompact)
    writer.write(self)
    return writer.text
  }
}

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
    self.init(members: members.map { (key: $0.0, value: $0.1) })
  }

  package init(arrayLiteral values: any JSONValue...) { self = .array(values.map(\.json)) }
}

/// Puts a value's bytes together.
private struct JSONWriter {
  private var bytes: [UInt8] = []
  private let comma: String
  private let colon: String

  init(isCompact: Bool) {
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
    case .array(let values): write(values, "[", "]") { $0.write($1) }
    case .object(let members):
      write(members, "{", "}") { writer, member in
        writer.write(member.key)
        writer.put(writer.colon)
        writer.write(member.value)
      }
    }
  }

  /// Parts between two ends.
  private mutating func write<Part>(
    _ parts: [Part], _ start: String, _ end: String, _ write: (inout JSONWriter, Part) -> Void
  ) {
    put(start)
    for (index, part) in parts.enumerated() {
      if index > 0 { put(comma) }
      write(&self, part)
    }
    put(end)
  }

  /// Three places after the point, always.
  private mutating func write(thousandths value: Int) {
    put("\(value / 1_000)." + String(value % 1_000).zeroPadded(to: 3))
  }

  private mutating func write(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": put("\\\"")
      case "\\": put("\\\\")
      case "\n": put("\\n")
      case "\r": put("\\r")
      case "\t": put("\\t")
      case " "..."~": bytes.append(UInt8(scalar.value))
      case _ where scalar.value <= 0xFFFF && !scalar.isHarmless:
        // A terminal would obey it.
        put("\\u" + String(scalar.value, radix: 16).zeroPadded(to: 4))
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
