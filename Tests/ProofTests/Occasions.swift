import OrientationModel
import OrientationScenarios
import OrientationTelling

/// When each rule may be cited: what it speaks of, as something that can be seen in a step.
enum Occasions {
  typealias Holds = @Sendable (Occasion) -> Bool

  static let all: [Rule: Holds] = Dictionary(
    uniqueKeysWithValues: [device, masks, asking, containers, changes, app, heard, views, duo]
      .flatMap {
        $0.map { ($0.key, $0.value) }
      })

  private static let device: KeyValuePairs<Rule, Holds> = [
    .landscapeNamesAreMirrored: { $0.asks(.device) || $0.hears(.orientationDidChange) },
    .flatNeverTurns: { !$0.world.device.isDefinite || !$0.world.held.isDefinite },
    .flatRemembersLastSide: {
      !$0.world.device.isDefinite || $0.episode.before?.device.isDefinite == false
    },
    .notificationsMustBeGenerated: { o in
      o.trace.rulings.contains { $0.because == .notificationsMustBeGenerated && $0.target == nil }
    },
    .registeringWhileFlat: { !$0.world.held.isDefinite },
    .noUpsideDownWithoutHomeButton: {
      !$0.settings.device.hasHomeButton && !$0.settings.device.isPad
    },
    .upsideDownNeedsTwoOptIns: { o in
      o.trace.rulings.contains { $0.candidate.orientation == .portraitUpsideDown }
    },
    .upsideDownReadingUncertain: { $0.world.held == .portraitUpsideDown },
    .lockSilencesDevice: { $0.world.isLocked },
    .lockedCandidateIsPortrait: { $0.wasLocked },
    .lockingCanTurn: { $0.world.isLocked && $0.does { $0 == .lock(true) } },
    .lockYieldsToPreference: { $0.world.isLocked && $0.preference },
    .lockFromHomeScreen: { $0.did { $0 == .background } && $0.wasLocked },
    .maskUnderLockDoesNotTurn: { $0.world.isLocked && $0.sets },
    .lockKeepsGenerating: { $0.does { $0 == .lock(true) } },
    .lockedSceneAndDeviceDiffer: {
      $0.world.isLocked && $0.world.held.interface != $0.world.interface
    },
    .padLocksTheMoment: { $0.wasLocked && $0.settings.device.isPad },
    .lockKeepsWhatIsLeft: { $0.world.isLocked && !$0.isLaunch },
    .statusBarFollowsDecider: { !$0.isAlone },
    .keyboardWindow: { !$0.isAlone },
  ]

  private static let masks: KeyValuePairs<Rule, Holds> = [
    .orientationPassedAsMask: { $0.has { $0.isEnumPassedAsMask } },
    .idiomListFirst: { $0.settings.hasIdiomList },
    .defaultAppMask: { $0.settings.plist == nil && $0.settings.delegate == nil },
    .delegateReplacesList: { $0.settings.delegate != nil || $0.settings.toldDelegate != nil },
    .delegateAskedPerWindow: { $0.settings.delegate != nil },
    .sceneDelegateFirst: { $0.settings.sceneDelegate != nil },
    .defaultControllerMask: { $0.has { $0.supports == nil } },
    .allowedIsIntersection: { o in
      o.trace.rulings.contains { $0.allowed != nil || o.trace.crash != nil }
    },
    .maskFromOldMethod: { $0.has { $0.legacy != nil } },
    .noAppMaskUpTo5: { $0.settings.plist != nil && $0.settings.version.major <= 5 },
    .masksReadWhenNeeded: { $0.sets || $0.requests || $0.changesTree },
    .noCommonOrientationThrows: { $0.trace.crash != nil },
    .stillThrowsFrom16: { $0.trace.crash != nil },
    .autorotateNoAvoidsException: { $0.says(.autorotate, false) && $0.trace.crash == nil },
    .whenMasksAreChecked: {
      $0.trace.crash != nil || $0.trace.rulings.contains { $0.allowed?.isVoid == true }
    },
    .disjointPushDoesNotCrash: {
      $0.changesTree || $0.trace.rulings.contains { $0.allowed?.isVoid == true }
    },
    .preferenceOutsideMaskThrows: { $0.trace.crash != nil },
    .preferenceOnlyWarnsFrom17: { !$0.trace.console.isEmpty },
    .dismissalValidatesPreference: { $0.asks(.dismissal) || $0.trace.crash != nil },
    .onlyOverriddenPreferenceValidated: { !$0.preference || $0.trace.rulings.count > 1 },
    .whoMeetsTheException: { $0.has { $0.system != nil } },
    .alertRecursion: { $0.trace.crash != nil || $0.trace.console.contains(.recursiveMask) },
    .imagePickerPortrait: { $0.hasSystem(.imagePicker) },
    .fullScreenVideo: { $0.hasSystem(.player) },
    .inlineVideoPassesAppMask: { $0.has { $0.system != nil || $0.ignoresAppMask } },
    .viewersPassAppMask: { $0.has { $0.system != nil } },
    .pageVideoPassesAppMask: { $0.hasSystem(.webVideo) },
    .safariNotRescaled: { $0.hasSystem(.safari) },
    .preferenceIsForPresentations: { $0.asks(.presentation) },
    .preferenceWithinOwnMask: { $0.trace.crash != nil || !$0.trace.console.isEmpty },
    .defaultPreferenceIsCurrent: { $0.asks(.presentation) || $0.asks(.dismissal) },
    .preferenceAskedBeforeMask: { $0.asks(.presentation) || $0.asks(.dismissal) },
    .dismissalAsksPreference: { $0.asks(.dismissal) },
    .disallowedPreferenceUnused: { $0.preference },
    .updateAnnouncesPreference: { $0.has { $0.prefers != .unstated } },
    .categoryOverrideUndefined: { $0.has { $0.isExtended } },
    .categoryResolvedHere: { $0.has { $0.isExtended } },
  ]

