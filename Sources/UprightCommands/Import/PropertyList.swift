#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads an app's property list, XML or binary.
enum PropertyList {
  /// How many arrays and dictionaries an XML list may have.
  ///
  /// The decoder calls itself for each that lies in another, so a list that is made to harm
  /// would use up the stack. Counting all of them needs no parser.
  static let containerLimit = 4_000

  static func app(_ bytes: [UInt8]) throws(PropertyListProblem) -> AppDescription {
    guard !bytes.isEmpty else { throw .empty }
    var bytes = bytes
    if bytes.starts(with: "bplist".utf8) {
      guard isWhole(bytes) else { throw .damaged("an object is outside the file") }
    } else {
      bytes = try XMLEncoding.utf8(bytes)
      guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { throw .notAPropertyList }
      guard containers(in: bytes) <= containerLimit else { throw .tooLarge }
    }
    do {
      return try PropertyListDecoder().decode(AppDescription.self, from: Data(bytes))
    } catch DecodingError.dataCorrupted(let context) {
      // The decoder says in English what is wrong, and in XML on which line.
      let reason = (context.underlyingError as? CocoaError)?.userInfo["NSDebugDescription"]
      throw .damaged(reason as? String ?? context.debugDescription)
    } catch { throw .noDictionary }
  }

  /// Counts the tags that begin like `<array>` and `<dict>`: dates and data are among them.
  private static func containers(in bytes: [UInt8]) -> Int {
    zip(bytes, bytes.dropFirst()).count { first, second in
      first == UInt8(ascii: "<") && (second == UInt8(ascii: "a") || second == UInt8(ascii: "d"))
    }
  }
}

extension PropertyList {
  /// Whether every object of a binary list lies within it.
  ///
  /// The decoder takes a string's length on trust and stops the program where it leads out of the
  /// file. The list ends in a trailer of 32 bytes, which says where the table of objects is and how
  /// wide its numbers are; an object begins with its kind and its count.
  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    func number(at place: Int, width: Int) -> Int? {
      guard width <= 8, place <= bytes.count - width else { return nil }
      return Int(exactly: bytes[place..<(place + width)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
    let trailer = bytes.count - 32
    guard trailer >= 8, let objects = number(at: trailer + 8, width: 8),
      let table = number(at: trailer + 24, width: 8), table <= trailer
    else { return false }
    let offsetWidth = Int(bytes[trailer + 6])
    let referenceWidth = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
      objects <= (trailer - table) / offsetWidth
    else { return false }
    return (0..<objects).allSatisfy { index in
      guard let offset = number(at: table + index * offsetWidth, width: offsetWidth), offset < table
      else { return false }
      let width: Int
      switch bytes[offset] >> 4 {
      case 0x4, 0x5: width = 1
      case 0x6: width = 2
      case 0xA, 0xC: width = referenceWidth
      case 0xD: width = 2 * referenceWidth
      default: return true
      }
      var count = Int(bytes[offset] & 0xF)
      var start = offset + 1
      if count == 0xF {
        // A longer count is an integer of its own.
        guard start < table else { return false }
        let wide = 1 << Int(bytes[start] & 0xF)
        guard let long = number(at: start + 1, width: wide) else { return false }
        count = long
        start = start + 1 + wide
      }
      return start <= table && count <= (table - start) / width
    }
  }
}

/// Why something is no property list of an app.
enum PropertyListProblem: Error, Hashable, Sendable {
  case empty
  case unknownEncoding(String)
  case wrongBytes(encoding: String)
  case notAPropertyList
  case tooLarge
  case damaged(String)
  case noDictionary

  /// What is told after the file's name.
  var text: String {
    switch self {
    case .empty: "the file is empty"
    case .unknownEncoding(let name): "unknown encoding `\(name)`"
    case .wrongBytes(let name): "this isn't \(name)"
    case .notAPropertyList: "this isn't a property list, neither XML nor binary"
    case .tooLarge: "the property list has too many arrays and dictionaries"
    case .damaged(let reason): "the property list is damaged: \(reason)"
    case .noDictionary: "an Info.plist has to be a dictionary"
    }
  }
}

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
