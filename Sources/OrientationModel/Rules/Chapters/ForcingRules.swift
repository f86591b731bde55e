extension RuleBook {
  /// Old ways to force an orientation.
  static let hack: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .writingDeviceTurns, "HACK-1", "Setting UIDevice.orientation rotates the interface", .decides,
      .widelyReported, sources: .alexandre, .csharx, "flutter/flutter #132546"): """
    UIDevice.current.setValue(_:forKey: "orientation") overwrites the device orientation and \
    starts an ordinary decision about a turned device (CHOOSE-5): the interface turns only if \
    the mask allows it. The written value stays until the sensor reports a change, so the \
    result survives a later widening of the mask. It works up to iOS 15, and later for apps \
    built with an older SDK (HACK-5), but not in an iPad app that takes part in multitasking \
    (HACK-11).
    """,
    RuleEntry(
      .writtenValueMustDiffer, "HACK-2", "The new value must differ from the current one",
      .decides, .widelyReported, sources: "yamill/react-native-orientation #171",
      "wonday/react-native-orientation-locker #243", "FULiveDemo #111"): """
    Writing the value that UIDevice.orientation already has does nothing. Hence the trick of \
    writing unknown (0) first. It holds wherever HACK-1 does.
    """,
    RuleEntry(
      .interfaceNumberWorksToo, "HACK-3", "Interface and device raw values both work",
      .informs, .inferred, sources: .alexandre, .csharx): """
    Most samples write the raw number of the interface orientation to the key, others that of \
    the device orientation. The numbers agree for 1 to 4 (DEV-3), so both work.
    """,
    RuleEntry(
      .writingPrintsFrom16, "HACK-4", "Since iOS 16, setting it logs a message", .decides,
      since: 16, .documented, sources: "Apple, iOS 16 release notes", .quotedRadars,
      "wonday/react-native-orientation-locker #243", "software-mansion/react-native-screens #1732",
      "fuselibs #1454"): """
    From iOS 16 the console says "[Orientation] BUG IN CLIENT OF UIKIT: Setting \
    UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)". \
    Apple's release note says it "isn't supported and no longer works".
    """,
    RuleEntry(
      .oldSDKCanForce, "HACK-5", "Since iOS 16, only apps built with an older SDK can set it",
      .decides, since: 16, .widelyReported,
      doubt: "one player built with Xcode 13.4.1 did not turn on 16",
      sources: "WebKit, commit b751dd03ccdb", "flutter/flutter #111587", "capawesome #27",
      "against: renzifeng/ZFPlayer #1349"): """
    Writing UIDevice.orientation does nothing in apps linked on or after iOS 16. Older binaries \
    still turn, with the message of HACK-4.
    """,
    RuleEntry(
      .statusBarNeedsMaskOfZero, "HACK-6", "When setStatusBarOrientation works since iOS 6",
      .decides, since: 6, until: 12, .documented,
      doubt: "documented for 6 and 7, widely reported for 8 to 12",
      parts: [.versions(8...12): .widelyReported], sources: .iOS6Notes,
      "xushuangqing/XSQLandscapeFullscreenDemo #1", "renzifeng/ZFPlayer #590, #824, #861",
      "on 13: BrikerMan/BMPlayer #354", "against, built with Xcode 10.3: renzifeng/ZFPlayer #857"):
      """
    setStatusBarOrientation(_:animated:) works only where the deciding view controller has given up \
    turning: on iOS 6 and 7 with a mask of 0, on iOS 8 to 12 with a shouldAutorotate that answers NO. \
    It then moves the status bar only, and the app turns its own views; from iOS 8 that side is also \
    what the interface orientation is read from. A mask of 0 has no other sanctioned use; from iOS 8 \
    it is treated as in EXC-1. On iOS 13 the setter does nothing and prints an [Assert] line.
    """,
    RuleEntry(
      .statusBarMovesAlone, "HACK-7", "setStatusBarOrientation rotates only the status bar",
      .tells, until: 7, .widelyReported, sources: "kouhan.cn", "newbetuts 9826920", "baker #310"):
      """
    Up to iOS 5 setStatusBarOrientation sets the side of the status bar freely without turning \
    the content. Together with presenting and dismissing an empty view controller it forced a \
    new layout, up to iOS 7; it broke on 8.
    """,
    RuleEntry(
      .statusBarSetterDeprecated, "HACK-8", "When setStatusBarOrientation was deprecated", .informs,
      since: 9, .documented, sources: "Apple, UIApplication.statusBarOrientation"): """
    setStatusBarOrientation is deprecated from iOS 9, the statusBarOrientation property from \
    iOS 13.
    """,
    RuleEntry(
      .presentAndDismissTrick, "HACK-9", "The trick of presenting and dismissing an empty screen",
      .informs,
      since: 6, until: 15, .widelyReported,
      sources: "a jianshu note on forced orientations (ce96b387b079)", .kenmaz): """
    Presenting an empty view controller full screen and dismissing it at once forces two \
    decisions, REVAL-2 and REVAL-3, and so a turn to what the mask demands.
    """,
    RuleEntry(
      .forcingPassesLock, "HACK-10", "A forced orientation overrides the rotation lock", .decides,
      .widelyReported,
      sources: "olxios/SingleLandscapeController #1", "wildfirechat/ios-chat #423",
      "Expo documentation"): """
    A forced orientation passes the user's rotation lock: it is the candidate until the next \
    definite device event. That holds for a value written to UIDevice up to iOS 15 and for a \
    geometry request from iOS 16. For every other trigger the lock decides the candidate (LOCK-2).
    """,
    RuleEntry(
      .multitaskingCannotForce, "HACK-11", "A multitasking iPad app can't force an orientation",
      .decides, since: 9, idiom: .pad, .widelyReported,
      doubt: "seen on 9, 12 and 13; one report saw a forced landscape fall back at once",
      sources: "yamill/react-native-orientation #21", "bytepark/auto_orientation #6",
      "yauhenipakala/Xamarin.Plugin.DeviceOrientation #8"):
      """
    In an iPad app that takes part in multitasking (PAD-1) writing UIDevice.orientation does \
    nothing. Requiring full screen makes it work again.
    """,
  ]
}
