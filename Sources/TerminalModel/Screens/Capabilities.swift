/// Something a terminal can be told to do, perhaps with a number or two.
package enum Capability: Int, CaseIterable, Hashable, Sendable {
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
}
