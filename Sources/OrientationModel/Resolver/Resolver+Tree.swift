// Reading the tree off the tape.

/// A controller on stage: who it is, and where its bytes begin.
struct Place: Hashable {
  var id: ControllerID
  var at: Int
}

/// A presentation, or the root, as it stands on the tape.
struct Layer {
  /// Where it begins: at the style's byte, or at the root's id.
  var start: Int
  /// Nothing for the root.
  var style: PresentationStyle?
  var place: Place
}

extension Resolver {
  @inline(__always) func id(at offset: Int) -> ControllerID {
    let low = ControllerID(world.byte(offset))
    return cast.idWidth == 1 ? low : low | ControllerID(world.byte(offset &+ 1)) << 8
  }

  /// A count on the tape and the offset behind it.
  @inline(__always) func count(at offset: Int) -> (value: Int, next: Int) {
    let first = Int(world.byte(offset))
    if first < 255 { return (first, offset &+ 1) }
    return (
      Int(world.byte(offset &+ 1)) | Int(world.byte(offset &+ 2)) << 8
        | Int(world.byte(offset &+ 3)) << 16, offset &+ 4
    )
  }

  /// The offset behind a controller's bytes.
  @inline(__always) func end(of place: Place) -> Int {
    cast[place.id].hasBytes ? endOfBytes(place) : place.at
  }

  private func endOfBytes(_ place: Place) -> Int {
    switch cast[place.id].kind {
    case .navigation:
      var (remaining, offset) = count(at: place.at)
      while remaining > 0 {
        offset = end(of: Place(id: id(at: offset), at: offset &+ cast.idWidth))
        remaining &-= 1
      }
      return offset
    case .tabs, .pages: return endOfChildren(place.id, from: count(at: place.at).next)
    default: return endOfChildren(place.id, from: place.at)
    }
  }

  private func endOfChildren(_ id: ControllerID, from start: Int) -> Int {
    var offset = start
    let count = Int(cast[id].childCount)
    var index = 0
    while index < count {
      offset = end(of: Place(id: cast.child(index, of: id), at: offset))
      index &+= 1
    }
    return offset
  }

  /// A child of a container that is no stack.
  @inline(__always) func child(_ index: Int, of place: Place) -> Place {
    let kind = cast[place.id].kind
    var offset = kind == .tabs || kind == .pages ? count(at: place.at).next : place.at
    var earlier = 0
    while earlier < index {
      offset = end(of: Place(id: cast.child(earlier, of: place.id), at: offset))
      earlier &+= 1
    }
    return Place(id: cast.child(index, of: place.id), at: offset)
  }

  /// How many children a container has now.
  func childCount(_ place: Place) -> Int {
    cast[place.id].kind == .navigation
      ? count(at: place.at).value : Int(cast[place.id].childCount)
  }

  /// The controller on top of a stack.
  @inline(__always) func topOfStack(_ place: Place) -> Place? {
    let (depth, offset) = count(at: place.at)
    guard depth > 0 else { return nil }
    return Place(id: id(at: offset), at: offset &+ cast.idWidth)
  }

  /// The child on top: of a stack the top, of tabs and pages the selected one, else the last.
  @inline(__always) func topChild(_ place: Place) -> Place? {
    switch cast[place.id].kind {
    case .navigation: return topOfStack(place)
    case .screen, .system: return nil
    case .tabs, .pages:
      guard cast[place.id].childCount > 0 else { return nil }
      return child(count(at: place.at).value, of: place)
    case .split, .container, .hosting, .view, .cover, .sheet:
      guard cast[place.id].childCount > 0 else { return nil }
      return child(Int(cast[place.id].childCount) &- 1, of: place)
    }
  }

  /// What the user sees of a controller: the child on top, but of a hosting controller the first.
  @inline(__always) func shownChild(_ place: Place) -> Place? {
    switch cast[place.id].kind {
    case .hosting, .view, .cover, .sheet: shownView(place)
    default: topChild(place)
    }
  }

  private func shownView(_ place: Place) -> Place? {
    guard cast[place.id].childCount > 0 else { return nil }
    for index in 0..<Int(cast[place.id].childCount) {
      let candidate = child(index, of: place)
      if cast[candidate.id].kind == .navigation { return candidate }
    }
    return child(0, of: place)
  }

  /// A child by its number, a stack's counted from the bottom.
  func entry(_ index: Int, of place: Place) -> Place {
    guard cast[place.id].kind == .navigation else { return child(index, of: place) }
    var (remaining, offset) = count(at: place.at)
    while true {
      let entry = Place(id: id(at: offset), at: offset &+ cast.idWidth)
      remaining &-= 1
      if remaining <= index { return entry }
      offset = end(of: entry)
    }
  }

