import OrientationModel

extension Scenario {
  /// What is returned where a mask is wanted.
  package enum MaskAnswer: Hashable, Sendable {
    case mask(OrientationMask)
    /// `enum ORIENTATION`: the raw value of an orientation, returned where a mask was wanted (MASK-2).
    case rawValue(of: InterfaceOrientation)

    /// What UIKit gets to see.
    package var mask: OrientationMask {
      switch self {
      case .mask(let mask): mask
      case .rawValue(let orientation): OrientationMask(rawValue: orientation.rawValue)
      }
    }
  }

  /// What `preferredInterfaceOrientationForPresentation` answers.
  package enum PreferredAnswer: Hashable, Sendable {
    case orientation(InterfaceOrientation)
    case unknown

    package var orientation: InterfaceOrientation? {
      switch self {
      case .orientation(let orientation): orientation
      case .unknown: nil
      }
    }
  }
}
