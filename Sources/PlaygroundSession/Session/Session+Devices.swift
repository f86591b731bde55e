import OrientationModel
import OrientationScenarios

extension Session {
  /// Replays on another device, under a version that it runs.
  package mutating func change(device: Device) {
    let version =
      device.hasHinge == setting.device.hasHinge
      ? setting.version : scenario.playedVersions(on: device)[0]
    change { setting in
      setting.device = device
      setting.version = version
    }
  }

  /// The SDK the app was built with.
  package var linked: SystemVersion {
    setting.linked ?? scenario.settings.playedLinks[0] ?? setting.version
  }

  /// The SDKs that make a difference here, oldest first: those that the file lists, or those that an
  /// iPhone Duo treats differently; none where there is one.
  package var links: [SystemVersion] {
    let listed = scenario.settings.linked?.versions ?? []
    if listed.count > 1 { return listed.sorted() }
    return setting.device.hasHinge ? Set(SystemVersion.linksOfDuo + [linked]).sorted() : []
  }
}
