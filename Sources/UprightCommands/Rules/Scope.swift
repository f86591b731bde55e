import Exports
import OrientationTelling

/// What Upright says nothing about, and what to know of it instead.
struct Scope {
  private let title: String
  private let sentence: String

  private static let all = [
    Scope(
      title: "Mac Catalyst",
      sentence:
        "A Mac doesn't rotate. The window has the size that the user gives it, whatever masks return."
    ),
    Scope(
      title: "iPad apps on a Mac",
      sentence:
        "The same holds for an iPad app that runs on a Mac. An app that excludes an orientation is shown "
        + "in a window that keeps its shape."),
    Scope(
      title: "visionOS",
      sentence:
        "A window has no interface orientation. UIPreferredDefaultInterfaceOrientation gives it its "
        + "first shape (LAUNCH-8)."),
    Scope(
      title: "Scenes on external displays",
      sentence:
        "A scene on an external display is landscape. It doesn't rotate with the device, and its window "
        + "isn't one of the windows here (WIN-3)."),
    Scope(
      title: "CarPlay scenes",
      sentence: "CarPlay draws its templates itself, and asks no view controller."),
    Scope(
      title: "The camera's picture",
      sentence:
        "Preview and pictures rotate by AVCaptureDevice.RotationCoordinator and videoRotationAngle, or "
        + "up to iOS 16 by videoOrientation. Masks don't matter to them."),
    Scope(
      title: "Orientation in web pages",
      sentence: "A page reads screen.orientation and can't lock it: WebKit on iOS has no "
        + "screen.orientation.lock()."),
  ]

  /// The text of the page.
  static func text(_ paint: TextPaint) -> String {
    "Not modelled:\n\n"
      + all.map {
        paint($0.title, .heading) + "\n  " + wrapped($0.sentence, width: 80, indent: 2)
      }
      .joined(separator: "\n")
  }

  static var json: JSON {
    all.map { scope -> JSON in ["title": scope.title, "sentence": scope.sentence] }.json
  }
}
