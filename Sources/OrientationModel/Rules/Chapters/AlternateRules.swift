extension RuleBook {
  /// An alternate interface for landscape.
  static let alt: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .twoControllers, "ALT-1", "Two view controllers, one per orientation", .informs,
      .documented, sources: .rotationGuide, "listing 8-4 of that guide",
      "Apple, sample AlternateViews", "Apple, sample Tabster"): """
    Each of the two supports one orientation only. The primary begins generating \
    device-orientation notifications, observes them, presents the alternate when the device is \
    in landscape and it is not showing, and dismisses it when the device is in portrait and it \
    is showing. A Boolean remembers which.
    """,
    RuleEntry(
      .alternateFollowsDevice, "ALT-2",
      "The alternate screen follows the device, not the interface",
      .informs, .documented, sources: .rotationGuide, "listing 8-4 of that guide"): """
    faceUp, faceDown and unknown satisfy neither of the two tests and change nothing (DEV-5).
    """,
    RuleEntry(
      .alternateMustTakeOver, "ALT-3", "The alternate screen must be one that UIKit asks", .informs,
      .inferred): """
    The pattern needs the alternate to take over (ASK-4). From iOS 13 that means setting its \
    style to fullScreen.
    """,
    RuleEntry(
      .turnIsThePresentation, "ALT-4", "Presenting and dismissing is what rotates the interface",
      .informs,
      .inferred): """
    What turns the interface is the presentation and the dismissal (REVAL-2, REVAL-3); held \
    upside-down or under the user's lock there is simply no event. It works with a \
    portrait-only primary because device notifications do not depend on masks.
    """,
  ]
}
