extension RuleBook {
  /// The iPad: multitasking, full screen and windows.
  static let pad: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .multitaskingAsksNobody, "PAD-1", "UIKit doesn't ask a multitasking app's view controllers",
      .narrows, since: 9, idiom: .pad, .documented, sources: .supportedOrientations,
      "radar 22854526", "note.com/iga34engineer", "wvteijlingen/swiftui-interface-orientation #2"):
      """
    An iPad app that lists all four orientations and does not set UIRequiresFullScreen to true \
    can multitask, and the system doesn't ask it: the masks and shouldAutorotate of its \
    view controllers are ignored, and it rotates freely. An app with no list for iPad does \
    not list all four; its app mask is all and its view controllers are asked.
    """,
    RuleEntry(
      .waysOutOfMultitasking, "PAD-2", "Two ways to opt out of multitasking", .narrows, since: 9,
      idiom: .pad, .documented, sources: .supportedOrientations,
      "wvteijlingen/swiftui-interface-orientation #2, #10",
      "wonday/react-native-orientation-locker #13, #65, #126",
      "react-native-orientation-director #70",
      "against, on 14 and 15: wonday/react-native-orientation-locker #266",
      "against, on 26.1: Apple, developer forums, thread 811216"): """
    Either one makes UIKit ask again: setting UIRequiresFullScreen to true, or leaving at \
    least one orientation out of the iPad's list. To iPadOS 18 either keeps the app out of Split \
    View and Slide Over as well. App Store validation wants all four unless full screen is required.
    """,
    RuleEntry(
      .multitaskingIgnoresDelegate, "PAD-3", "Multitasking ignores the app delegate's mask too",
      .narrows, since: 9, idiom: .pad, .reportedTwice, doubt: "not documented",
      sources: "wvteijlingen/swiftui-interface-orientation #10", "bytepark/auto_orientation #6",
      "yauhenipakala/Xamarin.Plugin.DeviceOrientation #8"): """
    What PAD-1 does to the app delegate's mask is not documented. In the reports a lock by the \
    delegate did nothing, or its method was not called, until full screen was required. So the app \
    mask counts as all, since the app declared that it can turn every way.
    """,
    RuleEntry(
      .padHonoursMasksUpTo8, "PAD-4", "Up to iOS 8, masks work on iPad", .narrows, until: 8,
      idiom: .pad, .reportedOnce, doubt: "and consistent with the documentation of the time",
      sources: "radar 22854526"): """
    Up to iOS 8 masks count on the iPad as they do on the phone, with all as the default.
    """,
    RuleEntry(
      .requiresFullScreenDeprecated, "PAD-5", "UIRequiresFullScreen is deprecated", .tells,
      since: 9, until: 26, idiom: .pad, .documented, sources: "Apple, Technical Note TN3192",
      "rckim77/Sudoku #43"): """
    UIRequiresFullScreen is ignored on the iPhone. It is deprecated in iPadOS 26 and announced to \
    be "ignored in a future release"; from 26.2 the key \
    UIRequiresFullScreenIgnoredStartingWithVersion goes with it. An app built with the SDK of 26 \
    is told so on the console as it launches, and of orientations that its list lacks. What iOS 27 \
    made of it is PAD-10.
    """,
    RuleEntry(
      .windowKeepsShape, "PAD-6", "A full-screen-only app in a window keeps its shape", .tells,
      since: 16, until: 26, idiom: .pad, .widelyReported,
      doubt: "seen on 26; the compatibility window is documented",
      sources: "Apple, Technical Note TN3192", "Unity documentation", "dotnet/maui #35043",
      "ionic-team/capacitor-plugins #2493", "StraboSpot/StraboField #910",
      "erik-sutton95/OpenZCine #91", "moonlight-stream/moonlight-ios #553",
      "against, on 26.1: Apple, developer forums, thread 811216"):
      """
    On iPadOS 16 to 26, under Stage Manager or in a window, an app that requires full screen runs \
    in a compatibility window that keeps the aspect ratio of the orientation it is locked to. Where \
    the iPad is held the other way the app is not turned sideways: it is drawn upright, with bars \
    around it. On iPadOS 26 it is scaled, and measures the whole screen. To iPadOS 18 the same goes \
    for an app that does not require full screen and lists some orientations, but not all four: it \
    does not take part in multitasking (PAD-1). From 26 every such app can be resized.
    """,
    RuleEntry(
      .windowsIgnoreLocksFrom26, "PAD-7", "iPadOS 26 ignores orientation locks in windows",
      .narrows,
      since: 26, idiom: .pad, .reportedOnce, doubt: "each half by a different project",
      sources: "apache/cordova-ios #1626, #1593", "wBlock #596",
      "Apple, developer forums, thread 811216", "margelo/react-native-vision-camera #3579",
      "against, of an app that requires full screen: Unity documentation"): """
    On iPadOS 26 locking the orientation by masks is reported not to be honoured for windowed \
    apps or apps with scenes, and still honoured for an app with only an app delegate in the \
    Full-Screen Apps mode. In a window the Info.plist's list does not hold either: an app of \
    landscape alone is used upright, though its camera's picture did not follow. Where full \
    screen is required a window keeps its masks and its shape (PAD-6), as Unity's manual has it. \
    On 26.1 an app that requires full screen was seen in portrait, which \
    it does not list. On iPadOS 27 a lock by the app delegate is reported to have no effect. Full \
    screen with scenes keeps its masks here unless assumed otherwise.
    """,
    RuleEntry(
      .useInterfaceLockOn26, "PAD-8", "On iPadOS 26, use prefersInterfaceOrientationLocked",
      .informs,
      since: 26, idiom: .pad, .documented, sources: "Apple, Technical Note TN3192"): """
    Apple's advice for iPadOS 26 is to use prefersInterfaceOrientationLocked (GEO-9) in place \
    of UIRequiresFullScreen.
    """,
    RuleEntry(
      .padSizeClassesStay, "PAD-9", "iPad size classes don't change on rotation", .tells, since: 8,
      idiom: .pad, .widelyReported, sources: "DetectorAppSwiftUI #4", "expo/expo #23656"): """
    A full-screen iPad app is regular in both directions however it is turned, so there are no \
    trait callbacks (SEQ-8).
    """,
    RuleEntry(
      .discreteSizesOn27, "PAD-10", "On iOS 27, UIRequiresFullScreen means discrete sizes",
      .narrows,
      since: 27, .contradicted,
      doubt: "the session is followed; TN3192 still announces that the key will be ignored",
      sources: "WWDC26, session 278", "against: Apple, Technical Note TN3192"): """
    On iOS 27 UIRequiresFullScreen is not ignored. In resizable surroundings, on phones too, it \
    means discrete sizes that honour the supported orientations.
    """,
    RuleEntry(
      .phoneAppOnPad, "PAD-11", "An iPhone-only app on iPad behaves as on iPhone", .tells,
      idiom: .pad, .widelyReported,
      doubt: "its windows from 16 on, and upside-down, are inferred",
      sources: "radar 16536099", "radar 27783921", "Hackworth, How iPhone-only Apps Appear on iPad",
      "SwiftOldDriver/iOS-Weekly #453", "Slatepad, iPadOS 26 iPhone apps",
      "Fatbobman, From size class to available space"): """
    An app whose device family is the iPhone alone runs on an iPad as on a phone: the idiom is \
    phone, the phone's list and masks hold, it takes no part in multitasking, and it never has \
    Split View or Slide Over. Where its list has portrait alone it stands sideways on an iPad held \
    in landscape. It measures 320 by 480 points to iOS 11 and 375 by 667 from 12, in the middle of \
    the screen with bars around it; Stage Manager from 16, and every iPad from 26, show it in a \
    window of that shape. On 27 such a window can be resized (GEO-11).
    """,
  ]
}
