import OrientationModel

extension KnownMessage {
  /// Exceptions and refusals: masks, presentations and windows.
  static let ofMasks: [KnownMessage] = [
    KnownMessage(
      "No orientation in common", .noCommonOrientationThrows,
      why:
        "The view controller UIKit asks and the app (Info.plist, or the app delegate "
        + "if it returns a mask) have no orientation in common, so UIKit throws an exception.",
      remedy: "Make the app's mask include every screen's: list the orientation in Info.plist, or "
        + "return it from application(_:supportedInterfaceOrientationsFor:) while that screen is "
        + "up.",
      story: "Documented/two-lists-nothing-in-common",
      marks: [
        "Supported orientations has no common orientation with the application",
        "shouldAutorotate] is returning YES", "and shouldAutorotate is returning YES",
        "no common orientation",
        "_preferredInterfaceOrientationGivenStatusBarAndDeviceAndOrientation",
      ]),
    KnownMessage(
      "No orientation in common, but no crash", .whenMasksAreChecked,
      why:
        "The view controller that decides and the app as a whole allow no orientation in common. "
        + "Since iOS 15 UIKit suppresses the exception in some places (it isn't known which) and "
        + "logs this line; elsewhere the same masks crash the app.",
      remedy: "Make the app's mask include every screen's: list the orientation in Info.plist, or "
        + "return it from application(_:supportedInterfaceOrientationsFor:) while that screen is "
        + "up.",
      story: "Reported/rc-155-suppressed-exception-on-15",
      marks: [
        "An exception was thrown (and suppressed) while evaluating supported interface orientations",
        "was thrown (and suppressed)",
      ]),
    KnownMessage(
      "A preferred orientation outside the mask", .preferenceOutsideMaskThrows,
      why: "preferredInterfaceOrientationForPresentation returns an orientation that the same view "
        + "controller's supportedInterfaceOrientations doesn't include. Up to iOS 16 that throws "
        + "an exception; since iOS 17 it logs a line.",
      remedy: "Prefer an orientation that the mask includes, or remove the override.",
      story: "Documented/check-18-a-preference-outside-the-mask",
      marks: [
        "preferredInterfaceOrientationForPresentation must return a supported interface "
          + "orientation!",
        "must match a supported interface orientation",
        "must return a supported interface orientation",
        "preferredInterfaceOrientationForPresentation",
      ]),
    KnownMessage(
      "A mask that asks itself", .alertRecursion,
      why: "A container asks its visible view controller, which is an alert or another "
        + "presentation, which asks its presenter again, and so on.",
      remedy: "Ask topViewController instead of visibleViewController, and skip what is "
        + "presented.",
      story: "Documented/rule-asking-through-an-alert",
      marks: [
        "supportedInterfaceOrientations was invoked recursively", "was invoked recursively",
        "UIApplicationRotationFollowingController supportedInterfaceOrientations",
      ]),
    KnownMessage(
      "UIApplicationInvalidInterfaceOrientation", .exceptionNames,
      why:
        "UIKit throws this exception for two reasons: masks with no orientation in common, and "
        + "a preferred orientation outside the mask. The text after the colon says which.",
      remedy: "Run `upright explain` on the text after the colon.",
      story: "Documented/two-lists-nothing-in-common",
      marks: ["UIApplicationInvalidInterfaceOrientation"]),
    KnownMessage(
      "A React Native modal outside the app's mask", .maskIsABitEach,
      why:
        "A React Native Modal returns portrait on iPhone if its supportedOrientations are not "
        + "set, and the app doesn't allow portrait. The numbers are masks: 0x2 is portrait, 0x4 "
        + "portraitUpsideDown, 0x8 landscapeRight, 0x10 landscapeLeft, 0x18 landscape, 0x1a all "
        + "but upside-down. In a release build the same is an exception.",
      remedy: "Set supportedOrientations on the Modal, or list portrait in the Info.plist.",
      story: "Reported/rc-136-modal-defaults-to-portrait",
      marks: [
        "orientations mask but the application only supports",
        "Add more interface orientations to your app's Info.plist to fix this",
        "Modal was presented with",
      ]),
    KnownMessage(
      "Overlapping transitions", .presentationWaitsForDismissal,
      why:
        "A screen is pushed, presented, or dismissed during another transition, for example when a "
        + "turn of the device presents a second interface and turns back at once.",
      remedy: "Begin the next transition in the completion of the one before, and none in "
        + "viewWillAppear.",
      story: "Documented/rule-presenting-while-dismissing",
      marks: [
        "Unbalanced calls to begin/end appearance transitions for",
        "while a presentation is in progress", "while a presentation or dismiss is in progress",
        "which is already presenting",
      ]),
    KnownMessage(
      "Presented from a screen that isn't in a window", .topmostTakeOverIsAsked,
      why: "The presenting view is in no window: presented in viewDidLoad or viewWillAppear, or by "
        + "a screen that has left. Nothing is presented, so UIKit never reads its mask or its "
        + "preferred orientation.",
      remedy: "Present in viewDidAppear(_:) or later, and from the screen that is on top.",
      story: "Reported/rc-124-presenting-in-view-will-appear",
      marks: [
        "whose view is not in the window hierarchy", "view is not in the window hierarchy",
        "not in the window hierarchy", "Attempt to present",
      ]),
    KnownMessage(
      "Presented from a detached view controller", .customContainerAnswers,
      why: "The presenting view controller's view was added, and the controller itself to no "
        + "parent. So it isn't part of the hierarchy, and UIKit doesn't ask it about orientations.",
      remedy: "Add it with addChild(_:) and didMove(toParent:), or present from the container.",
      story: "Reported/rc-133-embedded-popup-is-not-asked",
      marks: [
        "Presenting view controllers on detached view controllers is discouraged",
        "from detached view controller is discouraged", "detached view controller",
      ]),
    KnownMessage(
      "A window without a root view controller", .appMaskWithoutRoot,
      why:
        "In a window without a root view controller, UIKit has no one to ask. Up to "
        + "iOS 7 the app's mask alone decided; from iOS 9 such an app does not launch.",
      remedy: "Set every window's rootViewController before you show the window.",
      story: "Documented/rule-a-window-without-a-root",
      marks: [
        "Application windows are expected to have a root view controller at the end of application "
          + "launch",
        "Manually adding the rootViewController's view to the view hierarchy is no longer "
          + "supported",
      ]),
    KnownMessage(
      "UIKit's own rotation suspension is unbalanced", .keyboardWindowAsked,
      why: "UIKit suspends rotation while the keyboard or a swipe moves, with methods of its own. "
        + "Here its window for text effects ends a suspension that it did not begin, and ignores "
        + "it.",
      remedy:
        "Nothing: the call isn't the app's and rotates nothing. If an interface really doesn't "
        + "rotate, look for another cause.",
      story: "Documented/rule-a-turn-during-the-swipe",
      marks: [
        "[UIWindow endDisablingInterfaceAutorotationAnimated:] called on",
        "without matching "
          + "-beginDisablingInterfaceAutorotation", "endDisablingInterfaceAutorotation",
      ]),
    KnownMessage(
      "endGeneratingDeviceOrientationNotifications() called too often",
      .notificationsMustBeGenerated,
      why:
        "Every endGeneratingDeviceOrientationNotifications() balances one begin. With one too "
        + "many UIDevice.orientation reads unknown, for UIKit's own listeners, too.",
      remedy: "Call end exactly once for every begin of your own.",
      story: "Documented/rule-registering-while-flat",
      marks: [
        "endGeneratingDeviceOrientationNotifications() was called once too often: "
          + "UIDevice.orientation reads unknown",
        "endGeneratingDeviceOrientationNotifications",
      ]),
  ]
}
