/// An overridden `preferredInterfaceOrientationForPresentation`: nothing stated, one of the four, or
/// an answer that is none of them.
package enum PreferredOrientation: Hashable, Sendable {
  case unstated
  case side(InterfaceOrientation)
  /// The illegal `unknown`.
  case unknown
  /// The interface orientation of the moment it is asked.
  case current
  /// A raw value that is no orientation.
  case raw(UInt8)

  package var orientation: InterfaceOrientation? {
    if case .side(let orientation) = self { orientation } else { nil }
  }

  /// As the scenario language writes it.
  package var name: String {
    switch self {
    case .current: "current"
    case .raw(let value): "raw \(value)"
    case .side(let orientation): orientation.name
    case .unstated, .unknown: "unknown"
    }
  }
}
