import OrientationModel

// Who stands by while the silence of another screen turns the interface.

extension Explanation {
  /// What screens beside the one seen say, where that one says nothing and the interface turned away
  /// from theirs: those in other windows, and presenters that stay on show.
  package var bystandersMask: OrientationMask? {
    guard iOSMajor >= 6, isTurnOfDevice, episode.didTurn, let visible = snapshot.visible,
      app(visible).kind == .screen
    else { return nil }
    let layers = snapshot.windows.filter { $0.presence == .shown }.flatMap { $0.layersOnShow }
    guard let top = layers.first(where: { $0.node.path.last?.id == visible }),
      statedMask(in: top) == nil
    else { return nil }
    let stated = layers.compactMap(statedMask).filter { !$0.contains(interface) }
    guard let first = stated.first else { return nil }
    return stated.reduce(first) { $0.intersection($1) }
  }

  /// The mask that the screen seen in a layer overrides with, or what holds it.
  private func statedMask(in layer: SnapshotLayer) -> OrientationMask? {
    let masks = layer.node.path.reversed().lazy.compactMap { app($0.id).supports }
    return masks.first { !$0.contains(.current) }
  }
}
