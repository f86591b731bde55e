/// A value of a property list, as far as an Info.plist needs it.
indirect enum PropertyList: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case real(Double)
  case bool(Bool)
  /// Dates, data and identifiers: nothing here looks into them.
  case other
  case array([PropertyList])
  case dictionary([Entry])

  struct Entry: Hashable, Sendable {
    var key: String
    var value: PropertyList
  }

  /// How deep lists may nest, and how many values there may be: what is made to harm has more.
  static let depthLimit = 100
  static let countLimit = 1_000_000

  /// The value of a key; of a key given twice the last one.
  subscript(key: String) -> PropertyList? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries.last { $0.key == key }?.value
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// A truth, also where somebody wrote it as a number or a word.
  var bool: Bool? {
    switch self {
    case .bool(let value): value
    case .integer(let value): value != 0
    case .string(let text): ["yes", "true", "1"].contains(text.lowercased())
    default: nil
    }
  }

  /// The elements of an array; a value that stands alone is one of its own.
  var elements: [PropertyList] {
    if case .array(let elements) = self { return elements }
    return [self]
  }

  /// Reads a property list, XML or binary.
  static func read(_ bytes: [UInt8]) throws(PropertyListProblem) -> PropertyList {
    if bytes.starts(with: Array("bplist".utf8)) {
      var reader = try BinaryPropertyList(bytes)
      return try reader.read()
    }
    var reader = XMLPropertyList(try TextEncoding.decode(bytes))
    return try reader.read()
  }
}

/// Why something is no property list: facts, worded below.
enum PropertyListProblem: Error, Hashable, Sendable {
  case empty
  case unknownEncoding(String)
  case wrongBytes(encoding: String)
  case notAPropertyList
  case truncated
  case tooDeep
  case tooLarge
  /// At a line of the XML.
  case xml(line: Int, String)
  case binary(String)
}

extension PropertyListProblem {
  /// Behind a path and a colon.
  var text: String {
    switch self {
    case .empty: "error: the file is empty"
    case .unknownEncoding(let name): "error: the encoding `\(name)` is not known here"
    case .wrongBytes(let name): "error: this is not \(name)"
    case .notAPropertyList: "error: this is no property list, neither XML nor binary"
    case .truncated: "error: the property list ends too early"
    case .tooDeep: "error: the property list is nested too deeply"
    case .tooLarge: "error: the property list has too many values"
    case .xml(let line, let what): "\(line): error: \(what)"
    case .binary(let what): "error: the binary property list is damaged: \(what)"
    }
  }
}
