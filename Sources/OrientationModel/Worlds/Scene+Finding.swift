// Where a view controller is on screen.

extension Scene {
  /// Where a controller is on screen: in the topmost layer that has it, at its first place there.
  func find(_ id: ControllerID) -> (place: Place, window: WindowID, layersAbove: Int)? {
    firstWindow { window in
      firstLayer(of: window) { layer, above in
        layer.place.id == 0 ? nil : find(id, under: layer.place).map { ($0, window, above) }
      }
    }
  }

  /// A controller at or under a place; of several the last child's.
  func find(_ id: ControllerID, under place: Place) -> Place? {
    if place.id == id { return place }
    if traits(place.id).kind == .navigation { return firstInStack(place) { find(id, under: $0) } }
    var last: Place?
    let _: Place? = firstChild(place) { child, _ in
      last = find(id, under: child) ?? last
      return nil
    }
    return last
  }

  /// Whether a controller can come on stage: one that holds others stands there only once.
  func isOffStage(_ id: ControllerID) -> Bool {
    guard compiled[id].isContainer || compiled[id].childCount > 0 else { return true }
    guard find(id) == nil else { return false }
    for index in 0..<traits(id).childCount where !isOffStage(compiled.child(index, of: id)) {
      return false
    }
    return true
  }

  /// The navigation controller whose top is seen in the window the user is in.
  func visibleNavigation() -> (place: Place, window: WindowID)? {
    guard compiled.hasWindows else { return visibleNavigation(in: 0) }
    return firstShownWindow { visibleNavigation(in: $0) }
  }

  private func visibleNavigation(in window: WindowID) -> (place: Place, window: WindowID)? {
    let place = topLayer(of: window).place
    return place.id == 0 ? nil : visibleNavigation(under: place).map { ($0, window) }
  }

  private func visibleNavigation(under root: Place) -> Place? {
    var place = root
    var found: Place?
    while true {
      if traits(place.id).kind == .navigation { found = place }
      guard let next = shownChild(place) else { return found }
      place = next
    }
  }

  /// The tab bar (or page controller) and the index of the child that is, or holds, a controller.
  func tab(holding id: ControllerID) -> (tabs: Place, index: Int, window: WindowID)? {
    firstWindow { window in
      firstLayer(of: window) { layer, _ in
        layer.place.id == 0
          ? nil : tab(holding: id, under: layer.place).map { ($0.tabs, $0.index, window) }
      }
    }
  }

  private func tab(holding id: ControllerID, under place: Place) -> (tabs: Place, index: Int)? {
    let controller = traits(place.id)
    let isTabs = controller.kind.hasSelection
    if controller.kind == .navigation { return firstInStack(place) { tab(holding: id, under: $0) } }
    let childCount = controller.childCount
    if isTabs {
      // The tab that is the controller comes before one that merely holds it.
      for index in 0..<childCount where compiled.child(index, of: place.id) == id {
        return (place, index)
      }
    }
    return firstChild(place) { child, index in
      if let deeper = tab(holding: id, under: child) { return deeper }
      return isTabs && find(id, under: child) != nil ? (place, index) : nil
    }
  }

  /// What holds a controller, and as which of its children; nothing for a root and what is presented.
  func parent(of place: Place) -> (place: Place, index: Int)? {
    firstWindow { window in
      firstLayer(of: window) { layer, _ in
        layer.place.id == 0 ? nil : parent(of: place, under: layer.place)
      }
    }
  }

  private func parent(of place: Place, under root: Place) -> (place: Place, index: Int)? {
    for (index, child) in children(root).enumerated() {
      if child == place { return (root, index) }
      if let deeper = parent(of: place, under: child) { return deeper }
    }
    return nil
  }

  /// Whether some window presents a controller, or something that holds it.
  func isPresented(_ id: ControllerID) -> Bool {
    windowOrder.contains { window in
      layers(of: window).dropLast().contains { find(id, under: $0.place) != nil }
    }
  }

  func style(of place: Place) -> PresentationStyle? {
    guard compiled.hasWindows || world.presentationCount > 0 else { return nil }
    return firstWindow { window in
      firstLayer(of: window) { layer, _ in layer.place == place ? layer : nil }
    }?.style
  }

  func isPresenting(_ id: ControllerID) -> Bool {
    guard let found = find(id) else { return false }
    return found.layersAbove > 0
  }

  // MARK: Around a layer

  /// The window in which something is being dragged away.
  var swipedWindow: WindowID { windowPresenting ?? 0 }

  /// The controller presented over the layer that holds an offset.
  func layerAbove(_ offset: Int) -> Place? {
    guard compiled.hasWindows else {
      return world.presentationCount > 0 ? neighbours(of: offset, in: 0)?.above : nil
    }
    return firstWindow { neighbours(of: offset, in: $0) }?.above
  }

  /// Who presented a controller, where it is presented itself.
  func presenter(of place: Place) -> Place? {
    guard let found = firstWindow({ neighbours(of: place.at, in: $0) }) else { return nil }
    return found.itself == place ? found.below : nil
  }

  struct Neighbours {
    var above: Place?
    var itself: Place
    var below: Place?
  }

  /// The layer that holds an offset, and those over and under it.
  private func neighbours(of sought: Int, in window: WindowID) -> Neighbours? {
    var above: Place?
    let isGone = world.swipe == .dismiss && window == swipedWindow
    return firstLayer(of: window) { layer, number in
      let end = end(of: layer.place)
      guard sought > layer.start, sought <= end else {
        above = number == 0 && isGone ? nil : layer.place
        return nil
      }
      let isOverRoot = number + 1 == start(of: window).presentations
      let below = layer.style.map { _ in self.layer(at: end, isRoot: isOverRoot).place }
      return Neighbours(above: above, itself: layer.place, below: below)
    }
  }
}
