extension RuleBook {
  /// Exceptions: what raises, with which words, and what only warns.
  static let exc: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .noCommonOrientationThrows, "EXC-1", "Masks with nothing in common throw an exception",
      .decides,
      since: 6, .documented, sources: .rotationGuide, "phoboslab/Ejecta #236", "intercom-ios #167",
      "kivy/kivy-ios #195", "PSTAlertController #21"): """
    If the app mask and the deciding view controller's mask have nothing in common when UIKit \
    checks, it throws UIApplicationInvalidInterfaceOrientation. The reason on iOS 6 and 7 is \
    "Supported orientations has no common orientation with the application, and shouldAutorotate \
    is returning YES". From iOS 8 it is "Supported orientations has no common orientation with the \
    application, and [<Class> shouldAutorotate] is returning YES", with the class of the view \
    controller. Apple's guide says the result must never be 0.
    """,
    RuleEntry(
      .stillThrowsFrom16, "EXC-2", "iOS 16 and later still throw the exception", .decides,
      since: 16, .widelyReported,
      doubt: "no report for 26 was found: that it still throws there is our choice",
      parts: [.from(26): .choice],
      sources: "katzer/cordova-plugin-printer #302", "ZLImageEditor #53",
      "wonday/react-native-orientation-locker #121", "gluestack/gluestack-ui #3164",
      "ChildMindInstitute/mindlogger-app-refactor #1116"): """
    EXC-1 did not go away. It was seen on iOS 17 (a landscape-only iPad app opening the system \
    print panel) and on 18.5, and reported through 2025, with the text that mentions \
    shouldAutorotate although iOS 16 no longer asks it. On iOS 26 and later it is taken to throw \
    still.
    """,
    RuleEntry(
      .autorotateNoAvoidsException, "EXC-3",
      "Returning NO from shouldAutorotate avoids the exception", .decides,
      since: 6, until: 15, .inferred, sources: .iOS6Notes, "the wording of the exception"): """
    A view controller whose shouldAutorotate answers NO does not run into EXC-1: the mask is \
    retrieved only where the answer is YES, and the second half of the exception's text says \
    so. That holds for presentations and dismissals as well.
    """,
    RuleEntry(
      .whenMasksAreChecked, "EXC-4", "When UIKit compares the masks", .decides, since: 6,
      .widelyReported, sources: "yamill/react-native-orientation #61",
      "airsdk/Adobe-Runtime-Support #928", "on the suppressed one: godotengine/godot #89102",
      "on alerts: forcedotcom/SalesforceMobileSDK-iOS #2723, #3060", "on alerts: ZFPlayer #548",
      "on alerts: auth0/Lock.swift #269", "on a window of iOS 7: FLEXTool/FLEX #9"): """
    The check of EXC-1 runs on a full-screen presentation, on a rotation of any window (alert \
    and secondary windows too) and at the first layout of a root, that of a window put up on iOS 6 \
    and 7 as well, where it decides nothing. On iOS 8 to 15 an alert is held \
    against the app's mask as it comes up, though it decides nothing: with its presenter's mask \
    (MISC-2) and a shouldAutorotate of its own that answers YES, it raises over a screen that \
    avoided the exception by answering NO (EXC-3). Published stacks show the \
    question about supported orientations under a window's update to an orientation. From iOS 15 \
    some evaluations do not crash and print "An exception was thrown (and suppressed) while \
    evaluating supported interface orientations"; which ones is not known.
    """,
    RuleEntry(
      .disjointPushDoesNotCrash, "EXC-5", "Pushing a screen with a disjoint mask doesn't crash",
      .decides, since: 6, .reportedTwice, doubt: "to 15 it also follows from CONT-1",
      sources: .jishuzhan, "the list of EXC-4, which has no push"): """
    A pushed view controller whose mask shares nothing with the app mask raises nothing. Up to iOS \
    15 a push decides nothing. From iOS 16 a container that hands the question on has it asked, and \
    the interface stays: the exception is taken to come of presentations, turns and first displays \
    only (EXC-4).
    """,
    RuleEntry(
      .preferenceOutsideMaskThrows, "EXC-6", "A preference outside the mask throws the exception",
      .decides, since: 6, until: 16, .widelyReported,
      doubt: "the release is inferred from the dates of two reports",
      sources: "IDMPhotoBrowser #31", "Appboy #54", "zhengwenming/WMPlayer #95",
      "Bytedance-UnionAD #105", "NYTPhotoViewer #360",
      "HHTransition #16"): """
    An overridden preferredInterfaceOrientationForPresentation that is not in the view \
    controller's own mask raises UIApplicationInvalidInterfaceOrientation as well. On iOS 6 to \
    9 the reason is "preferredInterfaceOrientationForPresentation must return a supported \
    interface orientation!". From iOS 10 it is "preferredInterfaceOrientationForPresentation \
    '<name>' must match a supported interface orientation: '<list>'!", where the names are \
    joined by ", " and landscapeLeft is printed before landscapeRight. The old wording was last \
    seen in March 2016, the new one first in May 2017.
    """,
    RuleEntry(
      .preferenceOnlyWarnsFrom17, "EXC-7", "Since iOS 17, a wrong preference is only a warning",
      .tells, since: 17, .reportedOnce, doubt: "nothing contradicts it", sources: .jishuzhan): """
    From iOS 17 a preferred orientation outside the view controller's mask no longer raises; it \
    is reported on the console and does not count. Nobody published a crash with EXC-6's text \
    on iOS 17 or later.
    """,
    RuleEntry(
      .dismissalValidatesPreference, "EXC-8", "A dismissal validates the presenter's preference",
      .decides, since: 6, .reportedTwice,
      doubt: "seen on 13; that it is checked without a turn too is our choice",
      sources: "Bytedance-UnionAD #105", "NYTPhotoViewer #360"): """
    When what decided is dismissed, its presenter is asked its preferred orientation, and an \
    overridden one outside its mask is treated as in EXC-6 and EXC-7, whether or not a turn is \
    needed. A dismissal of something that did not decide does not ask.
    """,
    RuleEntry(
      .onlyOverriddenPreferenceValidated, "EXC-9", "Only an overridden preference is validated",
      .decides, since: 6, .inferred, doubt: "and reported once",
      sources: "ionic-team/capacitor #3910, #3926"): """
    A preference that nobody overrode is never the cause of EXC-6. The default is the current \
    orientation, so otherwise every return from landscape to a portrait-only presenter would \
    crash. In one project removing the override cured the crash.
    """,
    RuleEntry(
      .whoMeetsTheException, "EXC-10", "What usually causes the exception", .informs, since: 6,
      .widelyReported, sources: "csdn 88022758", "PSTAlertController #21",
      "wonday/react-native-orientation-locker #121", "ZFPlayer #548",
      "katzer/cordova-plugin-printer #302", "cesarvr/pdf-generator #147", "radar 50397263"): """
    The usual victims of EXC-1 are a portrait-only UIImagePickerController in a landscape-only \
    app (iOS 6 to 10, on 12 its camera: MISC-1), the App Store's page (MISC-13), alerts in windows \
    of their own, UIAlertController, the print panel (from 17), and form sheets on Plus phones.
    """,
    RuleEntry(
      .alertRecursion, "EXC-11", "Asking the visible controller through an alert recurses",
      .decides, since: 9,
      until: 9, .reportedOnce, sources: "radar 22385765"): """
    On iOS 9 a container that hands the question on to its presentedViewController or \
    visibleViewController and so reaches a UIAlertController crashes with \
    "supportedInterfaceOrientations was invoked recursively".
    """,
    RuleEntry(
      .exceptionNames, "EXC-12", "The exception's constant and its name differ", .informs,
      .documented,
      sources: "Apple, the constant in UIKit's headers", "the crash reports of EXC-1"): """
    The constant is UIApplicationInvalidInterfaceOrientationException; the name that is \
    printed, UIApplicationInvalidInterfaceOrientation, does not end in Exception.
    """,
  ]
}
