import OrientationModel

/// The proportions of a device.
struct DeviceShape: Hashable, Sendable {
  /// The screen in points, upright.
  let points: (width: Int, height: Int)
  /// How much longer than wide it is.
  let ratio: Double
  let hasNotch: Bool
  let hasHomeButton: Bool
  let isPad: Bool

  init(_ device: Device) {
    switch device {
    case .iPhone: points = (390, 844)
    case .iPhoneSE: points = (375, 667)
    case .iPhonePlus: points = (414, 736)
    case .iPhoneProMax: points = (430, 932)
    case .iPad: points = (768, 1024)
    }
    isPad = device.isPad
    hasHomeButton = device.hasHomeButton
    hasNotch = !device.hasHomeButton
    ratio = isPad ? 4.0 / 3 : hasHomeButton ? 16.0 / 9 : 19.5 / 9
  }

  static func == (left: DeviceShape, right: DeviceShape) -> Bool {
    left.points == right.points
  }

  func hash(into hasher: inout Hasher) { hasher.combine(points.height) }
}

/// The camera's place in the screen: how far it reaches in, and how long it is, in cells.
struct Notch: Hashable, Sendable {
  var depth = 0
  var length = 0

  static let none = Notch()
}
