import OrientationModel
import OrientationScenarios
import OrientationTelling

// The occasions of what starts a decision, of what the app does, and of what it hears.

extension Occasions {
  static let changes: KeyValuePairs<Rule, Holds> = [
    .deviceTurnDecides: { $0.asks(.device) || $0.sets || $0.hears(.orientationDidChange) },
    .takeOverDecides: { $0.asks(.presentation) },
    .dismissalDecides: { $0.does { $0.isDismissal } },
    .treeChangeSilentUpTo15: { $0.changesTree || $0.sets },
    .changedAnswerTurnsFrom16: {
      $0.changesTree || $0.sets || $0.isLaunch
        || $0.does { if case .update = $0 { true } else { false } }
    },
    .setNeedsUpdate: { $0.sets || $0.changesTree || $0.does { $0.isUpdate } },
    .attemptStartsDecision: { $0.does { $0 == .attempt } },
    .rootsAndWindowsDecide: { $0.does { $0.isAboutWindows } },
    .foregroundReadsDevice: { $0.did { $0 == .background } },
    .lockSwitchDecides: { $0.asks(.lock) },
    .requestsAndForcesDecide: { $0.requests || $0.forces },
    .delegateChangeTriggersNothing: { $0.sets },
    .modalAtLaunchMissesTurn: { $0.isLaunch },
    .hidingWindowDecides: { $0.does { if case .hideWindow = $0 { true } else { false } } },
    .turnUsesToldMask: { $0.did { if case .set = $0 { true } else { false } } },
    .preferenceFirst: { $0.asks(.presentation) && $0.preference },
    .deviceFirst: { $0.decisions },
    .currentNext: { $0.decisions },
    .fixedOrderLast: { $0.decisions },
    .deviceNotAllowedIsIgnored: {
      $0.asks(.device) || $0.settings.version.major <= 5 || $0.hears(.orientationDidChange)
    },
    .dismissalPreferenceFirst: { $0.asks(.dismissal) },
    .otherChangesOrder: { $0.asks(.tree) || $0.asks(.needsUpdate) },
  ]

  static let app: KeyValuePairs<Rule, Holds> = [
    .writingDeviceTurns: { $0.forces },
    .writtenValueMustDiffer: { $0.forces },
    .writingPrintsFrom16: { $0.forces },
    .oldSDKCanForce: { $0.forces },
    .statusBarNeedsMaskOfZero: {
      $0.does { if case .statusBar = $0 { true } else { false } }
        || $0.has { $0.supports?.rawValue == 0 }
    },
    .statusBarMovesAlone: { $0.did { if case .statusBar = $0 { true } else { false } } },
    .forcingPassesLock: { $0.wasLocked && ($0.did { $0.isProgram }) },
    .multitaskingCannotForce: { $0.forces && $0.settings.device.isPad },
    .geometryRequest: { $0.requests },
    .requestWithinMasks: { $0.requests && $0.trace.error != nil },
    .maskBeforeRequest: { $0.requests },
    .multitaskingCannotRequest: { $0.requests && $0.trace.error != nil },
    .requestDoesNotStick: {
      $0.did { if case .request = $0 { true } else { false } } && $0.hears(.orientationDidChange)
    },
    .requestLeavesDeviceAlone: { $0.hasTurned && ($0.requests || $0.does { $0.isUpdate }) },
    .requestForSeveral: { $0.asksRequest },
    .interfaceLock: { $0.says(.lock, true) || $0.does { $0.isUpdateOfLock } },
    .interfaceLockHoldsCurrent: { $0.says(.lock, true) || $0.does { $0.isUpdateOfLock } },
    .lockReadOnRequest: { $0.sets || $0.does { $0.isUpdateOfLock } },
    .listDecidesLaunchUpTo7: { $0.isLaunch },
    .listNotRootDecidesLaunch: { $0.isLaunch },
    .phonesLaunchUpright: {
      $0.isLaunch && $0.world.held.isDefinite && $0.settings.held != .portrait
    },
    .padLaunchesPortraitUpTo7: { $0.isLaunch && $0.settings.device.isPad },
    .launchFrom8: { $0.isLaunch },
    .landscapeLaunchIsSilent: { $0.isLaunch },
    .requiresFullScreenDeprecated: { $0.isLaunch && $0.settings.requiresFullScreen },
    .sceneLifeCycleRequiredOn27: { $0.isLaunch && !$0.settings.usesSceneLifeCycle },
    .begunPopHasLeft: { $0.swipes },
    .turnCancelsSwipe: { $0.swipes },
    .swipeAnywhereOn26: { $0.swipes },
  ]

