/// Why there is no screen to draw on.
package enum TerminalProblem: Error, Hashable, Sendable {
  case inputIsNoTerminal
  case outputIsNoTerminal
  /// Terminfo has no entry of this name; empty where TERM is not set.
  case unknownTerm(String)
  /// A terminal that cannot move its cursor, such as `dumb`.
  case dumbTerm(String)
  case alreadyOpen
  case systemFailure
  /// The window was closed, the line was cut.
  case vanished
}

extension TerminalProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .inputIsNoTerminal: "standard input isn't a terminal"
    case .outputIsNoTerminal: "standard output isn't a terminal"
    case .unknownTerm(""): "TERM isn't set; TERM=xterm-256color works in most terminals"
    case .unknownTerm(let term):
      "this system doesn't know the terminal TERM=\(term); TERM=xterm-256color may work"
    case .dumbTerm(let term): "the terminal TERM=\(term) can't move its cursor"
    case .alreadyOpen: "the terminal is already open"
    case .systemFailure: "the terminal couldn't be opened"
    case .vanished: "the terminal is gone"
    }
  }
}
