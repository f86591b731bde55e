extension RuleBook {
  /// Who is asked, and which presentations take over.
  static let ask: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .rootIsAsked, "ASK-1", "UIKit starts at the window's root view controller", .narrows,
      since: 6,
      .documented, sources: .rotationGuide, .neilsGist, .supportedOrientations): """
    UIKit starts its search at the window's root view controller. With nothing presented, \
    it asks only the root when the device rotates.
    """,
    RuleEntry(
      .topmostTakeOverIsAsked, "ASK-2", "UIKit asks the topmost presentation that fills the window",
      .narrows, since: 6, .documented, sources: .supportedOrientations, .iOS6Notes,
      .rotationGuide): """
    A presented view controller that fills the window takes the root's place: UIKit asks the \
    root or the topmost modal view controller that fills the window. ASK-4 lists the styles.
    """,
    RuleEntry(
      .appMaskWithoutRoot, "ASK-3", "Without a root view controller, only the app's mask counts",
      .narrows, since: 4,
      until: 7, .documented, sources: "Apple, Technical Q&A QA1688"): """
    In a window without a root view controller the app mask alone decides, and no view \
    controller is told of the turn.
    """,
    RuleEntry(
      .stylesThatTakeOver, "ASK-4", "UIKit asks a full-screen presentation, but not a sheet",
      .narrows,
      .contradicted,
      doubt: "settled for fullScreen and sheets; sources disagree on overFullScreen and custom",
      parts: [
        "fullScreen": .documented, "pageSheet": .widelyReported, "formSheet": .widelyReported,
        "currentContext": .inferred, "overCurrentContext": .reportedOnce,
        "overFullScreen": .contradicted, "custom": .contradicted,
      ],
      sources: .rotationGuide, .neilsGist, .iOS6Notes,
      "jierong.dev, supportedInterfaceOrientations, 2020", "react-native-lightbox #112",
      "Apple, UIViewController.modalPresentationStyle", "Apple, UIModalPresentationStyle",
      .presentingGuide, "on sheets: LoopKit #176",
      "on sheets: mozilla-mobile/firefox-ios #5950, #6993", "on sheets: nightguard #84",
      "on automatic: software-mansion/react-native-screens #2793",
      "on overFullScreen: react-native-elements #1798",
      "on overFullScreen: gesture-bottom-sheet #44",
      "on overFullScreen: facebook/react-native #11036", "against: duckduckgo/apple-browsers #6519",
      "against, on overFullScreen from 10: jonkykong/SideMenu #361",
      "on overCurrentContext: wix/react-native-navigation #4916", "on custom: radar 22401547",
      "on custom: NYTPhotoViewer #44, #70", "against: SDCAlertView #226",
      "against, on custom on 8: splinter.com.au/2015/04/17/ios8-view-controller-transitioning-bug",
      "against: DOAlertController #23", "on custom from 10: mastodon/mastodon-ios #682",
      "on custom from 10: \(Source.neilsGist.text), comment of 2023",
      "on popover: Apple, UIModalPresentationStyle.popover",
      "on popover: skywinder/ActionSheetPicker-3.0 #194"): """
    fullScreen (raw value 0) takes over from the start of the presentation, from iOS 6; \
    documented. overFullScreen (5) takes over, from iOS 8; most sources say so, some doubt it. \
    pageSheet (1) and formSheet (2) do not take over, on any device from iOS 13 and on the iPad \
    before it: the presenter's chain keeps deciding; widely reported. On a phone of compact width \
    up to iOS 12 both adapt to full screen, which is documented, and so take over, which is \
    inferred. automatic (-2, from iOS 13) is resolved first, to pageSheet on 13 to 17 and to \
    formSheet from 18 on, where Apple's own controllers may resolve otherwise, and then counts as \
    that style. currentContext (3) does not take over in regular width; in compact width it adapts \
    to fullScreen, as documented, and takes over if it covers the window. overCurrentContext (6) \
    does not take over; reported once. custom (4) takes over where the presentation controller's \
    shouldRemovePresentersView is true. Where that is false, the default, it was seen not to on iOS 8 \
    and 9, and to turn the screen on 10, 12 and 16; reports for 8 to 13 go both ways, and after one \
    of those the dismissal asked nobody. popover (7) adapts to full screen in compact width on iOS 8 \
    to 12, and so takes over there; from iOS 13 it adapts to a form sheet and does not, nor does it \
    on an iPad. A delegate whose adaptivePresentationStyle is none keeps it from adapting. none (-1) \
    is not a presentation, and blurOverFullScreen (8) exists on tvOS only.
    """,
    RuleEntry(
      .fullScreenOptInFrom13, "ASK-5", "Since iOS 13, full screen isn't the default style",
      .informs,
      since: 13, .widelyReported, sources: .neilsGist, "ScreenRotate #2",
      "devxoul/URLNavigator #135"): """
    The default style is now automatic, so simply calling present no longer lets the presented \
    view controller rotate on its own. The usual fix is to set modalPresentationStyle to \
    fullScreen on the object that is actually presented: the navigation controller, not its child.
    """,
    RuleEntry(
      .presentedContainerIsAsked, "ASK-6", "UIKit asks a presented container, not its content",
      .narrows, since: 6, .widelyReported, sources: "radar 14080208",
      "hyperoslo/Presentation #92"): """
    Where the presented view controller is a container, the container is the one asked \
    (CONT-1). An override on its content was ignored, the same override on a navigation \
    controller's subclass obeyed.
    """,
    RuleEntry(
      .deepestTakeOverDecides, "ASK-7", "UIKit asks the topmost presentation that takes over",
      .narrows, since: 6, .documented, sources: .supportedOrientations, .iOS6Notes): """
    With presentations on presentations, UIKit walks from the root to what it presents and on \
    from there, and the deepest one whose style takes over (ASK-4) decides. A full-screen one \
    above a sheet therefore decides.
    """,
    RuleEntry(
      .customHidesWhatIsAbove, "ASK-8", "A custom presentation can hide what's presented above it",
      .narrows,
      since: 8, until: 12, .reportedOnce, doubt: "seen on a beta of iOS 9",
      sources: "radar 22401547, case 2"): """
    With custom presentations, one that keeps its presenter's views hid another above it that \
    removes them: the upper one could not turn. On iOS 8 to 12 the walk of ASK-7 therefore ends \
    at a custom presentation that does not take over; at a built-in style it never does.
    """,
    RuleEntry(
      .dismissedIsGone, "ASK-9", "A screen being dismissed no longer counts", .narrows, since: 6,
      .reportedTwice, sources: "Bytedance-UnionAD #105", "NYTPhotoViewer #360",
      "DougFischer, gist 6896488"): """
    A view controller that is being dismissed does not count for the decision any more: its \
    presenter is asked. Apps that walk the tree themselves must skip it too: UIKit's own \
    visibleViewController still names it.
    """,
    RuleEntry(
      .presentationWaitsForDismissal, "ASK-10",
      "A presentation during a dismissal waits for it to end", .decides,
      .choice): """
    No source says what happens when something is presented while another dismissal runs. Here \
    the dismissal is finished and decided first (ASK-9), and the presentation is decided after \
    it: two decisions.
    """,
    RuleEntry(
      .statusBarCaptureIsUnrelated, "ASK-11", "Capturing the status bar appearance doesn't matter",
      .informs,
      since: 7, .inferred): """
    modalPresentationCapturesStatusBarAppearance has nothing to do with the orientation. No \
    source ties the two.
    """,
    RuleEntry(
      .presentationControllerTouched, "ASK-12",
      "Reading presentationController skipped the preference", .informs, since: 8, until: 8,
      .reportedOnce, doubt: "seen on 8.1", sources: "radar 19096083"): """
    On iOS 8.1, reading presentationController of a view controller before presenting it made \
    UIKit skip the question about the preferred orientation.
    """,
    RuleEntry(
      .sheetDismissalAsksNobody, "ASK-13",
      "Dismissing a sheet doesn't make UIKit ask the presenter",
      .decides, since: 6, .reportedOnce, doubt: "seen on 13", sources: "Bytedance-UnionAD #105"):
      """
    Dismissing a presentation that didn't take over doesn't make UIKit check: it doesn't ask the \
    presenter. Since iOS 16 such a dismissal is a hierarchy change like any other (REVAL-5).
    """,
    RuleEntry(
      .stylesAndPresenterViews, "ASK-14", "What each style does to the presenter's views", .informs,
      since: 8, .documented, sources: "Apple, UIModalPresentationStyle",
      "Apple, UIPresentationController"): """
    fullScreen removes the presenter's views after the transition; overFullScreen does not. A \
    presentation controller's shouldRemovePresentersView is false by default, its \
    shouldPresentInFullscreen true.
    """,
    RuleEntry(
      .whereContextStyleLands, "ASK-15", "Where a current-context presentation appears", .narrows,
      since: 5, .documented, sources: "Apple, UIViewController.definesPresentationContext"): """
    For the current-context styles UIKit walks up from the presenting view controller to the \
    first whose definesPresentationContext is true; navigation controllers say true by default. \
    If there is none, the window's root presents.
    """,
    RuleEntry(
      .fullScreenFindsHost, "ASK-16", "Full-screen presentations use a full-screen presenter",
      .narrows, since: 3, .documented, sources: .presentingGuide): """
    A view controller that does not cover the screen itself cannot host a full-screen \
    presentation. UIKit walks up to one that does (iOS 3.2 on).
    """,
    RuleEntry(
      .customAnimationKeepsStyle, "ASK-17", "A custom transition doesn't need the custom style",
      .informs, since: 7, .reportedOnce, sources: "\(Source.neilsGist.text), last comment"): """
    fullScreen together with a transitioning delegate animates as the app likes and keeps the \
    take-over. An earlier suggestion there, to override presentationStyle in the presentation \
    controller, was not confirmed by the one who had asked.
    """,
    RuleEntry(
      .lateTakeOver, "ASK-18", "UIKit may ask a covering presentation late", .narrows, since: 16,
      .reportedOnce, doubt: "seen on 16 and 17; off unless assumed",
      sources: "\(Source.neilsGist.text), comment of 2023"): """
    A covering style other than fullScreen may take over only once it has appeared: it was \
    shown in the presenter's orientation, then decided again, "shown in portrait mode, and then \
    rotates". It is not assumed by default.
    """,
  ]
}
