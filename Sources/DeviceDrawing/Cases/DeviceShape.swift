import OrientationModel

/// The proportions of a device.
struct DeviceShape: Hashable, Sendable {
  /// The screen in points, upright.
  let points: (width: Int, height: Int)
  /// How much longer than wide the whole body is: more than its glass where there is a home button.
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
    let body = Self.body(of: device)
    ratio = body.height / body.width
    isPad = device.isPad
    hasHomeButton = device.hasHomeButton
    hasNotch = !device.hasHomeButton
  }

  /// In millimetres, as Apple's pages of technical data give them.
  static func body(of device: Device) -> (width: Double, height: Double) {
    switch device {
    case .iPhone: (71.5, 146.7)
    case .iPhoneSE: (67.3, 138.4)
    case .iPhonePlus: (78.1, 158.4)
    case .iPhoneProMax: (77.6, 160.7)
    case .iPad: (169.5, 240)
    }
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
