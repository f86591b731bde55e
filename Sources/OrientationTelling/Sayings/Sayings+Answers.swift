import OrientationModel

// What was answered, checked, chosen from and begun with.

extension Rule {
  static let answerSayings: KeyValuePairs<Rule, [RulePart: String]> = [
    .delegateAskedPerWindow: .narrowed("The app delegate returns {mask} for this window"),
    .defaultControllerMask: [
      .narrows: "{name} doesn't override it, so UIKit's default applies: {mask}",
      .tells: "{name} has no child to ask, so UIKit's default applies",
    ],
    .maskFromOldMethod: .narrowed(
      "{name} only implements shouldAutorotateToInterfaceOrientation:, which amounts to {mask}"),
    .noAppMaskUpTo5: .told("Up to iOS 5 Info.plist limits the launch, not rotation"),
    .masksReadWhenNeeded: .narrowed("UIKit still uses the mask it read before: {mask}"),
    .orientationPassedAsMask: .told("{name} returns an orientation where a mask belongs"),
    .turnUsesToldMask: [
      .tells: "Until it's notified, UIKit uses the old mask",
      .narrows: "UIKit wasn't notified of the app delegate's new mask and still uses {mask}",
    ],
    .stillThrowsFrom16: .refused("Assumed to crash on iOS 16 and later too"),
    .autorotateNoAvoidsException: .told(
      "The masks have nothing in common, but shouldAutorotate is false, so UIKit doesn't throw"),
    .whenMasksAreChecked: .told("The app's mask and {decider}'s have no orientation in common"),
    .disjointPushDoesNotCrash: .told(
      "{name} and the app have no orientation in common, but UIKit doesn't throw here"),
    .preferenceOnlyWarnsFrom17: .told("Since iOS 17 that only logs a warning"),
    .dismissalValidatesPreference: .told(
      "On dismissal UIKit validates the presenter's preferred orientation"),
    .whoMeetsTheException: .narrowed("{name} supports only {mask}"),
    .preferenceWithinOwnMask: .refused(
      "{decider} prefers an orientation that its own mask doesn't include"),
    .disallowedPreferenceUnused: .narrowed(
      "{preferrer}'s preferred orientation isn't allowed, so UIKit ignores it"),
    .updateAnnouncesPreference: .told("The call also covers the preferred orientation"),
    .noOrientationAPIInSwiftUI: .narrowed("SwiftUI has no modifier for {name}'s mask"),
    .preferenceKeyDefault: .narrowed("No preference has reached {name} yet: it returns {mask}"),
    .defaultCanReduceToNothing: .narrowed(
      "A view that sets nothing adds the key's default to the reduction, which leaves {mask}"),
    .sameCodeDiffers15And16: .refused("Up to iOS 15 the new mask waits for the next rotation"),
    .preferenceArrivesLate: .told(
      "A view's preference reaches its hosting controller one update later"),
    .phoneAppOnPad: .told("UIKit treats an iPhone-only app on iPad as it does on iPhone"),
    .imagePickerPortrait: .narrowed("{name} supports portrait only"),
    .fullScreenVideo: .narrowed("{name} returns {mask}"),
    .inlineVideoPassesAppMask: .narrowed("{name} rotates regardless of the app's mask"),
    .viewersPassAppMask: .narrowed("{name} rotates regardless of the app's mask"),
    .pageVideoPassesAppMask: [
      .narrows: "{name} rotates in WebKit's own window, regardless of the app's mask",
      .tells: "On this version the app's mask limits {name}",
    ],
    .categoryOverrideUndefined: .told(
      "{name}'s override is in an extension of UIKit's class: undefined behavior"),
    .categoryResolvedHere: [
      .tells: "Assumed: the override in the extension runs",
      .refuses: "Assumed: the override in the extension doesn't run",
    ],
    .flatRemembersLastSide: .told("The {device} is flat, so its last orientation counts"),
    .noUpsideDownWithoutHomeButton: .narrowed(
      "This {device} doesn't support an upside-down interface"),
    .upsideDownNeedsTwoOptIns: .narrowed(
      "Upside down needs both the app's mask and the view controller's, and one lacks it"),
    .requestDoesNotStick: .told(
      "The earlier request no longer applies: only the masks decide this rotation"),
    .interfaceLockHoldsCurrent: .told("The lock keeps the current orientation, {interface}"),
    .lockReadOnRequest: .told("UIKit reads the lock preference again"),
    .writingDeviceTurns: .told("Setting UIDevice.orientation counts as rotating the device"),
    .writingPrintsFrom16: .refused("Since iOS 16 setting UIDevice.orientation logs a message"),
    .oldSDKCanForce: .told("Built with an SDK older than iOS 16, the app can still set it"),
    .statusBarNeedsMaskOfZero: [.begins: "The status bar rotates to {target}"],
    .statusBarMovesAlone: .told(
      "The status bar orientation counts instead of the device orientation"),
    .forcingPassesLock: .told("A rotation by the app itself overrides the rotation lock"),
    .lockKeepsWhatIsLeft: .told(
      "With the rotation lock on, the screen below keeps the current orientation"),
    .lockYieldsToPreference: .told("A preferred orientation overrides the rotation lock"),
    .lockFromHomeScreen: .told("The rotation lock changed while the app was away"),
    .maskUnderLockDoesNotTurn: .refused(
      "The rotation lock is on: a new mask doesn't rotate the interface"),
    .begunPopHasLeft: .refused("The screen being swiped away no longer counts"),
    .turnCancelsSwipe: .told("The rotation cancels the swipe"),
    .phonesLaunchUpright: .narrowed(
      "A phone held in landscape launches in {mask} if Info.plist lists it"),
    .listDecidesLaunchUpTo7: [.begins: "Info.plist makes the app launch in {target}"],
    .padLaunchesPortraitUpTo7: [.begins: "Up to iOS 7 an iPad app launches in {target}"],
    .launchFrom8: [
      .begins: "Info.plist and the device orientation make the app launch in {target}"
    ],
    .sceneLifeCycleRequiredOn27: .told("Without the scene life cycle it won't launch on iOS 27"),
  ]
}
