/// Turns the bytes of an XML file into text, whichever encoding it says it has.
enum TextEncoding {
  /// As UTF-8, without a byte order mark.
  static func decode(_ bytes: [UInt8]) throws(PropertyListProblem) -> [UInt8] {
    guard !bytes.isEmpty else { throw .empty }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return try utf8(Array(bytes.dropFirst(3)), "UTF-8")
    }
    for form in Form.all where bytes.starts(with: form.mark) {
      return try wide(bytes.dropFirst(form.mark.count), form)
    }
    // Without a mark the first sign, `<`, tells how wide a sign is.
    for form in Form.all where bytes.starts(with: form.first) {
      return try wide(bytes[...], form)
    }
    return try named(declared(bytes) ?? "utf-8", bytes)
  }

  private static func named(
    _ name: String, _ bytes: [UInt8]
  ) throws(PropertyListProblem) -> [UInt8] {
    switch name.lowercased() {
    case "utf-8", "utf8": return try utf8(bytes, "UTF-8")
    case "us-ascii", "ascii":
      guard bytes.allSatisfy({ $0 < 0x80 }) else { throw .wrongBytes(encoding: "ASCII") }
      return bytes
    case "iso-8859-1", "iso_8859-1", "latin1", "latin-1", "iso-8859-15":
      return single(bytes) { UInt32($0) }
    case "windows-1252", "cp1252":
      return single(bytes) { (0x80...0x9F).contains($0) ? windows[Int($0) - 0x80] : UInt32($0) }
    case "macintosh", "macroman", "x-mac-roman": return single(bytes) { roman[Int($0) - 0x80] }
    case "utf-16", "utf-16le", "utf-16be", "utf-32", "utf-32le", "utf-32be", "ucs-2", "ucs-4":
      // It was read so far a byte a sign: the declaration is mistaken, and the bytes decide.
      return try utf8(bytes, "UTF-8")
    default: throw .unknownEncoding(String(name.prefix(40)))
    }
  }

  /// What `<?xml … encoding="…"?>` says.
  private static func declared(_ bytes: [UInt8]) -> String? {
    let head = bytes.prefix(400)
    guard head.starts(with: Array("<?xml".utf8)) else { return nil }
    let end = head.firstIndex(of: UInt8(ascii: ">")) ?? head.endIndex
    let text = String(decoding: head[..<end], as: UTF8.self)
    let words = text.split { $0 == " " || $0 == "\n" || $0 == "\r" || $0 == "\t" }
    guard let start = words.firstIndex(where: { $0.hasPrefix("encoding") }) else { return nil }
    let rest = words[start...].joined().dropFirst("encoding".count)
    guard rest.first == "=" else { return nil }
    let quoted = rest.dropFirst()
    guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
    return String(quoted.dropFirst().prefix { $0 != quote })
  }

  private static func utf8(
    _ bytes: [UInt8], _ name: String
  ) throws(PropertyListProblem) -> [UInt8] {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .wrongBytes(encoding: name) }
    return bytes
  }

  /// Signs of one byte each; those below 128 are ASCII everywhere.
  private static func single(_ bytes: [UInt8], _ scalar: (UInt8) -> UInt32) -> [UInt8] {
    var text = String.UnicodeScalarView()
    for byte in bytes {
      let value = byte < 0x80 ? UInt32(byte) : scalar(byte)
      text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return Array(String(text).utf8)
  }

  // MARK: Two and four bytes a sign

  private struct Form {
    let name: String
    let mark: [UInt8]
    /// `<` in this form.
    let first: [UInt8]
    let width: Int
    let isLittle: Bool

    /// Four bytes first: their mark begins like the shorter one.
    static let all = [
      Form(
        name: "UTF-32", mark: [0xFF, 0xFE, 0, 0], first: [0x3C, 0, 0, 0], width: 4, isLittle: true),
      Form(
        name: "UTF-32", mark: [0, 0, 0xFE, 0xFF], first: [0, 0, 0, 0x3C], width: 4, isLittle: false),
      Form(name: "UTF-16", mark: [0xFF, 0xFE], first: [0x3C, 0], width: 2, isLittle: true),
      Form(name: "UTF-16", mark: [0xFE, 0xFF], first: [0, 0x3C], width: 2, isLittle: false),
    ]
  }

  private static func wide(
    _ bytes: ArraySlice<UInt8>, _ form: Form
  ) throws(PropertyListProblem) -> [UInt8] {
    guard bytes.count % form.width == 0 else { throw .wrongBytes(encoding: form.name) }
    var units: [UInt32] = []
    units.reserveCapacity(bytes.count / form.width)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      var unit: UInt32 = 0
      for offset in 0..<form.width {
        let byte = bytes[index + (form.isLittle ? form.width - 1 - offset : offset)]
        unit = unit << 8 | UInt32(byte)
      }
      units.append(unit)
      index += form.width
    }
    let text =
      form.width == 2
      ? String(validating: units.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self)
      : String(validating: units, as: UTF32.self)
    guard let text else { throw .wrongBytes(encoding: form.name) }
    return Array(text.utf8)
  }

  // MARK: Tables

  /// 0x80 to 0x9F of Windows-1252.
  private static let windows: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]

  /// 0x80 to 0xFF of Mac OS Roman.
  private static let roman: [UInt32] =
    """
    ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ\
    –—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
    """.unicodeScalars.map(\.value)
}
