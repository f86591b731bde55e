import TerminalModel

/// A decision about a terminal, and what it rests on.
package struct Reasoned<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value
  /// The end of a sentence, such as "NO_COLOR is 1".
  package var reason: String

  init(_ value: Value, because reason: String) {
    self.value = value
    self.reason = reason
  }
}

/// What terminfo says about a TERM.
package struct Terminfo: Hashable, Sendable {
  package var isKnown = false
  package var movesCursor = false
  package var hasOwnScreen = false
  package var colorCount = 0

  package init(
    isKnown: Bool = false, movesCursor: Bool = false, hasOwnScreen: Bool = false,
    colorCount: Int = 0
  ) {
    (self.isKnown, self.movesCursor, self.hasOwnScreen) = (isKnown, movesCursor, hasOwnScreen)
    self.colorCount = colorCount
  }
}

/// What the user asked for by options; nil is "decide yourself".
package struct TerminalWishes: Hashable, Sendable {
  package var usesColor: Bool?
  package var appearance: Appearance?
  package var isASCII: Bool
  package var isStill: Bool

  package init(
    usesColor: Bool? = nil, appearance: Appearance? = nil, isASCII: Bool = false,
    isStill: Bool = false
  ) {
    (self.usesColor, self.appearance) = (usesColor, appearance)
    (self.isASCII, self.isStill) = (isASCII, isStill)
  }
}

