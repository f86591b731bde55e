import OrientationModel
import OrientationScenarios
import OrientationTelling
import Proofs
import Testing

/// What UIKit says, letter for letter.
struct UIKitTextTests {
  private let common =
    "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation "
    + "with the application, and "

  @Test func `no common orientation has a text without a class up to iOS 7`() {
    checkCrash(.noCommonOrientation(filmsID), on: 6, common + "shouldAutorotate is returning YES")
    checkCrash(.noCommonOrientation(filmsID), on: 7, common + "shouldAutorotate is returning YES")
  }

  @Test func `from iOS 8 on the controller's name stands where the class is`() {
    for version: UInt8 in [8, 12, 15, 16, 18, 26, 27] {
      checkCrash(
        .noCommonOrientation(filmsID), on: version,
        common + "[Films shouldAutorotate] is returning YES")
    }
  }

  @Test func `a wrong preference has the old text before iOS 10`() {
    let text =
      "UIApplicationInvalidInterfaceOrientation: preferredInterfaceOrientationForPresentation "
      + "must return a supported interface orientation!"
    checkCrash(.preferredMismatch(playerID, .side(.portrait), .landscape), on: 6, text)
    checkCrash(.preferredMismatch(playerID, .side(.portrait), .landscape), on: 9, text)
    checkCrash(.preferredMismatch(playerID, .side(.portrait), .landscape), on: 12, text) {
      $0[.newPreferredTextFrom10] = false
    }
  }

  @Test func `a wrong preference has the new text from iOS 10, left before right`() {
    let start =
      "UIApplicationInvalidInterfaceOrientation: preferredInterfaceOrientationForPresentation "
    checkCrash(
      .preferredMismatch(playerID, .side(.portrait), .landscape), on: 10,
      start + "'portrait' must match a supported interface orientation: "
        + "'landscapeLeft, landscapeRight'!")
    checkCrash(
      .preferredMismatch(playerID, .unknown, .all), on: 16,
      start + "'unknown' must match a supported interface orientation: "
        + "'portrait, portraitUpsideDown, landscapeLeft, landscapeRight'!")
  }

  @Test func `recursion and the missing life cycle have texts of their own`() {
    checkCrash(.recursion(filmsID), on: 9, "supportedInterfaceOrientations was invoked recursively")
    checkCrash(
      .noSceneLifeCycle, on: 27,
      "Application failed to launch: UIScene life cycle is required for apps built with this SDK.")
  }

  @Test func `a refused request lists landscapeLeft before landscapeRight`() {
    let app = films(ios: 16)
    #expect(
      app.text(of: RequestError.unsupported(requested: .landscape, supported: .portrait))
        == "UISceneErrorDomain 101: None of the requested orientations are supported by the view "
        + "controller. Requested: landscapeLeft, landscapeRight; Supported: portrait")
    #expect(
      app.text(of: RequestError.unsupported(requested: .portrait, supported: .all))
        == "UISceneErrorDomain 101: None of the requested orientations are supported by the view "
        + "controller. Requested: portrait; "
        + "Supported: portrait, portraitUpsideDown, landscapeLeft, landscapeRight")
    #expect(
      app.text(of: RequestError.windowingMode)
        == "UISceneErrorDomain 101: The current windowing mode does not allow for programmatic "
        + "changes to interface orientation.")
  }

  @Test func `the console has UIKit's own line for a forced orientation`() {
    check(
      .orientationUnsupported,
      "[Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. "
        + "Please use UIWindowScene.requestGeometryUpdate(_:)")
  }

  @Test func `the console's other lines`() {
    check(
      .preferredMismatch(playerID, .side(.portrait), .landscape),
      "preferredInterfaceOrientationForPresentation 'portrait' must match a supported interface "
        + "orientation: 'landscapeLeft, landscapeRight'!")
    check(
      .attemptDeprecated,
      "'attemptRotationToDeviceOrientation()' was deprecated in iOS 16.0: Please use instance "
        + "method `setNeedsUpdateOfSupportedInterfaceOrientations`.")
    check(
      .enumPassedAsMask(filmsID, OrientationMask(rawValue: 3)),
      "Films returns the orientation 3 where a mask is expected: it reads as .portrait")
    check(
      .enumPassedAsMask(filmsID, OrientationMask(rawValue: 1)),
      "Films returns the orientation 1 where a mask is expected: it reads as no orientation")
    check(
      .extensionOverride(mainID),
      "Main overrides a method of its UIKit class in an extension: "
        + "which of the two runs is undefined")
    check(
      .unbalancedGenerating,
      "endGeneratingDeviceOrientationNotifications() was called once too often: "
        + "UIDevice.orientation reads unknown")
  }

  @Test func `the warning about scenes changed with iOS 26`() {
    check(
      .lifeCycleWarning, on: 18,
      "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. "
        + "This will become an assert in a future version.")
    check(
      .lifeCycleWarning, on: 26,
      "`UIScene` lifecycle will soon be required. "
        + "Failure to adopt will result in an assert in the future.")
  }

  @Test func `the warning about full screen counts what the Info.plist lacks`() {
    check(
      .fullScreenWarning(listLacksSome: false), on: 26,
      "Update the Info.plist: 1) `UIRequiresFullScreen` will soon be ignored.")
    check(
      .fullScreenWarning(listLacksSome: true), on: 26,
      "Update the Info.plist: 1) `UIRequiresFullScreen` will soon be ignored. "
        + "2) Support for all orientations will soon be required.")
  }

  private func checkCrash(
    _ crash: Crash, on version: UInt8, _ expected: String,
    assuming change: (inout Assumptions) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var app = films(ios: version)
    change(&app.settings.assumptions)
    #expect(app.text(of: crash) == expected, sourceLocation: sourceLocation)
  }

  private func check(
    _ line: ConsoleLine, on version: UInt8 = 16, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      films(ios: version).text(of: line) == expected, sourceLocation: sourceLocation)
  }
}
