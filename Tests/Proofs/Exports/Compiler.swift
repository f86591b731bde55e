import Foundation

/// The toolchain's own compiler, with stubs in Apple's place.
package final class Compiler: Sendable {
  package static let isThere = Tool.path("swiftc") != nil
  package static let shared = Result { try Compiler() }

  private static let folder = FileManager.default.temporaryDirectory.appending(
    path: "upright-stubs-\(UUID().uuidString)")
  private var folder: URL { Self.folder }

  private init() throws {
    // It is shared by all tests, so nothing but the end of them all lets go of it.
    atexit { try? FileManager.default.removeItem(at: Compiler.folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let stubs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stubs").path
    let modules = [
      "UIKit", "SwiftUI", "AVKit", "SafariServices", "MessageUI", "QuickLook", "PhotosUI",
      "StoreKit", "ContactsUI", "XCTest",
    ]
    for module in modules {
      let ended = try Tool.run(
        "swiftc -emit-module -parse-as-library -suppress-warnings -module-name \(module)"
          + " -o \(module).swiftmodule -I . '\(stubs)/\(module).swift'", in: folder)
      guard ended.code == 0 else { throw Broken(stubs: ended.output) }
    }
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
    if ended.code == 0 { return [] }
    let errors = ended.output.split(separator: "\n").filter { $0.contains("error:") }.prefix(5)
    return errors.isEmpty ? [ended.output] : errors.map(String.init)
  }

  private struct Broken: Error {
    var stubs: String
  }
}
