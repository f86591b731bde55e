/// Where an app reads its interface orientation, and what it reads there (GEO-8).
package struct OrientationReading: Hashable, Sendable {
  /// The property, by version.
  package enum Property: UInt8, CaseIterable, Hashable, Sendable {
    /// `UIApplication.statusBarOrientation`, to iOS 12.
    case statusBar
    /// `UIWindowScene.interfaceOrientation`, 13 to 25.
    case windowScene
    /// `UIWindowScene.effectiveGeometry.interfaceOrientation`, from 26.
    case effectiveGeometry

    package init(_ version: SystemVersion) {
      switch version.major {
      case ...12: self = .statusBar
      case ...25: self = .windowScene
      default: self = .effectiveGeometry
      }
    }

    /// As an app writes it.
    package var name: String {
      switch self {
      case .statusBar: "statusBarOrientation"
      case .windowScene: "windowScene.interfaceOrientation"
      case .effectiveGeometry: "effectiveGeometry.interfaceOrientation"
      }
    }
  }

  package var property: Property
  package var reads: InterfaceOrientation

  package init(_ version: SystemVersion, reads: InterfaceOrientation) {
    property = Property(version)
    self.reads = reads
  }

  /// What a callback of a trace reads.
  package init(_ version: SystemVersion, _ callback: Trace.HeardCallback) {
    self.init(version, reads: callback.reads)
  }
}