  static let heard: KeyValuePairs<Rule, Holds> = [
    .twoStepRotationOn2: { $0.hasTurned },
    .rotationOrderOn3To7: { $0.hasTurned },
    .statusBarFramesRotation: { $0.hasTurned },
    .turnDuration: { $0.hasTurned },
    .hiddenHearNothingUpTo7: { $0.hasTurned },
    .rotationIsSizeChangeFrom8: { $0.hasTurned || $0.hears(.viewWillTransition) },
    .willRotateLivesOnTo12: { $0.hears(.willRotate) },
    .traitCallbacksOnTurn: { $0.hasTurned },
    .halfTurnLaysNothingOut: { $0.hasTurned },
    .halfTurnTransitionDisputed: { $0.hasTurned },
    .coveredPresenterIsTold: {
      ($0.hasTurned || $0.hears(.viewWillTransition)) && $0.hasPresented
    },
    .onlyTopOfStackIsTold: {
      $0.hasTurned || $0.hears(.willTransition, .viewWillTransition)
    },
    .otherTabsLaidOutLater: { $0.hasTurned && $0.has { $0.kind == .tabs } },
    .firstDisplayOrder: { $0.hears(.viewWillAppear) },
    .sceneToldAfterChange: { $0.hasTurned || $0.changesDisplay },
    .deviceNotificationFirst: { $0.hears(.orientationDidChange) },
    .notificationWithoutTurn: { $0.hears(.orientationDidChange) },
    .statusBarNotificationsOn8To12: { $0.hasTurned },
    .viewIsAppearingAndUpdateProperties: { $0.hears(.viewIsAppearing, .updateProperties) },
    .traitCollectionDidChangeOutlives: { $0.hasTurned },
    .picturesForAppSwitcher: { $0.did { $0 == .background } },
    .boundsPortraitUpTo7: { $0.hasTurned },
    .boundsFollowFrom8: { $0.hasTurned },
    .sizesRightAtLayoutUpTo7: { $0.hears(.viewDidLoad, .viewWillAppear) },
    .statusBarHeight: { $0.hasTurned && $0.settings.device.hasHomeButton },
    .sizeClasses: { $0.hasTurned },
    .safeAreas: { $0.hasTurned },
    .noStatusBarInLandscape: { $0.hasTurned },
    .whereInterfaceOrientationIsRead: { $0.hasTurned || $0.changesDisplay },
  ]

  static let views: KeyValuePairs<Rule, Holds> = [
    .noOrientationAPIInSwiftUI: { $0.has { $0.kind == .hosting && $0.preferenceDefault == nil } },
    .preferenceKeyDefault: { $0.has { $0.preferenceDefault != nil } },
    .defaultCanReduceToNothing: { $0.has { $0.preferenceDefault != nil } },
    .reduceInTreeOrder: { $0.has { $0.preferenceDefault != nil } },
    .coverPreferenceStays: { $0.hasPresented && $0.has { $0.kind == .cover || $0.kind == .sheet } },
    .setOnPresentingView: { $0.hears(.onChange) },
    .coversDeferToRoot: { $0.hasPresented && $0.has { $0.kind == .cover || $0.kind == .sheet } },
    .sameCodeDiffers15And16: { $0.has { $0.kind == .hosting } },
    .preferenceArrivesLate: { $0.has { $0.preferenceDefault != nil } },
  ]
}

extension Step {
  fileprivate var isDismissal: Bool {
    switch self {
    case .dismiss, .finish, .present: true
    default: false
    }
  }

  fileprivate var isUpdate: Bool {
    if case .update = self { true } else { isUpdateOfLock || self == .attempt }
  }

  var isUpdateOfLock: Bool { if case .updateLock = self { true } else { false } }

  fileprivate var isProgram: Bool {
    switch self {
    case .force, .request: true
    default: false
    }
  }

  fileprivate var isAboutWindows: Bool {
    switch self {
    case .addWindow, .showWindow, .hideWindow, .replaceRoot: true
    default: false
    }
  }
}
