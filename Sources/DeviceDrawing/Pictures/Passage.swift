import OrientationModel
import TerminalModel

/// The way from one picture of a device to the next, in moments.
///
/// The hand turns first; then the interface turns inside the frame, or does not. Where the hand
/// does nothing, a screen comes or goes as it does on a phone.
package struct Passage: Hashable, Sendable {
  private var before: DevicePicture
  private var after: DevicePicture
  private let kind: Kind

  private enum Kind: Hashable { case turn, slide(QuarterTurn, comes: Bool) }

  /// Nothing where there is nothing that moves.
  package init?(from before: DevicePicture, to after: DevicePicture) {
    (self.before, self.after) = (before, after)
    guard before.device == after.device, before.eye == .hand, after.eye == .hand else { return nil }
    if before.held != after.held || before.interface != after.interface {
      guard before.held.isDefinite, after.held.isDefinite else { return nil }
      kind = .turn
      return
    }
    let (old, new) = (before.scenery, after.scenery)
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
    var passage = self
    (passage.before.reach, passage.after.reach) = (reach, reach)
    passage.before.hasCaption = old.size.rows >= 9
    passage.after.hasCaption = new.size.rows >= 9
    // Where the device is a glyph, nothing can move.
    guard passage.before.rest(in: old) != nil, passage.after.rest(in: new) != nil else { return }
    canvas.fill(old)
    switch kind {
    case .turn: passage.drawTurn(progress, from: old, to: new, within: stage, on: &canvas)
    case .slide(let side, let comes):
      passage.drawSlide(progress, side, comes, from: old, to: new, on: &canvas)
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
    let share = handShare
    let hand = share == 0 ? 1 : min(1, progress / share).eased
    let inside = share == 1 ? 0 : max(0, (progress - share) / (1 - share)).eased
    guard let first = before.rest(in: old), let last = after.rest(in: new) else { return }
    var pose = Pose(
      device: Self.between(before.deviceTurn, after.deviceTurn, hand),
      interface: Self.between(before.lie, after.lie, inside),
      size: first.size.toward(last.size, hand),
      content: before.content(in: first.size).toward(after.content(in: last.size), inside),
      middle: first.middle.toward(last.middle, hand))
    let picture = inside > 0 ? after : before
    pose.keep(within: stage ?? canvas.bounds)
    var wire = Wireframe(pose, on: canvas.size)
    wire.fill(picture.finish, on: &canvas)
    let layout = picture.restLayout(in: inside > 0 ? new : old)
    let paper = picture.paper(of: picture.lie.size(layout.glass.size))
    wire.add(
      InterfaceLayout.whole(picture.scenery, picture.interface, on: paper, notch: layout.notch)
        .elements, on: paper)
    if picture.finish != .solid { wire.addCase(layout) }
    wire.dots.draw(on: &canvas, picture.finish)
  }

  /// A number of quarters on the short way from one turn to another.
  private static func between(_ from: QuarterTurn, _ to: QuarterTurn, _ share: Double) -> Double {
    let quarters = (to + -from).rawValue
    return Double(from.rawValue) + Double(quarters == 3 ? -1 : quarters) * share
  }

  // MARK: Sliding

  /// The part of it that the hand takes to carry the device to another place.
  private static let carrying = 0.4

  /// One screen over the other, as far in as it has come, on a device that is carried to its place.
  private func drawSlide(
    _ progress: Double, _ side: QuarterTurn, _ comes: Bool, from old: Rect, to new: Rect,
    on canvas: inout Canvas
  ) {
    let share = old == new ? 0 : Self.carrying
    let hand = share == 0 ? 1 : min(1, progress / share).eased
    let moved = max(0, (progress - share) / (1 - share)).eased
    var device = Canvas(size: canvas.size)
    let map = (comes ? before : after).draw(in: &device, area: new)
    slide(in: map.app, comes ? 1 - moved : moved, side, to: new, on: &device)
    let frame = map.caption.isEmpty ? map.frame : map.frame.union(map.caption)
    canvas.draw(
      device.cropped(to: frame),
      at: way(from: new, to: old, 1 - hand).moved(right: frame.left, down: frame.top))
  }

  /// The screen over that of a device, with so much of its way ahead.
  private func slide(
    in app: Rect, _ ahead: Double, _ side: QuarterTurn, to place: Rect, on canvas: inout Canvas
  ) {
    let comes = kind == .slide(side, comes: true)
    var over = Canvas(size: canvas.size)
    (comes ? after : before).draw(in: &over, area: place)
    // Where the side is that it comes from, to the viewer.
    let away = Pose.right(Double((after.interfaceTurn + side + .left).rawValue))
    let shift = Point(
      column: Int((away.x * ahead * Double(app.size.columns)).rounded()),
      row: Int((away.y * ahead * Double(app.size.rows)).rounded()))
    let moving = over.cropped(to: app)
    canvas.within(app) { $0.draw(moving, at: shift) }
  }

  /// A share of the way from where the device stands in one place to where in another.
  private func way(from one: Rect, to other: Rect, _ share: Double) -> Point {
    guard let start = after.rest(in: one), let end = after.rest(in: other) else { return .zero }
    return Point(
      column: Int(((end.middle.x - start.middle.x) * share).rounded()),
      row: Int(((end.middle.y - start.middle.y) / 2 * share).rounded()))
  }
}

extension Scenery {
  /// How many things lie over each other.
  fileprivate var layerCount: Int { snapshot.windows.reduce(0) { $0 + $1.layers.count } }

  /// How many screens stand in stacks.
  fileprivate var depth: Int {
    snapshot.windows.flatMap(\.layers).flatMap(\.node.path).filter { $0.kind == .navigation }
      .reduce(0) { $0 + $1.children.count }
  }
}

extension DevicePicture {
  /// Where the interface's top points within the device.
  fileprivate var lie: QuarterTurn { QuarterTurn(interface, on: .upright) }

  /// The upright device's size and its middle, in widths of a column; nothing where it is a glyph.
  fileprivate func rest(in area: Rect) -> (size: Spot, middle: Spot)? {
    var room = roomForDevice(area.size).device
    room.origin = area.origin
    guard let size = frameSize(isLandscape: deviceTurn.isSideways, in: room.size) else {
      return nil
    }
    let frame = room.centered(size)
    let (columns, rows) = (Double(size.columns), Double(2 * size.rows - 2))
    return (
      deviceTurn.isSideways ? Spot(x: rows, y: columns) : Spot(x: columns, y: rows),
      Spot(
        x: Double(frame.left) + Double(size.columns) / 2,
        y: 2 * Double(frame.top) + Double(size.rows))
    )
  }

  fileprivate func restLayout(in area: Rect) -> CaseLayout {
    let room = roomForDevice(area.size).device.size
    let size = frameSize(isLandscape: deviceTurn.isSideways, in: room) ?? Size(columns: 4, rows: 4)
    return caseLayout(deviceTurn.size(size))
  }

  /// How large the interface is to itself on a device of that size.
  fileprivate func content(in size: Spot) -> Spot {
    let (width, height) = (size.x - 2, size.y - 2)
    return lie.isSideways ? Spot(x: height, y: width) : Spot(x: width, y: height)
  }
}

extension Spot {
  fileprivate func toward(_ other: Spot, _ share: Double) -> Spot {
    Spot(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

extension Double {
  /// Slow at both ends.
  fileprivate var eased: Double { self * self * (3 - 2 * self) }
}
