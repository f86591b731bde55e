import TerminalModel
import TerminalNcurses
import Testing

private let xterm = Terminfo(
  isKnown: true, movesCursor: true, hasOwnScreen: true, colorCount: 256)

/// Expects a decision and its reason, for an environment on top of a usual one.
private func check<Value>(
  _ decision: KeyPath<TerminalTraits, Reasoned<Value>>, is value: Value, because reason: String,
  _ environment: [String: String] = [:], terminfo: Terminfo = xterm, locale: String? = "C.UTF-8",
  wishes: TerminalWishes = TerminalWishes(), at location: SourceLocation = #_sourceLocation
) {
  var values = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
  values.merge(environment) { $1 }
  let traits = TerminalTraits(
    environment: values, terminfo: terminfo, locale: locale, wishes: wishes)
  #expect(traits[keyPath: decision].value == value, sourceLocation: location)
  #expect(traits[keyPath: decision].reason == reason, sourceLocation: location)
}

struct TerminalTraitsTests {
  @Test func `a terminal is a screen, dumb or unknown`() {
    check(\.kind, is: .screen, because: "TERM is xterm-256color")
    check(\.kind, is: .unknown, because: "TERM isn't set", ["TERM": ""])
    check(
      \.kind, is: .unknown, because: "terminfo has no odd", ["TERM": "odd"], terminfo: Terminfo())
    check(
      \.kind, is: .dumb, because: "TERM is dumb, which can't move its cursor", ["TERM": "dumb"],
      terminfo: Terminfo(isKnown: true))
  }

  @Test func `the first of the three variables that is set decides about UTF-8`() {
    check(\.isUTF8, is: true, because: "LANG is C.UTF-8")
    check(\.isUTF8, is: true, because: "LC_CTYPE is de_DE.utf8", ["LC_CTYPE": "de_DE.utf8"])
    check(\.isUTF8, is: false, because: "LC_ALL is C", ["LC_ALL": "C"])
    check(\.isUTF8, is: true, because: "LANG is C.UTF-8", ["LC_ALL": ""])
    let reason = "LC_ALL, LC_CTYPE, and LANG aren't set"
    check(\.isUTF8, is: false, because: reason, ["LANG": ""])
    check(\.isUTF8, is: false, because: "--ascii", wishes: TerminalWishes(isASCII: true))
    check(\.isUTF8, is: false, because: "this system has no locale with UTF-8", locale: nil)
  }

  @Test func `a wish outranks NO_COLOR, and NO_COLOR everything else`() {
    check(
      \.depth, is: .mono, because: "NO_COLOR is 1", ["NO_COLOR": "1", "COLORTERM": "truecolor"])
    check(
      \.depth, is: .palette256, because: "terminfo lists 256 colors for xterm-256color",
      ["NO_COLOR": ""])
    check(
      \.depth, is: .palette256, because: "terminfo lists 256 colors for xterm-256color",
      ["NO_COLOR": "1"],
      wishes: TerminalWishes(usesColor: true))
    check(\.depth, is: .mono, because: "--color=never", wishes: TerminalWishes(usesColor: false))
  }

  @Test func `colours are as many as terminfo says, and no more than a palette has`() {
    check(
      \.depth, is: .palette256, because: "terminfo lists 256 colors for xterm-256color",
      ["COLORTERM": "truecolor"])
    var few = xterm
    few.colorCount = 8
    check(
      \.depth, is: .eight, because: "terminfo lists 8 colors for xterm",
      ["TERM": "xterm", "COLORTERM": "truecolor"], terminfo: few)
    few.colorCount = 16
    check(
      \.depth, is: .eight,
      because: "terminfo lists 16 colors for xterm-16color, and the first 8 are used",
      ["TERM": "xterm-16color"], terminfo: few)
    few.colorCount = 0
    check(
      \.depth, is: .mono, because: "terminfo lists no colors for vt100", ["TERM": "vt100"],
      terminfo: few, wishes: TerminalWishes(usesColor: true))
    var direct = xterm
    direct.colorCount = 1 << 24
    check(
      \.depth, is: .eight, because: "xterm-direct has no palette of 256 colors",
      ["TERM": "xterm-direct"], terminfo: direct)
  }

