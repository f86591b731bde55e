import OrientationModel

extension KnownMessage {
  /// What the app calls: requests, updates, the hack, and what a version lacks.
  static let ofCalls: [KnownMessage] = [
    KnownMessage(
      "A geometry request the masks don't allow", .requestWithinMasks,
      why: "The app requested orientations that the mask of the view controller UIKit asks, or the "
        + "app's mask, doesn't include. The list after `Supported` is what the two masks have in "
        + "common.",
      remedy: "Change the mask first, call setNeedsUpdateOfSupportedInterfaceOrientations(), then "
        + "request.",
      story: "Documented/check-27-a-request-against-the-mask",
      causes: [
        Lead(
          "`Supported` lacks an orientation that the screen supports", .delegateReplacesList,
          "the app's mask excludes it. Add it to Info.plist or to the app delegate's mask."),
        Lead(
          "`Supported` is the previous screen's mask", .maskBeforeRequest,
          "UIKit wasn't notified of the new mask, or a transition is still running. Make the "
            + "request after the transition ends."),
        Lead(
          "`Supported` is a container's default", .containersKeepTheQuestion,
          "UIKit asks a tab bar or navigation controller. Subclass it so that it asks its child."),
      ],
      marks: [
        "None of the requested orientations are supported by the view controller. Requested:",
        "requested orientations are supported by the view controller",
      ]
        + ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"].map {
          "Requested: \($0); Supported:"
        }),
    KnownMessage(
      "A request where no code can rotate the interface", .multitaskingCannotRequest,
      why: "The app can share the iPad's screen, is in a window, or is on the inner display of an "
        + "iPhone Duo. No code can rotate the interface there.",
      remedy: "Support both layouts. To keep the current orientation on iOS 26 and later, use "
        + "prefersInterfaceOrientationLocked. UIRequiresFullScreen opts out of multitasking up to "
        + "iPadOS 18, and keeps the masks inside an iPhone Duo; it's deprecated.",
      story: "Documented/check-32-a-windowed-ipad-requests",
      causes: [
        Lead(
          "it's an iPad", .multitaskingCannotRequest,
          "the app lists all four orientations without UIRequiresFullScreen, or is in a window."),
        Lead(
          "it's an open iPhone Duo", .innerRefusesRequests,
          "the inner display refuses every request, whatever the masks are. Frameworks that "
            + "request, such as Flutter, get the same."),
        Lead(
          "it's iOS 27 in iPhone Mirroring, or an iPhone app on iPad", .resizableIgnoresMasks,
          "the user has resized the scene, and the app was built with the iOS 27 SDK."),
      ],
      marks: [
        "The current windowing mode does not allow for programmatic changes to interface "
          + "orientation.",
        "windowing mode does not allow", "programmatic changes to interface orientation",
      ]),
    KnownMessage(
      "A geometry request failed", .geometryRequest,
      why: "requestGeometryUpdate calls its error handler with code 101 for more than one reason. "
        + "The sentence after the code says which.",
      remedy: "Print the whole error, then run `upright explain` on its sentence.",
      story: "Documented/check-27-a-request-against-the-mask",
      causes: [
        Lead(
          "it's `None of the requested orientations are supported by the view controller`",
          .requestWithinMasks,
          "the requested orientations aren't in both the screen's mask and the app's. `Supported` "
            + "lists what the two have in common."),
        Lead(
          "it's the same, and `Supported` is the previous screen's mask", .maskBeforeRequest,
          "UIKit wasn't notified of the new mask, or the app made the request in viewWillAppear."),
        Lead(
          "it's `The current windowing mode does not allow for programmatic changes`",
          .multitaskingCannotRequest,
          "an iPad app that lists all four orientations, or is in a window, can't request an "
            + "orientation, nor can any app on the inner display of an iPhone Duo (DUO-11)."),
        Lead(
          "it's either one, on iOS 27 in a resizable scene", .resizableIgnoresMasks,
          "a scene that the user resized accepts no geometry request."),
      ],
      marks: [
        "UISceneErrorDomain Code=101", "UISceneErrorDomain error 101", "UISceneErrorDomain 101",
      ], bareMarks: ["UISceneErrorDomain", "error 101", "code 101"]),
    KnownMessage(
      "A geometry request that isn't supported", .geometryRequest,
      why: "Code 100 means that the geometry request is invalid or unsupported. The usual cause is "
        + "preferences for another platform, such as Mac.",
      remedy: "Pass UIWindowScene.GeometryPreferences.iOS to the UIWindowScene of a view that is "
        + "on screen.",
      story: "Documented/check-27-a-request-against-the-mask",
      marks: ["UISceneErrorDomain Code=100", "UISceneErrorDomain error 100"]),
    KnownMessage(
      "An iOS 16 API that isn't available", .setNeedsUpdate,
      why: "requestGeometryUpdate and setNeedsUpdateOfSupportedInterfaceOrientations() were added "
        + "in iOS 16 and need its SDK, which came with Xcode 14.",
      remedy: "Put the call behind `if #available(iOS 16.0, *)`. On older versions, call "
        + "UIViewController.attemptRotationToDeviceOrientation().",
      story: "Documented/guide-masks-chosen-at-run-time",
      causes: [
        Lead(
          "it's `is only available in iOS 16.0 or newer`, or `unrecognized selector` on a device",
          .setNeedsUpdate, "the app also runs on older versions. Check for iOS 16 first."),
        Lead(
          "it's `has no member` or `undeclared identifier`", .geometryRequest,
          "Xcode is older than 14 and doesn't have the call. Build with a newer one."),
        Lead(
          "it's `cannot find … in scope`", .geometryRequest,
          "the call has no receiver. requestGeometryUpdate is a method of UIWindowScene, as in "
            + "`view.window?.windowScene`; setNeedsUpdateOfSupportedInterfaceOrientations() is a "
            + "method of UIViewController."),
      ],
      marks: missing("requestGeometryUpdate")
        + missing("setNeedsUpdateOfSupportedInterfaceOrientations")
        + missing("UIWindowSceneGeometryPreferencesIOS")
        + [
          "Cannot infer contextual base in reference to member 'iOS'",
          "-[UIWindowScene requestGeometryUpdateWithPreferences:errorHandler:]: unrecognized selector",
          "declares the selector 'requestGeometryUpdateWithPreferences:errorHandler:'",
        ]),
    KnownMessage(
      "A geometry request to a scene that isn't a window scene", .geometryRequest,
      why: "Only UIWindowScene has requestGeometryUpdate, and the class in brackets is another. "
        + "connectedScenes has no order: its first scene may be CarPlay's.",
      remedy: "Call it on `view.window?.windowScene`, or on the scene in connectedScenes that is a "
        + "UIWindowScene, found with `as? UIWindowScene`.",
      story: "Documented/check-27-a-request-against-the-mask",
      marks: [
        "-[CPTemplateApplicationScene requestGeometryUpdateWithPreferences:errorHandler:]: "
          + "unrecognized selector"
      ]),
    KnownMessage(
      "The iOS 26 orientation lock isn't available", .interfaceLock,
      why: "prefersInterfaceOrientationLocked was added in the iOS 26 SDK.",
      remedy: "Build with Xcode 26 and put the call behind `if #available(iOS 26.0, *)`. On older "
        + "versions, narrow the mask to the current orientation.",
      story: "Documented/check-33-the-lock-preference",
      marks: missing("setNeedsUpdateOfPrefersInterfaceOrientationLocked")
        + missing("prefersInterfaceOrientationLocked") + missing("isInterfaceOrientationLocked")
        + ["childForInterfaceOrientationLock' is only available in iOS"]),
    KnownMessage(
      "Setting UIDevice.orientation", .writingPrintsFrom16,
      why: "The app sets UIDevice.orientation through key-value coding. Since iOS 16, the call "
        + "only logs this line, unless the app was built with an older SDK.",
      remedy: "Return the mask you need, call setNeedsUpdateOfSupportedInterfaceOrientations(), "
        + "and request the orientation from the window scene.",
      story: "Documented/two-lines-that-died",
      marks: [
        "Setting UIDevice.orientation is not supported. Please use "
          + "UIWindowScene.requestGeometryUpdate(_:)",
        "Please use UIWindowScene.requestGeometryUpdate",
        "Attempting to set an orientation on UIDevice via setValue:forKey:",
      ], bareMarks: ["BUG IN CLIENT OF UIKIT", "BUG IN CLIENT"]),
    KnownMessage(
      "attemptRotationToDeviceOrientation is deprecated", .attemptDeprecatedFrom16,
      why: "The call is deprecated since iOS 16 and no longer reliably makes UIKit check.",
      remedy: "Call setNeedsUpdateOfSupportedInterfaceOrientations() on the view controller whose "
        + "mask changed.",
      story: "Documented/guide-masks-chosen-at-run-time",
      marks: deprecated("attemptRotationToDeviceOrientation") + [
        "Please use instance method `setNeedsUpdateOfSupportedInterfaceOrientations`",
        "UIViewController.attemptRotationToDeviceOrientation is not supported. Please use "
          + "UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()",
        "attemptRotationToDeviceOrientation",
      ]),
    KnownMessage(
      "shouldAutorotate is deprecated", .autorotateDeadFrom16,
      why: "Since iOS 16 shouldAutorotate prevents no rotation: an app locked by it now rotates.",
      remedy: "Use the mask instead: return the allowed orientations from "
        + "supportedInterfaceOrientations and notify UIKit of every change.",
      story: "Documented/check-23-should-autorotate-is-dead",
      marks: deprecated("shouldAutorotate") + [
        "Update supported interface orientations and call "
          + "setNeedsUpdateOfSupportedInterfaceOrientations to indicate a change"
      ]),
    KnownMessage(
      "A deprecated way to read the interface orientation", .whereInterfaceOrientationIsRead,
      why: "UIViewController.interfaceOrientation is deprecated since iOS 8, UIApplication's "
        + "statusBarOrientation since iOS 13, and the scene's interfaceOrientation since iOS 26. "
        + "On iOS 27, statusBarOrientation reads unknown.",
      remedy: "Read windowScene.effectiveGeometry.interfaceOrientation on iOS 26 and later, "
        + "windowScene.interfaceOrientation on iOS 13 to 18, and statusBarOrientation on older "
        + "versions. For layout, use the view's size.",
      story: "Documented/check-01-the-mirror",
      marks: deprecated("interfaceOrientation") + deprecated("statusBarOrientation") + [
        "Use effectiveGeometry.interfaceOrientation",
        "Use the interfaceOrientation property of the window scene instead",
        "statusBarOrientation is a no-op",
      ], bareMarks: ["statusBarOrientation"]),
    KnownMessage(
      "UIScreen.main is ambiguous", .mainScreenIsAmbiguous,
      why: "UIScreen.main is deprecated since iOS 26. An iPhone Duo has two screens, and main may "
        + "be the one that doesn't show the app.",
      remedy: "Read the window scene's screen, and for layout the view's size.",
      story: "Documented/duo-the-inner-display",
      marks: deprecated("'main'").map { $0 + ": Use a UIScreen instance found through context" }
        + [
          "'main' was deprecated in iOS 26.0", "'mainScreen' is deprecated",
          "(i.e, view.window.windowScene.screen)", "UIScreen.main will be deprecated",
          "'main' will be deprecated in a future version of iOS",
        ]),
    KnownMessage(
      "The hinge's API isn't available", .hingeCallback,
      why: "onHingeChange and UIHingeInteraction need the iOS 27.1 SDK and iOS 27.1.",
      remedy: "Build with Xcode 27.1 and put the call behind `if #available(iOS 27.1, *)`. For "
        + "layout you don't need it: opening and closing change the size.",
      story: "Documented/duo-the-interface-lock-inside",
      marks: ["onHingeChange", "UIHingeInteraction", "DeviceHinge"].flatMap(missing)),
    KnownMessage(
      "A framework's lock inside an iPhone Duo", .frameworksOnDuo,
      why: "A framework's lock is a mask or a request. Neither counts on the inner display of an "
        + "iPhone Duo.",
      remedy: "Support every orientation there. On iOS 26 and later, the native "
        + "prefersInterfaceOrientationLocked keeps the current one.",
      story: "Documented/duo-the-inner-display",
      marks: [
        "lockAsync may have no effect", "setPreferredOrientations may have no effect",
      ]),
    KnownMessage(
      "A page that locks the screen's orientation", .choosingMasks,
      why: "screen.orientation.lock() is the web's call. WebKit on iOS doesn't offer it, so no "
        + "page can lock the interface: the masks of the app that shows it decide.",
      remedy: "Lay the page out for both orientations. In a web view of your own, have the page "
        + "send a message, and change the mask of the view controller that shows it.",
      story: "Documented/guide-masks-chosen-at-run-time",
      marks: [
        "evaluating 'screen.orientation.lock'", "screen.orientation.lock is not a function",
        "screen.orientation.lock() is not available", "window.screen.orientation.lock",
        "Locking the screen orientation is only allowed when in fullscreen",
      ]),
    KnownMessage(
      "A deprecated way to rotate the camera's picture", .whereInterfaceOrientationIsRead,
      why: "AVCaptureConnection.videoOrientation is deprecated since iOS 17. The preview and the "
        + "pictures of a camera rotate by their connection, never by the interface's masks.",
      remedy: "Set videoRotationAngle to an angle of AVCaptureDevice.RotationCoordinator: "
        + "videoRotationAngleForHorizonLevelPreview for the preview, …LevelCapture for what is taken. "
        + "Both follow the device under a locked interface, too.",
      story: "Documented/check-01-the-mirror",
      marks: deprecated("videoOrientation") + deprecated("isVideoOrientationSupported")
        + ["videoOrientation' was deprecated in iOS 17.0: Use -videoRotationAngle"],
      bareMarks: ["videoOrientation"]),
    KnownMessage(
      "The app can no longer set the status bar orientation", .statusBarSetterDeprecated,
      why: "setStatusBarOrientation(_:animated:) is deprecated since iOS 9 and hasn't worked since "
        + "iOS 13.",
      remedy: "The status bar follows the screen UIKit asks: set that screen's mask.",
      story: "Documented/guide-set-status-bar-orientation",
      marks: ["'setStatusBarOrientation:animated:' is deprecated", "setStatusBarOrientation"]),
  ]
}
