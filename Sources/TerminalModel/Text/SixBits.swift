/// Bytes as letters, six bits each: for escape sequences, and for what people pass on.
package enum SixBits {
  private static let common = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)

  /// Base 64 as terminals take it.
  package static func base64(_ bytes: some Sequence<UInt8>) -> String {
    var text = letters(of: bytes, with: common + Array("+/".utf8))
    while !text.count.isMultiple(of: 4) { text.append(UInt8(ascii: "=")) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Letters that no shell, mail or address changes.
  package static let plainLetters = common + Array("-_".utf8)

  package static func plain(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: letters(of: bytes, with: plainLetters), as: UTF8.self)
  }

  private static func letters(of bytes: some Sequence<UInt8>, with alphabet: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        text.append(alphabet[Int(bits >> UInt32(count) & 63)])
      }
      bits &= 0xFF
    }
    if count > 0 { text.append(alphabet[Int(bits << UInt32(6 - count) & 63)]) }
    return text
  }
}
