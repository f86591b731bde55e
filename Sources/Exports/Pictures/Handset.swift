import OrientationModel

/// A device's outline, upright, in the picture's units.
struct Handset {
  let width: Double
  let height: Double
  /// The glass within it, its centre at the device's own.
  let glassWidth: Double
  let glassHeight: Double
  let radius: Double
  let glassRadius: Double
  let hasHomeButton: Bool
  let isPad: Bool

  /// So long from top to bottom.
  init(_ device: Device, length: Double) {
    isPad = device.isPad
    hasHomeButton = device.hasHomeButton
    height = length
    // Bezels on the long and on the short sides, in parts of the length.
    let (ratio, ends, sides): (Double, Double, Double) =
      switch device {
      case .iPhone, .iPhoneProMax: (0.485, 0.022, 0.022)
      case .iPhoneSE, .iPhonePlus: (0.5, 0.125, 0.022)
      case .iPad: (0.72, 0.06, 0.03)
      }
    width = length * ratio
    glassWidth = width - 2 * sides * length
    glassHeight = length * (1 - 2 * ends)
    radius = length * (hasHomeButton ? 0.055 : 0.075)
    glassRadius = hasHomeButton ? length * 0.006 : radius - length * 0.016
  }

  /// How far a device turns clockwise before the viewer when it is held so.
  static func degrees(_ held: DeviceOrientation) -> Int {
    switch held {
    case .landscapeLeft: -90
    case .portraitUpsideDown: 180
    case .landscapeRight: 90
    case .portrait, .unknown, .faceUp, .faceDown: 0
    }
  }

  /// How far an interface turns clockwise within the upright device.
  static func degrees(_ interface: InterfaceOrientation) -> Int { -degrees(interface.device) }
}
