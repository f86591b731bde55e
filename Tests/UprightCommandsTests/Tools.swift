import Foundation
import Testing

/// What became of a program that was run.
struct Ended: Sendable {
  var code: Int32
  /// The number of the signal it died of, or nothing.
  var signal: Int32?
  var output: String
  var messages: String
}

/// Runs a line of bash in a folder of its own, with the program as `$upright`.
func bash(
  _ line: String, in folder: URL? = nil, environment: [String: String] = [:]
) throws -> Ended {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/bash")
  process.arguments = ["-c", line]
  process.currentDirectoryURL = folder
  var variables = ProcessInfo.processInfo.environment
  for name in ["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE"] { variables[name] = nil }
  variables["upright"] = Built.program.path
  process.environment = variables.merging(environment) { $1 }
  let output = Pipe()
  let messages = Pipe()
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = output
  process.standardError = messages
  try process.run()
  // What is said on standard error fits into a pipe; what is printed may not.
  let printed = output.fileHandleForReading.readDataToEndOfFile()
  let said = messages.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  let isSignal = process.terminationReason == .uncaughtSignal
  return Ended(
    code: process.terminationStatus, signal: isSignal ? process.terminationStatus : nil,
    output: String(decoding: printed, as: UTF8.self),
    messages: String(decoding: said, as: UTF8.self))
}

/// What the build has put beside the tests.
enum Built {
  static let program: URL = {
    // On a Mac the tests are a bundle, elsewhere a program; both lie beside ours.
    var folder = Bundle.main.bundleURL
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      folder = bundle.bundleURL.deletingLastPathComponent()
    }
    return folder.appending(path: "upright")
  }()

  /// Where a tool of that name is; nothing where there is none.
  static func tool(_ name: String) -> String? {
    let ended = try? bash("command -v \(name)")
    guard let ended, ended.code == 0 else { return nil }
    return ended.output.trimmingCharacters(in: .newlines)
  }
}

/// A folder that is gone when the test is over.
final class Scratch {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "upright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
