extension RuleBook {
  /// Masks: where they come from and how they meet.
  static let mask: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .maskIsABitEach, "MASK-1", "A mask has one bit per orientation", .informs, since: 6,
      .documented, sources: .headers, "rolandleth/LTHPasscodeViewController #129"): """
    The mask of an orientation is 1 shifted left by its raw value: portrait is 2, \
    portraitUpsideDown 4, landscapeRight 8 and landscapeLeft 16. So landscape is 24, \
    allButUpsideDown 26 and all 30.
    """,
    RuleEntry(
      .orientationPassedAsMask, "MASK-2", "An orientation used as a mask means something else",
      .informs, since: 6, .inferred,
      doubt: "the first case was reported once, the others are arithmetic",
      sources: "rolandleth/LTHPasscodeViewController #129"): """
    Passing an orientation where a mask is wanted is a bug that still occurs. \
    portraitUpsideDown (2) acts as the mask portrait; landscapeRight (3) acts as portrait plus \
    a meaningless bit; landscapeLeft (4) acts as the mask portraitUpsideDown.
    """,
    RuleEntry(
      .idiomListFirst, "MASK-3", "A list with ~ipad or ~iphone replaces the plain one", .narrows,
      since: 3,
      .documented, sources: "Apple, Info.plist key UISupportedInterfaceOrientations",
      "blog.msyk.net"): """
    UISupportedInterfaceOrientations, an array of names (iOS 3.2 on), may carry the suffix \
    ~ipad or ~iphone. On that idiom the suffixed list replaces the plain one.
    """,
    RuleEntry(
      .initialOrientationKeyYields, "MASK-4", "UIInterfaceOrientation is ignored if there's a list",
      .informs,
      .documented, sources: "Apple, Info.plist key UIInterfaceOrientation"): """
    The Info.plist key UIInterfaceOrientation, a single initial value that defaults to \
    portrait, is ignored when the list of supported orientations is present.
    """,
    RuleEntry(
      .defaultAppMask, "MASK-5", "Without a list or a delegate, the device default applies",
      .narrows, since: 6,
      .documented, sources: "Apple, UIApplication.supportedInterfaceOrientations(for:)",
      .iOS6Notes): """
    Where neither the Info.plist nor the app delegate says anything, the app mask is all on an \
    iPad and allButUpsideDown on a phone. A list for the other idiom only says nothing here: \
    such an iPad app has the mask all and lists no orientation (PAD-1).
    """,
    RuleEntry(
      .delegateReplacesList, "MASK-6", "The app delegate's mask replaces the Info.plist list",
      .narrows,
      since: 6, .documented,
      sources: "Apple, UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:)",
      .kenmaz, "haomeiwen.com/fhoydktx, a logging test, 2020", "rodhos.hatenadiary"): """
    application(_:supportedInterfaceOrientationsFor:), where it is implemented, replaces the \
    Info.plist's list completely after launch, and may be wider than it. The list still governs \
    the launch (LAUNCH-2). From iOS 27 the method is deprecated and yields to the scene \
    delegate's (MASK-8).
    """,
    RuleEntry(
      .delegateAskedPerWindow, "MASK-7", "UIKit asks the app delegate for each window",
      .narrows, since: 6, .widelyReported, sources: "forcedotcom/SalesforceMobileSDK-iOS #2511",
      "huri000/SwiftEntryKit #242", "Swift-YouTube-Player #107", "a juejin note, on nil"): """
    The method of MASK-6 is called for a window and passed it, so different windows may have \
    different masks. The argument can be nil.
    """,
    RuleEntry(
      .sceneDelegateFirst, "MASK-8", "The scene delegate's mask takes priority", .narrows,
      since: 27,
      .documented,
      sources: "Apple, UIWindowSceneDelegate.supportedInterfaceOrientations(for:)"): """
    On iOS 27 UIWindowSceneDelegate.supportedInterfaceOrientations(for:) replaces the Info.plist's \
    value for its scene. The methods of the app delegate and of UIApplication are deprecated.
    """,
    RuleEntry(
      .defaultControllerMask, "MASK-9", "Without an override, UIKit's default mask applies",
      .narrows, since: 6,
      .documented, sources: .supportedOrientations, .rotationGuide, .iOS6Notes): """
    A view controller that doesn't override supportedInterfaceOrientations returns .all on an \
    iPad and .allButUpsideDown on a phone. The value must not be 0.
    """,
    RuleEntry(
      .allowedIsIntersection, "MASK-10",
      "The app, the view controller, and the device must allow it",
      .narrows, since: 6, .documented,
      doubt: "the exception's test is inferred; keeping the orientation is our choice",
      sources: .rotationGuide, .iOS6Notes, .supportedOrientations): """
    What is allowed is the intersection of the app mask, the mask of the view controller UIKit \
    asks, and the device's own (DEV-8). The exception in EXC-1 checks only the first two, because \
    its text names the application and not the device. If those two share an orientation and the \
    device takes the last one away, the current orientation stays.
    """,
    RuleEntry(
      .maskFromOldMethod, "MASK-11", "On iOS 6 and 7, the old method still provides a mask",
      .narrows, since: 6,
      until: 7, .documented,
      doubt: "read in a copy of Apple's note; two reports saw the old method do nothing on 6",
      sources: "Apple's note, reproduced at dict.youdao",
      "against, on a beta of 6: dhilipsiva, gist 3176060",
      "against, of a game engine: MonoGame/MonoGame #1435"): """
    On iOS 6 and 7 a view controller that still implements only \
    shouldAutorotateToInterfaceOrientation: has its mask put together from that method's four \
    answers. Those who saw it do nothing do not say where their controller stood; inside a \
    container nobody asks it (CONT-1).
    """,
    RuleEntry(
      .noAppMaskUpTo5, "MASK-12", "Up to iOS 5, there is no app mask", .narrows, until: 5,
      .contradicted, doubt: "TN2244 says the list limits rotation too",
      sources: "Apple, Technical Note TN2244", "against: csdn 12853315"): """
    Up to iOS 5 no app mask takes part in the decision. Apple's technote says the Info.plist's \
    list affects the launch and which rotations are possible; developers got by without listing \
    any. Here the list governs the launch only.
    """,
    RuleEntry(
      .masksReadWhenNeeded, "MASK-13", "UIKit reads masks when needed, and they may change", .tells,
      since: 6, .documented,
      doubt: "the cached value on 16 and later was reported twice, by one project",
      sources: .iOS6Notes, "software-mansion/react-native-screens #3831, #4117",
      "against, of a turn from iOS 16: flutter/flutter #122902, #124208"): """
    The app mask and a view controller's mask are read when a decision is made, and may change \
    over time. From iOS 16 a turn of the device no longer reads a view controller's mask \
    (REVAL-15), and during a transition UIKit shows a cached value: in viewWillAppear of the \
    incoming screen it still uses the outgoing screen's mask.
    """,
  ]
}
