import TerminalModel

/// A decision about a terminal, and what it rests on.
package struct Reasoned<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value
  /// The end of a sentence, such as "COLORTERM is truecolor".
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
  /// Colours are numbers of 24 bits, not places in a palette.
  package var isDirect = false
  package var colorCount = 0

  package init(
    isKnown: Bool = false, movesCursor: Bool = false, hasOwnScreen: Bool = false,
    isDirect: Bool = false, colorCount: Int = 0
  ) {
    (self.isKnown, self.movesCursor, self.hasOwnScreen) = (isKnown, movesCursor, hasOwnScreen)
    (self.isDirect, self.colorCount) = (isDirect, colorCount)
  }
}

/// What the user asked for by options; nil is "decide yourself".
package struct TerminalWishes: Hashable, Sendable {
  package var usesColor: Bool?
  package var isASCII: Bool?
  package var appearance: Appearance?
  package var moves: Bool?

  package init(
    usesColor: Bool? = nil, isASCII: Bool? = nil, appearance: Appearance? = nil, moves: Bool? = nil
  ) {
    (self.usesColor, self.isASCII) = (usesColor, isASCII)
    (self.appearance, self.moves) = (appearance, moves)
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
    case tmux
    case screen
    case zellij
    case none
  }

  package var term: String
  package var kind: Reasoned<Kind>
  package var isUTF8: Reasoned<Bool>
  package var depth: Reasoned<ColorDepth>
  package var appearance: Reasoned<Appearance>
  package var multiplexer: Reasoned<Multiplexer>
  /// Whether frames are bracketed with mode 2026.
  package var synchronizes: Reasoned<Bool>
  /// Whether the mouse, focus and pastes may be asked for.
  package var reports: Reasoned<Bool>
  /// Whether OSC 52 may be sent to set the clipboard.
  package var copies: Reasoned<Bool>
  /// Whether to animate.
  package var moves: Reasoned<Bool>

  package init(
    environment: [String: String], terminfo: Terminfo, wishes: TerminalWishes = TerminalWishes()
  ) {
    let setting = TerminalSetting(
      values: environment.filter { !$0.value.isEmpty }, terminfo: terminfo, wishes: wishes)
    term = setting.term
    kind = setting.kind
    isUTF8 = setting.isUTF8
    multiplexer = setting.multiplexer
    depth = setting.depth
    appearance = setting.appearance
    synchronizes = setting.synchronizes
    reports = setting.reports
    copies = setting.copies
    moves = setting.moves
  }

  package var theme: Theme { Theme(depth: depth.value, appearance: appearance.value) }

  /// A line a decision: its name, the outcome, the reason.
  package var report: [(name: String, outcome: String, reason: String)] {
    func yes(_ decision: Reasoned<Bool>) -> String { decision.value ? "yes" : "no" }
    return [
      ("terminal", kind.value.rawValue, kind.reason),
      ("characters", isUTF8.value ? "UTF-8" : "ASCII", isUTF8.reason),
      ("colours", depth.value.rawValue, depth.reason),
      ("ground", appearance.value.rawValue, appearance.reason),
      ("multiplexer", multiplexer.value.rawValue, multiplexer.reason),
      ("synchronized output", yes(synchronizes), synchronizes.reason),
      ("mouse, focus, paste", yes(reports), reports.reason),
      ("clipboard", yes(copies), copies.reason), ("motion", yes(moves), moves.reason),
    ]
  }
}
