import OrientationModel

/// Where an app may be shown on the iOS of today.
package enum AppPlace: String, CaseIterable, Sendable {
  case phone = "iPhone"
  case pad = "iPad, full screen"
  case padWindow = "iPad, window"
  case mirroring = "iPhone Mirroring, resized"
  case duoOutside = "iPhone Duo, outside"
  case duoInside = "iPhone Duo, inside"

  package var name: String { rawValue }

  var device: Device {
    switch self {
    case .phone, .mirroring: .iPhone
    case .pad, .padWindow: .iPad
    case .duoOutside, .duoInside: .iPhoneDuo
    }
  }

  /// What a scenario says of the place; an iPad shows a phone's app in a window that can be resized.
  func lines(isForPhoneAlone: Bool) -> [String] {
    switch self {
    case .phone, .pad, .duoOutside: []
    case .padWindow: [isForPhoneAlone ? "scene resizable" : "scene windowed"]
    case .mirroring: ["scene resizable"]
    case .duoInside: ["posture open"]
    }
  }

  /// How the app gets there: a scene that can be resized keeps its masks until it is.
  func steps(isForPhoneAlone: Bool) -> [String] {
    self == .mirroring || self == .padWindow && isForPhoneAlone ? ["resize 500x700"] : []
  }
}
