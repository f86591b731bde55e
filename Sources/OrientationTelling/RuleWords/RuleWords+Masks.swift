import OrientationModel
import OrientationScenarios

// Readings of the device, masks, exceptions.

extension RuleWords {
  static let masks: KeyValuePairs<Rule, [Says]> = [
    // DEV
    .flatNeverTurns: [
      .unasked("`unknown` is no orientation to rotate to") { $0.innermostStep == .force(.unknown) },
      .unasked("UIDevice.orientation never reports that orientation") { $0.world.held.isDefinite },
      .unasked("a flat \(.device) has no orientation to follow"),
    ],
    .flatRemembersLastSide: [
      .tells("The \(.device) is flat, so its last orientation counts") { $0.ruleOfFixedCall == nil }
    ],
    .notificationsMustBeGenerated: [
      .unasked("the notifications only report the device orientation") { $0.togglesNotifications },
      .unasked("UIKit doesn't check in the background") { $0.entersBackground },
      .unasked("the app is in the background") { $0.world.isInBackground },
      .unasked("device orientation notifications are off") { $0.world.generating == 0 },
      .unasked("the \(.device) hasn't moved"),
    ],
    .noUpsideDownWithoutHomeButton: [
      .narrows("This \(.device) doesn't support an upside-down interface")
    ],
    .upsideDownNeedsTwoOptIns: [
      .narrows("Both masks must include portraitUpsideDown, and one doesn't")
    ],
    .upsideDownReadingUncertain: [.unasked("this \(.device) never reports upside down")],
    // MASK
    .orientationPassedAsMask: [.tells("\(.name) returns an orientation where a mask belongs")],
    .delegateAskedPerWindow: [.narrows("The app delegate returns \(.mask) for this window")],
    .sceneDelegateFirst: [.refuses("the scene delegate's mask replaces the app delegate's")],
    .defaultControllerMask: [
      .narrows("\(.name) doesn't override it, so UIKit's default applies: \(.mask)"),
      .tells("\(.name) has no child to ask, so UIKit's default applies"),
    ],
    .allowedIsIntersection: [
      .settled([.stayed], "\(.decider) returns an empty mask") { $0.isAskedForNothing },
      .settled([.stayed], "the masks and this \(.device) have no orientation in common"),
    ],
    .maskFromOldMethod: [
      .narrows(
        """
        \(.name) only implements shouldAutorotateToInterfaceOrientation:, which amounts to \
        \(.mask)
        """)
    ],
    .noAppMaskUpTo5: [.tells("Up to iOS 5 Info.plist limits the launch, not rotation")],
    .masksReadWhenNeeded: [
      .narrows("UIKit still uses the mask it read before (\(.mask))"),
      .refuses("UIKit read the masks before viewWillAppear, so the new one comes too late"),
      .unasked("UIKit reads the new value at its next check"),
    ],
    // EXC
    .stillThrowsFrom16: [.refuses("Assumed to crash on iOS 16 and later too")],
    .autorotateNoAvoidsException: [
      .tells(
        "The masks have nothing in common, but shouldAutorotate is false, so UIKit doesn't throw")
    ],
    .whenMasksAreChecked: [
      .tells("The app's mask and \(whose: .decider) have no orientation in common")
    ],
    .disjointPushDoesNotCrash: [
      .tells("\(.name) and the app have no orientation in common, but UIKit doesn't throw here")
    ],
    .preferenceOnlyWarnsFrom17: [.tells("Since iOS 17 that only logs a warning")],
    .dismissalValidatesPreference: [
      .tells("On dismissal UIKit validates the presenter's preferred orientation")
    ],
    .whoMeetsTheException: [.narrows("\(.name) supports only \(.mask)")],
    .alertRecursion: [
      .narrows("The alert and its presenter ask each other, so the alert returns UIKit's default")
    ],
  ]
}
