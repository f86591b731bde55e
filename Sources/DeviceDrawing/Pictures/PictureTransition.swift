import OrientationModel
import TerminalModel

/// The way from one picture of a device to the next, in moments.
///
/// The hand turns first; then the interface turns inside the frame, or does not. Where the hand
/// does nothing, a screen comes or goes as it does on a phone.
package struct PictureTransition: Hashable, Sendable {
  private var before: DevicePicture
  private var after: DevicePicture
  private let kind: Kind

  private enum Kind: Hashable { case turn, slide(QuarterTurn, comes: Bool), fold(opens: Bool) }

  /// Nothing where there is nothing that moves.
  package init?(from before: DevicePicture, to after: DevicePicture) {
    self.before = before
    self.after = after
    guard before.device == after.device, before.eye == .hand, after.eye == .hand else { return nil }
    if before.isOpen != after.isOpen {
      kind = .fold(opens: after.isOpen)
      return
    }
    if before.held != after.held || before.interface != after.interface {
      guard before.held.isDefinite, after.held.isDefinite else { return nil }
      kind = .turn
      return
    }
    let old = before.drawnScreen
    let new = after.drawnScreen
    guard !old.isInBackground, !new.isInBackground, !new.hasCrashed else { return nil }
    if old.layerCount != new.layerCount {
      kind = .slide(.upsideDown, comes: new.layerCount > old.layerCount)
    } else if old.depth != new.depth {
      kind = .slide(.right, comes: new.depth > old.depth)
    } else {
      return nil
    }
  }

  /// Draws a moment, from 0 to 1, on a canvas that shows what was there before; both places are
  /// those that the device has before and after.
  ///
  /// It stays within the stage, and covers what is written there only where it passes.
  package func draw(
    _ progress: Double, from old: Rect, to new: Rect, reach: Int, within stage: Rect? = nil,
    on canvas: inout Canvas
  ) {
    var transition = self
    transition.before.reach = reach
    transition.after.reach = reach
    transition.before.hasCaption = old.size.rows >= 9
    transition.after.hasCaption = new.size.rows >= 9
    // Where the device is a glyph, nothing can move.
    guard transition.before.rest(in: old) != nil, transition.after.rest(in: new) != nil else {
      return
    }
    canvas.fill(old)
    switch kind {
    case .turn: transition.drawTurn(progress, from: old, to: new, within: stage, on: &canvas)
    case .slide(let side, let comes):
      transition.drawSlide(progress, side, comes, in: new, on: &canvas)
    case .fold(true):
      transition.after.drawOpening(progress, from: transition.before, in: old, new, on: &canvas)
    case .fold(false):
      transition.before.drawOpening(1 - progress, from: transition.after, in: new, old, on: &canvas)
    }
  }

  // MARK: Turning

  /// The part of a turn that the hand takes, where the interface turns too.
  private var handShare: Double {
    before.interface == after.interface ? 1 : before.held == after.held ? 0 : 0.6
  }

  private func drawTurn(
    _ progress: Double, from old: Rect, to new: Rect, within stage: Rect?,
    on canvas: inout Canvas
  ) {
    guard after.renderStyle == .solid else { return drawHandTurned(in: new, on: &canvas) }
    let share = handShare
    let hand = share == 0 ? 1 : min(1, progress / share).eased
    let inside = share == 1 ? 0 : max(0, (progress - share) / (1 - share)).eased
    guard let first = before.rest(in: old), let last = after.rest(in: new) else { return }
    var pose = Pose(
      device: Self.between(before.deviceTurn, after.deviceTurn, hand),
      interface: Self.between(before.lie, after.lie, inside),
      size: first.size.toward(last.size, hand),
      content: before.content(in: first).toward(after.content(in: last), inside),
      glass: first.shift.toward(last.shift, hand),
      middle: first.middle.toward(last.middle, hand))
    pose.keep(within: stage ?? canvas.bounds)
    let (picture, rest) = inside > 0.5 ? (after, last) : (before, first)
    if pose.size.x > 0, pose.size.y > 0 { picture.turned(to: pose, from: rest).draw(on: &canvas) }
  }

  /// Lines turn by quarters only: the hand has turned, and the interface is about to, or stays.
  private func drawHandTurned(in area: Rect, on canvas: inout Canvas) {
    var picture = before
    picture.held = after.held
    picture.side = after.side
    picture.draw(in: &canvas, area: area)
  }

  /// A number of quarters on the short way from one turn to another.
  private static func between(_ from: QuarterTurn, _ to: QuarterTurn, _ share: Double) -> Double {
    let quarters = (to + -from).rawValue
    return Double(from.rawValue) + Double(quarters == 3 ? -1 : quarters) * share
  }

  // MARK: Sliding

  /// One screen over the other, as far in as it has come.
  private func drawSlide(
    _ progress: Double, _ side: QuarterTurn, _ comes: Bool, in area: Rect, on canvas: inout Canvas
  ) {
    let (under, over) = comes ? (before, after) : (after, before)
    let map = under.draw(in: &canvas, area: area)
    // Where the side is that it comes from, to the viewer.
    let away = Pose.right(Double((after.interfaceTurn + side + .left).rawValue))
    let ahead = comes ? 1 - progress.eased : progress.eased
    let shift = Point(
      column: Int((away.x * ahead * Double(map.app.size.columns)).rounded()),
      row: Int((away.y * ahead * Double(map.app.size.rows)).rounded()))
    under.drawArriving(over, shift, in: map, on: &canvas)
  }
}

