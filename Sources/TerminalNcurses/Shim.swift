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

extension Capabilities {
  /// Those of the open terminal, for as long as it is open.
  static func ofOpenTerminal() -> Capabilities {
    let templates = Capability.allCases.map { cn_template($0.name).map(CapabilityTemplate.init) }
    return Capabilities(
      erasesInColor: cn_flag("bce"), hasLastCell: !cn_flag("am") || cn_flag("xenl"),
      hasDirectColors: cn_number("colors") > 256,
      colorless: Attributes(noColorVideo: Int(cn_number("ncv")))
    ) { capability, first, second, bytes in
      guard let template = templates[capability.rawValue] else { return false }
      template.fill(first, second, into: &bytes)
      return true
    }
  }
}

extension Attributes {
  /// Those among the bits of terminfo's `ncv`.
  fileprivate init(noColorVideo bits: Int) {
    self = []
    guard bits > 0 else { return }
    if bits & 2 != 0 { insert(.underline) }
    if bits & 4 != 0 { insert(.reverse) }
    if bits & 32 != 0 { insert(.bold) }
  }
}

extension TerminalTraits {
  /// The decisions for the terminal this process has; needs none to be there.
  package static func current(wishes: TerminalWishes = TerminalWishes()) -> TerminalTraits {
    let environment = environment()
    return TerminalTraits(
      environment: environment, terminfo: Terminfo(term: environment["TERM"] ?? ""), wishes: wishes)
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
      isDirect: facts.isDirect, colorCount: Int(facts.colorCount))
  }
}
