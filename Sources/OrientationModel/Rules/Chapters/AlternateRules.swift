extension RuleBook {
  /// An alternate interface for landscape.
  static let alt: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .twoControllers, "ALT-1", "An alternate interface uses two view controllers", .informs,
      .documented, sources: .rotationGuide, "listing 8-4 of that guide",
      "Apple, sample AlternateViews", "Apple, sample Tabster"): """
    Each of two view controllers supports one orientation only. The primary begins generating \
    device orientation notifications and observes them. It presents the alternate when the device \
    rotates to landscape, and dismisses it when the device rotates to portrait. A Boolean \
    remembers whether the alternate is up.
    """,
    RuleEntry(
      .alternateFollowsDevice, "ALT-2",
      "The alternate screen follows the device, not the interface", .informs, .documented,
      sources: .rotationGuide, "listing 8-4 of that guide"): """
    The alternate screen follows the device, so the device orientations faceUp, faceDown, and \
    unknown change nothing (DEV-5).
    """,
    RuleEntry(
      .alternateMustTakeOver, "ALT-3", "The alternate screen must be one that UIKit asks", .informs,
      .inferred): """
    The alternate screen must take over (ASK-4). Since iOS 13, set its style to fullScreen.
    """,
    RuleEntry(
      .turnIsThePresentation, "ALT-4", "Presenting and dismissing is what rotates the interface",
      .informs, .inferred): """
    The presentation and the dismissal rotate the interface (REVAL-2, REVAL-3). With the device \
    upside down, or with the rotation lock on, there is no event to react to. The primary may \
    support portrait only, because device notifications don't depend on masks.
    """,
  ]
}
