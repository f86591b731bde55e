extension RuleBook {
  /// Other things that matter.
  static let misc: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .imagePickerPortrait, "MISC-1", "UIImagePickerController supports portrait only", .narrows,
      .widelyReported,
      doubt: "up to 10; on 12 one report names the exception, two more a crash",
      sources: "Apple, UIImagePickerController", "zendesk/sunshine-conversations-ios #86",
      "intercom/intercom-ios #153",
      "react-native-image-picker/react-native-image-picker #466, #587",
      "MvvmCross/MvvmCross #761", "on 12: jamesmontemagno/MediaPlugin #652",
      "on 12: ivpusic/react-native-image-crop-picker #963",
      "on 12: react-native-image-picker/react-native-image-picker #1151",
      "against, from 11: csdn 88022758"): """
    Apple documents UIImagePickerController for portrait only. On iOS 6 to 10 its mask is \
    portrait, and it raises EXC-1 in a landscape-only app. From iOS 11 such an app was said to \
    crash no longer; three apps locked to landscape did all the same as they opened its camera, two \
    of them on iOS 12, on phones without a home button and not on those with one. The language has \
    one picker for camera and photo library: on iOS 12 it is taken to be the camera.
    """,
    RuleEntry(
      .alertLeavesDecision, "MISC-2", "Up to iOS 15, UIKit doesn't ask an alert",
      .narrows, since: 8, .contradicted,
      doubt:
        "that it leaves it up to 15 is our choice; from 16 one project's commit says otherwise",
      parts: [.versions(8...15): .choice],
      sources: "PSTAlertController #21", "wonday/react-native-orientation-locker #121",
      "radar 22385765", "hyperoslo/ImagePicker #186", "cleveradssolutions/CAS-iOS #9",
      "against, from 16: mastodon/mastodon-ios #682"): """
    UIAlertController is presented in its presenter's window and is asked in some paths \
    (EXC-4, EXC-10, EXC-11). It answers with its presenter's mask, unless it was given one of its \
    own. Up to iOS 15 it is taken not to take over. From iOS 16 it decides like any custom \
    presentation (ASK-4): over a sheet whose navigation controller had the default mask an action \
    sheet turned a portrait-only app, which put a subclass with a portrait mask in its place. \
    UIAlertView and UIActionSheet, which iOS 8 still had, and alerts in windows of their own are \
    WIN-5.
    """,
    RuleEntry(
      .fullScreenVideo, "MISC-3", "A video player presented by the app", .narrows, .contradicted,
      doubt: "on 9 a report saw it turn beyond the app's list", parts: [.from(10): .reportedOnce],
      sources: "antiwork/gumroad-mobile #244", "against, on 9: wistia/WistiaKit #23"):
      """
    A player that the app presents itself counts as fullScreen with the mask allButUpsideDown, \
    limited by the app mask: in a portrait-only app it stays in portrait. What AVKit and WebKit put \
    on screen by themselves is MISC-11 and MISC-14.
    """,
    RuleEntry(
      .safariNotRescaled, "MISC-4", "Safari in currentContext isn't rescaled", .tells, since: 10,
      until: 10, .reportedOnce, sources: "radar 33427879"): """
    On iOS 10 SFSafariViewController presented in currentContext is not rescaled after a turn.
    """,
    RuleEntry(
      .shareIsFormSheet, "MISC-5", "The share sheet counts as a form sheet", .narrows, since: 6,
      .choice, doubt: "the bug on iOS 9 was reported once", sources: "radar 22927542"): """
    The activity view controller, or share sheet, had a rotation bug on iOS 9. It is treated as \
    a formSheet.
    """,
    RuleEntry(
      .sheetThatLooksFullScreen, "MISC-6", "UIKit doesn't ask a sheet that only looks full screen",
      .narrows, since: 13, idiom: .phone, .reportedTwice, sources: "hotwire #61",
      "mozilla-mobile/firefox-ios #6993"): """
    On a phone in landscape a sheet looks full screen, and from iOS 13 it still does not take \
    over (ASK-4).
    """,
    RuleEntry(
      .keyboardWindow, "MISC-7", "The keyboard's window", .informs, .reportedTwice,
      doubt: "two reports saw one turn with the device, one by the mask of a screen nobody asked",
      sources: "Stack Overflow, question 4689735", "openframeworks #2621", "loose-leaf #1677",
      "hackiftekhar/IQKeyboardManager #1761", "renzifeng/ZFPlayer #376, #164, #590",
      "against, of one that is up: wix/react-native-navigation #5924",
      "against, of one that is up: ionic-team/capacitor #2977",
      "against: yackle/CLImageEditor #196"): """
    The text-effects window of the keyboard is asked like any other window (WIN-4). The keyboard \
    comes up on the side of the interface. A status bar that was set by hand does not take it along \
    from iOS 8 on; what it did before is not known, and there it is taken to. One that was up \
    already was seen twice, both times about iOS 13, to turn with the device over a screen that \
    stayed in portrait; on 13 and 14 one that came up over such a screen in a phone held in landscape \
    was in portrait.
    """,
    RuleEntry(
      .statusBarFollowsDecider, "MISC-8", "The status bar follows the window that decides", .tells,
      .inferred): """
    The side of the status bar follows the interface orientation of the window that wins \
    (WIN-3). Hiding it from a view controller does not affect the orientation.
    """,
    RuleEntry(
      .storeValidationForPad, "MISC-9", "App Store validation for iPad apps", .informs, since: 9,
      idiom: .pad, .reportedOnce, sources: "wvteijlingen/swiftui-interface-orientation #10"): """
    App Store validation wants all four orientations in the iPad's list unless \
    UIRequiresFullScreen is true (PAD-2).
    """,
    RuleEntry(
      .reactNativeModal, "MISC-10", "React Native's Modal as an example", .informs,
      .documented, doubt: "by React Native", sources: "React Native, Modal reference",
      "react-native-elements #1798"): """
    Modal's supportedOrientations is ignored for pageSheet and formSheet, and is portrait only \
    by default, so opening one turns a landscape app. It shows ASK-4 well.
    """,
    RuleEntry(
      .inlineVideoPassesAppMask, "MISC-11", "Full-screen video from an inline player",
      .narrows, .contradicted, doubt: "it often turned, and often did not",
      sources: "lionheart/openradar-mirror #21194", "antiwork/gumroad-mobile #244",
      "against: wistia/WistiaKit #23"): """
    When an inline player of the app's own is expanded, AVKit shows it in AVFullScreenViewController, \
    a controller of its own. That often turned in apps that list portrait only, and often did not. A \
    screen that does is written with ignores-app-mask. A player whose mask is overridden is taken to \
    be shown that way: on iOS 26 one came up in landscape in a portrait-only app, without an \
    exception, while the plain player stayed in portrait. The video of a page is MISC-14.
    """,
    RuleEntry(
      .viewersPassAppMask, "MISC-12", "Quick Look can rotate beyond the app's mask", .narrows,
      since: 4,
      .reportedTwice, doubt: "seen on 8 and 11", sources: "disusered/cordova-open #27",
      "pwlin/cordova-plugin-file-opener2 #171"): """
    A document preview turned to landscape in apps restricted to portrait, and to portrait in an app \
    restricted to landscape; the app was left in a broken layout when it closed. It counts as \
    fullScreen with the default mask, and the app mask does not limit it.
    """,
    RuleEntry(
      .storePagePortrait, "MISC-13", "On iOS 8 to 11, the App Store page supports portrait only",
      .narrows, since: 8, until: 11, .widelyReported,
      doubt: "on iPads a report saw it on 10, another did not on 11; nobody reported 12 or later",
      sources: "Unity-Technologies/unity-ads #61", "radar 33799746", "JanC/TAPromotee #11",
      "purplelilgirl/Unity-NativeAppstore #2",
      "against, on 11 for a Plus and for iPads: purplelilgirl/Unity-NativeAppstore #2"): """
    SKStoreProductViewController answers portrait on iOS 8 to 10, and on iOS 11 on phones that are \
    no Plus: in an app without portrait it raises EXC-1. Elsewhere it is taken to have UIKit's \
    default mask. A subclass whose shouldAutorotate answers NO avoids the exception (EXC-3).
    """,
    RuleEntry(
      .pageVideoPassesAppMask, "MISC-14", "Full-screen video from a web page", .narrows, since: 3,
      .widelyReported,
      doubt: "seen to turn on 9, 11, 12, 16 and 17; 13 to 15 and 18 on are inferred",
      parts: [.versions(13...15): .inferred, .from(18): .inferred],
      sources: "WebKit, WebVideoFullscreenInterfaceAVKit", "baker #128",
      "youtube-ios-player-helper #190, #238",
      "YoutubePlayerView #11", "react-native-webview/react-native-webview #816",
      "YouTubePlayerKit #51", "apache/cordova-plugin-statusbar #268", "Swift-YouTube-Player #107",
      "radar 19095368", "against, in Safari's controller: christianselig/apollo-bugs #792"):
      """
    A video that a page of a web view shows in full screen turns beyond the app's mask on iOS 9 and \
    from iOS 11; up to iOS 8 and on iOS 10 the app's mask holds it. WebKit puts it in a window of \
    its own, over a root that is a plain UIViewController; from iOS 8 an app delegate finds \
    AVFullScreenViewController presented there, before that MPInlineVideoFullscreenViewController. \
    Its mask is UIKit's default. When it closes, WebKit sets the status bar to the side of the \
    page's own window, and the page is asked again; what was laid out under a status bar in \
    landscape may lie wrong.
    """,
  ]
}
