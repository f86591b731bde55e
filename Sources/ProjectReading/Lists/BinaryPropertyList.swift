/// Reads Apple's binary property lists: objects, a table of where each begins, and a trailer of 32 bytes
/// that says how wide the numbers in both are.
///
/// Nothing is taken on trust: a list that leads out of its file is not read at all. One that holds
/// itself, or one object many times, is read as far as any app's goes.
struct BinaryPropertyList {
  private static let deepest = 64
  /// No name and no orientation is as long.
  private static let longestText = 500

  private let bytes: [UInt8]
  private let offsetWidth: Int
  private let referenceWidth: Int
  private let table: Int
  /// How many values are still read.
  private var left = 10_000

  static func value(of bytes: [UInt8]) -> PropertyListValue? {
    guard bytes.count > 40 else { return nil }
    var list = BinaryPropertyList(bytes)
    return list.number(at: bytes.count - 16, width: 8).flatMap { list.value(of: $0, depth: 0) }
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offsetWidth = Int(bytes[bytes.count - 26])
    referenceWidth = Int(bytes[bytes.count - 25])
    table = bytes.suffix(8).reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number with its largest byte first; nothing where it is not in the file, or too large.
  private func number(at place: Int, width: Int) -> Int? {
    guard (1...8).contains(width), (0...bytes.count - width).contains(place) else { return nil }
    return Int(exactly: bytes[place..<place + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  private mutating func value(of object: Int, depth: Int) -> PropertyListValue? {
    left -= 1
    guard left > 0, depth < Self.deepest else { return PropertyListValue() }
    guard object < bytes.count, (0..<bytes.count).contains(table),
      let place = number(at: table + object * offsetWidth, width: offsetWidth),
      bytes.indices.contains(place)
    else { return nil }
    let (kind, size) = (bytes[place] >> 4, Int(bytes[place] & 0xF))
    switch kind {
    case 0x0: return PropertyListValue(text: size == 9 ? "true" : size == 8 ? "false" : "")
    case 0x1:
      return PropertyListValue(text: number(at: place + 1, width: 1 << size).map(String.init) ?? "")
    case 0x5, 0x6, 0xA, 0xD: break
    default: return PropertyListValue()
    }
    var (count, start) = (size, place + 1)
    if size == 0xF {
      // A longer count is an integer of its own.
      guard let head = number(at: start, width: 1),
        let long = number(at: start + 1, width: 1 << (head & 0xF))
      else { return nil }
      (count, start) = (long, start + 1 + 1 << (head & 0xF))
    }
    switch kind {
    case 0x5: return text(count, at: start, width: 1)
    case 0x6: return text(count, at: start, width: 2)
    case 0xA: return values(count, at: start, depth).map { PropertyListValue(elements: $0) }
    default:
      guard let keys = values(count, at: start, depth),
        let values = values(count, at: start + count * referenceWidth, depth)
      else { return nil }
      return PropertyListValue(entries: zip(keys, values).map { ($0.text, $1) })
    }
  }

  private func text(_ count: Int, at start: Int, width: Int) -> PropertyListValue? {
    guard count <= (bytes.count - start) / width else { return nil }
    let units = (0..<min(count, Self.longestText)).map { index in
      UInt16(truncatingIfNeeded: number(at: start + index * width, width: width) ?? 0)
    }
    return PropertyListValue(text: String(decoding: units, as: UTF16.self))
  }

  /// The objects that so many references lead to.
  private mutating func values(_ count: Int, at start: Int, _ depth: Int) -> [PropertyListValue]? {
    guard referenceWidth > 0, count <= (bytes.count - start) / referenceWidth else { return nil }
    var values: [PropertyListValue] = []
    for index in 0..<min(count, left) {
      guard let object = number(at: start + index * referenceWidth, width: referenceWidth),
        let value = value(of: object, depth: depth + 1)
      else { return nil }
      values.append(value)
    }
    return values
  }
}
