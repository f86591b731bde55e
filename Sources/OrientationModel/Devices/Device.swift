/// A device that can be held.
///
/// A case is a class of devices that UIKit treats alike.
package enum Device: UInt8, Named {
  case iPhone, iPhoneSE, iPhonePlus, iPhoneProMax, iPhoneDuo, iPad, iPadPro

  package var name: String {
    switch self {
    case .iPhone: "iPhone"
    case .iPhoneSE: "iPhone SE"
    case .iPhonePlus: "iPhone Plus"
    case .iPhoneProMax: "iPhone Pro Max"
    case .iPhoneDuo: "iPhone Duo"
    case .iPad: "iPad"
    case .iPadPro: "iPad Pro"
    }
  }

  /// What is sold that is taken for it.
  package var tradeNames: String {
    switch self {
    case .iPhone: "X, XS, 11 Pro, 12 to 17"
    case .iPhoneSE: "6, 7, 8: home button"
    case .iPhonePlus: "6 Plus to 8 Plus: large, home button"
    case .iPhoneProMax: "Max, XR, 11; Plus from 14"
    case .iPhoneDuo: "folds, iOS 27.1 or later"
    case .iPad: "to the 9th generation: home button"
    case .iPadPro: "Air, mini, iPad from the 10th"
    }
  }

  package var isPad: Bool { self == .iPad || self == .iPadPro }

  package var hasHomeButton: Bool { self == .iPhoneSE || self == .iPhonePlus || self == .iPad }

  /// Whether the one that is shown has a home button: the iPad of 26 is one without.
  package func hasHomeButton(on version: SystemVersion) -> Bool {
    hasHomeButton && !(isPad && version.has(.padWithoutButton))
  }

  package func systemName(_ version: SystemVersion) -> String {
    isPad && version >= 13 ? "iPadOS" : "iOS"
  }

  /// The same with its number: `iPadOS 26`.
  package func system(_ version: SystemVersion) -> String {
    "\(systemName(version)) \(version.text)"
  }

  /// Several of them, each name once in a row: `iOS 12, iPadOS 15, 16`.
  package func systems(_ versions: [SystemVersion]) -> String {
    systems(versions.map { [$0] }).joined(separator: ", ")
  }

  /// The same of spans, by their ends: `iPadOS 16 to 18`, `26`.
  package func systems(_ spans: [[SystemVersion]]) -> [String] {
    var last: SystemVersion?
    return spans.map { span in
      span.map { version in
        let isNamed = last.map(systemName) == systemName(version)
        last = version
        return isNamed ? version.text : system(version)
      }.joined(separator: " to ")
    }
  }

  /// Regular width in landscape (BND-5), and the right to launch there (LAUNCH-3).
  package var isPlusClass: Bool { self == .iPhonePlus || self == .iPhoneProMax }

  /// The screen in points, in portrait, as Apple publishes it for a device of today.
  package var screen: PointSize {
    switch self {
    case .iPhone: PointSize(390, 844)
    case .iPhoneSE: PointSize(375, 667)
    case .iPhonePlus: PointSize(414, 736)
    case .iPhoneProMax: PointSize(430, 932)
    case .iPhoneDuo: Self.duoGlass(.outer)
    case .iPad: PointSize(768, 1024)
    case .iPadPro: PointSize(834, 1194)
    }
  }

  /// A display of an iPhone Duo in points, in its own portrait.
  package static func duoGlass(_ display: Display) -> PointSize {
    display == .outer ? PointSize(466, 678) : PointSize(669, 951)
  }

  /// Whether it opens, and has a display inside.
  package var hasHinge: Bool { self == .iPhoneDuo }

  /// The first version that runs on it; nothing where every one that is played does.
  package var firstVersion: SystemVersion? { hasHinge ? .firstWithDuo : nil }

  /// The same on an older system: phones of more than one size came with iOS 8.
  func screen(on version: SystemVersion) -> PointSize {
    guard !isPad, version < 8 else { return screen }
    return PointSize(320, version < 6 ? 480 : 568)
  }

  /// How wide an app is beside another, as Apple publishes it; in portrait there are only two thirds and
  /// one third, so that a half is the larger part there.
  func sharedWidth(_ mode: SceneMode, isLandscape: Bool) -> UInt16? {
    let isPro = self == .iPadPro
    switch mode {
    case .splitTwoThirds where isLandscape: return isPro ? 809 : 694
    case .splitHalf where isLandscape: return isPro ? 592 : 507
    case .splitTwoThirds, .splitHalf: return isPro ? 504 : 438
    case .splitThird: return isLandscape && isPro ? 375 : 320
    case .slideOver: return isPro ? 375 : 320
    case .fullScreen, .windowed, .resizable, .stage: return nil
    }
  }

  /// What the hardware can show, of a Duo the outer display: a phone without a home button is never upside down (DEV-8).
  package var hardwareMask: OrientationMask { isPad || hasHomeButton ? .all : .allButUpsideDown }
}
