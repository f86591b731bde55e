/// One column of one row: what stands there and what it means.
///
/// Eight bytes. A symbol is a scalar's value, or, with the top bit set, the index of a longer
/// cluster in the canvas that holds the cell; cells of different canvases compare with
/// `Canvas.isCell(_:sameIn:)`.
package struct Cell: Hashable, Sendable {
  static let clusterBit: UInt32 = 1 << 31

  /// The symbol, the role, the attributes, the width and the ground's role, from the lowest bit up:
  /// what is compared cell by cell for every frame is one number.
  private var bits: UInt64

  init(symbol: UInt32, style: Style, width: UInt8) {
    bits =
      UInt64(symbol) | UInt64(style.role.rawValue) << 32
      | UInt64(style.attributes.rawValue) << 40 | UInt64(width) << 48
      | UInt64(style.ground.map { $0.rawValue + 1 } ?? 0) << 56
  }

  package static let blank = Cell(symbol: 0x20, style: .plain, width: 1)

  static func blank(_ style: Style) -> Cell { Cell(symbol: 0x20, style: style, width: 1) }

  static func rightHalf(_ style: Style) -> Cell { Cell(symbol: 0x20, style: style, width: 0) }

  var symbol: UInt32 { UInt32(truncatingIfNeeded: bits) }

  /// The same with another symbol.
  func showing(_ symbol: UInt32) -> Cell {
    var cell = self
    cell.bits = bits & ~0xFFFF_FFFF | UInt64(symbol)
    return cell
  }

  package var style: Style {
    get {
      Style(
        Role(rawValue: UInt8(truncatingIfNeeded: bits >> 32)) ?? .plain,
        Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> 40)),
        on: bits >> 56 == 0 ? nil : Role(rawValue: UInt8(bits >> 56) - 1))
    }
    set { self = Cell(symbol: symbol, style: newValue, width: width) }
  }

  /// 1 or 2 columns; 0 for the right half of a wide neighbour.
  package var width: UInt8 { UInt8(truncatingIfNeeded: bits >> 48) }

  package var isRightHalf: Bool { width == 0 }

  /// The one scalar that stands here; nil where there are several.
  package var scalar: UInt32? { symbol & Self.clusterBit == 0 ? symbol : nil }

  /// The index into the canvas's clusters, for a symbol of several scalars.
  var clusterIndex: Int? { symbol & Self.clusterBit == 0 ? nil : Int(symbol & ~Self.clusterBit) }
}
