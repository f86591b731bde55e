import Foundation
import TestSupport
import Testing

/// The scenario's file in the user's editor, and back.
@Suite(.onTerminalThread)
struct EditorTests {
  private let folder: URL

  private let text = """
    title Two screens
    ios 26
    plist all
    \(listAndPlayer)

    push Player
    rotate left
    rotate right
    """

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "upright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: "two.scenario"))
  }

  /// The program in the folder, with a script for an editor; the script's words are its arguments.
  ///
  /// The shell reads the script: a file just written may be busy for who runs it.
  private func start(
    _ arguments: [String], editor script: String, variable: String = "EDITOR"
  ) throws -> Pty {
    let path = folder.appending(path: "editor")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path.path)
    return try Pty(
      "upright", ["play"] + arguments, in: folder.path,
      environment: [variable: "sh ./editor --wait", "REDUCED_MOTION": "1"])
  }

  @Test(arguments: ["EDITOR", "VISUAL"])
  func `E leaves the screen, opens the file at the step's line, and plays what was saved`(
    _ variable: String
  ) throws {
    var program = try start(
      ["two.scenario"],
      editor: """
        echo "editing $*" "$(stty -a | grep -c -e ' -icanon')"
        sed 's/^title .*/title Three screens/' two.scenario > aside && mv aside two.scenario
        read line
        """, variable: variable)
    program.sees("Two screens")
    program.type("  E")
    let isCalled = program.sees("editing --wait +11 two.scenario 0")
    #expect(isCalled)
    checkRestored(program)
    program.type("\n")
    program.check(shows: "Three screens")
    let isRaw = !program.hasModesRestored
    #expect(isRaw)
    // One stands where one stood.
    program.check(shows: "landscapeLeft")
    program.checkLeaves()
  }

  @Test func `Ctrl-C in the editor is the editor's, and its status is told`() throws {
    var program = try start(
      ["two.scenario"], editor: "trap 'exit 3' INT; echo editing; while :; do sleep 1; done")
    program.sees("Two screens")
    program.type("E")
    program.sees("editing")
    program.type("\u{3}")
    let isTold = program.sees("exited with status 3")
    #expect(isTold)
    program.checkLeaves()
  }

  @Test func `Ctrl-Z in the editor stops both, and fg goes on in the editor`() throws {
    var program = try start(["two.scenario"], editor: "echo editing; read line; echo got $line")
    program.sees("Two screens")
    program.type("E")
    program.sees("editing")
    program.type("\u{1A}")
    let end = program.end()
    #expect(end == .stopped(SIGTSTP))
    checkRestored(program)
    program.bringToForeground()
    program.type("more\n")
    let isOn = program.sees("got more")
    #expect(isOn)
    program.check(shows: "Two screens")
    program.checkLeaves()
  }

  @Test func `an editor that stops itself gives the terminal to the shell`() throws {
    var program = try start(["two.scenario"], editor: "echo editing; kill -STOP $$; echo again")
    program.sees("Two screens")
    program.type("E")
    program.sees("editing")
    let end = program.end()
    #expect(end == .stopped(SIGTSTP))
    program.bringToForeground()
    let isOn = program.sees("again")
    #expect(isOn)
    program.check(shows: "Two screens")
    program.checkLeaves()
  }

  @Test func `a session without a file asks for its name first`() throws {
    var program = try start([], editor: #"echo "editing $*"; read line"#)
    program.sees("all keys")
    program.type("\u{1B}[C")
    program.readUntilQuiet()
    program.type("E")
    program.sees("Save and edit as")
    program.type("\u{15}mine\r")
    let isCalled = program.sees("editing --wait +")
    #expect(isCalled)
    let saved = try String(contentsOf: folder.appending(path: "mine.scenario"), encoding: .utf8)
    #expect(saved.contains("rotate right"))
    program.type("\n")
    let isFollowed = program.sees("Edits to the file replay here.")
    #expect(isFollowed)
  }

  @Test func `a story opened at its launch keeps its steps when the editor saves`() throws {
    var program = try start(
      [],
      editor: """
        for file in *.scenario; do
          sed 's/^title .*/title Mine/' "$file" > aside && mv aside "$file"
        done
        echo edited
        """)
    program.sees("all keys")
    program.type("E")
    program.sees("Save and edit as")
    program.type("\r")
    let isEdited = program.sees("edited")
    #expect(isEdited)
    program.check(shows: "Mine")
    program.type(" ")
    program.check(shows: "replace root")
    let path = folder.appending(path: "a-tab-bar-controller-doesnt-ask-its-tabs.scenario")
    let saved = try String(contentsOf: path, encoding: .utf8)
    #expect(saved.contains("ios      27, 6-18, 26\n") && saved.contains("  expect stayed\n"))
    program.checkLeaves()
  }

  @Test func `the editor is handed the terminal, and none of our own descriptors`() throws {
    var program = try start(
      ["two.scenario"],
      editor: "for n in 3 4 5 6 7 8 9; do (: >&$n) 2>/dev/null && echo open $n; done; echo asked")
    program.sees("Two screens")
    program.type("E")
    let isCalled = program.sees("asked")
    #expect(isCalled)
    let text = program.text
    #expect(!text.contains("open "), "\(text)")
    program.checkLeaves()
  }

  @Test func `an editor that is not there is told`() throws {
    var program = try Pty(
      "upright", ["play", "two.scenario"], in: folder.path,
      environment: ["EDITOR": "./none", "REDUCED_MOTION": "1"])
    program.sees("Two screens")
    program.type("E")
    let isTold = program.sees("Can't run the editor ./none")
    #expect(isTold)
  }

  @Test func `a file with a problem opens at the problem`() throws {
    var program = try start(["two.scenario"], editor: #"echo "editing $*"; read line"#)
    program.sees("Two screens")
    let wrong = text.replacingOccurrences(of: "push Player", with: "pusch Player")
    try Data(wrong.utf8).write(to: folder.appending(path: "two.scenario"))
    program.sees("pusch")
    program.type("E")
    let isCalled = program.sees("+10 two.scenario")
    #expect(isCalled)
  }
}
