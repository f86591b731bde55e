import OrientationModel
import OrientationTelling

extension Play {
  package func console(_ beat: Beat) -> [String] {
    beat.trace.console.map { line in
      switch line {
      case .orientationUnsupported:
        "[Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)"
      case .preferredMismatch(_, let p, let m):
        "preferredInterfaceOrientationForPresentation '\(p.name)' must match a supported interface orientation: '\(list(m, [1,2,4,3]))'!"
      default: "\(line)"
      }
    }
  }
  func list(_ m: OrientationMask, _ order: [UInt8]) -> String {
    order.compactMap { InterfaceOrientation(rawValue: $0) }.filter { m.contains($0) }.map(\.name)
      .joined(separator: ", ")
  }
  package func error(_ beat: Beat) -> String? {
    switch beat.trace.error {
    case nil: nil
    case .windowingMode:
      "UISceneErrorDomain 101: The current windowing mode does not allow for programmatic changes to interface orientation."
    case .unsupported(let r, let s):
      "UISceneErrorDomain 101: None of the requested orientations are supported by the view controller. Requested: \(list(r, [1,2,3,4])); Supported: \(list(s, [1,2,3,4]))"
    }
  }
  package func crash(_ beat: Beat) -> String? {
    let era = situation.sheet.settings.version.major
    switch beat.trace.crash {
    case nil: return nil
    case .noCommonOrientation(let id):
      return
        "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation with the application, and "
        + (era <= 7
          ? "shouldAutorotate is returning YES" : "[\(name(id)) shouldAutorotate] is returning YES")
    case .preferredMismatch(_, let p, let m):
      return "UIApplicationInvalidInterfaceOrientation: "
        + (era < 13
          ? "preferredInterfaceOrientationForPresentation must return a supported interface orientation!"
          : "preferredInterfaceOrientationForPresentation '\(p.name)' must match a supported interface orientation: '\(list(m, [1,2,4,3]))'!")
    case let c?: return "\(c)"
    }
  }
}
