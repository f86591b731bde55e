/// The smallest piece of a line that means something.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case word
    case string
    /// One of `, ; : ( ) ? [ ] | /`.
    case sign
    /// Already reported; nothing more can be read from this line.
    case broken
    case end
  }

  var kind: Kind
  /// A word or sign as written; of a string what is between the quotation marks, unescaped.
  var text: String
  var place: TextPlace
  /// The byte after it.
  var end: Int

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

  /// A sign of masks in Swift and Objective-C, or of a fraction: nothing else has it.
  var isRareSign: Bool { ["[", "]", "|", "/"].contains(text) && kind == .sign }

  func isWord(_ word: String) -> Bool { kind == .word && text == word }

  /// Whether it follows the one before without a blank.
  func isGlued(to other: Token) -> Bool { place.offset == other.end }
}

/// The bytes that mean something to the reader.
package enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let blank = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let question = UInt8(ascii: "?")
  static let backslash = UInt8(ascii: "\\")
  static let delete: UInt8 = 0x7F
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func isSign(_ byte: UInt8) -> Bool { ",;:()?[]|/".utf8.contains(byte) }

  static func isBlank(_ byte: UInt8) -> Bool { byte == blank || byte == tab }

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  static func isControl(_ byte: UInt8) -> Bool { (byte < 0x20 && byte != tab) || byte == delete }

  /// Whether a control beyond ASCII begins here: one of U+0080 to U+009F, or one that turns the
  /// direction of the text after it.
  static func isWideControl(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch bytes.first {
    case 0xC2: return bytes.dropFirst().first.map { (0x80...0x9F).contains($0) } ?? false
    case 0xE2:
      let rest = bytes.dropFirst().prefix(2)
      guard let middle = rest.first, let last = rest.dropFirst().first else { return false }
      return (middle == 0x80 && (0xAA...0xAE).contains(last))
        || (middle == 0x81 && (0xA6...0xA9).contains(last))
    default: return false
    }
  }

  /// Letters, digits, `_`, what joins the words of the language, and everything beyond ASCII.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: isLetterOrDigit(byte)
    }
  }

  /// Letters and digits, and everything beyond ASCII.
  package static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x80...0xFF: true
    default: false
    }
  }
}
