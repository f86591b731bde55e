/// An iOS version: 2 to 18, 26 and 27, with a minor number where one was written.
package struct SystemVersion: Hashable, Comparable, Sendable {
  package var major: UInt8
  package var minor: UInt8

  package init(_ major: UInt8, minor: UInt8 = 0) { (self.major, self.minor) = (major, minor) }

  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  /// Every major version there is, oldest first.
  package static let all: [SystemVersion] = (Array(2...18) + [26, 27]).map { SystemVersion($0) }

  package static func exists(_ major: UInt8) -> Bool {
    (major >= 2 && major <= 18) || major == 26 || major == 27
  }

  /// What is seen otherwise from a version on; the latest first.
  package enum Look: UInt8, CaseIterable {
    /// The iPad that is shown has no home button.
    case padWithoutButton = 26
    /// An iPad's tabs stand on top.
    case tabsOnTop = 18
    /// What is presented leaves something of its presenter in sight.
    case sheets = 13
    /// Only a phone with a home button shows a status bar that was set beside the interface.
    case noBarAside = 11
    /// A phone on its side has no status bar.
    case noBarInLandscape = 8
  }

  package func has(_ look: Look) -> Bool { major >= look.rawValue }

  /// As it is written: `15`, or `8.1`.
  package var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
