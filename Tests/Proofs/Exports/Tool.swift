import Foundation

/// Other programs, where they are there.
package enum Tool {
  package struct Ended: Sendable {
    package var code: Int32
    package var output: String
  }

  package static func path(_ name: String) -> String? {
    let ended = try? run("command -v \(name)")
    guard let ended, ended.code == 0 else { return nil }
    return ended.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs a line of bash in a folder of its own; standard error comes with the output.
  package static func run(_ line: String, files: [String: String] = [:]) throws -> Ended {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "upright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    return try run(line, in: folder)
  }

  package static func run(_ line: String, in folder: URL) throws -> Ended {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    // What a compiler leaves behind goes with the folder.
    process.arguments = ["-c", "exec 2>&1; export TMPDIR=\"$PWD\"; " + line]
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ended(code: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}
