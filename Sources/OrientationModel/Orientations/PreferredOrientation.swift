/// An overridden `preferredInterfaceOrientationForPresentation`: nothing stated, one of the four, or
/// the illegal `unknown`.
package enum PreferredOrientation: UInt8, Hashable, Sendable {
  case unstated = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
  case unknown = 5

  package init(_ orientation: InterfaceOrientation) {
    self = PreferredOrientation(rawValue: orientation.rawValue) ?? .unknown
  }

  package var orientation: InterfaceOrientation? { InterfaceOrientation(rawValue: rawValue) }
  package var name: String { orientation?.name ?? "unknown" }
}
