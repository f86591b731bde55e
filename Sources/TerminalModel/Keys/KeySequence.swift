/// The first key of some bytes; what it says of a beginning holds whatever follows.
enum KeySequence {
  case incomplete
  case key(Key, length: Int)
  case startsPaste(length: Int)

  /// No sequence a terminal sends is longer; what is, is noise.
  static let longest = 64
  /// Answers nobody asked for (OSC, DCS and their kin) are skipped up to this length.
  static let longestString = 4096

  static func read(_ bytes: [UInt8]) -> KeySequence {
    guard let first = bytes.first else { return .incomplete }
    switch first {
    case UInt8.escape: return readEscape(bytes)
    case 0x7F: return .key(.backspace, length: 1)
    case 0..<0x20: return .key(Key(controlByte: first), length: 1)
    default: return readScalar(bytes[...]).map { .key(.character($0), length: $1) }
    }
  }

  /// The key of ESC and one byte that turned out to be no sequence.
  static func alt(_ byte: UInt8) -> Key {
    switch byte {
    case UInt8.escape: .modified(.alt, .escape)
    case 0x7F: .modified(.alt, .backspace)
    case 0..<0x20: Key(controlByte: byte).with(.alt)
    case 0..<0x80: .alt(Character(Unicode.Scalar(byte)))
    default: .unknown
    }
  }

  private static func readEscape(_ bytes: [UInt8]) -> KeySequence {
    guard bytes.count > 1 else { return .incomplete }
    switch bytes[1] {
    case UInt8(ascii: "["): return ControlSequence.read(bytes)
    case UInt8(ascii: "O"): return readSingleShift(bytes)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      return readString(bytes)
    case UInt8.escape: return readDoubleEscape(bytes)
    case 0x80...: return readScalar(bytes[1...]).map { .key(.alt($0), length: $1 + 1) }
    default: return .key(alt(bytes[1]), length: 2)
    }
  }

  /// ESC ESC [ A: Alt with an arrow, from terminals that put ESC before everything.
  private static func readDoubleEscape(_ bytes: [UInt8]) -> KeySequence {
    guard bytes.count > 2 else { return .incomplete }
    let starts = [UInt8(ascii: "["), UInt8(ascii: "O")]
    guard starts.contains(bytes[2]) else { return .key(.escape, length: 1) }
    switch readEscape(Array(bytes.dropFirst())) {
    case .incomplete: return .incomplete
    case .key(let key, let length): return .key(key.with(.alt), length: length + 1)
    case .startsPaste: return .key(.escape, length: 1)
    }
  }

  /// ESC O and a letter: keypad and function keys in their application mode.
  private static func readSingleShift(_ bytes: [UInt8]) -> KeySequence {
    guard bytes.count > 2 else { return .incomplete }
    if bytes[2] == UInt8.escape { return .key(.alt("O"), length: 2) }
    // ESC O 5 A: a modifier as old xterms wrote it.
    if (UInt8(ascii: "2")...UInt8(ascii: "8")).contains(bytes[2]) {
      guard bytes.count > 3 else { return .incomplete }
      let key = ControlSequence.key(
        final: bytes[3], parameters: [1, Int(bytes[2] - UInt8(ascii: "0"))])
      return .key(key, length: bytes[3] == UInt8.escape ? 3 : 4)
    }
    if bytes[2] == UInt8(ascii: "M") { return .key(.enter, length: 3) }
    return .key(ControlSequence.key(final: bytes[2], parameters: []), length: 3)
  }

  // ESC ] … BEL, or … ESC \: an answer to something we never ask, skipped whole.
  private static func readString(_ bytes: [UInt8]) -> KeySequence {
    var index = 2
    while index < bytes.count {
      switch bytes[index] {
      case 0x07: return .key(.unknown, length: index + 1)
      case UInt8.escape:
        guard index + 1 < bytes.count else { return .incomplete }
        let isEnd = bytes[index + 1] == UInt8(ascii: "\\")
        return .key(.unknown, length: isEnd ? index + 2 : index)
      default: index += 1
      }
      if index >= longestString { return .key(.unknown, length: index) }
    }
    return .incomplete
  }

  /// One character in UTF-8; each byte that cannot be part of one is `unknown`.
  private static func readScalar(_ bytes: ArraySlice<UInt8>) -> ScalarReading {
    guard let first = bytes.first else { return .incomplete }
    let length =
      switch first {
      case 0..<0x80: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    let present = bytes.prefix(length)
    guard length > 0, present.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else {
      return .malformed
    }
    guard present.count == length else { return .incomplete }
    let scalars = String(decoding: present, as: UTF8.self).unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first, scalar != "\u{FFFD}" || length == 3
    else { return .malformed }
    // C1 controls in UTF-8 are no text.
    return (0x80..<0xA0).contains(scalar.value)
      ? .malformed : .scalar(Character(scalar), length: length)
  }

  private enum ScalarReading {
    case incomplete
    case malformed
    case scalar(Character, length: Int)

    func map(_ found: (Character, Int) -> KeySequence) -> KeySequence {
      switch self {
      case .incomplete: .incomplete
      case .malformed: .key(.unknown, length: 1)
      case .scalar(let character, let length): found(character, length)
      }
    }
  }
}
