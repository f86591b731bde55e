import OrientationModel

/// Explored states in which people see the same: the visible screen and the interface orientation.
package struct Sight: Sendable {
  /// 0 where nobody is seen, and where the app has crashed.
  package let visible: ControllerID
  /// Nothing where the app has crashed.
  package let interface: InterfaceOrientation?
  /// `Films · portrait`.
  package let name: String
  /// The state that is nearest to the launch, and how many there are.
  package let nearest: Int
  package fileprivate(set) var stateCount = 0
  /// Whether what is seen stands in one of them as it, or the app, does not support, or has crashed.
  package fileprivate(set) var isBroken = false
}

extension Explored {
  /// Everything that can be seen, the nearest to the launch first.
  package var sights: [Sight] {
    var sights: [Sight] = []
    for state in 0..<states {
      let world = world(of: state)
      let screen = world.map { simulator.visibleScreen(in: $0) }
      let id = screen?.id ?? 0
      let known = sights.firstIndex { $0.visible == id && $0.interface == world?.interface }
      let index = known ?? sights.count
      if known == nil {
        let seen = id == 0 ? "no screen" : simulator.compiled.name(id)
        sights.append(
          Sight(
            visible: id, interface: world?.interface,
            name: world.map { "\(seen) · \($0.interface.name)" } ?? "crashed", nearest: state))
      }
      sights[index].stateCount += 1
      let allowed = screen.map { $0.mask.intersection($0.appMask) } ?? .none
      if world.map({ !allowed.contains($0.interface) }) ?? true { sights[index].isBroken = true }
    }
    return sights
  }
}
