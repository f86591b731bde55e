import OrientationModel
import OrientationScenarios

// The iPad, the launch, windows, the rotation lock.

extension RuleWords {
  static let surroundings: KeyValuePairs<Rule, [Says]> = [
    // PAD
    .multitaskingAsksNobody: [
      .tells("The app can share the screen, so UIKit reads no mask"),
      .settled([.turned, .stayed, .nobodyAsked], "UIKit ignores the masks of a multitasking app"),
    ],
    .waysOutOfMultitasking: [.tells("Masks count on this iPad: \(.exemption)")],
    .multitaskingIgnoresDelegate: [.tells("UIKit ignores the app's own mask too")],
    .padHonoursMasksUpTo8: [.tells("Up to iOS 8 masks count on an iPad as on a phone")],
    .windowKeepsShape: [
      .tells("The app requires full screen, so its window keeps its shape and its masks")
    ],
    .windowsIgnoreLocksFrom26: [
      .tells("Since iPadOS 26, UIKit ignores masks in a window"),
      .settled([.turned, .stayed], "\(.iOS) ignores masks here"),
    ],
    .discreteSizesOn27: [.tells("On iOS 27, UIRequiresFullScreen only limits the scene's sizes")],
    .phoneAppOnPad: [.tells("UIKit treats an iPhone-only app on iPad as it does on iPhone")],
    // DUO
    .oneSceneTwoDisplays: [.tells("The scene moves to the other display")],
    .innerReadsNoMask: [
      .tells("The inner display ignores masks"),
      .settled([.turned, .stayed, .nobodyAsked], "the inner display ignores masks"),
    ],
    .closingTakesNearest: [
      .settled([.turned, .stayed], "on closing, UIKit takes the nearest supported orientation")
    ],
    .launchedOpen: [.begins("On the inner display, the app launches in \(.target)")],
    .innerRefusesRequests: [.settled([.refused], "the inner display refuses all requests")],
    .interfaceLockInside: [.tells("The lock preference counts on the inner display too")],
    .userLockInside: [.tells("The rotation lock keeps an open device as if held like a book")],
    .fullScreenKeyInside: [
      .tells("With UIRequiresFullScreen, masks count on the inner display too")
    ],
    .builtWith26: [
      .settled(
        [.turned, .stayed], "up to the iOS 26 SDK, apps are in portrait inside"),
      .tells("Built with the iOS 26 SDK or older, the app is in a phone's window"),
    ],
    .builtWith27: [
      .settled(
        [.turned, .stayed], "with the iOS 27.0 SDK, apps are in landscapeLeft inside"),
      .tells("Built with the iOS 27.0 SDK, the app leaves the status bar's strip free"),
    ],
    .classesFollowDisplay: [.tells("Each display has size classes of its own")],
    .foldingTurnsNothing: [.unasked("open and half open use the same display")],
    // LAUNCH
    .listDecidesLaunchUpTo7: [.begins("Info.plist makes the app launch in \(.target)")],
    .listNotRootDecidesLaunch: [.unasked("only Info.plist decides at launch")],
    .phonesLaunchUpright: [
      .narrows("A phone held in landscape launches in \(.mask) if Info.plist lists it")
    ],
    .padLaunchesPortraitUpTo7: [.begins("Up to iOS 7 an iPad app launches in \(.target)")],
    .launchFrom8: [
      .begins("Info.plist and the device orientation make the app launch in \(.target)")
    ],
    .sceneLifeCycleRequiredOn27: [.tells("Without the scene life cycle it won't launch on iOS 27")],
    // WIN
    .keyWindowDecidesUpTo7: [
      .tells("Up to iOS 7 the key window decides"),
      .unasked("\(.iOS) doesn't check when windows change"),
    ],
    .everyRootTakesPartFrom8: [.tells("Another window with a root view controller also counts")],
    .topmostWindowDecides: [
      .tells("The topmost visible window with a root view controller decides for the scene")
    ],
    .alertWindowsTurnAlone: [
      .refuses("\(.name) is an alert in its own window"),
      .askingPresenter,
    ],
    // LOCK
    .lockSilencesDevice: [.unasked("the rotation lock is on")],
    .lockedCandidateIsPortrait: [
      .unasked("the app is in the background") { $0.world.isInBackground },
      .unasked("the rotation lock was already set that way"),
    ],
    .lockYieldsToPreference: [.tells("A preferred orientation overrides the rotation lock")],
    .lockFromHomeScreen: [
      .tells("The rotation lock changed while the app was away"),
      .unasked("the rotation lock changed while the app was away"),
    ],
    .maskUnderLockDoesNotTurn: [
      .refuses("The rotation lock is on: a new mask doesn't rotate the interface")
    ],
    .padLocksTheMoment: [.unasked("the rotation lock is on")],
    .lockKeepsWhatIsLeft: [
      .tells("With the rotation lock on, the interface keeps the current orientation")
    ],
  ]
}
