extension RuleBook {
  /// shouldAutorotate and attemptRotationToDeviceOrientation.
  static let auto: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .autorotateAskedFirst, "AUTO-1", "UIKit reads shouldAutorotate before the mask", .tells,
      since: 6, until: 15, .documented, sources: "Apple, UIViewController.shouldAutorotate",
      .rotationGuide): """
    Up to iOS 15, UIKit reads shouldAutorotate of the view controller it asks (ASK-1), before its \
    mask. The default is YES.
    """,
    RuleEntry(
      .autorotateNoSuppressesTurn, "AUTO-2", "Returning NO from shouldAutorotate prevents rotation",
      .decides, since: 6, until: 15, .documented,
      doubt: "whether the mask's getter runs all the same is contradicted", sources: .rotationGuide,
      .supportedOrientations, .iOS6Notes, "against: \(Source.neilsGist.text)"): """
    Up to iOS 15, if shouldAutorotate of the view controller UIKit asks returns NO, UIKit doesn't \
    read its mask, and the interface stays as it is. One author returned false everywhere and \
    still saw every rotation call the mask's getter. That contradicts the call, not the result.
    """,
    RuleEntry(
      .autorotateNoPresentation, "AUTO-3", "NO doesn't change a presentation's first orientation",
      .decides, since: 6, until: 15, .reportedTwice,
      doubt: "that the mask counts without a preference was seen once",
      sources: "a jianshu note on forced orientations (ce96b387b079)", "auth0 Lock #141, #142",
      "owncloud/ios-app #34"): """
    A full-screen presentation appears in its preferred orientation even if its shouldAutorotate \
    returns NO, and then stays there. The preferred orientation counts if it's allowed (MASK-10). \
    Otherwise the presentation appears in the current orientation if that is allowed, or in the \
    first allowed one, and stays in it. In the report, a passcode screen that supports portrait \
    always appeared in portrait.
    """,
    RuleEntry(
      .autorotateNoReturn, "AUTO-4", "A presenter's NO doesn't prevent rotating back", .decides,
      since: 8, until: 15, .inferred, doubt: "drawn from one report",
      sources: "\(Source.neilsGist.text), configuration 1"): """
    Up to iOS 15, when a full-screen presentation is dismissed, the interface rotates back even if \
    the presenter's shouldAutorotate returns NO.
    """,
    RuleEntry(
      .autorotateDeadFrom16, "AUTO-5", "Since iOS 16, shouldAutorotate prevents no rotation",
      .decides, since: 16, .documented, sources: "Apple, iOS 16 release notes", .quotedRadars,
      "rileytestut/Delta #201", "Official-Kodi-Remote-iOS #764", "appinventor-sources #3001, #3725"):
      """
    Since iOS 16, UIKit doesn't read shouldAutorotate before it rotates; only before it throws \
    (EXC-3). Apple's release note says "shouldAutorotate \
    has been deprecated is no longer supported" (sic), and that apps should reflect their \
    preferences in the mask. The note doesn't depend on the SDK an app was built with. Shipped \
    apps whose only lock was shouldAutorotate began to rotate.
    """,
    RuleEntry(
      .attemptDecidesAnew, "AUTO-6", "attemptRotationToDeviceOrientation rechecks all windows",
      .decides, since: 5, until: 15, .documented, sources: .attemptRotation,
      "felix-schwarz, gist 417ece0f", "flutter/flutter #13238", "mullvadvpn-app #2584"): """
    Since iOS 5, attemptRotationToDeviceOrientation() makes UIKit check all windows against the \
    device orientation. The interface rotates to that orientation if it's allowed, and otherwise \
    stays as it is.
    """,
    RuleEntry(
      .attemptDeprecatedFrom16, "AUTO-7",
      "attemptRotationToDeviceOrientation is deprecated in iOS 16", .decides, since: 16,
      .documented, doubt: "that it does nothing was reported once, with inferred calls",
      sources: "Apple, iOS 16 release notes", .quotedRadars, "expo/expo #21044",
      "Azure/communication-ui-library-ios #363",
      "against: Apple, \"replaced by\" and not \"no longer supported\""): """
    Since iOS 16, attemptRotationToDeviceOrientation() is deprecated and \
    setNeedsUpdateOfSupportedInterfaceOrientations() replaces it. The old method can still be \
    called and prints a deprecation note. Upright assumes that it does nothing: with the same \
    calls, one project rotated on iOS 15 and not on iOS 16, and another had to switch to the new \
    method. Apple writes "replaced", so the call may also still notify UIKit.
    """,
  ]
}
