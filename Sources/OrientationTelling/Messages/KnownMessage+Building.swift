import OrientationModel

extension KnownMessage {
  /// What the compiler, Xcode and App Store Connect say of how the app is written and built.
  static let ofBuilding: [KnownMessage] = [
    KnownMessage(
      "An orientation where a mask is expected", .orientationPassedAsMask,
      why: "supportedInterfaceOrientations returns a case of UIInterfaceOrientation. UIKit reads "
        + "its raw value as a mask, and gets a different orientation or none.",
      remedy: "Return a UIInterfaceOrientationMask: .portrait in Swift, "
        + "UIInterfaceOrientationMaskPortrait in Objective-C.",
      story: "Reported/rc-139-orientation-where-a-mask-belongs",
      marks: [
        "where a mask is expected: it reads as",
        "Implicit conversion from enumeration type 'enum UIInterfaceOrientation' to different "
          + "enumeration type 'UIInterfaceOrientationMask'",
        "Cannot convert return expression of type 'UIInterfaceOrientation' to return type "
          + "'UIInterfaceOrientationMask'",
        "type 'UIInterfaceOrientation' has no member 'landscape'",
        "type 'UIInterfaceOrientation' has no member 'allButUpsideDown'",
        "type 'UIInterfaceOrientation' has no member 'all'",
      ]),
    KnownMessage(
      "A getter written as a method", .defaultControllerMask,
      why: "Since Swift 3, supportedInterfaceOrientations, shouldAutorotate, and "
        + "preferredInterfaceOrientationForPresentation are properties. Methods with these names "
        + "override nothing, so UIKit's defaults apply.",
      remedy: "Write `override var supportedInterfaceOrientations: UIInterfaceOrientationMask { … "
        + "}`.",
      story: "Documented/check-03-upside-down-by-default",
      marks: [
        "conflicts with getter for 'supportedInterfaceOrientations'",
        "conflicts with getter for 'shouldAutorotate'",
        "conflicts with getter for 'preferredInterfaceOrientationForPresentation'",
        "Cannot override with a stored property 'supportedInterfaceOrientations'",
        "Cannot override with a stored property 'shouldAutorotate'",
      ]),
    KnownMessage(
      "The mask's type changed", .maskIsABitEach,
      why: "Since the iOS 9 SDK, supportedInterfaceOrientations returns "
        + "UIInterfaceOrientationMask; "
        + "before, it was a plain integer. The bits are the same, so the value still works.",
      remedy: "Declare UIInterfaceOrientationMask as its type.",
      story: "Reported/rc-139-orientation-where-a-mask-belongs",
      marks: [
        "Conflicting return type in implementation of 'supportedInterfaceOrientations'",
        "Cannot convert return expression of type 'UIInterfaceOrientationMask' to return type "
          + "'Int'",
        "Cannot convert return expression of type 'UIInterfaceOrientationMask' to return type "
          + "'UInt'",
      ]),
    KnownMessage(
      "An override in an extension", .categoryOverrideUndefined,
      why: "An extension overrides a method that UIKit's class already has. Which of the two runs "
        + "is undefined.",
      remedy: "Override in a subclass and use that class in the storyboard and in code.",
      story: "Documented/gist-the-extension-that-does-not-run",
      marks: [
        "overrides a method of its UIKit class in an extension: which of the two runs is undefined",
        "Category is implementing a method which will also be implemented by its primary class",
        "Overriding non-@objc declarations from extensions is not supported",
        "Declarations in extensions cannot override yet",
        "property 'supportedInterfaceOrientations' is declared in extension of",
        "property 'shouldAutorotate' is declared in extension of",
      ]),
    KnownMessage(
      "SwiftUI has no supported-orientations modifier", .noOrientationAPIInSwiftUI,
      why: "SwiftUI has no modifier for supported orientations. `.supportedOrientations` in an "
        + "article is the article's own helper, built on a preference key.",
      remedy: "Return the mask from an app delegate (@UIApplicationDelegateAdaptor) or from a "
        + "subclass of UIHostingController that reads a preference.",
      story: "Tour/07-a-swiftui-app",
      marks: [
        "type 'some View' has no member 'supportedOrientations'",
        "type 'some View' has no member 'supportedInterfaceOrientations'",
        "has no member 'supportedOrientations'",
        "'some View' has no member 'interfaceOrientations'",
      ]),
    KnownMessage(
      "shouldAutorotateToInterfaceOrientation: is deprecated", .maskFromOldMethod,
      why: "Since iOS 6 UIKit reads supportedInterfaceOrientations instead. On 6 and 7 it still "
        + "builds a mask from the old method; on 8 and later it doesn't.",
      remedy: "Return the same orientations from supportedInterfaceOrientations.",
      story: "Documented/guide-listing-8-3-yes-to-two",
      marks: deprecated("shouldAutorotateToInterfaceOrientation")
        + ["Implementing deprecated method shouldAutorotateToInterfaceOrientation"]),
    KnownMessage(
      "A view controller that supports no orientation", .oldDefaultIsPortrait,
      why: "Up to iOS 5, UIKit asks shouldAutorotateToInterfaceOrientation: once for each "
        + "orientation, and this view controller returns NO for all of them.",
      remedy: "Return YES for at least one, or don't override it: the default is portrait.",
      story: "Documented/guide-listing-8-3-yes-to-two",
      marks: [
        "returned NO from -shouldAutorotateToInterfaceOrientation: for all interface orientations",
        "It should support at least one orientation.",
      ]),
    KnownMessage(
      "The willRotate family is deprecated", .willRotateLivesOnTo12,
      why: "Since iOS 8 a rotation is a size change. willRotate(to:duration:) and didRotate(from:) "
        + "fire up to iOS 12, and only if viewWillTransition(to:with:) isn't overridden or calls "
        + "super.",
      remedy: "Override viewWillTransition(to:with:), call super, and animate alongside its "
        + "coordinator.",
      story: "Documented/guide-the-order-of-the-rotation-callbacks",
      marks: [
        "willRotate", "willRotate(to:duration:)", "didRotate", "didRotate(from:)",
        "willAnimateRotation",
      ].flatMap(deprecated) + [
        "willRotateToInterfaceOrientation", "didRotateFromInterfaceOrientation",
        "willAnimateRotationToInterfaceOrientation",
      ]),
    KnownMessage(
      "traitCollectionDidChange is deprecated", .traitCollectionDidChangeOutlives,
      why: "The method is deprecated since iOS 17. UIKit still calls it if it's overridden.",
      remedy: "Register for the traits you read: registerForTraitChanges(_:handler:).",
      story: "Documented/rule-the-callbacks-of-a-turn",
      marks: deprecated("traitCollectionDidChange")),
    KnownMessage(
      "Two-stage rotation", .twoStepRotationOn2,
      why: "A class implements the methods of iOS 2's two-step rotation, such as "
        + "willAnimateFirstHalfOfRotation(to:duration:), so UIKit animates in two halves. The "
        + "interface still rotates to the same orientation.",
      remedy: "Remove those methods and use viewWillTransition(to:with:). The class may belong to "
        + "a library.",
      story: "Documented/rule-two-steps-on-ios-2",
      marks: [
        "Using two-stage rotation animation. To use the smoother single-stage animation, this "
          + "application must remove two-stage method implementations.",
        "Two-stage rotation animation is deprecated. This application should use the smoother "
          + "single-stage animation.",
        "two-stage rotation", "two-stage method implementations", "smoother single-stage animation",
      ]),
    KnownMessage(
      "The app hasn't adopted the scene life cycle", .sceneLifeCycleRequiredOn27,
      why: "The app uses the old application life cycle. iOS 18.4 and 26 log a warning; an app "
        + "built with the iOS 27 SDK doesn't launch without scenes.",
      remedy: "Add UIApplicationSceneManifest to Info.plist and move the window to a scene "
        + "delegate.",
      story: "Reported/rc-109-scene-life-cycle-loses-the-lock",
      marks: [
        "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in "
          + "the future.",
        "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will "
          + "become an assert in a future version.",
        "Application failed to launch: UIScene life cycle is required for apps built with this SDK.",
        "UIScene lifecycle",
      ]),
    KnownMessage(
      "The app has no launch screen", .launchScreenRequiredOn27,
      why: "An app built with the iOS 27 SDK must have a launch screen.",
      remedy: "Add a launch storyboard and name it in UILaunchStoryboardName, or add "
        + "UILaunchScreen to Info.plist.",
      story: "Documented/rule-no-launch-without-scenes", marks: ["ITMS-90870"]),
    KnownMessage(
      "The app delegate's mask is deprecated", .sceneDelegateFirst,
      why: "iOS 27 has a mask for each scene, in the scene delegate. The app delegate's method and "
        + "UIApplication's are deprecated; UIKit still calls the app delegate's if the scene "
        + "delegate doesn't implement its own.",
      remedy: "Return the mask from supportedInterfaceOrientations(for:) of the scene delegate.",
      story: "Documented/rule-the-scene-delegate",
      marks: [
        "application(_:supportedInterfaceOrientationsFor:)",
        "application:supportedInterfaceOrientationsForWindow:",
        "supportedInterfaceOrientations(for:)",
      ].flatMap(deprecated) + ["Use UIWindowSceneDelegate.supportedInterfaceOrientations(for:)"]),
    KnownMessage(
      "An iPad app that doesn't list every orientation", .multitaskingAsksNobody,
      why: "An iPad app that supports multitasking must support all four orientations. App Store "
        + "Connect rejects a build that lists fewer and doesn't require full screen.",
      remedy: "List all four for iPad, or set UIRequiresFullScreen, which is deprecated since iOS "
        + "26.",
      story: "Tour/08-the-ipad-that-asks-nobody",
      marks: [
        "iPad Multitasking support requires these orientations",
        "All interface orientations must be supported unless the app requires full screen.",
        "orientations to support iPad multitasking", "ITMS-90474", "validation failed (90474)",
        "90474",
        "orientations were provided for the UISupportedInterfaceOrientations Info.plist key",
        "Invalid Bundle. The orientations UIInterfaceOrientation",
        "Your app supports Multitasking on iPad",
      ]),
    KnownMessage(
      "An iPad app without a launch storyboard", .waysOutOfMultitasking,
      why: "A multitasking iPad app can launch in any shape, so App Store Connect "
        + "requires a launch storyboard instead of launch images.",
      remedy: "Add a launch storyboard and name it in UILaunchStoryboardName, or set "
        + "UIRequiresFullScreen, which is deprecated since iOS 26.",
      story: "Tour/08-the-ipad-that-asks-nobody",
      marks: ["iPad Multitasking support requires launch story board in bundle", "ITMS-90475"]),
    KnownMessage(
      "An iPad app that doesn't fill newer screens", .waysOutOfMultitasking,
      why: "The app requires full screen or lists only some orientations, so it isn't a "
        + "multitasking app. If it was built with an SDK older than iPadOS 15, it doesn't fill "
        + "newer screens. The orientations it supports don't change.",
      remedy: "Build with a newer SDK, or list all four orientations and support every size.",
      story: "Documented/check-31-an-ipad-in-full-screen",
      marks: [
        "ITMS-90901", "Missing full-screen support for the latest iPad mini display",
        "supports only a subset of UISupportedInterfaceOrientations",
      ]),
    KnownMessage(
      "UIRequiresFullScreen is deprecated", .requiresFullScreenDeprecated,
      why: "The key is deprecated since iPadOS 26, and a later system will ignore it. iOS 27 still "
        + "honors it: the app resizes in steps (PAD-10), and is scaled inside an iPhone Duo "
        + "(DUO-15).",
      remedy: "Support every size and orientation. If a game or video must not rotate, use "
        + "prefersInterfaceOrientationLocked.",
      story: "Documented/rule-requires-full-screen-on-27",
      marks: [
        "UIRequiresFullScreen has been deprecated and will be ignored in a future release",
        "UIRequiresFullScreen' has been deprecated",
        "Support for all orientations will soon be required",
        "`UIRequiresFullScreen` will soon be ignored",
      ]),
  ]
}
