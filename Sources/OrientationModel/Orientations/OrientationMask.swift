/// A set of interface orientations: `UIInterfaceOrientationMask`, bit for bit (MASK-1).
///
/// Bit 0 means nothing: it is there for the masks that come of returning an orientation where a
/// mask was wanted (MASK-2).
package struct OrientationMask: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let portrait = OrientationMask(rawValue: 2)
  package static let portraitUpsideDown = OrientationMask(rawValue: 4)
  package static let landscapeRight = OrientationMask(rawValue: 8)
  package static let landscapeLeft = OrientationMask(rawValue: 16)
  package static let landscape = OrientationMask(rawValue: 24)
  package static let allButUpsideDown = OrientationMask(rawValue: 26)
  package static let all = OrientationMask(rawValue: 30)
  package static let none = OrientationMask([])
  /// The interface orientation of the moment it is asked: a controller's answer only.
  package static let current = OrientationMask(rawValue: 32)

  package func contains(_ orientation: InterfaceOrientation) -> Bool {
    rawValue & 1 &<< orientation.rawValue != 0
  }

  /// Whether no orientation is left; the meaningless bit 0 does not count.
  package var isVoid: Bool { rawValue & 30 == 0 }

  /// The orientations in raw order: portrait, portraitUpsideDown, landscapeRight, landscapeLeft.
  package var orientations: [InterfaceOrientation] {
    InterfaceOrientation.allCases.filter { contains($0) }
  }

  /// The first orientation in raw order (CHOOSE-4).
  package var first: InterfaceOrientation? {
    InterfaceOrientation(rawValue: UInt8((rawValue & 30).trailingZeroBitCount))
  }

  package var count: Int { (rawValue & 30).nonzeroBitCount }

  /// The shortest words of the scenario language for this mask.
  package var words: String {
    switch self {
    case .all: "all"
    case .allButUpsideDown: "allButUpsideDown"
    case .landscape: "landscape"
    case .current: "current"
    case _ where isVoid: "none"
    default: orientations.map { $0.name }.joined(separator: " ")
    }
  }
}

extension OrientationMask {
  /// The one in it that is the least turn away, a quarter before a half; of two that are as near, the
  /// first by raw value.
  func nearest(to side: InterfaceOrientation) -> InterfaceOrientation? {
    if contains(side) { return side }
    return orientations.first { $0.isLandscape != side.isLandscape } ?? first
  }
}
