extension RuleBook {
  /// Which orientation is picked.
  static let choose: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .preferenceFirst, "CHOOSE-1", "A presentation's own preferred orientation comes first",
      .decides,
      since: 6, .documented, doubt: "that it beats the user's lock was reported once",
      sources: .rotationGuide, "radar 25614825, variations A and D"): """
    A presentation that takes over appears in its overridden preferred orientation if that is \
    allowed, even against the device and the rotation lock; the user has to rotate the device.
    """,
    RuleEntry(
      .deviceFirst, "CHOOSE-2", "The device orientation is used if it's allowed", .decides,
      since: 6, .inferred, doubt: "drawn from several reports; one speaks against it",
      sources: "\(Source.neilsGist.text), comment of 2023", "radar 25614825, variations A and C",
      "flutter/flutter #132546", .attemptRotation, "against: flutter/flutter #119473"): """
    If no preference decides, the interface takes the device orientation if it's allowed: the last \
    definite one (DEV-6), or the locked one if the rotation lock is on (LOCK-2). An unrestricted \
    full-screen modal over a portrait-locked presenter appeared in landscape right away because \
    the device was held that way; widening the mask on iOS 16 rotated the interface back to the \
    way the device was held.
    """,
    RuleEntry(
      .currentNext, "CHOOSE-3", "The current orientation is kept if it's allowed", .decides,
      since: 6, .inferred, sources: "radar 25614825, variation B", .preferredOrientation): """
    If neither a preference nor the device decides, the interface keeps its orientation, if that \
    is allowed. When the memory of the \
    device orientation was lost, the interface stayed as it was; and the default preference is \
    the current orientation (PREF-3).
    """,
    RuleEntry(
      .fixedOrderLast, "CHOOSE-4", "If nothing else decides, a fixed order does", .decides,
      since: 6, .choice, sources: "microsoft/WinObjC, UIViewController.mm"): """
    Where nothing else decides, UIKit takes the first allowed orientation in a fixed order, taken to \
    be that of the raw values: portrait, portraitUpsideDown, landscapeRight, landscapeLeft. WinObjC tries the same \
    order, and Apple advises landscape-only apps to prefer landscapeRight. Flutter once used \
    portrait, portraitUpsideDown, landscapeLeft, landscapeRight; the Info.plist's own order \
    counts at launch only (LAUNCH-1).
    """,
    RuleEntry(
      .deviceNotAllowedIsIgnored, "CHOOSE-5",
      "A device rotation is followed if allowed, else ignored", .decides, .documented,
      doubt: "the second sentence is inferred", sources: .rotationGuide,
      .alexandre): """
    When the device rotates, the interface follows if that orientation is allowed; if not, the \
    rotation is ignored and the interface stays as it is. This is so even if the current \
    orientation is itself outside the mask. Up to iOS 5 the question is about that one orientation \
    alone, with the same result.
    """,
    RuleEntry(
      .dismissalPreferenceFirst, "CHOOSE-6", "On dismissal, the presenter's preference comes first",
      .decides, since: 6, .reportedOnce, doubt: "seen on 6; for later versions it is inferred",
      sources: "MonoGame/MonoGame #1936"): """
    When what decided is dismissed, the presenter's overridden preferred orientation comes first, \
    as it does at a presentation (CHOOSE-1), then the device orientation (CHOOSE-2), then the \
    current one, then the fixed order. A game that preferred landscapeRight and was played in the \
    other landscape stood on its head after a native controller was dismissed, until it dropped \
    the preference.
    """,
    RuleEntry(
      .otherChangesOrder, "CHOOSE-7", "Other changes: device, then current, then fixed order",
      .decides, since: 16, .inferred): """
    For a push, a pop or a tab switch on iOS 16 and later, and for \
    setNeedsUpdateOfSupportedInterfaceOrientations(), the target is chosen by CHOOSE-2, then 3, \
    then 4. Where the current orientation is allowed and the device's is not, the interface stays.
    """,
  ]
}
