extension RuleBook {
  /// Other things that matter.
  static let misc: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .imagePickerPortrait, "MISC-1", "UIImagePickerController supports portrait only", .narrows,
      .widelyReported, doubt: "up to 10; on 12 one report names the exception, two more a crash",
      sources: "Apple, UIImagePickerController", "zendesk/sunshine-conversations-ios #86",
      "intercom/intercom-ios #153",
      "react-native-image-picker/react-native-image-picker #466, #587", "MvvmCross/MvvmCross #761",
      "on 12: jamesmontemagno/MediaPlugin #652",
      "on 12: ivpusic/react-native-image-crop-picker #963",
      "on 12: react-native-image-picker/react-native-image-picker #1151",
      "against, from 11: csdn 88022758"): """
    Apple documents UIImagePickerController for portrait only. On iOS 6 to 10 its mask is \
    portrait, and it throws in a landscape-only app (EXC-1). Reports say such an app no longer \
    crashes since iOS 11. But three apps locked to landscape crashed when they opened the camera, \
    two of them on iOS 12, on phones without a home button and not on those with one. A scenario \
    has one picker for camera and photo library; on iOS 12, Upright assumes that it's the camera.
    """,
    RuleEntry(
      .alertLeavesDecision, "MISC-2", "Up to iOS 15, UIKit doesn't ask an alert", .narrows,
      since: 8, .contradicted,
      doubt:
        "that UIKit doesn't ask it up to 15 is our choice; since 16, one project's commit says it does",
      parts: [.from(8, to: 15): .choice], sources: "PSTAlertController #21",
      "wonday/react-native-orientation-locker #121", "radar 22385765", "hyperoslo/ImagePicker #186",
      "cleveradssolutions/CAS-iOS #9", "against, from 16: mastodon/mastodon-ios #682"): """
    Up to iOS 15, UIKit still asks the presenter while a UIAlertController is up. \
    UIAlertController is presented in its presenter's window, and UIKit reads its mask in some \
    cases (EXC-4, EXC-10, EXC-11). It returns its presenter's mask, unless the app gave it one of \
    its own. Since iOS 16, UIKit asks it like any custom presentation (ASK-4). In one project, an \
    action sheet over a sheet whose navigation controller had the default mask rotated a \
    portrait-only app, and a subclass with a portrait mask fixed it. UIAlertView, UIActionSheet, \
    and alerts in windows of their own follow WIN-5.
    """,
    RuleEntry(
      .fullScreenVideo, "MISC-3", "A presented video player stays within the app's mask", .narrows,
      .contradicted, doubt: "on 9, one report saw it rotate beyond the app's list",
      parts: [.from(10): .reportedOnce], sources: "antiwork/gumroad-mobile #244",
      "against, on 9: wistia/WistiaKit #23"): """
    A player that the app presents counts as fullScreen with the mask allButUpsideDown, limited by \
    the app's mask. In a portrait-only app, it stays in portrait. MISC-11 and MISC-14 are about \
    the video that AVKit and WebKit show by themselves.
    """,
    RuleEntry(
      .safariNotRescaled, "MISC-4", "Safari in currentContext isn't rescaled", .tells, since: 10,
      until: 10, .reportedOnce, sources: "radar 33427879"): """
    On iOS 10, after a rotation, an SFSafariViewController presented in currentContext isn't \
    rescaled.
    """,
    RuleEntry(
      .shareIsFormSheet, "MISC-5", "The share sheet counts as a form sheet", .narrows, since: 6,
      .choice, doubt: "the bug on iOS 9 was reported once", sources: "radar 22927542"): """
    The share sheet, UIActivityViewController, counts as a formSheet. On iOS 9 it had a rotation \
    bug.
    """,
    RuleEntry(
      .sheetThatLooksFullScreen, "MISC-6", "UIKit doesn't ask a sheet that only looks full screen",
      .narrows, since: 13, idiom: .phone, .reportedTwice, sources: "hotwire #61",
      "mozilla-mobile/firefox-ios #6993"): """
    Since iOS 13, a sheet on a phone in landscape looks full screen but doesn't take over (ASK-4).
    """,
    RuleEntry(
      .keyboardWindow, "MISC-7", "The keyboard appears in the interface orientation", .informs,
      .reportedTwice,
      doubt: "in two reports one rotated with the device, in one by a mask UIKit didn't ask for",
      sources: "Stack Overflow, question 4689735", "openframeworks #2621", "loose-leaf #1677",
      "hackiftekhar/IQKeyboardManager #1761", "renzifeng/ZFPlayer #376, #164, #590",
      "against, of one that is up: wix/react-native-navigation #5924",
      "against, of one that is up: ionic-team/capacitor #2977", "against: yackle/CLImageEditor #196"
    ): """
    The keyboard appears in the interface orientation. UIKit asks the keyboard's text-effects \
    window like any other (WIN-4). Since iOS 8, setting the status bar orientation doesn't move \
    the keyboard. For earlier versions no source says, and Upright assumes that it does. In two \
    reports, both about iOS 13, a visible keyboard rotated with the device over a screen that \
    stayed in portrait. In a report for iOS 13 and 14, a keyboard that appeared over such a screen \
    was in portrait although the phone was held in landscape.
    """,
    RuleEntry(
      .statusBarFollowsDecider, "MISC-8", "The status bar follows the window that decides", .tells,
      .inferred): """
    The status bar follows the interface orientation of the window that UIKit asks (WIN-3). A view \
    controller that hides the status bar doesn't affect the orientation.
    """,
    RuleEntry(
      .storeValidationForPad, "MISC-9", "App Store validation wants all four orientations on iPad",
      .informs, since: 9, idiom: .pad, .reportedOnce,
      sources: "wvteijlingen/swiftui-interface-orientation #10"): """
    App Store validation wants all four orientations in the iPad list unless UIRequiresFullScreen \
    is true (PAD-2).
    """,
    RuleEntry(
      .reactNativeModal, "MISC-10", "React Native's Modal ignores its mask in a sheet", .informs,
      .documented, doubt: "by React Native", sources: "React Native, Modal reference",
      "react-native-elements #1798"): """
    Modal's supportedOrientations has no effect with pageSheet and formSheet, and is portrait only \
    by default. So presenting one full screen rotates a landscape app (ASK-4).
    """,
    RuleEntry(
      .inlineVideoPassesAppMask, "MISC-11",
      "An expanded inline player can rotate beyond the app's mask", .narrows, .contradicted,
      doubt: "it often rotated, and often didn't", sources: "lionheart/openradar-mirror #21194",
      "antiwork/gumroad-mobile #244", "against: wistia/WistiaKit #23"): """
    When the user expands an app's inline player, AVKit shows it in AVFullScreenViewController, a \
    view controller of its own. In apps that list portrait only, it often rotated, and often \
    didn't. A scenario writes ignores-app-mask for a screen that does. Upright assumes that a \
    player whose mask is overridden is shown that way: on iOS 26, one appeared in landscape in a \
    portrait-only app, without an exception, while a plain player stayed in portrait. MISC-14 is \
    about the video of a web page.
    """,
    RuleEntry(
      .viewersPassAppMask, "MISC-12", "Quick Look can rotate beyond the app's mask", .narrows,
      since: 4, .reportedTwice, doubt: "seen on 8 and 11", sources: "disusered/cordova-open #27",
      "pwlin/cordova-plugin-file-opener2 #171"): """
    A document preview counts as fullScreen with the default mask, and the app's mask doesn't \
    limit it. In the reports, it rotated to landscape in apps limited to portrait, and to portrait \
    in an app limited to landscape. After it closed, the app's layout was broken.
    """,
    RuleEntry(
      .storePagePortrait, "MISC-13", "The App Store page may support portrait only", .narrows,
      since: 8, .widelyReported,
      doubt: "on iPads, one report has it on 10, another doesn't on 11; one report for 12 or later",
      sources: "Unity-Technologies/unity-ads #61", "radar 33799746", "JanC/TAPromotee #11",
      "purplelilgirl/Unity-NativeAppstore #2", "on 16 and 17: AppLovin/AppLovin-MAX-SDK-iOS #325",
      "against, on 11 for a Plus and for iPads: purplelilgirl/Unity-NativeAppstore #2"): """
    On iOS 8 to 11, SKStoreProductViewController returns portrait, on iOS 11 only on phones that \
    aren't of the Plus class. In an app without portrait it throws (EXC-1). Everywhere else, \
    Upright assumes UIKit's default mask, although one crash report has the exception on iOS 16 \
    and 17. A subclass whose shouldAutorotate returns NO avoids the \
    exception (EXC-3).
    """,
    RuleEntry(
      .pageVideoPassesAppMask, "MISC-14",
      "A web page's full-screen video can ignore the app's mask", .narrows, since: 3,
      .widelyReported,
      doubt: "reported on 9, 11, 12, 16, and 17; inferred on 13 to 15 and since 18",
      parts: [.from(13, to: 15): .inferred, .from(18): .inferred],
      sources: "WebKit, WebVideoFullscreenInterfaceAVKit", "baker #128",
      "youtube-ios-player-helper #190, #238", "YoutubePlayerView #11",
      "react-native-webview/react-native-webview #816", "YouTubePlayerKit #51",
      "apache/cordova-plugin-statusbar #268", "Swift-YouTube-Player #107", "radar 19095368",
      "against, in Safari's controller: christianselig/apollo-bugs #792"): """
    A web page's full-screen video rotates beyond the app's mask on iOS 9, and since iOS 11. Up to \
    iOS 8, and on iOS 10, the app's mask limits it. WebKit shows it in a window of its own, over a \
    root that is a plain UIViewController. The app delegate finds AVFullScreenViewController \
    presented there, and up to iOS 7 MPInlineVideoFullscreenViewController. Its mask is UIKit's \
    default. When the video closes, WebKit sets the status bar to the orientation of the page's \
    own window, and UIKit asks the page again. Views that were laid out under a status bar in \
    landscape may be misplaced.
    """,
  ]
}
