// Reading a world: the tree out of its bytes.

/// A controller on stage: who it is, and where its bytes begin.
struct Place: Hashable {
  var id: ControllerID
  var at: Int
}

/// A presentation, or the root, as its bytes have it.
struct Layer {
  /// Where it begins: at the style's byte, or at the root's id.
  var start: Int
  /// Nothing for the root.
  var style: PresentationStyle?
  var place: Place
}

/// A world as the resolver reads it: its windows and their trees, its mode.
///
/// It reads; nothing in it changes, asks or tells.
struct Scene {
  /// Unowned on purpose: counting references would cost more than answering a question.
  ///
  /// Whoever reads keeps it alive.
  unowned(unsafe) var compiled: CompiledApp
  var world: World

  init(_ compiled: CompiledApp, _ world: World) {
    self.compiled = compiled
    self.world = world
  }

  func traits(_ id: ControllerID) -> Traits { compiled.traits[Int(id)] }

  func byte(_ offset: Int) -> UInt8 { world.byte(offset) }

  // MARK: Nodes

  func id(at offset: Int) -> ControllerID {
    let low = ControllerID(byte(offset))
    return compiled.idWidth == 1 ? low : low | ControllerID(byte(offset &+ 1)) << 8
  }

  /// A count and the offset after it.
  func count(at offset: Int) -> (value: Int, next: Int) {
    let first = Int(byte(offset))
    if first < 255 { return (first, offset &+ 1) }
    return (
      Int(byte(offset &+ 1)) | Int(byte(offset &+ 2)) << 8
        | Int(byte(offset &+ 3)) << 16, offset &+ 4
    )
  }

  /// The offset after a controller's bytes.
  func end(of place: Place) -> Int { traits(place.id).hasBytes ? endOfBytes(place) : place.at }

  private func endOfBytes(_ place: Place) -> Int {
    switch traits(place.id).kind {
    case .navigation:
      var (remaining, offset) = count(at: place.at)
      while remaining > 0 {
        offset = end(of: Place(id: id(at: offset), at: offset &+ compiled.idWidth))
        remaining &-= 1
      }
      return offset
    case .tabs, .pages: return endOfChildren(place.id, from: count(at: place.at).next)
    case .screen, .split, .container, .hosting, .view, .cover, .sheet, .system:
      return endOfChildren(place.id, from: place.at)
    }
  }

  private func endOfChildren(_ id: ControllerID, from start: Int) -> Int {
    child(traits(id).childCount, of: id, from: start)
  }

  /// Where a child's bytes begin; one past the last child, where they all end.
  private func child(_ index: Int, of id: ControllerID, from start: Int) -> Int {
    var offset = start
    var earlier = 0
    while earlier < index {
      offset = end(of: Place(id: compiled.child(earlier, of: id), at: offset))
      earlier &+= 1
    }
    return offset
  }

  /// A child of a container that is no stack.
  func child(_ index: Int, of place: Place) -> Place {
    Place(
      id: compiled.child(index, of: place.id),
      at: child(index, of: place.id, from: startOfChildren(place)))
  }

  private func startOfChildren(_ place: Place) -> Int {
    traits(place.id).kind.hasSelection ? count(at: place.at).next : place.at
  }

  /// The first answer that the children of a container that is no stack give, in one walk.
  func firstChild<Answer>(_ place: Place, _ ask: (Place, Int) -> Answer?) -> Answer? {
    var offset = startOfChildren(place)
    for index in 0..<traits(place.id).childCount {
      let child = Place(id: compiled.child(index, of: place.id), at: offset)
      if let answer = ask(child, index) { return answer }
      offset = end(of: child)
    }
    return nil
  }

  /// How many children a container has now.
  func childCount(_ place: Place) -> Int {
    traits(place.id).kind == .navigation ? count(at: place.at).value : traits(place.id).childCount
  }

  func topOfStack(_ place: Place) -> Place? {
    let (depth, offset) = count(at: place.at)
    guard depth > 0 else { return nil }
    return Place(id: id(at: offset), at: offset &+ compiled.idWidth)
  }

