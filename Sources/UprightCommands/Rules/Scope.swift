import Exports
import OrientationTelling

/// What Upright says nothing about, and what to know of it instead.
enum Scope: CaseIterable {
  case catalyst, padAppsOnMac, visionOS, externalDisplays, carPlay, camera, pages

  var title: String {
    switch self {
    case .catalyst: "Mac Catalyst"
    case .padAppsOnMac: "iPad apps on a Mac"
    case .visionOS: "visionOS"
    case .externalDisplays: "Scenes on external displays"
    case .carPlay: "CarPlay scenes"
    case .camera: "The camera's picture"
    case .pages: "Orientation in web pages"
    }
  }

  var sentence: String {
    switch self {
    case .catalyst:
      "A Mac doesn't rotate. The window has the size that the user gives it, whatever masks return."
    case .padAppsOnMac:
      "The same holds for an iPad app that runs on a Mac. An app that excludes an orientation is shown "
        + "in a window that keeps its shape."
    case .visionOS:
      "A window has no interface orientation. UIPreferredDefaultInterfaceOrientation gives it its "
        + "first shape (LAUNCH-8)."
    case .externalDisplays:
      "A scene on an external display is landscape. It doesn't rotate with the device, and its window "
        + "isn't one of the windows here (WIN-3)."
    case .carPlay: "CarPlay draws its templates itself, and asks no view controller."
    case .camera:
      "Preview and pictures rotate by AVCaptureDevice.RotationCoordinator and videoRotationAngle, or "
        + "up to iOS 16 by videoOrientation. Masks don't matter to them."
    case .pages:
      "A page reads screen.orientation and can't lock it: WebKit on iOS has no "
        + "screen.orientation.lock()."
    }
  }

  /// The text of the page.
  static func text(_ paint: TextPaint) -> String {
    "Not modelled:\n\n"
      + allCases.map {
        paint($0.title, .heading) + "\n  " + wrapped($0.sentence, width: 80, indent: 2)
      }
      .joined(separator: "\n")
  }

  static var json: JSON {
    allCases.map { scope -> JSON in ["title": scope.title, "sentence": scope.sentence] }.json
  }
}
