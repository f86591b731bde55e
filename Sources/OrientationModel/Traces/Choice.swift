/// One of UIKit's ways to choose an orientation, and its rule.
package struct Choice: Hashable, Sendable {
  /// Where the orientation comes from.
  package enum Way: Hashable, Sendable {
    /// The overridden preference, where it is allowed.
    case preference
    /// What the device (or what stands in for it) asks for, where it is allowed.
    case device
    /// The same, but the assumption `device-before-current` has a say.
    case deviceBeforeCurrent
    /// The orientation the interface has, where it is allowed.
    case current
    /// The orientation the interface has, where it is among those requested.
    case requested
    /// The orientation the interface has, allowed or not.
    case stay
    /// The first that is allowed, by raw value.
    case fixedOrder
  }

  package let way: Way
  package let rule: Rule
  /// The effect to note where this way offers nothing that is allowed.
  let passing: Effect?

  private init(_ way: Way, _ rule: Rule, passing: Effect? = nil) {
    self.way = way
    self.rule = rule
    self.passing = passing
  }

  // The orders of the book (CHOOSE-1 to 7, AUTO-6, GEO-7).

  private static let otherwise = [
    Choice(.deviceBeforeCurrent, .deviceFirst, passing: .passes),
    Choice(.current, .currentNext, passing: .passes), Choice(.fixedOrder, .fixedOrderLast),
  ]
  private static let device = [
    Choice(.device, .deviceNotAllowedIsIgnored), Choice(.stay, .deviceNotAllowedIsIgnored),
  ]
  private static let attempt = [
    Choice(.device, .attemptDecidesAnew), Choice(.stay, .attemptDecidesAnew),
  ]
  private static let presentation = [Choice(.preference, .preferenceFirst)] + otherwise
  private static let dismissal =
    [Choice(.device, .dismissalDeviceFirst), Choice(.preference, .dismissalDeviceFirst)] + otherwise
  private static let dismissalByPreference =
    [Choice(.preference, .dismissalDeviceFirst), Choice(.device, .dismissalDeviceFirst)] + otherwise
  private static let request = [Choice(.requested, .requestForSeveral, passing: .tells)] + otherwise

  /// In which order the ways are tried.
  static func order(
    for trigger: Trigger, iOSMajor: UInt8, presenterPreferenceFirst: Bool
  ) -> [Choice] {
    switch trigger {
    case .device: device
    case .attempt: iOSMajor <= 15 ? attempt : otherwise
    case .presentation: presentation
    case .dismissal: presenterPreferenceFirst ? dismissalByPreference : dismissal
    case .request: request
    case .launch, .tree, .needsUpdate, .lock, .foreground, .window, .root, .resize, .late: otherwise
    }
  }
}