  private static let asking: KeyValuePairs<Rule, Holds> = [
    .rootIsAsked: { o in
      o.trace.rulings.contains { $0.question != nil } || o.changesTree || o.sets || o.requests
        || o.does { $0.isUpdateOfLock } || o.has { $0.asksForPresented }
    },
    .topmostTakeOverIsAsked: { $0.hasPresented },
    .appMaskWithoutRoot: { $0.trace.rulings.contains { $0.question == nil && $0.target != nil } },
    .stylesThatTakeOver: { $0.hasPresented },
    .fullScreenOptInFrom13: { $0.hasPresented },
    .presentedContainerIsAsked: { $0.hasPresented && $0.has { $0.isContainer } },
    .deepestTakeOverDecides: { $0.hasPresented },
    .customHidesWhatIsAbove: { $0.hasPresented },
    .dismissedIsGone: { $0.swipes },
    .presentationWaitsForDismissal: { $0.hasPresented },
    .sheetDismissalAsksNobody: { $0.hasPresented },
    .whereContextStyleLands: { $0.hasPresented },
    .fullScreenFindsHost: { $0.hasPresented },
    .lateTakeOver: { $0.asks(.late) },
    .alertLeavesDecision: { $0.hasSystem(.alert) },
    .alertWindowsTurnAlone: { !$0.isAlone || $0.hasSystem(.alert) },
    .sheetThatLooksFullScreen: { $0.hasPresented },
    .shareIsFormSheet: { $0.hasSystem(.share) },
    .systemControllers: { $0.has { $0.system != nil } },
    .storePagePortrait: { $0.hasSystem(.store) },
    .keyWindowDecidesUpTo7: { !$0.isAlone },
    .everyRootTakesPartFrom8: { !$0.isAlone },
    .topmostWindowDecides: { !$0.isAlone },
    .multitaskingAsksNobody: { $0.settings.device.isPad && $0.settings.version.major >= 9 },
    .waysOutOfMultitasking: { $0.settings.device.isPad && $0.settings.plist != nil },
    .multitaskingIgnoresDelegate: { $0.isFree },
    .phoneAppOnPad: { $0.settings.isPhoneAppOnPad && !$0.isFree },
    .padHonoursMasksUpTo8: { $0.settings.device.isPad && !$0.isFree },
    .windowKeepsShape: { $0.settings.requiresFullScreen && $0.settings.device.isPad },
    .windowsIgnoreLocksFrom26: { $0.isFree },
    .padSizeClassesStay: { $0.settings.device.isPad && $0.hasTurned },
    .discreteSizesOn27: { $0.settings.requiresFullScreen },
    .resizableIgnoresMasks: { $0.world.mode == .resizable },
    .sizeClassesStayOnResize27: { $0.world.mode == .resizable },
  ]

  private static let containers: KeyValuePairs<Rule, Holds> = [
    .containersKeepTheQuestion: {
      $0.has { $0.isContainer && ($0.mask.asks == .nobody || $0.isExtended) }
    },
    .childCalledNotUsed: { $0.isLaunch || $0.changesTree },
    .containerDelegateAnswers: {
      $0.has { $0.mask.author == .delegate || $0.preferred.author == .delegate }
    },
    .subclassBeforeDelegate: { $0.has { $0.mask.author == .delegate && $0.supports != nil } },
    .forwardingSubclass: {
      $0.has { $0.isContainer && $0.mask.asks != .nobody } || $0.settings.version.major <= 5
    },
    .customContainerAnswers: { $0.has { $0.kind == .container } },
    .hostingNeverAsks: { $0.has { $0.isRepresented } },
    .outerContainersAskedFrom16: { $0.does { if case .update = $0 { true } else { false } } },
    .containersAskChildrenUpTo5: { $0.has { $0.isContainer } },
    .oldDefaultIsPortrait: { $0.has { $0.supports == nil && $0.legacy == nil } },
    .callbacksAreForwarded: {
      $0.hears(.willRotate, .didRotate, .willAnimateRotation, .viewWillTransition) || $0.hasTurned
    },
    .forwardsOnlyWhatItSays: { $0.has { $0.isContainer && $0.mask.asks != .nobody } },
    .autorotateAskedFirst: { o in
      o.trace.rulings.contains { $0.claims.contains { $0.question == .autorotate } } || o.sets
    },
    .autorotateNoSuppressesTurn: { $0.says(.autorotate, false) },
    .autorotateNoPresentation: { $0.says(.autorotate, false) && $0.asks(.presentation) },
    .autorotateNoReturn: { $0.says(.autorotate, false) && $0.asks(.dismissal) },
    .autorotateDeadFrom16: { $0.has { $0.autorotates == false } || $0.sets },
    .attemptDecidesAnew: { $0.asks(.attempt) },
    .attemptDeprecatedFrom16: { $0.does { $0 == .attempt } },
  ]
}

extension Controller {
  fileprivate var asksForPresented: Bool { mask.asks == .visible }

  /// An answer of its stands in an extension of UIKit's class.
  fileprivate var isExtended: Bool {
    Question.allCases.contains { self[$0].author == .categoryExtension }
  }
}
