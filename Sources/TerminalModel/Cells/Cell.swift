/// One column of one row: what stands there and what it means.
///
/// Eight bytes. A symbol is a scalar's value, or, with the top bit set, the index of a longer
/// cluster in the canvas that holds the cell; cells of different canvases compare with
/// `Canvas.changedColumns(of:since:)`.
package struct Cell: Hashable, Sendable {
  static let clusterBit: UInt32 = 1 << 31

  var symbol: UInt32
  package var style: Style
  /// 1 or 2 columns; 0 for the right half of a wide neighbour.
  package private(set) var width: UInt8

  init(symbol: UInt32, style: Style, width: UInt8) {
    self.symbol = symbol
    self.style = style
    self.width = width
  }

  package static let blank = Cell(symbol: 0x20, style: .plain, width: 1)

  static func blank(_ style: Style) -> Cell { Cell(symbol: 0x20, style: style, width: 1) }

  static func rightHalf(_ style: Style) -> Cell { Cell(symbol: 0x20, style: style, width: 0) }

  package var isRightHalf: Bool { width == 0 }

  /// The one scalar that stands here; nil where there are several.
  package var scalar: UInt32? { symbol & Self.clusterBit == 0 ? symbol : nil }

  /// The index into the canvas's clusters, for a symbol of several scalars.
  var clusterIndex: Int? {
    symbol & Self.clusterBit == 0 ? nil : Int(symbol & ~Self.clusterBit)
  }
}
