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

@Suite(.serialized)
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

  @Test func `three hundred keys at once are three hundred keys, and few frames`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    probe.readUntilQuiet()
    probe.type(String(repeating: "\u{1B}[C", count: 300))
    let bytes = probe.readUntilQuiet()
    #expect(bytes.count <= 12_000)
    check(&probe, shows: "count 300")
  }

  @Test func `a paste runs no keys`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    probe.type("\u{1B}[200~qq\rq\u{1B}[201~")
    check(&probe, shows: "pasted 4")
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
