/// A rule of the book, by name.
///
/// A case for each, so that nothing can cite a rule that does not exist.
///
/// The cases are in the order of the book. What a rule says is written once, in its chapter
/// (`Rules/Chapters`), and is read through `entry`.
package enum Rule: UInt16, CaseIterable, Hashable, Sendable {
  // DEV: The device, its sides and its readings
  case deviceOrientations, interfaceOrientations, landscapeNamesAreMirrored, deviceLandscapeLeft,
    flatNeverTurns, flatRemembersLastSide, notificationsMustBeGenerated, registeringWhileFlat,
    noUpsideDownWithoutHomeButton, upsideDownNeedsTwoOptIns, upsideDownReadingUncertain

  // MASK: Masks
  case maskIsABitEach, orientationPassedAsMask, idiomListFirst, initialOrientationKeyYields,
    defaultAppMask, delegateReplacesList, delegateAskedPerWindow, sceneDelegateFirst,
    defaultControllerMask, allowedIsIntersection, maskFromOldMethod, noAppMaskUpTo5,
    masksReadWhenNeeded

  // EXC: Exceptions
  case noCommonOrientationThrows, stillThrowsFrom16, autorotateNoAvoidsException,
    whenMasksAreChecked, disjointPushDoesNotCrash, preferenceOutsideMaskThrows,
    preferenceOnlyWarnsFrom17, dismissalValidatesPreference, onlyOverriddenPreferenceValidated,
    whoMeetsTheException, alertRecursion, exceptionNames

  // ASK: Who is asked
  case rootIsAsked, topmostTakeOverIsAsked, appMaskWithoutRoot, stylesThatTakeOver,
    fullScreenOptInFrom13, presentedContainerIsAsked, deepestTakeOverDecides,
    customHidesWhatIsAbove, dismissedIsGone, presentationWaitsForDismissal,
    statusBarCaptureIsUnrelated, presentationControllerTouched, sheetDismissalAsksNobody,
    stylesAndPresenterViews, whereContextStyleLands, fullScreenFindsHost, customAnimationKeepsStyle,
    lateTakeOver

  // CONT: Containers
  case containersKeepTheQuestion, childCalledNotUsed, containerDelegateAnswers,
    subclassBeforeDelegate, forwardingSubclass, customContainerAnswers, hostingNeverAsks,
    outerContainersAskedFrom16, containersAskChildrenUpTo5, oldDefaultIsPortrait,
    callbacksAreForwarded, forwardsOnlyWhatItSays

  // AUTO: shouldAutorotate
  case autorotateAskedFirst, autorotateNoSuppressesTurn, autorotateNoPresentation,
    autorotateNoReturn, autorotateDeadFrom16, attemptDecidesAnew, attemptDeprecatedFrom16

  // REVAL: What starts a decision
  case deviceTurnDecides, takeOverDecides, dismissalDecides, treeChangeSilentUpTo15,
    changedAnswerTurnsFrom16, setNeedsUpdate, attemptStartsDecision, rootsAndWindowsDecide,
    foregroundReadsDevice, lockSwitchDecides, requestsAndForcesDecide,
    delegateChangeTriggersNothing, modalAtLaunchMissesTurn, hidingWindowDecides, turnUsesToldMask

  // CHOOSE: Which orientation is picked
  case preferenceFirst, deviceFirst, currentNext, fixedOrderLast, deviceNotAllowedIsIgnored,
    dismissalPreferenceFirst, otherChangesOrder

  // PREF: The preferred orientation
  case preferenceIsForPresentations, preferenceWithinOwnMask, defaultPreferenceIsCurrent,
    preferenceAskedBeforeMask, dismissalAsksPreference, disallowedPreferenceUnused,
    updateAnnouncesPreference

  // HACK: Forcing from the app
  case writingDeviceTurns, writtenValueMustDiffer, interfaceNumberWorksToo, writingPrintsFrom16,
    oldSDKCanForce, statusBarNeedsMaskOfZero, statusBarMovesAlone, statusBarSetterDeprecated,
    presentAndDismissTrick, forcingPassesLock, multitaskingCannotForce

  // GEO: Geometry requests and the interface lock
  case geometryRequest, requestWithinMasks, maskBeforeRequest, multitaskingCannotRequest,
    requestDoesNotStick, requestLeavesDeviceAlone, requestForSeveral,
    whereInterfaceOrientationIsRead, interfaceLock, interfaceLockHoldsCurrent,
    resizableIgnoresMasks, lockReadOnRequest

  // PAD: The iPad
  case multitaskingAsksNobody, waysOutOfMultitasking, multitaskingIgnoresDelegate,
    padHonoursMasksUpTo8, requiresFullScreenDeprecated, windowKeepsShape, windowsIgnoreLocksFrom26,
    useInterfaceLockOn26, padSizeClassesStay, discreteSizesOn27, phoneAppOnPad,
    noSplitViewFrom26, minimumSizeFrom26, resizingIsTold

  // DUO: The iPhone Duo
  case oneSceneTwoDisplays, hingeChoosesDisplay, outerIsAnyPhone, innerReadsNoMask,
    innerQuarterTurn, innerUpsideDown, openingFollowsHand, closingTakesNearest, closingFlips,
    launchedOpen, innerRefusesRequests, interfaceLockInside, userLockInside, duoIsAPhone,
    fullScreenKeyInside, builtWith26, builtWith27, builtWith271, classesFollowDisplay,
    lopsidedSafeAreas, statusBarOnItsSide, barsStandUp, hingeCallback, foldingTurnsNothing,
    callbacksOfOpening, callbacksOfDuoTurn, splitHalves, severalScenesInside, sheetsInside,
    mainScreenIsAmbiguous, closingAtHome, gamesMayLock, toolsForDuo, frameworksOnDuo,
    storeWantsSDK27

  // LAUNCH: The launch
  case listDecidesLaunchUpTo7, listNotRootDecidesLaunch, phonesLaunchUpright,
    padLaunchesPortraitUpTo7, launchFrom8, landscapeLaunchIsSilent, launchStoryboardFollows,
    preferredLaunchOnVisionOS, sceneLifeCycleRequiredOn27, launchScreenRequiredOn27

  // WIN: Windows
  case keyWindowDecidesUpTo7, everyRootTakesPartFrom8, topmostWindowDecides, keyboardWindowAsked,
    alertWindowsTurnAlone, videoWindow, overlayCopiesWindowBelow

  // SEQ: What the app hears, and when
  case twoStepRotationOn2, rotationOrderOn3To7, statusBarFramesRotation, turnDuration,
    hiddenHearNothingUpTo7, rotationIsSizeChangeFrom8, willRotateLivesOnTo12, traitCallbacksOnTurn,
    halfTurnLaysNothingOut, coveredPresenterIsTold, onlyTopOfStackIsTold, otherTabsLaidOutLater,
    firstDisplayOrder, sceneToldAfterChange, deviceNotificationFirst, notificationWithoutTurn,
    statusBarNotificationsOn8To12, viewIsAppearingAndUpdateProperties,
    traitCollectionDidChangeOutlives, halfTurnTransitionDisputed, picturesForAppSwitcher

  // LOCK: The user's rotation lock
  case lockSilencesDevice, lockedCandidateIsPortrait, lockingCanTurn, lockYieldsToPreference,
    lockFromHomeScreen, maskUnderLockDoesNotTurn, lockKeepsGenerating, lockedSceneAndDeviceDiffer,
    padLocksTheMoment, lockKeepsWhatIsLeft

  // BND: Bounds and size classes
  case boundsPortraitUpTo7, boundsFollowFrom8, sizesRightAtLayoutUpTo7, statusBarHeight,
    sizeClasses, safeAreas, noStatusBarInLandscape, sizeClassesStayOnResize27, newScreensNeedNewSDK

  // CAT: Overrides in extensions of UIKit's classes
  case categoryOverrideUndefined, categoryOftenWorks, categoryChangesApple, categoryResolvedHere

  // ALT: Alternate interfaces
  case twoControllers, alternateFollowsDevice, alternateMustTakeOver, turnIsThePresentation

  // SWUI: SwiftUI
  case noOrientationAPIInSwiftUI, preferenceKeyDefault, defaultCanReduceToNothing,
    reduceInTreeOrder, coverPreferenceStays, setOnPresentingView, coversDeferToRoot,
    sameCodeDiffers15And16, preferenceArrivesLate, globalMaskInDelegate, whatFailedInSwiftUI

  // INT: Interactive transitions
  case begunPopHasLeft, turnCancelsSwipe, swipeAnywhereOn26

  // ADV: Advice
  case choosingMasks

  // SYS: Apple's own controllers
  case systemControllers

  // MISC: The rest
  case imagePickerPortrait, alertLeavesDecision, fullScreenVideo, safariNotRescaled,
    shareIsFormSheet, sheetThatLooksFullScreen, keyboardWindow, statusBarFollowsDecider,
    storeValidationForPad, reactNativeModal, inlineVideoPassesAppMask, viewersPassAppMask,
    storePagePortrait, pageVideoPassesAppMask
}

