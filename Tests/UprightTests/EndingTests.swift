import Foundation
import TestSupport
import Testing

/// Every way out gives the terminal back, and loses nothing.
@Suite(.onTerminalThread)
struct EndingTests {
  @Test(arguments: [SIGILL, SIGSEGV, SIGSYS])
  func `a crash says so on the terminal it gave back, and how to go on`(_ number: Int32) throws {
    var program = try Pty.upright(environment: ["SWIFT_BACKTRACE": "enable=no"])
    program.type("\u{1B}[D")
    // What it says last is made when all else is done.
    let rests = program.rests(for: 200)
    #expect(rests)
    program.signal(number)
    let end = program.end()
    #expect(end == .killed(number))
    checkRestored(program)
    let words = program.text.lastPlace(of: "To resume your session, run\r\nupright play u4") ?? 0
    let left = program.text.lastPlace(of: "\u{1B}[?1049l") ?? 0
    #expect(words > left && left > 0)
  }

  @Test func `what nobody saved is asked about once, and not lost when it is left`() throws {
    var program = try Pty.upright()
    program.type("\u{1B}[Dp\r")
    program.readUntilQuiet()
    program.type("q")
    let isAsked = program.sees("q again quits")
    #expect(isAsked)
    program.type("q")
    let end = program.end()
    #expect(end == .exited(0))
    checkRestored(program)
    let words = program.text.lastPlace(of: "Nothing is lost: upright play u4") ?? 0
    #expect(words > program.text.lastPlace(of: "\u{1B}[?1049l") ?? 0)
  }

  @Test func `a story that was only walked is left without a word`() throws {
    var program = try Pty.upright()
    program.type("  ")
    program.readUntilQuiet()
    program.checkLeaves()
    #expect(!program.text.contains("Nothing is lost"))
  }

  @Test func `any text can be typed, and the program is still there`() throws {
    var program = try Pty.upright()
    for opener in [":", "/", "?", "W"] {
      program.type("\u{1B}[C" + opener)
      for text in [
        "🇩", "🇪", "ᄀ", "ᅡ", "e\u{301}", "กำ้", "\u{70F}(", "👩\u{200D}💻", "\u{7F}\u{7F}\u{1B}[D",
      ] {
        program.type(text)
        program.readUntilQuiet(for: 20)
      }
      program.type("\u{1B}")
      program.readUntilQuiet()
    }
    program.type("\u{3}")
    let end = program.end()
    #expect(end == .killed(SIGINT))
  }
}

@Suite(.onTerminalThread)
struct SearchEndingTests {
  @Test func `Ctrl-C ends a search, which tells what it found`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "upright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let tabs = (1...6).map { "    navigation N\($0)\n      A\($0)\n" }.joined()
    let text = "screen B supports landscape\nscreen C\nroot\n  tabs\n" + tabs
    try Data(text.utf8).write(to: folder.appending(path: "x.scenario"))
    var program = try Pty.upright(
      ["explore", "x.scenario", "--depth", "9"], in: folder.path, showing: "waiting")
    program.type("\u{3}")
    let isTold = program.sees("interrupted")
    #expect(isTold)
    let end = program.end()
    #expect(end == .killed(SIGINT))
  }
}

