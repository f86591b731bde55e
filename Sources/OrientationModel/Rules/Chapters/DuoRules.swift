extension RuleBook {
  /// The iPhone Duo: a phone with a display outside and one inside.
  ///
  /// All that was measured was measured in Apple's simulator of iOS 27.1.
  static let duo: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .oneSceneTwoDisplays, "DUO-1", "One scene, two displays", .tells, since: 27.1, idiom: .phone,
      .widelyReported, doubt: .simulator, sources: .sill, .duoLab, .frameUp): """
    Opening an iPhone Duo moves the scene to the inner display, and closing it moves the scene to \
    the outer display. It's the same UIWindowScene with another screen. The app doesn't leave the \
    foreground.
    """,
    RuleEntry(
      .hingeChoosesDisplay, "DUO-2", "The hinge's status chooses the display", .tells, since: 27.1,
      idiom: .phone, .widelyReported, doubt: "the angles differ by tool; measured in the simulator",
      sources: .frameUp, .kusumoto, .sill): """
    Closed, the outer display shows the app. Half open or open, the inner display does. The status \
    decides, not the angle.
    """,
    RuleEntry(
      .outerIsAnyPhone, "DUO-3", "The outer display is any iPhone", .informs, since: 27.1,
      idiom: .phone, .documented, sources: .duoTalk, .frameUp, .sill): """
    On the outer display, an iPhone Duo behaves like any other iPhone: the Info.plist list, the \
    app delegate, and the view controllers' masks count, and requests succeed within them.
    """,
    RuleEntry(
      .innerReadsNoMask, "DUO-4", "No mask counts on the inner display", .narrows, since: 27.1,
      idiom: .phone, .documented,
      doubt: "that the getters aren't called is inferred; measured in the simulator",
      sources: .duoTalk, .frameUp, .retroCartridge, .sill, .duoLab): """
    The inner display of an iPhone Duo doesn't honor supported interface orientations: not the \
    Info.plist list's, the app delegate's, or the view controllers'. The interface follows the \
    way the device is held. UIRequiresFullScreen is the exception (DUO-15).
    """,
    RuleEntry(
      .innerQuarterTurn, "DUO-5", "The inner display adds a quarter turn", .tells, since: 27.1,
      idiom: .phone, .widelyReported, doubt: .simulator, sources: .frameUp, .sill,
      "libultraship, gfx_uikit", .duoLab, .kusumoto): """
    On the inner display, a device in portrait, held like a book, calls for landscapeLeft, \
    landscapeLeft calls for portrait, portraitUpsideDown for landscapeRight, and landscapeRight \
    for portraitUpsideDown. UIDevice.orientation stays what it would be closed.
    """,
    RuleEntry(
      .innerUpsideDown, "DUO-6", "Inside, all four orientations occur", .tells, since: 27.1,
      idiom: .phone, .widelyReported, doubt: .simulator, sources: .frameUp, .sill, .retroCartridge,
      .kusumoto): """
    The inner display shows the interface in all four orientations, portraitUpsideDown too, listed \
    or not. The outer display never shows portraitUpsideDown (DEV-8).
    """,
    RuleEntry(
      .openingFollowsHand, "DUO-7", "Opening follows the way the device is held", .decides,
      since: 27.1, idiom: .phone, .widelyReported, doubt: .simulator, sources: .frameUp, .sill,
      .duoLab): """
    When an iPhone Duo opens, the interface is at once in the orientation that the device calls \
    for on the inner display, whatever it was outside. It isn't animated.
    """,
    RuleEntry(
      .closingTakesNearest, "DUO-8", "Closing takes the nearest supported orientation", .decides,
      since: 27.1, idiom: .phone, .reportedOnce,
      doubt: "eight runs with one list, in the simulator", sources: .frameUp): """
    When an iPhone Duo closes, the interface takes the orientation that the device calls for, if \
    it's supported. If it isn't, it takes the nearest supported one, a quarter turn before a half \
    turn. What was shown before doesn't matter.
    """,
    RuleEntry(
      .closingFlips, "DUO-9", "Held in landscape, the device reading may flip", .tells, since: 27.1,
      idiom: .phone, .reportedOnce, doubt: "two runs, perhaps the simulator's", sources: .frameUp):
      """
    When a device held in landscape opened or closed, UIDevice.orientation read the other \
    landscape for 0.6 seconds, and the interface rotated twice. The end is the same.
    """,
    RuleEntry(
      .launchedOpen, "DUO-10", "Launched open, an app starts as the device is held", .decides,
      since: 27.1, idiom: .phone, .reportedOnce, doubt: .simulator, sources: .frameUp): """
    An app that launches on the inner display starts in the orientation that the device calls for, \
    whatever the Info.plist lists. LAUNCH-3 and LAUNCH-5 don't apply there.
    """,
    RuleEntry(
      .innerRefusesRequests, "DUO-11", "The inner display refuses requests", .decides, since: 27.1,
      idiom: .phone, .widelyReported, doubt: .simulator, sources: .sill, .duoLab): """
    On the inner display, requestGeometryUpdate(_:) fails, whatever it requests. The error is \
    UISceneErrorDomain 101, "The current windowing mode does not allow for programmatic changes to \
    interface orientation.", the same that GEO-4 has.
    """,
    RuleEntry(
      .interfaceLockInside, "DUO-12", "The lock preference counts inside too", .decides,
      since: 27.1, idiom: .phone, .contradicted,
      doubt: "in the simulator, one test saw it hold and one didn't; games may lock, says Apple",
      sources: .frameUp, "against: RetroCartridge, DESIGN.md", .duoDesign): """
    A screen that prefers a locked interface orientation keeps the orientation it has on the inner \
    display. When the device opens or closes, UIKit first chooses again, and then the lock keeps \
    that.
    """,
    RuleEntry(
      .userLockInside, "DUO-13", "Inside, the rotation lock calls for landscapeLeft", .narrows,
      since: 27.1, idiom: .phone, .inferred, doubt: "not tried by anyone yet", sources: .frameUp):
      """
    With the rotation lock on, a device in portrait is what counts (LOCK-2), and on the inner \
    display that calls for landscapeLeft.
    """,
    RuleEntry(
      .duoIsAPhone, "DUO-14", "An iPhone Duo is a phone", .informs, since: 27.1, idiom: .phone,
      .documented, sources: .duoTalk, .frameUp): """
    userInterfaceIdiom is phone, open and closed, and the Info.plist list is the phone's. No API \
    tells the inner display from the outer one.
    """,
    RuleEntry(
      .fullScreenKeyInside, "DUO-15", "UIRequiresFullScreen keeps the masks, and scales the app",
      .narrows, since: 27.1, idiom: .phone, .documented, doubt: "the size is unknown",
      sources: .duoTalk): """
    With UIRequiresFullScreen, the masks count on the inner display too, and the app is scaled \
    there. It still resizes when someone opens or closes the device. The key is deprecated.
    """,
    RuleEntry(
      .builtWith26, "DUO-16", "Built with the iOS 26 SDK, an app is in a phone's window", .tells,
      since: 27.1, idiom: .phone, .reportedOnce,
      doubt: "that it stays in portrait inside is seen in one hold, in the simulator; "
        + "whether masks count there is unknown", sources: .kusumoto, .duoTalk): """
    An app built with the iOS 26 SDK or an older one is shown in a window of 375x667 points, with \
    black around it, on both displays. On the inner display, it stays in portrait.
    """,
    RuleEntry(
      .builtWith27, "DUO-17", "Built with the iOS 27.0 SDK, an app leaves the strip", .tells,
      since: 27.1, idiom: .phone, .contradicted,
      doubt: "measured in the simulator; whether it rotates inside is contradicted, and whether "
        + "masks count there is unknown", sources: .sill, .duoTalk,
      "against: RetroCartridge, DESIGN.md"): """
    An app built with the iOS 27.0 SDK fills the display except for the status bar's strip, 80 \
    points at the hardware's edge: 386x678 points outside, 678x386 in landscape, 871x669 inside. On \
    the inner display, it stays in landscapeLeft.
    """,
    RuleEntry(
      .builtWith271, "DUO-18", "Built with the iOS 27.1 SDK, an app fills the display", .informs,
      since: 27.1, idiom: .phone, .documented, sources: .duoTalk, .sill): """
    An app built with the iOS 27.1 SDK fills both displays: 466x678 points outside, 669x951 \
    inside. What counts is the SDK that's stamped into the binary.
    """,
    RuleEntry(
      .classesFollowDisplay, "DUO-19", "Size classes follow the display", .tells, since: 27.1,
      idiom: .phone, .documented,
      doubt: "that a rotation inside changes neither is measured in the simulator",
      sources: .duoTalk, .sill, .duoLab, .kusumoto): """
    Inside, width and height are regular, however the device is held, so a rotation changes \
    neither. Outside, the classes are those of any phone. Opening and closing change them.
    """,
    RuleEntry(
      .lopsidedSafeAreas, "DUO-20", "The safe areas are lopsided", .informs, since: 27.1,
      idiom: .phone, .widelyReported, doubt: .simulator, sources: .sill, .retroCartridge): """
    The strip of the status bar takes 84 points, 4 more than from an app built with the iOS 27.0 \
    SDK (DUO-17). Outside, it stays at the hardware's edge: right in portrait and landscapeLeft, \
    left in landscapeRight. Inside, it follows the interface: right in both landscapes, 82 points \
    at the top in portrait.
    """,
    RuleEntry(
      .statusBarOnItsSide, "DUO-21", "The status bar shows in landscape", .informs, since: 27.1,
      idiom: .phone, .reportedOnce, doubt: .simulator, sources: .sill): """
    On an iPhone Duo, the status bar has a strip of its own and shows in landscape too.
    """,
    RuleEntry(
      .barsStandUp, "DUO-22", "Bars stand at the side", .informs, since: 27.1, idiom: .phone,
      .documented, sources: .duoDesign): """
    Built with the iOS 27.1 SDK, bars stand at the hardware's edge, except in portrait on the \
    inner display.
    """,
    RuleEntry(
      .hingeCallback, "DUO-23", "The hinge has a callback of its own", .tells, since: 27.1,
      idiom: .phone, .widelyReported, doubt: .simulator, sources: .frameUp, .kusumoto): """
    SwiftUI's onHingeChange and UIKit's UIHingeInteraction report the hinge's angle and its \
    status: closed, partially open, or fully open, once at launch and at each change. They report \
    no orientation, and no notification does it for them.
    """,
    RuleEntry(
      .foldingTurnsNothing, "DUO-24", "Half folding rotates nothing", .decides, since: 27.1,
      idiom: .phone, .reportedOnce, doubt: .simulator, sources: .frameUp): """
    Folding an open iPhone Duo half, or opening a half open one, changes neither the interface \
    orientation nor the size, and posts no device orientation notification.
    """,
    RuleEntry(
      .callbacksOfOpening, "DUO-25", "Opening and closing are size changes", .tells, since: 27.1,
      idiom: .phone, .reportedOnce,
      doubt: "measured in the simulator; that viewWillTransition comes first isn't logged",
      sources: .frameUp, .duoLab): """
    When the display changes, UIKit calls viewWillTransition(to:with:), the scene delegate gets \
    windowScene(_:didUpdateEffectiveGeometry:) before the window's bounds change, and then the \
    traits change. The scene isn't deactivated.
    """,
    RuleEntry(
      .callbacksOfDuoTurn, "DUO-26", "A rotation calls the same methods on both displays", .informs,
      since: 27.1, idiom: .phone, .reportedOnce, doubt: .simulator, sources: .frameUp): """
    viewWillTransition(to:with:) follows the device notification within a millisecond, and the \
    scene's geometry 40 to 70 milliseconds later. The coordinator's transitionDuration is 0.
    """,
    RuleEntry(
      .splitHalves, "DUO-27", "Split View has halves only", .tells, since: 27.1, idiom: .phone,
      .documented,
      doubt: "the size is measured in the simulator; a half's interface orientation is unknown",
      sources: .duoScenes, .duoLab): """
    An open iPhone Duo can show two apps, a half each: 469x669 points when held like a book, \
    compact in width and regular in height. A closed one shows one app.
    """,
    RuleEntry(
      .severalScenesInside, "DUO-28", "Several scenes, inside only", .informs, since: 27.1,
      idiom: .phone, .documented, sources: .duoScenes): """
    With UIApplicationSupportsMultipleScenes, an app can have several scenes on the inner display. \
    On the outer display, a request for a new one fails.
    """,
    RuleEntry(
      .sheetsInside, "DUO-29", "Inside, a sheet doesn't fill the screen", .informs, since: 27.1,
      idiom: .phone, .documented, doubt: "whether a presentation survives a fold is unknown",
      sources: .duoTalk): """
    On the inner display, a sheet is centered and leaves its presenter in view.
    """,
    RuleEntry(
      .mainScreenIsAmbiguous, "DUO-30", "UIScreen.main may be the other display", .informs,
      since: 27.1, idiom: .phone, .documented, sources: .duoTalk): """
    UIScreen.main is ambiguous on a device with two displays. Use the window scene's screen.
    """,
    RuleEntry(
      .closingAtHome, "DUO-31", "Closing keeps an app in front, outside", .informs, since: 27.1,
      idiom: .phone, .reportedOnce, doubt: .simulator, sources: .sill): """
    Closing the device on the Home Screen puts it to sleep. With an app in front, the app \
    continues on the outer display.
    """,
    RuleEntry(
      .gamesMayLock, "DUO-32", "A game may lock, but must fill the screen", .informs, since: 27.1,
      idiom: .phone, .documented, sources: .duoDesign): """
    Apple's guidelines let a game lock to portrait or landscape if it fills the screen in each \
    posture. Inside, the lock preference (DUO-12) and UIRequiresFullScreen (DUO-15) are the ways.
    """,
    RuleEntry(
      .toolsForDuo, "DUO-33", "Tools open and close it, but don't rotate the inside", .informs,
      since: 27.1, idiom: .phone, .reportedTwice, doubt: .simulator, sources: .sill,
      "callstack/agent-device #2717"): """
    Device Hub opens, closes, and rotates the simulator. devicectl reports success and rotates \
    nothing, and XCUITest's orientation rotates the outer display only.
    """,
    RuleEntry(
      .frameworksOnDuo, "DUO-34", "Frameworks' locks stop at the inner display", .informs,
      since: 27.1, idiom: .phone, .reportedOnce, doubt: .simulator, sources: .duoLab): """
    Flutter's setPreferredOrientations works outside and fails inside. A framework's lock is \
    a mask or a request, so DUO-4 and DUO-11 apply to it.
    """,
    RuleEntry(
      .storeWantsSDK27, "DUO-35", "From April 2027, the App Store wants the iOS 27 SDK", .informs,
      since: 27.1, idiom: .phone, .reportedOnce, doubt: "second hand",
      sources: "libsdl-org/SDL #16330"): """
    No new build can be uploaded with an older SDK from April 2027 on. Apps that are installed \
    stay as they are (DUO-16).
    """,
  ]
}

extension Source {
  static let duoTalk: Source = "Apple, Tech Talk 111461, 2026"
  static let duoScenes: Source = "Apple, Tech Talk 111464, 2026"
  static let duoDesign: Source = "Apple, Human Interface Guidelines: Designing for iPhone Duo"
  static let frameUp: Source = "ryanlintott/FrameUp, AutoRotatingView-Screens.md"
  static let sill: Source = "Sill, iPhone Duo with the iOS 27.1 SDK, 2026"
  static let retroCartridge: Source = "ErenErgec/iPhone-Duo-RetroCartridge, DESIGN.md"
  static let duoLab: Source = "rcjuancarlosuwu/duo-lab, REPORT.md"
  static let kusumoto: Source = "kusumotoa/iPhoneDuoLab"
}

extension String { fileprivate static let simulator = "measured in the simulator" }
