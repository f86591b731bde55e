extension RuleBook {
  /// The callbacks of a turn from iOS 8 on.
  static let seqModern: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .rotationIsSizeChangeFrom8, "SEQ-6", "Since iOS 8, a rotation is a size change", .tells,
      since: 8, .documented,
      doubt: "willTransition before viewWillTransition is a convention, not settled",
      sources: "Apple, UIContentContainer", "ShinobiControls, iOS 8 Day-by-Day 14",
      "akisute, gist 291170b5"): """
    UIKit tells the root, which forwards to its children. The order is: the decision; \
    willTransition(to:with:), only if traits change; viewWillTransition(to:with:); bounds and \
    traits change; traitCollectionDidChange (SEQ-19 for iOS 17 on); viewWillLayoutSubviews and \
    viewDidLayoutSubviews; the block animated alongside; the animation; the completion block. \
    Apple says only that the trait callback comes before the traits change. A scene that is given \
    another size brings the same without a turn.
    """,
    RuleEntry(
      .willRotateLivesOnTo12, "SEQ-7", "The willRotate methods still work on iOS 8 to 12", .tells,
      since: 8, .contradicted, doubt: "firing on 8 to 12 and never from 13 is our choice",
      parts: [.from(13): .reportedOnce],
      sources: "e-com-net 1292576120482373632", "HDAugmentedReality #11, one side",
      "on recent versions: security-union/remote-shutter #112",
      "against, on iOS 9: HDAugmentedReality #11, the other side"): """
    The deprecated willRotate family still fires on iOS 8 to 12 where the view controller does \
    not override viewWillTransition(to:with:), or calls super in it. From iOS 13 it never does. \
    One side saw it on iOS 9, another did not; on recent versions it is never called.
    """,
    RuleEntry(
      .traitCallbacksOnTurn, "SEQ-8", "Which devices get trait callbacks on rotation", .tells,
      since: 8, .widelyReported, sources: "DetectorAppSwiftUI #4", "expo/expo #23656"): """
    A phone turned by 90 degrees changes its size classes (BND-5) and gets trait callbacks. An \
    iPad never does.
    """,
    RuleEntry(
      .halfTurnLaysNothingOut, "SEQ-9", "A 180-degree rotation causes no layout", .tells, since: 8,
      .reportedOnce, doubt: "whether viewWillTransition runs is not settled",
      sources: "LLSimpleCamera #46"): """
    From one landscape to the other the size is the same, and no layout pass follows. Here \
    there are no size and no trait callbacks either, only the orientation notifications and, \
    from iOS 13, the scene's callback.
    """,
    RuleEntry(
      .coveredPresenterIsTold, "SEQ-10", "A covered presenter gets size callbacks", .tells,
      since: 8, .reportedTwice, sources: "onmyway133/notes #202, #210", "Spots #286"): """
    viewWillTransition(to:with:) is delivered to the presenter under a modal too, even to a \
    portrait-only one, and also when a dismissal turns the interface back. Up to iOS 7 it heard \
    nothing (SEQ-5).
    """,
    RuleEntry(
      .onlyTopOfStackIsTold, "SEQ-11", "In a navigation stack, only the top gets size callbacks",
      .tells, since: 8,
      .reportedTwice, doubt: "where traitCollectionDidChange comes is inferred",
      sources: "radar 24277475", "level49.com", "mozilla-mobile/firefox-ios #2190"): """
    In a navigation stack only the top view controller gets the size transition. Coming back to \
    a covered screen of a phone after a turn, it gets willTransition(to:with:), then \
    viewWillAppear, traitCollectionDidChange before viewIsAppearing and layout, then \
    viewDidAppear.
    """,
    RuleEntry(
      .otherTabsLaidOutLater, "SEQ-12", "Other tabs are laid out when they appear", .tells,
      since: 8, .inferred, doubt: "from SEQ-5 and SEQ-11"): """
    The view controllers of other tabs get no size callback while they are hidden. They are \
    laid out when they are shown.
    """,
    RuleEntry(
      .firstDisplayOrder, "SEQ-13", "Callbacks at first display", .tells, since: 8,
      .reportedTwice, sources: "akisute, gist 291170b5",
      "useyourloaf.com, Predicting Size Classes in iOS 13"): """
    At its first display a view controller gets viewDidLoad, viewWillAppear, \
    traitCollectionDidChange(nil), layout and viewDidAppear, in this order. From iOS 13 UIKit \
    predicts the traits, so the trait call often does not come.
    """,
    RuleEntry(
      .sceneToldAfterChange, "SEQ-14", "The scene delegate is notified after the change", .tells,
      since: 13,
      .documented, doubt: "its place before the completion is our choice",
      sources: "Apple, UIWindowSceneDelegate"): """
    From iOS 13 the scene delegate gets \
    windowScene(_:didUpdate:interfaceOrientation:traitCollection:), from 26 on \
    windowScene(_:didUpdateEffectiveGeometry:). Here it comes after the change and before the \
    completion block.
    """,
    RuleEntry(
      .deviceNotificationFirst, "SEQ-15",
      "The device notification precedes the interface rotation", .tells, .documented,
      doubt: "what observers read in it is inferred", sources: .rotationGuide): """
    The device-orientation notification is what UIKit reacts to, so the app's own observers may \
    read an old interface orientation in it. They may run before or after UIKit's.
    """,
    RuleEntry(
      .notificationWithoutTurn, "SEQ-16", "A device notification without a rotation is normal",
      .tells,
      .widelyReported, sources: "yamill/react-native-orientation #56, #104",
      "wonday/react-native-orientation-locker #243"): """
    A notification without a turn follows when the device is laid flat (DEV-5) or turned to an \
    orientation that is not allowed (CHOOSE-5). The reverse exists too: from iOS 16 a turn \
    asked for by the program posts none (GEO-6).
    """,
    RuleEntry(
      .statusBarNotificationsOn8To12, "SEQ-17", "Status bar notifications on iOS 8 to 12", .tells,
      since: 8, .choice): """
    On iOS 8 to 12 the notifications of SEQ-3 still frame the order of SEQ-6. From iOS 13, \
    where they are deprecated, they are gone.
    """,
    RuleEntry(
      .viewIsAppearingAndUpdateProperties, "SEQ-18", "viewIsAppearing and updateProperties", .tells,
      since: 13, .documented, sources: "Apple, UIViewController.viewIsAppearing",
      "Apple, UIViewController.updateProperties"): """
    viewIsAppearing (iOS 13 on) comes between viewWillAppear and the first layout, with traits \
    and size already right. updateProperties (iOS 26 on) comes before layout.
    """,
    RuleEntry(
      .traitCollectionDidChangeOutlives, "SEQ-19",
      "traitCollectionDidChange still works though deprecated", .tells, since: 17, .reportedTwice,
      sources: "Apple developer forums, thread 771293", "UIOnboarding #19"): """
    traitCollectionDidChange is deprecated from iOS 17 and is still called where it is \
    overridden; it was seen on 18.2.
    """,
    RuleEntry(
      .halfTurnTransitionDisputed, "SEQ-20", "Sources disagree whether a half turn is a transition",
      .tells, since: 8, .contradicted,
      doubt: "taken to call neither a layout nor viewWillTransition",
      sources: "Apple, UIViewControllerTransitionCoordinatorContext.targetTransform",
      "against: LLSimpleCamera #46"): """
    Apple's targetTransform names rotations by 180 degrees, and its coordinator only comes with \
    viewWillTransition(to:with:); a developer saw no layout at such a turn. Here a half turn \
    lays nothing out, and it calls viewWillTransition only if that is assumed.
    """,
    RuleEntry(
      .picturesForAppSwitcher, "SEQ-21", "On its way to the background, an app is laid out again",
      .tells, since: 9, .widelyReported,
      doubt: "seen on 9, 10 and 16; the compact width on 16 only",
      sources: "radar 23010208", "mozilla-mobile/firefox-ios #1949",
      "Apple developer forums, thread 728951", "meta.stackexchange.com 287830",
      "scenee/FloatingPanel #228", "microsoft/FluentDarkModeKit #97"): """
    On its way to the background an app is laid out for the pictures of the app switcher, and \
    nothing turns. On an iPad an app whose mask has portrait and landscape gets the size of the \
    other orientation, and then its own again. From iOS 13, where it takes part in multitasking, \
    the same goes for a compact width; and on every device traitCollectionDidChange comes twice, \
    for the light and the dark appearance.
    """,
  ]
}
