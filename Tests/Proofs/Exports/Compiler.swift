import Foundation

/// The toolchain's own compiler, with stubs in Apple's place.
package final class Compiler: Sendable {
  package static let isThere = Tool.path("swiftc") != nil
  package static let shared = Result { try Compiler() }

  private static let folder = FileManager.default.temporaryDirectory.appending(
    path: "upright-stubs-\(UUID().uuidString)")
  private var folder: URL { Self.folder }

  /// The versions with which something comes that our code calls.
  package static let levels: [UInt8] = [2, 6, 13, 14, 15, 16, 17, 26]

  /// What the stubs have by a version.
  private static func flags(_ level: UInt8) -> String {
    levels.filter { $0 <= level }.map { "-D iOS\($0)" }.joined(separator: " ")
  }

  static let modules = [
    "UIKit", "SwiftUI", "AVKit", "WebKit", "SafariServices", "MessageUI", "QuickLook", "PhotosUI",
    "StoreKit", "ContactsUI", "XCTest",
  ]

  private init() throws {
    // It is shared by all tests, so nothing but the end of them all lets go of it.
    atexit { try? FileManager.default.removeItem(at: Compiler.folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// The newest of the levels that a version has.
  package static func level(of version: UInt8) -> UInt8 {
    levels.last { $0 <= version } ?? levels[0]
  }

  /// The same for code: Swift begins with iOS 7, so what comes before is written in its API.
  static func swiftLevel(of version: UInt8) -> UInt8 { max(6, level(of: version)) }

  /// Compiles a stub in a folder of its own beside those that it imports.
  private static func build(_ module: String, _ level: UInt8, in folder: URL) throws -> URL {
    let stubs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stubs").path
    let making = folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: making, withIntermediateDirectories: true)
    let ended = try Tool.run(
      "swiftc -emit-module -parse-as-library -suppress-warnings -module-name \(module)"
        + " \(flags(level)) -o \(module).swiftmodule -I .. '\(stubs)/\(module).swift'", in: making)
    guard ended.code == 0 else { throw Broken(stubs: ended.output) }
    return making.appending(path: "\(module).swiftmodule")
  }

  /// The stubs as they were with a version, each made when it is first wanted.
  private func stubs(_ level: UInt8, for texts: [String]) throws -> URL {
    let place = folder.appending(path: "level\(level)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    // All of them import UIKit, which is the first.
    for module in Self.modules
    where module == "UIKit" || texts.contains(where: { $0.contains("import \(module)\n") }) {
      let stub = place.appending(path: "\(module).swiftmodule")
      guard !FileManager.default.fileExists(atPath: stub.path) else { continue }
      let made = try Self.build(module, level, in: place)
      // Another thread may have been faster, with the same.
      try? FileManager.default.moveItem(at: made, to: stub)
    }
    return place
  }

  /// What is wrong with some files, each by itself, to the stubs as they were with a version.
  package func complaints(aboutEach texts: [String], level: UInt8) throws -> [String] {
    guard !texts.isEmpty else { return [] }
    let level = Self.level(of: level)
    let stubs = try stubs(level, for: texts).path
    let inner = folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: inner) }
    for (index, text) in texts.enumerated() {
      try Data(text.lowered(to: level).utf8).write(to: inner.appending(path: "File\(index).swift"))
    }
    let ended = try Tool.run(
      "printf '%s\\n' *.swift | xargs -P 2 -n 1 swiftc -typecheck -suppress-warnings"
        + " -I '\(stubs)' -parse-as-library -swift-version 5", in: inner)
    return Self.errors(ended)
  }

  /// What is wrong with a file to the stubs as they were with a version.
  package func complaints(about text: String, level: UInt8) throws -> [String] {
    try complaints(aboutEach: [text], level: level)
  }

  /// What is wrong with some files, each by itself; the first lines of it.
  package func complaints(about texts: [String], mode: Int = 5) throws -> [String] {
    let inner = folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: inner) }
    for (index, text) in texts.enumerated() {
      try Data(text.utf8).write(to: inner.appending(path: "File\(index).swift"))
    }
    let newest = Self.levels[Self.levels.count - 1]
    let stubs = try stubs(newest, for: texts).path
    let ended = try Tool.run(
      "swiftc -typecheck -suppress-warnings -I '\(stubs)' -parse-as-library -swift-version \(mode)"
        + " *.swift", in: inner)
    return Self.errors(ended)
  }

  /// The first lines of what is wrong.
  private static func errors(_ ended: Tool.Ended) -> [String] {
    if ended.code == 0 { return [] }
    let errors = ended.output.split(separator: "\n").filter { $0.contains("error:") }.prefix(5)
    return errors.isEmpty ? [ended.output] : errors.map(String.init)
  }

  private struct Broken: Error {
    var stubs: String
  }
}

extension String {
  /// Code as it runs on a version: without what `#available` and `@available` keep for later ones.
  ///
  /// The generator breaks its lines behind a brace that opens, or closes it on the same line.
  func lowered(to version: UInt8) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    var kept: [Substring] = []
    var depth = 0
    var isLeftOut = false
    var isOpen = false
    var isElse = false
    // How far the tests are indented whose `else` is for later versions.
    var tests: Set<Int> = []
    for line in lines {
      let words = line.drop { $0 == " " }
      let indent = line.count - words.count
      if words.hasPrefix("if #unavailable(iOS "), !isLeftOut {
        let bound = UInt8(words.dropFirst("if #unavailable(iOS ".count).prefix(while: \.isNumber))
        if let bound, bound > version { tests.insert(indent) } else { tests.remove(indent) }
      }
      if words == "} else {", tests.remove(indent) != nil {
        (isLeftOut, isElse, isOpen, depth) = (true, true, true, 1)
        continue
      }
      if words == "}", !isLeftOut { tests.remove(indent) }
      let later = ["if #available(iOS ", "@available(iOS "].contains { head in
        guard words.hasPrefix(head) else { return false }
        return UInt8(words.dropFirst(head.count).prefix(while: \.isNumber)).map { $0 > version }
          ?? false
      }
      if later, !isLeftOut { (isLeftOut, isOpen, depth) = (true, false, 0) }
      guard isLeftOut else {
        kept.append(line)
        continue
      }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      // An attribute, and the head of a method, may stand on lines before the brace.
      isOpen = isOpen || line.contains("{")
      if depth == 0, isOpen {
        isLeftOut = false
        if isElse { kept.append(line) }
        isElse = false
      }
    }
    return kept.joined(separator: "\n")
  }
}
