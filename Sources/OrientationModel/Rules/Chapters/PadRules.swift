extension RuleBook {
  /// The iPad: multitasking, full screen and windows.
  static let pad: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .multitaskingAsksNobody, "PAD-1", "UIKit doesn't ask a multitasking app's view controllers",
      .narrows, since: 9, idiom: .pad, .documented, sources: .supportedOrientations,
      "radar 22854526", "note.com/iga34engineer", "wvteijlingen/swiftui-interface-orientation #2"):
      """
    An iPad app that lists all four orientations and doesn't set UIRequiresFullScreen to true can \
    multitask. UIKit ignores its view controllers' masks and shouldAutorotate, and the app rotates \
    freely. An app with no list for iPad doesn't list all four: its mask is all, and UIKit asks \
    its view controllers.
    """,
    RuleEntry(
      .waysOutOfMultitasking, "PAD-2", "Two ways to opt out of multitasking", .narrows, since: 9,
      idiom: .pad, .documented, sources: .supportedOrientations,
      "wvteijlingen/swiftui-interface-orientation #2, #10",
      "wonday/react-native-orientation-locker #13, #65, #126",
      "react-native-orientation-director #70",
      "against, on 14 and 15: wonday/react-native-orientation-locker #266",
      "against, on 26.1: Apple, developer forums, thread 811216"): """
    UIKit asks again if UIRequiresFullScreen is true, or if the iPad list excludes at least one \
    orientation. Up to iPadOS 18, either also keeps the app out of Split View and Slide Over. On \
    iPadOS 27, for an app built with its SDK, a shorter list is no way out of resizing: only \
    UIRequiresFullScreen is. App Store validation wants all four unless the app requires full \
    screen.
    """,
    RuleEntry(
      .multitaskingIgnoresDelegate, "PAD-3", "Multitasking ignores the app delegate's mask too",
      .narrows, since: 9, idiom: .pad, .reportedTwice, doubt: "not documented",
      sources: "wvteijlingen/swiftui-interface-orientation #10", "bytepark/auto_orientation #6",
      "yauhenipakala/Xamarin.Plugin.DeviceOrientation #8"): """
    In a multitasking app (PAD-1), the app's mask counts as all, because the app declared that it \
    can rotate to every orientation. Apple doesn't document what multitasking does to the app \
    delegate's mask. In the reports, a lock in the app delegate did nothing, or UIKit didn't call \
    its method, until the app required full screen.
    """,
    RuleEntry(
      .padHonoursMasksUpTo8, "PAD-4", "Up to iOS 8, masks work on iPad", .narrows, until: 8,
      idiom: .pad, .reportedOnce, doubt: "and consistent with the documentation of the time",
      sources: "radar 22854526"): """
    Up to iOS 8, masks count on iPad as they do on a phone, with all as the default.
    """,
    RuleEntry(
      .requiresFullScreenDeprecated, "PAD-5", "UIRequiresFullScreen is deprecated", .tells,
      since: 9, until: 26, idiom: .pad, .documented, sources: "Apple, Technical Note TN3192",
      "rckim77/Sudoku #43"): """
    UIRequiresFullScreen is deprecated in iPadOS 26, and Apple says that it will be "ignored in a \
    future release". Up to iOS 26, iPhone ignores it. Since iOS 26.2, the key \
    UIRequiresFullScreenIgnoredStartingWithVersion goes with it. An app built with the iOS 26 SDK \
    gets a message on the console when it launches, also about orientations its list excludes. \
    PAD-10 has what iOS 27 does.
    """,
    RuleEntry(
      .windowKeepsShape, "PAD-6", "A full-screen-only app in a window keeps its shape", .tells,
      since: 16, until: 26, idiom: .pad, .widelyReported,
      doubt: "seen on 26; the compatibility window is documented",
      sources: "Apple, Technical Note TN3192", "Unity documentation", "dotnet/maui #35043",
      "ionic-team/capacitor-plugins #2493", "StraboSpot/StraboField #910",
      "erik-sutton95/OpenZCine #91", "moonlight-stream/moonlight-ios #553",
      "against, on 26.1: Apple, developer forums, thread 811216"): """
    On iPadOS 16 to 26, under Stage Manager or in a window, an app that requires full screen runs \
    in a compatibility window that keeps the aspect ratio of the orientation it's locked to. If \
    the iPad is held the other way, the app isn't rotated: it's drawn the right way up, with bars \
    around it. On iPadOS 26 the window is scaled, and the app measures the whole screen. Up to \
    iPadOS 18, the same holds for an app that doesn't require full screen and lists some \
    orientations but not all four, because it doesn't multitask (PAD-1). Since iPadOS 26, every \
    such app can be resized.
    """,
    RuleEntry(
      .windowsIgnoreLocksFrom26, "PAD-7", "iPadOS 26 ignores orientation locks in windows",
      .narrows, since: 26, idiom: .pad, .contradicted,
      doubt: "of windows it isn't; reports disagree about full-screen apps",
      sources: "apache/cordova-ios #1626, #1593", "wBlock #596",
      "Apple, developer forums, thread 811216", "margelo/react-native-vision-camera #3579",
      "thecont1/manorama", "against, in full screen: gluestack/gluestack-ui #3164",
      "against, of an app that requires full screen: Unity documentation"): """
    In a window, iPadOS 26 ignores the masks and the Info.plist list. Reports say so for windowed \
    apps and for apps with scenes, and that an app with only an app delegate keeps its masks in \
    Full-Screen Apps mode. A landscape-only app was used in portrait, although its camera picture \
    didn't follow. If the app requires full screen, its window keeps its masks and its shape \
    (PAD-6), as Unity's manual has it. On iPadOS 26.1, an app that requires full screen was in \
    portrait, which it doesn't list. On iPadOS 27, a lock in the app delegate is reported to have \
    no effect. More reports of iPadOS 26 have masks that count in a full-screen app with scenes than \
    masks that don't, so Upright assumes that it keeps them, and so does a window that keeps its \
    shape.
    """,
    RuleEntry(
      .useInterfaceLockOn26, "PAD-8", "On iPadOS 26, use prefersInterfaceOrientationLocked",
      .informs, since: 26, idiom: .pad, .documented, sources: "Apple, Technical Note TN3192"): """
    For iPadOS 26, Apple advises prefersInterfaceOrientationLocked (GEO-9) instead of \
    UIRequiresFullScreen.
    """,
    RuleEntry(
      .padSizeClassesStay, "PAD-9", "iPad size classes don't change on rotation", .tells, since: 8,
      idiom: .pad, .widelyReported, sources: "DetectorAppSwiftUI #4", "expo/expo #23656"): """
    Since iOS 8, a full-screen iPad app is regular in width and height in every orientation, so it \
    gets no trait callbacks (SEQ-8).
    """,
    RuleEntry(
      .discreteSizesOn27, "PAD-10", "On iOS 27, UIRequiresFullScreen means discrete sizes",
      .narrows, since: 27, .documented,
      doubt: "TN3192, written for iPadOS 26, says that the key will be ignored",
      sources: "Apple, iOS & iPadOS 27 release notes, 178558224", "WWDC26, session 278",
      "against: Apple, Technical Note TN3192"): """
    On iOS 27, UIKit doesn't ignore UIRequiresFullScreen. In resizable scenes, on phones too, the \
    key means discrete sizes in which masks count. Each resize is a new UIScreen with other bounds.
    """,
    RuleEntry(
      .phoneAppOnPad, "PAD-11", "An iPhone-only app on iPad behaves as on iPhone", .tells,
      idiom: .pad, .widelyReported, doubt: "its windows since 16, and upside down, are inferred",
      sources: "radar 16536099", "radar 27783921", "Hackworth, How iPhone-only Apps Appear on iPad",
      "SwiftOldDriver/iOS-Weekly #453", "Slatepad, iPadOS 26 iPhone apps",
      "Fatbobman, From size class to available space"): """
    An iPhone-only app behaves on iPad as on a phone: the idiom is phone, and the phone's list and \
    masks count. It doesn't multitask, and is never in Split View or Slide Over. If it lists \
    portrait only, it's in portrait on an iPad held in landscape. It measures 320 by 480 points up \
    to iOS 11 and 375 by 667 since iOS 12, in the middle of the screen with bars around it. Stage \
    Manager since iPadOS 16, and every iPad since iPadOS 26, show it in a window of that shape. On \
    iPadOS 27, such a window can be resized (GEO-11). An iPhone Duo shows an app built with the \
    iOS 26 SDK in a window of the same size (DUO-16).
    """,
    RuleEntry(
      .noSplitViewFrom26, "PAD-12", "iPadOS 26 has no Split View", .informs, since: 26, idiom: .pad,
      .reportedOnce, sources: "macrumors.com, iPadOS 26: No Split View or Slide Over"): """
    Split View and Slide Over left with iPadOS 26.0. Halves of the screen are windows there \
    (PAD-7), and Slide Over is back only among windows.
    """,
    RuleEntry(
      .minimumSizeFrom26, "PAD-13", "An app can ask for a minimum size", .informs, since: 26,
      idiom: .pad, .documented, doubt: "the system may pass over it",
      sources: "Apple, UISceneSizeRestrictions.minimumSize", "Apple, Technical Note TN3192"): """
    sizeRestrictions.minimumSize is what TN3192 names in place of UIRequiresFullScreen. No window \
    is smaller than that, and no orientation follows from it.
    """,
    RuleEntry(
      .resizingIsTold, "PAD-14", "A scene knows that it's being resized", .informs, since: 26,
      idiom: .pad, .documented, sources: "Apple, UIWindowScene.effectiveGeometry"): """
    effectiveGeometry.isInteractivelyResizing is true while a corner is dragged. No orientation \
    follows from it.
    """,
  ]
}
