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
  /// The text without comments and the insides of its texts.
  let code: String

  /// Nothing for a folder and for what is not text.
  init?(_ path: String) {
    guard
      let bytes = try? Data(contentsOf: House.root.appending(path: path)),
      let text = String(bytes: bytes, encoding: .utf8)
    else { return nil }
    self.path = path
    self.text = text
    let isCode = [".swift", ".c", ".h"].contains { path.hasSuffix($0) }
    code = isCode ? HouseTests.code(of: text) : text
  }

  var isSwift: Bool { path.hasSuffix(".swift") }

  /// The folder below `Sources` or `Tests`.
  var module: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// How many lines an editor shows.
  var lineCount: Int {
    text.utf8.count { $0 == UInt8(ascii: "\n") } + (text.hasSuffix("\n") ? 0 : 1)
  }

  /// `path:line` of every place that matches; `^` and `$` are the ends of a line.
  func places(matching pattern: String, inCode: Bool = false) throws -> [String] {
    // The whole text at once; Foundation's expressions, for Swift's own are slower here.
    let text = inCode ? code : text
    let regex = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    let matches = regex.matches(in: text, range: NSRange(text.startIndex..., in: text))
    let lines = matches.compactMap { match in
      Range(match.range, in: text).map { text[..<$0.lowerBound].count { $0 == "\n" } + 1 }
    }
    return Set(lines).sorted().map { "\(path):\($0)" }
  }
}
