extension RuleBook {
  /// The orientation an app launches in.
  static let launch: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .listDecidesLaunchUpTo7, "LAUNCH-1", "Up to iOS 7, Info.plist decides a phone's launch",
      .decides,
      until: 7, idiom: .phone, .documented, sources: "Apple, Technical Note TN2244"): """
    Up to iOS 7 a phone app starts in portrait if the Info.plist lists it, and otherwise in the \
    first orientation listed. An orientation missing from the list is never reached later, even \
    if the root supports it, as long as no app delegate answers (MASK-6).
    """,
    RuleEntry(
      .listNotRootDecidesLaunch, "LAUNCH-2", "Info.plist decides the launch, not the root",
      .decides,
      since: 8, .reportedOnce, doubt: "supported by a second radar", sources: .kenmaz,
      "radar 34892783"): """
    The Info.plist's list decides the orientation at launch; the app delegate's mask and the \
    root's act only later. An iPhone 6 Plus held sideways, with landscape listed, launched in \
    landscape under a portrait-only root whose shouldAutorotate was false, and the next \
    full-screen presentation and dismissal put it right. The cure is to list only portrait and \
    to widen the mask in the app delegate.
    """,
    RuleEntry(
      .phonesLaunchUpright, "LAUNCH-3", "Ordinary phones launch in portrait if it's listed",
      .narrows,
      since: 8, .widelyReported, sources: .kenmaz, "level49.com", "HaishinKit #178"): """
    Ordinary phones launch in portrait where portrait is listed. Phones of the Plus and Max \
    class and iPads may launch in landscape.
    """,
    RuleEntry(
      .padLaunchesPortraitUpTo7, "LAUNCH-4",
      "Up to iOS 7, an iPad app launches in portrait, then rotates",
      .decides, until: 7, idiom: .pad, .reportedOnce, sources: "tewha.net, 2012"): """
    Up to iOS 7 an iPad app starts in portrait with a rotation event waiting.
    """,
    RuleEntry(
      .launchFrom8, "LAUNCH-5", "Since iOS 8, an app launches as held, if that's allowed", .decides,
      since: 8,
      .choice, doubt: "built from LAUNCH-1, 2 and 3"): """
    An app launches in the device orientation if the model can launch in it (LAUNCH-3) and the \
    Info.plist lists it; otherwise in portrait, if that is listed; otherwise in the first \
    orientation listed. Once the root is shown, UIKit checks once (REVAL-8), unless \
    shouldAutorotate is NO (AUTO-2).
    """,
    RuleEntry(
      .landscapeLaunchIsSilent, "LAUNCH-6", "Launching in landscape sends no transition callbacks",
      .tells,
      since: 8, .reportedOnce, doubt: "seen on 9 to 11", sources: "level49.com"): """
    A launch in landscape sends no transition callbacks. The first layout already has the right \
    size.
    """,
    RuleEntry(
      .launchStoryboardFollows, "LAUNCH-7", "The launch storyboard follows the launch orientation",
      .informs,
      since: 8, .reportedOnce, doubt: "the keys are documented", sources: "radar 34892783",
      "Apple, Info.plist key UILaunchImageOrientation"): """
    A launch storyboard has no orientation key of its own; it follows LAUNCH-5. \
    UILaunchImageOrientation belongs to the old launch images and defaults to portrait.
    """,
    RuleEntry(
      .preferredLaunchOnVisionOS, "LAUNCH-8",
      "Only visionOS has a preferred launch orientation", .informs, .documented,
      sources: "Apple, Info.plist key UIPreferredDefaultInterfaceOrientation"): """
    UIPreferredDefaultInterfaceOrientation is for visionOS only.
    """,
    RuleEntry(
      .sceneLifeCycleRequiredOn27, "LAUNCH-9",
      "Without the scene life cycle, apps don't launch on iOS 27",
      .decides, since: 18, .documented, sources: "Apple, TN3187", "WWDC26, session 278"): """
    An app linked with the iOS 27 SDK that has not adopted the scene life cycle does not \
    launch. iOS 18.4 to 26 print a warning.
    """,
  ]
}
