/// The screen of the model that stands for a class of devices.
///
/// iPhone: 14 Pro and 15. iPhone SE: the second and third. iPhone Plus: 6 to 8. iPhone Pro Max: 14
/// and 15. iPad: the ones with a home button.
package struct ScreenModel: Hashable, Sendable {
  /// The screen in points, upright.
  package let size: PointSize
  /// The inset that the camera needs, on the screen's upper edge when it stands upright (BND-6).
  package let camera: Int
  /// The home indicator's room under an upright interface, and under one on its side (BND-6).
  package let indicator: (upright: Int, sideways: Int)

  package init(_ device: Device) {
    switch device {
    case .iPhone: size = PointSize(width: 393, height: 852)
    case .iPhoneSE: size = PointSize(width: 375, height: 667)
    case .iPhonePlus: size = PointSize(width: 414, height: 736)
    case .iPhoneProMax: size = PointSize(width: 430, height: 932)
    case .iPad: size = PointSize(width: 768, height: 1024)
    }
    camera = device.hasHomeButton ? 0 : 59
    indicator = device.hasHomeButton ? (0, 0) : (34, 21)
  }

  package static func == (left: ScreenModel, right: ScreenModel) -> Bool {
    left.size == right.size
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(size) }
}
