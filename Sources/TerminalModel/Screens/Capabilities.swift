/// Something a terminal can be told to do, perhaps with a number or two; named as in terminfo.
package enum Capability: String, CaseIterable, Hashable, Sendable {
  /// A row and a column, from 0.
  case moveTo = "cup"
  /// By so many columns.
  case moveRight = "cuf"
  case clearScreen = "clear"
  case clearToEndOfRow = "el"
  /// So many columns; the cursor stays.
  case erase = "ech"
  /// Back to plain text in the terminal's own colours.
  case reset = "sgr0"
  case bold
  case reverse = "rev"
  case underline = "smul"
  /// The number of a colour.
  case foreground = "setaf"
  case background = "setab"
  case standardColors = "op"
  case hideCursor = "civis"
  case showCursor = "cnorm"
  case enterScreen = "smcup"
  case leaveScreen = "rmcup"
}

/// What one kind of terminal understands.
package struct Capabilities {
  /// The bytes that make the terminal do something; nil where it cannot.
  private let bytes: (Capability, Int, Int) -> [UInt8]?
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
    colorless: Attributes = [], _ bytes: @escaping (Capability, Int, Int) -> [UInt8]?
  ) {
    (self.erasesInColor, self.hasLastCell) = (erasesInColor, hasLastCell)
    (self.hasDirectColors, self.colorless) = (hasDirectColors, colorless)
    self.bytes = bytes
  }

  package subscript(_ capability: Capability, _ first: Int = 0, _ second: Int = 0) -> [UInt8]? {
    bytes(capability, first, second)
  }

  /// What a terminal of today understands, for whoever has none.
  package static var ansi: Capabilities {
    Capabilities(erasesInColor: true) { capability, first, second in
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
      return parameters.map { Array("\u{1B}[\($0)".utf8) }
    }
  }
}
