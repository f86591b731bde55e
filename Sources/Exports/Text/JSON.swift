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

  /// On one line without a blank.
  package var compact: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// As `compact`, with a line end.
  package var line: String { compact + "\n" }
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

extension JSON {
  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let value): bytes += String(value).utf8
    // Three places after the point, always.
    case .thousandths(let value):
      bytes += "\(value / 1_000).\(String(value % 1_000).zeroPadded(to: 3))".utf8
    case .string(let value): Self.write(value, to: &bytes)
    case .array(let values): Self.write(values, "[", "]", to: &bytes) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, "{", "}", to: &bytes) { member, bytes in
        Self.write(member.key, to: &bytes)
        bytes += ":".utf8
        member.value.write(to: &bytes)
      }
    }
  }

  /// Parts between two ends.
  private static func write<Part>(
    _ parts: [Part], _ start: String, _ end: String, to bytes: inout [UInt8],
    _ write: (Part, inout [UInt8]) -> Void
  ) {
    bytes += start.utf8
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes += ",".utf8 }
      write(part, &bytes)
    }
    bytes += end.utf8
  }

  private static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes += "\"".utf8
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case " "..."~": bytes.append(UInt8(scalar.value))
      case _ where scalar.value <= 0xFFFF && !scalar.isHarmless:
        // A terminal would obey it.
        bytes += ("\\u" + String(scalar.value, radix: 16).zeroPadded(to: 4)).utf8
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    bytes += "\"".utf8
  }
}
