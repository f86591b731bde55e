import OrientationModel

/// What a step should have brought about.
package enum Wish: Hashable, Sendable {
  case noCrash
  case interface(in: OrientationMask)
  /// That everything holds which the file expects of the step; the orientations it names, if any.
  case expected(OrientationMask)

  /// Whether the interface stands where it is wished to be.
  package func isFulfilled(by interface: InterfaceOrientation) -> Bool {
    if case .interface(let mask) = self { mask.contains(interface) } else { false }
  }
}
