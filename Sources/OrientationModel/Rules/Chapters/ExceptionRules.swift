extension RuleBook {
  /// Exceptions: what raises, with which words, and what only warns.
  static let exc: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .noCommonOrientationThrows, "EXC-1", "Masks with nothing in common throw an exception",
      .decides, since: 6, .documented, sources: .rotationGuide, "phoboslab/Ejecta #236",
      "intercom-ios #167", "kivy/kivy-ios #195", "PSTAlertController #21"): """
    If the app's mask and the mask of the view controller UIKit asks have nothing in common when \
    UIKit checks, it throws UIApplicationInvalidInterfaceOrientation. The reason on iOS 6 and 7 is \
    "Supported orientations has no common orientation with the application, and shouldAutorotate \
    is returning YES". Since iOS 8 it is "Supported orientations has no common orientation with \
    the application, and [<Class> shouldAutorotate] is returning YES", with the class of the view \
    controller. Apple's guide says the result must never be 0.
    """,
    RuleEntry(
      .stillThrowsFrom16, "EXC-2", "iOS 16 and later still throw the exception", .decides,
      since: 16, .widelyReported,
      doubt: "no report for 26 was found: that it still throws there is our choice",
      parts: [.from(26): .choice], sources: "katzer/cordova-plugin-printer #302",
      "ZLImageEditor #53", "wonday/react-native-orientation-locker #121",
      "gluestack/gluestack-ui #3164", "ChildMindInstitute/mindlogger-app-refactor #1116"): """
    Since iOS 16, UIKit still throws if the masks have nothing in common (EXC-1). Reports have it \
    on iOS 17, where a landscape-only iPad app opened the system print panel, on 18.5, and \
    throughout 2025. The text still mentions shouldAutorotate, although iOS 16 no longer reads it. \
    Upright assumes that iOS 26 and later throw too.
    """,
    RuleEntry(
      .autorotateNoAvoidsException, "EXC-3",
      "Returning NO from shouldAutorotate avoids the exception", .decides, since: 6, .inferred,
      sources: .iOS6Notes, "the wording of the exception", "wix/react-native-navigation #2156",
      .disassembly): """
    If shouldAutorotate returns NO, masks with nothing in common don't throw (EXC-1): the second \
    half of the exception's text says so. That holds for presentations and dismissals as well. Up \
    to iOS 15, UIKit reads the mask only if shouldAutorotate returns YES. Since iOS 16 it no longer \
    reads shouldAutorotate before a rotation (AUTO-5), but still before it throws, so NO still \
    avoids the exception; the interface stays as it is.
    """,
    RuleEntry(
      .whenMasksAreChecked, "EXC-4", "When UIKit compares the masks", .decides, since: 6,
      .widelyReported, sources: "yamill/react-native-orientation #61",
      "airsdk/Adobe-Runtime-Support #928", "on the suppressed one: godotengine/godot #89102",
      "on alerts: forcedotcom/SalesforceMobileSDK-iOS #2723, #3060", "on alerts: ZFPlayer #548",
      "on alerts: auth0/Lock.swift #269", "on a window of iOS 7: FLEXTool/FLEX #9",
      "since iOS 13: mattneub/Programming-iOS-Book-Examples, bk2ch06p253orientationsPermitted3",
      "since iOS 13: wonday/react-native-orientation-locker #282",
      "since iOS 13: jhomlala/betterplayer #202", "against, on 13: fluttercommunity/chewie #299",
      "against, on 17 and 18: ChildMindInstitute/mindlogger-app-refactor #1116"): """
    Up to iOS 12, UIKit compares the masks (EXC-1) at a full-screen presentation, at a rotation of \
    any window, and at the first layout of a root. Since iOS 13, masks with nothing in common throw \
    only as a view controller is presented, comes back, or comes with a window; at launch, at a \
    rotation, and after a call by the app, the interface stays as it is. Upright assumes that: in \
    the reports, the same code threw on iOS 12 and did nothing since. On iOS 6 and 7, the first layout includes the root of a \
    window that is shown, although UIKit doesn't rotate then. On iOS 8 to 15, UIKit compares an \
    alert with the app's mask when the alert appears, although it doesn't ask the alert. The alert \
    has its presenter's mask (MISC-2) and a shouldAutorotate that returns YES, so it throws over a \
    screen that avoided the exception by returning NO (EXC-3). In published stacks, a window's \
    update to an orientation reads the supported orientations. Since iOS 15, some checks don't \
    crash and print "An exception was thrown (and suppressed) while evaluating supported interface \
    orientations". No source says which ones.
    """,
    RuleEntry(
      .disjointPushDoesNotCrash, "EXC-5", "Pushing a screen with a disjoint mask doesn't crash",
      .decides, since: 6, .reportedTwice, doubt: "up to 15 it also follows from CONT-1",
      sources: .jishuzhan, "the list of EXC-4, which has no push"): """
    A push doesn't throw if the pushed view controller's mask has nothing in common with the app's \
    mask. Up to iOS 15, UIKit doesn't check after a push. Since iOS 16, a container that asks its \
    child makes UIKit read the child's mask, and the interface stays as it is. Upright assumes \
    that only presentations, rotations, and first displays throw (EXC-4).
    """,
    RuleEntry(
      .preferenceOutsideMaskThrows, "EXC-6", "A preference outside the mask throws the exception",
      .decides, since: 6, until: 16, .widelyReported,
      doubt: "the release is inferred from the dates of two reports",
      sources: "IDMPhotoBrowser #31", "Appboy #54", "zhengwenming/WMPlayer #95",
      "Bytedance-UnionAD #105", "NYTPhotoViewer #360", "HHTransition #16"): """
    If an overridden preferredInterfaceOrientationForPresentation isn't in the view controller's \
    own mask, UIKit throws UIApplicationInvalidInterfaceOrientation. On iOS 6 to 9 the reason is \
    "preferredInterfaceOrientationForPresentation must return a supported interface orientation!". \
    Since iOS 10 it is "preferredInterfaceOrientationForPresentation '<name>' must match a \
    supported interface orientation: '<list>'!", where the names are joined by ", " and \
    landscapeLeft is printed before landscapeRight. The old text was last reported in March 2016, \
    the new one first in May 2017.
    """,
    RuleEntry(
      .preferenceOnlyWarnsFrom17, "EXC-7", "Since iOS 17, a wrong preference is only a warning",
      .tells, since: 17, .reportedOnce, doubt: "nothing contradicts it", sources: .jishuzhan): """
    Since iOS 17, if a preferred orientation isn't in the view controller's mask, UIKit prints a \
    warning and ignores the preference. No one published a crash with EXC-6's text on iOS 17 or \
    later.
    """,
    RuleEntry(
      .dismissalValidatesPreference, "EXC-8", "A dismissal validates the presenter's preference",
      .decides, since: 6, .reportedTwice,
      doubt: "seen on 13; that it's checked without a rotation is our choice",
      sources: "Bytedance-UnionAD #105", "NYTPhotoViewer #360"): """
    When a presentation that took over is dismissed, UIKit reads the presenter's preferred \
    orientation. An overridden one outside its mask throws up to iOS 16 (EXC-6) and prints a \
    warning since iOS 17 (EXC-7), whether or not the interface has to rotate. Dismissing a \
    presentation that didn't take over doesn't read it.
    """,
    RuleEntry(
      .onlyOverriddenPreferenceValidated, "EXC-9", "Only an overridden preference is validated",
      .decides, since: 6, .inferred, doubt: "and reported once",
      sources: "ionic-team/capacitor #3910, #3926"): """
    A preferred orientation that isn't overridden never throws (EXC-6). The default is the current \
    orientation, so otherwise every return from landscape to a portrait-only presenter would \
    crash. In one project, removing the override prevented the crash.
    """,
    RuleEntry(
      .whoMeetsTheException, "EXC-10", "What usually causes the exception", .informs, since: 6,
      .widelyReported, sources: "csdn 88022758", "PSTAlertController #21",
      "wonday/react-native-orientation-locker #121", "ZFPlayer #548",
      "katzer/cordova-plugin-printer #302", "cesarvr/pdf-generator #147"): """
    These view controllers throw most often (EXC-1): a portrait-only UIImagePickerController in a \
    landscape-only app (on iOS 6 to 10, and its camera on 12: MISC-1), the App Store page \
    (MISC-13), alerts in windows of their own, UIAlertController, and the print panel (since iOS 17).
    """,
    RuleEntry(
      .alertRecursion, "EXC-11", "Asking the visible controller through an alert recurses",
      .decides, since: 9, .reportedTwice,
      doubt: "the crash; the line and the mask are read in UIKit of 18.2 and 26.1",
      sources: "radar 22385765", "renzifeng/ZFPlayer #111", "Sumi-Interactive/SIAlertView #117",
      "on the line since iOS 10: Tencent/QMUI_iOS #502, #632", .disassembly): """
    An alert has its presenter's mask. If the presenter is a container that asks its \
    presentedViewController or visibleViewController, it asks the alert, which asks it again. On \
    iOS 9 that crashes with "supportedInterfaceOrientations was invoked recursively". Later \
    versions print "supportedInterfaceOrientations was invoked recursively. Will return the \
    default supported interface orientations", and the alert returns UIKit's default mask, so the \
    interface may rotate.
    """,
    RuleEntry(
      .exceptionNames, "EXC-12", "The exception's constant and its name differ", .informs,
      .documented, sources: "Apple, the constant in UIKit's headers", "the crash reports of EXC-1"):
      """
    The constant is UIApplicationInvalidInterfaceOrientationException. Its value, which is \
    printed, is UIApplicationInvalidInterfaceOrientation, without Exception at the end.
    """,
  ]
}
