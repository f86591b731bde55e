import OrientationModel

// Who is asked, and who is passed over, on the way to a decision.

extension Rule {
  static let askingSayings: KeyValuePairs<Rule, [RulePart: String]> = [
    .rootIsAsked: .told("The question begins at the window's root, {name}"),
    .topmostTakeOverIsAsked: .told("{name} has taken over and is asked in its presenter's place"),
    .appMaskWithoutRoot: .told("The window has no root, so the app's mask alone decides"),
    .stylesThatTakeOver: [
      .tells: "{name} is presented as {style}, which takes over",
      .refuses: "{name} is presented as {style}, which leaves the decision below it",
    ],
    .presentedContainerIsAsked: .told("{name} is a container: it is asked first, not its content"),
    .deepestTakeOverDecides: .told("{name} is the last presentation that takes over"),
    .customHidesWhatIsAbove: .refused(
      "{name} lies over a custom presentation, which hides it from UIKit"),
    .dismissedIsGone: .refused("{name} is being dismissed and no longer counts"),
    .presentationWaitsForDismissal: .refused(
      "The presentation waits until the dismissal has ended"),
    .fullScreenFindsHost: .told(
      "{name} does not fill the window: another controller presents for it"),
    .lateTakeOver: .told("The presentation takes over only once it has appeared"),
    .containersKeepTheQuestion: .narrowed(
      "{name} answers for itself and does not ask what it shows"),
    .childCalledNotUsed: .told("{name}'s getter is called, and its answer dropped"),
    .containerDelegateAnswers: .told("{name}'s delegate answers for it"),
    .subclassBeforeDelegate: .refused(
      "{name}'s own override comes first: its delegate is not asked"),
    .forwardingSubclass: .told("{name} hands the question on"),
    .customContainerAnswers: .narrowed(
      "{name} is a container of the app's own, and answers for itself"),
    .hostingNeverAsks: .refused("{name} never asks the controllers inside its views"),
    .containersAskChildrenUpTo5: .told("{name} asks its children, as containers do up to iOS 5"),
    .oldDefaultIsPortrait: .narrowed("{name} does not say, and up to iOS 5 that means portrait"),
    .forwardsOnlyWhatItSays: .told(
      "{name} hands on only some questions and answers the rest itself"),
    .autorotateAskedFirst: .told("{name} is asked shouldAutorotate before any mask"),
    .autorotateNoReturn: .told("shouldAutorotate is false, and yet the way back turns"),
    .autorotateDeadFrom16: .refused(
      "{name}'s shouldAutorotate is false, and from iOS 16 UIKit never asks it"),
    .coverPreferenceStays: .refused("What {name} sets stays in its own tree of views"),
    .coversDeferToRoot: .refused("{name} is {kind}, which leaves the decision below it"),
    .alertLeavesDecision: [
      .tells: "{name} is an alert, which answers as its presenter does",
      .refuses: "{name} is an alert, which leaves the decision below it",
    ],
    .alertWindowsTurnAlone: .refused("{name} is an alert in a window of its own"),
    .sheetThatLooksFullScreen: .refused(
      "On a phone on its side a sheet looks full screen, and still leaves the decision below it"),
    .shareIsFormSheet: .told("{name} comes up as a form sheet"),
    .multitaskingAsksNobody: .told("The app can share the screen, so no view controller is asked"),
    .multitaskingIgnoresDelegate: .told("The app's own mask is not read either"),
    .waysOutOfMultitasking: .told("Masks count on this iPad: {exemption}"),
    .padHonoursMasksUpTo8: .told("Up to iOS 8 masks count on an iPad as on a phone"),
    .windowsIgnoreLocksFrom26: .told("From iPadOS 26 masks count for nothing in a window"),
    .discreteSizesOn27: .told("On iOS 27 requiring full screen only limits the sizes of the scene"),
    .resizableIgnoresMasks: .told("This scene can be resized, and masks count for nothing in it"),
    .keyWindowDecidesUpTo7: .told("Up to iOS 7 the key window decides"),
    .everyRootTakesPartFrom8: .told("Another window with a root takes part"),
    .topmostWindowDecides: .told("The topmost visible window with a root owns the scene"),
  ]
}
