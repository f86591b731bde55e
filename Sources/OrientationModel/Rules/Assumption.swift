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
    cameraIsPortraitOn12, duoInnerReadsMasks, duoClosingTakesNearest, duoLandscapeFlips,
    duoInnerKeepsInterfaceLock, duoLockMeansDevicePortrait, duoFullScreenKeyReadsMasks,
    duo26StaysPortrait, duo270InnerTurns, duoSplitTakesDisplaySide, duoOuterRequestOnlyInMasks,
    mirroringIsPortrait, updateReachesWindow, autorotateAvoidsOn16, onlyShowingThrows,
    sheetSupportsAll, appearingMaskCounts, lockFollowsPresented, containersForwardLock,
    storePageIsPortraitOn16, coveredPresenterCounts, popChecksOn10, flatReturnsUpright,
    destinationReplacesPreference, duo26ReadsMasks, duo270ReadsMasks

  package var name: String { entry.name }

  package var byDefault: Bool { entry.byDefault }

  /// The question it answers, for people.
  package var question: String { Self.entries[Int(rawValue)].value }

  /// Its number in the book's list of open questions, or nothing.
  package var number: String { entry.number }

  /// Whether the answer in force is an assumption: some defaults are documented by Apple.
  package func isOpen(under assumptions: Assumptions) -> Bool {
    !entry.isDocumented || assumptions[self] != byDefault
  }

  package var rules: [Rule] { entry.rules }

  private var entry: Entry { Self.entries[Int(rawValue)].key }

  private struct Entry: Sendable {
    let name: String
    let byDefault: Bool
    let number: String
    let rules: [Rule]
    /// Whether Apple's documentation gives the default answer.
    let isDocumented: Bool

    init(
      _ name: String, _ byDefault: Bool, _ number: String, _ rules: [Rule],
      isDocumented: Bool = false
    ) {
      self.name = name
      self.byDefault = byDefault
      self.number = number
      self.rules = rules
      self.isDocumented = isDocumented
    }
  }

  /// In the order of the cases, each with its question.
  private static let entries: KeyValuePairs<Entry, String> = [
    Entry("device-before-current", true, "Q1", [.deviceFirst, .currentNext]):
      "If both are allowed, does the device orientation win over the current one?",
    Entry("landscape-right-first", true, "Q2", [.fixedOrderLast]):
      "If nothing else decides, does a landscape-only screen appear in landscapeRight?",
    Entry("reask-on-tree-change", true, "Q3", [.changedAnswerTurnsFrom16, .otherChangesOrder]):
      "Since iOS 16, does UIKit check by itself after a push, pop, or tab switch?",
    Entry("custom-takes-over", false, "Q4", [.stylesThatTakeOver]):
      "Up to iOS 9, does UIKit ask a custom presentation that keeps its presenter's views?",
    Entry("over-full-screen-takes-over", true, "Q5", [.stylesThatTakeOver]):
      "Does UIKit ask an overFullScreen presentation?",
    Entry("current-context-takes-over", true, "Q6", [.stylesThatTakeOver]):
      "In compact width, does UIKit ask a currentContext presentation?",
    Entry("over-current-context-takes-over", false, "Q6", [.stylesThatTakeOver]):
      "Does UIKit ask an overCurrentContext presentation?",
    Entry("full-screen-above-sheet-decides", true, "Q7", [.deepestTakeOverDecides]):
      "Does UIKit ask a full-screen presentation above a sheet?",
    Entry("legacy-navigation-asks-all", false, "Q8", [.containersAskChildrenUpTo5]):
      "Up to iOS 5, does a navigation controller ask its whole stack, not just the top?",
    Entry("presenter-preference-first", true, "Q9", [.dismissalPreferenceFirst]):
      "On dismissal, does the presenter's preferred orientation win over the device's?",
    Entry("preferred-mismatch-warns", true, "Q10", [.preferenceOnlyWarnsFrom17]):
      "Since iOS 17, is a preferred orientation outside the mask only a warning?",
    Entry("empty-mask-throws", true, "Q11", [.noCommonOrientationThrows, .stillThrowsFrom16]):
      "Since iOS 16, do masks with nothing in common still throw?",
    Entry("new-preferred-text-from-10", true, "Q12", [.preferenceOutsideMaskThrows]):
      "Did iOS 10, not iOS 13, change the text of the preferred-orientation exception?",
    Entry(
      "half-turn-transition", false, "Q13", [.halfTurnLaysNothingOut, .halfTurnTransitionDisputed]):
      "Does a 180-degree rotation call viewWillTransition(to:with:)?",
    Entry("traits-before-size", true, "Q14", [.rotationIsSizeChangeFrom8]):
      "Does willTransition(to:with:), for traits, come before viewWillTransition(to:with:)?",
    Entry(
      "status-bar-frame", true, "Q15", [.statusBarFramesRotation, .statusBarNotificationsOn8To12]):
      "On iOS 8 to 12, do status bar notifications still surround a rotation?",
    Entry("topmost-window-decides", true, "Q16", [.topmostWindowDecides]):
      "Does the topmost visible window decide the scene's orientation, not the main one?",
    Entry("face-id-reads-upside-down", true, "Q17", [.upsideDownReadingUncertain]):
      "Does UIDevice.orientation report portraitUpsideDown on a phone without a home button?",
    Entry(
      "lock-clamps-device", true, "Q18",
      [.lockedCandidateIsPortrait, .lockingCanTurn, .padLocksTheMoment]):
      "Does the rotation lock change the candidate, not just stop the notifications?",
    Entry("portrait-launch-if-listed", true, "Q19", [.phonesLaunchUpright, .launchFrom8]):
      "Does an ordinary phone held in landscape launch in portrait if Info.plist lists portrait?",
    Entry("request-keeps-current", true, "Q20", [.requestForSeveral]):
      "Does a geometry request that includes the current orientation do nothing?",
    Entry("multitasking-ignores-delegate", true, "Q21", [.multitaskingIgnoresDelegate]):
      "In a multitasking iPad app, does UIKit also ignore the app delegate's mask?",
    Entry("plist-limits-rotation", false, "Q22", [.delegateReplacesList]):
      "Does Info.plist still limit rotation if the app delegate returns a mask?",
    Entry("cover-defers-to-root", true, "Q23", [.coversDeferToRoot]):
      "While a SwiftUI cover is up, does UIKit still ask the root?",
    Entry("unset-preference-delivered", true, "Q24", [.preferenceKeyDefault]):
      "Does SwiftUI deliver a preference's default once at first, even if no view sets it?",
    Entry("dismissal-returns-on-8", true, "Q25", [.dismissalDecides]):
      "On iOS 8, does a dismissal return to the only orientation its presenter allows?",
    Entry("attempt-updates-on-16", false, "Q26", [.attemptDeprecatedFrom16]):
      "Since iOS 16, does attemptRotationToDeviceOrientation act like setNeedsUpdate…?",
    Entry("transitions-serialise", true, "Q27", [.presentationWaitsForDismissal]):
      "Does a presentation during a dismissal wait until the dismissal ends?",
    Entry("late-take-over", false, "", [.lateTakeOver]):
      "Does UIKit ask a covering style other than fullScreen only after it has appeared?",
    Entry("custom-stops-chain", true, "", [.customHidesWhatIsAbove]):
      "On iOS 8 to 12, does a custom presentation that keeps its presenter hide what's above it?",
    Entry("window-removal-reevaluates", true, "", [.hidingWindowDecides]):
      "Since iOS 13, does hiding a window make UIKit check the remaining windows?",
    Entry("hidden-windows-may-turn", true, "", [.everyRootTakesPartFrom8, .topmostWindowDecides]):
      "Can a hidden window with a root rotate the scene if the visible ones don't?",
    Entry("flat-remembers-definite", true, "", [.flatRemembersLastSide]):
      "While the device is flat, does its last orientation count?",
    Entry("early-upside-down", false, "", [.noUpsideDownWithoutHomeButton]):
      "Before iOS 14, could a phone without a home button show portraitUpsideDown?",
    Entry("legacy-plist-limits", false, "", [.noAppMaskUpTo5]):
      "Up to iOS 5, does Info.plist limit rotation, not just the launch?",
    Entry("suppressed-mask-is-called", false, "", [.autorotateNoSuppressesTurn]):
      "Does UIKit call the mask's getter even if shouldAutorotate returned false?",
    Entry("old-callbacks-fire", true, "", [.willRotateLivesOnTo12]):
      "On iOS 8 to 12, do willRotate and didRotate fire if viewWillTransition isn't overridden?",
    Entry("full-screen-honoured-on-27", true, "", [.discreteSizesOn27], isDocumented: true):
      "On iOS 27, does UIRequiresFullScreen make masks count in resizable scenes?",
    Entry("scene-apps-ignore-masks", false, "", [.windowsIgnoreLocksFrom26]):
      "Since iPadOS 26, does UIKit ignore a scene-based app's masks even in full screen?",
    Entry("default-preferred-validated", false, "", [.onlyOverriddenPreferenceValidated]):
      "Does UIKit validate a preferred orientation that isn't overridden?",
    Entry(
      "extension-override-runs", true, "", [.categoryOverrideUndefined, .categoryResolvedHere]):
      "Does an override in an extension of a UIKit class run instead of UIKit's own?",
    Entry("launch-evaluates-root", true, "", [.launchFrom8]):
      "Since iOS 8, does UIKit check the root once after launch?",
    Entry("dismissal-returns", true, "", [.dismissalDecides]):
      "On iOS 6 to 15, does dismissing a full-screen presentation make UIKit ask the presenter?",
    Entry("regular-current-context-takes-over", false, "", [.stylesThatTakeOver]):
      "Does UIKit also ask a currentContext presentation in regular width?",
    Entry(
      "window-mismatch-throws", true, "",
      [.noCommonOrientationThrows, .whenMasksAreChecked, .everyRootTakesPartFrom8]):
      "Since iOS 13, does a second window with nothing in common with the app still throw?",
    Entry("empty-mask-frees", false, "", [.noCommonOrientationThrows, .allowedIsIntersection]):
      "If an empty mask doesn't throw, does the interface rotate with the device?",
    Entry(
      "overlay-drags-status-bar", true, "", [.keyWindowDecidesUpTo7, .everyRootTakesPartFrom8]):
      "On iOS 6 and 7, can a visible window that isn't key rotate the status bar?",
    Entry("stale-mask-while-appearing", true, "", [.masksReadWhenNeeded, .maskBeforeRequest]):
      "Since iOS 16, does UIKit still use the outgoing screen's mask in viewWillAppear?",
    Entry("announced-mask-counts-on-16", true, "", [.turnUsesToldMask, .masksReadWhenNeeded]):
      "Since iOS 16, does rotating the device use the last mask UIKit read?",
    Entry(
      "announced-delegate-mask-counts-on-16", false, "",
      [.turnUsesToldMask, .delegateChangeTriggersNothing]):
      "Since iOS 16, does rotating the device use the last app delegate mask UIKit read?",
    Entry("custom-takes-over-from-10", true, "", [.stylesThatTakeOver]):
      "Since iOS 10, does UIKit ask a custom presentation that keeps its presenter's views?",
    Entry("tree-change-throws", false, "", [.disjointPushDoesNotCrash, .whenMasksAreChecked]):
      "Since iOS 16, does a push that leaves no common orientation throw?",
    Entry("lock-keeps-current", true, "", [.lockKeepsWhatIsLeft, .lockedCandidateIsPortrait]):
      "With the rotation lock on, does the interface keep its orientation when a screen closes?",
    Entry("player-passes-app-mask", false, "", [.fullScreenVideo, .inlineVideoPassesAppMask]):
      "Can a video player presented by the app rotate beyond the app's mask?",
    Entry("quick-look-passes-app-mask", true, "", [.viewersPassAppMask]):
      "Can Quick Look rotate beyond the app's mask?",
    Entry("alert-takes-over-on-16", true, "", [.alertLeavesDecision]):
      "Since iOS 16, does UIKit ask an alert instead of its presenter?",
    Entry("status-bar-side-is-read", true, "", [.statusBarNeedsMaskOfZero]):
      "On iOS 8 to 12, does setting the status bar orientation set the interface orientation?",
    Entry("begun-dismissal-decides", true, "", [.begunPopHasLeft]):
      "Does starting to drag a screen away rotate the interface if the screen below supports less?",
    Entry("lower-windows-may-turn", true, "", [.topmostWindowDecides, .everyRootTakesPartFrom8]):
      "On iOS 8 to 12, can a window rotate the scene if the one above it refuses?",
    Entry("custom-dismissal-returns", false, "", [.dismissalDecides]):
      "On iOS 8 to 15, does dismissing a custom presentation make UIKit ask its presenter again?",
    Entry("keyboard-follows-device", false, "", [.keyboardWindow, .keyboardWindowAsked]):
      "Does a visible keyboard rotate with the device if the app's mask allows it?",
    Entry("request-goes-by-told-mask", true, "", [.maskBeforeRequest, .turnUsesToldMask]):
      "Does UIKit compare a geometry request with the last mask it read?",
    Entry("camera-is-portrait-on-12", true, "", [.imagePickerPortrait]):
      "On iOS 12, is the picker's camera limited to portrait on phones without a home button?",
    Entry("duo-inner-reads-masks", false, "", [.innerReadsNoMask], isDocumented: true):
      "Do masks count on the inner display of an iPhone Duo?",
    Entry("duo-closing-takes-nearest", true, "", [.closingTakesNearest]):
      "When an iPhone Duo closes, does the interface rotate to the nearest supported orientation?",
    Entry("duo-landscape-flips", false, "", [.closingFlips]):
      "When an iPhone Duo held in landscape opens or closes, does the interface rotate twice?",
    Entry("duo-inner-keeps-interface-lock", true, "", [.interfaceLockInside, .interfaceLock]):
      "On the inner display of an iPhone Duo, does the lock preference count?",
    Entry("duo-lock-means-device-portrait", true, "", [.userLockInside]):
      "Does the user's rotation lock keep an open iPhone Duo as if it were held like a book?",
    Entry("duo-full-screen-key-reads-masks", true, "", [.fullScreenKeyInside]):
      "On the inner display of an iPhone Duo, do masks count if UIRequiresFullScreen is true?",
    Entry("duo-26-stays-portrait", true, "", [.builtWith26]):
      "Does an app built with the iOS 26 SDK stay in portrait on the inner display of an iPhone Duo?",
    Entry("duo-27-0-inner-turns", false, "", [.builtWith27]):
      "Does an app built with the iOS 27.0 SDK rotate on the inner display of an iPhone Duo?",
    Entry("duo-split-takes-display-side", true, "", [.splitHalves]):
      "In Split View on an iPhone Duo, does each half have the display's orientation?",
    Entry("duo-outer-request-only-in-masks", true, "", [.outerIsAnyPhone, .requestWithinMasks]):
      "On the outer display of an iPhone Duo, does a request fail outside the masks?",
    Entry("mirroring-is-portrait", false, "", [.resizableIgnoresMasks]):
      "In iPhone Mirroring on iOS 27, is the interface in portrait from the start?",
    Entry("update-reaches-window", true, "", [.setNeedsUpdate, .outerContainersAskedFrom16]):
      "Does setNeedsUpdate… on any view controller make UIKit read its window's masks again?",
    Entry("autorotate-no-avoids-on-16", true, "", [.autorotateNoAvoidsException]):
      "Since iOS 16, does returning false from shouldAutorotate still avoid the exception?",
    Entry("only-showing-throws-from-13", true, "", [.whenMasksAreChecked]):
      "Since iOS 13, do masks with nothing in common throw only as a screen appears or returns?",
    Entry("sheet-supports-all", true, "", [.defaultControllerMask]):
      "Since iOS 13, is a view controller's default mask all if its style is a sheet?",
    Entry("appearing-mask-counts", false, "", [.masksReadWhenNeeded, .takeOverDecides]):
      "Does a mask set in viewWillAppear count for the presentation that it is part of?",
    Entry("lock-follows-presented", true, "", [.interfaceLock, .statusBarCaptureIsUnrelated]):
      "Does UIKit read the lock preference of what is presented, whatever its style?",
    Entry("containers-forward-lock", false, "", [.interfaceLock]):
      "Do UIKit's own containers forward the lock preference to their visible child?",
    Entry("store-page-is-portrait-on-16", false, "", [.storePagePortrait]):
      "On iOS 16 and 17, does the App Store page support portrait only?",
    Entry("covered-presenter-counts", true, "", [.stylesThatTakeOver]):
      "On iOS 10 to 12, does the presenter's mask also count under overFullScreen?",
    Entry("pop-checks-on-10", false, "", [.treeChangeSilentUpTo15]):
      "On iOS 10, does UIKit check after a pop?",
    Entry("flat-returns-upright", true, "", [.foregroundReadsDevice, .flatRemembersLastSide]):
      "Does an app that returns to a phone lying flat return in portrait?",
    Entry("destination-replaces-preference", true, "", [.reduceInTreeOrder]):
      "Does a pushed destination's preference replace that of the view below it?",
    Entry("duo-26-reads-masks", true, "", [.builtWith26]):
      "In an app built with the iOS 26 SDK, do masks and requests count inside an iPhone Duo?",
    Entry("duo-27-0-reads-masks", false, "", [.builtWith27]):
      "In an app built with the iOS 27.0 SDK, do masks and requests count inside an iPhone Duo?",
  ]
}

/// The answers in force: one bit an assumption.
package struct Assumptions: Hashable, Sendable {
  private var bits: UInt128

  package static let book: Assumptions = {
    var bits: UInt128 = 0
    for assumption in Assumption.allCases where assumption.byDefault {
      bits |= 1 << UInt128(assumption.rawValue)
    }
    return Assumptions(bits: bits)
  }()

  private init(bits: UInt128) { self.bits = bits }

  package subscript(assumption: Assumption) -> Bool {
    get { bits & (1 << UInt128(assumption.rawValue)) != 0 }
    set {
      let bit: UInt128 = 1 << UInt128(assumption.rawValue)
      bits = newValue ? bits | bit : bits & ~bit
    }
  }
}
