/// A controller on stage, with what hangs under it.
package struct SnapshotNode: Hashable, Sendable {
  package var id: ControllerID
  package var kind: Controller.Kind
  /// Its children; a stack's from the bottom.
  package var children: [SnapshotNode]
  /// Which of them are seen: the top of a stack, the selected tab, the columns that have room.
  package var shown: [Int]

  /// Whether it is, or holds, a controller.
  package func holds(_ id: ControllerID) -> Bool {
    self.id == id || children.contains { $0.holds(id) }
  }

  /// Itself and everything under it, from the top down.
  package var all: [SnapshotNode] { [self] + children.flatMap { $0.all } }

  /// From itself down to what is seen.
  package var path: [SnapshotNode] {
    guard let next = shown.last.map({ children[$0] }) else { return [self] }
    return [self] + next.path
  }
}

/// The root of a window, or what is presented over it.
package struct SnapshotLayer: Hashable, Sendable {
  /// Nothing for the root.
  package var style: PresentationStyle?
  package var node: SnapshotNode
  /// A drag is taking it away.
  package var isBeingDismissed: Bool
  /// What lies under it is off the screen.
  package var removesPresenter: Bool
}

package struct SnapshotWindow: Hashable, Sendable {
  package var id: WindowID
  package var name: String
  package var presence: WindowPresence
  /// The orientation that its own decision last came to.
  package var settled: InterfaceOrientation
  /// From the root up; empty where there is no root.
  package var layers: [SnapshotLayer]

  /// The layers on the screen, whole or in part.
  package var layersOnShow: ArraySlice<SnapshotLayer> {
    layers[(layers.lastIndex { $0.removesPresenter && !$0.isBeingDismissed } ?? 0)...]
  }
}

/// A world as people see it: who is on stage, in which order, and what is seen.
package struct Snapshot: Hashable, Sendable {
  package var windows: [SnapshotWindow]
  /// The window whose decision sets the scene's orientation.
  package var owner: WindowID
  /// The controller that decides; nothing without a root.
  package var decider: ControllerID?
  package var visible: ControllerID?

  /// Where a controller is: its window, and its layer counted from the root.
  package func standing(of id: ControllerID) -> (window: SnapshotWindow, layer: Int)? {
    for window in windows.reversed() where window.presence != .absent {
      for (index, layer) in window.layers.enumerated().reversed() where layer.node.holds(id) {
        return (window, index)
      }
    }
    return nil
  }
}

extension Simulator {
  package func snapshot(of world: World) -> Snapshot { look(at: world) { $0.snapshot() } }

  /// What a controller's own mask is in a world, however it comes by it.
  package func mask(of id: ControllerID, in world: World) -> OrientationMask? {
    look(at: world) { resolver in resolver.scene.find(id).map { resolver.mask(of: $0.place) } }
  }
}

extension Resolver where Sink: TraceSink {
  mutating func snapshot() -> Snapshot {
    let owner = owner()
    let windows = compiled.app.windows.indices.map { snapshot(of: WindowID($0)) }
    let top = scene.windowOrder.first { scene.presence(of: $0) == .shown && scene.hasRoot($0) }
    let seen = top.map { scene.visible(in: scene.topLayer(of: $0)).id }
    return Snapshot(
      windows: windows, owner: owner, decider: decider(in: owner)?.id,
      visible: seen == 0 ? nil : seen)
  }

  private func snapshot(of window: WindowID) -> SnapshotWindow {
    let presence = scene.presence(of: window)
    let layers = scene.layers(of: window).filter { $0.place.id != 0 }
    let snapshots = layers.enumerated().map { index, layer in
      SnapshotLayer(
        style: layer.style, node: snapshot(of: layer.place),
        isBeingDismissed: index == 0 && layer.style != nil && world.swipe == .dismiss,
        removesPresenter: layer.style.map(scene.removesPresenter) ?? false)
    }
    return SnapshotWindow(
      id: window, name: compiled.app.windows[Int(window)].name, presence: presence,
      settled: compiled.hasWindows ? scene.settled(window) : world.interface,
      layers: snapshots.reversed())
  }

  private func snapshot(of place: Place) -> SnapshotNode {
    SnapshotNode(
      id: place.id, kind: compiled[place.id].kind,
      children: scene.children(place).map { snapshot(of: $0) },
      shown: scene.shownChildren(place).map { $0.index })
  }
}
