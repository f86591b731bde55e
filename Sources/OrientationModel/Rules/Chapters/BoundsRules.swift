extension RuleBook {
  /// Screen, window, status bar and safe area.
  static let bnd: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .boundsPortraitUpTo7, "BND-1", "Up to iOS 7, bounds stay in portrait", .tells, until: 7,
      .widelyReported, sources: "qanswer.space", "pullrequest.ru"): """
    Up to iOS 7, the bounds of the screen and of windows stay in portrait. The root view has a \
    transform, and its frame is in portrait coordinates, as in "frame = (0 0; 320 568)" with \
    "transform = [0, 1, -1, 0, 0, 0]".
    """,
    RuleEntry(
      .boundsFollowFrom8, "BND-2", "Since iOS 8, bounds follow the interface orientation", .tells,
      since: 8, .documented, doubt: "that it holds whatever the SDK is our choice",
      sources: "Apple, UIScreen", "AGWindowView #14", "radar 18176955"): """
    Since iOS 8, the screen's bounds follow the interface orientation, and there is no transform. \
    fixedCoordinateSpace and nativeBounds stay in portrait. Some details depend on the SDK the app \
    was built with; Upright applies the rule to every app. On an iPhone Duo, UIScreen.main may be \
    the other display (DUO-30).
    """,
    RuleEntry(
      .sizesRightAtLayoutUpTo7, "BND-3", "Up to iOS 7, sizes are only correct during layout",
      .tells, until: 7, .reportedOnce, sources: "kevindew.me, 2012"): """
    Up to iOS 7, in viewDidLoad and viewWillAppear, the size may still be the portrait one. \
    viewWillLayoutSubviews is the first place where it's correct.
    """,
    RuleEntry(
      .statusBarHeight, "BND-4", "The height of the status bar", .tells, .widelyReported,
      sources: "React Native #18005", "radar 35694326", "ZFPlayer #856",
      "up to iOS 6: newbe.dev, UIViewController returns invalid frame",
      "up to iOS 6: Stack Overflow 6757018"): """
    On a home-button phone, the status bar is 20 points high. Since iOS 8, phones hide it in \
    landscape (BND-7). On phones without a home button, the insets of BND-6 take its place. Up to \
    iOS 6, and in an app built before iOS 7, screens are laid out between the bars: 20 points less \
    for a status bar, 44 for a navigation bar (32 on a phone in landscape), and 49 for a tab bar.
    """,
    RuleEntry(
      .sizeClasses, "BND-5", "Size classes on iPhone and iPad", .tells, since: 8, .widelyReported,
      sources: "csdn, tables of size classes", "dkasaj, gist 924d12ca",
      "on split screens: commandshift.co.uk, 2016", "on split screens: radar 34621309",
      "on split screens: Automattic/simplenote-ios #81"): """
    A phone in portrait is compact in width and regular in height. A phone in landscape is compact \
    in both. A phone of the Plus, Max, XR, or 11 class in landscape is regular in width and \
    compact in height. A full-screen iPad is regular in both, in every orientation. Next to \
    another app, an app on iPad is compact in width, except with two thirds of a landscape screen, \
    or half of the largest one. An open iPhone Duo is regular in both (DUO-19).
    """,
    RuleEntry(
      .safeAreas, "BND-6", "Safe area insets in points", .tells, since: 11, idiom: .phone,
      .widelyReported, doubt: "landscape values of the later models follow the pattern",
      sources: "csdn 135525139", "cnblogs 17933484", "onsen css"): """
    For a full-screen view controller without bars: a home-button phone has 20 at the top and 0 at \
    the bottom in portrait, and 0 on all sides in landscape. X, XS, and 11 Pro have 44 and 34 in \
    portrait, and in landscape 44 left and right and 21 at the bottom. XR and 11 have 48 and 34, \
    then 48 and 21. 12, 13, and 14 have 47 and 34, then 47 and 21. 12 mini and 13 mini have 50 and \
    34, then 50 and 21. 14 Pro and 15, with the Dynamic Island, have 59 and 34, then 59 and 21. \
    The top is 0 in landscape. Left and right are the same on whichever side the notch is, so \
    landscapeLeft and landscapeRight have the same safe area. On an iPhone Duo, they don't (DUO-20).
    """,
    RuleEntry(
      .noStatusBarInLandscape, "BND-7", "Phones hide the status bar in landscape", .tells, since: 8,
      idiom: .phone, .widelyReported, sources: "React Native #18005", "radar 35694326",
      "ZFPlayer #856"): """
    Since iOS 8, phones in compact height hide the status bar by default, and an app can override \
    that. Phones without a home button always hide it there, and so does every phone since iOS \
    13, except the iPhone Duo (DUO-21). \
    The navigation bar in landscape is the low one.
    """,
    RuleEntry(
      .sizeClassesStayOnResize27, "BND-8", "Size classes don't follow a resize on iOS 27", .tells,
      since: 27, idiom: .phone, .reportedTwice, sources: "Apple developer forums, thread 836088"):
      """
    On iOS 27, a phone app's size classes don't follow a resize. The app only gets \
    viewWillTransition(to:with:). On an iPhone Duo, opening and closing change them (DUO-19).
    """,
    RuleEntry(
      .newScreensNeedNewSDK, "BND-9", "New screen sizes letterbox old builds", .informs, since: 26,
      .documented, doubt: "an iPhone Duo letterboxes the iOS 26 SDK too (DUO-16)",
      sources: "WWDC25, session 282"): """
    An app built with the iOS 26 SDK or later isn't letterboxed on screen sizes that came later. \
    Older builds are.
    """,
  ]
}
