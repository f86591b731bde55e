import OrientationModel

// What a rule says of an outcome it settled, as a clause to go on with: `The interface stays: …`.
// Rules that choose among orientations are not here: what they chose, and from what, says it better.

extension Rule {
  static let settledSayings: KeyValuePairs<Rule, [RulePart: String]> = [
    // What stays, turns or is refused without a choice.
    .autorotateNoSuppressesTurn: [.settled(.stayed): "{refuser}'s shouldAutorotate is false"],
    .autorotateNoPresentation: [
      .settled(.stayed): "{refuser}'s shouldAutorotate is false",
      .settled(.turned): "{preferrer} prefers that",
    ],
    .allowedIsIntersection: [
      .settled(.stayed): "no mask leaves anything this {device} can show"
    ],
    .interfaceLock: [
      .settled(.stayed): "{locker} prefers the orientation locked",
      .settled(.nobodyAsked): "{locker} prefers the orientation locked",
    ],
    .resizableIgnoresMasks: [
      .settled(.turned): "this scene can be resized, and masks count for nothing in it",
      .settled(.stayed): "this scene can be resized, and masks count for nothing in it",
      .settled(.nobodyAsked): "this scene can be resized, and masks count for nothing in it",
      .settled(.refused): "a scene that can be resized takes no request",
    ],
    .multitaskingCannotRequest: [.settled(.refused): "the windowing mode allows no request"],
    // Why nobody was asked.
    .stylesThatTakeOver: .unasked("{top} leaves it to {presenter}"),
    .coversDeferToRoot: .unasked("{top} leaves it to {presenter}"),
    .alertLeavesDecision: .unasked("{top} leaves it to {presenter}"),
    .alertWindowsTurnAlone: .unasked("{top} leaves it to {presenter}"),
    .deepestTakeOverDecides: .unasked("the sheet below it keeps UIKit from looking further up"),
    .customHidesWhatIsAbove: .unasked("the custom presentation below hides it from UIKit"),
    .sheetDismissalAsksNobody: .unasked("what is dismissed had not taken over"),
    .autorotateAskedFirst: .unasked("UIKit asks shouldAutorotate when it next decides"),
    .autorotateDeadFrom16: .unasked("from iOS 16 UIKit never asks shouldAutorotate"),
    .attemptDeprecatedFrom16: .unasked("{iOS} no longer attempts a rotation"),
    .hostingNeverAsks: .unasked("a hosting controller asks none of the controllers in its views"),
    .outerContainersAskedFrom16: .unasked("{updated}'s answer does not reach {decider}"),
    .containersAskChildrenUpTo5: .unasked("up to iOS 5 UIKit asks nobody {occasion}"),
    .upsideDownReadingUncertain: .unasked("this {device} never reads upside-down"),
    .writtenValueMustDiffer: .unasked("UIDevice.orientation had that value already"),
    .oldSDKCanForce: .unasked("on {iOS} writing UIDevice.orientation does nothing"),
    .statusBarMovesAlone: .unasked("only the status bar moves"),
    .multitaskingCannotForce: .unasked("a multitasking app cannot force a turn"),
    .begunPopHasLeft: .unasked("a swipe decides nothing before it ends"),
    .listNotRootDecidesLaunch: .unasked("the Info.plist alone decides that"),
    .lockSilencesDevice: .unasked("the rotation lock is on"),
    .padLocksTheMoment: .unasked("the rotation lock is on"),
    .lockFromHomeScreen: .unasked("the lock was switched outside the app"),
    .masksReadWhenNeeded: .unasked("UIKit reads the new answer when it next decides"),
    .deviceTurnDecides: .unasked("up to iOS 5 UIKit asks nobody {occasion}"),
    .multitaskingAsksNobody: [
      .settled(.turned): "a multitasking app's masks are not asked",
      .settled(.stayed): "a multitasking app's masks are not asked",
      .settled(.nobodyAsked): "a multitasking app's masks are not asked",
    ],
    .windowsIgnoreLocksFrom26: [
      .settled(.turned): "{iOS} reads no masks here",
      .settled(.stayed): "{iOS} reads no masks here",
    ],
    .dismissalDecides: .unasked("{iOS} asks nobody after such a dismissal, as far as is known"),
    .treeChangeSilentUpTo15: .unasked("{iOS} asks nobody {occasion}"),
    .changedAnswerTurnsFrom16: .unasked("{decider} answers as before"),
    .setNeedsUpdate: .unasked("UIKit has not been told"),
    .rootsAndWindowsDecide: .unasked("{iOS} asks nobody when a window is hidden"),
    .delegateChangeTriggersNothing: .unasked("UIKit has not been told"),
    .modalAtLaunchMissesTurn: .unasked("a modal presented while launching misses the turn"),
    .hidingWindowDecides: .unasked("the windows left are not asked"),
    .keyWindowDecidesUpTo7: .unasked("{iOS} asks nobody about windows"),
  ]
}
