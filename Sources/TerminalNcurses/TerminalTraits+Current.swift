import CNcurses
import TerminalModel

extension TerminalTraits {
  /// The decisions for the terminal this process has; needs none to be there.
  package static func current(wishes: TerminalWishes = TerminalWishes()) -> TerminalTraits {
    let environment = environment()
    return TerminalTraits(
      environment: environment, terminfo: Terminfo(term: environment["TERM"] ?? ""),
      wishes: wishes)
  }

  /// The library that draws, and its version.
  package static var library: String { String(cString: cn_version()) }

  /// The variables of this process.
  static func environment() -> [String: String] {
    var values: [String: String] = [:]
    guard var entry = cn_environment() else { return values }
    while let text = entry.pointee {
      let parts = String(cString: text).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { values[String(parts[0])] = String(parts[1]) }
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
      isDirect: facts.isDirect, colorCount: Int(facts.colorCount))
  }
}
