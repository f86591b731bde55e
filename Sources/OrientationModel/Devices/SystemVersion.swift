/// An iOS version, with a minor number where one was written: `16` or `8.1`, in code as in texts.
package struct SystemVersion: Hashable, Comparable, Sendable {
  package var major: UInt8
  package var minor: UInt8

  package init(_ major: UInt8, minor: UInt8 = 0) {
    self.major = major
    self.minor = minor
  }

  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.number < right.number
  }

  private var number: UInt16 { UInt16(major) << 8 | UInt16(minor) }

  /// The major versions there are, oldest first, as the runs in which Apple counted.
  package static let runs: [ClosedRange<UInt8>] = [2...18, 26...27]

  /// Those runs in words: `2 to 18, 26, and 27`.
  package static let allInWords: String = {
    let parts = runs.flatMap { run in
      run.count > 2 ? ["\(run.lowerBound) to \(run.upperBound)"] : run.map { major in "\(major)" }
    }
    guard let last = parts.last, parts.count > 2 else { return parts.joined(separator: " and ") }
    return parts.dropLast().joined(separator: ", ") + ", and " + last
  }()

  /// Every major version there is, oldest first.
  package static let all: [SystemVersion] = runs.flatMap { run in run.map { SystemVersion($0) } }

  package static let latest = all[all.count - 1]

  package static let byDefault = SystemVersion(27)

  package static let firstWithDuo = SystemVersion(27, minor: 1)

  /// The SDKs whose apps an iPhone Duo shows each in its own way, oldest first (DUO-16 to 18).
  package static let linksOfDuo: [SystemVersion] = [26, 27, firstWithDuo]

  /// Those that are shown beside another by default, oldest first.
  package static let usual: [SystemVersion] = [15, 16, 18, 26, 27]

  package static func exists(_ major: UInt8) -> Bool { runs.contains { $0.contains(major) } }

  /// What is seen otherwise from a version on; the latest first.
  package enum Look: UInt8, CaseIterable {
    case padWithoutButton = 26
    case tabsOnTop = 18
    /// What is presented leaves something of its presenter in sight.
    case sheets = 13
    /// Only a phone with a home button shows a status bar that was set beside the interface.
    case noBarAside = 11
    case noBarInLandscape = 8
  }

  package func has(_ look: Look) -> Bool { major >= look.rawValue }

  /// As it is written: `15`, or `8.1`.
  package var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}

extension SystemVersion: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  package init(integerLiteral major: UInt8) { self.init(major) }

  package init(floatLiteral number: Double) {
    let major = UInt8(number)
    self.init(major, minor: UInt8(((number - Double(major)) * 10).rounded()))
  }
}

/// Versions in a row, open at an end where it has no bound.
package struct VersionSpan: Hashable, Sendable {
  package let since: SystemVersion?
  /// The last of them; without a minor number, the whole of that major version.
  package let until: SystemVersion?

  package init(since: SystemVersion? = nil, until: SystemVersion? = nil) {
    self.since = since
    self.until = until
  }

  package func contains(_ version: SystemVersion) -> Bool {
    if let since, version < since { return false }
    guard let until else { return true }
    return until.minor == 0 ? version.major <= until.major : version <= until
  }
}
