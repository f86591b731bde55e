import Foundation
import TestSupport
import Testing

struct RecordingTests {
  /// A file of this test's own, in a folder that goes when the test does.
  private func withTestFile(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appending(path: "ATest.swift"))
  }

  @Test func `a new baseline is written and fails the test once`() throws {
    try withTestFile { test in
      withKnownIssue {
        expectText("new\n", recorded: "Texts/a.txt", isRecording: true, at: test.path)
      } matching: {
        $0.description.contains("recorded a new baseline: read it, then run again without RECORD")
      }
      expectText("new\n", recorded: "Texts/a.txt", isRecording: true, at: test.path)
      expectText("new\n", recorded: "Texts/a.txt", isRecording: false, at: test.path)
    }
  }

  @Test func `a baseline is not touched unless it is recorded`() throws {
    try withTestFile { test in
      let baseline = test.deletingLastPathComponent().appending(path: "a.txt")
      try Data("old\n".utf8).write(to: baseline)
      withKnownIssue {
        expectText("new\n", recorded: "a.txt", isRecording: false, at: test.path)
      } matching: {
        $0.description.contains("- old\n+ new")
      }
      #expect(try Data(contentsOf: baseline) == Data("old\n".utf8))
    }
  }

  @Test func `a missing baseline says how to get one`() throws {
    try withTestFile { test in
      withKnownIssue {
        expectText("new\n", recorded: "a.txt", isRecording: false, at: test.path)
      } matching: {
        $0.description.contains("run with RECORD=1")
      }
    }
  }
}

struct LineDifferenceTests {
  @Test func `a changed line is shown with its neighbours`() {
    let old = (1...9).map { "\($0)\n" }.joined()
    let new = old.replacing("5\n", with: "five\n")
    #expect(
      lineDifference(from: old, to: new) == """
          …
          3
          4
        - 5
        + five
          6
          7
          …
        """)
  }

  @Test func `what is invisible is shown`() {
    #expect(lineDifference(from: "a\r\n", to: "a\n") == "- a␍\n+ a")
    #expect(lineDifference(from: "\ta\n", to: "  a\n") == "- →a\n+   a")
    #expect(lineDifference(from: "a\n", to: "a") == "  a\n+ (no newline at the end)")
  }

  @Test func `a text can come out of nothing`() {
    #expect(lineDifference(from: "", to: "a\nb\n") == "+ a\n+ b")
  }
}