extension Rule: Comparable {
  package static func < (left: Rule, right: Rule) -> Bool { left.rawValue < right.rawValue }
}

extension Rule {
  /// What the book says about it.
  package var entry: RuleEntry { RuleBook.entries[Int(rawValue)] }

  /// Its number, as the book and the scenario language write it: `CHOOSE-2`.
  package var number: String { entry.number }

  package var chapter: Chapter { entry.chapter }
  package var title: String { entry.title }
  package var statement: String { entry.statement }
  package var role: Role { entry.role }
  package var versions: VersionSpan { entry.versions }
  package var since: SystemVersion? { versions.since }
  package var until: SystemVersion? { versions.until }
  package var idiom: Idiom { entry.idiom }
  package var sources: [String] { entry.sources }
  package var confidence: Confidence { entry.confidence }
  package var doubt: String { entry.doubt }

  package init?(number: some StringProtocol) {
    let number = number.uppercased()
    let entry = RuleBook.entries.first {
      $0.number.utf8.count == number.utf8.count && $0.number.uppercased() == number
    }
    guard let entry else { return nil }
    self = entry.rule
  }

  /// The chapters of the book, in its order, by the prefixes of their rules' numbers.
  package enum Chapter: String, Named {
    case dev = "DEV", mask = "MASK", exc = "EXC", ask = "ASK", cont = "CONT", auto = "AUTO"
    case reval = "REVAL", choose = "CHOOSE", pref = "PREF", hack = "HACK", geo = "GEO", pad = "PAD"
    case duo = "DUO", launch = "LAUNCH", win = "WIN", seq = "SEQ", lock = "LOCK", bnd = "BND"
    case cat = "CAT", alt = "ALT", swui = "SWUI", int = "INT", adv = "ADV", sys = "SYS"
    case misc = "MISC"
  }

  /// How sure we are.
  package enum Confidence: String, CaseIterable, Hashable, Sendable {
    case documented
    case widelyReported = "widely reported"
    case reportedTwice = "reported twice"
    case reportedOnce = "reported once"
    case contradicted
    case inferred
    case choice
  }

  /// What a rule does when its turn comes.
  package enum Role: String, CaseIterable, Hashable, Sendable {
    /// It settles the orientation, refuses a change or raises an exception.
    case decides
    /// It takes orientations away, or names who is asked.
    case narrows
    /// It says what is called, printed, laid out or read, without changing the orientation.
    case tells
    /// It is there to be read: a definition, an advice, a history.
    case informs
  }

  /// What a ruling comes to: what became of the interface.
  package enum Outcome: CaseIterable, Hashable, Sendable {
    case turned, stayed
    /// The app asked for a turn and was handed an error.
    case refused
    case crashed
    case nobodyAsked
  }

  /// Whom a rule is about.
  package enum Idiom: String, CaseIterable, Hashable, Sendable { case any, phone, pad }
}
