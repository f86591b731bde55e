import OrientationModel
import TerminalModel

/// The way from one picture of a device to the next, in moments.
///
/// The hand turns first; then the interface turns inside the frame, or does not. Where the hand
/// does nothing, a screen comes or goes as it does on a phone.
package struct PictureTransition: Sendable {
  private let before: DevicePicture
  private let after: DevicePicture
  /// From where a screen comes, or to where it goes.
  private var slide: (side: QuarterTurn, comes: Bool)?

  /// Nothing where there is nothing that moves.
  package init?(from before: DevicePicture, to after: DevicePicture) {
    self.before = before
    self.after = after
    guard before.device == after.device, before.eye == .hand, after.eye == .hand else { return nil }
    if before.isOpen != after.isOpen { return }
    if before.held != after.held || before.interface != after.interface {
      guard before.held.isDefinite, after.held.isDefinite else { return nil }
      return
    }
    let old = before.drawnScreen
    let new = after.drawnScreen
    guard !old.isInBackground, !new.isInBackground, !new.hasCrashed else { return nil }
    if old.layerCount != new.layerCount {
      slide = (.upsideDown, comes: new.layerCount > old.layerCount)
    } else if old.depth != new.depth {
      slide = (.right, comes: new.depth > old.depth)
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
    var before = before
    before.reach = reach
    before.hasCaption = old.size.rows >= 9
    var after = after
    after.reach = reach
    after.hasCaption = new.size.rows >= 9
    // Where the device is a glyph, nothing can move.
    guard let first = before.rest(in: old), let last = after.rest(in: new) else { return }
    canvas.fill(old)
    if !before.isOpen, after.isOpen {
      after.drawOpening(progress, from: before, in: old, new, on: &canvas)
    } else if before.isOpen, !after.isOpen {
      before.drawOpening(1 - progress, from: after, in: new, old, on: &canvas)
    } else if let slide {
      // One screen over the other, as far in as it has come.
      let (under, over) = slide.comes ? (before, after) : (after, before)
      let ahead = slide.comes ? 1 - progress.eased : progress.eased
      under.draw(under: over, slide.side, ahead, in: new, on: &canvas)
    } else if after.renderStyle == .solid {
      // The part of it that the hand takes, where the interface turns too.
      let share =
        before.interface == after.interface ? 1 : before.held == after.held ? 0 : 0.6
      let hand = share == 0 ? 1 : min(1, progress / share).eased
      let inside = share == 1 ? 0 : max(0, (progress - share) / (1 - share)).eased
      var pose = first.pose.toward(last.pose, hand: hand, inside: inside)
      pose.keep(within: stage ?? canvas.bounds)
      guard pose.size.x > 0, pose.size.y > 0 else { return }
      let (picture, rest) = inside > 0.5 ? (after, last) : (before, first)
      picture.turned(to: pose, from: rest).draw(on: &canvas)
    } else {
      // Lines turn by quarters only: the hand has turned, and the interface is about to, or stays.
      before.held = after.held
      before.side = after.side
      before.draw(in: &canvas, area: new)
    }
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

  /// Draws another picture's screen over its own, that share of its size away to a side; what both show
  /// stands still.
  fileprivate func draw(
    under other: DevicePicture, _ side: QuarterTurn, _ ahead: Double, in area: Rect,
    on canvas: inout Canvas
  ) {
    let map = draw(in: &canvas, area: area)
    let away = Pose.right(Double((interfaceTurn + side + .left).rawValue))
    let shift = Point(
      column: Int((away.x * ahead * Double(map.app.size.columns)).rounded()),
      row: Int((away.y * ahead * Double(map.app.size.rows)).rounded()))
    var painter = casePainter(map.frame)
    let own = layout(painter.layout.notch, in: map.glass).elements
    let layout = other.layout(painter.layout.notch, in: map.glass)
    let below = zip(own, layout.elements).prefix { $0 == $1 }.count
    let standing = Set(own.filter { $0.kind != .ground })
    canvas.within(map.app) { canvas in
      let glass = map.glass.moved(right: -map.app.left, down: -map.app.top)
      let moved = glass.moved(right: shift.column, down: shift.row)
      for element in layout.elements.dropFirst(below) {
        let stands = element.kind == .dimming || standing.contains(element)
        paint(element, layout.area.isLegible, in: stands ? glass : moved, on: &canvas)
      }
    }
    painter.paint(on: &canvas)
  }

  /// Where it comes to rest, in cells and as a pose; nothing where it is a glyph.
  fileprivate func rest(in area: Rect) -> (frame: Rect, pose: Pose)? {
    var room = roomForDevice(area.size).device
    room.origin = area.origin
    guard let frame = frame(in: room) else { return nil }
    let layout = caseLayout(deviceTurn.size(frame.size))
    // A row is twice as high as a column is wide, and the body half a row thick there.
    func upright(_ cells: Size, without rows: Int = 0) -> Spot {
      let cells = deviceTurn.size(cells)
      return Spot(x: Double(cells.columns), y: Double(2 * (cells.rows - rows))).turned(deviceTurn)
    }
    let whole = upright(layout.size)
    let glass = upright(layout.glass.size)
    let corner = upright(Size(columns: layout.glass.left, rows: layout.glass.top))
    let lie = QuarterTurn(interface, on: .upright)
    let pose = Pose(
      device: Double(deviceTurn.rawValue), interface: Double(lie.rawValue),
      size: upright(layout.size, without: 1), content: glass.turned(lie),
      glass: Spot(x: corner.x + (glass.x - whole.x) / 2, y: corner.y + (glass.y - whole.y) / 2),
      middle: Spot(
        x: Double(frame.left) + Double(frame.size.columns) / 2,
        y: 2 * Double(frame.top) + Double(frame.size.rows)))
    return (frame, pose)
  }

  /// What its drawings at rest show, seen in a pose.
  fileprivate func turned(
    to pose: Pose, from rest: (frame: Rect, pose: Pose)
  ) -> TurnedDevice {
    var painter = casePainter(Rect(rest.frame.size))
    var body = Canvas(size: rest.frame.size)
    painter.paint(on: &body)
    let screen = uprightScreen(reach: Int(max(rest.pose.size.x, rest.pose.size.y)) + 2)
    let upright = Spot(x: Double(screen.size.columns), y: Double(2 * screen.size.rows))
    return TurnedDevice(
      body: TurnedDrawing(
        Surfaces(body), sized: rest.pose.size.turned(deviceTurn), at: pose.middle,
        sized: pose.size.turned(deviceTurn), pose.device - Double(deviceTurn.rawValue)),
      glass: painter.glass,
      screen: TurnedDrawing(
        Surfaces(screen), sized: upright, at: pose.glassMiddle, sized: pose.content,
        pose.device + pose.interface))
  }

  /// What the glass shows to who sees it upright: all text is in letters.
  private func uprightScreen(reach: Int) -> Canvas {
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
    return canvas.cropped(to: map.glass)
  }
}

extension Rect {
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
    snapshot.windows.flatMap { $0.layers }.flatMap { $0.node.path }
      .reduce(0) { $1.kind == .navigation ? $0 + $1.children.count : $0 }
  }
}

extension Double {
  /// Slow at both ends.
  fileprivate var eased: Double { self * self * (3 - 2 * self) }
}
