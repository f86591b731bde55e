import OrientationModel

// Who is asked, and who is passed over, on the way to a decision.

extension Rule {
  static let askingSayings: KeyValuePairs<Rule, [RulePart: String]> = [
    .rootIsAsked: .told("UIKit starts at the window's root, {name}"),
    .topmostTakeOverIsAsked: .told("UIKit asks {name} instead of its presenter"),
    .appMaskWithoutRoot: .told(
      "The window has no root view controller, so only the app's mask decides"),
    .stylesThatTakeOver: [
      .tells: "{name} is {style}, so UIKit asks it",
      .refuses: "{name} is {style}, so UIKit doesn't ask it",
    ],
    .presentedContainerIsAsked: .told("{name} is a container: UIKit asks it, not its content"),
    .deepestTakeOverDecides: .told("{name} is the topmost presentation that UIKit asks"),
    .customHidesWhatIsAbove: .refused(
      "{name} is above a custom presentation, which hides it from UIKit's search"),
    .dismissedIsGone: .refused("{name} is being dismissed, so it no longer counts"),
    .presentationWaitsForDismissal: .refused(
      "The presentation waits until the dismissal ends"),
    .fullScreenFindsHost: .told(
      "{name} doesn't fill the window, so another view controller presents for it"),
    .lateTakeOver: .told("UIKit asks the presentation only after it has appeared"),
    .containersKeepTheQuestion: .narrowed(
      "{name} returns its own mask and doesn't ask its children"),
    .childCalledNotUsed: .told("UIKit calls {name}'s getter and ignores the result"),
    .containerDelegateAnswers: .told("{name}'s delegate returns its mask"),
    .subclassBeforeDelegate: .refused(
      "{name} overrides the mask itself, so its delegate isn't asked"),
    .forwardingSubclass: .told("{name} asks its child"),
    .customContainerAnswers: .narrowed(
      "{name} is a custom container and returns its own mask"),
    .hostingNeverAsks: .refused("{name} never asks view controllers inside its views"),
    .containersAskChildrenUpTo5: .told("{name} asks its children, as containers did up to iOS 5"),
    .oldDefaultIsPortrait: .narrowed(
      "{name} doesn't override it, and up to iOS 5 that means portrait"),
    .forwardsOnlyWhatItSays: .told(
      "{name} asks its child for some values and returns its own for the others"),
    .autorotateAskedFirst: .told("UIKit reads {name}'s shouldAutorotate before any mask"),
    .autorotateNoReturn: .told("shouldAutorotate is false, but a dismissal still rotates"),
    .autorotateDeadFrom16: .refused(
      "{name}'s shouldAutorotate is false, but since iOS 16 UIKit never reads it"),
    .coverPreferenceStays: .refused("What {name} sets stays in its own view tree"),
    .coversDeferToRoot: .refused("{name} is {kind}, so UIKit still asks the root"),
    .alertLeavesDecision: [
      .tells: "{name} is an alert and returns its presenter's mask",
      .refuses: "{name} is an alert, so UIKit doesn't ask it",
    ],
    .alertWindowsTurnAlone: .refused("{name} is an alert in its own window"),
    .sheetThatLooksFullScreen: .refused(
      "On a phone in landscape a sheet looks full screen, but UIKit still doesn't ask it"),
    .shareIsFormSheet: .told("{name} appears as a form sheet"),
    .multitaskingAsksNobody: .told(
      "The app can share the screen, so UIKit asks no view controller"),
    .multitaskingIgnoresDelegate: .told("UIKit ignores the app's own mask too"),
    .waysOutOfMultitasking: .told("Masks count on this iPad: {exemption}"),
    .padHonoursMasksUpTo8: .told("Up to iOS 8 masks count on an iPad as on a phone"),
    .windowsIgnoreLocksFrom26: .told("Since iPadOS 26, UIKit ignores masks in a window"),
    .discreteSizesOn27: .told("On iOS 27, UIRequiresFullScreen only limits the scene's sizes"),
    .resizableIgnoresMasks: .told("This scene is resizable, so UIKit ignores masks in it"),
    .keyWindowDecidesUpTo7: .told("Up to iOS 7 the key window decides"),
    .everyRootTakesPartFrom8: .told("Another window with a root view controller also counts"),
    .topmostWindowDecides: .told(
      "The topmost visible window with a root view controller decides for the scene"),
  ]
}
