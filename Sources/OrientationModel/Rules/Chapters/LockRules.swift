extension RuleBook {
  /// The user's rotation lock.
  static let lock: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .lockSilencesDevice, "LOCK-1", "The rotation lock stops device orientation notifications",
      .tells, idiom: .phone, .widelyReported, doubt: "one user disagrees",
      sources: "imaginary-cloud/CameraManager #134", "SwiftyCam #35", "Fusuma #130"): """
    With Portrait Orientation Lock on, a phone posts no device orientation notifications, and \
    UIDevice.orientation stays portrait. To the inner display of an iPhone Duo that means \
    landscapeLeft (DUO-13).
    """,
    RuleEntry(
      .lockedCandidateIsPortrait, "LOCK-2", "With the rotation lock on, portrait is the candidate",
      .decides, .inferred, doubt: "it explains LOCK-3 and LOCK-4", sources: "radar 25614825"): """
    While the rotation lock is on, portrait counts as the device orientation (CHOOSE-2), also on \
    the inner display of an iPhone Duo (DUO-13). On an iPad, the locked orientation counts instead \
    (LOCK-9). Forced orientations override it (HACK-10).
    """,
    RuleEntry(
      .lockingCanTurn, "LOCK-3", "Turning the rotation lock on can rotate to portrait", .decides,
      .reportedOnce, doubt: "seen on 9", sources: "radar 25614825, variation C"): """
    Turning the rotation lock on rotates the interface to portrait if the visible view controller \
    prefers landscape and also supports portrait.
    """,
    RuleEntry(
      .lockYieldsToPreference, "LOCK-4", "The rotation lock doesn't stop a preferred orientation",
      .decides, .inferred, doubt: "reported once for the preference, inferred for the rest",
      sources: "radar 25614825, variation D"): """
    With the rotation lock on, a full-screen presentation still appears in its preferred \
    orientation. A landscape-only app or view controller is still in landscape.
    """,
    RuleEntry(
      .lockFromHomeScreen, "LOCK-5", "A rotation lock from the Home Screen acts on iOS 8", .decides,
      since: 8, .reportedOnce, doubt: "seen on 8 and 9", sources: "radar 21417356"): """
    If the user turned the rotation lock on from the Home Screen, iOS 8 put the app in portrait. \
    iOS 9 kept the app's last orientation.
    """,
    RuleEntry(
      .maskUnderLockDoesNotTurn, "LOCK-6", "With the rotation lock on, a new mask doesn't rotate",
      .decides, .reportedOnce, doubt: "seen up to 15", sources: "flutter/flutter #13238"): """
    While the rotation lock is on, a new mask doesn't rotate the interface. If portrait is still \
    allowed, that follows from LOCK-2.
    """,
    RuleEntry(
      .lockKeepsGenerating, "LOCK-7", "The rotation lock doesn't clear the generating flag", .tells,
      .documented, doubt: "in the documentation of a binding",
      sources: "Microsoft Learn, Xamarin and .NET UIKit reference"): """
    isGeneratingDeviceOrientationNotifications still returns true while the rotation lock is on.
    """,
    RuleEntry(
      .lockedSceneAndDeviceDiffer, "LOCK-8",
      "With the rotation lock on, scene and device can differ", .tells, since: 13, .documented,
      sources: "Apple, UIWindowScene.interfaceOrientation"): """
    While the rotation lock is on, the scene's interface orientation may differ from the way the \
    device is held.
    """,
    RuleEntry(
      .padLocksTheMoment, "LOCK-9", "An iPad locks the current orientation", .decides, idiom: .pad,
      .choice, doubt: "common knowledge, not looked up"): """
    The rotation lock of an iPad keeps the orientation at the moment of locking, not portrait. \
    That orientation counts as the device orientation (LOCK-2).
    """,
    RuleEntry(
      .lockKeepsWhatIsLeft, "LOCK-10", "With the rotation lock on, closing a screen doesn't rotate",
      .decides, since: 13, .widelyReported,
      doubt: "seen on 13, 14, 15 and 26; before that LOCK-2 holds",
      sources: "superuser404notfound/Sodalite #54", "jellyfin/Swiftfin #384, #32",
      "jellyfin/jellyfin-ios #47", "against, on 9: radar 25614825"): """
    Since iOS 13, with the rotation lock on, dismissing or popping a landscape screen, or widening \
    its mask, leaves the interface in landscape if the screen below allows it. If that screen \
    doesn't, the interface returns to portrait (LOCK-2).
    """,
  ]
}
