/// What is held in the hand.
///
/// A case is a class of devices that UIKit treats alike.
package enum Device: UInt8, Named {
  case iPhone, iPhoneSE, iPhonePlus, iPhoneProMax, iPad

  package var name: String {
    switch self {
    case .iPhone: "iPhone"
    case .iPhoneSE: "iPhone SE"
    case .iPhonePlus: "iPhone Plus"
    case .iPhoneProMax: "iPhone Pro Max"
    case .iPad: "iPad"
    }
  }

  package var isPad: Bool { self == .iPad }

  package var hasHomeButton: Bool { self == .iPhoneSE || self == .iPhonePlus || self == .iPad }

  /// Regular width in landscape (BND-5), and the right to launch there (LAUNCH-3).
  package var isPlusClass: Bool { self == .iPhonePlus || self == .iPhoneProMax }

  /// What the hardware can show: a phone without a home button never stands on its head (DEV-8).
  package var hardwareMask: OrientationMask { isPad || hasHomeButton ? .all : .allButUpsideDown }

  /// UIKit's default for the idiom (MASK-5, MASK-9).
  package var defaultMask: OrientationMask { isPad ? .all : .allButUpsideDown }
}
