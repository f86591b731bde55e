/// An overridden `preferredInterfaceOrientationForPresentation`: nothing stated, one of the four, or
/// an answer that is none of them.
package enum PreferredOrientation: Hashable, Sendable {
  case unstated
  case portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// The illegal `unknown`.
  case unknown
  /// The interface orientation of the moment it is asked.
  case current
  /// A raw value that is no orientation.
  case raw(UInt8)

  package init(_ orientation: InterfaceOrientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeRight: self = .landscapeRight
    case .landscapeLeft: self = .landscapeLeft
    }
  }

  package var orientation: InterfaceOrientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeRight
    case .landscapeLeft: .landscapeLeft
    case .unstated, .unknown, .current, .raw: nil
    }
  }

  /// As the scenario language writes it.
  package var name: String {
    switch self {
    case .current: "current"
    case .raw(let value): "raw \(value)"
    case .unstated, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft, .unknown:
      orientation?.name ?? "unknown"
    }
  }
}
