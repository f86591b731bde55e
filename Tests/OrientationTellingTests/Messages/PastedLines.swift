import OrientationModel

/// Lines as developers have pasted them into issues, questions and mails, and the rule each is about.
enum PastedLines {
  static let known: [(line: String, rule: Rule)] = [
    // Exceptions.
    (
      "An exception was thrown (and suppressed) while evaluating supported interface orientations",
      .whenMasksAreChecked
    ),
    (
      "*** Terminating app due to uncaught exception 'UIApplicationInvalidInterfaceOrientation', "
        + "reason: 'Supported orientations has no common orientation with the application, and "
        + "shouldAutorotate is returning YES'", .noCommonOrientationThrows
    ),
    (
      "Fatal Exception: UIApplicationInvalidInterfaceOrientation: \"Supported orientations has no "
        + "common orientation with the application, and `[JDStatusBarNotificationViewController "
        + "shouldAutorotate]` is returning YES\"", .noCommonOrientationThrows
    ),
    (
      "Exception thrown while executing UI block: Supported orientations has no common orientation "
        + "with the application, and [RCTModalHostViewController shouldAutorate] is returning YES",
      .noCommonOrientationThrows
    ),
    (
      "reason: 'preferredInterfaceOrientationForPresentation must return a supported interface "
        + "orientation!'", .preferenceOutsideMaskThrows
    ),
    (
      "reason: 'preferredInterfaceOrientationForPresentation 'landscapeRight' must match a "
        + "supported interface orientation: 'portrait'!'", .preferenceOutsideMaskThrows
    ),
    (
      "[UIAlertController:supportedInterfaceOrientations was invoked recursively!]", .alertRecursion
    ), ("UIApplicationInvalidInterfaceOrientation", .exceptionNames),
    (
      "Modal was presented with 0x2 orientations mask but the application only supports 0x18.Add "
        + "more interface orientations to your app's Info.plist to fix this.NOTE: This will crash "
        + "in non-dev mode.", .maskIsABitEach
    ),
    (
      "-[UIWindowScene requestGeometryUpdateWithPreferences:errorHandler:]: unrecognized selector "
        + "sent to instance 0x102f0a3b0", .setNeedsUpdate
    ),
    (
      "-[CPTemplateApplicationScene requestGeometryUpdateWithPreferences:errorHandler:]: "
        + "unrecognized selector sent to instance 0x10780bf70", .geometryRequest
    ),
    // Stacks of the two.
    (
      "3  UIKit  0x18e0a5e48 -[UIViewController __supportedInterfaceOrientations]\n4  UIKit  "
        + "0x18e0a57cc -[UIViewController "
        + "_preferredInterfaceOrientationGivenStatusBarAndDeviceAndOrientation:]",
      .noCommonOrientationThrows
    ),
    (
      "505 UIKit 0x0000000186ae9c9c -[UIApplicationRotationFollowingController "
        + "supportedInterfaceOrientations] + 104\n506 OurAppName 0x000000010049c340 "
        + "-[JDStatusBarNotificationViewController supportedInterfaceOrientations] "
        + "(JDStatusBarNotification.m:529)", .alertRecursion
    ),
    (
      "Supported orientations has no common orientation with the application, and "
        + "[_UIAlertShimPresentingViewController shouldAutorotate] is returning YES",
      .noCommonOrientationThrows
    ),
    // Errors of a request.
    ("Requested: portrait; Supported: landscapeRight", .requestWithinMasks),
    ("Requested: landscapeLeft, landscapeRight; Supported: portrait", .requestWithinMasks),
    (
      "Failed to change device orientation: Error Domain=UISceneErrorDomain Code=101 "
        + "\"所有已请求的方向均不受视图控制器支持。已请求：landscapeRight；受支持：portrait\"", .geometryRequest
    ),
    (
      "ARC Semantic Issue (Xcode): No visible @interface for 'UIWindowScene' declares the selector "
        + "'requestGeometryUpdateWithPreferences:errorhandler:'", .setNeedsUpdate
    ),
    (
      "Semantic Issue (Xcode): Use of undeclared identifier 'UIWindowSceneGeometryPreferencesIOS'",
      .setNeedsUpdate
    ),
    (
      "requestGeometryUpdate failed. Error Domain=UISceneErrorDomain Code=101 \"None of the "
        + "requested orientations are supported by the view controller. Requested: portrait; "
        + "Supported: landscapeRight\"", .requestWithinMasks
    ),
    (
      "Failed to change device orientation: Error Domain=UISceneErrorDomain Code=101 \"The current "
        + "windowing mode does not allow for programmatic changes to interface "
        + "orientation.\" UserInfo="
        + "{NSLocalizedDescription=The current windowing mode does not allow for programmatic "
        + "changes to interface orientation.}", .multitaskingCannotRequest
    ), ("Error Domain=UISceneErrorDomain Code=101", .geometryRequest),
    ("The operation couldn’t be completed. (UISceneErrorDomain error 101.)", .geometryRequest),
    // The console.
    (
      "[Orientation] BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. "
        + "Please use\n"
        + "UIWindowScene.requestGeometryUpdate(_:)", .writingPrintsFrom16
    ),
    (
      "Attempting to set an orientation on UIDevice via setValue:forKey: isn’t supported and no "
        + "longer works.", .writingPrintsFrom16
    ),
    (
      "Using two-stage rotation animation. To use the smoother single-stage animation, this "
        + "application must remove two-stage method implementations.", .twoStepRotationOn2
    ),
    (
      "Two-stage rotation animation is deprecated. This application should use the smoother "
        + "single-stage animation.", .twoStepRotationOn2
    ),
    (
      "Warning: Attempt to present <Player: 0x7f8> on <Films: 0x7f9> whose view is not in the "
        + "window hierarchy!", .topmostTakeOverIsAsked
    ),
    (
      "[Presentation] Attempt to present <UIAlertController: 0x7fb> on <App.Films: 0x7fc> (from "
        + "<App.Films: 0x7fc>) whose view is not in the window hierarchy.", .topmostTakeOverIsAsked
    ),
    (
      "[Presentation] Attempt to present <UIAlertController: 0x10> on <App.Films: 0x11> (from "
        + "<App.Films: 0x11>) which is already presenting <App.Player: 0x12>.",
      .presentationWaitsForDismissal
    ),
    (
      "Warning: Attempt to dismiss from view controller <UINavigationController: 0x1> while a "
        + "presentation or dismiss is in progress!", .presentationWaitsForDismissal
    ),
    (
      "Presenting view controllers on detached view controllers is discouraged "
        + "<SideMenuViewController: 0x14fbc6f0>", .customContainerAnswers
    ),
    (
      "[Presentation] Presenting view controller <UIAlertController: 0x1> from detached view "
        + "controller <App.Films: 0x2> is discouraged.", .customContainerAnswers
    ),
    (
      "Unbalanced calls to begin/end appearance transitions for <LeftViewController: 0x7af2aca0>.",
      .presentationWaitsForDismissal
    ),
    (
      "2019-11-15 08:36:18.949460+0900 Example[11852:3243216] -[UIWindow "
        + "endDisablingInterfaceAutorotationAnimated:] called on <UITextEffectsWindow: "
        + "0x10a80b400; frame = (0 0; 375 812)> without matching "
        + "-beginDisablingInterfaceAutorotation. Ignoring.",
      .keyboardWindowAsked
    ),
    (
      "Application windows are expected to have a root view controller at the end of application "
        + "launch", .appMaskWithoutRoot
    ),
    (
      "Manually adding the rootViewController's view to the view hierarchy is no longer supported. "
        + "Please allow UIWindow to add the rootViewController's view to the view hierarchy "
        + "itself.",
      .appMaskWithoutRoot
    ),
    (
      "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the "
        + "future.", .sceneLifeCycleRequiredOn27
    ),
    // Compilers.
    ("error: cannot find 'requestGeometryUpdate' in scope", .setNeedsUpdate),
    ("Cannot find 'setNeedsUpdateOfSupportedInterfaceOrientations' in scope", .setNeedsUpdate),
    ("Value of type 'UIWindowScene' has no member 'requestGeometryUpdate'", .setNeedsUpdate),
    (
      "ScreenOrientation.swift:62:57: value of type 'UIViewController' has no member "
        + "'setNeedsUpdateOfSupportedInterfaceOrientations'", .setNeedsUpdate
    ), ("error: cannot infer contextual base in reference to member 'iOS'", .setNeedsUpdate),
    (
      "Semantic Issue (Xcode): Use of undeclared identifier 'UIWindowSceneGeometryPreferencesIOS'",
      .setNeedsUpdate
    ),
    (
      "ARC Semantic Issue (Xcode): No visible @interface for 'UIWindowScene' declares the selector "
        + "'requestGeometryUpdateWithPreferences:errorHandler:'", .setNeedsUpdate
    ),
    (
      "'requestGeometryUpdate(_:errorHandler:)' is only available in iOS 16.0 or newer",
      .setNeedsUpdate
    ),
    (
      "'setNeedsUpdateOfSupportedInterfaceOrientations()' is only available in iOS 16.0 or newer",
      .setNeedsUpdate
    ),
    (
      "Value of type 'Player' has no member 'setNeedsUpdateOfPrefersInterfaceOrientationLocked'",
      .interfaceLock
    ),
    (
      "'prefersInterfaceOrientationLocked' is only available in iOS 26.0 or newer", .interfaceLock
    ),
    (
      "'attemptRotationToDeviceOrientation' is deprecated: first deprecated in iOS 16.0 - Please "
        + "use instance method `setNeedsUpdateOfSupportedInterfaceOrientations`. "
        + "[-Werror,-Wdeprecated-declarations]", .attemptDeprecatedFrom16
    ),
    (
      "'shouldAutorotate' was deprecated in iOS 16.0: Update supported interface orientations and "
        + "call setNeedsUpdateOfSupportedInterfaceOrientations to indicate "
        + "a change.", .autorotateDeadFrom16
    ),
    (
      "Implementing deprecated method shouldAutorotateToInterfaceOrientation", .maskFromOldMethod
    ), ("shouldAutorotateToInterfaceOrientation is deprecated in iOS 6.0", .maskFromOldMethod),
    (
      "'interfaceOrientation' is deprecated: first deprecated in iOS 8.0",
      .whereInterfaceOrientationIsRead
    ),
    (
      "'interfaceOrientation' was deprecated in iOS version 8.0", .whereInterfaceOrientationIsRead
    ),
    (
      "'interfaceOrientation' was deprecated in iOS 26.0: Use "
        + "effectiveGeometry.interfaceOrientation instead.", .whereInterfaceOrientationIsRead
    ),
    (
      "'statusBarOrientation' was deprecated in iOS 13.0: Use the interfaceOrientation property of "
        + "the window scene instead.", .whereInterfaceOrientationIsRead
    ), ("'willRotate(to:duration:)' was deprecated in iOS 8.0", .willRotateLivesOnTo12),
    (
      "'didRotateFromInterfaceOrientation:' is deprecated: first deprecated in iOS 8.0",
      .willRotateLivesOnTo12
    ),
    (
      "'traitCollectionDidChange' was deprecated in iOS 17.0: Use the trait change registration "
        + "APIs",
      .traitCollectionDidChangeOutlives
    ),
    (
      "Conflicting return type in implementation of 'supportedInterfaceOrientations': "
        + "'UIInterfaceOrientationMask' (aka 'enum UIInterfaceOrientationMask') vs 'NSUInteger' "
        + "(aka 'unsigned long')", .maskIsABitEach
    ),
    (
      "Method 'supportedInterfaceOrientations()' with Objective-C selector "
        + "'supportedInterfaceOrientations' conflicts with getter for "
        + "'supportedInterfaceOrientations' from superclass 'UIViewController' with the same "
        + "Objective-C selector", .defaultControllerMask
    ),
    (
      "Cannot convert return expression of type 'UIInterfaceOrientation' to return type "
        + "'UIInterfaceOrientationMask'", .orientationPassedAsMask
    ),
    (
      "Category is implementing a method which will also be implemented by its primary class",
      .categoryOverrideUndefined
    ),
    (
      "Value of type 'some View' has no member 'supportedOrientations'", .noOrientationAPIInSwiftUI
    ),
    // App Store Connect and Xcode.
    (
      "ERROR ITMS-90474: \"Invalid Bundle. iPad Multitasking support requires these orientations: "
        + "'UIInterfaceOrientationPortrait,UIInterfaceOrientationPortraitUpsideDown,"
        + "UIInterfaceOrientationLandscapeLeft,UIInterfaceOrientationLandscapeRight'. Found "
        + "'UIInterfaceOrientationPortrait' in bundle 'com.example'.\"", .multitaskingAsksNobody
    ),
    (
      "Invalid bundle. The “UIInterfaceOrientationPortrait” orientations were provided for the "
        + "UISupportedInterfaceOrientations Info.plist key in the com.example bundle, but you need "
        + "to include all of the "
        + "“UIInterfaceOrientationPortrait,UIInterfaceOrientationPortraitUpsideDown” orientations "
        + "to support iPad multitasking.", .multitaskingAsksNobody
    ), ("Asset validation failed (90474)", .multitaskingAsksNobody),
    (
      "ERROR ITMS-90475: \"Invalid Bundle. iPad Multitasking support requires launch storyboard in "
        + "bundle 'com.companyname.appname.'\"", .waysOutOfMultitasking
    ),
    (
      "WARNING ITMS-90901: \"Missing full-screen support for the latest iPad mini display. The bundle "
        + "includes UIRequiresFullScreen=YES in the Info.plist or supports only a subset of "
        + "UISupportedInterfaceOrientations, and is built with the 14.4 SDK.\"",
      .waysOutOfMultitasking
    ),
    (
      "Update the Info.plist: 1) `UIRequiresFullScreen` will soon be ignored. 2) Support for all "
        + "orientations will soon be required.", .requiresFullScreenDeprecated
    ),
    (
      "All interface orientations must be supported unless the app requires full screen.",
      .multitaskingAsksNobody
    ),
    (
      "'main' was deprecated in iOS 26.0: Use a UIScreen instance found through context instead: "
        + "(i.e, view.window.windowScene.screen)", .mainScreenIsAmbiguous
    ),
    (
      "'application(_:supportedInterfaceOrientationsFor:)' was deprecated in iOS 27.0",
      .sceneDelegateFirst
    ),
    (
      "'application:supportedInterfaceOrientationsForWindow:' is deprecated: first deprecated in iOS "
        + "27.0", .sceneDelegateFirst
    ),
    ("Value of type 'some View' has no member 'onHingeChange'", .hingeCallback),
    ("'UIHingeInteraction' is only available in iOS 27.1 or newer", .hingeCallback),
    ("ScreenOrientation.lockAsync may have no effect on this device", .frameworksOnDuo),
    ("ITMS-90870: Missing launch screen", .launchScreenRequiredOn27),
    ("90474", .multitaskingAsksNobody),
    ("UIScreen.main will be deprecated", .mainScreenIsAmbiguous),
    (
      "SecurityError: Locking the screen orientation is only allowed when in fullscreen",
      .choosingMasks
    ),
    (
      "The view controller <Films: 0x7f8> returned NO from -shouldAutorotateToInterfaceOrientation: "
        + "for all interface orientations. It should support at least one orientation.",
      .oldDefaultIsPortrait
    ),
    (
      "Non-@objc property 'supportedInterfaceOrientations' is declared in extension of "
        + "'UIViewController' and cannot be overridden", .categoryOverrideUndefined
    ),
    (
      "flutter: Failed to change device orientation: Error Domain=UISceneErrorDomain Code=101 \"The "
        + "current windowing mode does not allow for programmatic changes to interface "
        + "orientation.\"", .multitaskingCannotRequest
    ),
  ]

