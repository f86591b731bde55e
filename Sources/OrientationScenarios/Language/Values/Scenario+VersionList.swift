import OrientationModel

extension Scenario {
  /// Versions as they are listed: `16`, `6-12`, `16-`, and a comma between.
  package struct VersionList: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
      case only(SystemVersion)
      case range(SystemVersion, through: SystemVersion)
      case from(SystemVersion)
    }

    package var parts: [Part]

    package init(_ parts: [Part]) { self.parts = parts }

    /// Every version listed, in the order of the list and each once.
    package var versions: [SystemVersion] {
      var listed: [SystemVersion] = []
      for version in parts.flatMap(\.versions) where !listed.contains(version) {
        listed.append(version)
      }
      return listed
    }

    /// Whether a version is meant; a minor one counts as its major one.
    package func contains(_ version: SystemVersion) -> Bool {
      parts.contains { $0.majors.contains(version.major) }
    }
  }
}

extension Scenario.VersionList.Part {
  /// The versions this part names, oldest first.
  package var versions: [SystemVersion] {
    switch self {
    case .only(let version): [version]
    case .range(let first, _), .from(let first):
      [first] + SystemVersion.all.filter { $0.major > first.major && majors.contains($0.major) }
    }
  }

  /// The major versions this part names.
  package var majors: ClosedRange<UInt8> {
    switch self {
    case .only(let version): version.major...version.major
    case .range(let first, let last): first.major...max(first.major, last.major)
    case .from(let first): first.major...UInt8.max
    }
  }
}
