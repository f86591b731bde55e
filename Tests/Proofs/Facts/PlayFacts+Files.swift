import Foundation

extension PlayFacts {
  /// The facts of every scenario file below a folder, in the order of their paths.
  package static func all(below folder: URL) throws -> [PlayFacts] {
    let paths =
      FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".scenario") }.sorted().flatMap { path in
      all(of: try String(contentsOf: folder.appending(path: path), encoding: .utf8), in: path)
    }
  }
}
