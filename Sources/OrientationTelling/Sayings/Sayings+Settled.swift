import OrientationModel

// What a rule says of an outcome it settled, as a clause to go on with: `The interface stays: …`.
// Rules that choose among orientations are not here: what they chose, and from what, says it better.

extension Rule {
  static let settledSayings: KeyValuePairs<Rule, [RulePart: String]> = [
    // What stays, turns or is refused without a choice.
    .autorotateNoSuppressesTurn: [.settled(.stayed): "{refuser}'s shouldAutorotate is false"],
    .autorotateNoPresentation: [
      .settled(.stayed): "{refuser}'s shouldAutorotate is false",
      .settled(.turned): "{preferrer} prefers it",
    ],
    .allowedIsIntersection: [
      .settled(.stayed): "the masks leave nothing that this {device} supports"
    ],
    .interfaceLock: [
      .settled(.stayed): "the orientation is locked, as {locker} prefers",
      .settled(.nobodyAsked): "the orientation is locked, as {locker} prefers",
    ],
    .resizableIgnoresMasks: [
      .settled(.turned): "this scene is resizable, and UIKit ignores masks in it",
      .settled(.stayed): "this scene is resizable, and UIKit ignores masks in it",
      .settled(.nobodyAsked): "this scene is resizable, and UIKit ignores masks in it",
      .settled(.refused): "a resizable scene accepts no geometry request",
    ],
    .multitaskingCannotRequest: [.settled(.refused): "the windowing mode doesn't allow requests"],
    // Why nobody was asked.
    .stylesThatTakeOver: .unasked("under {top} UIKit still asks {presenter}"),
    .coversDeferToRoot: .unasked("under {top} UIKit still asks {presenter}"),
    .alertLeavesDecision: .unasked("under {top} UIKit still asks {presenter}"),
    .alertWindowsTurnAlone: .unasked("under {top} UIKit still asks {presenter}"),
    .deepestTakeOverDecides: .unasked("UIKit stops at the sheet below it"),
    .customHidesWhatIsAbove: .unasked("the custom presentation below hides it from UIKit's search"),
    .sheetDismissalAsksNobody: .unasked("UIKit wasn't asking the dismissed screen"),
    .autorotateAskedFirst: .unasked("UIKit reads shouldAutorotate at its next check"),
    .autorotateDeadFrom16: .unasked("since iOS 16 UIKit never reads shouldAutorotate"),
    .attemptDeprecatedFrom16: .unasked("{iOS} ignores attemptRotationToDeviceOrientation()"),
    .hostingNeverAsks: .unasked("a hosting controller doesn't ask view controllers in its views"),
    .outerContainersAskedFrom16: .unasked("{decider} doesn't use {updated}'s mask"),
    .containersAskChildrenUpTo5: .unasked("up to iOS 5 UIKit doesn't check {occasion}"),
    .upsideDownReadingUncertain: .unasked("this {device} never reports upside down"),
    .writtenValueMustDiffer: .unasked("UIDevice.orientation already had that value"),
    .oldSDKCanForce: .unasked("on {iOS} setting UIDevice.orientation does nothing"),
    .statusBarMovesAlone: .unasked("only the status bar rotates"),
    .multitaskingCannotForce: .unasked("a multitasking app can't force a rotation"),
    .begunPopHasLeft: .unasked("UIKit doesn't check until the swipe ends"),
    .listNotRootDecidesLaunch: .unasked("only Info.plist decides at launch"),
    .lockSilencesDevice: .unasked("the rotation lock is on"),
    .padLocksTheMoment: .unasked("the rotation lock is on"),
    .lockFromHomeScreen: .unasked("the rotation lock changed while the app was away"),
    .masksReadWhenNeeded: .unasked("UIKit reads the new value at its next check"),
    .deviceTurnDecides: .unasked("up to iOS 5 UIKit doesn't check {occasion}"),
    .multitaskingAsksNobody: [
      .settled(.turned): "UIKit ignores the masks of a multitasking app",
      .settled(.stayed): "UIKit ignores the masks of a multitasking app",
      .settled(.nobodyAsked): "UIKit ignores the masks of a multitasking app",
    ],
    .windowsIgnoreLocksFrom26: [
      .settled(.turned): "{iOS} ignores masks here",
      .settled(.stayed): "{iOS} ignores masks here",
    ],
    .dismissalDecides: .unasked("reportedly, {iOS} doesn't check after this dismissal"),
    .treeChangeSilentUpTo15: .unasked("{iOS} doesn't check {occasion}"),
    .changedAnswerTurnsFrom16: .unasked("{decider} returns the same mask"),
    .setNeedsUpdate: .unasked("UIKit hasn't been notified"),
    .rootsAndWindowsDecide: .unasked("{iOS} doesn't check when a window is hidden"),
    .delegateChangeTriggersNothing: .unasked("UIKit hasn't been notified"),
    .modalAtLaunchMissesTurn: .unasked("a modal presented during launch misses the rotation"),
    .hidingWindowDecides: .unasked("UIKit doesn't check the remaining windows"),
    .keyWindowDecidesUpTo7: .unasked("{iOS} doesn't check when windows change"),
  ]
}
