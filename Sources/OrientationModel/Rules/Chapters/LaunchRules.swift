extension RuleBook {
  /// The orientation an app launches in.
  static let launch: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .listDecidesLaunchUpTo7, "LAUNCH-1", "Up to iOS 7, Info.plist decides a phone's launch",
      .decides, until: 7, idiom: .phone, .documented, sources: "Apple, Technical Note TN2244"): """
    Up to iOS 7, a phone app launches in portrait if Info.plist lists it, and otherwise in the \
    first orientation listed. The interface never rotates to an orientation that Info.plist \
    doesn't list, even if the root supports it, unless the app delegate returns one (MASK-6).
    """,
    RuleEntry(
      .listNotRootDecidesLaunch, "LAUNCH-2", "Info.plist decides the launch, not the root",
      .decides, since: 8, .reportedOnce, doubt: "supported by a second radar", sources: .kenmaz,
      "radar 34892783"): """
    The Info.plist list decides the orientation at launch. The app delegate's mask and the root's \
    count only later. In the report, an iPhone 6 Plus was held in landscape and Info.plist listed \
    landscape: the app launched in landscape, although its root supported portrait only and its \
    shouldAutorotate returned false. The next full-screen presentation and dismissal returned to \
    portrait. To prevent it, list portrait only and return more from the app delegate.
    """,
    RuleEntry(
      .phonesLaunchUpright, "LAUNCH-3", "Ordinary phones launch in portrait if it's listed",
      .narrows, since: 8, .widelyReported, sources: .kenmaz, "level49.com", "HaishinKit #178"): """
    Since iOS 8, an ordinary phone launches in portrait if Info.plist lists it. Phones of the Plus \
    and Max class and iPads may launch in landscape. An open iPhone Duo follows DUO-10.
    """,
    RuleEntry(
      .padLaunchesPortraitUpTo7, "LAUNCH-4",
      "Up to iOS 7, an iPad app launches in portrait, then rotates", .decides, until: 7,
      idiom: .pad, .reportedOnce, sources: "tewha.net, 2012"): """
    Up to iOS 7, an iPad app launches in portrait and rotates right after the launch.
    """,
    RuleEntry(
      .launchFrom8, "LAUNCH-5", "Since iOS 8, an app launches as held, if that's allowed", .decides,
      since: 8, .choice, doubt: "built from LAUNCH-1, 2 and 3"): """
    Since iOS 8, an app launches in the device orientation if the model can launch in it \
    (LAUNCH-3) and Info.plist lists it. Otherwise it launches in portrait if that is listed, and \
    otherwise in the first orientation listed. After the root is shown, UIKit checks once \
    (REVAL-8), unless shouldAutorotate returns NO (AUTO-2). On an open iPhone Duo, it launches as \
    held, whatever is listed (DUO-10).
    """,
    RuleEntry(
      .landscapeLaunchIsSilent, "LAUNCH-6", "Launching in landscape sends no transition callbacks",
      .tells, since: 8, .reportedOnce, doubt: "seen on 9 to 11", sources: "level49.com"): """
    A launch in landscape sends no transition callbacks. The first layout already has the correct \
    size.
    """,
    RuleEntry(
      .launchStoryboardFollows, "LAUNCH-7", "The launch storyboard follows the launch orientation",
      .informs, since: 8, .reportedOnce, doubt: "the keys are documented",
      sources: "radar 34892783", "Apple, Info.plist key UILaunchImageOrientation"): """
    A launch storyboard follows the launch orientation (LAUNCH-5) and has no orientation key of \
    its own. UILaunchImageOrientation belongs to the old launch images and defaults to portrait.
    """,
    RuleEntry(
      .preferredLaunchOnVisionOS, "LAUNCH-8", "Only visionOS has a preferred launch orientation",
      .informs, .documented, sources: "Apple, Info.plist key UIPreferredDefaultInterfaceOrientation"
    ): """
    UIPreferredDefaultInterfaceOrientation exists on visionOS only.
    """,
    RuleEntry(
      .sceneLifeCycleRequiredOn27, "LAUNCH-9",
      "Without the scene life cycle, apps don't launch on iOS 27", .decides, since: 18.4,
      .documented, sources: "Apple, TN3187", "WWDC26, session 278",
      "Apple, iOS & iPadOS 27 release notes, 141837548"): """
    An app linked with the iOS 27 SDK that hasn't adopted the scene life cycle doesn't launch: \
    "Application failed to launch: UIScene life cycle is required for apps built with this SDK." \
    iOS 18.4 to 26 print a warning.
    """,
    RuleEntry(
      .launchScreenRequiredOn27, "LAUNCH-10",
      "Built with the iOS 27 SDK, an app needs a launch screen", .informs, since: 27, .documented,
      sources: "Apple, iOS & iPadOS 27 release notes, 168247372"): """
    An app built with the iOS 27 SDK must have a launch screen. The App Store refuses one without.
    """,
  ]
}
