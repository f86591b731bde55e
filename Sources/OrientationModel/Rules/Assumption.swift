/// One of the rule book's open questions, by name, with the answer the book gives by default.
///
/// A scenario can flip it: `assume NAME yes|no`.
package enum Assumption: UInt8, Named {
  case deviceBeforeCurrent, landscapeRightFirst, reaskOnTreeChange, customTakesOver,
    overFullScreenTakesOver, currentContextTakesOver, overCurrentContextTakesOver,
    fullScreenAboveSheetDecides, legacyNavigationAsksAll, presenterPreferenceFirst,
    preferredMismatchWarns, emptyMaskThrows, newPreferredTextFrom10, halfTurnTransition,
    traitsBeforeSize, statusBarFrame, topmostWindowDecides, faceIDReadsUpsideDown, lockClampsDevice,
    portraitLaunchIfListed, requestKeepsCurrent, multitaskingIgnoresDelegate, plistLimitsRotation,
    coverDefersToRoot, unsetPreferenceDelivered, dismissalReturnsOn8, attemptUpdatesOn16,
    transitionsSerialise, lateTakeOver, customStopsChain, windowRemovalReevaluates,
    hiddenWindowsMayTurn, flatRemembersDefinite, earlyUpsideDown, legacyPlistLimits,
    suppressedMaskIsCalled, oldCallbacksFire, fullScreenHonouredOn27, sceneAppsIgnoreMasks,
    defaultPreferredValidated, extensionOverrideRuns, launchEvaluatesRoot, dismissalReturns,
    regularCurrentContextTakesOver, windowMismatchThrows, emptyMaskFrees, overlayDragsStatusBar,
    staleMaskWhileAppearing, announcedMaskCounts, announcedDelegateCounts, customTakesOverFrom10,
    treeChangeThrows, lockKeepsCurrent, playerPassesAppMask,
    quickLookPassesAppMask, alertTakesOverOn16, statusBarSideIsRead, begunDismissalDecides,
    lowerWindowsMayTurn, customDismissalReturns, keyboardFollowsDevice, requestGoesByTold,
    cameraIsPortraitOn12

  /// What the scenario language calls it.
  package var name: String { entry.name }

  /// The answer the book gives.
  package var byDefault: Bool { entry.byDefault }

  /// The question it answers, for people.
  package var question: String { Self.entries[Int(rawValue)].value }

  /// Its number in the book's list of open questions, or nothing.
  package var number: String { entry.number }

  /// The rules that lean on it.
  package var rules: [Rule] { entry.rules }

  private var entry: Entry { Self.entries[Int(rawValue)].key }

  private struct Entry: Sendable {
    let name: String
    let byDefault: Bool
    let number: String
    let rules: [Rule]

    init(_ name: String, _ byDefault: Bool, _ number: String, _ rules: [Rule]) {
      (self.name, self.byDefault) = (name, byDefault)
      (self.number, self.rules) = (number, rules)
    }
  }

  /// In the order of the cases, each with its question.
  private static let entries: KeyValuePairs<Entry, String> = [
    Entry("device-before-current", true, "Q1", [.deviceFirst, .currentNext]):
      "Does the device's orientation come before the current one when both are allowed?",
    Entry("landscape-right-first", true, "Q2", [.fixedOrderLast]):
      "Does a landscape-only controller come up in landscapeRight when nothing else decides?",
    Entry("reask-on-tree-change", true, "Q3", [.changedAnswerTurnsFrom16, .otherChangesOrder]):
      "Does iOS 16 ask again by itself when a push, a pop or a tab changes the answer?",
    Entry("custom-takes-over", false, "Q4", [.stylesThatTakeOver]):
      "Does a custom presentation that keeps its presenter's views decide, up to iOS 9?",
    Entry("over-full-screen-takes-over", true, "Q5", [.stylesThatTakeOver]):
      "Does an overFullScreen presentation take over the decision?",
    Entry("current-context-takes-over", true, "Q6", [.stylesThatTakeOver]):
      "Does a currentContext presentation take over where the width is compact?",
    Entry("over-current-context-takes-over", false, "Q6", [.stylesThatTakeOver]):
      "Does an overCurrentContext presentation take over the decision?",
    Entry("full-screen-above-sheet-decides", true, "Q7", [.deepestTakeOverDecides]):
      "Does a full-screen presentation above a sheet decide?",
    Entry("legacy-navigation-asks-all", false, "Q8", [.containersAskChildrenUpTo5]):
      "On iOS 5 and earlier, does a navigation controller ask its whole stack, not only the top?",
    Entry("presenter-preference-first", true, "Q9", [.dismissalPreferenceFirst]):
      "Does the presenter's preferred orientation come before the device's on a dismissal?",
    Entry("preferred-mismatch-warns", true, "Q10", [.preferenceOnlyWarnsFrom17]):
      "Is a preferred orientation outside the mask only a warning from iOS 17?",
    Entry("empty-mask-throws", true, "Q11", [.noCommonOrientationThrows, .stillThrowsFrom16]):
      "Do masks without a common orientation still raise the exception from iOS 16 on?",
    Entry("new-preferred-text-from-10", true, "Q12", [.preferenceOutsideMaskThrows]):
      "Does the preferred-orientation exception have its newer text from iOS 10 on, not from 13?",
    Entry(
      "half-turn-transition", false, "Q13", [.halfTurnLaysNothingOut, .halfTurnTransitionDisputed]):
      "Does a turn of 180 degrees call viewWillTransition(to:with:)?",
    Entry("traits-before-size", true, "Q14", [.rotationIsSizeChangeFrom8]):
      "Does willTransition(to:with:), for traits, come before viewWillTransition(to:with:)?",
    Entry(
      "status-bar-frame", true, "Q15", [.statusBarFramesRotation, .statusBarNotificationsOn8To12]):
      "Do the status-bar notifications of iOS 7 still frame a turn on 8 to 12?",
    Entry("topmost-window-decides", true, "Q16", [.topmostWindowDecides]):
      "Does the topmost visible window own the scene's orientation, not the main one?",
    Entry("face-id-reads-upside-down", true, "Q17", [.upsideDownReadingUncertain]):
      "Does UIDevice.orientation report portraitUpsideDown on a phone without a home button?",
    Entry(
      "lock-clamps-device", true, "Q18",
      [.lockedCandidateIsPortrait, .lockingCanTurn, .padLocksTheMoment]):
      "Does the user's lock replace the candidate, and not only silence the events?",
    Entry("portrait-launch-if-listed", true, "Q19", [.phonesLaunchUpright, .launchFrom8]):
      "Does an ordinary phone held sideways launch in portrait where that is listed?",
    Entry("request-keeps-current", true, "Q20", [.requestForSeveral]):
      "Does a geometry request that contains the current orientation change nothing?",
    Entry("multitasking-ignores-delegate", true, "Q21", [.multitaskingIgnoresDelegate]):
      "Is the app delegate's mask ignored too where an iPad app can multitask?",
    Entry("plist-limits-rotation", false, "Q22", [.delegateReplacesList]):
      "Does the Info.plist still limit rotation where an app delegate answers?",
    Entry("cover-defers-to-root", true, "Q23", [.coversDeferToRoot]):
      "Does the root still decide while a SwiftUI cover is on screen?",
    Entry("unset-preference-delivered", true, "Q24", [.preferenceKeyDefault]):
      "Is a preference's default delivered once at the start though no view sets it?",
    Entry("dismissal-returns-on-8", true, "Q25", [.dismissalDecides]):
      "Does a dismissal on iOS 8 return to the only orientation its presenter allows?",
    Entry("attempt-updates-on-16", false, "Q26", [.attemptDeprecatedFrom16]):
      "From iOS 16, does attemptRotationToDeviceOrientation act like setNeedsUpdate?",
    Entry("transitions-serialise", true, "Q27", [.presentationWaitsForDismissal]):
      "Does a presentation during a dismissal wait for its end?",
    Entry("late-take-over", false, "", [.lateTakeOver]):
      "Does a covering style other than fullScreen take over late, after it has appeared?",
    Entry("custom-stops-chain", true, "", [.customHidesWhatIsAbove]):
      "On 8 to 12, does a custom presentation that keeps its presenter hide what is above it?",
    Entry("window-removal-reevaluates", true, "", [.hidingWindowDecides]):
      "Does hiding a window evaluate the windows that are left, from iOS 13?",
    Entry("hidden-windows-may-turn", true, "", [.everyRootTakesPartFrom8, .topmostWindowDecides]):
      "May a hidden window with a root turn the scene when the visible ones do not?",
    Entry("flat-remembers-definite", true, "", [.flatRemembersLastSide]):
      "Does the last definite orientation count while the device lies flat?",
    Entry("early-upside-down", false, "", [.noUpsideDownWithoutHomeButton]):
      "Could a phone without a home button show portraitUpsideDown before iOS 14?",
    Entry("legacy-plist-limits", false, "", [.noAppMaskUpTo5]):
      "Does the Info.plist limit rotation on iOS 5 and earlier, not only the launch?",
    Entry("suppressed-mask-is-called", false, "", [.autorotateNoSuppressesTurn]):
      "Is the mask's getter called although shouldAutorotate answered false?",
    Entry("old-callbacks-fire", true, "", [.willRotateLivesOnTo12]):
      "On 8 to 12, do willRotate and didRotate fire where viewWillTransition is not overridden?",
    Entry("full-screen-honoured-on-27", true, "", [.discreteSizesOn27]):
      "Does UIRequiresFullScreen make masks count in resizable scenes of iOS 27?",
    Entry("scene-apps-ignore-masks", false, "", [.windowsIgnoreLocksFrom26]):
      "Does a scene-based app on iPadOS 26 lose its masks even in full screen?",
    Entry("default-preferred-validated", false, "", [.onlyOverriddenPreferenceValidated]):
      "Is a preferred orientation that nobody overrode validated as well?",
    Entry(
      "extension-override-runs", true, "", [.categoryOverrideUndefined, .categoryResolvedHere]):
      "Does an override in an extension of a UIKit class run in place of UIKit's own?",
    Entry("launch-evaluates-root", true, "", [.launchFrom8]):
      "Is the root evaluated once after launch, from iOS 8?",
    Entry("dismissal-returns", true, "", [.dismissalDecides]):
      "Does dismissing what had taken over ask the presenter again, on iOS 6 to 15?",
    Entry("regular-current-context-takes-over", false, "", [.stylesThatTakeOver]):
      "Does a currentContext presentation decide where the width is regular, too?",
    Entry(
      "window-mismatch-throws", true, "",
      [.noCommonOrientationThrows, .whenMasksAreChecked, .everyRootTakesPartFrom8]):
      "Does a second window that shares nothing with the app still raise from iOS 13?",
    Entry("empty-mask-frees", false, "", [.noCommonOrientationThrows, .allowedIsIntersection]):
      "Where an empty mask raises nothing, does the interface follow the device?",
    Entry(
      "overlay-drags-status-bar", true, "", [.keyWindowDecidesUpTo7, .everyRootTakesPartFrom8]):
      "On iOS 6 and 7, may a visible window that is not key turn the status bar?",
    Entry("stale-mask-while-appearing", true, "", [.masksReadWhenNeeded, .maskBeforeRequest]):
      "Does UIKit still use the outgoing mask in viewWillAppear, from iOS 16?",
    Entry("announced-mask-counts-on-16", true, "", [.turnUsesToldMask, .masksReadWhenNeeded]):
      "From iOS 16, does a turn of the device use the mask UIKit was last told of?",
    Entry(
      "announced-delegate-mask-counts-on-16", false, "",
      [.turnUsesToldMask, .delegateChangeTriggersNothing]):
      "From iOS 16, does that hold for the app delegate's mask as well?",
    Entry("custom-takes-over-from-10", true, "", [.stylesThatTakeOver]):
      "Does a custom presentation that keeps its presenter's views decide, from iOS 10?",
    Entry("tree-change-throws", false, "", [.disjointPushDoesNotCrash, .whenMasksAreChecked]):
      "From iOS 16, does a push that leaves no common orientation raise the exception?",
    Entry("lock-keeps-current", true, "", [.lockKeepsWhatIsLeft, .lockedCandidateIsPortrait]):
      "Under the user's lock, does the interface stay where it is when a screen is left?",
    Entry("player-passes-app-mask", false, "", [.fullScreenVideo, .inlineVideoPassesAppMask]):
      "Does a video player that the app presents turn beyond the app's mask?",
    Entry("quick-look-passes-app-mask", true, "", [.viewersPassAppMask]):
      "Does Quick Look turn beyond the app's mask?",
    Entry("alert-takes-over-on-16", true, "", [.alertLeavesDecision]):
      "From iOS 16, does an alert decide, with its presenter's mask or its own?",
    Entry("status-bar-side-is-read", true, "", [.statusBarNeedsMaskOfZero]):
      "On iOS 8 to 12, is the interface orientation the side the app gave the status bar?",
    Entry("begun-dismissal-decides", true, "", [.begunPopHasLeft]):
      "Does beginning to drag a screen away turn to what the narrower one below allows?",
    Entry("lower-windows-may-turn", true, "", [.topmostWindowDecides, .everyRootTakesPartFrom8]):
      "On iOS 8 to 12, does a window turn the scene where the one above it refuses?",
    Entry("custom-dismissal-returns", false, "", [.dismissalDecides]):
      "On iOS 8 to 12, does dismissing a custom presentation ask its presenter again?",
    Entry("keyboard-follows-device", false, "", [.keyboardWindow, .keyboardWindowAsked]):
      "Does a keyboard that is up turn with the device where the app's mask allows it?",
    Entry("request-goes-by-told-mask", true, "", [.maskBeforeRequest, .turnUsesToldMask]):
      "Is a geometry request held against the mask UIKit was last told of?",
    Entry("camera-is-portrait-on-12", true, "", [.imagePickerPortrait]):
      "On iOS 12, is the picker's camera portrait only on a phone without a home button?",
  ]
}

/// The answers in force: one bit an assumption.
package struct Assumptions: Hashable, Sendable {
  private var bits: UInt64

  /// The book's own answers.
  package static let book: Assumptions = {
    var bits: UInt64 = 0
    for assumption in Assumption.allCases where assumption.byDefault {
      bits |= 1 << UInt64(assumption.rawValue)
    }
    return Assumptions(bits: bits)
  }()

  private init(bits: UInt64) { self.bits = bits }

  package subscript(assumption: Assumption) -> Bool {
    get { bits & (1 << UInt64(assumption.rawValue)) != 0 }
    set {
      let bit: UInt64 = 1 << UInt64(assumption.rawValue)
      bits = newValue ? bits | bit : bits & ~bit
    }
  }

  /// The ones that are not as the book has them, in the book's order.
  package var flipped: [Assumption] { Assumption.allCases.filter { self[$0] != $0.byDefault } }
}
