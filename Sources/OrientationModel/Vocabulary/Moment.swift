/// When a piece of the app's own code runs.
package enum Moment<N: Names>: Hashable, Sendable {
  case appearing, isAppearing, appeared, leaving, disappearing, disappeared
  /// The navigation delegate's `willShow`.
  case showing
  case rotated
  /// The hinge's callback: the inner display took over, the outer did, or it is half open.
  case opened, closed, folded
  case devicePortrait, deviceLandscape
  case deviceExactly(DeviceOrientation)
  /// `onChange(of: isPresented)` of a SwiftUI view, for the cover or sheet named.
  case covering(N.Controller)
  case uncovering(N.Controller)

  package func map<Other: Names>(controller: (N.Controller) -> Other.Controller) -> Moment<Other> {
    switch self {
    case .appearing: .appearing
    case .isAppearing: .isAppearing
    case .appeared: .appeared
    case .leaving: .leaving
    case .disappearing: .disappearing
    case .disappeared: .disappeared
    case .showing: .showing
    case .rotated: .rotated
    case .opened: .opened
    case .closed: .closed
    case .folded: .folded
    case .devicePortrait: .devicePortrait
    case .deviceLandscape: .deviceLandscape
    case .deviceExactly(let held): .deviceExactly(held)
    case .covering(let cover): .covering(controller(cover))
    case .uncovering(let cover): .uncovering(controller(cover))
    }
  }

  /// The cover or sheet whose coming or going it is.
  package var cover: N.Controller? {
    switch self {
    case .covering(let cover), .uncovering(let cover): cover
    default: nil
    }
  }

  /// Whether the device comes to it by being held like this.
  package func isReached(by device: DeviceOrientation) -> Bool {
    switch self {
    case .devicePortrait: device.isPortrait
    case .deviceLandscape: device.isLandscape
    case .deviceExactly(let exact): device == exact
    default: false
    }
  }

  /// Its bit in a controller's set of moments.
  ///
  /// All moments of the device share one, and so do those of covers.
  package var bit: UInt16 {
    switch self {
    case .appearing: 1
    case .isAppearing: 2
    case .appeared: 4
    case .leaving: 8
    case .disappearing: 16
    case .disappeared: 32
    case .showing: 64
    case .rotated: 128
    case .devicePortrait, .deviceLandscape, .deviceExactly: 256
    case .covering, .uncovering: 512
    case .opened, .closed, .folded: 1024
    }
  }
}

/// The condition under which a reaction runs.
package enum ReactionCondition: String, CaseIterable, Hashable, Sendable {
  case unsupported
  case unsupportedByGroup = "unsupported by group"
  case presenting
  case notPresenting = "not presenting"
}
