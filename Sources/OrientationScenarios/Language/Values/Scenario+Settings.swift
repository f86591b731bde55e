import OrientationModel

extension Scenario {
  /// The set-up lines; what is absent is UIKit's default.
  package struct Settings: Hashable, Sendable {
    /// As listed; empty where no line says so, which means an iPhone.
    package var devices: [Located<Device>] = []
    package var ios: Located<VersionList>?
    package var linked: Located<SystemVersion>?
    package var held: Located<DeviceOrientation>?
    package var lock: Located<Bool>?
    /// The list for every idiom, in its order.
    package var plist: Located<[InterfaceOrientation]>?
    /// The lists for one idiom, in their order.
    package var phonePlist: Located<[InterfaceOrientation]>?
    package var padPlist: Located<[InterfaceOrientation]>?
    package var delegate: Located<DelegateAnswer>?
    package var sceneDelegate: Located<MaskAnswer>?
    package var requiresFullScreen: Located<Bool>?
    package var scene: Located<SceneMode>?
    package var lifeCycle: Located<LifeCycle>?
    package var assumptions: [Assumed] = []

    package init() {}

    /// The devices to play on, the default filled in.
    package var playedDevices: [Device] { devices.isEmpty ? [.iPhone] : devices.map(\.value) }

    /// The versions to play under, in their order, the default filled in.
    package var playedVersions: [SystemVersion] { ios?.value.versions ?? [SystemVersion(26)] }
  }

  /// An open question of the rule book, and the answer taken here.
  package struct Assumed: Hashable, Sendable {
    package var assumption: Located<Assumption>
    package var holds: Bool

    package init(_ assumption: Located<Assumption>, holds: Bool) {
      self.assumption = assumption
      self.holds = holds
    }
  }

  /// Which life cycle the app has: the old application one, or scenes.
  package enum LifeCycle: String, CaseIterable, Hashable, Sendable { case app, scene }
}
