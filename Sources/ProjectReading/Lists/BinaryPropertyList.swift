#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PropertyListValue {
  /// Reads Apple's binary property lists; nothing where one is damaged.
  init?(binary bytes: [UInt8]) {
    let decoder = PropertyListDecoder()
    if let key = Effort.key { decoder.userInfo[key] = Effort() }
    guard let value = try? decoder.decode(Self.self, from: Data(bytes)) else { return nil }
    self = value
  }

  /// How many values are still read: a list may hold itself, or one object many times.
  private final class Effort: @unchecked Sendable {
    static let key = CodingUserInfoKey(rawValue: "upright.effort")
    var left = 10_000
  }
}

extension PropertyListValue: Decodable {
  private static let deepest = 64
  /// No name and no orientation is as long.
  private static let longestText = 500

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let effort = Effort.key.flatMap { decoder.userInfo[$0] as? Effort }
    guard let effort, effort.left > 0, decoder.codingPath.count < Self.deepest else { return }
    effort.left -= 1
    if let object = try? decoder.container(keyedBy: Key.self) {
      entries = try object.allKeys.map { key in
        (key.stringValue, try object.decode(Self.self, forKey: key))
      }
    } else if var list = try? decoder.unkeyedContainer() {
      while !list.isAtEnd, effort.left > 0 { elements.append(try list.decode(Self.self)) }
    } else {
      let value = try decoder.singleValueContainer()
      let truth = (try? value.decode(Bool.self)).map { $0 ? "true" : "false" }
      let number = (try? value.decode(Int.self)).map { "\($0)" }
      text = truth ?? number ?? (try? value.decode(String.self)) ?? ""
      text = String(text.prefix(Self.longestText))
    }
  }
}
