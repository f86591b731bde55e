extension Reader {
  /// The first control character of the line.
  func controlProblem() -> Problem? {
    guard let offset = bytes[lineStart..<lineEnd].firstIndex(where: Byte.isControl) else {
      return nil
    }
    let place = place(ofByteAt: offset)
    return Problem(bytes[offset] == 0 ? .nul : .controlCharacter(bytes[offset]), at: place)
  }

  /// Where the line stops being UTF-8.
  func invalidPlace() -> Place? {
    var offset = lineStart
    while offset < lineEnd {
      guard let length = scalarLength(at: offset) else { return place(ofByteAt: offset) }
      offset += length
    }
    return nil
  }

  /// Where a line's first characters stand.
  func indentationPlace(_ indentation: Range<Int>) -> Place {
    Place(line: line, column: indentation.count + 1, length: 1, offset: indentation.upperBound)
  }

  private func place(ofByteAt offset: Int) -> Place {
    let before = String(decoding: bytes[lineStart..<offset], as: UTF8.self)
    return Place(line: line, column: before.count + 1, length: 1, offset: offset)
  }

  /// How many bytes the scalar at an offset has, if they are one.
  private func scalarLength(at offset: Int) -> Int? {
    let first = bytes[offset]
    let length: Int
    let smallest: UInt32
    switch first {
    case 0..<0x80: return 1
    case 0xC2..<0xE0: (length, smallest) = (2, 0x80)
    case 0xE0..<0xF0: (length, smallest) = (3, 0x800)
    case 0xF0..<0xF5: (length, smallest) = (4, 0x10000)
    default: return nil
    }
    guard offset + length <= lineEnd else { return nil }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for byte in bytes[offset + 1..<offset + length] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= smallest, Unicode.Scalar(value) != nil else { return nil }
    return length
  }
}