  /// The child on top: of a stack the top, of tabs and pages the selected one, else the last.
  func topChild(_ place: Place) -> Place? {
    let traits = traits(place.id)
    if traits.kind == .navigation { return topOfStack(place) }
    guard traits.childCount > 0 else { return nil }
    switch traits.kind {
    case .tabs, .pages:
      let (selected, start) = count(at: place.at)
      return Place(
        id: compiled.child(selected, of: place.id), at: child(selected, of: place.id, from: start))
    case .screen, .system: return nil
    case .navigation, .split, .container, .hosting, .view, .cover, .sheet:
      return child(traits.childCount &- 1, of: place)
    }
  }

  /// What the user sees of a controller: the child on top, but of a hosting controller the first.
  func shownChild(_ place: Place) -> Place? {
    let kind = traits(place.id).kind
    if kind == .screen { return nil }
    return kind == .hosting || kind.isSwiftUI ? shownView(place) : topChild(place)
  }

  private func shownView(_ place: Place) -> Place? {
    guard traits(place.id).childCount > 0 else { return nil }
    for index in 0..<traits(place.id).childCount {
      let candidate = child(index, of: place)
      if traits(candidate.id).kind == .navigation { return candidate }
    }
    return child(0, of: place)
  }

  /// Every child, a stack's from the bottom.
  func children(_ place: Place) -> [Place] {
    var children: [Place] = []
    func add(_ child: Place) -> Place? {
      children.append(child)
      return nil
    }
    guard traits(place.id).kind == .navigation else {
      _ = firstChild(place) { child, _ in add(child) }
      return children
    }
    _ = firstInStack(place, add)
    return children.reversed()
  }

  /// The first answer that the controllers of a stack give, from the top.
  func firstInStack<Answer>(_ place: Place, _ ask: (Place) -> Answer?) -> Answer? {
    var (remaining, offset) = count(at: place.at)
    while remaining > 0 {
      let entry = Place(id: id(at: offset), at: offset &+ compiled.idWidth)
      if let answer = ask(entry) { return answer }
      offset = end(of: entry)
      remaining &-= 1
    }
    return nil
  }

  // MARK: Layers

  /// Where a window's layers begin, and how many presentations it has.
  func start(of window: WindowID) -> (offset: Int, presentations: Int) {
    window == 0 ? (0, world.presentationCount) : startOfOther(window)
  }

  private func startOfOther(_ window: WindowID) -> (offset: Int, presentations: Int) {
    var offset = endOfLayers(from: 0, presentations: world.presentationCount)
    for _ in 1..<Int(window) {
      offset = endOfLayers(from: offset + 2, presentations: Int(world.byte(offset + 1)))
    }
    return (offset + 2, Int(world.byte(offset + 1)))
  }

  private func endOfLayers(from start: Int, presentations: Int) -> Int {
    var offset = start
    for remaining in stride(from: presentations, through: 0, by: -1) {
      offset = end(of: layer(at: offset, isRoot: remaining == 0).place)
    }
    return offset
  }

  func layer(at offset: Int, isRoot: Bool) -> Layer {
    if isRoot {
      let place = Place(id: id(at: offset), at: offset &+ compiled.idWidth)
      return Layer(start: offset, style: nil, place: place)
    }
    let style = PresentationStyle(rawValue: byte(offset)) ?? .fullScreen
    let place = Place(id: id(at: offset &+ 1), at: offset &+ 1 &+ compiled.idWidth)
    return Layer(start: offset, style: style, place: place)
  }

  /// A window's layers, topmost first; the root is the last.
  func layers(of window: WindowID) -> [Layer] {
    var layers: [Layer] = []
    let _: Layer? = firstLayer(of: window) { layer, _ in
      layers.append(layer)
      return nil
    }
    return layers
  }

  /// The first answer that a window's layers give, from the top; with each, how many lie above it.
  func firstLayer<Answer>(of window: WindowID, _ ask: (Layer, Int) -> Answer?) -> Answer? {
    var (offset, remaining) = start(of: window)
    var above = 0
    while true {
      let layer = layer(at: offset, isRoot: remaining == 0)
      if let answer = ask(layer, above) { return answer }
      if remaining == 0 { return nil }
      offset = end(of: layer.place)
      remaining &-= 1
      above &+= 1
    }
  }

  func topLayer(of window: WindowID) -> Layer {
    let (offset, presentations) = start(of: window)
    return layer(at: offset, isRoot: presentations == 0)
  }
}
