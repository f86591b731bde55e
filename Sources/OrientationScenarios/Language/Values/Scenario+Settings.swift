import OrientationModel

extension Scenario {
  /// The set-up lines; what is absent is UIKit's default.
  package struct Settings: Hashable, Sendable {
    /// As listed; empty where no line says so, which means an iPhone.
    package var devices: [Located<Device>] = []
    package var ios: Located<VersionList>?
    /// The SDKs it is built with, one after the other.
    package var linked: VersionList?
    package var held: DeviceOrientation?
    package var posture: Posture?
    package var lock: Bool?
    /// The list for every idiom, in its order.
    package var plist: Located<[InterfaceOrientation]>?
    /// The lists for one idiom, in their order.
    package var phonePlist: Located<[InterfaceOrientation]>?
    package var padPlist: Located<[InterfaceOrientation]>?
    package var delegate: Located<DelegateAnswer>?
    /// The same behind `@UIApplicationDelegateAdaptor`.
    package var adaptor: Located<DelegateAnswer>?
    /// The oldest version that the app runs on.
    package var deployment: SystemVersion?
    package var sceneDelegate: Located<MaskAnswer>?
    package var requiresFullScreen: Located<Bool>?
    package var family: Family?
    package var scene: Located<SceneShape>?
    package var minimumSize: PointSize?
    package var lifeCycle: Located<LifeCycle>?
    package var assumptions: [Assumed] = []

    package init() {}

    /// The devices to play on, the default filled in.
    package var playedDevices: [Device] { devices.isEmpty ? [.iPhone] : devices.map { $0.value } }

    /// The versions to play under on a device, in their order, the default filled in.
    package func playedVersions(on device: Device) -> [SystemVersion] {
      ios?.value.versions(on: device) ?? [device.firstVersion ?? .byDefault]
    }

    package var playedVersions: [SystemVersion] { playedVersions(on: playedDevices[0]) }

    /// The SDKs to play with, in their order; nothing where it is that of the version.
    package var playedLinks: [SystemVersion?] {
      linked.map { $0.versions.map { Optional($0) } } ?? [nil]
    }
  }

  /// The oldest version that a scenario can play on, and why.
  package struct Floor: Hashable, Sendable {
    package enum Reason: Hashable, Sendable { case swiftUI, deployment, duo }

    package var version: SystemVersion
    package var reason: Reason

    package static let duo = Floor(version: .firstWithDuo, reason: .duo)

    package func excludes(_ other: SystemVersion) -> Bool { other.major < version.major }

    var ranges: [String] {
      let end = SystemVersion.runs[0].upperBound
      let last = SystemVersion.all.last { $0.major > version.major && $0.major <= end }
      return ["\(version.text)-"] + (last.map { ["\(version.text)-\($0.text)"] } ?? [])
    }

    package var sentence: String {
      switch reason {
      case .swiftUI: "the root is SwiftUI's, which was added in iOS \(version.text)"
      case .deployment: "the app's deployment target is iOS \(version.text)"
      case .duo: "an iPhone Duo runs from iOS \(version.text)"
      }
    }
  }

  /// The oldest version that the scenario can play on; nothing where every one will do.
  package var floor: Floor? {
    let deployment = settings.deployment.map { Floor(version: $0, reason: .deployment) }
    let roots = declarations.filter { !$0.isOutsideTrees }.compactMap { $0.node }
    guard roots.contains(where: { $0.holdsSwiftUI }) else { return deployment }
    if let deployment, deployment.version.major >= 13 { return deployment }
    return Floor(version: SystemVersion(13), reason: .swiftUI)
  }

  /// What keeps the scenario from all versions of its list that an expectation is about.
  package func floor(below expectation: Expectation) -> Floor? {
    let meant = settings.playedVersions.filter { expectation.versions?.contains($0) ?? true }
    return meant.isEmpty || !playable(meant).isEmpty ? nil : floor
  }

  /// Some versions without those that the scenario cannot play on.
  package func playable(_ versions: [SystemVersion]) -> [SystemVersion] {
    guard let floor else { return versions }
    return versions.filter { !floor.excludes($0) }
  }

  /// The versions to play under on a device, in their order, without those that a range has too many;
  /// never none.
  package func playedVersions(on device: Device) -> [SystemVersion] {
    let listed = settings.playedVersions(on: device)
    let versions = playable(listed)
    if !versions.isEmpty { return versions }
    return listed.isEmpty ? [device.firstVersion ?? .byDefault] : listed
  }

  package var playedVersions: [SystemVersion] { playedVersions(on: settings.playedDevices[0]) }

  /// An open question of the rule book, and the answer taken here.
  package struct Assumed: Hashable, Sendable {
    package var assumption: Assumption
    package var holds: Bool

    package init(_ assumption: Assumption, holds: Bool) {
      self.assumption = assumption
      self.holds = holds
    }
  }

  /// The devices that an app is for: the iPhone alone, or the iPad as well.
  package enum Family: String, Named { case phone, universal }

  /// Which life cycle the app has: the old application one, or scenes.
  package enum LifeCycle: String, Named { case app, scene }

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
    package var versions: [SystemVersion] { parts.flatMap { $0.versions }.uniqued }

    /// The versions listed that a device runs; of a range, one that begins to run late has each major
    /// one in the first that it runs.
    func versions(on device: Device) -> [SystemVersion] {
      guard let first = device.firstVersion else { return versions }
      var listed: [SystemVersion] = []
      for part in parts {
        let versions = part.versions.filter { $0 >= first }
        listed += versions
        if case .only = part { continue }
        if versions.isEmpty || versions[0] > first, part.contains(first) { listed.append(first) }
      }
      return listed.uniqued
    }

    /// Whether a version is meant: `27` means every 27.x, and before 27 a minor one counts as its major
    /// one.
    package func contains(_ version: SystemVersion) -> Bool {
      parts.contains { $0.contains(version) }
    }
  }
}

extension Scenario.VersionList.Part {
  /// The versions this part names, oldest first.
  package var versions: [SystemVersion] {
    switch self {
    case .only(let version): [version]
    case .range(let first, _), .from(let first):
      [first] + SystemVersion.all.filter { $0.major > first.major && range.contains($0) }
    }
  }

  func contains(_ version: SystemVersion) -> Bool { range.contains(version) }

  /// The versions that are meant; only from 27 on do minor ones differ.
  package var range: ClosedRange<SystemVersion> {
    let (first, last) =
      switch self {
      case .only(let version): (version, version)
      case .range(let first, let last): (first, max(first, last))
      case .from(let first): (first, SystemVersion(.max))
      }
    let differs = { (version: SystemVersion) in
      version.minor != 0 && version.major >= SystemVersion.firstWithDuo.major
    }
    let start = differs(first) ? first : SystemVersion(first.major)
    return start...(differs(last) ? last : SystemVersion(last.major, minor: .max))
  }
}
