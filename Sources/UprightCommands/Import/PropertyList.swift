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
      guard isWhole(bytes) else { throw .damaged("an object lies outside of it") }
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
    let (offsetWidth, referenceWidth) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
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
      var (count, start) = (Int(bytes[offset] & 0xF), offset + 1)
      if count == 0xF {
        // A longer count is an integer of its own.
        guard start < table else { return false }
        let wide = 1 << Int(bytes[start] & 0xF)
        guard let long = number(at: start + 1, width: wide) else { return false }
        (count, start) = (long, start + 1 + wide)
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

  /// What is told behind the file's name.
  var text: String {
    switch self {
    case .empty: "the file is empty"
    case .unknownEncoding(let name): "the encoding `\(name)` is not known here"
    case .wrongBytes(let name): "this is not \(name)"
    case .notAPropertyList: "this is no property list, neither XML nor binary"
    case .tooLarge: "the property list has too many arrays and dictionaries"
    case .damaged(let reason): "the property list is damaged: \(reason)"
    case .noDictionary: "an Info.plist is a dictionary"
    }
  }
}
