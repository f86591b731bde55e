package struct NavigationState: Hashable, Sendable {
  /// How many presentations there are, over all windows.
  package var presentationCount = 0
  /// The visible navigation controller; 0 if there is none.
  package var stack: ControllerID = 0
  /// How many of its controllers are above those it was declared with.
  package var pushedCount = 0
  /// The tab bars and page controllers on show in the topmost layer, outermost first.
  package var bars: [ControllerID] = []
}

extension Simulator {
  package func navigation(of world: World) -> NavigationState {
    look(at: world) { $0.navigation() }
  }

  package func isInTopPresentation(_ id: ControllerID, of world: World) -> Bool {
    look(at: world) { resolver in
      guard let found = resolver.scene.find(id), found.layersAbove == 0 else { return false }
      return resolver.scene.start(of: found.window).presentations > 0
    }
  }

  /// How many controllers a stack holds above those it was declared with; nothing where it isn't on
  /// stage, or is no stack.
  package func pushedCount(on id: ControllerID, of world: World) -> Int? {
    look(at: world) { resolver in
      guard resolver.compiled[id].kind == .navigation, let found = resolver.scene.find(id) else {
        return nil
      }
      return resolver.pushedCount(on: found.place)
    }
  }

  package func visibleScreen(in world: World) -> VisibleScreen {
    look(at: world) { $0.visibleScreen() }
  }

  /// What the app says that it allows a window, or the one that is seen, whether UIKit reads it there
  /// or not.
  package func statedAppMask(of window: WindowID? = nil, in world: World) -> OrientationMask {
    look(at: world) { $0.statedAppMask(of: window) }
  }

  /// Whether a controller is seen where it is laid out for any side, whatever its mask says.
  package func isSeenFitting(_ id: ControllerID, in world: World) -> Bool {
    look(at: world) { $0.isSeenFitting(id) }
  }

  /// Whether whoever UIKit reads the lock preference of prefers the lock.
  package func prefersLock(in world: World) -> Bool {
    look(at: world) { resolver in
      guard let holder = resolver.lockHolder(in: resolver.owner()) else { return false }
      return resolver.prefersLock(holder)
    }
  }

  /// What the masks leave for the interface as things stand; nothing where they are not asked.
  package func allowed(in world: World) -> OrientationMask? {
    var resolver = Resolver(library: table, world: world, sink: TraceRecorder())
    resolver.evaluate(.device)
    return resolver.sink.trace.events.lazy.compactMap { event in
      if case .allowed(let mask) = event { mask } else { nil }
    }.first
  }
}

extension Resolver where Sink: TraceSink {
  func navigation() -> NavigationState {
    var navigation = NavigationState()
    for window in scene.windowOrder where scene.presence(of: window) != .absent {
      navigation.presentationCount += scene.start(of: window).presentations
    }
    if let stack = scene.visibleNavigation()?.place {
      navigation.stack = stack.id
      navigation.pushedCount = pushedCount(on: stack)
    }
    for window in scene.windowOrder where scene.presence(of: window) == .shown {
      let layer = scene.topLayer(of: window)
      if layer.place.id != 0 { collectBars(under: layer.place, into: &navigation.bars) }
      if !navigation.bars.isEmpty || scene.start(of: window).presentations > 0 { break }
    }
    return navigation
  }

  /// How much of a stack stands above what it was declared with.
  ///
  /// Counted from the lowest difference: what some code pops and pushes again counts as declared.
  fileprivate func pushedCount(on stack: Place) -> Int {
    let declared = Int(compiled[stack.id].childCount)
    let (total, first) = scene.count(at: stack.at)
    var height = total
    var offset = first
    var lowest = total
    while height > 0 {
      height &-= 1
      let id = scene.id(at: offset)
      if height >= declared || compiled.child(height, of: stack.id) != id { lowest = height }
      offset = scene.end(of: Place(id: id, at: offset &+ compiled.idWidth))
    }
    return total &- lowest
  }

  /// Every tab bar on show under a controller: all columns of a split are.
  private func collectBars(under place: Place, into bars: inout [ControllerID]) {
    if compiled[place.id].kind.hasSelection { bars.append(place.id) }
    for (child, _) in scene.shownChildren(place) { collectBars(under: child, into: &bars) }
  }

  /// The screen that is seen, and what it would allow by itself.
  ///
  /// The app allows everything where no app mask takes part (MASK-12, PAD-3).
  mutating func visibleScreen() -> VisibleScreen {
    guard let (window, layer) = visibleLayer else {
      return VisibleScreen(id: 0, mask: .all, appMask: .all)
    }
    let place = scene.visible(in: layer)
    let isRead = !asksPerOrientation && !scene.isFree
    return VisibleScreen(
      id: place.id, mask: fitsAnySide(layer) ? .all : ownMask(of: place),
      appMask: isRead ? appMask(of: window, decider: layer.place) : .all)
  }

  mutating func statedAppMask(of window: WindowID?) -> OrientationMask {
    guard !asksPerOrientation, let window = window ?? visibleLayer?.window else { return .all }
    return appMask(of: window, decider: scene.topLayer(of: window).place)
  }

  /// Whether a layer is one of Apple's own in an iPad's popover, or where nobody is asked: it is laid out
  /// there however the interface stands.
  private func fitsAnySide(_ layer: Layer) -> Bool {
    let controller = compiled[layer.place.id]
    return controller.system != nil && compiled.isPadScene
      && (layer.style == .popover || controller.supports == nil && scene.isFree)
  }

  func isSeenFitting(_ id: ControllerID) -> Bool {
    visibleLayer.map { $0.layer.place.id == id && fitsAnySide($0.layer) } ?? false
  }

  private var visibleLayer: (window: WindowID, layer: Layer)? {
    for window in scene.windowOrder where scene.presence(of: window) == .shown {
      let layer = scene.topLayer(of: window)
      if layer.place.id != 0 { return (window, layer) }
    }
    return nil
  }

  /// A view has no getter: its own mask is what it sets.
  ///
  /// Up to iOS 5 silence means portrait (CONT-10).
  private mutating func ownMask(of place: Place) -> OrientationMask {
    let controller = compiled[place.id]
    if controller.kind == .view { return controller.supports ?? compiled.defaultMask }
    let isSilent = controller.supports == nil && controller.legacy == nil
    return asksPerOrientation && isSilent ? .portrait : mask(of: place)
  }
}

/// The screen that is seen, and what it would allow by itself.
package struct VisibleScreen: Hashable, Sendable {
  /// 0 where nobody is seen.
  package var id: ControllerID
  package var mask: OrientationMask
  /// What the app allows its window.
  package var appMask: OrientationMask
}