/// A file that is followed, however it is changed.
@Suite(.onTerminalThread)
struct FollowingTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "upright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "a/real"), withIntermediateDirectories: true)
    try write("First", to: "a/real/x.scenario")
  }

  private func write(_ title: String, to name: String) throws {
    let text = "title \(title) one\nroot A\n"
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func shell(_ line: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private func follow(_ path: String) throws -> Pty {
    try Pty.upright(["play", path], in: folder.path, showing: "First one")
  }

  private static let changes = [
    "printf 'title Next one\\nroot A\\n' > a/real/x.scenario",
    "printf 'title Next one\\nroot A\\n' > t; mv t a/real/x.scenario",
    "mkdir -p b/real; printf 'title Next one\\nroot A\\n' > b/real/x.scenario; mv a old; mv b a",
  ]

  @Test(arguments: changes) func `what is saved is played`(_ change: String) throws {
    var program = try follow("a/real/x.scenario")
    try shell(change)
    let isPlayed = program.sees("Next one")
    #expect(isPlayed)
    program.readUntilQuiet()
    program.checkLeaves()
  }

  /// Nothing else happens on the way to it that could bring the news.
  @Test func `a file that takes its name from elsewhere is played`() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "aside"), withIntermediateDirectories: true)
    try write("Next", to: "aside/x")
    var program = try follow("a/real/x.scenario")
    try shell("mv aside/x a/real/x.scenario")
    let isPlayed = program.sees("Next one")
    #expect(isPlayed)
    program.readUntilQuiet()
    program.checkLeaves()
  }

  @Test func `what a link leads to is followed, and the link itself`() throws {
    try shell("ln -s a/real/x.scenario link.scenario")
    var program = try follow("link.scenario")
    try shell("printf 'title Next one\\nroot A\\n' > a/real/x.scenario")
    let isPlayed = program.sees("Next one")
    #expect(isPlayed)
    try shell("printf 'title Third one\\nroot A\\n' > third; ln -sf third link.scenario")
    let isThird = program.sees("Third one")
    #expect(isThird)
    program.readUntilQuiet()
    program.checkLeaves()
  }

  @Test func `a pipe in its place does not hold the program`() throws {
    var program = try follow("a/real/x.scenario")
    try shell("mkfifo p; mv p a/real/x.scenario")
    let isTold = program.sees("this isn't a regular file")
    #expect(isTold)
    program.checkLeaves()
  }

  @Test func `a file that is not right is not called replayed`() throws {
    var program = try follow("a/real/x.scenario")
    try write("Second", to: "a/real/x.scenario")
    let isPlayed = program.sees("Replayed")
    #expect(isPlayed)
    try shell("echo nonsense >> a/real/x.scenario")
    let isTold = program.sees("unknown statement")
    #expect(isTold)
    program.type("\u{C}")
    program.readUntilQuiet()
    let text = program.text
    let place = text.lastPlace(of: "Replayed") ?? 0
    #expect(place < text.lastPlace(of: "unknown statement") ?? 0)
    program.checkLeaves()
  }
}

/// What is not saved when a signal ends the program.
@Suite(.onTerminalThread)
struct LeftSessionTests {
  private let state: URL

  init() throws {
    state = FileManager.default.temporaryDirectory.appending(path: "upright-\(UUID().uuidString)")
  }

  private var folder: URL { state.appending(path: "upright") }

  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  private func start(_ arguments: [String] = ["play"], showing text: String = "all keys") throws
    -> Pty
  {
    try Pty.upright(arguments, environment: ["XDG_STATE_HOME": state.path], showing: text)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV])
  func `a signal leaves what is not saved in a private file, and the next run offers it`(
    _ number: Int32
  ) throws {
    var program = try start()
    program.type("\u{1B}[D\u{1B}[C")
    program.readUntilQuiet(for: 600)
    #expect(files.isEmpty)
    program.signal(number)
    let end = program.end()
    #expect(end == .killed(number))
    checkRestored(program)
    try #require(files.count == 1)
    let file = folder.appending(path: files[0]).path
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("u4"))

    var next = try start(showing: "1 unsaved session")
    next.checkLeaves()
    var forgetting = try Pty(
      "upright", ["play", "--forget"], environment: ["XDG_STATE_HOME": state.path])
    let isForgotten = forgetting.sees("Deleted 1 file with unsaved sessions")
    #expect(isForgotten)
    #expect(files.isEmpty)
  }

  @Test func `what is saved or only walked leaves nothing`() throws {
    var program = try start()
    program.type("  ")
    program.readUntilQuiet(for: 600)
    program.signal(SIGTERM)
    let end = program.end()
    #expect(end == .killed(SIGTERM) && files.isEmpty)
  }

  @Test func `sentences leave it too`() throws {
    var program = try start(["play", "--linear"], showing: "Scenario:")
    program.type("rotate left\n")
    let isTurned = program.sees("landscapeLeft")
    #expect(isTurned)
    program.readUntilQuiet(for: 600)
    program.signal(SIGTERM)
    let end = program.end()
    #expect(end == .killed(SIGTERM) && files.count == 1)
  }
}
