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

  /// As it is written: `15`, or `8.1`.
  package var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
