extension RuleBook {
  /// When a decision is made.
  static let reval: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .deviceTurnDecides, "REVAL-1", "Rotating the device makes UIKit check", .decides,
      .documented, doubt: "for iOS 16 on, sources disagree", sources: .rotationGuide, .iOS6Notes,
      "against, from iOS 16: flutter/flutter #122902, #124208",
      "against, from iOS 16: Azure/communication-ui-library-ios #363"): """
    UIKit checks when the device orientation changes to a definite value. Up to iOS 15 it reads \
    the masks again each time; since iOS 16 it uses the last mask it read (REVAL-15).
    """,
    RuleEntry(
      .takeOverDecides, "REVAL-2", "A presentation that takes over makes UIKit check", .decides,
      since: 6, .documented, sources: .iOS6Notes, .rotationGuide): """
    UIKit checks when a view controller is presented full screen. The same is true of every \
    style that takes over (ASK-4).
    """,
    RuleEntry(
      .dismissalDecides, "REVAL-3", "Dismissing a presentation that took over makes UIKit check",
      .decides,
      since: 6, .widelyReported, sources: "Bytedance-UnionAD #105", .kenmaz,
      "react-native-elements #1798", "FAPanels #54", "capacitor-plugins #2100",
      "exceptions: radar 18176955", "exceptions: radar 22401547, case 1",
      "exceptions: NYTPhotoViewer #202", "exceptions: suzuki-0000/SKPhotoBrowser #211",
      "on custom, for 13 and 14: yuwind/HHTransition #16",
      "against, after a camera: jamesmontemagno/MediaPlugin #436, #628",
      "against, after a camera: apache/cordova-plugin-camera #427"): """
    When a full-screen presentation is dismissed, the presenter is asked and the interface moves \
    if it has to. The same holds for every style that takes over. Two exceptions were reported as \
    bugs: a pre-release of iOS 8 (build 12A4345d) left a portrait-only presenter in landscape, in \
    apps built with its SDK, and custom presentations on iOS 9 and 10 left theirs there, and \
    nobody was asked. That is taken to hold on iOS 8 to 12; on 13 the presenter was seen to be \
    asked. On iOS 9, 11 and 12 three apps locked to landscape were left in portrait by a camera \
    that had been turned upright; one of them says that this is so on iPads and not on its phones.
    """,
    RuleEntry(
      .treeChangeSilentUpTo15, "REVAL-4",
      "Up to iOS 15, UIKit doesn't check after push, pop, or tab",
      .decides, since: 6, until: 15, .widelyReported, sources: .alexandre, .csharx,
      "Pocket iOS #211", "SWRevealViewController #198", "pronebird/TabBarOrientationExample",
      .jishuzhan): """
    Up to iOS 15, UIKit doesn't check after a push, a pop, a tab switch, or a change of children. \
    The current orientation may then be outside the mask until the next check. Once the user \
    rotates the device, the mask applies.
    """,
    RuleEntry(
      .changedAnswerTurnsFrom16, "REVAL-5", "Since iOS 16, a changed mask rotates the interface",
      .decides, since: 16, .contradicted,
      doubt: "most sources say yes; Apple guarantees only REVAL-6",
      sources: "Official-Kodi-Remote-iOS #745, #752", .jishuzhan, .polpiella,
      "software-mansion/react-native-screens #1738, #3014", "against: wBlock #559",
      "against: duckduckgo/apple-browsers #6519", "against, on a video: expo/expo #26803"): """
    Since iOS 16, a hierarchy change (push, pop, tab switch, a sheet appearing or disappearing, \
    one controller replaced by another) makes UIKit ask the deciding view controller again. Its \
    mask just before the step is compared with its mask just after it; nothing older is \
    remembered. If they differ, the target is chosen by CHOOSE-7, the device first, and not only \
    where the current orientation is no longer allowed. Many apps still call \
    setNeedsUpdateOfSupportedInterfaceOrientations() or requestGeometryUpdate to be sure.
    """,
    RuleEntry(
      .setNeedsUpdate, "REVAL-6", "setNeedsUpdate… is the documented way to notify UIKit", .decides,
      since: 16, .documented,
      doubt: "that it is enough by itself, and that it needs news, was reported once each",
      sources: .setNeedsUpdate, "ras0q/iosdc2023-interface-orientation",
      "dev365.cc, on .NET MAUI"): """
    setNeedsUpdateOfSupportedInterfaceOrientations() says that the mask or the preferred \
    orientation changed. The system reads them again and turns if needed, with an animation unless \
    it is wrapped in performWithoutAnimation. It has to reach a view controller whose answer the \
    deciding one uses (CONT-7). Where the masks are as UIKit knows them and allow where the \
    interface is, nothing is decided, however the device is held: an app that requests an \
    orientation within its masks and then calls this keeps what it requested. No geometry request is needed with it: in one published sample the \
    request that goes along names the opposite of the mask, and the screen turns all the same.
    """,
    RuleEntry(
      .attemptStartsDecision, "REVAL-7", "attemptRotationToDeviceOrientation makes UIKit check",
      .decides, since: 5, until: 15, .documented, sources: .attemptRotation): """
    Up to iOS 15 attemptRotationToDeviceOrientation() has every window decide again (AUTO-6).
    """,
    RuleEntry(
      .rootsAndWindowsDecide, "REVAL-8", "New roots and windows make UIKit check", .decides,
      since: 8, .widelyReported, doubt: "for a swapped root it is inferred",
      sources: "radar 19592583", "yamill/react-native-orientation #61",
      "airsdk/Adobe-Runtime-Support #928"): """
    Setting a window's rootViewController, making a window visible and adding another window \
    start a decision. Adding even a hidden window was seen to turn the interface at once. The \
    target is chosen by CHOOSE-2, 3 and 4.
    """,
    RuleEntry(
      .foregroundReadsDevice, "REVAL-9", "Returning to the foreground makes UIKit check",
      .decides, since: 8, .reportedOnce, sources: "level49.com"): """
    On the return to the foreground the device orientation is read again and a decision is made, \
    by CHOOSE-2, 3 and 4; the change of traits came before applicationWillEnterForeground.
    """,
    RuleEntry(
      .lockSwitchDecides, "REVAL-10", "Toggling the rotation lock makes UIKit check", .decides,
      .reportedOnce, sources: "radar 25614825, variation C"): """
    Switching the user's rotation lock on or off is a trigger (LOCK-3). The target is chosen by \
    CHOOSE-2, 3 and 4.
    """,
    RuleEntry(
      .requestsAndForcesDecide, "REVAL-11", "Requests and forced values make UIKit check", .decides,
      .documented, sources: "Apple, UIWindowScene.requestGeometryUpdate", .alexandre, .csharx): """
    requestGeometryUpdate is a trigger from iOS 16 (GEO-1 on), and a value forced upon \
    UIDevice.orientation one where that still works (HACK-1 on).
    """,
    RuleEntry(
      .delegateChangeTriggersNothing, "REVAL-12",
      "A new app delegate mask triggers nothing by itself", .decides, since: 6, .widelyReported,
      sources: "flutter/flutter #13238", "NYTPhotoViewer #202", "wBlock #559"): """
    A new app delegate mask doesn't make UIKit check by itself, on any version. It counts at \
    the next one.
    """,
    RuleEntry(
      .modalAtLaunchMissesTurn, "REVAL-13", "A modal presented during launch misses the rotation",
      .decides, since: 6, until: 7, idiom: .pad, .reportedOnce, sources: "tewha.net, 2012"): """
    A modal presented from inside viewWillAppear at launch opens in the orientation from before \
    the launch's turn and gets no turn of its own.
    """,
    RuleEntry(
      .hidingWindowDecides, "REVAL-14", "Hiding a window makes UIKit check the others", .decides,
      since: 13, .choice): """
    No source says whether hiding or releasing a window has the remaining windows decide again. \
    From iOS 13 it does here, by CHOOSE-2, 3 and 4.
    """,
    RuleEntry(
      .turnUsesToldMask, "REVAL-15", "Since iOS 16, a rotation uses the last mask UIKit read",
      .decides,
      since: 16, .contradicted,
      doubt: "Apple still writes that the system asks when the device turns",
      sources: "flutter/flutter #122902, #124208, #121968", "flutter/engine #38230",
      "NEO-TAT/tat_flutter #165", "software-mansion/react-native-screens #2197",
      "Azure/communication-ui-library-ios #363", "against: \(Source.supportedOrientations.text)"):
      """
    Since iOS 16, the scene keeps a copy of the supported orientations, and a rotation uses \
    that copy. It is updated at first display, by \
    setNeedsUpdateOfSupportedInterfaceOrientations(), by a geometry request that is granted, by a \
    change of the tree (a push, a pop, a presentation, a dismissal, a tab, another child that is \
    asked), by a window that is shown, hidden or becomes key, and when the scene becomes active. A \
    getter that just returns something else changes nothing until then. Two projects fixed it by \
    always notifying UIKit. The app delegate's mask is assumed to be read on every rotation: \
    reports of locks kept there see the new value at once.
    """,
  ]
}
