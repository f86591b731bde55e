import OrientationModel
import TerminalModel

extension Device {
  var hasNotch: Bool { !hasHomeButton && !isPad && !hasHinge }

  /// How much longer than wide the whole body is: more than its glass where there is a home button.
  package var ratio: Double { body.height / body.width }

  /// In millimetres, as Apple's pages of technical data give them.
  private var body: (width: Double, height: Double) {
    switch self {
    case .iPhone: (71.5, 146.7)
    case .iPhoneSE: (67.3, 138.4)
    case .iPhonePlus: (78.1, 158.4)
    case .iPhoneProMax: (77.6, 160.7)
    case .iPhoneDuo: (84.1, 117.8)
    case .iPad: (169.5, 240)
    case .iPadPro: (178.5, 247.6)
    }
  }

  /// The screen in points, upright; of a Duo one of its displays.
  package func points(isOpen: Bool = false) -> (width: Int, height: Int) {
    let size = isOpen ? Device.duoGlass(.inner) : screen
    return (Int(size.width), Int(size.height))
  }

  /// The screen in points that is made for an orientation, where it is shown in another shape.
  package func points(
    for wanted: InterfaceOrientation?, shownIn interface: InterfaceOrientation
  ) -> (width: Int, height: Int)? {
    guard let wanted, wanted.isLandscape != interface.isLandscape else { return nil }
    let upright = points()
    return wanted.isLandscape ? (upright.height, upright.width) : upright
  }
}

/// The camera's place in the screen: how far it reaches in, and how long it is, in cells.
struct Notch: Hashable, Sendable {
  var depth = 0
  var length = 0

  static let none = Notch()
}

/// Where the parts of a device are, in its own coordinates: its top is row 0.
struct CaseLayout: Hashable, Sendable {
  let device: Device
  let hasHomeButton: Bool
  let size: Size
  let glass: Rect
  let notch: Notch
  /// Between glass and edge at the bottom, with the line that closes the glass; empty without.
  let chin: Rect

  /// A frame that large, whose rows are columns to the viewer where it lies on its side.
  init(_ device: Device, hasHomeButton: Bool, _ size: Size, isSideways: Bool) {
    self.device = device
    self.hasHomeButton = hasHomeButton
    self.size = size
    let inner = Rect(size).inset()
    let chinRows = isSideways ? 4 : 2
    let cut = inner.split(rows: inner.size.rows - chinRows)
    let hasChin =
      hasHomeButton && inner.size.columns >= 5
      && cut.above.size.rows >= (isSideways ? 14 : 7)
    glass = hasChin ? cut.above : inner
    chin = hasChin ? cut.below : Rect(.zero)
    guard device.hasNotch, inner.size.columns >= (isSideways ? 5 : 8), inner.size.rows >= 6 else {
      notch = .none
      return
    }
    var length = max(3, inner.size.columns * 42 / 100)
    // The time has to fit beside it.
    if (10...12).contains(inner.size.columns) { length = min(length, inner.size.columns - 8) }
    // It stands in the middle.
    if (inner.size.columns - length) % 2 == 1 { length += 1 }
    notch = Notch(depth: isSideways && inner.size.rows >= 36 ? 2 : 1, length: length)
  }
}
