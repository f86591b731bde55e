extension RuleBook {
  /// Masks: where they come from and how they meet.
  static let mask: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .maskIsABitEach, "MASK-1", "A mask has one bit per orientation", .informs, since: 6,
      .documented, sources: .headers, "rolandleth/LTHPasscodeViewController #129"): """
    The mask of an orientation is 1 shifted left by its raw value: portrait is 2, \
    portraitUpsideDown 4, landscapeRight 8, and landscapeLeft 16. So landscape is 24, \
    allButUpsideDown 26, and all 30.
    """,
    RuleEntry(
      .orientationPassedAsMask, "MASK-2", "An orientation used as a mask means something else",
      .informs, since: 6, .inferred,
      doubt: "the first case was reported once, the others are arithmetic",
      sources: "rolandleth/LTHPasscodeViewController #129"): """
    Code that returns an orientation instead of a mask returns another mask. portraitUpsideDown \
    (2) means the mask portrait. landscapeRight (3) means portrait and a bit without meaning. \
    landscapeLeft (4) means the mask portraitUpsideDown.
    """,
    RuleEntry(
      .idiomListFirst, "MASK-3", "A list with ~ipad or ~iphone replaces the plain one", .narrows,
      since: 3, .documented, sources: "Apple, Info.plist key UISupportedInterfaceOrientations",
      "blog.msyk.net"): """
    UISupportedInterfaceOrientations, an array of names since iOS 3.2, may have the suffix ~ipad \
    or ~iphone. On that idiom, the list with the suffix replaces the plain one.
    """,
    RuleEntry(
      .initialOrientationKeyYields, "MASK-4", "UIInterfaceOrientation is ignored if there's a list",
      .informs, .documented, sources: "Apple, Info.plist key UIInterfaceOrientation"): """
    UIKit ignores the Info.plist key UIInterfaceOrientation, a single initial value that defaults \
    to portrait, if Info.plist has the list of supported orientations.
    """,
    RuleEntry(
      .defaultAppMask, "MASK-5", "Without a list or a delegate, the device default applies",
      .narrows, since: 6, .documented,
      sources: "Apple, UIApplication.supportedInterfaceOrientations(for:)", .iOS6Notes): """
    If Info.plist lists nothing and the app delegate returns no mask, the app's mask is all on an \
    iPad and allButUpsideDown on a phone. A list for the other idiom doesn't count: an iPad app \
    with only a phone's list has the mask all and lists no orientation (PAD-1).
    """,
    RuleEntry(
      .delegateReplacesList, "MASK-6", "The app delegate's mask replaces the Info.plist list",
      .narrows, since: 6, .documented,
      sources: "Apple, UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:)",
      .kenmaz, "haomeiwen.com/fhoydktx, a logging test, 2020", "rodhos.hatenadiary"): """
    If the app delegate implements application(_:supportedInterfaceOrientationsFor:), its mask \
    replaces the Info.plist list after launch, and may allow more. The list still decides the \
    launch (LAUNCH-2). Since iOS 27, the method is deprecated and the scene delegate's mask takes \
    priority (MASK-8).
    """,
    RuleEntry(
      .delegateAskedPerWindow, "MASK-7", "UIKit asks the app delegate for each window", .narrows,
      since: 6, .widelyReported, sources: "forcedotcom/SalesforceMobileSDK-iOS #2511",
      "huri000/SwiftEntryKit #242", "Swift-YouTube-Player #107", "a juejin note, on nil"): """
    UIKit calls the app delegate's method (MASK-6) with a window, so different windows may have \
    different masks. The argument can be nil.
    """,
    RuleEntry(
      .sceneDelegateFirst, "MASK-8", "The scene delegate's mask takes priority", .narrows,
      since: 27, .documented,
      sources: "Apple, UIWindowSceneDelegate.supportedInterfaceOrientations(for:)"): """
    On iOS 27, UIWindowSceneDelegate.supportedInterfaceOrientations(for:) replaces the Info.plist \
    list for its scene. The methods of the app delegate and of UIApplication are deprecated. On \
    the inner display of an iPhone Duo, it doesn't count either (DUO-4).
    """,
    RuleEntry(
      .defaultControllerMask, "MASK-9", "Without an override, UIKit's default mask applies",
      .narrows, since: 6, .documented,
      doubt: "since iOS 13 on phones, Apple's page and UIKit differ",
      parts: [.from(13): .contradicted], sources: .supportedOrientations, .rotationGuide,
      .iOS6Notes, "since iOS 13: mozilla-mobile/firefox-ios #5950, #6993",
      "since iOS 13: \(Source.disassembly.text)"): """
    A view controller that doesn't override supportedInterfaceOrientations returns .all on an iPad \
    and .allButUpsideDown on a phone. Since iOS 13 it also returns .all on a phone if its \
    modalPresentationStyle is a sheet, and so does every view controller that has no style of its \
    own, because automatic resolves to one. That matters on a phone with a home button, in an app \
    whose list has upside down: in the report, a browser began to rotate upside down. The value \
    must not be 0.
    """,
    RuleEntry(
      .allowedIsIntersection, "MASK-10",
      "The app, the view controller, and the device must allow it", .narrows, since: 6, .documented,
      doubt: "the exception's test is inferred; keeping the orientation is our choice",
      sources: .rotationGuide, .iOS6Notes, .supportedOrientations): """
    An orientation is allowed if the app's mask, the mask of the view controller UIKit asks, and \
    the device (DEV-8) all include it. The exception (EXC-1) compares only the first two, because \
    its text names the application and not the device. If those two have an orientation in common \
    and the device excludes it, the interface stays as it is.
    """,
    RuleEntry(
      .maskFromOldMethod, "MASK-11", "On iOS 6 and 7, the old method still provides a mask",
      .narrows, since: 6, until: 7, .documented,
      doubt: "read in a copy of Apple's note; two reports saw the old method do nothing on 6",
      sources: "Apple's note, reproduced at dict.youdao",
      "against, on a beta of 6: dhilipsiva, gist 3176060",
      "against, of a game engine: MonoGame/MonoGame #1435"): """
    On iOS 6 and 7, if a view controller implements only shouldAutorotateToInterfaceOrientation:, \
    UIKit builds its mask from what that method returns for the four orientations. Two reports saw \
    no effect and don't say where the view controller was; inside a container, UIKit doesn't ask \
    it (CONT-1).
    """,
    RuleEntry(
      .noAppMaskUpTo5, "MASK-12", "Up to iOS 5, there is no app mask", .narrows, until: 5,
      .contradicted, doubt: "TN2244 says the list limits rotation too",
      sources: "Apple, Technical Note TN2244", "against: csdn 12853315"): """
    Up to iOS 5, the app's mask doesn't limit rotation. Apple's technote says the Info.plist list \
    affects the launch and the possible rotations, but apps rotated without listing any. In \
    Upright, the list decides the launch only.
    """,
    RuleEntry(
      .masksReadWhenNeeded, "MASK-13", "UIKit reads masks when needed, and they may change", .tells,
      since: 6, .documented,
      doubt:
        "the cached value on 16 and later was reported twice, by one project; no source says when "
        + "a presentation reads", sources: .iOS6Notes,
      "software-mansion/react-native-screens #3831, #4117",
      "against, on a rotation since iOS 16: flutter/flutter #122902, #124208"): """
    UIKit reads the app's mask and a view controller's mask when it checks, and both may change \
    over time. Since iOS 16, a rotation of the device no longer reads a view controller's mask \
    (REVAL-15). During a transition, UIKit uses a cached value: in viewWillAppear of the incoming \
    screen, it still uses the outgoing screen's mask. Upright assumes that a presentation reads \
    the masks before viewWillAppear, so a mask set there comes too late for it: up to iOS 15 the \
    interface stays, and since iOS 16 it rotates once the presentation has ended.
    """,
  ]
}
