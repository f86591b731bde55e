/// A way through the bytes of a text, which knows its line.
struct ByteCursor {
  let bytes: [UInt8]
  private(set) var position = 0
  private(set) var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The byte it stands at; nothing at the end.
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func advance() {
    guard let byte else { return }
    if byte == 0x0A { line += 1 }
    position += 1
  }

  func isAt(_ word: StaticString) -> Bool {
    position + word.utf8CodeUnitCount <= bytes.count
      && (0..<word.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == word.utf8Start[$0] }
  }

  /// Goes past the next place where a word stands.
  mutating func skip(past word: StaticString) {
    while position < bytes.count, !isAt(word) { advance() }
    for _ in 0..<word.utf8CodeUnitCount { advance() }
  }

  /// Takes what comes before a byte that ends it.
  mutating func take(until isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while let byte, !isEnd(byte) { advance() }
    return bytes[start..<position]
  }
}
