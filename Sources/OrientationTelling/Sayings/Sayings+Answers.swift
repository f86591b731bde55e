import OrientationModel

// What was answered, checked, chosen from and begun with.

extension Rule {
  static let answerSayings: KeyValuePairs<Rule, [RulePart: String]> = [
    .delegateAskedPerWindow: .narrowed("The app delegate is asked about this window: {mask}"),
    .defaultControllerMask: [
      .narrows: "{name} overrides nothing, so UIKit's default counts: {mask}",
      .tells: "{name} has nobody to ask, so UIKit's default counts",
    ],
    .maskFromOldMethod: .narrowed(
      "{name} has only shouldAutorotateToInterfaceOrientation:, which comes to {mask}"),
    .noAppMaskUpTo5: .told("Up to iOS 5 the Info.plist limits the launch, and no turn"),
    .masksReadWhenNeeded: .narrowed("UIKit still goes by the mask it read before: {mask}"),
    .orientationPassedAsMask: .told("{name} answers an orientation's number where a mask belongs"),
    .turnUsesToldMask: [
      .tells: "Until it is told, UIKit goes by the old mask",
      .narrows: "UIKit was not told of the app delegate's new mask and goes by {mask}",
    ],
    .stillThrowsFrom16: .refused("That is taken to end the app from iOS 16 on, too"),
    .autorotateNoAvoidsException: .told(
      "The masks share nothing, but shouldAutorotate is false, so there is no exception"),
    .whenMasksAreChecked: .told("The app's mask and {decider}'s share no orientation"),
    .disjointPushDoesNotCrash: .told(
      "{name} and the app share no orientation, which is no exception here"),
    .preferenceOnlyWarnsFrom17: .told("From iOS 17 that is only a warning on the console"),
    .dismissalValidatesPreference: .told("On the way back the presenter's preference is checked"),
    .whoMeetsTheException: .narrowed("{name} supports {mask} and nothing else"),
    .preferenceWithinOwnMask: .refused("{decider} prefers an orientation outside its own mask"),
    .disallowedPreferenceUnused: .narrowed(
      "{preferrer}'s preference is not allowed, so it is unused"),
    .updateAnnouncesPreference: .told("The call announces the preference, too"),
    .noOrientationAPIInSwiftUI: .narrowed("SwiftUI has no modifier that sets {name}'s mask"),
    .preferenceKeyDefault: .narrowed("No preference has reached {name} yet: it answers {mask}"),
    .defaultCanReduceToNothing: .narrowed(
      "A view that sets nothing brings the default into the reduction: {mask} is left"),
    .sameCodeDiffers15And16: .refused("Up to iOS 15 the new answer waits for the next turn"),
    .preferenceArrivesLate: .told(
      "What a view sets reaches its hosting controller an update later"),
    .phoneAppOnPad: .told("An app for the iPhone alone is asked on an iPad as on a phone"),
    .imagePickerPortrait: .narrowed("{name} supports portrait alone"),
    .fullScreenVideo: .narrowed("{name} answers {mask}"),
    .inlineVideoPassesAppMask: .narrowed("{name} turns whatever the app's mask is"),
    .viewersPassAppMask: .narrowed("{name} turns whatever the app's mask is"),
    .pageVideoPassesAppMask: [
      .narrows: "{name} turns whatever the app's mask is, in a window of WebKit's own",
      .tells: "On this version the app's mask holds {name}",
    ],
    .categoryOverrideUndefined: .told(
      "{name}'s override stands in an extension of UIKit's class: undefined behaviour"),
    .categoryResolvedHere: [
      .tells: "Here the override in the extension is taken to run",
      .refuses: "Here the override in the extension is taken not to run",
    ],
    .flatRemembersLastSide: .told("The {device} lies flat, so its last side counts"),
    .noUpsideDownWithoutHomeButton: .narrowed("This {device} has no upside-down interface"),
    .upsideDownNeedsTwoOptIns: .narrowed(
      "Upside-down takes the app's mask and the controller's: not both have it"),
    .requestDoesNotStick: .told(
      "The earlier request does not hold: the masks alone decide this turn"),
    .interfaceLockHoldsCurrent: .told("The lock holds {interface}, where the interface stands"),
    .lockReadOnRequest: .told("UIKit reads the lock preference again"),
    .writingDeviceTurns: .told("Writing UIDevice.orientation counts as a turn of the device"),
    .writingPrintsFrom16: .refused("From iOS 16 writing UIDevice.orientation prints a message"),
    .oldSDKCanForce: .told("Built with an SDK before iOS 16's, the app can still write it"),
    .statusBarNeedsMaskOfZero: [.begins: "The status bar moves to {target}"],
    .statusBarMovesAlone: .told("The side of the status bar counts in the device's place"),
    .forcingPassesLock: .told("What the app has turned by itself counts in spite of the lock"),
    .lockKeepsWhatIsLeft: .told(
      "Under the lock the screen below keeps the orientation it is left in"),
    .lockYieldsToPreference: .told("A preferred orientation counts in spite of the lock"),
    .lockFromHomeScreen: .told("The lock was switched outside the app"),
    .maskUnderLockDoesNotTurn: .refused("The rotation lock is on: a new mask turns nothing"),
    .begunPopHasLeft: .refused("What the swipe takes away does not count any more"),
    .turnCancelsSwipe: .told("The turn cancels the swipe"),
    .phonesLaunchUpright: .narrowed(
      "A phone held sideways launches in {mask} where that is listed"),
    .listDecidesLaunchUpTo7: [.begins: "The Info.plist makes the app begin in {target}"],
    .padLaunchesPortraitUpTo7: [.begins: "Up to iOS 7 an iPad app begins in {target}"],
    .launchFrom8: [
      .begins: "The Info.plist and the way the {device} is held make the app begin in {target}"
    ],
    .sceneLifeCycleRequiredOn27: .told("Without the scene life cycle it will not launch on iOS 27"),
  ]
}
