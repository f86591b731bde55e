/// Reads JSON as strictly as any reader would: UTF-8, no key twice, nothing behind the value.
struct StrictJSON {
  /// What is wrong, and at which byte.
  struct Fault: Error { let words: String }

  private let bytes: [UInt8]
  private var place = 0

  private init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// What is wrong with a text; nothing where it is one value.
  static func fault(in text: some StringProtocol) -> String? {
    var reader = StrictJSON(text)
    do throws(Fault) {
      try reader.value()
      reader.skipBlanks()
      return reader.place == reader.bytes.count ? nil : "something stands behind the value"
    } catch { return error.words }
  }

  private func fault(_ words: String) -> Fault { Fault(words: "\(words) at byte \(place)") }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
  }

  private mutating func take(_ sign: Character) -> Bool {
    guard next == sign.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func value() throws(Fault) {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): try object()
    case UInt8(ascii: "["): try array()
    case UInt8(ascii: "\""): _ = try string()
    case let digit?
    where digit == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit:
      try number()
    default:
      for word in ["true", "false", "null"] where bytes[place...].starts(with: word.utf8) {
        place += word.utf8.count
        return
      }
      throw fault("no value")
    }
  }

  private mutating func object() throws(Fault) {
    _ = take("{")
    var keys: Set<String> = []
    skipBlanks()
    if take("}") { return }
    repeat {
      skipBlanks()
      let key = try string()
      guard keys.insert(key).inserted else { throw fault("the key `\(key)` stands twice") }
      skipBlanks()
      guard take(":") else { throw fault("a key without a colon") }
      try value()
      skipBlanks()
    } while take(",")
    guard take("}") else { throw fault("an object without an end") }
  }

  private mutating func array() throws(Fault) {
    _ = take("[")
    skipBlanks()
    if take("]") { return }
    repeat {
      try value()
      skipBlanks()
    } while take(",")
    guard take("]") else { throw fault("an array without an end") }
  }

  private mutating func string() throws(Fault) -> String {
    guard take("\"") else { throw fault("no text") }
    let start = place
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw fault("a raw control character") }
      place += 1
      guard byte == UInt8(ascii: "\\") else { continue }
      guard let sign = next else { break }
      place += 1
      switch sign {
      case UInt8(ascii: "u"):
        let digits = bytes[place...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
        else { throw fault("an escape without four digits") }
        place += 4
      case _ where "\"\\/bfnrt".utf8.contains(sign): break
      default: throw fault("an unknown escape")
      }
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard take("\"") else { throw fault("a text without an end") }
    return text
  }

  private mutating func number() throws(Fault) {
    let start = place
    while let byte = next, "+-.eE0123456789".utf8.contains(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard Double(text) != nil, !text.hasPrefix("+"), !text.hasSuffix(".") else {
      throw fault("`\(text)` is no number")
    }
  }
}
