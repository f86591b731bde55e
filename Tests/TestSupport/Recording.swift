import Foundation
import Testing

/// The switch that turns tests of recorded text into their recorders: `RECORD=1 swift test`.
package enum Recording {
  package static let isOn = ProcessInfo.processInfo.environment["RECORD"] == "1"
}

/// Holds text to what was recorded in a file, whose path is relative to the folder of the test's own.
///
/// While recording, a text that differs is written there and the test fails once, so that no baseline
/// comes about that nobody has read.
package func expectText(
  _ actual: String, recorded path: String, isRecording: Bool = Recording.isOn,
  at file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let baseline = URL(filePath: file).deletingLastPathComponent().appending(path: path)
  let expected = (try? Data(contentsOf: baseline)).map { String(decoding: $0, as: UTF8.self) }
  if actual == expected { return }
  if isRecording {
    do {
      try record(actual, in: baseline)
      Issue.record(
        "\(path): recorded a new baseline: read it, then run again without RECORD",
        sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(path) cannot be recorded: \(error)", sourceLocation: sourceLocation)
    }
  } else if let expected {
    Issue.record(
      "\(path) says otherwise:\n\(lineDifference(from: expected, to: actual))",
      sourceLocation: sourceLocation)
  } else {
    Issue.record(
      "\(path) is not there yet: run with RECORD=1, and read what it records",
      sourceLocation: sourceLocation)
  }
}

/// Holds one text to another; a difference is told line by line.
package func expectText(
  _ actual: String, equals expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  if actual == expected { return }
  Issue.record(
    "The text differs:\n\(lineDifference(from: expected, to: actual))",
    sourceLocation: sourceLocation)
}

private func record(_ text: String, in file: URL) throws {
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: file, options: .atomic)
}