  @Test(arguments: [
    ("15;0", Appearance.dark), ("0;15", .light), ("0;default;15", .light), ("12;8", .dark),
    ("0;7", .light),
  ])
  func `COLORFGBG tells light from dark`(_ value: String, _ appearance: Appearance) {
    check(
      \.appearance, is: appearance, because: "COLORFGBG is \(value)", ["COLORFGBG": value])
  }

  @Test func `without a word about its ground a terminal is taken for neither`() {
    let reason = "COLORFGBG isn't set; --ground sets it"
    check(\.appearance, is: .unknown, because: reason)
    check(\.appearance, is: .unknown, because: reason, ["COLORFGBG": "x;default"])
    check(\.appearance, is: .dark, because: "TERM is linux", ["TERM": "linux"])
    check(
      \.appearance, is: .light, because: "requested", ["COLORFGBG": "15;0"],
      wishes: TerminalWishes(appearance: .light))
  }

  @Test func `frames are bracketed outside multiplexers only`() {
    check(\.synchronizes, is: true, because: "terminals without support ignore it")
    for (name, mux) in [("TMUX", "tmux"), ("STY", "screen"), ("ZELLIJ", "zellij")] {
      check(\.synchronizes, is: false, because: "\(mux) may show half a frame", [name: "1"])
    }
    check(
      \.synchronizes, is: false, because: "tmux may show half a frame",
      ["TERM": "tmux-256color"])
  }

  @Test func `a terminal without a second screen is sent no private modes`() {
    let old = Terminfo(isKnown: true, movesCursor: true, colorCount: 8)
    let reason = "linux has no alternate screen, so it may be an old terminal"
    check(\.reports, is: false, because: reason, ["TERM": "linux"], terminfo: old)
    check(\.synchronizes, is: false, because: reason, ["TERM": "linux"], terminfo: old)
    check(\.copies, is: false, because: reason, ["TERM": "linux"], terminfo: old)
  }

  @Test func `the mouse is off in screen, which holds Esc back for it`() {
    let reason = "screen holds Esc back while it's on; type `: mouse` to use it"
    check(\.mouse, is: false, because: reason, ["STY": "1.pts-0.host"])
    check(\.mouse, is: true, because: "terminals without support ignore it", ["TMUX": "x"])
    check(\.reports, is: true, because: "terminals without support ignore it", ["STY": "x"])
  }

  @Test func `the clipboard is set where that is taken or ignored`() {
    let reason = "a terminal that doesn't allow OSC 52 ignores it"
    check(\.copies, is: true, because: reason)
    check(\.copies, is: true, because: "tmux accepts it if set-clipboard is on", ["TMUX": "x"])
    check(\.copies, is: false, because: "screen doesn't pass it on", ["STY": "x"])
    check(
      \.copies, is: false, because: "Terminal.app doesn't support OSC 52",
      ["TERM_PROGRAM": "Apple_Terminal"])
  }

  @Test func `nothing moves where that was asked for, or where the line may be slow`() {
    check(\.moves, is: true, because: "REDUCED_MOTION isn't set")
    check(\.moves, is: true, because: "REDUCED_MOTION isn't set", ["REDUCED_MOTION": "0"])
    check(\.moves, is: false, because: "REDUCED_MOTION is 1", ["REDUCED_MOTION": "1"])
    let slow = "SSH_CONNECTION is set, so the connection may be slow"
    check(\.moves, is: false, because: slow, ["SSH_CONNECTION": "a b"])
    check(\.moves, is: false, because: "--no-motion", wishes: TerminalWishes(isStill: true))
  }

  @Test func `every decision has a line in the report`() {
    let traits = TerminalTraits(
      environment: ["TERM": "xterm-256color"], terminfo: xterm, locale: "C.UTF-8")
    #expect(traits.report.count == 11)
    #expect(traits.report.allSatisfy { !$0.outcome.isEmpty && !$0.reason.isEmpty })
    #expect(traits.theme == Theme(depth: .palette256, appearance: .unknown))
  }

  @Test func `terminfo on this machine knows xterm, and that dumb is dumb`() {
    let xterm = Terminfo(term: "xterm-256color")
    #expect(xterm.movesCursor && xterm.hasOwnScreen && xterm.colorCount == 256)
    let dumb = Terminfo(term: "dumb")
    #expect(dumb.isKnown && !dumb.movesCursor)
    #expect(!Terminfo(term: "nosuchterm").isKnown)
    #expect(!Terminfo(term: "").isKnown)
  }
}
