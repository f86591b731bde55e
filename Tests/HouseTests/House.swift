import Foundation

/// The files of this package as they lie on disk.
enum House {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let sources = files(below: "Sources")
  static let tests = files(below: "Tests")
  static let scenarios = files(below: "Scenarios").filter { $0.path.hasSuffix(".scenario") }

  /// Everything a person wrote: also the manifest, the documents and the hidden folders.
  static let everything =
    sources + tests + files(below: "Scenarios") + files(below: ".ci") + files(below: ".github")
    + ["Package.swift", "README.md"].compactMap(HouseFile.init)

  private static func files(below folder: String) -> [HouseFile] {
    let paths = FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? []
    return paths.sorted().compactMap { HouseFile("\(folder)/\($0)") }
  }
}

/// A text file of this package.
struct HouseFile: Sendable {
  /// Its path from the package's root.
  let path: String
  let text: String

  /// Nothing for a folder and for what is not text.
  init?(_ path: String) {
    guard
      let bytes = try? Data(contentsOf: House.root.appending(path: path)),
      let text = String(bytes: bytes, encoding: .utf8)
    else { return nil }
    self.path = path
    self.text = text
  }

  var isSwift: Bool { path.hasSuffix(".swift") }

  /// The folder below `Sources` or `Tests`.
  var module: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// How many lines an editor shows.
  var lineCount: Int { text.hasSuffix("\n") ? lines.count - 1 : lines.count }

  /// `path:line` of every place that matches.
  func places(matching pattern: String, in text: String? = nil) throws -> [String] {
    let regex = try Regex(pattern)
    return (text ?? self.text).split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().compactMap { number, line in
        line.contains(regex) ? "\(path):\(number + 1)" : nil
      }
  }
}
