/// A way through the bytes of a text, which knows its line.
struct ByteCursor {
  let bytes: [UInt8]
  private(set) var position = 0
  private(set) var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The byte it stands at; nothing at the end.
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The byte some places further on; 0 behind the end.
  func byte(after offset: Int) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  mutating func advance(_ count: Int = 1) {
    let end = min(position + count, bytes.count)
    for index in position..<end where bytes[index] == 0x0A { line += 1 }
    position = end
  }

  func isAt(_ word: StaticString, after offset: Int = 0) -> Bool {
    (0..<word.utf8CodeUnitCount).allSatisfy { byte(after: offset + $0) == word.utf8Start[$0] }
  }

  /// Goes past the next place where a word stands.
  mutating func skip(past word: StaticString) {
    while position < bytes.count, !isAt(word) { advance() }
    advance(word.utf8CodeUnitCount)
  }

  /// Takes what comes before a byte that ends it.
  mutating func take(until isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while let byte, !isEnd(byte) { advance() }
    return bytes[start..<position]
  }
}
