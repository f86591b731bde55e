// Who is asked for the lock preference of iOS 26, and what they prefer.

extension Resolver where Sink: TraceSink {
  /// Whose lock preference UIKit reads in a window: the topmost presentation's, whatever its style.
  mutating func lockHolder(in window: WindowID) -> Place? {
    let top = scene.topLayer(of: window).place
    guard top.id != 0, assume(.lockFollowsPresented) else { return decider(in: window) }
    return top
  }

  /// Whether a view controller prefers to lock the scene's orientation (GEO-9).
  mutating func prefersLock(_ place: Place) -> Bool {
    let controller = compiled[place.id]
    note(.asked(place.id, .lock))
    var answer = controller.lockAsRead == true
    if controller.lockAsRead == nil, let child = childForLock(of: place) {
      answer = prefersLock(child)
    }
    note(.answered(place.id, .lock, .claim(answer)))
    return answer
  }

  /// `childForInterfaceOrientationLock`: no source says whether UIKit's own containers have one.
  mutating func childForLock(of place: Place) -> Place? {
    let controller = compiled[place.id]
    if controller.lock.asks != .nobody {
      return isHandedOn(place, controller.lock)
        ? scene.target(of: place, controller.lock.asks) : nil
    }
    guard controller.isContainer, controller.kind != .container, controller.kind != .hosting,
      assume(.containersForwardLock)
    else { return nil }
    return scene.topChild(place)
  }

  /// Whether a controller's lock preference is the one that UIKit reads.
  mutating func countsForLock(_ id: ControllerID, in window: WindowID) -> Bool {
    quietly { resolver in
      var place = resolver.lockHolder(in: window)
      while let next = place, next.id != id { place = resolver.childForLock(of: next) }
      return place != nil
    }
  }
}