  /// Lines from the same consoles that say nothing of orientation.
  static let foreign = [
    "Bound preference SupportedOrientations tried to update multiple times per frame.",
    "supported orientations", "Error Domain=NSURLErrorDomain code=101 \"The URL was refused.\"",
    "BUG IN CLIENT OF libdispatch: dispatch_sync called on queue already owned by current thread",
    "BUG IN CLIENT OF UIKIT: The caller of UIApplication.requestSceneSessionActivation wrongly "
      + "called",
    "Error Domain=UISceneErrorDomain Code=7 \"The scene could not be created\"",
    "Error Domain=NSURLErrorDomain Code=-1001 \"The request timed out.\"",
    "Application tried to present modally an active controller <UINavigationController: 0x1>",
    "Unable to simultaneously satisfy constraints.", "Index out of range",
    "Value of type 'UIWindowScene' has no member 'foo'", "Cannot find 'player' in scope",
    "'keyWindow' was deprecated in iOS 13.0: Should not be used for applications that support "
      + "multiple scenes", "Method does not override any method from its superclass",
    "Property does not override any property from its superclass",
    "UIViewController", "The view controller returned from childViewController is none of its own",
    "ERROR ITMS-90683: \"Missing purpose string in Info.plist\"",
    "CoreData: error: Failed to load model named Films",
    "nw_protocol_get_quic_image_block_invoke dlopen libquic failed",
    "Main Thread Checker: UI API called on a background thread: -[UIApplication delegate]",
  ]
}
