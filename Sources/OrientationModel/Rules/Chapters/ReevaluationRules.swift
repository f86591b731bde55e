extension RuleBook {
  /// When a decision is made.
  static let reval: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .deviceTurnDecides, "REVAL-1", "Rotating the device makes UIKit check", .decides, .documented,
      doubt: "since iOS 16, sources disagree", sources: .rotationGuide, .iOS6Notes,
      "against, since iOS 16: flutter/flutter #122902, #124208",
      "against, since iOS 16: Azure/communication-ui-library-ios #363"): """
    UIKit checks when the device orientation changes to a definite value. Up to iOS 15 it reads \
    the masks again each time; since iOS 16 it uses the last mask it read (REVAL-15). Opening or \
    closing an iPhone Duo makes it check too (DUO-7, DUO-8).
    """,
    RuleEntry(
      .takeOverDecides, "REVAL-2", "A presentation that takes over makes UIKit check", .decides,
      since: 6, .documented, sources: .iOS6Notes, .rotationGuide): """
    UIKit checks when a view controller is presented full screen, or in any other style that takes \
    over (ASK-4).
    """,
    RuleEntry(
      .dismissalDecides, "REVAL-3", "Dismissing a presentation that took over makes UIKit check",
      .decides, since: 6, .widelyReported, sources: "Bytedance-UnionAD #105", .kenmaz,
      "react-native-elements #1798", "FAPanels #54", "capacitor-plugins #2100",
      "exceptions: radar 18176955", "exceptions: radar 22401547, case 1",
      "exceptions: NYTPhotoViewer #202", "exceptions: suzuki-0000/SKPhotoBrowser #211",
      "exceptions, on custom on 14: stripe/stripe-react-native #542",
      "against, on custom for 13 and 14: yuwind/HHTransition #16",
      "against, after a camera: jamesmontemagno/MediaPlugin #436, #628",
      "against, after a camera: apache/cordova-plugin-camera #427"): """
    When a presentation that took over is dismissed, UIKit asks the presenter, and the interface \
    rotates if it has to. Two exceptions were reported as bugs. A pre-release of iOS 8 (build \
    12A4345d) left a portrait-only presenter in landscape, in apps built with its SDK. On iOS 9, \
    10, and 14, UIKit asked no one after the dismissal of a custom presentation; Upright assumes \
    that for iOS 8 to 15. A report for iOS 13 and 14 saw it ask the presenter, of a library whose \
    style may have been full screen. On iOS 9, 11, and 12, three \
    apps locked to landscape stayed in portrait after a camera that had rotated to portrait; one \
    of them says so for iPads and not for its phones.
    """,
    RuleEntry(
      .treeChangeSilentUpTo15, "REVAL-4",
      "Up to iOS 15, UIKit doesn't check after push, pop, or tab", .decides, since: 6, until: 15,
      .widelyReported, sources: .alexandre, .csharx, "Pocket iOS #211",
      "SWRevealViewController #198", "pronebird/TabBarOrientationExample", .jishuzhan,
      "against, of a pop on 10: jongwonwoo/CodeSamples, Rotation.md"): """
    Up to iOS 15, UIKit doesn't check after a push, a pop, a tab switch, or a change of children. \
    The current orientation may then be outside the mask until the next check. Once the user \
    rotates the device, the mask applies. One tutorial for iOS 10 has a pop rotate back to a first \
    page in portrait; Upright doesn't assume it.
    """,
    RuleEntry(
      .changedAnswerTurnsFrom16, "REVAL-5", "Since iOS 16, a changed mask rotates the interface",
      .decides, since: 16, .contradicted,
      doubt: "most sources say yes; Apple guarantees only REVAL-6",
      sources: "Official-Kodi-Remote-iOS #745, #752", .jishuzhan, .polpiella,
      "software-mansion/react-native-screens #1738, #3014", "against: wBlock #559",
      "against: duckduckgo/apple-browsers #6519", "against, on a video: expo/expo #26803"): """
    Since iOS 16, UIKit asks again after a hierarchy change: a push, a pop, a tab switch, a sheet \
    that appears or disappears, or a replaced view controller. It compares the mask of the view \
    controller it asks just before the step with that just after it. A mask that changed earlier \
    without notice (REVAL-15) is as new to UIKit as one that the step changes; the app delegate's \
    isn't compared. If they differ, UIKit chooses by CHOOSE-7, with the device first, even if the current orientation is still allowed. \
    Many apps still call setNeedsUpdateOfSupportedInterfaceOrientations() or requestGeometryUpdate \
    to be sure.
    """,
    RuleEntry(
      .setNeedsUpdate, "REVAL-6", "setNeedsUpdate… is the documented way to notify UIKit", .decides,
      since: 16, .documented,
      doubt: "which view controllers it works on, and that it needs news, isn't documented",
      sources: .setNeedsUpdate, "ras0q/iosdc2023-interface-orientation", "dev365.cc, on .NET MAUI",
      "on any view controller: juejin.cn/post/7132397740545277988",
      "on any view controller: microsoft/fluentui-apple #1796",
      "against: godotengine/godot #118350, #119773"): """
    setNeedsUpdateOfSupportedInterfaceOrientations() notifies UIKit of a new mask or preferred \
    orientation. UIKit reads them again and rotates if needed, with an animation unless the call \
    is inside performWithoutAnimation. Upright assumes that the call works on any view controller \
    in the window: UIKit reads the mask of the one it asks (ASK-1), and the app delegate's, which \
    is why apps call it on the visible screen after they change the app delegate's mask. If UIKit \
    already knows the masks and they allow the current orientation, nothing happens, however the \
    device is held, and whatever the caller's own mask is (CONT-7, CONT-8). So an app that requests an \
    orientation within its masks and then makes this call keeps what it requested. The call needs \
    no geometry request: in one published sample the request names the opposite of the mask, and \
    the screen rotates all the same.
    """,
    RuleEntry(
      .attemptStartsDecision, "REVAL-7", "attemptRotationToDeviceOrientation makes UIKit check",
      .decides, since: 5, until: 15, .documented, sources: .attemptRotation): """
    Up to iOS 15, attemptRotationToDeviceOrientation() makes UIKit check every window (AUTO-6).
    """,
    RuleEntry(
      .rootsAndWindowsDecide, "REVAL-8", "New roots and windows make UIKit check", .decides,
      since: 8, .widelyReported, doubt: "for a swapped root it is inferred",
      sources: "radar 19592583", "yamill/react-native-orientation #61",
      "airsdk/Adobe-Runtime-Support #928"): """
    UIKit checks after setting a window's rootViewController, making a window visible, and adding \
    another window. In one report, adding even a hidden window rotated the interface at once. \
    UIKit chooses by CHOOSE-2, 3, and 4.
    """,
    RuleEntry(
      .foregroundReadsDevice, "REVAL-9", "Returning to the foreground makes UIKit check", .decides,
      since: 8, .reportedTwice, sources: "level49.com",
      "on a phone lying flat: osmandapp/OsmAnd-iOS #2906", "on the same: radar 25614825"): """
    When the app returns to the foreground, UIKit reads the device orientation again and checks, \
    by CHOOSE-2, 3, and 4. In one report, the traits changed before \
    applicationWillEnterForeground. In another, an app in landscape on a phone that lay flat \
    usually came back in portrait, the orientation of the home screen; Upright assumes that for \
    phones.
    """,
    RuleEntry(
      .lockSwitchDecides, "REVAL-10", "Toggling the rotation lock makes UIKit check", .decides,
      .reportedOnce, sources: "radar 25614825, variation C"): """
    UIKit checks when the user turns the rotation lock on or off (LOCK-3). It chooses by CHOOSE-2, \
    3, and 4.
    """,
    RuleEntry(
      .requestsAndForcesDecide, "REVAL-11", "Requests and forced values make UIKit check", .decides,
      .documented, sources: "Apple, UIWindowScene.requestGeometryUpdate", .alexandre, .csharx): """
    UIKit checks after requestGeometryUpdate, since iOS 16 (GEO-1), and after a value set on \
    UIDevice.orientation where that still works (HACK-1).
    """,
    RuleEntry(
      .delegateChangeTriggersNothing, "REVAL-12",
      "A new app delegate mask triggers nothing by itself", .decides, since: 6, .widelyReported,
      sources: "flutter/flutter #13238", "NYTPhotoViewer #202", "wBlock #559"): """
    A new app delegate mask doesn't make UIKit check by itself, on any version. It counts at the \
    next check.
    """,
    RuleEntry(
      .modalAtLaunchMissesTurn, "REVAL-13", "A modal at launch misses the rotation", .decides,
      since: 6, until: 7, idiom: .pad, .reportedOnce, sources: "tewha.net, 2012"): """
    On iOS 6 and 7, a modal presented from viewWillAppear during launch appears in the orientation \
    from before the launch's rotation, and doesn't rotate afterwards.
    """,
    RuleEntry(
      .hidingWindowDecides, "REVAL-14", "Hiding a window makes UIKit check the others", .decides,
      since: 13, .choice): """
    Since iOS 13, UIKit checks the remaining windows when a window is hidden or released. No \
    source says so; Upright assumes it. UIKit chooses by CHOOSE-2, 3, and 4.
    """,
    RuleEntry(
      .turnUsesToldMask, "REVAL-15", "Since iOS 16, a rotation uses the last mask UIKit read",
      .decides, since: 16, .contradicted,
      doubt: "Apple still writes that the system asks when the device rotates",
      sources: "flutter/flutter #122902, #124208, #121968", "flutter/engine #38230",
      "NEO-TAT/tat_flutter #165", "software-mansion/react-native-screens #2197",
      "Azure/communication-ui-library-ios #363",
      "on the app delegate's: a note in LandscapeFullscreenModifier (stored file 60750623013)",
      .disassembly, "against: \(Source.supportedOrientations.text)"): """
    Since iOS 16, the scene keeps a copy of the supported orientations, the app's and the view \
    controller's together, and a rotation uses that copy. UIKit updates the copy at first display, after \
    setNeedsUpdateOfSupportedInterfaceOrientations(), and after a geometry request that succeeds. \
    It also updates it after a hierarchy change (a push, a pop, a presentation, a dismissal, a tab \
    switch, another child that is asked), when a window is shown, hidden, or becomes key, and when \
    the scene becomes active. Until then, a getter that returns a new mask has no effect. Two \
    projects fixed it by always notifying UIKit. Upright assumes that every rotation reads the app \
    delegate's mask: in reports of locks kept there, the new value counted at once.
    """,
  ]
}
