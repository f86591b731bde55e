extension RuleBook {
  /// Who is asked, and which presentations take over.
  static let ask: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .rootIsAsked, "ASK-1", "UIKit starts at the window's root view controller", .narrows,
      since: 6, .documented, sources: .rotationGuide, .neilsGist, .supportedOrientations): """
    UIKit starts its search at the window's root view controller. With nothing presented, it asks \
    only the root when the device rotates.
    """,
    RuleEntry(
      .topmostTakeOverIsAsked, "ASK-2", "UIKit asks the topmost presentation that fills the window",
      .narrows, since: 6, .documented, sources: .supportedOrientations, .iOS6Notes, .rotationGuide):
      """
    A presented view controller that fills the window takes the root's place: UIKit asks the root \
    or the topmost modal view controller that fills the window. ASK-4 lists the styles.
    """,
    RuleEntry(
      .appMaskWithoutRoot, "ASK-3", "Without a root view controller, only the app's mask counts",
      .narrows, since: 4, until: 7, .documented, sources: "Apple, Technical Q&A QA1688"): """
    On iOS 4 to 7, in a window without a root view controller, only the app's mask counts. No view \
    controller gets rotation callbacks.
    """,
    RuleEntry(
      .stylesThatTakeOver, "ASK-4", "UIKit asks a full-screen presentation, but not a sheet",
      .narrows, .contradicted,
      doubt: "settled for fullScreen and sheets; sources disagree on overFullScreen and custom",
      parts: [
        "fullScreen": .documented, "pageSheet": .widelyReported, "formSheet": .widelyReported,
        "currentContext": .inferred, "overCurrentContext": .reportedOnce,
        "overFullScreen": .contradicted, "custom": .contradicted,
      ], sources: .rotationGuide, .neilsGist, .iOS6Notes,
      "jierong.dev, supportedInterfaceOrientations, 2020", "react-native-lightbox #112",
      "Apple, UIViewController.modalPresentationStyle", "Apple, UIModalPresentationStyle",
      .presentingGuide, "on sheets: LoopKit #176",
      "on sheets: mozilla-mobile/firefox-ios #5950, #6993", "on sheets: nightguard #84",
      "on automatic: software-mansion/react-native-screens #2793",
      "on overFullScreen: react-native-elements #1798",
      "on overFullScreen: gesture-bottom-sheet #44",
      "on overFullScreen: facebook/react-native #11036", "against: duckduckgo/apple-browsers #6519",
      "on overFullScreen on 10 to 12: jonkykong/SideMenu #361",
      "against, on overFullScreen on 11 and 12: jianshu.com/p/182f6d1e7b04",
      "on overCurrentContext: wix/react-native-navigation #4916", "on custom: radar 22401547",
      "on custom: NYTPhotoViewer #44, #70", "against: SDCAlertView #226",
      "against, on custom on 8: splinter.com.au/2015/04/17/ios8-view-controller-transitioning-bug",
      "against: DOAlertController #23", "on custom from 10: mastodon/mastodon-ios #682",
      "on custom from 10: \(Source.neilsGist.text), comment of 2023",
      "on popover: Apple, UIModalPresentationStyle.popover",
      "on popover: skywinder/ActionSheetPicker-3.0 #194"): """
    fullScreen (raw value 0, since iOS 6) takes over from the start of the presentation. \
    overFullScreen (5, since iOS 8) takes over; some doubt it. On iOS 10 to 12, Upright assumes that \
    its presenter, which stays visible, counts as well: UIKit uses what both support, or the \
    presented one's mask if that is nothing. pageSheet (1) \
    and formSheet (2) take over only up to iOS 12 on a phone in compact width, where they adapt to \
    full screen; everywhere else UIKit still asks the presenter. automatic (-2, since iOS 13) \
    resolves to pageSheet on iOS 13 to 17 and to formSheet since iOS 18, and then counts as that \
    style. Apple's own view controllers may resolve it differently. currentContext (3) takes over \
    in compact width if it covers the window, because it adapts to fullScreen there; in regular \
    width it doesn't. overCurrentContext (6) doesn't take over. custom (4) takes over if the \
    presentation controller's shouldRemovePresentersView is true. If shouldRemovePresentersView is \
    false, the default, the presentation didn't take over in reports for iOS 8 and 9, and rotated \
    the screen in reports for iOS 10, 12, and 16. Reports for iOS 8 to 13 go both ways; in one of \
    them, UIKit asked no one after the dismissal. popover (7) takes over on iOS 8 to 12 in compact \
    width, where it adapts to full screen. Since iOS 13 a popover adapts to a form sheet and \
    doesn't take over; on an iPad it never does. If the delegate's adaptivePresentationStyle \
    returns none, a popover doesn't adapt. none (-1) isn't a presentation, and blurOverFullScreen \
    (8) exists on tvOS only. Apple documents how styles adapt; that adapted sheets take over is \
    inferred.
    """,
    RuleEntry(
      .fullScreenOptInFrom13, "ASK-5", "Since iOS 13, full screen isn't the default style",
      .informs, since: 13, .widelyReported, sources: .neilsGist, "ScreenRotate #2",
      "devxoul/URLNavigator #135", "by SDK: iNDS-Team/iNDS #132"): """
    In an app built with the iOS 13 SDK or later, the default style is automatic, so a presented \
    view controller doesn't rotate on its own unless you choose another style. Set \
    modalPresentationStyle to fullScreen on the object you present: the navigation controller, not \
    its child.
    """,
    RuleEntry(
      .presentedContainerIsAsked, "ASK-6", "UIKit asks a presented container, not its content",
      .narrows, since: 6, .widelyReported, sources: "radar 14080208", "hyperoslo/Presentation #92"):
      """
    If the presented view controller is a container, UIKit asks the container (CONT-1). In the \
    reports, an override in its content had no effect, and the same override in a subclass of the \
    navigation controller worked.
    """,
    RuleEntry(
      .deepestTakeOverDecides, "ASK-7", "UIKit asks the topmost presentation that takes over",
      .narrows, since: 6, .documented, sources: .supportedOrientations, .iOS6Notes): """
    With several presentations, UIKit walks from the root to each presented view controller and \
    asks the topmost one whose style takes over (ASK-4). So UIKit asks a full-screen presentation \
    above a sheet.
    """,
    RuleEntry(
      .customHidesWhatIsAbove, "ASK-8", "A custom presentation can hide what's presented above it",
      .narrows, since: 8, until: 12, .reportedOnce, doubt: "seen on a beta of iOS 9",
      sources: "radar 22401547, case 2"): """
    On iOS 8 to 12, the search for the topmost presentation (ASK-7) ends at a custom presentation \
    that doesn't take over. In the report, a custom presentation that keeps its presenter's views \
    was under one that removes them, and the upper one couldn't rotate. A built-in style never \
    ends the search.
    """,
    RuleEntry(
      .dismissedIsGone, "ASK-9", "A screen being dismissed no longer counts", .narrows, since: 6,
      .reportedTwice, sources: "Bytedance-UnionAD #105", "NYTPhotoViewer #360",
      "DougFischer, gist 6896488"): """
    A view controller that is being dismissed no longer counts: UIKit asks its presenter. Code \
    that walks the hierarchy must skip it too, because UIKit's visibleViewController still returns \
    it.
    """,
    RuleEntry(
      .presentationWaitsForDismissal, "ASK-10",
      "A presentation during a dismissal waits for it to end", .decides, .choice): """
    If a view controller is presented during a dismissal, the dismissal ends first and UIKit \
    checks (ASK-9); then the presentation follows and UIKit checks again. No source describes this \
    case.
    """,
    RuleEntry(
      .statusBarCaptureIsUnrelated, "ASK-11", "Capturing the status bar appearance doesn't matter",
      .informs, since: 7, .inferred, sources: .disassembly): """
    modalPresentationCapturesStatusBarAppearance has no effect on masks. UIKit reads the lock \
    preference of iOS 26 (GEO-9) from what a view controller presents, as it does the status bar \
    style, but whatever the presentation style and whether or not it captures the status bar.
    """,
    RuleEntry(
      .presentationControllerTouched, "ASK-12",
      "Reading presentationController skipped the preference", .informs, since: 8, until: 8,
      .reportedOnce, doubt: "seen on 8.1", sources: "radar 19096083"): """
    On iOS 8.1, reading presentationController before presenting a view controller made UIKit skip \
    its preferred orientation.
    """,
    RuleEntry(
      .sheetDismissalAsksNobody, "ASK-13",
      "Dismissing a sheet doesn't make UIKit ask the presenter", .decides, since: 6, .reportedOnce,
      doubt: "seen on 13", sources: "Bytedance-UnionAD #105"): """
    Dismissing a presentation that didn't take over doesn't make UIKit check: it doesn't ask the \
    presenter. Since iOS 16, such a dismissal is a hierarchy change like any other (REVAL-5).
    """,
    RuleEntry(
      .stylesAndPresenterViews, "ASK-14", "fullScreen removes the presenter's views", .informs,
      since: 8, .documented, sources: "Apple, UIModalPresentationStyle",
      "Apple, UIPresentationController"): """
    fullScreen removes the presenter's views after the transition; overFullScreen keeps them. A \
    presentation controller's shouldRemovePresentersView is false by default, its \
    shouldPresentInFullscreen true.
    """,
    RuleEntry(
      .whereContextStyleLands, "ASK-15", "A current-context style looks for a presentation context",
      .narrows, since: 5, .documented, sources: "Apple, UIViewController.definesPresentationContext"
    ): """
    For the current-context styles, UIKit walks up from the presenting view controller to the \
    first whose definesPresentationContext is true. It's true by default for navigation \
    controllers. If UIKit finds none, the window's root presents.
    """,
    RuleEntry(
      .fullScreenFindsHost, "ASK-16", "Full-screen presentations use a full-screen presenter",
      .narrows, since: 3, .documented, sources: .presentingGuide): """
    A view controller that doesn't cover the screen can't be the presenter of a full-screen \
    presentation. Since iOS 3.2, UIKit walks up to one that does.
    """,
    RuleEntry(
      .customAnimationKeepsStyle, "ASK-17", "A custom transition doesn't need the custom style",
      .informs, since: 7, .reportedOnce, sources: "\(Source.neilsGist.text), last comment"): """
    fullScreen with a transitioning delegate animates as the app likes, and UIKit still asks the \
    presented view controller. Another suggestion in the same source, overriding presentationStyle \
    in the presentation controller, wasn't confirmed.
    """,
    RuleEntry(
      .lateTakeOver, "ASK-18", "UIKit may ask a covering presentation late", .narrows, since: 16,
      .reportedOnce, doubt: "seen on 16 and 17; off unless assumed",
      sources: "\(Source.neilsGist.text), comment of 2023"): """
    A covering style other than fullScreen may take over only after it has appeared. In the \
    report, the screen was "shown in portrait mode, and then rotates": it appeared in the \
    presenter's orientation, and UIKit checked again. Upright doesn't assume it by default.
    """,
  ]
}
