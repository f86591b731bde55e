#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Turns an XML file into UTF-8, whichever encoding it says it has.
enum XMLEncoding {
  /// The text without byte order mark and without the `<?xml … ?>` that named the encoding.
  static func utf8(_ bytes: [UInt8]) throws(PropertyListProblem) -> [UInt8] {
    let text = try text(of: bytes)
    guard text.hasPrefix("<?xml"), let end = text.firstIndex(of: ">") else {
      return Array(text.utf8)
    }
    return Array(text[text.index(after: end)...].utf8)
  }

  private static func text(of bytes: [UInt8]) throws(PropertyListProblem) -> String {
    for form in forms where bytes.starts(with: form.mark) {
      return try decode(bytes.dropFirst(form.mark.count), form.encoding, form.name)
    }
    // Without a mark the first character, `<`, tells how wide a character is.
    for form in forms where bytes.starts(with: form.first) {
      return try decode(bytes[...], form.encoding, form.name)
    }
    let name = declaredName(bytes) ?? "utf-8"
    switch name.lowercased() {
    case "utf-8", "utf8", "utf-16", "utf-16le", "utf-16be", "utf-32", "utf-32le", "utf-32be",
      "ucs-2", "ucs-4":
      // A byte is a character here, so a declaration of wider ones is mistaken.
      return try decode(bytes[...], .utf8, "UTF-8")
    case "us-ascii", "ascii": return try decode(bytes[...], .ascii, "ASCII")
    case "iso-8859-1", "iso_8859-1", "latin1", "latin-1", "iso-8859-15":
      return try decode(bytes[...], .isoLatin1, "Latin 1")
    case "windows-1252", "cp1252": return decode(bytes, windows)
    case "macintosh", "macroman", "x-mac-roman": return decode(bytes, macRoman)
    default: throw .unknownEncoding(String(name.prefix(40)))
    }
  }

  private static func decode(
    _ bytes: ArraySlice<UInt8>, _ encoding: String.Encoding, _ name: String
  ) throws(PropertyListProblem) -> String {
    guard let text = String(bytes: bytes, encoding: encoding) else {
      throw .wrongBytes(encoding: name)
    }
    return text
  }

  /// What `<?xml … encoding="…"?>` says.
  private static func declaredName(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let words = String(decoding: bytes[..<end], as: UTF8.self)
      .split { " \t\r\n=\"'?".contains($0) }
    guard let index = words.firstIndex(of: "encoding"), index + 1 < words.count else { return nil }
    return String(words[index + 1])
  }

  private struct Form {
    let name: String
    let encoding: String.Encoding
    let mark: [UInt8]
    /// `<` in this encoding.
    let first: [UInt8]
  }

  /// Four bytes before two: their mark begins like the shorter one.
  private static let forms = [
    Form(
      name: "UTF-32", encoding: .utf32LittleEndian, mark: [0xFF, 0xFE, 0, 0],
      first: [0x3C, 0, 0, 0]),
    Form(
      name: "UTF-32", encoding: .utf32BigEndian, mark: [0, 0, 0xFE, 0xFF], first: [0, 0, 0, 0x3C]),
    Form(name: "UTF-16", encoding: .utf16LittleEndian, mark: [0xFF, 0xFE], first: [0x3C, 0]),
    Form(name: "UTF-16", encoding: .utf16BigEndian, mark: [0xFE, 0xFF], first: [0, 0x3C]),
    Form(name: "UTF-8", encoding: .utf8, mark: [0xEF, 0xBB, 0xBF], first: [0xEF, 0xBB, 0xBF]),
  ]

  // MARK: Encodings that FoundationEssentials does not know

  /// Characters of one byte each; those below 128 are ASCII, and the table ends at 255.
  private static func decode(_ bytes: [UInt8], _ table: [Unicode.Scalar]) -> String {
    let start = 256 - table.count
    return String(
      String.UnicodeScalarView(
        bytes.map { Int($0) < start ? Unicode.Scalar($0) : table[Int($0) - start] }))
  }

  private static let windows: [Unicode.Scalar] =
    Array(
      """
      €\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ
      """.unicodeScalars) + (0xA0...0xFF).map { Unicode.Scalar(UInt8($0)) }

  private static let macRoman: [Unicode.Scalar] = Array(
    """
    ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ\
    –—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
    """.unicodeScalars)
}