/// Everything the program decides about a terminal, each with its reason.
///
/// A function of the environment, terminfo and the user's wishes: the terminal itself is never
/// asked, so no answer can be late.
package struct TerminalTraits: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// Can be drawn on.
    case screen
    /// Takes lines only.
    case dumb
    case unknown
  }

  package enum Multiplexer: String, Hashable, Sendable {
    case tmux, screen, zellij, none
  }

  /// The variables of the environment that are not empty.
  private let values: [String: String]
  private let terminfo: Terminfo
  /// The locale with UTF-8 that this system draws in; nil where it has none.
  private let locale: String?
  private let wishes: TerminalWishes

  package init(
    environment: [String: String], terminfo: Terminfo, locale: String?,
    wishes: TerminalWishes = TerminalWishes()
  ) {
    values = environment.filter { !$0.value.isEmpty }
    (self.terminfo, self.locale, self.wishes) = (terminfo, locale, wishes)
  }

  package var theme: Theme { Theme(depth: depth.value, appearance: appearance.value) }

  /// A line a decision: its name, the outcome, the reason.
  package var report: [(name: String, outcome: String, reason: String)] {
    func yes(_ decision: Reasoned<Bool>) -> String { decision.value ? "yes" : "no" }
    return [
      ("terminal", kind.value.rawValue, kind.reason),
      ("characters", isUTF8.value ? "UTF-8" : "ASCII", isUTF8.reason),
      ("locale", locale ?? "C", "ncurses draws characters with it"),
      ("colors", depth.value.rawValue, depth.reason),
      ("background", appearance.value.rawValue, appearance.reason),
      ("multiplexer", multiplexer.value.rawValue, multiplexer.reason),
      ("synchronized output", yes(synchronizes), synchronizes.reason),
      ("mouse", yes(mouse), mouse.reason), ("focus, paste", yes(reports), reports.reason),
      ("clipboard", yes(copies), copies.reason), ("motion", yes(moves), moves.reason),
    ]
  }

  private func firstSet(_ names: String...) -> String? { names.first { values[$0] != nil } }

  // MARK: The decisions

  package var term: String { values["TERM"] ?? "" }

  package var kind: Reasoned<Kind> {
    if term.isEmpty { return Reasoned(.unknown, because: "TERM isn't set") }
    if !terminfo.isKnown { return Reasoned(.unknown, because: "terminfo has no \(term)") }
    return terminfo.movesCursor
      ? Reasoned(.screen, because: "TERM is \(term)")
      : Reasoned(.dumb, because: "TERM is \(term), which can't move its cursor")
  }

  package var isUTF8: Reasoned<Bool> {
    if wishes.isASCII { return Reasoned(false, because: "--ascii") }
    guard let name = firstSet("LC_ALL", "LC_CTYPE", "LANG"), let value = values[name] else {
      return Reasoned(false, because: "LC_ALL, LC_CTYPE, and LANG aren't set")
    }
    let parts = value.lowercased().filter { $0 != "-" }.split { $0 == "." || $0 == "@" }
    guard parts.contains("utf8"), locale == nil else {
      return Reasoned(parts.contains("utf8"), because: "\(name) is \(value)")
    }
    return Reasoned(false, because: "this system has no locale with UTF-8")
  }

  package var depth: Reasoned<ColorDepth> {
    if wishes.usesColor == false { return Reasoned(.mono, because: "--color=never") }
    if let value = values["NO_COLOR"], wishes.usesColor != true {
      return Reasoned(.mono, because: "NO_COLOR is \(value)")
    }
    let count = terminfo.colorCount
    if count < 8 { return Reasoned(.mono, because: "terminfo lists no colors for \(term)") }
    if count > 256 { return Reasoned(.eight, because: "\(term) has no palette of 256 colors") }
    let listed = "terminfo lists \(count) colors for \(term)"
    if count == 256 { return Reasoned(.palette256, because: listed) }
    return Reasoned(.eight, because: count == 8 ? listed : "\(listed), and the first 8 are used")
  }

  package var appearance: Reasoned<Appearance> {
    if let wish = wishes.appearance { return Reasoned(wish, because: "requested") }
    // Set by rxvt, Konsole and others: "15;0" or "0;default;15"; the last is the ground.
    guard let value = values["COLORFGBG"], let ground = value.split(separator: ";").last,
      let number = Int(ground), (0...15).contains(number)
    else {
      // The console of Linux draws on black, whoever sits before it.
      return term == "linux"
        ? Reasoned(.dark, because: "TERM is linux")
        : Reasoned(.unknown, because: "COLORFGBG isn't set; --ground sets it")
    }
    let isLight = number == 7 || number > 8
    return Reasoned(isLight ? .light : .dark, because: "COLORFGBG is \(value)")
  }

  package var multiplexer: Reasoned<Multiplexer> {
    if values["ZELLIJ"] != nil { return Reasoned(.zellij, because: "ZELLIJ is set") }
    if values["TMUX"] != nil { return Reasoned(.tmux, because: "TMUX is set") }
    if values["STY"] != nil { return Reasoned(.screen, because: "STY is set") }
    if term.hasPrefix("tmux") { return Reasoned(.tmux, because: "TERM is \(term)") }
    if term.hasPrefix("screen") { return Reasoned(.screen, because: "TERM is \(term)") }
    return Reasoned(.none, because: "TMUX, STY, and ZELLIJ aren't set")
  }

  /// Whether frames are bracketed with mode 2026.
  package var synchronizes: Reasoned<Bool> {
    guard reports.value else { return reports }
    return multiplexer.value == .none
      ? Reasoned(true, because: "terminals without support ignore it")
      : Reasoned(false, because: "\(multiplexer.value.rawValue) may show half a frame")
  }

  /// Whether the mouse, focus and pastes may be asked for.
  ///
  /// Terminals with a screen to go back to are those that know private modes or ignore them.
  package var reports: Reasoned<Bool> {
    guard kind.value == .screen else { return Reasoned(false, because: kind.reason) }
    return terminfo.hasOwnScreen
      ? Reasoned(true, because: "terminals without support ignore it")
      : Reasoned(false, because: "\(term) has no alternate screen, so it may be an old terminal")
  }

  /// Whether the mouse is reported from the start.
  package var mouse: Reasoned<Bool> {
    guard reports.value, values["STY"] != nil else { return reports }
    return Reasoned(false, because: "screen holds Esc back while it's on; type `: mouse` to use it")
  }

  /// Whether OSC 52 may be sent to set the clipboard.
  package var copies: Reasoned<Bool> {
    guard reports.value else { return reports }
    if multiplexer.value == .screen {
      return Reasoned(false, because: "screen doesn't pass it on")
    }
    if values["TERM_PROGRAM"] == "Apple_Terminal" {
      return Reasoned(false, because: "Terminal.app doesn't support OSC 52")
    }
    return multiplexer.value == .tmux
      ? Reasoned(true, because: "tmux accepts it if set-clipboard is on")
      : Reasoned(true, because: "a terminal that doesn't allow OSC 52 ignores it")
  }

  /// Whether to animate.
  package var moves: Reasoned<Bool> {
    if wishes.isStill { return Reasoned(false, because: "--no-motion") }
    if let value = values["REDUCED_MOTION"], value != "0" {
      return Reasoned(false, because: "REDUCED_MOTION is \(value)")
    }
    if let name = firstSet("SSH_CONNECTION", "SSH_TTY", "MOSH_CONNECTION") {
      return Reasoned(false, because: "\(name) is set, so the connection may be slow")
    }
    return Reasoned(true, because: "REDUCED_MOTION isn't set")
  }
}
