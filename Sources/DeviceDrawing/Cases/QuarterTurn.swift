import OrientationModel
import TerminalModel

/// Where something's top points before the viewer, as quarter turns counter-clockwise.
enum QuarterTurn: Int, CaseIterable, Hashable, Sendable {
  case upright = 0
  /// Its top is at the viewer's left.
  case left = 1
  case upsideDown = 2
  /// Its top is at the viewer's right.
  case right = 3

  init(_ quarters: Int) { self = Self(rawValue: ((quarters % 4) + 4) % 4) ?? .upright }

  /// How a device stands that is held like this.
  init(_ held: DeviceOrientation) {
    switch held {
    case .landscapeLeft: self = .left
    case .portraitUpsideDown: self = .upsideDown
    case .landscapeRight: self = .right
    case .portrait, .unknown, .faceUp, .faceDown: self = .upright
    }
  }

  /// How an interface stands before somebody who sees the device stand like that.
  init(_ interface: InterfaceOrientation, on device: QuarterTurn) {
    self.init(device.rawValue - QuarterTurn(interface.device).rawValue)
  }

  var isSideways: Bool { rawValue % 2 == 1 }

  static func + (first: QuarterTurn, second: QuarterTurn) -> QuarterTurn {
    QuarterTurn(first.rawValue + second.rawValue)
  }

  static prefix func - (turn: QuarterTurn) -> QuarterTurn { QuarterTurn(-turn.rawValue) }

  /// The size of something upright once it is turned, and the other way round.
  func size(_ size: Size) -> Size {
    isSideways ? Size(columns: size.rows, rows: size.columns) : size
  }

  /// Where a place of something upright and that large is once it is turned.
  func point(_ point: Point, in size: Size) -> Point {
    let (column, row) = spot(point.column, point.row, in: size.columns - 1, size.rows - 1)
    return Point(column: column, row: row)
  }

  /// Where a spot of something upright, that wide and high, is once it is turned.
  func spot<Number: SignedNumeric>(
    _ x: Number, _ y: Number, in width: Number, _ height: Number
  ) -> (Number, Number) {
    switch self {
    case .upright: (x, y)
    case .left: (y, width - x)
    case .upsideDown: (width - x, height - y)
    case .right: (height - y, x)
    }
  }

  /// Where a rectangle of something upright and that large is once it is turned.
  func rect(_ rect: Rect, in size: Size) -> Rect {
    let turned = self.size(rect.size)
    let last = Point(column: rect.right - 1, row: rect.bottom - 1)
    let one = point(rect.origin, in: size)
    let other = point(last, in: size)
    return Rect(
      column: min(one.column, rect.isEmpty ? one.column : other.column),
      row: min(one.row, rect.isEmpty ? one.row : other.row),
      columns: turned.columns, rows: turned.rows)
  }
}
