import Foundation

/// A scenario as it lies in `Scenarios/`.
struct ScenarioFile: Comparable {
  /// Its path below `Scenarios/`, without the extension.
  let name: String
  let text: String

  init(path: String, below folder: String) throws {
    let url = URL(filePath: path)
    guard path.hasPrefix(folder + "/") else { throw Problem.elsewhere(path: path, folder: folder) }
    name = String(url.deletingPathExtension().path.dropFirst(folder.count + 1))
    let bytes = try Data(contentsOf: url)
    text = String(decoding: bytes, as: UTF8.self)
    guard bytes.elementsEqual(text.utf8) else { throw Problem.notUTF8(path: path) }
  }

  /// The folders in the order a newcomer reads them; any other comes after these.
  private static let folders = ["Tour/", "Documented/", "Reported/"]

  private var rank: Int {
    Self.folders.firstIndex { name.hasPrefix($0) } ?? Self.folders.count
  }

  static func < (left: ScenarioFile, right: ScenarioFile) -> Bool {
    (left.rank, left.name) < (right.rank, right.name)
  }
}

enum Problem: Error, CustomStringConvertible {
  case elsewhere(path: String, folder: String)
  case notUTF8(path: String)

  var description: String {
    switch self {
    case .elsewhere(let path, let folder): "\(path) is not below \(folder)"
    case .notUTF8(let path): "\(path) is not UTF-8"
    }
  }
}
