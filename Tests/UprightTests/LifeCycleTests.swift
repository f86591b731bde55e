import CPtySupport
import Foundation
import TestSupport
import Testing

/// What a terminal sees of the program from its start to its end.
@Suite(.onTerminalThread)
struct LifeCycleTests {
  @Test func `q gives the terminal back`() throws {
    var program = try Pty.upright()
    let isRaw = !program.hasModesRestored
    #expect(isRaw)
    program.checkLeaves()
  }

  private static let signals = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
    SIGPIPE, SIGXCPU,
  ]

  @Test(arguments: signals)
  func `a signal gives the terminal back and ends the program`(_ number: Int32) throws {
    var program = try Pty.upright()
    program.type("\u{1B}[C")
    program.readUntilQuiet()
    program.signal(number)
    let end = program.end()
    #expect(end == .killed(number))
    checkRestored(program)
  }

  @Test func `Ctrl-C ends the program, also over an open list`() throws {
    var program = try Pty.upright()
    program.type("?")
    program.sees("type to search")
    program.type("\u{3}")
    let end = program.end()
    #expect(end == .killed(SIGINT))
    checkRestored(program)
  }

  /// Terminals that leave their line drawing before a reset, and such that leave it after.
  @Test(arguments: ["xterm", "linux", "vt220", "rxvt-unicode-256color"])
  func `what is chosen in a list is reversed where there are no colors`(_ term: String) throws {
    var program = try Pty.upright(
      columns: 80, rows: 24, environment: ["TERM": term, "NO_COLOR": "1"])
    program.type("/\u{1B}[B")
    let isReversed = program.sees("7m")
    #expect(isReversed)
    program.type("\u{1B}")
    program.readUntilQuiet()
    program.checkLeaves()
  }

  @Test(arguments: ["linux", "vt100", "screen-256color"])
  func `a token that no clipboard takes is shown whole`(_ term: String) throws {
    var program = try Pty.upright(columns: 80, rows: 24, environment: ["TERM": term])
    program.type("\u{1B}[C")
    program.readUntilQuiet()
    program.type("T")
    let isWhole = program.sees("upright play u4")
    #expect(isWhole)
    program.type("\u{1B}")
    program.readUntilQuiet()
    program.checkLeaves()
  }

  @Test func `a file that is refused at the start is told, and opens no screen`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).scenario").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("screen A\nroot A\nrotat left\npusch A\n".utf8).write(to: URL(filePath: path))
    var program = try Pty("upright", ["play", path])
    let isTold = program.sees("4:1: error")
    #expect(isTold)
    let end = program.end()
    #expect(end == .exited(65))
    checkRestored(program)
  }

  @Test func `Ctrl-Z gives the terminal back, and fg draws everything again`() throws {
    var program = try Pty.upright()
    for key in ["l", "i", ":"] {
      program.type(key)
      program.readUntilQuiet()
      program.type("\u{1A}")
      let end = program.end()
      #expect(end == .stopped(SIGTSTP))
      checkRestored(program)
      program.bringToForeground()
      let isShown = program.sees("A tab bar controller doesn't ask")
      #expect(isShown)
      program.readUntilQuiet()
      let isRaw = !program.hasModesRestored
      #expect(isRaw)
      program.type("\u{1B}")
      program.readUntilQuiet()
    }
    // Esc has closed what was open.
    program.check(shows: "Who was asked")
    program.checkLeaves()
  }

  @Test func `a story is played from its first screen to its last`() throws {
    var program = try Pty.upright(["play", "what-a-pop-leaves-behind"], showing: "Up to iOS 15")
    for _ in 0..<4 {
      program.type(" ")
      program.readUntilQuiet()
    }
    program.type("\u{1B}[F")
    program.check(shows: "pop")
    program.checkLeaves()
  }

  @Test func `another size is another layout, whatever is open`() throws {
    var program = try Pty.upright()
    program.type("\u{1B}[C")
    program.readUntilQuiet()
    program.resize(columns: 40, rows: 12)

    let isSmall = program.sees("A tab bar")
    #expect(isSmall)
    program.type("?")
    program.readUntilQuiet()
    program.resize(columns: 100, rows: 30)
    let isHelp = program.sees("Rotate the device left.")
    #expect(isHelp)
    program.type("\u{1B}")
    program.check(shows: "Who was asked")
    program.checkLeaves()
  }

  @Test func `a program stopped in one size goes on in another`() throws {
    var program = try Pty.upright()
    program.type("\u{1B}[C")
    program.readUntilQuiet()
    program.type("\u{1A}")
    let end = program.end()
    #expect(end == .stopped(SIGTSTP))
    program.resize(columns: 40, rows: 12)
    program.bringToForeground()

    let isSmall = program.sees("A tab bar")
    #expect(isSmall)
  }

  @Test func `a closed window ends the program`() throws {
    var program = try Pty.upright()
    program.hangUp()
    let end = program.end()
    #expect(end == .killed(SIGHUP))
  }

  @Test func `a paste runs no keys; where text is typed it is text`() throws {
    var program = try Pty.upright()
    program.type("\u{1B}[C")
    program.readUntilQuiet()
    program.type("\u{1B}[200~qqq\nq\u{1B}[201~")
    let isTold = program.sees("Ignored 5 pasted characters")
    #expect(isTold)
    program.type(":")
    program.readUntilQuiet()
    program.type("\u{1B}[200~rotate left\nq\u{1B}[201~")
    program.check(shows: ": rotate left")
    program.type("\u{1B}")
    program.readUntilQuiet()
    program.checkLeaves()
  }

  @Test func `a signal ends a program whose terminal takes nothing any more`() throws {
    var program = try Pty.upright(columns: 200, rows: 60)
    // Nobody reads from here on: every frame is drawn whole.
    for _ in 0..<40 { program.type("\u{C}\u{1B}[C") }
    program.signal(SIGTERM)
    let end = program.end(reads: false)
    #expect(end == .killed(SIGTERM))
    let modes = program.hasModesRestored
    #expect(modes)
  }

  @Test func `at rest nothing is written and nothing is computed`() throws {
    var program = try Pty.upright()
    let rests = program.rests(for: 500)
    #expect(rests)
    program.checkLeaves()
  }

  /// Polling a terminal under this name is refused on a Mac, so it is opened under its own.
  @Test(arguments: ["</dev/tty", "</dev/tty >/dev/tty", "</dev/tty >/dev/tty 2>/dev/tty"])
  func `the name that every terminal has will do`(_ redirections: String) throws {
    let line = "exec \(try Pty.path(of: "upright")) play \(redirections)"
    var program = try Pty("/bin/sh", ["-c", line], environment: ["REDUCED_MOTION": "1"])
    let isShown = program.sees("all keys")
    #expect(isShown)
    #if os(Linux)
      let descriptors = "/proc/\(program.process)/fd"
      let names = try FileManager.default.contentsOfDirectory(atPath: descriptors).compactMap {
        Int($0).flatMap { $0 > 2 ? $0 : nil }
      }
      let opened = names.compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "\(descriptors)/\($0)")
      }
      if !redirections.contains("2>") {
        #expect(opened.contains { $0.hasPrefix("/dev/pts/") } && !opened.contains("/dev/tty"))
      }
    #endif
    program.type("\u{1B}[C")
    program.check(shows: "landscapeRight")
    program.checkLeaves()
  }

  @Test func `another ground is drawn at once`() throws {
    var program = try Pty.upright()
    program.readUntilQuiet()
    program.type(":ground\r")
    // The accent on a dark ground, then on a light one.
    let isDark = program.sees("38;5;75m")
    #expect(isDark)
    program.readUntilQuiet()
    program.type(":ground\r")
    let isLight = program.sees("38;5;25m")
    #expect(isLight)
    program.checkLeaves()
  }

  @Test func `a pipe for standard output is refused in words, without a byte on it`() throws {
    var program = try Pty("upright") { $0.output_is_pipe = true }
    let bytes = program.captured()
    #expect(bytes == [])
    let end = program.end()
    #expect(end == .exited(2))
    #expect(program.text.contains("this needs a terminal"))
  }

  @Test func `a terminal that can only take lines gets sentences`() throws {
    var program = try Pty.upright(environment: ["TERM": "dumb"], showing: "Result: ")
    program.type("rotate left\n")
    let isTold = program.sees("Interface: landscapeRight, rotated")
    #expect(isTold)
    program.type("q\n")
    let isAsked = program.sees("q again quits")
    #expect(isAsked)
    program.type("q\n")
    let end = program.end()
    #expect(end == .exited(0))
    #expect(!program.output.contains(0x1B))
  }
}
