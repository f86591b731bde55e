extension RuleBook {
  /// Old ways to force an orientation.
  static let hack: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .writingDeviceTurns, "HACK-1", "Setting UIDevice.orientation rotates the interface", .decides,
      .widelyReported, sources: .alexandre, .csharx, "flutter/flutter #132546"): """
    UIDevice.current.setValue(_:forKey: "orientation") overwrites the device orientation, and \
    UIKit checks as after any rotation of the device (CHOOSE-5). The interface rotates only if the \
    masks allow it. The value stays until the sensor reports a change, so the result remains when \
    the mask allows more later. It works up to iOS 15, and later in apps built with an older SDK \
    (HACK-5). It doesn't work in a multitasking iPad app (HACK-11).
    """,
    RuleEntry(
      .writtenValueMustDiffer, "HACK-2", "The new value must differ from the current one", .decides,
      .widelyReported, sources: "yamill/react-native-orientation #171",
      "wonday/react-native-orientation-locker #243", "FULiveDemo #111"): """
    Setting the value that UIDevice.orientation already has does nothing. So apps first set \
    unknown (0). It holds wherever setting works (HACK-1).
    """,
    RuleEntry(
      .interfaceNumberWorksToo, "HACK-3", "Interface and device raw values both work", .informs,
      .inferred, sources: .alexandre, .csharx): """
    Most samples set the raw value of the interface orientation, others that of the device \
    orientation. The numbers agree for 1 to 4 (DEV-3), so both work.
    """,
    RuleEntry(
      .writingPrintsFrom16, "HACK-4", "Since iOS 16, setting it logs a message", .decides,
      since: 16, .documented, sources: "Apple, iOS 16 release notes", .quotedRadars,
      "wonday/react-native-orientation-locker #243", "software-mansion/react-native-screens #1732",
      "fuselibs #1454"): """
    Since iOS 16, the console prints "[Orientation] BUG IN CLIENT OF UIKIT: Setting \
    UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)". \
    Apple's release note says that setting it "isn't supported and no longer works".
    """,
    RuleEntry(
      .oldSDKCanForce, "HACK-5", "Since iOS 16, only apps built with an older SDK can set it",
      .decides, since: 16, .widelyReported,
      doubt: "one player built with Xcode 13.4.1 didn't rotate on 16",
      sources: "WebKit, commit b751dd03ccdb", "flutter/flutter #111587", "capawesome #27",
      "against: renzifeng/ZFPlayer #1349"): """
    Since iOS 16, setting UIDevice.orientation does nothing in apps linked with that SDK or later. \
    Apps linked with an SDK before iOS 16 still rotate, and the console prints a message (HACK-4).
    """,
    RuleEntry(
      .statusBarNeedsMaskOfZero, "HACK-6", "When setStatusBarOrientation works since iOS 6",
      .decides, since: 6, until: 12, .documented,
      doubt: "documented for 6 and 7, widely reported for 8 to 12",
      parts: [.from(8, to: 12): .widelyReported], sources: .iOS6Notes,
      "xushuangqing/XSQLandscapeFullscreenDemo #1", "renzifeng/ZFPlayer #590, #824, #861",
      "on 13: BrikerMan/BMPlayer #354", "against, built with Xcode 10.3: renzifeng/ZFPlayer #857"):
      """
    setStatusBarOrientation(_:animated:) works only if the view controller UIKit asks doesn't \
    rotate: on iOS 6 and 7 its mask is 0, on iOS 8 to 12 its shouldAutorotate returns NO. The call \
    moves only the status bar, and the app rotates its own views. Since iOS 8, it also sets the \
    interface orientation. A mask of 0 has no other documented use; since iOS 8, UIKit treats it \
    as a mask with nothing in common (EXC-1). On iOS 13, the setter does nothing and prints an \
    [Assert] line.
    """,
    RuleEntry(
      .statusBarMovesAlone, "HACK-7", "setStatusBarOrientation rotates only the status bar", .tells,
      until: 7, .widelyReported, sources: "kouhan.cn", "newbetuts 9826920", "baker #310"): """
    Up to iOS 5, setStatusBarOrientation moves the status bar without rotating the content. With \
    presenting and dismissing an empty view controller, it forced a new layout up to iOS 7. That \
    no longer works on iOS 8.
    """,
    RuleEntry(
      .statusBarSetterDeprecated, "HACK-8", "setStatusBarOrientation is deprecated since iOS 9",
      .informs, since: 9, .documented, sources: "Apple, UIApplication.statusBarOrientation"): """
    setStatusBarOrientation is deprecated since iOS 9, the statusBarOrientation property since iOS \
    13.
    """,
    RuleEntry(
      .presentAndDismissTrick, "HACK-9", "Presenting and dismissing an empty screen forces a check",
      .informs, since: 6, until: 15, .widelyReported,
      sources: "a jianshu note on forced orientations (ce96b387b079)", .kenmaz): """
    Presenting an empty view controller full screen and dismissing it at once makes UIKit check \
    twice (REVAL-2, REVAL-3). So the interface rotates to what the masks require.
    """,
    RuleEntry(
      .forcingPassesLock, "HACK-10", "A forced orientation overrides the rotation lock", .decides,
      .widelyReported, sources: "olxios/SingleLandscapeController #1", "wildfirechat/ios-chat #423",
      "Expo documentation"): """
    A forced orientation overrides the rotation lock until the next definite device orientation. \
    That holds for a value set on UIDevice up to iOS 15, and for a geometry request since iOS 16, \
    until something else rotates the interface (GEO-5). Whenever else UIKit checks, the rotation lock counts (LOCK-2).
    """,
    RuleEntry(
      .multitaskingCannotForce, "HACK-11", "A multitasking iPad app can't force an orientation",
      .decides, since: 9, idiom: .pad, .widelyReported,
      doubt: "seen on 9, 12 and 13; one report saw a forced landscape fall back at once",
      sources: "yamill/react-native-orientation #21", "bytepark/auto_orientation #6",
      "yauhenipakala/Xamarin.Plugin.DeviceOrientation #8"): """
    In a multitasking iPad app (PAD-1), setting UIDevice.orientation does nothing. If the app \
    requires full screen, setting it works again.
    """,
  ]
}