  /// Every child on the tape, a stack's from the bottom.
  func children(_ place: Place) -> [Place] {
    guard cast[place.id].kind == .navigation else {
      return (0..<Int(cast[place.id].childCount)).map { child($0, of: place) }
    }
    var (remaining, offset) = count(at: place.at)
    var stack: [Place] = []
    while remaining > 0 {
      let entry = Place(id: id(at: offset), at: offset + cast.idWidth)
      stack.append(entry)
      offset = end(of: entry)
      remaining -= 1
    }
    return stack.reversed()
  }
}

extension Resolver {
  /// Where a window's layers begin, and how many presentations it has.
  @inline(__always) func start(of window: WindowID) -> (offset: Int, presentations: Int) {
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
      let layer = layer(at: offset, isRoot: remaining == 0)
      offset = layer.place.id == 0 ? layer.place.at : end(of: layer.place)
    }
    return offset
  }

  /// The layer that begins at an offset.
  @inline(__always) func layer(at offset: Int, isRoot: Bool) -> Layer {
    if isRoot {
      let place = Place(id: id(at: offset), at: offset &+ cast.idWidth)
      return Layer(start: offset, style: nil, place: place)
    }
    let style = PresentationStyle(rawValue: world.byte(offset)) ?? .fullScreen
    let place = Place(id: id(at: offset &+ 1), at: offset &+ 1 &+ cast.idWidth)
    return Layer(start: offset, style: style, place: place)
  }

  /// A window's layers, topmost first; the root is the last.
  func layers(of window: WindowID) -> [Layer] {
    var (offset, remaining) = start(of: window)
    var layers: [Layer] = []
    while true {
      let layer = layer(at: offset, isRoot: remaining == 0)
      layers.append(layer)
      if remaining == 0 { return layers }
      offset = end(of: layer.place)
      remaining -= 1
    }
  }

  /// The topmost layer of a window.
  @inline(__always) func topLayer(of window: WindowID) -> Layer {
    let (offset, presentations) = start(of: window)
    return layer(at: offset, isRoot: presentations == 0)
  }

  /// The controller that is seen: down from a layer's own to the last one shown.
  func visible(in layer: Layer) -> Place {
    var place = layer.place
    while let next = place.id == 0 || isView(place) ? nil : shownChild(place) { place = next }
    return place
  }

  /// A view or a cover is what is seen, whatever it holds.
  private func isView(_ place: Place) -> Bool {
    switch cast[place.id].kind {
    case .view, .cover, .sheet: true
    default: false
    }
  }

  /// Where a controller stands on stage: in the topmost layer that has it, its first standing.
  func find(_ id: ControllerID) -> (place: Place, window: WindowID, layersAbove: Int)? {
    guard cast.hasWindows else {
      return find(id, in: 0).map { ($0.place, 0, $0.layersAbove) }
    }
    for window in windowOrder {
      if let found = find(id, in: window) { return (found.place, window, found.layersAbove) }
    }
    return nil
  }

  private func find(
    _ id: ControllerID, in window: WindowID
  ) -> (place: Place, layersAbove: Int)? {
    var (offset, remaining) = start(of: window)
    var above = 0
    while true {
      let layer = layer(at: offset, isRoot: remaining == 0)
      if layer.place.id != 0, let place = find(id, under: layer.place) { return (place, above) }
      if remaining == 0 { return nil }
      offset = end(of: layer.place)
      remaining &-= 1
      above &+= 1
    }
  }

  /// A controller at or under a place, the last child first.
  func find(_ id: ControllerID, under place: Place) -> Place? {
    if place.id == id { return place }
    if cast[place.id].kind == .navigation {
      var (remaining, offset) = count(at: place.at)
      while remaining > 0 {
        let entry = Place(id: self.id(at: offset), at: offset &+ cast.idWidth)
        if let found = find(id, under: entry) { return found }
        offset = end(of: entry)
        remaining &-= 1
      }
      return nil
    }
    for index in stride(from: Int(cast[place.id].childCount) - 1, through: 0, by: -1) {
      if let found = find(id, under: child(index, of: place)) { return found }
    }
    return nil
  }

  /// Whether a controller can come on stage: one that holds others stands there only once.
  func isOffStage(_ id: ControllerID) -> Bool {
    guard cast[id].isContainer || cast[id].childCount > 0 else { return true }
    guard find(id) == nil else { return false }
    for index in 0..<Int(cast[id].childCount) where !isOffStage(cast.child(index, of: id)) {
      return false
    }
    return true
  }

  /// The windows, topmost first, absent ones left out.
  var windowOrder: [WindowID] {
    guard cast.hasWindows else { return [0] }
    let count = cast.sheet.windows.count
    return (0..<count).reversed().map { WindowID($0) }.filter { presence(of: $0) != .absent }
  }

  func presence(of window: WindowID) -> StepProblem.Presence {
    if window == 0 { return world.isMainHidden ? .hidden : .shown }
    let flags = world.byte(start(of: window).offset - 2)
    return StepProblem.Presence(rawValue: flags & 3) ?? .absent
  }
}
