extension RuleBook {
  /// The callbacks of a turn from iOS 8 on.
  static let seqModern: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .rotationIsSizeChangeFrom8, "SEQ-6", "Since iOS 8, a rotation is a size change", .tells,
      since: 8, .documented,
      doubt: "willTransition before viewWillTransition, and where appearance comes, isn't settled",
      sources: "Apple, UIContentContainer", "ShinobiControls, iOS 8 Day-by-Day 14",
      "akisute, gist 291170b5"): """
    Since iOS 8, UIKit notifies the root, which forwards to its children. After the check, the \
    order is: willTransition(to:with:), only if traits change; viewWillTransition(to:with:); \
    bounds and traits change; traitCollectionDidChange (SEQ-19 since iOS 17); \
    viewWillLayoutSubviews and viewDidLayoutSubviews; the alongside block; the animation; the \
    completion block. Apple says only that the trait callback comes before the traits change. A \
    resized scene sends the same without a rotation. A view controller that the new size brings on \
    screen, such as a column of a split view, appears, and one that it takes off disappears.
    """,
    RuleEntry(
      .willRotateLivesOnTo12, "SEQ-7", "The willRotate methods still work on iOS 8 to 12", .tells,
      since: 8, .contradicted,
      doubt: "that they're called on 8 to 12 and never since 13 is our choice",
      parts: [.from(13): .reportedOnce], sources: "e-com-net 1292576120482373632",
      "HDAugmentedReality #11, one side", "on recent versions: security-union/remote-shutter #112",
      "against, on iOS 9: HDAugmentedReality #11, the other side"): """
    On iOS 8 to 12, the deprecated willRotate methods are still called if the view controller \
    doesn't override viewWillTransition, or calls super in it. Since iOS 13 they never are. On iOS \
    9, one source saw the calls and another didn't.
    """,
    RuleEntry(
      .traitCallbacksOnTurn, "SEQ-8", "A phone gets trait callbacks on rotation, an iPad doesn't",
      .tells, since: 8, .widelyReported, sources: "DetectorAppSwiftUI #4", "expo/expo #23656"): """
    A phone that rotates by 90 degrees changes its size classes (BND-5) and gets trait callbacks. \
    An iPad never does.
    """,
    RuleEntry(
      .halfTurnLaysNothingOut, "SEQ-9", "A 180-degree rotation causes no layout", .tells, since: 8,
      .reportedOnce, doubt: "whether viewWillTransition runs is not settled",
      sources: "LLSimpleCamera #46"): """
    From one landscape to the other, the size is the same, so there is no layout. In Upright there \
    are no size or trait callbacks either, only the device orientation notifications and, since \
    iOS 13, the scene's callback.
    """,
    RuleEntry(
      .coveredPresenterIsTold, "SEQ-10", "A covered presenter gets size callbacks", .tells,
      since: 8, .reportedTwice, sources: "onmyway133/notes #202, #210", "Spots #286"): """
    viewWillTransition(to:with:) also reaches the presenter under a modal, even a portrait-only \
    one, and also when a dismissal rotates the interface back. Up to iOS 7, the presenter gets no \
    callbacks (SEQ-5).
    """,
    RuleEntry(
      .onlyTopOfStackIsTold, "SEQ-11", "In a navigation stack, only the top gets size callbacks",
      .tells, since: 8, .reportedTwice, doubt: "where traitCollectionDidChange comes is inferred",
      sources: "radar 24277475", "level49.com", "mozilla-mobile/firefox-ios #2190"): """
    In a navigation stack, only the top view controller gets the size callbacks. When a covered \
    screen of a phone appears again after a rotation, it gets willTransition(to:with:), \
    viewWillAppear, traitCollectionDidChange, viewIsAppearing, layout, and viewDidAppear, in this \
    order.
    """,
    RuleEntry(
      .otherTabsLaidOutLater, "SEQ-12", "Other tabs are laid out when they appear", .tells,
      since: 8, .inferred, doubt: "from SEQ-5 and SEQ-11"): """
    The view controllers of other tabs get no size callbacks while they're hidden. They're laid \
    out when they appear.
    """,
    RuleEntry(
      .firstDisplayOrder, "SEQ-13", "Callbacks at first display", .tells, since: 8, .reportedTwice,
      sources: "akisute, gist 291170b5", "useyourloaf.com, Predicting Size Classes in iOS 13"): """
    At first display, a view controller gets viewDidLoad, viewWillAppear, \
    traitCollectionDidChange(nil), layout, and viewDidAppear, in this order. Since iOS 13, UIKit \
    predicts the traits, so the trait callback often doesn't come.
    """,
    RuleEntry(
      .sceneToldAfterChange, "SEQ-14", "The scene delegate is notified after the change", .tells,
      since: 13, .documented, doubt: "its place before the completion is our choice",
      sources: "Apple, UIWindowSceneDelegate"): """
    Since iOS 13, the scene delegate gets \
    windowScene(_:didUpdate:interfaceOrientation:traitCollection:), and since iOS 26 \
    windowScene(_:didUpdateEffectiveGeometry:). In Upright, it comes after the change and before \
    the completion block; when an iPhone Duo opens or closes, before the bounds change (DUO-25).
    """,
    RuleEntry(
      .deviceNotificationFirst, "SEQ-15", "The device notification precedes the interface rotation",
      .tells, .documented, doubt: "what observers read in it is inferred", sources: .rotationGuide):
      """
    UIKit reacts to the device orientation notification, so an app's own observers may read the \
    old interface orientation in it. They may run before or after UIKit's.
    """,
    RuleEntry(
      .notificationWithoutTurn, "SEQ-16", "A device notification without a rotation is normal",
      .tells, .widelyReported, sources: "yamill/react-native-orientation #56, #104",
      "wonday/react-native-orientation-locker #243"): """
    A notification comes without a rotation when the device is laid flat (DEV-5) or rotates to an \
    orientation that isn't allowed (CHOOSE-5). The reverse exists too: since iOS 16, a rotation \
    that the app requested posts no notification (GEO-6).
    """,
    RuleEntry(
      .statusBarNotificationsOn8To12, "SEQ-17", "On iOS 8 to 12, status bar notifications remain",
      .tells, since: 8, .choice): """
    On iOS 8 to 12, the status bar notifications (SEQ-3) still surround a rotation (SEQ-6). Since \
    iOS 13 they're deprecated and never posted.
    """,
    RuleEntry(
      .viewIsAppearingAndUpdateProperties, "SEQ-18",
      "viewIsAppearing and updateProperties run before layout", .tells, since: 13, .documented,
      sources: "Apple, UIViewController.viewIsAppearing", "Apple, UIViewController.updateProperties"
    ): """
    Since iOS 13, viewIsAppearing comes between viewWillAppear and the first layout, with traits \
    and size already correct. Since iOS 26, updateProperties comes before layout.
    """,
    RuleEntry(
      .traitCollectionDidChangeOutlives, "SEQ-19",
      "traitCollectionDidChange still works though deprecated", .tells, since: 17, .reportedTwice,
      sources: "Apple developer forums, thread 771293", "UIOnboarding #19"): """
    traitCollectionDidChange is deprecated since iOS 17, and UIKit still calls an override of it. \
    A report has it on iOS 18.2.
    """,
    RuleEntry(
      .halfTurnTransitionDisputed, "SEQ-20", "Sources disagree whether a half turn is a transition",
      .tells, since: 8, .contradicted,
      doubt: "Upright assumes neither a layout nor viewWillTransition",
      sources: "Apple, UIViewControllerTransitionCoordinatorContext.targetTransform",
      "against: LLSimpleCamera #46"): """
    A rotation by 180 degrees causes no layout. Apple's targetTransform names rotations by 180 \
    degrees, and its coordinator comes only with viewWillTransition(to:with:), but a developer saw \
    no layout. In Upright, it calls viewWillTransition(to:with:) only if you assume that.
    """,
    RuleEntry(
      .picturesForAppSwitcher, "SEQ-21", "On its way to the background, an app is laid out again",
      .tells, since: 9, .widelyReported,
      doubt: "seen on 9, 10 and 16; the compact width on 16 only", sources: "radar 23010208",
      "mozilla-mobile/firefox-ios #1949", "Apple developer forums, thread 728951",
      "meta.stackexchange.com 287830", "scenee/FloatingPanel #228",
      "microsoft/FluentDarkModeKit #97"): """
    On its way to the background, an app is laid out for the pictures of the app switcher, and the \
    interface doesn't rotate. On an iPad, an app whose mask has portrait and landscape gets the \
    size of the other orientation, and then its own again. Since iOS 13, a multitasking app also \
    gets a compact width. On every device, traitCollectionDidChange comes twice, for the light and \
    the dark appearance.
    """,
  ]
}
