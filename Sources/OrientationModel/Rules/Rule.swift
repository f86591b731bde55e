/// A rule of the book, by name.
///
/// Whoever cites one cites one that exists.
///
/// The cases stand in the order of the book. What a rule says stands once, in its chapter
/// (`Rules/Chapters`), and is read through `entry`.
package enum Rule: UInt8, CaseIterable, Hashable, Sendable {
  // DEV: The device, its sides and its readings
  case deviceOrientations
  case interfaceOrientations
  case landscapeNamesAreMirrored
  case deviceLandscapeLeft
  case flatNeverTurns
  case flatRemembersLastSide
  case notificationsMustBeGenerated
  case registeringWhileFlat
  case noUpsideDownWithoutHomeButton
  case upsideDownNeedsTwoOptIns
  case upsideDownReadingUncertain

  // MASK: Masks
  case maskIsABitEach
  case orientationPassedAsMask
  case idiomListFirst
  case initialOrientationKeyYields
  case defaultAppMask
  case delegateReplacesList
  case delegateAskedPerWindow
  case sceneDelegateFirst
  case defaultControllerMask
  case allowedIsIntersection
  case maskFromOldMethod
  case noAppMaskUpTo5
  case masksReadWhenNeeded

  // EXC: Exceptions
  case noCommonOrientationThrows
  case stillThrowsFrom16
  case autorotateNoAvoidsException
  case whenMasksAreChecked
  case disjointPushDoesNotCrash
  case preferenceOutsideMaskThrows
  case preferenceOnlyWarnsFrom17
  case dismissalValidatesPreference
  case onlyOverriddenPreferenceValidated
  case whoMeetsTheException
  case alertRecursion
  case exceptionNames

  // ASK: Who is asked
  case rootIsAsked
  case topmostTakeOverIsAsked
  case appMaskWithoutRoot
  case stylesThatTakeOver
  case fullScreenOptInFrom13
  case presentedContainerIsAsked
  case deepestTakeOverDecides
  case customHidesWhatIsAbove
  case dismissedIsGone
  case presentationWaitsForDismissal
  case statusBarCaptureIsUnrelated
  case presentationControllerTouched
  case sheetDismissalAsksNobody
  case stylesAndPresenterViews
  case whereContextStyleLands
  case fullScreenFindsHost
  case customAnimationKeepsStyle
  case lateTakeOver

  // CONT: Containers
  case containersKeepTheQuestion
  case childCalledNotUsed
  case containerDelegateAnswers
  case subclassBeforeDelegate
  case forwardingSubclass
  case customContainerAnswers
  case hostingNeverAsks
  case outerContainersAskedFrom16
  case containersAskChildrenUpTo5
  case oldDefaultIsPortrait
  case callbacksAreForwarded
  case forwardsOnlyWhatItSays

  // AUTO: shouldAutorotate
  case autorotateAskedFirst
  case autorotateNoSuppressesTurn
  case autorotateNoPresentation
  case autorotateNoReturn
  case autorotateDeadFrom16
  case attemptDecidesAnew
  case attemptDeprecatedFrom16

  // REVAL: What starts a decision
  case deviceTurnDecides
  case takeOverDecides
  case dismissalDecides
  case treeChangeSilentUpTo15
  case changedAnswerTurnsFrom16
  case setNeedsUpdate
  case attemptStartsDecision
  case rootsAndWindowsDecide
  case foregroundReadsDevice
  case lockSwitchDecides
  case requestsAndForcesDecide
  case delegateChangeTriggersNothing
  case modalAtLaunchMissesTurn
  case hidingWindowDecides

  // CHOOSE: Which orientation is picked
  case preferenceFirst
  case deviceFirst
  case currentNext
  case fixedOrderLast
  case deviceNotAllowedIsIgnored
  case dismissalDeviceFirst
  case otherChangesOrder

  // PREF: The preferred orientation
  case preferenceIsForPresentations
  case preferenceWithinOwnMask
  case defaultPreferenceIsCurrent
  case preferenceAskedBeforeMask
  case dismissalAsksPreference
  case disallowedPreferenceUnused
  case updateAnnouncesPreference

  // HACK: Forcing from the app
  case writingDeviceTurns
  case writtenValueMustDiffer
  case interfaceNumberWorksToo
  case writingPrintsFrom16
  case oldSDKCanForce
  case statusBarNeedsMaskOfZero
  case statusBarMovesAlone
  case statusBarSetterDeprecated
  case presentAndDismissTrick
  case forcingPassesLock

  // GEO: Geometry requests and the interface lock
  case geometryRequest
  case requestWithinMasks
  case maskBeforeRequest
  case multitaskingCannotRequest
  case requestDoesNotStick
  case requestLeavesDeviceAlone
  case requestForSeveral
  case whereInterfaceOrientationIsRead
  case interfaceLock
  case interfaceLockHoldsCurrent
  case resizableIgnoresMasks
  case lockReadOnRequest

  // PAD: The iPad
  case multitaskingAsksNobody
  case waysOutOfMultitasking
  case multitaskingIgnoresDelegate
  case padHonoursMasksUpTo8
  case requiresFullScreenDeprecated
  case windowKeepsShape
  case windowsIgnoreLocksFrom26
  case useInterfaceLockOn26
  case padSizeClassesStay
  case discreteSizesOn27

  // LAUNCH: The launch
  case listDecidesLaunchUpTo7
  case listNotRootDecidesLaunch
  case phonesLaunchUpright
  case padLaunchesPortraitUpTo7
  case launchFrom8
  case landscapeLaunchIsSilent
  case launchStoryboardFollows
  case preferredLaunchOnVisionOS
  case sceneLifeCycleRequiredOn27

  // WIN: Windows
  case keyWindowDecidesOn6And7
  case everyRootTakesPartFrom8
  case topmostWindowDecides
  case keyboardWindowAsked
  case alertWindowsTurnAlone
  case videoWindow
  case overlayCopiesWindowBelow

  // SEQ: What the app hears, and when
  case twoStepRotationOn2
  case rotationOrderOn3To7
  case statusBarFramesRotation
  case turnDuration
  case hiddenHearNothingUpTo7
  case rotationIsSizeChangeFrom8
  case willRotateLivesOnTo12
  case traitCallbacksOnTurn
  case halfTurnLaysNothingOut
  case coveredPresenterIsTold
  case onlyTopOfStackIsTold
  case otherTabsLaidOutLater
  case firstDisplayOrder
  case sceneToldAfterChange
  case deviceNotificationFirst
  case notificationWithoutTurn
  case statusBarNotificationsOn8To12
  case viewIsAppearingAndUpdateProperties
  case traitCollectionDidChangeOutlives
  case halfTurnTransitionDisputed

  // LOCK: The user's rotation lock
  case lockSilencesDevice
  case lockedCandidateIsPortrait
  case lockingCanTurn
  case lockYieldsToPreference
  case lockFromHomeScreen
  case maskUnderLockDoesNotTurn
  case lockKeepsGenerating
  case lockedSceneAndDeviceDiffer
  case padLocksTheMoment

  // BND: Bounds and size classes
  case boundsPortraitUpTo7
  case boundsFollowFrom8
  case sizesRightAtLayoutUpTo7
  case statusBarHeight
  case sizeClasses
  case safeAreas
  case noStatusBarInLandscape
  case sizeClassesStayOnResize27

  // CAT: Overrides in extensions of UIKit's classes
  case categoryOverrideUndefined
  case categoryOftenWorks
  case categoryChangesApple
  case categoryResolvedHere

  // ALT: Alternate interfaces
  case twoControllers
  case alternateFollowsDevice
  case alternateMustTakeOver
  case turnIsThePresentation

  // SWUI: SwiftUI
  case noOrientationAPIInSwiftUI
  case preferenceKeyDefault
  case defaultCanReduceToNothing
  case reduceInTreeOrder
  case coverPreferenceStays
  case setOnPresentingView
  case coversDeferToRoot
  case sameCodeDiffers15And16
  case preferenceArrivesLate
  case globalMaskInDelegate
  case whatFailedInSwiftUI

  // INT: Interactive transitions
  case begunPopHasLeft
  case turnCancelsSwipe
  case swipeAnywhereOn26

  // ADV: Advice
  case choosingMasks

  // SYS: Apple's own controllers
  case systemControllers

  // MISC: The rest
  case imagePickerPortrait
  case alertLeavesDecision
  case fullScreenVideo
  case safariNotRescaled
  case shareIsFormSheet
  case sheetThatLooksFullScreen
  case keyboardWindow
  case statusBarFollowsDecider
  case storeValidationForPad
  case reactNativeModal
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
  package var since: UInt8? { entry.since }
  package var until: UInt8? { entry.until }
  package var idiom: Idiom { entry.idiom }
  package var sources: [String] { entry.sources }
  package var confidence: Confidence { entry.confidence }
  package var doubt: String { entry.doubt }
  package var says: [Ruling.Outcome: String] { entry.says }

  package init?(number: some StringProtocol) {
    guard let rule = RuleBook.byNumber[number.uppercased()] else { return nil }
    self = rule
  }

  /// The chapters of the book, in its order.
  package enum Chapter: String, CaseIterable, Hashable, Sendable {
    case dev = "DEV"
    case mask = "MASK"
    case exc = "EXC"
    case ask = "ASK"
    case cont = "CONT"
    case auto = "AUTO"
    case reval = "REVAL"
    case choose = "CHOOSE"
    case pref = "PREF"
    case hack = "HACK"
    case geo = "GEO"
    case pad = "PAD"
    case launch = "LAUNCH"
    case win = "WIN"
    case seq = "SEQ"
    case lock = "LOCK"
    case bnd = "BND"
    case cat = "CAT"
    case alt = "ALT"
    case swui = "SWUI"
    case int = "INT"
    case adv = "ADV"
    case sys = "SYS"
    case misc = "MISC"

    /// As the numbers of its rules begin.
    package var name: String { rawValue }
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

  /// Whom a rule is about.
  package enum Idiom: String, CaseIterable, Hashable, Sendable { case any, phone, pad }
}
