extension RuleBook {
  /// Windows: which of them take part and which one wins.
  static let win: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .keyWindowDecidesUpTo7, "WIN-1", "Up to iOS 7, UIKit asks the key window's root", .narrows,
      until: 7, .reportedTwice, doubt: "reported for 6 and 7, assumed for earlier versions",
      sources: "radar 19592583", "on others: COSTouchVisualizer #10",
      "on others: CRToast #68, #144", "on others: JDStatusBarNotification #18",
      "on others: LNNotificationsUI #36", "on others: TWMessageBarManager #29",
      "on others: onmyway133/notes #14"): """
    Up to iOS 7, UIKit asks the key window's root for the whole app. The first window is key \
    unless another has been shown since. On iOS 6 and 7, UIKit asks every other visible window's \
    root for that window alone. If such a window rotates and the key window doesn't, the status \
    bar rotates with it. A hidden window doesn't count.
    """,
    RuleEntry(
      .everyRootTakesPartFrom8, "WIN-2", "Since iOS 8, every window with a root counts", .narrows,
      since: 8, .widelyReported, doubt: "direct evidence for hidden windows ends at 12.2",
      sources: "radar 19592583", "radar 18406156", "radar 50405134",
      "smartdevicelink/sdl_ios #1250", "forcedotcom/SalesforceMobileSDK-iOS #2523",
      "steipete, gist d928debb", "apache/cordova-plugin-inappbrowser #623",
      "against, of a hidden one on 16: ibireme/YYText #973"): """
    Since iOS 8, every window with a root view controller counts, even a hidden one. A hidden window \
    with a root may rotate the scene as it is added, if the deciding window (WIN-3) doesn't. Later it \
    may when the device calls for an orientation that the deciding window refuses, and it keeps the \
    scene there as long as the device does. Since iOS 13, that holds only in an app \
    built with the iOS 13 SDK or later. To prevent it, remove the root while a window is hidden.
    """,
    RuleEntry(
      .topmostWindowDecides, "WIN-3", "UIKit asks the topmost visible window with a root", .decides,
      since: 8, .widelyReported,
      doubt: "no source says so in words, and one says it \"may follow either\"",
      parts: [.from(8, to: 12): .contradicted], sources: "on 26: DebugSwift/DebugSwift #403",
      "on 26: signalapp/Signal-iOS #6245", "on 17: firebase/firebase-ios-sdk #13265",
      "on 17: CleverTap/clevertap-ios-sdk #340", "on 16: SwiftKickMobile/SwiftMessages #506",
      "on 16: huri000/SwiftEntryKit #376", "on 16: ibireme/YYText #973",
      "on 16: WebKit/WebKit #5312", "on 15: OneSignal/OneSignal-iOS-SDK #999",
      "on 12: Tencent/QMUI_iOS #445", "on 9: cezarywojcik/CWStatusBarNotification #85",
      "on 8: sberrevoets/SDCAlertView #64", "against: onmyway133/notes #14",
      "against, on 12: apache/cordova-plugin-inappbrowser #773"): """
    If windows disagree, UIKit asks the topmost visible window with a root view controller. A dozen \
    reports of banners, calls, debugging overlays, and players in windows of their own fit that. \
    The other windows are laid out in its orientation, and \
    each remembers its own last one. On iOS 8 to 12, Upright assumes that a window that rotates takes \
    the scene with it if the topmost refuses: in the report, a portrait-only window on top didn't keep the status \
    bar from rotating.
    """,
    RuleEntry(
      .keyboardWindowAsked, "WIN-4", "UIKit asks the keyboard's window too", .informs,
      .reportedOnce, sources: "Stack Overflow, question 4689735"): """
    UIKit also asks the keyboard's text-effects window, which returns allButUpsideDown. That \
    window doesn't decide for the scene (WIN-3).
    """,
    RuleEntry(
      .alertWindowsTurnAlone, "WIN-5", "An alert in its own window rotates independently", .narrows,
      .widelyReported, doubt: "seen on 7 and 8", sources: "appirater #208", "SIAlertView #50",
      "SDCAlertView #64"): """
    An alert in a window of its own rotates independently of a locked view controller below it.
    """,
    RuleEntry(
      .videoWindow, "WIN-6", "Full-screen video may have its own window", .informs, since: 6,
      .reportedOnce, sources: "Swift-YouTube-Player #107"): """
    Full-screen video may be in a separate window. Return more from the app delegate's mask for \
    that window (MASK-7).
    """,
    RuleEntry(
      .overlayCopiesWindowBelow, "WIN-7", "An overlay window can return the mask of the one below",
      .informs, .reportedOnce, sources: "FLEX #62"): """
    The debugging overlay FLEX returns the mask of the view controller in the key window that \
    UIKit would ask. So its own window never changes the rotation.
    """,
  ]
}
