import TestSupport
import Testing

@Suite(.onTerminalThread)
struct FrameTests {
  @Test(arguments: [(120, 40), (80, 24), (40, 12), (20, 4), (10, 3), (1, 1), (250, 80)])
  func `a screen of any size is drawn and left`(_ columns: Int, _ rows: Int) throws {
    var probe = try Probe(columns: columns, rows: rows)
    probe.sees("\u{1B}[?2026l")
    probe.type("\u{1B}[C ")
    probe.readUntilQuiet()
    probe.type("q")
    let end = probe.end()
    #expect(end == .exited(0))
  }

  @Test func `sixty sizes in a row end in a screen of the last, in few frames`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    probe.readUntilQuiet()
    for index in 0..<60 {
      probe.resize(columns: 60 + index * 7 % 50, rows: 20 + index % 20)
      probe.readUntilQuiet(for: 4)
    }
    probe.resize(columns: 90, rows: 33)
    let before = probe.output.count
    let isShown = probe.sees("probe 90x33")
    #expect(isShown)
    probe.readUntilQuiet()
    #expect(probe.output.count - before <= 8_000)
  }

  @Test func `a size of nothing is that of terminfo, and LINES is not believed`() throws {
    var probe = try Probe(columns: 0, rows: 0)
    let isShown = probe.sees("probe 80x24")
    #expect(isShown)
    var other = try Probe(environment: ["LINES": "7", "COLUMNS": "9"])
    let isRight = other.sees("probe 100x30")
    #expect(isRight)
  }

  @Test func `an idle program writes nothing and uses no processor`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    let rests = probe.rests(for: 1500)
    #expect(rests)
  }

  @Test func `a key is one frame between its brackets, and short`() throws {
    var probe = try Probe(columns: 120, rows: 40, environment: ["COLORTERM": "truecolor"])
    probe.sees("count 0")
    probe.readUntilQuiet()
    probe.type("\u{1B}[B")
    let move = probe.readUntilQuiet()
    #expect(move.count <= 300)
    probe.type(" ")
    let turn = probe.readUntilQuiet()
    #expect(turn.count <= 2_500)
    for frame in [move, turn].map({ String(decoding: $0, as: UTF8.self) }) {
      #expect(frame.hasPrefix("\u{1B}[?2026h"))
      #expect(frame.hasSuffix("\u{1B}[?2026l"))
      #expect(!frame.contains("\u{1B}[2J"))
    }
  }

  @Test func `the cursor stands on the focused item, unseen`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    probe.type("\u{1B}[B")
    let frame = String(decoding: probe.readUntilQuiet(), as: UTF8.self)
    #expect(
      frame.contains("\u{1B}[3G") || frame.contains("\u{1B}[6;3H"), "\(frame.debugDescription)")
    #expect(!probe.text.contains("\u{1B}[?25h"))
  }

  @Test(arguments: ["TMUX", "STY", "ZELLIJ"])
  func `inside a multiplexer no frame is bracketed`(_ name: String) throws {
    var probe = try Probe(environment: [name: "1"])
    probe.sees("count 0")
    probe.type("q")
    _ = probe.end()
    #expect(!probe.text.contains("?2026"))
  }

  @Test func `nothing is ever asked of the terminal`() throws {
    var probe = try Probe()
    probe.sees("count 0")
    probe.readUntilQuiet()
    for question in ["\u{1B}[c", "\u{1B}[>c", "\u{1B}[6n", "$p", ";?", "\u{1B}[5n"] {
      #expect(!probe.text.contains(question))
    }
  }

  @Test(arguments: [
    (["NO_COLOR": "1"], [] as [String]), (["NO_COLOR": ""], ["38;5;"]),
    (["COLORTERM": "truecolor", "COLORFGBG": "15;0"], ["38;5;"]), (["TERM": "xterm"], ["\u{1B}[3"]),
    (["TERM": "vt100"], []),
  ])
  func `colours are those of the decided depth`(
    _ environment: [String: String], _ wanted: [String]
  ) throws {
    var probe = try Probe(environment: environment)
    probe.sees("count 0")
    probe.readUntilQuiet()
    for text in wanted { #expect(probe.text.contains(text)) }
    if !wanted.contains("38;5;") { #expect(!probe.text.contains("38;5;")) }
    #expect(!probe.text.contains("38;2;"))
  }

  @Test(arguments: ["C", "POSIX"])
  func `without UTF-8 every byte is ASCII`(_ locale: String) throws {
    var probe = try Probe(environment: ["LC_ALL": locale])
    probe.sees("count 0")
    probe.readUntilQuiet()
    #expect(probe.output.allSatisfy { $0 < 0x80 })
    #expect(probe.text.contains("> Sintel"))
  }

  @Test(arguments: ["xterm", "screen-256color", "tmux-256color", "linux", "vt100", "xterm-mono"])
  func `every kind of terminal is drawn on and restored`(_ term: String) throws {
    var probe = try Probe(environment: ["TERM": term])
    let isShown = probe.sees("count 0")
    #expect(isShown)
    probe.type("q")
    let end = probe.end()
    #expect(end == .exited(0))
    let modes = probe.hasModesRestored
    #expect(modes)
  }
}
