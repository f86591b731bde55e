extension RuleBook {
  /// Windows: which of them take part and which one wins.
  static let win: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .keyWindowDecidesUpTo7, "WIN-1", "Up to iOS 7, UIKit asks the key window's root", .narrows,
      until: 7, .reportedTwice, doubt: "of 6 and 7, taken to hold before",
      sources: "radar 19592583", "on others: COSTouchVisualizer #10",
      "on others: CRToast #68, #144",
      "on others: JDStatusBarNotification #18", "on others: LNNotificationsUI #36",
      "on others: TWMessageBarManager #29", "on others: onmyway133/notes #14"): """
    Up to iOS 7 the key window's root decides for the app. The first window is the key one unless \
    another has been shown since. On iOS 6 and 7 every other visible window asks its own root and \
    turns for itself, and one that turns where the key window stays drags the status bar along; a \
    hidden one takes no part.
    """,
    RuleEntry(
      .everyRootTakesPartFrom8, "WIN-2", "Since iOS 8, every window with a root counts", .narrows,
      since: 8, .widelyReported, doubt: "direct evidence for hidden windows ends at 12.2",
      sources: "radar 19592583", "radar 18406156", "radar 50405134",
      "smartdevicelink/sdl_ios #1250", "forcedotcom/SalesforceMobileSDK-iOS #2523",
      "steipete, gist d928debb", "apache/cordova-plugin-inappbrowser #623",
      "against, of a hidden one on 16: ibireme/YYText #973"): """
    Every window with a root view controller takes part, even a hidden one, and each asks its \
    own. Where the window that decides (WIN-3) does not turn the scene, each hidden window with \
    a root may, in the order they are declared; from iOS 13 only in an app built with that SDK or a \
    later one. The workaround is to take the root away while a window is hidden.
    """,
    RuleEntry(
      .topmostWindowDecides, "WIN-3", "UIKit asks the topmost visible window with a root", .decides,
      since: 8, .choice, doubt: "one source says it \"may follow either\"",
      sources: "onmyway133/notes #14", "against, on 12: apache/cordova-plugin-inappbrowser #773"):
      """
    Which window owns the scene's orientation when they disagree is not settled. Here it is the \
    topmost visible window with a root view controller. The others are laid out in its orientation \
    and keep their own decision for themselves: one that refused keeps what it last settled on. On \
    iOS 8 to 12 a window that turns takes the scene with it where the topmost refuses: a \
    portrait-only window on top did not keep the status bar from turning.
    """,
    RuleEntry(
      .keyboardWindowAsked, "WIN-4", "UIKit asks the keyboard's window too", .informs,
      .reportedOnce,
      sources: "Stack Overflow, question 4689735"): """
    System windows join in: the text-effects window of the keyboard is asked and answers \
    allButUpsideDown. It does not win WIN-3.
    """,
    RuleEntry(
      .alertWindowsTurnAlone, "WIN-5", "An alert in its own window rotates independently", .narrows,
      .widelyReported, doubt: "seen on 7 and 8", sources: "appirater #208", "SIAlertView #50",
      "SDCAlertView #64"): """
    An alert that lives in a window of its own turns independently of a locked view controller \
    below it.
    """,
    RuleEntry(
      .videoWindow, "WIN-6", "Full-screen video may have its own window", .informs, since: 6,
      .reportedOnce, sources: "Swift-YouTube-Player #107"): """
    Full-screen video may live in a separate window. The app delegate's mask for that window \
    (MASK-7) is the place to widen.
    """,
    RuleEntry(
      .overlayCopiesWindowBelow, "WIN-7", "An overlay that returns the mask of the window below",
      .informs,
      .reportedOnce, sources: "FLEX #62"): """
    The debugging overlay FLEX asks the key window's root for the view controller that answers \
    and hands that answer on, so that its own window never changes the rotation.
    """,
  ]
}
