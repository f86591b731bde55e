import OrientationModel
import TerminalModel

extension DevicePicture {
  /// The part of a turn that the hand takes; then the interface stands for a moment as it stood.
  private static let handShare = 0.75

  /// The picture to draw in place of this one, and how far the device is turned on its way to it.
  func moment() -> (picture: DevicePicture, swing: Swing?) {
    var still = self
    still.turning = nil
    guard let turning, turning.progress < 1, eye == .hand, held.isDefinite,
      turning.held.isDefinite
    else { return (still, nil) }
    let from = QuarterTurn(turning.held)
    let quarters = (deviceTurn + -from).rawValue
    guard quarters > 0 else { return (still, nil) }
    let share = turning.interface == interface ? 1 : Self.handShare
    still.interface = turning.interface
    guard turning.progress < share else { return (still, nil) }
    let swing = Swing(
      from: from, quarters: quarters == 3 ? -1 : quarters,
      progress: max(0, turning.progress) / share)
    return (still, swing)
  }

  /// Draws the device on its way, in lines.
  func draw(_ swing: Swing, in room: Rect, on canvas: inout Canvas) -> PictureMap? {
    let (start, end) = (swing.from.isSideways, deviceTurn.isSideways)
    guard let first = FrameSize.best(for: shape, isLandscape: start, in: room.size),
      let last = FrameSize.best(for: shape, isLandscape: end, in: room.size)
    else { return nil }
    let before = start ? Size(columns: first.rows, rows: first.columns) : first
    var wire = Wireframe(swing, room: room)
    // Upright, in widths of a column.
    func sides(_ size: Size, _ isSideways: Bool) -> (Double, Double) {
      let (columns, rows) = (Double(size.columns - 1), Double(2 * size.rows - 2))
      return isSideways ? (rows, columns) : (columns, rows)
    }
    let (one, other) = (sides(first, start), sides(last, end))
    let share = swing.eased
    wire.grow(
      width: one.0 + (other.0 - one.0) * share, height: one.1 + (other.1 - one.1) * share)
    let layout = CaseLayout(shape, before, isSideways: start)
    wire.fillGlass(on: &canvas)
    wire.add(elements(for: layout, isSideways: start), interface)
    wire.addCase(layout)
    wire.dots.draw(on: &canvas, isASCII: isASCII)
    var map = PictureMap()
    map.frame = room
    return map
  }

  private func elements(for layout: CaseLayout, isSideways: Bool) -> (Paper, [Element]) {
    let turn = QuarterTurn(interface, on: .upright)
    let paper = paper(of: turn.size(layout.glass.size))
    return (
      paper, InterfaceLayout.elements(of: scenery, interface, on: paper, notch: layout.notch)
    )
  }
}

/// A device on its way from one side to another.
struct Swing: Hashable, Sendable {
  var from: QuarterTurn
  /// Counter-clockwise, or less than nothing.
  var quarters: Int
  var progress: Double

  /// Slow at both ends.
  var eased: Double { progress * progress * (3 - 2 * progress) }

  /// Where its right points: a vector of length 1, y downwards.
  var right: Spot {
    let total = eased * Double(abs(quarters))
    let whole = min(abs(quarters) - 1, Int(total))
    let sign = quarters < 0 ? -1 : 1
    let start = Self.right(QuarterTurn(from.rawValue + sign * whole))
    let end = Self.right(QuarterTurn(from.rawValue + sign * (whole + 1)))
    let share = total - Double(whole)
    let x = start.x + (end.x - start.x) * share
    let y = start.y + (end.y - start.y) * share
    // Newton's root: the module links no mathematics.
    let square = x * x + y * y
    let length = (0..<5).reduce(1.0) { guess, _ in (guess + square / guess) / 2 }
    return Spot(x: x / length, y: y / length)
  }

  private static func right(_ turn: QuarterTurn) -> Spot {
    switch turn {
    case .upright: Spot(x: 1, y: 0)
    case .left: Spot(x: 0, y: -1)
    case .upsideDown: Spot(x: -1, y: 0)
    case .right: Spot(x: 0, y: 1)
    }
  }
}
