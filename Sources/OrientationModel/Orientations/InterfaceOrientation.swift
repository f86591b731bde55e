/// Which way the interface is drawn: `UIInterfaceOrientation`, without its `unknown`.
///
/// The raw values are UIKit's (DEV-2). Named for where the home button is, so the two landscapes
/// are named the other way round than the device's (DEV-3).
package enum InterfaceOrientation: UInt8, Named {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// UIKit's name.
  package var name: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeRight: "landscapeRight"
    case .landscapeLeft: "landscapeLeft"
    }
  }

  package var isLandscape: Bool { rawValue >= 3 }

  package var mask: OrientationMask { OrientationMask(rawValue: 1 &<< rawValue) }

  /// The way the device is held for the interface to be the right way up in this orientation: the same raw
  /// number, the name mirrored (DEV-3).
  package var device: DeviceOrientation { DeviceOrientation(rawValue: rawValue) ?? .portrait }
}
