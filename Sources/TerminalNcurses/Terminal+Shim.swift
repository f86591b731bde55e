import CNcurses
import TerminalModel

// Our words to the shim's.

extension TerminalProblem {
  /// The problem of an attempt to open; nil when there was none.
  init?(_ opening: CNOpening, term: String) {
    switch opening {
    case .opened: return nil
    case .inputIsNoTerminal: self = .inputIsNoTerminal
    case .outputIsNoTerminal: self = .outputIsNoTerminal
    case .unknownTerm: self = .unknownTerm(term)
    case .dumbTerm: self = .dumbTerm(term)
    case .alreadyOpen: self = .alreadyOpen
    case .systemFailure: self = .systemFailure
    }
  }
}

extension Role {
  /// The number the shim knows its colours by.
  package var paintNumber: Int32 { Int32(rawValue) + 1 }
}

extension CNColor {
  init(_ color: Color) {
    switch color {
    case .standard: self.init(index: -1, rgb: -1)
    case .palette(let number): self.init(index: Int32(number), rgb: -1)
    case .exact(let rgb): self.init(index: Int32(rgb.palette256), rgb: Int32(rgb.hex))
    }
  }
}

extension CNAttributes {
  init(_ attributes: Attributes) {
    self = []
    if attributes.contains(.bold) { insert(.bold) }
    if attributes.contains(.reverse) { insert(.reverse) }
    if attributes.contains(.underline) { insert(.underline) }
  }
}

/// The letters that carry bytes in an escape sequence.
package enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  package static func encoded(_ bytes: some Sequence<UInt8>) -> String {
    var text: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        text.append(letters[Int(bits >> UInt32(count) & 63)])
      }
      bits &= 0xFF
    }
    if count > 0 { text.append(letters[Int(bits << UInt32(6 - count) & 63)]) }
    while !text.count.isMultiple(of: 4) { text.append(UInt8(ascii: "=")) }
    return String(decoding: text, as: UTF8.self)
  }
}
