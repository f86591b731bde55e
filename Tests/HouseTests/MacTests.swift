import Foundation
import Testing

/// What is for a Mac, as far as this machine can tell.
struct MacTests {
  private static var canTell: Bool {
    #if os(Linux)
      let modules = House.root.appending(path: ".build/debug/Modules").path
      return FileManager.default.fileExists(atPath: modules)
    #else
      return false
    #endif
  }

  @Test(.enabled(if: canTell))
  func `what is for a Mac compiles`() throws {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [".ci/mac"]
    process.currentDirectoryURL = House.root
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let report = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(report)")
    for folder in ["Sources/OrientationExplorer", "Sources/upright"] {
      #expect(report.contains("ok      \(folder), as on a Mac\n"), "\(report)")
    }
  }
}
