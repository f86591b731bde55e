#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// The names of files are bytes, and on Linux any bytes. A `String` is Unicode, so that a byte that
// is no UTF-8 becomes a character that nobody uses (U+10FF80 to U+10FFFF), and itself again where a
// file is opened.

extension String {
  private static let strayBytes: ClosedRange<UInt32> = 0x10FF80...0x10FFFF

  /// The name that some bytes are.
  init(path bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    let isStray = { (scalar: Unicode.Scalar) in Self.strayBytes.contains(scalar.value) }
    if let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: isStray)
    {
      self = text
      return
    }
    var scalars = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      let length = (1...4).first { count in
        guard let text = String(validating: rest.prefix(count), as: UTF8.self) else { return false }
        return text.unicodeScalars.allSatisfy { !isStray($0) }
      }
      if let length {
        scalars += String(decoding: rest.prefix(length), as: UTF8.self).unicodeScalars
      } else if let stray = Unicode.Scalar(0x10FF00 + UInt32(first)) {
        scalars.append(stray)
      }
      rest = rest.dropFirst(length ?? 1)
    }
    self = String(scalars)
  }

  /// The bytes of the name, with a zero after them.
  var onDisk: [CChar] {
    var bytes: [UInt8] = []
    for scalar in unicodeScalars {
      if Self.strayBytes.contains(scalar.value) {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    return bytes.map { CChar(bitPattern: $0) } + [0]
  }

  /// The name that C has.
  init(path pointer: UnsafePointer<CChar>) {
    self.init(
      path: UnsafeBufferPointer(start: pointer, count: strlen(pointer)).map(UInt8.init(bitPattern:))
    )
  }
}

/// The words of the command line after the program's own name.
var argumentWords: [String] {
  let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
  return words.dropFirst().compactMap { word in word.map { String(path: $0) } }
}