extension DevicePicture {
  /// Draws an open iPhone Duo whose cover has swung away so far about the hinge.
  ///
  /// First what the outer display showed turns away; what is inside is there at once, and does not turn.
  fileprivate func drawOpening(
    _ progress: Double, from closed: DevicePicture, in half: Rect, _ whole: Rect,
    on canvas: inout Canvas
  ) {
    guard let old = closed.rest(in: half)?.frame, let new = rest(in: whole)?.frame else { return }
    let grown = max(0, (progress - 0.15) / 0.85).eased
    guard grown > 0 else {
      closed.draw(in: &canvas, area: half)
      return canvas.restyle(old) { _ in .dim }
    }
    var device = Canvas(size: canvas.size)
    draw(in: &device, area: whole)
    if grown < 0.75, renderStyle != .solid {
      // The cover's own half is still dim.
      let half = device.cropped(to: old)
      device.restyle(new) { _ in .dim }
      device.draw(half, at: old.origin)
    }
    let seen = old.toward(new, grown)
    canvas.draw(device.cropped(to: seen), at: seen.origin)
  }
}

extension Rect {
  /// A share of the way to another.
  fileprivate func toward(_ other: Rect, _ share: Double) -> Rect {
    func way(_ from: Int, _ to: Int) -> Int { from + Int((Double(to - from) * share).rounded()) }
    let (left, top) = (way(self.left, other.left), way(self.top, other.top))
    return Rect(
      column: left, row: top, columns: way(right, other.right) - left,
      rows: way(bottom, other.bottom) - top)
  }
}

extension DrawnScreen {
  /// How many things lie over each other.
  fileprivate var layerCount: Int { snapshot.windows.reduce(0) { $0 + $1.layers.count } }

  /// How many screens stand in stacks.
  fileprivate var depth: Int {
    snapshot.windows.flatMap { $0.layers }.flatMap { $0.node.path }.filter {
      $0.kind == .navigation
    }
    .reduce(0) { $0 + $1.children.count }
  }
}

/// Where a device comes to rest, upright, in widths of a column.
struct Rest {
  /// As the viewer has it, in cells.
  var frame: Rect
  var size: Spot
  var glass: Spot
  /// How far the glass's middle is from that of the device.
  var shift: Spot
  /// The device's, to the viewer.
  var middle: Spot
}

extension DevicePicture {
  /// Where the interface's top points within the device.
  fileprivate var lie: QuarterTurn { QuarterTurn(interface, on: .upright) }

  /// Nothing where it is a glyph.
  func rest(in area: Rect) -> Rest? {
    var room = roomForDevice(area.size).device
    room.origin = area.origin
    guard let frame = frame(in: room) else { return nil }
    let size = frame.size
    let layout = caseLayout(deviceTurn.size(size))
    // A row is twice as high as a column is wide, and the body half a row thick there.
    func upright(_ cells: Size, without rows: Int = 0) -> Spot {
      let cells = deviceTurn.size(cells)
      let x = Double(cells.columns)
      let y = Double(2 * (cells.rows - rows))
      return deviceTurn.isSideways ? Spot(x: y, y: x) : Spot(x: x, y: y)
    }
    let whole = upright(layout.size)
    let glass = upright(layout.glass.size)
    let corner = upright(Size(columns: layout.glass.left, rows: layout.glass.top))
    return Rest(
      frame: frame, size: upright(layout.size, without: 1), glass: glass,
      shift: Spot(
        x: corner.x + (glass.x - whole.x) / 2, y: corner.y + (glass.y - whole.y) / 2),
      middle: Spot(
        x: Double(frame.left) + Double(size.columns) / 2,
        y: 2 * Double(frame.top) + Double(size.rows)))
  }

  /// How large the interface is to itself on a device at rest.
  fileprivate func content(in rest: Rest) -> Spot { rest.glass.turned(lie) }

  /// What its drawings at rest show, seen in a pose.
  func turned(to pose: Pose, from rest: Rest) -> TurnedDevice {
    var painter = casePainter(Rect(rest.frame.size))
    var body = Canvas(size: rest.frame.size)
    painter.paint(on: &body)
    let (screen, upright) = uprightScreen(reach: Int(max(rest.size.x, rest.size.y)) + 2)
    return TurnedDevice(
      body: TurnedDrawing(
        Surfaces(body), sized: rest.size.turned(deviceTurn), at: pose.middle,
        sized: pose.size.turned(deviceTurn), pose.device - Double(deviceTurn.rawValue)),
      glass: painter.glass,
      screen: TurnedDrawing(
        Surfaces(screen), sized: upright, at: pose.glassMiddle, sized: pose.content,
        pose.device + pose.interface))
  }

  /// What the glass shows to who sees it upright, and how large that is: all text is in letters.
  private func uprightScreen(reach: Int) -> (Canvas, Spot) {
    var picture = self
    picture.eye = .app
    picture.reach = reach
    let room = Size(columns: reach, rows: reach)
    let size = picture.frameSize(isLandscape: interface.isLandscape, in: room)
    let painter = picture.casePainter(Rect(size ?? Size(columns: 4, rows: 4)))
    var map = PictureMap()
    var canvas = Canvas(size: painter.pen.rect.size)
    map.glass = painter.glass
    picture.drawInterface(painter.layout.notch, into: &map, on: &canvas)
    let glass = map.glass.size
    return (
      canvas.cropped(to: map.glass), Spot(x: Double(glass.columns), y: Double(2 * glass.rows))
    )
  }
}

extension Spot {
  /// The size of something once it is turned.
  fileprivate func turned(_ turn: QuarterTurn) -> Spot {
    turn.isSideways ? Spot(x: y, y: x) : self
  }

  fileprivate func toward(_ other: Spot, _ share: Double) -> Spot {
    Spot(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

extension Double {
  /// Slow at both ends.
  fileprivate var eased: Double { self * self * (3 - 2 * self) }
}
