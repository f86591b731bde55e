import OrientationModel

/// One of the plays that a file lists: a device, a version, and the SDK the app was built with.
package struct Stage: Hashable, Sendable {
  package var device: Device
  package var version: SystemVersion
  /// Nothing where it is that of the version.
  package var linked: SystemVersion?

  package init(_ device: Device, _ version: SystemVersion, linked: SystemVersion? = nil) {
    self.device = device
    self.version = version
    self.linked = linked
  }
}

extension Scenario {
  /// Every play that is listed, device by device; of some devices and versions, where asked for.
  ///
  /// None only where no device asked for runs a version asked for.
  package func stages(on devices: [Device]? = nil, under versions: VersionList? = nil) -> [Stage] {
    (devices ?? settings.playedDevices).flatMap { device in
      let own = versions.map { playable($0.versions(on: device)) } ?? playedVersions(on: device)
      return own.flatMap { version in
        settings.playedLinks.map { Stage(device, version, linked: $0) }
      }
    }
  }

  package func stage(of settings: OrientationModel.Settings) -> Stage {
    let isListed = self.settings.linked != nil
    return Stage(settings.device, settings.version, linked: isListed ? settings.linked : nil)
  }

  /// Lists that play and no other.
  package mutating func list(only stage: Stage) {
    settings.devices = [Located(stage.device)]
    settings.ios = Located(VersionList([.only(stage.version)]))
    if let linked = stage.linked { settings.linked = VersionList([.only(linked)]) }
  }

  /// Its set-up alone, under a title, for one play.
  package func bare(_ title: String, on stage: Stage) -> Scenario {
    var bare = self
    bare.header = Header()
    bare.header.title = title
    bare.list(only: stage)
    bare.properties = []
    bare.launch = []
    bare.steps = []
    bare.isLaunchPoster = false
    return bare
  }

  /// Those of some versions that a device runs and the scenario can play on; of a Duo, a span that holds
  /// the first one's major version holds that.
  package func playable(_ versions: [SystemVersion], on device: Device) -> [SystemVersion] {
    guard let first = device.firstVersion else { return playable(versions) }
    let own = versions.filter { $0 >= first }
    let isMeant = versions.count > 1 && versions.contains(SystemVersion(first.major))
    return playable(own.isEmpty && isMeant ? [first] : own)
  }
}
