extension RuleBook {
  /// The callbacks of a turn up to iOS 7.
  static let seqLegacy: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .twoStepRotationOn2, "SEQ-1", "Two-stage rotation on iOS 2", .tells, until: 4, .documented,
      sources: "Apple, UIViewController, the willRotate family", "devze 282631"): """
    On iOS 2 a rotation runs in two steps: willRotate, willAnimateFirstHalf, \
    didAnimateFirstHalf, willAnimateSecondHalf, didRotate. It takes one step from iOS 3 on \
    (SEQ-2); the two-step methods are deprecated from iOS 5.
    """,
    RuleEntry(
      .rotationOrderOn3To7, "SEQ-2", "Callback order of a rotation on iOS 3 to 7", .tells, since: 3,
      until: 7, .documented, sources: .rotationGuide,
      "newbe.dev, UIViewController returns invalid frame"): """
    On iOS 3 to 7 willRotate(to:duration:) comes first. Then the bounds change, and with them \
    come viewWillLayoutSubviews and viewDidLayoutSubviews (iOS 5 on), by which time \
    statusBarOrientation is new. Then willAnimateRotation(to:duration:) inside the animation block, the animation itself, and at \
    last didRotate(from:). Containers forward the three rotation methods to the children they \
    display (CONT-11).
    """,
    RuleEntry(
      .statusBarFramesRotation, "SEQ-3", "Status bar notifications surround a rotation", .tells,
      until: 7, .reportedOnce,
      doubt: "delegate before notification is documented; where the did pair stands is our choice",
      sources: "steipete, gist 8df39fea",
      "Apple, UIApplicationDelegate, the status-bar methods"): """
    The device-orientation notification comes first, then the decision, then the app delegate's \
    willChangeStatusBarOrientation and its notification, then the rotation of SEQ-2, then \
    didChangeStatusBarOrientation and its notification. A stack from iOS 7 shows notification, \
    window and status-bar change in that order. The exact place of the did pair is not known; \
    here it stands just before willAnimateRotation.
    """,
    RuleEntry(
      .turnDuration, "SEQ-4", "How long a rotation takes", .tells, .inferred,
      doubt: "drawn from one report", sources: "steipete, gist 8df39fea",
      "microsoft/WinObjC, UIViewController.mm"): """
    A turn by 180 degrees was seen to take 0.8 s on iOS 7, so one by 90 degrees is taken to \
    last 0.4 s. WinObjC uses 0.25 s.
    """,
    RuleEntry(
      .hiddenHearNothingUpTo7, "SEQ-5", "Up to iOS 7, hidden view controllers get no callbacks",
      .tells,
      until: 7, .documented, sources: .rotationGuide, "wangling.me, 2010"): """
    View controllers that are not on screen get none of the rotation methods. They are laid out \
    when they appear again.
    """,
  ]
}
