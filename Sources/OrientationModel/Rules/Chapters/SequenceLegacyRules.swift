extension RuleBook {
  /// The callbacks of a turn up to iOS 7.
  static let seqLegacy: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .twoStepRotationOn2, "SEQ-1", "On iOS 2, a rotation has two stages", .tells, until: 4,
      .documented, sources: "Apple, UIViewController, the willRotate family", "devze 282631"): """
    On iOS 2, a rotation sends willRotate, willAnimateFirstHalf, didAnimateFirstHalf, \
    willAnimateSecondHalf, and didRotate. Since iOS 3 it has one stage (SEQ-2). The two-stage \
    methods are deprecated since iOS 5.
    """,
    RuleEntry(
      .rotationOrderOn3To7, "SEQ-2", "Callback order of a rotation on iOS 3 to 7", .tells, since: 3,
      until: 7, .documented, sources: .rotationGuide,
      "newbe.dev, UIViewController returns invalid frame"): """
    On iOS 3 to 7, willRotate(to:duration:) comes first. Then the bounds change, followed by \
    viewWillLayoutSubviews and viewDidLayoutSubviews (since iOS 5); by then, statusBarOrientation \
    has the new value. Then come willAnimateRotation(to:duration:) inside the animation block, the \
    animation, and didRotate(from:). Containers forward the three rotation methods to the children \
    they show (CONT-11).
    """,
    RuleEntry(
      .statusBarFramesRotation, "SEQ-3", "Status bar notifications surround a rotation", .tells,
      until: 7, .reportedOnce,
      doubt: "delegate before notification is documented; where the did pair stands is our choice",
      sources: "steipete, gist 8df39fea", "Apple, UIApplicationDelegate, the status-bar methods"):
      """
    Up to iOS 7, the device orientation notification comes first, and UIKit checks. Then come the \
    app delegate's willChangeStatusBarOrientation and its notification, the rotation of SEQ-2, and \
    didChangeStatusBarOrientation and its notification. A stack of iOS 7 has notification, \
    window, and status bar change in that order. No source says where exactly the did pair comes; \
    Upright puts it just before willAnimateRotation.
    """,
    RuleEntry(
      .turnDuration, "SEQ-4", "How long a rotation takes", .tells, .inferred,
      doubt: "drawn from one report", sources: "steipete, gist 8df39fea",
      "microsoft/WinObjC, UIViewController.mm"): """
    A rotation by 90 degrees takes 0.4 s. Upright infers that from one report, in which a rotation \
    by 180 degrees took 0.8 s on iOS 7. WinObjC uses 0.25 s.
    """,
    RuleEntry(
      .hiddenHearNothingUpTo7, "SEQ-5", "Up to iOS 7, hidden view controllers get no callbacks",
      .tells, until: 7, .documented, sources: .rotationGuide, "wangling.me, 2010"): """
    Up to iOS 7, view controllers that aren't on screen get no rotation callbacks. They're laid \
    out when they appear again.
    """,
  ]
}
