import CPtySupport
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite(.onTerminalThread)
struct LifeCycleTests {
  @Test func `q gives the terminal back`() throws {
    var probe = try Probe()
    let isShown = probe.sees("count 0")
    #expect(isShown)
    let isRaw = !probe.hasModesRestored
    #expect(isRaw)
    probe.type("q")
    let end = probe.end()
    #expect(end == .exited(0))
    checkRestored(probe)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS])
  func `a signal gives the terminal back and ends the program`(_ number: Int32) throws {
    var probe = try Probe()
    probe.sees("count 0")
    probe.type("m")
    probe.sees("\u{1B}[?1006h")
    probe.signal(number)
    let end = probe.end()
    #expect(end == .killed(number))
    checkRestored(probe)
  }

  @Test(arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)])
  func `the keys for signals work`(_ key: String, _ number: Int32) throws {
    var probe = try Probe()
    probe.sees("count 0")
    probe.type(key)
    let end = probe.end()
    #expect(end == .killed(number))
    checkRestored(probe)
  }

  @Test(arguments: ["A", "T", "O"])
  func `an abort, a trap of Swift and an endless recursion give the terminal back`(
    _ key: String
  ) throws {
    var probe = try Probe()
    probe.sees("count 0")
    probe.type(key)
    let end = probe.end()
    let isCrash = [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS].map { Probe.End.killed($0) }
      .contains(end)
    #expect(isCrash, "\(end)")
    checkRestored(probe)
  }

  @Test func `a signal ends a program whose terminal takes nothing any more`() throws {
    var probe = try Probe(columns: 200, rows: 60)
    probe.sees("count 0")
    // Nobody reads from here on: frames of two kilobytes each fill any pipe.
    for _ in 0..<150 {
      probe.type(" ")
      poll(nil, 0, 1)
    }
    probe.signal(SIGTERM)
    let end = probe.end(reads: false)
    #expect(end == .killed(SIGTERM))
    let modes = probe.hasModesRestored
    #expect(modes)
  }

  @Test func `a closed window ends the program`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    probe.hangUp()
    let end = probe.end()
    #expect(end == .killed(SIGHUP))
  }

  @Test func `a closed window ends the program even where the signal of it is ignored`() throws {
    var probe = try Probe { $0.ignores_hangup = true }
    probe.sees("count 0")
    probe.hangUp()
    let end = probe.end()
    #expect(end == .exited(2))
  }

  @Test func `Ctrl-Z gives the terminal back, and fg draws everything again`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    for round in 1...3 {
      probe.type("\u{1B}[C")
      probe.readUntilQuiet()
      probe.type("\u{1A}")
      let end = probe.end()
      #expect(end == .stopped(SIGTSTP))
      checkRestored(probe)
      probe.bringToForeground()
      let isShown = probe.sees("count \(round)")
      #expect(isShown)
      probe.readUntilQuiet()
      let isRaw = !probe.hasModesRestored
      #expect(isRaw)
      let isBack =
        probe.text.lastPlace(of: "\u{1B}[?1049h") ?? 0
        > probe.text.lastPlace(of: "\u{1B}[?1049l") ?? 0
      #expect(isBack)
      let pastes =
        probe.text.lastPlace(of: "\u{1B}[?2004h") ?? 0
        > probe.text.lastPlace(of: "\u{1B}[?2004l") ?? 0
      #expect(pastes)
    }
    probe.type("q")
    let end = probe.end()
    #expect(end == .exited(0))
    checkRestored(probe)
  }

  @Test func `a program stopped in one size goes on in another`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    probe.type("Z")
    let end = probe.end()
    #expect(end == .stopped(SIGTSTP))
    probe.resize(columns: 60, rows: 20)
    probe.bringToForeground()
    let isShown = probe.sees("probe 60x20")
    #expect(isShown)
  }

  @Test func `a terminal closed while another program had it is given back after the next opening`()
    throws
  {
    var probe = try Probe()
    probe.sees("count 0")
    probe.type("R")
    let isShown = probe.sees("last R")
    #expect(isShown)
    probe.signal(SIGTERM)
    let end = probe.end()
    #expect(end == .killed(SIGTERM))
    checkRestored(probe)
  }

  @Test func `a stop that nobody can catch is repaired when the program goes on`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    probe.signal(SIGSTOP)
    let end = probe.end()
    #expect(end == .stopped(SIGSTOP))
    probe.bringToForeground()
    let isShown = probe.sees("count 0")
    #expect(isShown)
  }

  @Test func `a pipe for standard output is refused in words, without a byte on it`() throws {
    var probe = try Probe { $0.output_is_pipe = true }
    let bytes = probe.captured()
    #expect(bytes == [])
    let end = probe.end()
    #expect(end == .exited(2))
    #expect(probe.text == "terminal-probe: standard output isn't a terminal\r\n")
  }

  @Test func `no terminal to type at is refused in words`() throws {
    var probe = try Probe { $0.input_is_null = true }
    let end = probe.end()
    #expect(end == .exited(2))
    #expect(probe.text == "terminal-probe: standard input isn't a terminal\r\n")
  }

  @Test(arguments: [
    ("", "TERM isn't set; TERM=xterm-256color works in most terminals"),
    ("dumb", "the terminal TERM=dumb can't move its cursor"),
    (
      "nosuchterm",
      "this system doesn't know the terminal TERM=nosuchterm; TERM=xterm-256color may work"
    ),
  ])
  func `a terminal that cannot be drawn on is refused in words`(
    _ term: String, _ words: String
  ) throws {
    var probe = try Probe(environment: ["TERM": term])
    let end = probe.end()
    #expect(end == .exited(2))
    #expect(probe.text == "terminal-probe: \(words)\r\n")
    checkRestored(probe)
  }
}
