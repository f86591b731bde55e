/// Something a terminal can be told to do, perhaps with a number or two.
package enum Capability: Int, CaseIterable, Sendable {
  /// A row and a column, from 0.
  case moveTo
  /// By so many columns.
  case moveRight
  case clearScreen
  case clearToEndOfRow
  /// So many columns; the cursor stays.
  case erase
  /// Back to plain text in the terminal's own colours.
  case reset
  case bold
  case reverse
  case underline
  /// The number of a colour.
  case foreground
  case background
  case standardColors
  case hideCursor
  case showCursor
  case enterScreen
  case leaveScreen

  /// What terminfo calls it.
  package var name: String {
    switch self {
    case .moveTo: "cup"
    case .moveRight: "cuf"
    case .clearScreen: "clear"
    case .clearToEndOfRow: "el"
    case .erase: "ech"
    case .reset: "sgr0"
    case .bold: "bold"
    case .reverse: "rev"
    case .underline: "smul"
    case .foreground: "setaf"
    case .background: "setab"
    case .standardColors: "op"
    case .hideCursor: "civis"
    case .showCursor: "cnorm"
    case .enterScreen: "smcup"
    case .leaveScreen: "rmcup"
    }
  }
}

/// What one kind of terminal understands.
package struct Capabilities {
  /// Appends the bytes that make the terminal do something; whether it can.
  private let tell: (Capability, Int, Int, inout [UInt8]) -> Bool
  /// What is erased takes the ground that is set; else it takes the terminal's own.
  var erasesInColor: Bool
  /// A character may stand in the last column of the last row; else the screen would scroll.
  var hasLastCell: Bool
  /// Colours are numbers of 24 bits, not places in a palette.
  var hasDirectColors: Bool
  /// What cannot be seen together with a colour.
  var colorless: Attributes

  package init(
    erasesInColor: Bool, hasLastCell: Bool = true, hasDirectColors: Bool = false,
    colorless: Attributes = [],
    _ tell: @escaping (Capability, Int, Int, inout [UInt8]) -> Bool
  ) {
    (self.erasesInColor, self.hasLastCell) = (erasesInColor, hasLastCell)
    (self.hasDirectColors, self.colorless) = (hasDirectColors, colorless)
    self.tell = tell
  }

  /// Appends the bytes for it; whether the terminal can do it.
  @discardableResult package func append(
    _ capability: Capability, _ first: Int = 0, _ second: Int = 0, to bytes: inout [UInt8]
  ) -> Bool { tell(capability, first, second, &bytes) }

  /// The bytes for it; nil where the terminal cannot do it.
  package subscript(_ capability: Capability, _ first: Int = 0, _ second: Int = 0) -> [UInt8]? {
    var bytes: [UInt8] = []
    return append(capability, first, second, to: &bytes) ? bytes : nil
  }

  /// What a terminal of today understands, for whoever has none.
  package static var ansi: Capabilities {
    Capabilities(erasesInColor: true) { capability, first, second, bytes in
      let parameters: String? =
        switch capability {
        case .moveTo: "\(first + 1);\(second + 1)H"
        case .moveRight: "\(first)C"
        case .clearScreen: "2J"
        case .clearToEndOfRow: "K"
        case .erase: "\(first)X"
        case .reset: "m"
        case .bold: "1m"
        case .underline: "4m"
        case .reverse: "7m"
        case .foreground: "38;5;\(first)m"
        case .background: "48;5;\(first)m"
        case .standardColors: "39;49m"
        case .hideCursor: "?25l"
        case .showCursor: "?25h"
        case .enterScreen, .leaveScreen: nil
        }
      guard let parameters else { return false }
      bytes += "\u{1B}[\(parameters)".utf8
      return true
    }
  }
}
