/// Reads a binary property list, `bplist00`: a table of objects that name each other by number.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private var offsets: [Int] = []
  private var top = 0
  private var referenceWidth = 1
  private var count = 0

  private static let headerCount = 8
  private static let trailerCount = 32

  init(_ bytes: [UInt8]) throws(PropertyListProblem) {
    self.bytes = bytes
    guard bytes.count >= Self.headerCount + Self.trailerCount else { throw .truncated }
    let trailer = bytes.count - Self.trailerCount
    let offsetWidth = Int(bytes[trailer + 6])
    referenceWidth = Int(bytes[trailer + 7])
    let objectCount = number(at: trailer + 8, width: 8)
    let top = number(at: trailer + 16, width: 8)
    let table = number(at: trailer + 24, width: 8)
    guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth) else {
      throw .binary("widths that cannot be")
    }
    guard let objectCount, let top, let table, objectCount > 0, top < objectCount,
      table >= Self.headerCount, table < trailer,
      objectCount <= (trailer - table) / offsetWidth
    else { throw .binary("its table of objects is not where it says") }
    guard objectCount <= PropertyList.countLimit else { throw .tooLarge }
    self.top = top
    offsets.reserveCapacity(objectCount)
    for index in 0..<objectCount {
      let offset = number(at: table + index * offsetWidth, width: offsetWidth)
      guard let offset, offset >= Self.headerCount, offset < table else {
        throw .binary("an object lies outside of it")
      }
      offsets.append(offset)
    }
  }

  mutating func read() throws(PropertyListProblem) -> PropertyList {
    try object(top, depth: 0)
  }

  /// The object of a number; one that holds itself is too deep.
  private mutating func object(
    _ index: Int, depth: Int
  ) throws(PropertyListProblem) -> PropertyList {
    guard depth < PropertyList.depthLimit else { throw .tooDeep }
    count += 1
    guard count < PropertyList.countLimit else { throw .tooLarge }
    guard offsets.indices.contains(index) else { throw .binary("an object is missing") }
    let start = offsets[index]
    let low = Int(bytes[start] & 0x0F)
    switch bytes[start] >> 4 {
    case 0x0: return low == 9 || low == 8 ? .bool(low == 9) : .other
    case 0x1: return .integer(try integer(at: start, low))
    case 0x2: return .real(real(at: start, low))
    case 0x3, 0x4, 0x8: return .other
    case 0x5: return .string(try ascii(at: start))
    case 0x6: return .string(try utf16(at: start))
    case 0xA, 0xC:
      let (first, count) = try extent(at: start, width: referenceWidth)
      return .array(try objects(from: first, count, depth))
    case 0xD: return try dictionary(at: start, depth)
    default: throw .binary("an object of a kind that does not exist")
    }
  }

  private mutating func objects(
    from first: Int, _ count: Int, _ depth: Int
  ) throws(PropertyListProblem) -> [PropertyList] {
    var values: [PropertyList] = []
    for index in 0..<count {
      guard let number = number(at: first + index * referenceWidth, width: referenceWidth) else {
        throw .binary("an object is missing")
      }
      values.append(try object(number, depth: depth + 1))
    }
    return values
  }

  private mutating func dictionary(
    at start: Int, _ depth: Int
  ) throws(PropertyListProblem) -> PropertyList {
    let (first, count) = try extent(at: start, width: referenceWidth * 2)
    let keys = try objects(from: first, count, depth)
    let values = try objects(from: first + count * referenceWidth, count, depth)
    return .dictionary(
      zip(keys, values).compactMap { key, value in
        key.string.map { .init(key: $0, value: value) }
      })
  }

  // MARK: Plain values

  private func integer(at start: Int, _ power: Int) throws(PropertyListProblem) -> Int {
    guard power <= 4 else { throw .binary("an integer that is too wide") }
    // Sixteen bytes hold what eight are too few for; nobody means such a number here.
    let width = min(1 << power, 8)
    let first = start + 1 + (1 << power) - width
    guard first + width <= bytes.count else { throw .truncated }
    var value: UInt64 = 0
    for byte in bytes[first..<(first + width)] { value = value << 8 | UInt64(byte) }
    return Int(truncatingIfNeeded: value)
  }

  private func real(at start: Int, _ power: Int) -> Double {
    let width = 1 << power
    guard width == 4 || width == 8, start + 1 + width <= bytes.count else { return 0 }
    var value: UInt64 = 0
    for byte in bytes[(start + 1)..<(start + 1 + width)] { value = value << 8 | UInt64(byte) }
    return width == 8
      ? Double(bitPattern: value)
      : Double(Float(bitPattern: UInt32(truncatingIfNeeded: value)))
  }

  private func ascii(at start: Int) throws(PropertyListProblem) -> String {
    let (first, count) = try extent(at: start, width: 1)
    return String(decoding: bytes[first..<(first + count)], as: UTF8.self)
  }

  private func utf16(at start: Int) throws(PropertyListProblem) -> String {
    let (first, count) = try extent(at: start, width: 2)
    let units = (0..<count).map { index in
      UInt16(bytes[first + index * 2]) << 8 | UInt16(bytes[first + index * 2 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Where the contents of an object begin and how many pieces it has; they lie inside the file.
  private func extent(
    at start: Int, width: Int
  ) throws(PropertyListProblem) -> (first: Int, count: Int) {
    var first = start + 1
    var count = Int(bytes[start] & 0x0F)
    if count == 0x0F {
      guard first < bytes.count, bytes[first] >> 4 == 1 else { throw .binary("a missing length") }
      let power = Int(bytes[first] & 0x0F)
      guard power <= 3, let long = number(at: first + 1, width: 1 << power) else {
        throw .binary("a length that cannot be")
      }
      count = long
      first += 1 + (1 << power)
    }
    guard first <= bytes.count, count <= (bytes.count - first) / width else { throw .truncated }
    return (first, count)
  }

  /// A number without a sign; nothing where it does not fit or lies outside.
  private func number(at start: Int, width: Int) -> Int? {
    guard start >= 0, width <= bytes.count, start <= bytes.count - width else { return nil }
    var value: UInt64 = 0
    for byte in bytes[start..<(start + width)] { value = value << 8 | UInt64(byte) }
    return Int(exactly: value)
  }
}
