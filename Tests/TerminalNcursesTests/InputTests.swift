@testable import terminal_probe
import TestSupport
import Testing

/// Expects a text on the probe's screen once everything typed so far has been read.
private func check(
  _ probe: inout Probe, shows text: String, at location: SourceLocation = #_sourceLocation
) {
  probe.readUntilQuiet()
  // A frame holds differences only: Ctrl-L draws whole lines.
  probe.type("\u{C}")
  let isShown = probe.sees(text)
  #expect(isShown, "\(text)", sourceLocation: location)
}

@Suite(.onTerminalThread)
struct InputTests {
  /// The promise is a release build's: without optimisation the frame alone takes longer.
  private static var escapeLimit: Duration {
    #if DEBUG
      .milliseconds(120)
    #else
      .milliseconds(30)
    #endif
  }

  /// On a busy machine a wait ends late as often as not; one that ends in time shows what it is.
  @Test func `escape closes the help within thirty milliseconds`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    var shortest = Duration.seconds(1)
    for _ in 0..<30 where shortest > Self.escapeLimit {
      probe.type("?")
      probe.sees("help is shown")
      probe.readUntilQuiet(for: 40)
      shortest = min(shortest, time(of: "\u{1B}", &probe))
    }
    #expect(shortest <= Self.escapeLimit)
    #expect(shortest >= .milliseconds(19), "an escape sequence needs this time to arrive")
  }

  /// From a key to the end of its frame.
  private func time(of key: String, _ probe: inout Probe) -> Duration {
    let start = ContinuousClock.now
    probe.type(key)
    probe.sees("\u{1B}[?2026l")
    return .now - start
  }

  @Test func `a sequence in pieces is one key`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    for byte in "\u{1B}[C".utf8 {
      probe.type([byte])
      probe.readUntilQuiet(for: 5)
    }
    check(&probe, shows: "count 1")
  }

  @Test(arguments: [
    ("\u{1B}[", "C", "Right"), ("\u{1B}[", "6~", "PgDn"), ("\u{1B}[6", "~", "PgDn"),
    ("\u{1B}O", "A", "Up"), ("\u{1B}[", "Z", "BTab"), ("\u{1B}O", "k", "+"),
  ])
  func `a sequence that a slow line cuts is one key`(
    _ start: String, _ rest: String, _ name: String
  ) throws {
    var probe = try Probe()
    probe.sees("count 0")
    probe.type(start)
    probe.readUntilQuiet(for: 45)
    probe.type(rest)
    probe.readUntilQuiet(for: 60)
    probe.type([0x0C])
    let isOne = probe.sees("before \(name).")
    #expect(isOne)
  }

  @Test func `three hundred keys at once are three hundred keys, and few frames`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    probe.readUntilQuiet()
    probe.type(String(repeating: "\u{1B}[C", count: 300))
    let bytes = probe.readUntilQuiet()
    #expect(bytes.count <= 12_000)
    check(&probe, shows: "count 300")
  }

  /// Sequences of many terminals, and the key or keys that they are.
  private static let sequences: [(bytes: String, name: String)] = [
    ("a", "a"), ("é", "é"), ("映", "映"), ("😀", "😀"), (" ", "Space"), ("\r", "Enter"),
    ("\n", "Enter"), ("\t", "Tab"), ("\u{7F}", "BS"), ("\u{8}", "BS"), ("\u{0}", "C-Space"),
    ("\u{1F}", "C-_"), ("\u{1D}", "C-]"), ("\u{1B}[A", "Up"), ("\u{1B}[B", "Down"),
    ("\u{1B}[C", "Right"), ("\u{1B}[D", "Left"), ("\u{1B}OA", "Up"), ("\u{1B}OH", "Home"),
    ("\u{1B}Ok", "+"), ("\u{1B}Om", "-"), ("\u{1B}Op", "0"), ("\u{1B}Oy", "9"),
    ("\u{1B}[H", "Home"), ("\u{1B}[F", "End"), ("\u{1B}[1~", "Home"), ("\u{1B}[4~", "End"),
    ("\u{1B}[7~", "Home"), ("\u{1B}[8~", "End"), ("\u{1B}[5~", "PgUp"), ("\u{1B}[6~", "PgDn"),
    ("\u{1B}[2~", "Ins"), ("\u{1B}[3~", "Del"), ("\u{1B}[Z", "BTab"), ("\u{1B}OP", "F1"),
    ("\u{1B}[15~", "F5"), ("\u{1B}[24~", "F12"), ("\u{1B}OM", "Enter"), ("\u{1B}", "Esc"),
    ("\u{1B}[I", "focus:in"), ("\u{1B}[O", "focus:out"),
    ("\u{1B}[<0;3;4M", "press:3,4,left"), ("\u{1B}[<2;3;4M", "press:3,4,right"),
    ("\u{1B}[<0;3;4m", "release:3,4"), ("\u{1B}[<64;1;1M", "wheelup:1,1"),
    ("\u{1B}[<65;1;1M", "wheeldown:1,1"), ("\u{1B}[<32;9;1M", "move:9,1,left"),
    ("\u{1B}[<35;9;1M", "move:9,1"), ("\u{1B}[<16;1;1M", "press:1,1,left"),
    ("\u{1B}[M !!", "press:1,1,left"), ("\u{1B}[200~x\u{1B}[201~", "paste:'x'"),
    // What is held down has no meaning here, and nothing of it is typed.
    ("\u{1B}[1;2A", "unknown"), ("\u{1B}[1;5C", "unknown"), ("\u{1B}[3;3~", "unknown"),
    ("\u{1B}O5D", "unknown"), ("\u{1B}[15;6~", "unknown"), ("\u{1B}[1;2P", "unknown"),
    ("\u{1B}\u{1B}[A", "unknown"), ("\u{1B}x", "unknown"), ("\u{1B}é", "unknown"),
    ("\u{1B}[97;5u", "unknown"), ("\u{1B}[27;3;120~", "unknown"), ("\u{1B}[[A", "unknown"),
    ("\u{1B}[200;1R", "unknown"), ("\u{1B}[?62;1c", "unknown"), ("\u{1B}[<0;3M", "unknown"),
    ("\u{1B}[<0;0;0M", "unknown"), ("\u{1B}[99~", "unknown"),
    ("\u{1B}]11;rgb:0/0/0\u{7}", "unknown"), ("\u{1B}P1+r\u{1B}\\", "unknown"),
  ]

  @Test(arguments: [false, true])
  func `every sequence is its key, at once and in pieces`(_ isSplit: Bool) throws {
    var probe = try Probe()
    probe.sees("count 0")
    for (bytes, name) in Self.sequences {
      // Something else first, so that the key is seen to come.
      probe.type("!")
      for byte in isSplit ? bytes.utf8.map({ [$0] }) : [Array(bytes.utf8)] {
        probe.type(byte)
        if isSplit { probe.readUntilQuiet(for: 3) }
      }
      // What comes at once after an escape belongs to it.
      if bytes == "\u{1B}" { probe.readUntilQuiet(for: 60) }
      probe.type([0x0C])
      // Ctrl-L is drawn after it, and is the last key by then.
      let isShown = probe.sees("before \(name).")
      #expect(isShown, "\(bytes.debugDescription)")
    }
  }

  @Test func `bytes that are no UTF-8 are no keys, and the next character is whole`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    for bytes: [UInt8] in [
      [0xFF, 0xFE], [0x9B], [0xE6, 0x98], [0xED, 0xA0, 0x80], [0xC2, 0x9B], [0xC0, 0x80],
      [0xF5, 0x80], [0xF0, 0x80, 0x80, 0x80],
    ] {
      probe.type(bytes + Array("é".utf8))
      probe.readUntilQuiet(for: 60)
      probe.type([0x0C])
      let isShown = probe.sees("before é.")
      #expect(isShown, "\(bytes)")
    }
  }

  @Test func `a paste of any text runs no keys, and ends where it says`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    probe.type("\u{1B}[200~qq\rq\u{1B}[20\u{1B}[2\u{1B}\u{1B}[201~\u{1B}[C")
    check(&probe, shows: "count 1")
    // Escapes count: four, `[20` and `[2` are what is pasted beside `qq`, the line's end and `q`.
    check(&probe, shows: "pasted 12")
    // More than a megabyte is cut, and its end is found.
    for _ in 0..<11 {
      probe.type("\u{1B}[200~" + String(repeating: "q\u{1B}[20", count: 25_000) + "\u{1B}[201~")
      probe.readUntilQuiet(for: 60)
    }
    probe.type("\u{1B}[C")
    check(&probe, shows: "count 2")
  }

  @Test func `a paste whose end never comes is one all the same, and keys go on`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    probe.type("\u{1B}[200~lost")
    probe.readUntilQuiet(for: 2_500)
    probe.type("\u{1B}[C")
    check(&probe, shows: "count 1")
    check(&probe, shows: "pasted 4")
  }

  @Test func `random bytes do no harm, however they come`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    var dice = Dice(state: 0x5EED)
    // What sequences are made of, so that all that reads them is reached.
    let likely = Array("\u{1B}\u{1B}[[<;:0123456789~MmBu?$P]\u{7}\\".utf8)
    for _ in 0..<200 {
      let bytes = (0..<100).map { _ in
        Int.random(in: 0..<3, using: &dice) == 0
          ? UInt8.random(in: 0x80...0xFF, using: &dice)
          : likely.randomElement(using: &dice) ?? 0
      }
      probe.type(bytes)
    }
    // Whatever had begun has ended by then.
    probe.readUntilQuiet(for: 2_500)
    probe.type("\u{1B}[201~\u{7}")
    probe.readUntilQuiet(for: 300)
    probe.type("\u{0C}")
    let isAlive = probe.sees("probe 100x30")
    #expect(isAlive)
    probe.type("q")
    let end = probe.end()
    #expect(end == .exited(0))
    checkRestored(probe)
  }

  @Test func `what no key sends changes nothing`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    probe.type("\u{1B}[200;1R\u{1B}[?1;2c\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[I")
    probe.type([0xFF, 0xFE, 0x9B])
    check(&probe, shows: "count 0")
    probe.type("q")
    let end = probe.end()
    #expect(end == .exited(0))
  }

  @Test func `nothing of a sequence that nobody knows is typed, however long it is`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    let long = String(repeating: "1;", count: 40)
    for end in ["q", "C", "$q", " q", "\u{1B}[C\u{1B}[D"] { probe.type("\u{1B}[\(long)\(end)") }
    for end in ["\u{7}", "\u{1B}\\", "\u{18}", "\u{1B}[D\u{1B}[C"] {
      probe.type("\u{1B}]52;c;" + String(repeating: "qC ", count: 2_000) + end)
    }
    var dice = Dice(state: 0x5E9)
    let parts = Array("0123456789;:<=>?!\"#$%&'()*+,-./ ".utf8)
    for round in 0..<500 {
      let count = 3 + Int.random(in: 0..<300, using: &dice) / (round % 3 * 50 + 1)
      let numbers = (0..<count).map { _ in parts.randomElement(using: &dice) ?? 0 }
      // What has a place for a key's number, or the mouse's, may be one.
      let start = Array("\u{1B}[\(["1:", ">", "="].randomElement(using: &dice) ?? "")".utf8)
      probe.type(start + numbers + [UInt8.random(in: 0x40...0x7E, using: &dice)])
    }
    check(&probe, shows: "count 0")
    check(&probe, shows: "pasted 0")
    probe.type("x\u{1B}[1;1;1;1;1z")
    probe.readUntilQuiet(for: 60)
    probe.type("\u{0C}")
    let isUnknown = probe.sees("before unknown.")
    #expect(isUnknown)
  }

  @Test func `a sequence that never ends is over when nothing comes, and keys go on`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    for start in ["\u{1B}[", "\u{1B}]11;", "\u{1B}P", "\u{1B}O"] {
      probe.type(start + String(repeating: "1;", count: 6_000))
      probe.readUntilQuiet(for: 300)
      probe.type("\u{1B}[C")
      probe.readUntilQuiet(for: 60)
    }
    check(&probe, shows: "count 4")
  }

  @Test func `Ctrl-S and Ctrl-Q are keys`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    probe.type("\u{13}\u{1B}[C")
    check(&probe, shows: "count 1")
  }

  @Test func `the mouse is reported when asked for, and not before`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    probe.readUntilQuiet()
    #expect(!probe.text.contains("?1000h"))
    probe.type("m")
    let isOn = probe.sees("\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h")
    #expect(isOn)
    probe.type("\u{1B}[<0;3;4M")
    let isSeen = probe.sees("press:3,4,left")
    #expect(isSeen)
    probe.type("M")
    let isOff = probe.sees("\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1006l")
    #expect(isOff)
  }

  @Test func `a text is put on the clipboard without a trace on the screen`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    // What is too long for some terminals is sent to none.
    probe.type("Y")
    probe.readUntilQuiet()
    let text = probe.text
    #expect(!text.contains("]52;c;eXl5"))
    probe.type("y")
    let isSent = probe.sees("\u{1B}]52;c;ZnJvbSB0aGUgcHJvYmU=\u{7}")
    #expect(isSent)
  }
}
