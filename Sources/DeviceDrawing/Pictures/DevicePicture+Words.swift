import OrientationModel

extension DevicePicture {
  /// The picture in words, for those who do not see it.
  package var spoken: String {
    ([hand, lie] + layers).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var hand: String {
    switch held {
    case .unknown: "\(device.name), and nobody knows yet how it is held."
    case .faceUp: "\(device.name) lies flat, face up."
    case .faceDown: "\(device.name) lies flat, face down: the screen cannot be seen."
    default:
      "\(device.name) is held in \(held.name): its top points \(Self.way(QuarterTurn(side)))."
    }
  }

  private var lie: String {
    let turn = QuarterTurn(interface, on: QuarterTurn(side))
    let name = "The interface is \(interface.name)"
    return switch turn {
    case .upright: "\(name) and stands upright."
    case .upsideDown: "\(name) and stands on its head."
    case .left, .right: "\(name) and lies on its side: its top points \(Self.way(turn))."
    }
  }

  private static func way(_ turn: QuarterTurn) -> String {
    switch turn {
    case .upright: "up"
    case .left: "left"
    case .upsideDown: "down"
    case .right: "right"
    }
  }

  private var layers: [String] {
    if scenery.hasCrashed { return ["The app has crashed."] }
    if scenery.isInBackground { return ["The app is in the background."] }
    let intro = scenery.isWindow ? ["The app floats in a window."] : []
    let windows = scenery.snapshot.windows.filter { $0.presence == .shown }
    return intro
      + windows.flatMap { window in
        window.layers.enumerated().map { index, layer in
          let place = window.id == windows.first?.id ? "On screen" : "In window \(window.name)"
          let intro = index == 0 ? place : "Over it, as \(layer.style?.name ?? "root")"
          let state = layer.isBeingDismissed ? ", being dragged away" : ""
          return "\(intro): \(words(layer.node))\(state)."
        }
      }
  }

  private func words(_ node: SnapshotNode) -> String {
    let name = scenery.name(node.id)
    let children = node.shown.filter { node.children.indices.contains($0) }
      .map { words(node.children[$0]) }.joined(separator: " and ")
    switch node.kind {
    case .navigation:
      let below = node.children.dropLast().last.map { ", back to \(scenery.name($0.id))" } ?? ""
      return children.isEmpty ? "\(name), empty" : children + below
    case .tabs:
      let titles = node.children.map { scenery.name($0.id) }.joined(separator: ", ")
      return "\(children), in tabs \(titles)"
    case .pages:
      return "\(children), page \((node.shown.first ?? 0) + 1) of \(node.children.count)"
    default:
      let turned = scenery.sheet.controller(node.id)?.isDrawnTurned == true ? ", drawn turned" : ""
      return (children.isEmpty ? name : "\(children), in \(name)") + turned
    }
  }
}
