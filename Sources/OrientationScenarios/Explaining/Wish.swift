import OrientationModel

/// What a step should have brought about.
package enum Wish: Hashable, Sendable {
  case noCrash
  case interface(in: OrientationMask)
  /// That it comes to where it stands otherwise: without a call that UIKit refuses, or ignores with a
  /// complaint, or a rotation too many.
  case way(to: InterfaceOrientation)
  /// That everything holds which the file expects of the step; the orientations it names, if any.
  case expected(OrientationMask)

  package var isWay: Bool { if case .way = self { true } else { false } }
}
