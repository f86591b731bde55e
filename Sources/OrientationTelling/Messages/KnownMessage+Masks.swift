import OrientationModel

extension KnownMessage {
  /// Exceptions and refusals: masks, presentations and windows.
  static let ofMasks: [KnownMessage] = [
    KnownMessage(
      "No orientation in common", .noCommonOrientationThrows,
      why: "The view controller UIKit asks and the app (Info.plist, or the app delegate if it "
        + "returns a mask) have no orientation in common, so UIKit throws an exception.",
      remedy: "Make the app's mask include every screen's: list the orientation in Info.plist, or "
        + "return it from application(_:supportedInterfaceOrientationsFor:) while that screen is "
        + "up.",
      story: "Documented/two-lists-nothing-in-common",
      causes: [
        Lead(
          "the class is React Native's RCTModalHostViewController", .reactNativeModal,
          "a Modal supports only portrait by default. Set supportedOrientations on it: "
            + "`supportedOrientations={['portrait', 'landscape']}`.")
      ],
      marks: [
        "Supported orientations has no common orientation with the application",
        "shouldAutorotate] is returning YES", "and shouldAutorotate is returning YES",
        "no common orientation",
        "_preferredInterfaceOrientationGivenStatusBarAndDeviceAndOrientation",
      ]),
    KnownMessage(
      "No orientation in common, but no crash", .whenMasksAreChecked,
      why: "The view controller UIKit asks and the app have no orientation in common. Since iOS 13 "
        + "UIKit throws only as a screen is presented or comes back; elsewhere, since iOS 15, it "
        + "may log this line, and the interface stays as it is.",
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
      remedy: "Prefer an orientation that the mask includes.",
      story: "Documented/check-18-a-preference-outside-the-mask",
      causes: [
        Lead(
          "nothing overrides it, on iOS 6 to 9", .defaultPreferenceIsCurrent,
          "The default is the status bar's orientation, which the mask excludes. Override it."),
        Lead(
          "supportedInterfaceOrientations returns an orientation", .orientationPassedAsMask,
          "UIKit reads it as a different mask. Return a UIInterfaceOrientationMask."),
      ],
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
        + "presentation, which asks its presenter again, and so on. iOS 9 crashes; later versions "
        + "log this line and use UIKit's default mask, so the interface may rotate.",
      remedy: "Ask topViewController instead of visibleViewController, and skip what is presented.",
      story: "Documented/rule-asking-through-an-alert",
      marks: [
        "supportedInterfaceOrientations was invoked recursively. Will return the default supported "
          + "interface orientations",
        "supportedInterfaceOrientations was invoked recursively", "was invoked recursively",
        "UIApplicationRotationFollowingController supportedInterfaceOrientations",
      ]),
    KnownMessage(
      "UIApplicationInvalidInterfaceOrientation", .exceptionNames,
      why: "UIKit throws this exception for two reasons: masks with no orientation in common, and "
        + "a preferred orientation outside the mask. The text after the colon says which.",
      remedy: "Run `upright explain` on the text after the colon.",
      story: "Documented/two-lists-nothing-in-common",
      marks: ["UIApplicationInvalidInterfaceOrientation"]),
    KnownMessage(
      "A React Native modal outside the app's mask", .maskIsABitEach,
      why: "A React Native Modal supports only portrait on iPhone if its supportedOrientations "
        + "aren't set, but the app doesn't allow portrait. The numbers are masks: 0x2 is portrait, "
        + "0x4 portraitUpsideDown, 0x8 landscapeRight, 0x10 landscapeLeft, 0x18 landscape, 0x1a "
        + "all but upside down. A release build throws an exception instead.",
      remedy: "Set supportedOrientations on the Modal, or list portrait in Info.plist.",
      story: "Reported/rc-136-modal-defaults-to-portrait",
      marks: [
        "orientations mask but the application only supports",
        "Add more interface orientations to your app's Info.plist to fix this",
        "Modal was presented with",
      ]),
    KnownMessage(
      "Overlapping transitions", .presentationWaitsForDismissal,
      why: "A screen is pushed, presented, or dismissed during another transition, for example if "
        + "rotating the device presents a second interface and the device rotates back right away.",
      remedy: "Start the next transition in the completion handler of the previous one, and none "
        + "in viewWillAppear.",
      story: "Documented/rule-presenting-while-dismissing",
      marks: [
        "Unbalanced calls to begin/end appearance transitions for",
        "while a presentation is in progress", "while a presentation or dismiss is in progress",
        "which is already presenting",
      ]),
    KnownMessage(
      "Presented from a screen that isn't in a window", .topmostTakeOverIsAsked,
      why: "The presenting view isn't in a window: the app presents in viewDidLoad or "
        + "viewWillAppear, or from a screen that is gone. Nothing is presented, so UIKit never "
        + "reads the new screen's mask or preferred orientation.",
      remedy: "Present in viewDidAppear(_:) or later, from the topmost screen.",
      story: "Reported/rc-124-presenting-in-view-will-appear",
      marks: [
        "whose view is not in the window hierarchy", "view is not in the window hierarchy",
        "not in the window hierarchy", "Attempt to present",
      ]),
    KnownMessage(
      "Presented from a detached view controller", .customContainerAnswers,
      why: "The presenting view controller's view was added to the view hierarchy, but the view "
        + "controller has no parent. UIKit doesn't ask it about orientations.",
      remedy: "Add it with addChild(_:) and didMove(toParent:), or present from the container.",
      story: "Reported/rc-133-embedded-popup-is-not-asked",
      marks: [
        "Presenting view controllers on detached view controllers is discouraged",
        "from detached view controller is discouraged", "detached view controller",
      ]),
    KnownMessage(
      "A window without a root view controller", .appMaskWithoutRoot,
      why: "In a window without a root view controller, UIKit has no view controller to ask. Up to "
        + "iOS 7, only the app's mask decided; since iOS 9, such an app doesn't launch.",
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
      why: "UIKit uses private methods to suspend rotation while the keyboard or a swipe is "
        + "moving. Here its text effects window ends a suspension that it didn't begin, and UIKit "
        + "ignores the call.",
      remedy: "Nothing: the call isn't the app's and rotates nothing. If an interface really "
        + "doesn't rotate, look for another cause.",
      story: "Documented/rule-a-turn-during-the-swipe",
      marks: [
        "[UIWindow endDisablingInterfaceAutorotationAnimated:] called on",
        "without matching "
          + "-beginDisablingInterfaceAutorotation", "endDisablingInterfaceAutorotation",
      ]),
    KnownMessage(
      "endGeneratingDeviceOrientationNotifications() called too often",
      .notificationsMustBeGenerated,
      why: "Each endGeneratingDeviceOrientationNotifications() balances one begin. With one call "
        + "too many, UIDevice.orientation returns .unknown, even for UIKit itself.",
      remedy: "Call end exactly once for each of your own calls to begin.",
      story: "Documented/rule-registering-while-flat",
      marks: [
        "endGeneratingDeviceOrientationNotifications() was called once too often: "
          + "UIDevice.orientation reads unknown",
        "endGeneratingDeviceOrientationNotifications",
      ]),
  ]
}
