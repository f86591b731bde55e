import Exports
import OrientationModel
import OrientationScenarios
import OrientationTelling

/// What Upright says nothing about, and what to know of it instead.
struct Scope {
  let title: String
  let sentence: String

  private static let camera = Scope(
    title: "The camera's picture",
    sentence:
      "Preview and pictures rotate by AVCaptureDevice.RotationCoordinator and videoRotationAngle, or "
      + "up to iOS 16 by videoOrientation. Masks don't matter to them. Built with the iOS 27 SDK, an "
      + "app rotates the front camera's picture itself.")

  private static let collapsing = Scope(
    title: "A split view on a phone",
    sentence:
      "On a phone a split view is collapsed, except on a Plus or Pro Max in landscape and on an open "
      + "iPhone Duo: it shows one stack, and viewControllers has only that. Here it shows the last "
      + "column, and viewControllers has them all, so make each column's stack ask its top screen.")

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
        + "isn't one of the windows here (WIN-3). iOS 27 no longer offers one unless the app asks."),
    Scope(
      title: "CarPlay scenes",
      sentence: "CarPlay draws its templates itself, and asks no view controller."),
    camera, collapsing,
    Scope(
      title: "What no source says of an iPhone Duo",
      sentence:
        "No source says what shouldAutorotate, a preferred orientation, and setValue(_:forKey:) do on the "
        + "inner display: here, nothing. Nor is it known what becomes of a video in full screen, a "
        + "keyboard, or a swipe back while the phone is folded, which display it uses standing like a "
        + "tent, and what masks do in Guided Access or in two scenes of one app: here, the rules of any "
        + "iPhone apply."),
    Scope(
      title: "Orientation in web pages",
      sentence: "A page reads screen.orientation and can't lock it: WebKit on iOS has no "
        + "screen.orientation.lock()."),
  ]

  /// What of it a step touches: the camera while its picker is on stage, and a phone's split view.
  static func touched(by episode: Episode) -> [Scope] {
    let controllers = episode.snapshot.windows.flatMap { $0.layers }.flatMap { $0.node.all }
      .map { episode.app[$0.id].controller }
    let isCamera = controllers.contains { $0.system == .imagePicker }
    let collapses = !episode.app.settings.device.isPad && controllers.contains { $0.kind == .split }
    return (isCamera ? [camera] : []) + (collapses ? [collapsing] : [])
  }

  static func text(_ paint: TextPaint) -> String {
    "Not modeled:\n\n"
      + all.map {
        paint($0.title, .heading) + "\n  " + wrapped($0.sentence, indent: 2)
      }
      .joined(separator: "\n")
  }

  static var json: JSON {
    all.map { scope -> JSON in ["title": scope.title, "sentence": scope.sentence] }.json
  }
}
