import OrientationModel
import OrientationScenarios

// Extensions of UIKit's classes, SwiftUI, swipes, Apple's own view controllers.

extension RuleWords {
  static let rest: KeyValuePairs<Rule, [Says]> = [
    // CAT
    .categoryOverrideUndefined: [
      .tells("\(whose: .name) override is in an extension of UIKit's class: undefined behavior")
    ],
    .categoryResolvedHere: [
      .tells("Assumed: the override in the extension runs"),
      .refuses("Assumed: the override in the extension doesn't run"),
    ],
    // SWUI
    .noOrientationAPIInSwiftUI: [.narrows("SwiftUI has no modifier for \(whose: .name) mask")],
    .preferenceKeyDefault: [
      .narrows("No preference has reached \(.name) yet: it returns \(.mask)")
    ],
    .defaultCanReduceToNothing: [
      .narrows(
        "A view without a preference adds the key's default to the reduction, which leaves \(.mask)"
      )
    ],
    .coverPreferenceStays: [.refuses("What \(.name) sets stays in its own view tree")],
    .coversDeferToRoot: [
      .refuses("\(.name) is \(.style), so UIKit still asks \(.decider)"),
      .askingPresenter,
    ],
    .sameCodeDiffers15And16: [.refuses("Up to iOS 15 the new mask waits for the next rotation")],
    .preferenceArrivesLate: [
      .tells("A view's preference reaches its hosting controller one update later")
    ],
    // INT
    .begunPopHasLeft: [
      .refuses("The screen being swiped away no longer counts"),
      .unasked("no screen was popped or dismissed") { $0.innermostStep == .cancel },
      .unasked("UIKit doesn't check until the swipe ends"),
    ],
    .turnCancelsSwipe: [.tells("The rotation cancels the swipe")],
    // MISC
    .imagePickerPortrait: [.narrows("\(.name) supports portrait only")],
    .alertLeavesDecision: [
      .tells("\(.name) returns its presenter's mask"),
      .refuses("UIKit doesn't ask \(.name)"),
      .askingPresenter,
    ],
    .fullScreenVideo: [.narrows("\(.name) returns \(.mask)")],
    .shareIsFormSheet: [.tells("\(.name) appears as a form sheet")],
    .sheetThatLooksFullScreen: [
      .refuses("On a phone in landscape a sheet looks full screen, but UIKit still doesn't ask it")
    ],
    .inlineVideoPassesAppMask: [.narrows("\(.name) rotates regardless of the app's mask")],
    .viewersPassAppMask: [.narrows("\(.name) rotates regardless of the app's mask")],
    .pageVideoPassesAppMask: [
      .narrows("\(.name) rotates in WebKit's own window, regardless of the app's mask"),
      .tells("On this version the app's mask limits \(.name)"),
    ],
  ]
}
