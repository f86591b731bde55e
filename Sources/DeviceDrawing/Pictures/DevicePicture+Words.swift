import OrientationModel
import TerminalModel

extension DevicePicture {
  /// The picture in words, for those who do not see it.
  package var spoken: String {
    ([hand, lie] + layers).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var hand: String {
    switch held {
    case .unknown: "\(device.name), orientation unknown."
    case .faceUp: "\(device.name) is flat, face up."
    case .faceDown: "\(device.name) is flat, face down: the screen can't be seen."
    case .portrait where isOpen: "\(device.name) is open and held like a book."
    case .landscapeLeft where isOpen: "\(device.name) is open and held like a laptop."
    case .portraitUpsideDown where isOpen:
      "\(device.name) is open and held like a book, upside down."
    case .landscapeRight where isOpen: "\(device.name) is open and held like a laptop, upside down."
    case .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight:
      "\(device.name) is held in \(held.name), with its top edge \(Self.way(QuarterTurn(side)))."
    }
  }

  private var lie: String {
    let turn = QuarterTurn(interface, on: QuarterTurn(stance))
    let name = "The interface is \((drawnScreen.placement.content ?? interface).name)"
    return "\(name), with its top edge \(Self.way(turn))."
  }

  private static func way(_ turn: QuarterTurn) -> String {
    switch turn {
    case .upright: "up"
    case .left: "to the left"
    case .upsideDown: "down"
    case .right: "to the right"
    }
  }

  private var layers: [String] {
    if drawnScreen.hasCrashed { return ["The app has crashed."] }
    if drawnScreen.isInBackground { return ["The app is in the background."] }
    let intro =
      switch drawnScreen.placement.surroundings {
      case .nothing: [String]()
      case .windows: ["The app is in a window."]
      case .beside: ["The app is beside another app."]
      case .over: ["The app is a column at the right, over another app."]
      case .bars: ["The app is in the middle of the screen, with black bars around it."]
      case .strip: ["The app leaves a black strip to the status bar."]
      }
    let windows = drawnScreen.snapshot.windows.filter { $0.presence == .shown }
    return intro
      + windows.flatMap { window in
        window.layers.enumerated().map { index, layer in
          let place = window.id == windows.first?.id ? "On screen" : "In window \(window.name)"
          let intro = index == 0 ? place : "Over it, as \(layer.style?.name ?? "root")"
          let state = layer.isBeingDismissed ? ", being dismissed" : ""
          return "\(intro): \(words(layer.node))\(state)."
        }
      }
  }

  private func words(_ node: SnapshotNode) -> String {
    let name = drawnScreen.name(node.id)
    let children = node.shown.filter { node.children.indices.contains($0) }
      .map { words(node.children[$0]) }.joined(separator: " and ")
    switch node.kind {
    case .navigation:
      let below = node.children.dropLast().last.map { ", back to \(drawnScreen.name($0.id))" } ?? ""
      return children.isEmpty ? "\(name), empty" : children + below
    case .tabs:
      let titles = node.children.map { drawnScreen.name($0.id) }.joined(separator: ", ")
      return "\(children), in tabs \(titles)"
    case .pages: return "\(children), page \((node.shown.first ?? 0) + 1) of \(node.children.count)"
    case .screen, .split, .container, .hosting, .view, .cover, .sheet, .system:
      let turned =
        drawnScreen.app.controller(node.id)?.isDrawnTurned == true ? ", drawn rotated" : ""
      return (children.isEmpty ? name : "\(children), in \(name)") + turned
    }
  }

  /// An arrow that points where something turned like that has its top.
  func arrow(_ turn: QuarterTurn) -> String {
    String(Pen(Rect(.zero), .upright, renderStyle).glyph(.arrow(turn)))
  }

  /// Where down is to somebody who sees the device stand as it is drawn.
  var downTurn: QuarterTurn { QuarterTurn(2) + deviceTurn + -QuarterTurn(stance) }

  var isFlat: Bool { held == .faceUp || held == .faceDown }

  /// In full, and in fewer words.
  private func captions(of map: PictureMap) -> (ways: [String], style: Style) {
    if drawnScreen.hasCrashed { return (["the app crashed"], .dim) }
    let flat = held == .faceUp ? " · face up" : " · face down"
    if map.showsWanted, let made = wantedSize {
      let size = "\(made.width) × \(made.height)"
      return (["made for \(size)\(isDrawnFlat ? flat : "")", "made for \(size)", size], .dim)
    }
    let name = drawnScreen.visibleName.isEmpty ? "nothing" : drawnScreen.visibleName
    switch eye {
    case .app where isFlat: return (["\(name) · flat"], .dim)
    case .app where held == .unknown: return ([name], .dim)
    case .app:
      let style: Style = downTurn == .down ? .dim : .plain
      return (["\(name) · \(arrow(downTurn)) down"], style)
    case .hand where isFlat: return ([name + flat, name.withoutRole + flat], .dim)
    case .hand:
      guard interfaceTurn != .upright else { return ([name, name.withoutRole], .dim) }
      let ways = ["top of \(name)", name, name.withoutRole]
      return (ways.map { "\(arrow(interfaceTurn)) \($0)" }, .plain)
    }
  }

  func drawCaption(under map: PictureMap, on canvas: inout Canvas) {
    let (_, hasCaption) = roomForDevice(canvas.size)
    guard hasCaption, map.frame.bottom < canvas.size.rows else { return }
    let (ways, style) = captions(of: map)
    let text = ways.first { DisplayWidth.of($0) <= canvas.size.columns } ?? ways[ways.count - 1]
    let fitting = DisplayWidth.truncate(
      isASCII ? Glyphs.inASCII(text) : text, to: canvas.size.columns, mark: isASCII ? "." : "…")
    let columns = DisplayWidth.of(fitting)
    let middle = map.frame.left + map.frame.size.columns / 2
    let left = max(0, min(canvas.size.columns - columns, middle - columns / 2))
    canvas.write(fitting, at: Point(column: left, row: map.frame.bottom), as: style)
  }

  /// Where there is no room for a frame: one character for the device, one for the top.
  func drawGlyph(on canvas: inout Canvas) -> PictureMap {
    let device = deviceTurn.isSideways ? (isASCII ? "=" : "▬") : (isASCII ? "0" : "▮")
    let row = (canvas.size.rows - 1) / 2
    let name = isASCII ? Glyphs.inASCII(drawnScreen.visibleName) : drawnScreen.visibleName
    let columns = canvas.size.columns
    let signs = (columns > 1 ? device : "") + arrow(interfaceTurn)
    let text = DisplayWidth.truncate(
      columns < 5 ? signs : "\(signs) \(name)", to: columns, mark: isASCII ? "." : "…")
    canvas.write(text, at: Point(column: 0, row: row), as: .device)
    return PictureMap()
  }
}

extension String {
  /// `HomeViewController` as `Home`: that it is a view controller is seen.
  fileprivate var withoutRole: String {
    let role = ["ViewController", "Controller"].first { hasSuffix($0) && count > $0.count }
    return String(dropLast(role?.count ?? 0))
  }
}
