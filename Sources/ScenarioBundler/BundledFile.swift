import Foundation

/// A scenario as it lies in `Scenarios/`.
struct BundledFile: Comparable {
  /// Its path below `Scenarios/`, without the extension.
  let name: String
  let text: String

  init(path: String, below folder: String) throws {
    let bytes = try Data(contentsOf: URL(filePath: folder).appending(path: path))
    name = String(path.dropLast(".scenario".count))
    text = String(decoding: bytes, as: UTF8.self)
    guard bytes.elementsEqual(text.utf8) else {
      throw BundlingProblem(description: "Scenarios/\(path) is not UTF-8")
    }
  }

  /// The folders in the order a newcomer reads them; any other comes after these.
  private static let folders = [
    "Tour/", "Challenges/", "Recipes/", "Situations/", "Documented/", "Reported/",
  ]

  private var rank: Int { Self.folders.firstIndex { name.hasPrefix($0) } ?? Self.folders.count }

  static func < (left: BundledFile, right: BundledFile) -> Bool {
    (left.rank, left.name) < (right.rank, right.name)
  }
}

struct BundlingProblem: Error, CustomStringConvertible { let description: String }
