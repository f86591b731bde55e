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

extension Role {
  /// The number the shim knows its colours by.
  package var paintNumber: Int32 { Int32(rawValue) + 1 }
}

extension CNColor {
  init(_ color: Color) {
    switch color {
    case .standard: self.init(index: -1, rgb: -1)
    case .palette(let number): self.init(index: Int32(number), rgb: -1)
    case .exact(let rgb): self.init(index: Int32(rgb.palette256), rgb: Int32(rgb.hex))
    }
  }
}

extension CNAttributes {
  init(_ attributes: Attributes) {
    self = []
    if attributes.contains(.bold) { insert(.bold) }
    if attributes.contains(.reverse) { insert(.reverse) }
    if attributes.contains(.underline) { insert(.underline) }
  }
}
