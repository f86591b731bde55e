extension RuleBook {
  /// Which orientation is picked.
  static let choose: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .preferenceFirst, "CHOOSE-1", "A presentation's own preferred orientation comes first",
      .decides, since: 6, .documented, doubt: "that it beats the user's lock was reported once",
      sources: .rotationGuide, "radar 25614825, variations A and D"): """
    A presentation that takes over appears in its overridden preferred orientation if that is \
    allowed. That holds even against the device and the rotation lock; the user has to rotate the \
    device.
    """,
    RuleEntry(
      .deviceFirst, "CHOOSE-2", "The device orientation is used if it's allowed", .decides,
      since: 6, .inferred, doubt: "drawn from several reports; one speaks against it",
      sources: "\(Source.neilsGist.text), comment of 2023", "radar 25614825, variations A and C",
      "flutter/flutter #132546", .attemptRotation, "against: flutter/flutter #119473"): """
    If no preference decides, the interface takes the device orientation if it's allowed: the last \
    definite one (DEV-6), or the locked one if the rotation lock is on (LOCK-2). In one report, an \
    unrestricted full-screen modal over a portrait-locked presenter appeared in landscape right \
    away, because the device was held that way. In another, widening the mask on iOS 16 rotated \
    the interface back to the way the device was held. On the inner display of an iPhone Duo, the \
    device calls for another orientation than its own (DUO-5).
    """,
    RuleEntry(
      .currentNext, "CHOOSE-3", "The current orientation is kept if it's allowed", .decides,
      since: 6, .inferred, sources: "radar 25614825, variation B", .preferredOrientation): """
    If neither a preference nor the device decides, the interface keeps its orientation if that is \
    allowed. In one report, UIKit had lost the last device orientation and the interface stayed as \
    it was. The default preference is also the current orientation (PREF-3). Closing an iPhone \
    Duo skips this (DUO-8).
    """,
    RuleEntry(
      .fixedOrderLast, "CHOOSE-4", "If nothing else decides, a fixed order does", .decides,
      since: 6, .choice, sources: "microsoft/WinObjC, UIViewController.mm"): """
    If nothing else decides, UIKit takes the first allowed orientation in a fixed order: portrait, \
    portraitUpsideDown, landscapeRight, landscapeLeft. Upright assumes this order, which is that \
    of the raw values. WinObjC tries the same order, and Apple advises landscape-only apps to \
    prefer landscapeRight. Flutter once used portrait, portraitUpsideDown, landscapeLeft, \
    landscapeRight. The order in Info.plist counts at launch only (LAUNCH-1). When an iPhone Duo \
    closes, the nearest orientation comes first (DUO-8).
    """,
    RuleEntry(
      .deviceNotAllowedIsIgnored, "CHOOSE-5",
      "A device rotation is followed if allowed, else ignored", .decides, .documented,
      doubt: "the second sentence is inferred", sources: .rotationGuide, .alexandre): """
    When the device rotates, the interface follows if that orientation is allowed; if not, the \
    interface stays as it is. This is so even if the current orientation is itself outside the \
    mask. Up to iOS 5, UIKit asks about that one orientation only, with the same result.
    """,
    RuleEntry(
      .dismissalPreferenceFirst, "CHOOSE-6", "On dismissal, the presenter's preference comes first",
      .decides, since: 6, .reportedOnce, doubt: "seen on 6; for later versions it is inferred",
      sources: "MonoGame/MonoGame #1936"): """
    When a presentation that took over is dismissed, the presenter's overridden preferred \
    orientation comes first, as at a presentation (CHOOSE-1). Then come the device orientation \
    (CHOOSE-2), the current one, and the fixed order. In the report, a game that preferred \
    landscapeRight was played in the other landscape, and was upside down after a native view \
    controller was dismissed, until it dropped the preference.
    """,
    RuleEntry(
      .otherChangesOrder, "CHOOSE-7", "Other changes: device, then current, then fixed order",
      .decides, since: 16, .inferred): """
    After a push, a pop, or a tab switch since iOS 16, and after \
    setNeedsUpdateOfSupportedInterfaceOrientations(), UIKit chooses by CHOOSE-2, then 3, then 4. \
    If the current orientation is allowed and the device orientation isn't, the interface stays as \
    it is.
    """,
  ]
}
