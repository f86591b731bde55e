import OrientationModel
import OrientationScenarios

// Who is asked, and who is passed over.

extension RuleWords {
  static let asking: KeyValuePairs<Rule, [Says]> = [
    // ASK
    .rootIsAsked: [.tells("UIKit starts at the window's root, \(.name)")],
    .topmostTakeOverIsAsked: [.tells("UIKit asks \(.name) instead of its presenter")],
    .appMaskWithoutRoot: [
      .tells("The window has no root view controller, so only the app's mask decides")
    ],
    .stylesThatTakeOver: [
      .tells("Since iOS 16, UIKit asks an alert", of: .alert),
      .tells("\(.name) is \(.style), so UIKit asks it"),
      .narrows("The presenter stays visible, so UIKit uses what both support: \(.mask)"),
      .refuses("\(.name) is \(.style), so UIKit doesn't ask it"),
      .unasked("UIKit wasn't asking the dismissed screen") { $0.isDismissal },
      .askingPresenter,
    ],
    .presentedContainerIsAsked: [.tells("\(.name) is a container: UIKit asks it, not its content")],
    .deepestTakeOverDecides: [
      .tells("\(.name) is the topmost presentation that UIKit asks"),
      .unasked("UIKit stops at the sheet below it"),
    ],
    .customHidesWhatIsAbove: [
      .refuses("\(.name) is above a custom presentation, which hides it from UIKit's search"),
      .unasked("the custom presentation below hides it from UIKit's search"),
    ],
    .dismissedIsGone: [.refuses("\(.name) is being dismissed, so it no longer counts")],
    .presentationWaitsForDismissal: [.refuses("The presentation waits until the dismissal ends")],
    .sheetDismissalAsksNobody: [.unasked("UIKit wasn't asking the dismissed screen")],
    .fullScreenFindsHost: [
      .tells("\(.name) doesn't fill the window, so another view controller presents for it")
    ],
    .lateTakeOver: [.tells("UIKit asks the presentation only after it has appeared")],
    // CONT
    .containersKeepTheQuestion: [
      .narrows("\(.name) returns its own mask and doesn't ask its children")
    ],
    .childCalledNotUsed: [.tells("UIKit calls \(whose: .name) getter and ignores the result")],
    .containerDelegateAnswers: [.tells("The delegate of \(.name) returns its mask")],
    .subclassBeforeDelegate: [
      .refuses("\(.name) overrides the mask itself, so its delegate isn't asked")
    ],
    .forwardingSubclass: [.tells("\(.name) asks \(.children)")],
    .customContainerAnswers: [.narrows("\(.name) is a custom container and returns its own mask")],
    .hostingNeverAsks: [
      .refuses("\(.name) never asks view controllers inside its views"),
      .unasked("a hosting controller doesn't ask view controllers in its views"),
    ],
    .outerContainersAskedFrom16: [.unasked("\(.decider) doesn't use \(whose: .updated) mask")],
    .containersAskChildrenUpTo5: [
      .tells("\(.name) asks its children, as containers did up to iOS 5"),
      .unasked("up to iOS 5 UIKit doesn't check \(.occasion)"),
    ],
    .oldDefaultIsPortrait: [
      .narrows("\(.name) doesn't override it, and up to iOS 5 that means portrait")
    ],
    .forwardsOnlyWhatItSays: [
      .tells("\(.name) asks its child for some values and returns its own for the others"),
      .refuses("\(whose: .name) shouldAutorotate is false, but UIKit doesn't ask for it"),
    ],
    // AUTO
    .autorotateAskedFirst: [
      .tells("UIKit reads \(whose: .name) shouldAutorotate before any mask"),
      .unasked("UIKit reads shouldAutorotate at its next check"),
    ],
    .autorotateNoSuppressesTurn: [
      .settled([.stayed], "\(whose: .refuser) shouldAutorotate is false")
    ],
    .autorotateNoPresentation: [
      .settled([.stayed], "\(whose: .refuser) shouldAutorotate is false"),
      .settled([.turned], "\(.preferrer) prefers it"),
    ],
    .autorotateNoReturn: [.tells("shouldAutorotate is false, but a dismissal still rotates")],
    .autorotateDeadFrom16: [
      .refuses("\(whose: .name) shouldAutorotate is false, but since iOS 16 UIKit rotates anyway"),
      .settled([.turned], "\(.iOS) ignores shouldAutorotate"),
      .unasked("since iOS 16 shouldAutorotate prevents no rotation"),
    ],
    .attemptDeprecatedFrom16: [.unasked("\(.iOS) ignores attemptRotationToDeviceOrientation()")],
  ]
}
