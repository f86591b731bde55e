import Foundation

/// A scenario as it lies in `Scenarios/`.
struct ScenarioFile: Comparable {
  /// Its path below `Scenarios/`, without the extension.
  let name: String
  let text: String

  init(path: String, below folder: String) throws {
    let bytes = try Data(contentsOf: URL(filePath: folder).appending(path: path))
    name = String(path.dropLast(".scenario".count))
    text = String(decoding: bytes, as: UTF8.self)
    guard bytes.elementsEqual(text.utf8) else { throw Problem.notUTF8(path: path) }
  }

  /// The folders in the order a newcomer reads them; any other comes after these.
  private static let folders = ["Tour/", "Documented/", "Reported/"]

  private var rank: Int { Self.folders.firstIndex { name.hasPrefix($0) } ?? Self.folders.count }

  static func < (left: ScenarioFile, right: ScenarioFile) -> Bool {
    (left.rank, left.name) < (right.rank, right.name)
  }
}

enum Problem: Error, CustomStringConvertible {
  case notUTF8(path: String)

  var description: String {
    switch self {
    case .notUTF8(let path): "Scenarios/\(path) is not UTF-8"
    }
  }
}
