import CNcurses
import TerminalModel

// Our words to the shim's.

extension TerminalProblem {
  /// The problem of an attempt to open; nil when there was none.
  init?(_ opening: CNOpening, term: String) {
    switch opening {
    case .opened: return nil
    case .inputIsNoTerminal: self = .inputIsNoTerminal
    case .outputIsNoTerminal: self = .outputIsNoTerminal
    case .unknownTerm: self = .unknownTerm(term)
    case .dumbTerm: self = .dumbTerm(term)
    case .alreadyOpen: self = .alreadyOpen
    case .systemFailure: self = .systemFailure
    }
  }
}

extension TerminalTraits {
  /// The decisions for the terminal this process has; needs none to be there.
  package static func current(wishes: TerminalWishes = TerminalWishes()) -> TerminalTraits {
    let environment = environment()
    return TerminalTraits(
      environment: environment, terminfo: Terminfo(term: environment["TERM"] ?? ""),
      locale: cn_choose_locale().map { String(cString: $0) }, wishes: wishes)
  }

  /// The library that draws, and its version.
  package static var library: String { String(cString: cn_version()) }

  /// The variables of this process.
  static func environment() -> [String: String] {
    var values: [String: String] = [:]
    guard var entry = cn_environment() else { return values }
    while let text = entry.pointee {
      let words = String(cString: text)
      if let sign = words.utf8.firstIndex(of: UInt8(ascii: "=")) {
        values[String(words[..<sign])] = String(words[words.utf8.index(after: sign)...])
      }
      entry += 1
    }
    return values
  }
}

extension Terminfo {
  /// What terminfo on this machine says about a TERM.
  package init(term: String) {
    let facts = cn_describe(term)
    self.init(
      isKnown: facts.isKnown, movesCursor: facts.movesCursor, hasOwnScreen: facts.hasOwnScreen,
      colorCount: Int(facts.colorCount))
  }
}
