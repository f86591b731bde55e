extension RuleBook {
  /// shouldAutorotate and attemptRotationToDeviceOrientation.
  static let auto: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .autorotateAskedFirst, "AUTO-1", "UIKit reads shouldAutorotate before the mask", .narrows,
      since: 6, until: 15, .documented, sources: "Apple, UIViewController.shouldAutorotate",
      .rotationGuide): """
    shouldAutorotate is YES by default. It is asked of the view controller that decides (ASK-1 \
    on), before its mask.
    """,
    RuleEntry(
      .autorotateNoSuppressesTurn, "AUTO-2", "Returning NO from shouldAutorotate prevents rotation",
      .decides,
      since: 6, until: 15, .documented,
      doubt: "whether the mask's getter runs all the same is contradicted", sources: .rotationGuide,
      .supportedOrientations, .iOS6Notes, "against: \(Source.neilsGist.text)"): """
    Where the deciding view controller's shouldAutorotate answers NO, rotation is suppressed, its \
    mask is not fetched and the interface stays as it is. One author returned false everywhere and \
    still saw the mask's getter hit at every turn: that contradicts the call, not the outcome.
    """,
    RuleEntry(
      .autorotateNoPresentation, "AUTO-3", "NO doesn't change a presentation's first orientation",
      .decides, since: 6, until: 15, .reportedTwice,
      doubt: "that the mask counts without a preference was seen once",
      sources: "a jianshu note on forced orientations (ce96b387b079)", "auth0 Lock #141, #142",
      "owncloud/ios-app #34"): """
    shouldAutorotate NO does not keep a full-screen modal from starting in its preferred \
    orientation; it then stays there. The preference counts if it is in what is allowed \
    (MASK-10). Without an overridden one, or with one that is not allowed, the modal starts in \
    the current orientation if that is allowed, in the first one that is if not, and stays in it: \
    a passcode screen that supports portrait was always upright.
    """,
    RuleEntry(
      .autorotateNoReturn, "AUTO-4", "A presenter's NO doesn't prevent rotating back", .decides,
      since: 8, until: 15, .inferred, doubt: "drawn from one report",
      sources: "\(Source.neilsGist.text), configuration 1"): """
    A presenter whose shouldAutorotate answers NO still turns back when what it presented full \
    screen is dismissed.
    """,
    RuleEntry(
      .autorotateDeadFrom16, "AUTO-5", "Since iOS 16, UIKit never reads shouldAutorotate", .decides,
      since: 16, .documented, sources: "Apple, iOS 16 release notes", .quotedRadars,
      "rileytestut/Delta #201", "Official-Kodi-Remote-iOS #764",
      "appinventor-sources #3001, #3725"): """
    Apple's release note says "shouldAutorotate has been deprecated is no longer supported" \
    (sic); apps should reflect their preferences in the mask. It names no condition on the SDK \
    an app was built with, and shipped apps whose only lock was shouldAutorotate began to turn.
    """,
    RuleEntry(
      .attemptDecidesAnew, "AUTO-6", "attemptRotationToDeviceOrientation rechecks all windows",
      .decides,
      since: 5, until: 15, .documented, sources: .attemptRotation, "felix-schwarz, gist 417ece0f",
      "flutter/flutter #13238", "mullvadvpn-app #2584"): """
    attemptRotationToDeviceOrientation() evaluates all windows again against the device \
    orientation. It turns to that orientation where it is allowed and does nothing where it is \
    not.
    """,
    RuleEntry(
      .attemptDeprecatedFrom16, "AUTO-7",
      "attemptRotationToDeviceOrientation: deprecated in iOS 16", .decides,
      since: 16, .documented, doubt: "that it does nothing was reported once, with inferred calls",
      sources: "Apple, iOS 16 release notes", .quotedRadars, "expo/expo #21044",
      "Azure/communication-ui-library-ios #363",
      "against: Apple, \"replaced by\" and not \"no longer supported\""): """
    From iOS 16 attemptRotationToDeviceOrientation() is deprecated in favour of \
    setNeedsUpdateOfSupportedInterfaceOrientations(). It can still be called, prints a deprecation \
    note, and is taken to do nothing: with the same calls one project turned on iOS 15 and no longer \
    on 16, and another had to switch to the new method. Apple's word for it is "replaced", which \
    would also fit a call that still announces.
    """,
  ]
}
