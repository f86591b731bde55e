/// How the device is held: `UIDeviceOrientation`, with its raw values (DEV-1).
package enum DeviceOrientation: UInt8, Named {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// UIKit's name.
  package var name: String {
    switch self {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    case .faceUp: "faceUp"
    case .faceDown: "faceDown"
    }
  }

  /// One of the four sides, neither flat nor unknown.
  package var isDefinite: Bool { rawValue >= 1 && rawValue <= 4 }

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  package var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// The interface orientation this one asks for: the same raw number, the name mirrored (DEV-3).
  package var interface: InterfaceOrientation? { InterfaceOrientation(rawValue: rawValue) }

  /// A quarter turn counter-clockwise, as seen from the front.
  package var turnedLeft: DeviceOrientation {
    switch self {
    case .portrait: .landscapeLeft
    case .landscapeLeft: .portraitUpsideDown
    case .portraitUpsideDown: .landscapeRight
    case .landscapeRight: .portrait
    case .unknown, .faceUp, .faceDown: self
    }
  }

  /// A quarter turn clockwise, as seen from the front.
  package var turnedRight: DeviceOrientation { turnedLeft.turnedLeft.turnedLeft }
}
