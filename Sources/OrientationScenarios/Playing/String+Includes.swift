extension String {
  /// Whether another text stands somewhere in it, byte for byte.
  ///
  /// Embedded Swift has no `contains` for that.
  func includes(_ text: String) -> Bool {
    let bytes = Array(utf8)
    let sought = Array(text.utf8)
    guard sought.count <= bytes.count else { return false }
    return (0...bytes.count - sought.count).contains { start in
      bytes[start..<start + sought.count].elementsEqual(sought)
    }
  }
}
