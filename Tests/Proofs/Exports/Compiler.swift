import Foundation

/// The toolchain's own compiler, with stubs in Apple's place.
package final class Compiler: Sendable {
  package static let isThere = Tool.path("swiftc") != nil
  package static let shared = Result { try Compiler() }

  private static let folder = FileManager.default.temporaryDirectory.appending(
    path: "upright-stubs-\(UUID().uuidString)")
  private var folder: URL { Self.folder }

  /// The versions with which something comes that our code calls.
  package static let levels: [UInt8] = [2, 6, 13, 14, 16, 17, 26]

  /// What the stubs have by a version.
  private static func flags(_ level: UInt8) -> String {
    levels.filter { $0 <= level }.map { "-D iOS\($0)" }.joined(separator: " ")
  }

  private init() throws {
    // It is shared by all tests, so nothing but the end of them all lets go of it.
    atexit { try? FileManager.default.removeItem(at: Compiler.folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let modules = [
      "UIKit", "SwiftUI", "AVKit", "SafariServices", "MessageUI", "QuickLook", "PhotosUI",
      "StoreKit", "ContactsUI", "XCTest",
    ]
    for module in modules { try Self.build(module, .max, in: folder) }
  }

  private static func build(_ module: String, _ level: UInt8, in folder: URL) throws {
    let stubs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stubs").path
    let ended = try Tool.run(
      "swiftc -emit-module -parse-as-library -suppress-warnings -module-name \(module)"
        + " \(flags(level)) -o \(module).swiftmodule -I . '\(stubs)/\(module).swift'", in: folder)
    guard ended.code == 0 else { throw Broken(stubs: ended.output) }
  }

  /// What is wrong with a file to the stubs as they were with a version.
  package func complaints(about text: String, level: UInt8) throws -> [String] {
    let inner = folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: inner) }
    for module in level < 13 ? ["UIKit"] : ["UIKit", "SwiftUI"] {
      try Self.build(module, level, in: inner)
    }
    try Data(text.utf8).write(to: inner.appending(path: "File.swift"))
    let ended = try Tool.run(
      "swiftc -typecheck -suppress-warnings -I . -parse-as-library -swift-version 5 File.swift",
      in: inner)
    return Self.errors(ended)
  }

  /// What is wrong with some files, each by itself; the first lines of it.
  package func complaints(
    about texts: [String], isParsing: Bool = false, mode: Int = 5
  ) throws -> [String] {
    let inner = folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: inner) }
    for (index, text) in texts.enumerated() {
      try Data(text.utf8).write(to: inner.appending(path: "File\(index).swift"))
    }
    let what = isParsing ? "-parse" : "-typecheck -suppress-warnings -I .."
    let ended = try Tool.run(
      "swiftc \(what) -parse-as-library -swift-version \(mode) *.swift", in: inner)
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
