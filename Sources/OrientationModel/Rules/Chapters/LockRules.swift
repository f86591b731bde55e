extension RuleBook {
  /// The user's rotation lock.
  static let lock: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .lockSilencesDevice, "LOCK-1", "The rotation lock stops device orientation notifications",
      .tells,
      idiom: .phone, .widelyReported, doubt: "one user disagrees",
      sources: "imaginary-cloud/CameraManager #134", "SwiftyCam #35", "Fusuma #130"): """
    Under a phone's Portrait Orientation Lock no device-orientation notifications are posted, \
    and UIDevice.orientation stays portrait.
    """,
    RuleEntry(
      .lockedCandidateIsPortrait, "LOCK-2", "With the rotation lock on, portrait is the candidate",
      .decides,
      .inferred, doubt: "it explains LOCK-3 and LOCK-4", sources: "radar 25614825"): """
    While the user's lock is on, the candidate is portrait, and enters CHOOSE-2 like any other. On \
    an iPad it is the orientation that was locked (LOCK-9). Forced orientations pass it (HACK-10).
    """,
    RuleEntry(
      .lockingCanTurn, "LOCK-3", "Turning the rotation lock on can rotate to portrait", .decides,
      .reportedOnce, doubt: "seen on 9", sources: "radar 25614825, variation C"): """
    Switching the lock on while a view controller is up that prefers landscape but supports \
    portrait too turns it to portrait.
    """,
    RuleEntry(
      .lockYieldsToPreference, "LOCK-4", "The rotation lock doesn't stop a preferred orientation",
      .decides,
      .inferred, doubt: "reported once for the preference, inferred for the rest",
      sources: "radar 25614825, variation D"): """
    The user's lock keeps neither a full-screen presentation from coming up in its preferred \
    orientation nor a landscape-only app or view controller from being in landscape.
    """,
    RuleEntry(
      .lockFromHomeScreen, "LOCK-5", "Turning the rotation lock on from the Home Screen", .decides,
      since: 8, .reportedOnce, doubt: "seen on 8 and 9", sources: "radar 21417356"): """
    With the lock switched on while the home screen was showing, iOS 8 put the app in portrait; \
    iOS 9 kept the orientation the app had last.
    """,
    RuleEntry(
      .maskUnderLockDoesNotTurn, "LOCK-6", "With the rotation lock on, a new mask doesn't rotate",
      .decides, .reportedOnce, doubt: "seen up to 15", sources: "flutter/flutter #13238"): """
    Changing the mask while the lock is on does not turn the interface. It follows from LOCK-2 \
    where portrait stays allowed.
    """,
    RuleEntry(
      .lockKeepsGenerating, "LOCK-7", "The rotation lock doesn't clear the generating flag", .tells,
      .documented, doubt: "in the documentation of a binding",
      sources: "Microsoft Learn, Xamarin and .NET UIKit reference"): """
    isGeneratingDeviceOrientationNotifications still reads true under the lock.
    """,
    RuleEntry(
      .lockedSceneAndDeviceDiffer, "LOCK-8",
      "With the rotation lock on, scene and device can differ", .tells,
      since: 13, .documented, sources: "Apple, UIWindowScene.interfaceOrientation"): """
    Under the user's lock the scene's interface orientation may differ from the way the device \
    is held.
    """,
    RuleEntry(
      .padLocksTheMoment, "LOCK-9", "An iPad locks the current orientation", .decides,
      idiom: .pad, .choice, doubt: "common knowledge, not looked up"): """
    The lock of an iPad holds the orientation at the moment of locking rather than portrait. \
    That orientation is the candidate of LOCK-2.
    """,
    RuleEntry(
      .lockKeepsWhatIsLeft, "LOCK-10", "With the rotation lock on, closing a screen doesn't rotate",
      .decides, since: 13, .widelyReported,
      doubt: "seen on 13, 14, 15 and 26; before that LOCK-2 holds",
      sources: "superuser404notfound/Sodalite #54", "jellyfin/Swiftfin #384, #32",
      "jellyfin/jellyfin-ios #47", "against, on 9: radar 25614825"): """
    Under the user's lock a screen that was in landscape leaves the interface there when it is \
    dismissed or popped, or when its mask is widened, if the screen below allows it. Where that does \
    not, the interface returns to portrait (LOCK-2).
    """,
  ]
}
