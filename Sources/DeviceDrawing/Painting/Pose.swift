import OrientationModel
import TerminalModel

/// A device and its interface at an angle: how far each has turned, in quarters counter-clockwise.
struct Pose: Hashable, Sendable {
  var device: Double
  /// The interface within the device.
  var interface: Double
  /// The upright device, and the interface to itself, in widths of a column.
  var size: Spot
  var content: Spot
  /// How far the glass's middle is from that of the upright device.
  var glass: Spot
  /// The middle of it all.
  var middle: Spot

  /// Some of the way to another: the hand has come so far, and the interface in it.
  func toward(_ other: Pose, hand: Double, inside: Double) -> Pose {
    /// On the short way.
    func turn(_ from: Double, _ to: Double, _ share: Double) -> Double {
      let quarters = QuarterTurn(Int(to - from)).rawValue
      return from + Double(quarters == 3 ? -1 : quarters) * share
    }
    return Pose(
      device: turn(device, other.device, hand),
      interface: turn(interface, other.interface, inside),
      size: size.toward(other.size, hand), content: content.toward(other.content, inside),
      glass: glass.toward(other.glass, hand), middle: middle.toward(other.middle, hand))
  }

  /// Where right is to something turned so far: a vector of length 1, y downwards.
  static func right(_ quarters: Double) -> Spot {
    let turns = quarters - 4 * (quarters / 4).rounded(.down)
    let whole = Int(turns)
    let start = right(QuarterTurn(whole))
    let spot = start.toward(right(QuarterTurn(whole + 1)), turns - Double(whole))
    return spot.scaled(1 / (spot.x * spot.x + spot.y * spot.y).squareRoot())
  }

  /// Where the middle of the glass is seen.
  var glassMiddle: Spot {
    let right = Pose.right(device)
    return Spot(
      x: middle.x + glass.x * right.x - glass.y * right.y,
      y: middle.y + glass.x * right.y + glass.y * right.x)
  }

  /// Moves it into an area, and has it smaller where it is turned too far to fit.
  mutating func keep(within area: Rect) {
    let right = Pose.right(device)
    let across = abs(right.x)
    let along = abs(right.y)
    var extent = Spot(
      x: across * size.x + along * size.y, y: along * size.x + across * size.y)
    let room = Spot(x: Double(area.size.columns), y: Double(2 * area.size.rows))
    let scale = min(1, room.x / extent.x, room.y / extent.y)
    size = size.scaled(scale)
    content = content.scaled(scale)
    glass = glass.scaled(scale)
    extent = extent.scaled(scale)
    let left = Double(area.left) + extent.x / 2
    let top = Double(2 * area.top) + extent.y / 2
    middle.x = min(max(middle.x, left), left + room.x - extent.x)
    middle.y = min(max(middle.y, top), top + room.y - extent.y)
  }

  private static func right(_ turn: QuarterTurn) -> Spot {
    let (x, y): (Double, Double) = turn.spot(1, 0, in: 0, 0)
    return Spot(x: x, y: y)
  }
}

/// A place between cells, in widths of a column both ways; y grows downwards.
struct Spot: Hashable, Sendable {
  var x: Double
  var y: Double

  func scaled(_ scale: Double) -> Spot { Spot(x: x * scale, y: y * scale) }

  func toward(_ other: Spot, _ share: Double) -> Spot {
    Spot(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  /// The size of something once it is turned.
  func turned(_ turn: QuarterTurn) -> Spot { turn.isSideways ? Spot(x: y, y: x) : self }

  /// The middles of a cell's quarters, as `Glyphs.quadrants` has them.
  static func quarters(_ column: Int, _ row: Int) -> [Spot] {
    let (x, y) = (Double(column), Double(2 * row))
    return [(0.25, 0.5), (0.75, 0.5), (0.25, 1.5), (0.75, 1.5)].map { Spot(x: x + $0, y: y + $1) }
  }
}
