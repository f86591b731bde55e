import Exports

/// Reads a JSON text; numbers are whole, as nothing here needs others.
struct JSONReader {
  /// What is not right, and where.
  struct Mistake: Error, Hashable, Sendable {
    var what: String
    var line: Int
  }

  private static let deepest = 64
  private let bytes: [UInt8]
  private var place = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func value(of bytes: [UInt8]) throws(Mistake) -> JSON {
    var reader = JSONReader(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.place == bytes.count else { throw reader.mistake("something follows the end") }
    return value
  }

  private func mistake(_ what: String) -> Mistake {
    Mistake(what: what, line: 1 + bytes.prefix(place).count { $0 == 0x0A })
  }

  private mutating func skipBlanks() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    skipBlanks()
    guard place < bytes.count, bytes[place] == character.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) throws(Mistake) -> JSON {
    guard depth < Self.deepest else { throw mistake("it is nested too deeply") }
    skipBlanks()
    guard place < bytes.count else { throw mistake("it ends too soon") }
    switch bytes[place] {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: return try word()
    }
  }

  private mutating func object(depth: Int) throws(Mistake) -> JSON {
    place += 1
    var members: [JSON.Member] = []
    if take("}") { return .object([]) }
    repeat {
      skipBlanks()
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
        throw mistake("a key is missing")
      }
      let key = try string()
      guard take(":") else { throw mistake("a colon is missing") }
      members.append(JSON.Member(key: key, value: try value(depth: depth + 1)))
    } while take(",")
    guard take("}") else { throw mistake("`}` is missing") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(Mistake) -> JSON {
    place += 1
    var values: [JSON] = []
    if take("]") { return .array([]) }
    repeat { values.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw mistake("`]` is missing") }
    return .array(values)
  }

  private mutating func number() throws(Mistake) -> JSON {
    let start = place
    while place < bytes.count, "+-.eE0123456789".utf8.contains(bytes[place]) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let number = Int(text) else { throw mistake("`\(text)` is no whole number") }
    return .number(number)
  }

  private mutating func word() throws(Mistake) -> JSON {
    for (text, value) in [("true", JSON.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[place...].starts(with: text.utf8) {
      place += text.utf8.count
      return value
    }
    throw mistake("this is no JSON")
  }

  private mutating func string() throws(Mistake) -> String {
    place += 1
    var units: [UInt16] = []
    var plain: [UInt8] = []
    func flushed() -> [UInt16] { Array(String(decoding: plain, as: UTF8.self).utf16) }
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units + flushed(), as: UTF16.self)
      case UInt8(ascii: "\\"):
        units += flushed()
        plain = []
        units.append(try escape())
      case 0..<0x20: throw mistake("a string holds a control character")
      default: plain.append(byte)
      }
    }
    throw mistake("a string does not end")
  }

  private mutating func escape() throws(Mistake) -> UInt16 {
    guard place < bytes.count else { throw mistake("a string does not end") }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt16(byte)
    case UInt8(ascii: "u"):
      let digits = bytes[place..<min(place + 4, bytes.count)]
      let text = String(decoding: digits, as: UTF8.self)
      guard digits.count == 4, let unit = UInt16(text, radix: 16) else {
        throw mistake("four digits are missing")
      }
      place += 4
      return unit
    default: throw mistake("there is no such escape")
    }
  }
}

extension JSON {
  /// An object's member of that name.
  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var asString: String? { if case .string(let text) = self { text } else { nil } }
  var asNumber: Int? { if case .number(let number) = self { number } else { nil } }
  var asBool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var asArray: [JSON]? { if case .array(let values) = self { values } else { nil } }
}
