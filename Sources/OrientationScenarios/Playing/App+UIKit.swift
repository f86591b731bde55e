import OrientationModel

// What UIKit itself says: exceptions, errors and the console, in its own words.

extension App {
  /// What a crash report has: the exception's name and its reason.
  ///
  /// Where the reason names a class, the name of a controller of the app's own stands there.
  package func text(of crash: Crash) -> String {
    switch crash {
    case .noCommonOrientation(let id):
      let type = self[id].controller.system?.className(on: settings.version.major) ?? name(id)
      let who = settings.version.major <= 7 ? "shouldAutorotate" : "[\(type) shouldAutorotate]"
      return Self.invalidOrientation
        + "Supported orientations has no common orientation with the application, "
        + "and \(who) is returning YES"
    case .preferredMismatch(_, let preference, let mask):
      return Self.invalidOrientation + mismatch(preference, mask, isNew: hasNewPreferredText)
    case .recursion: return "supportedInterfaceOrientations was invoked recursively"
    case .noSceneLifeCycle:
      return "Application failed to launch: UIScene life cycle is required for apps built with "
        + "this SDK."
    }
  }

  /// The printed name of the exception; the constant's own ends in `Exception` (EXC-12).
  private static let invalidOrientation = "UIApplicationInvalidInterfaceOrientation: "

  /// EXC-6: the wording changed at a release nobody has pinned down; the book says 10.
  private var hasNewPreferredText: Bool {
    settings.version.major >= (settings.assumptions[.newPreferredTextFrom10] ? 10 : 13)
  }

  private func mismatch(
    _ preference: PreferredOrientation, _ mask: OrientationMask, isNew: Bool
  ) -> String {
    guard isNew else {
      return "preferredInterfaceOrientationForPresentation must return a supported interface "
        + "orientation!"
    }
    return "preferredInterfaceOrientationForPresentation '\(preference.quoted)' must match a "
      + "supported interface orientation: '\(listed(mask))'!"
  }

  package func text(of error: RequestError) -> String {
    switch error {
    case .unsupported(let requested, let supported):
      return "UISceneErrorDomain 101: None of the requested orientations are supported by the "
        + "view controller. Requested: \(listed(requested)); Supported: \(listed(supported))"
    case .windowingMode:
      return "UISceneErrorDomain 101: The current windowing mode does not allow for "
        + "programmatic changes to interface orientation."
    }
  }

  /// UIKit's own order in a text: landscapeLeft comes before landscapeRight.
  private func listed(_ mask: OrientationMask) -> String {
    mask.spoken.map { $0.name }.joined(separator: ", ")
  }

  package func text(of line: ConsoleLine) -> String {
    switch line {
    case .orientationUnsupported:
      return "[Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not "
        + "supported. Please use UIWindowScene.requestGeometryUpdate(_:)"
    case .preferredMismatch(_, let preference, let mask):
      return mismatch(preference, mask, isNew: true)
    case .attemptDeprecated:
      return "'attemptRotationToDeviceOrientation()' was deprecated in iOS 16.0: Please use "
        + "instance method `setNeedsUpdateOfSupportedInterfaceOrientations`."
    case .enumPassedAsMask(let id, let mask):
      return "\(name(id)) returns the orientation \(mask.rawValue) where a mask is expected: "
        + "it reads as \(mask.isVoid ? "no orientation" : mask.swift)"
    case .lifeCycleWarning:
      return settings.version.major >= 26
        ? "`UIScene` lifecycle will soon be required. "
          + "Failure to adopt will result in an assert in the future."
        : "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. "
          + "This will become an assert in a future version."
    case .fullScreenWarning(let listLacksSome):
      return "Update the Info.plist: 1) `UIRequiresFullScreen` will soon be ignored."
        + (listLacksSome ? " 2) Support for all orientations will soon be required." : "")
    case .extensionOverride(let id):
      return "\(name(id)) overrides a method of its UIKit class in an extension: "
        + "which of the two runs is undefined"
    case .recursiveMask:
      return "[Orientation] supportedInterfaceOrientations was invoked recursively. "
        + "Will return the default supported interface orientations"
    case .unbalancedGenerating:
      return "endGeneratingDeviceOrientationNotifications() was called once too often: "
        + "UIDevice.orientation reads unknown"
    }
  }
}

extension PreferredOrientation {
  /// As a Swift expression that an app from a version on has: `.landscapeLeft`.
  package func swift(from oldest: UInt8) -> String {
    switch self {
    case .current:
      oldest >= 13
        ? "view.window?.windowScene?.interfaceOrientation ?? .portrait"
        : "UIApplication.shared.statusBarOrientation"
    case .raw(let value): "UIInterfaceOrientation(rawValue: \(value))!"
    case .unstated, .side, .unknown: ".\(name)"
    }
  }

  /// As UIKit names it in an exception.
  fileprivate var quoted: String { if case .raw(let value) = self { "(\(value))" } else { name } }
}

extension OrientationMask {
  /// As a Swift expression: `.landscape`, `[.portrait, .landscapeLeft]`.
  package var swift: String {
    switch self {
    case .all: return ".all"
    case .allButUpsideDown: return ".allButUpsideDown"
    case .landscape: return ".landscape"
    case .current:
      return "UIInterfaceOrientationMask(rawValue: 1 << (view.window?.windowScene?"
        + ".interfaceOrientation ?? .portrait).rawValue)"
    default:
      let names = spoken.map { ".\($0.name)" }
      return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    }
  }

  /// As the body of a getter: `{ .portrait }`.
  package var swiftBody: String { "{ \(swift) }" }

  /// In the order people and UIKit's sentences name them: landscapeLeft before landscapeRight.
  package var spoken: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight].filter { contains($0) }
  }
}
