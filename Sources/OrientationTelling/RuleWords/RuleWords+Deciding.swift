import OrientationModel
import OrientationScenarios

// What makes UIKit check, what it picks, and what the app forces or requests.

extension RuleWords {
  static let deciding: KeyValuePairs<Rule, [Says]> = [
    // REVAL
    .deviceTurnDecides: [.unasked("up to iOS 5 UIKit doesn't check \(.occasion)")],
    .dismissalDecides: [.unasked("\(.iOS) reportedly doesn't check after this dismissal")],
    .treeChangeSilentUpTo15: [.unasked("\(.iOS) doesn't check \(.occasion)")],
    .changedAnswerTurnsFrom16: [
      .unasked("UIKit wasn't notified of the app delegate's new mask") { $0.changesDelegateAnswer },
      .unasked("UIKit hasn't been notified of the lock preference") { $0.isLockLeftBehind },
      .unasked("\(whose: .decider) mask is the same as before") {
        $0.decider == $0.misplacement?.screen
      },
      .unasked("\(.decider) returns the same mask"),
    ],
    .setNeedsUpdate: [.unheardMask, .unasked("UIKit hasn't been notified")],
    .rootsAndWindowsDecide: [.unasked("\(.iOS) doesn't check when a window is hidden")],
    .foregroundReadsDevice: [
      .unasked("UIKit doesn't check in the background") { $0.entersBackground },
      .unasked("the app is in the background"),
      .settled([.turned, .stayed], "apps return in portrait while the \(.device) is flat"),
    ],
    .delegateChangeTriggersNothing: [.unheardMask, .unasked("UIKit hasn't been notified")],
    .modalAtLaunchMissesTurn: [.unasked("a modal presented during launch misses the rotation")],
    .hidingWindowDecides: [.unasked("UIKit doesn't check the remaining windows")],
    .turnUsesToldMask: [
      .tells("Until it's notified, UIKit uses the old mask"),
      .narrows(
        "UIKit wasn't notified of the app delegate's new mask and still uses the old one (\(.mask))"
      ),
    ],
    // CHOOSE
    // PREF
    .preferenceIsForPresentations: [
      .refuses("\(.name) prefers \(.preferred), but UIKit reads that only when it's presented")
    ],
    .preferenceWithinOwnMask: [
      .refuses("\(.decider) prefers an orientation that its own mask doesn't include")
    ],
    .disallowedPreferenceUnused: [
      .narrows("\(whose: .preferrer) preferred orientation isn't allowed, so UIKit ignores it")
    ],
    .updateAnnouncesPreference: [.tells("The call also covers the preferred orientation")],
    // HACK
    .writingDeviceTurns: [.tells("Setting UIDevice.orientation counts as rotating the device")],
    .writtenValueMustDiffer: [.unasked("UIDevice.orientation doesn't change")],
    .writingPrintsFrom16: [.refuses("Since iOS 16 setting UIDevice.orientation logs a message")],
    .oldSDKCanForce: [
      .tells("Built with an SDK older than iOS 16, the app can still set it"),
      .unasked("on \(.iOS) setting UIDevice.orientation does nothing"),
    ],
    .statusBarNeedsMaskOfZero: [
      .begins("The status bar rotates to \(.target)"),
      .unasked("only the status bar rotates") { $0.movesStatusBar },
      .unasked("the status bar rotates only with a mask of 0") { $0.iOSMajor <= 7 },
      .unasked("the status bar rotates only if shouldAutorotate is false"),
    ],
    .statusBarMovesAlone: [
      .tells("The status bar orientation counts instead of the device orientation"),
      .unasked("only the status bar rotates"),
    ],
    .forcingPassesLock: [.tells("A rotation by the app itself overrides the rotation lock")],
    .multitaskingCannotForce: [.unasked("a multitasking app can't force a rotation")],
    // GEO
    .multitaskingCannotRequest: [.settled([.refused], "the windowing mode doesn't allow requests")],
    .requestDoesNotStick: [
      .tells("The earlier request no longer applies: only the masks decide this rotation")
    ],
    .interfaceLock: [
      .refuses("\(.name) prefers a locked orientation, which counts only in full screen") {
        $0.isLockOutOfForce
      },
      .unasked("a locked orientation counts only in full screen") { $0.isLockOutOfForce },
      .refuses(
        """
        \(.name): prefersInterfaceOrientationLocked is true, but \(.asked) doesn't ask its child \
        for it
        """),
      .settled([.turned], "\(.asked) doesn't forward the lock preference"),
      .settled([.stayed, .nobodyAsked], "the orientation is locked, as \(.locker) prefers"),
    ],
    .interfaceLockHoldsCurrent: [
      .refuses("\(.name) prefers a locked orientation, but on another display UIKit chooses first"),
      .tells("The lock keeps the current orientation, \(.interface)") { !$0.isLockOutOfForce },
    ],
    .resizableIgnoresMasks: [
      .tells("The user resized this scene, so UIKit ignores masks") { $0.world.isResized },
      .tells("In iPhone Mirroring, UIKit ignores masks"),
      .settled(
        [.turned, .stayed, .nobodyAsked], "the user resized this scene, so UIKit ignores masks"
      ) { $0.world.isResized },
      .settled([.turned, .stayed, .nobodyAsked], "in iPhone Mirroring, UIKit ignores masks"),
      .settled([.refused], "a scene that was resized accepts no geometry request"),
    ],
    .lockReadOnRequest: [
      .tells("UIKit reads the lock preference again"),
      .unasked("\(.decider) doesn't use \(whose: .updated) lock preference") { $0.notifiesOfLock },
      .unasked("UIKit hasn't been notified of the lock preference"),
    ],
  ]
}
