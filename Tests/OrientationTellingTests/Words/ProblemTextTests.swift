import OrientationModel
import OrientationScenarios
import OrientationTelling
import Proofs
import Testing

struct ProblemTextTests {
  @Test func `a step that makes no sense says so in a sentence`() {
    check(.noNavigation, "No navigation controller is on screen.")
    check(.nothingToPop, "There is nothing to pop: the stack is at its root.")
    check(.notOnStack(playerID), "Player isn't on the visible stack.")
    check(.alreadyOnTop(playerID), "Player is already on top of the visible stack.")
    check(.notOnStage(playerID), "Player isn't on screen.")
    check(.alreadyOnStage(mainID), "Main is already on screen and can be there only once.")
    check(
      .navigationOntoNavigation(mainID),
      "Main is a navigation controller and can't be pushed onto another one.")
    check(.notATab(playerID), "Player isn't a tab or a page, and isn't inside one.")
    check(.nothingPresented, "There is nothing to dismiss.")
    check(.notPresented(playerID), "Player isn't presented.")
    check(
      .notTopmost(filmsID),
      "Films is already presenting something: present from the topmost screen.")
    check(.nobodyToPresentFrom, "The window has no root view controller to present from.")
    check(.notPresentable(playerID), "Player is a SwiftUI view and can't be presented by itself.")
    check(.windowIs(0, .absent), "The main window doesn't exist yet.")
    check(.windowIs(0, .hidden), "The main window is already hidden.")
    check(.windowIs(0, .shown), "The main window is already visible.")
  }

  @Test func `a step the app cannot do says so in a sentence`() {
    check(.versionLacks(.geometryRequest), "iOS 15 doesn't have this call: it was added in iOS 16.")
    check(
      .versionLacks(.statusBarSetter), "iOS 15 doesn't have this call: it was removed after iOS 12."
    )
    check(.swipeUnderWay, "A swipe is in progress: finish or cancel it first.")
    check(.noSwipeUnderWay, "No swipe is in progress.")
    check(.alreadyInBackground, "The app is already in the background.")
    check(.notInBackground, "The app isn't in the background.")
    check(.deviceLacks(.windowed), "Only iPads can show an app in part of the screen, since iOS 9.")
    check(.deviceLacks(.resizable), "Resizable scenes were added in iOS 27.")
    check(
      .notResizable,
      "The user can only resize a resizable scene: use resize resizable before this step.")
    check(.deviceLacks(.fullScreen), "This device has no full-screen scene.")
    check(.alreadyIn(.half), "The phone is already half open.")
    check(.alreadyIn(.open), "The phone is already open.")
    check(.notGenerating, "There are no device orientation notifications to stop.")
    check(.endlessReactions, "The app's own code triggers itself in an endless loop.")
    check(.hasCrashed, "The app has crashed.")
  }

  @Test func `a reaction that did not run says why`() {
    check(.condition, "its condition is false")
    check(.nothingToDo, "there is nothing left to do")
    check(.otherVersion, "it doesn't apply to this iOS version")
    check(
      .problem(.nothingToPop),
      "it isn't possible now: there is nothing to pop: the stack is at its root")
    check(.problem(.notOnStage(playerID)), "it isn't possible now: Player isn't on screen")
  }

  @Test func `set-up that a version lacks is told with the version that has it`() {
    check(
      .delegate, on: 5, "iOS 5 never asks the app delegate for a mask: that was added in iOS 6.")
    check(
      .sceneDelegate, on: 26,
      "iOS 26 never asks the scene delegate for a mask: that was added in iOS 27.")
    check(
      .requiresFullScreen, on: 15, "UIRequiresFullScreen has no effect on iPhone before iOS 27.")
    check(
      .requiresFullScreen, on: 8, device: .iPad,
      "iOS 8 doesn't know UIRequiresFullScreen: it was added in iOS 9.")
    var app = films(ios: 15)
    app.settings.shape = SceneShape(.windowed)
    #expect(
      Wording(app).text(of: .sceneMode)
        == "The scene stays full screen: only iPads can show an app in part of the screen, since iOS 9."
    )
    check(
      .resize, on: 15, device: .iPad,
      "The scene doesn't change: iPadOS 15 doesn't have that shape.")
    check(.autorotates, on: 5, "iOS 5 never calls shouldAutorotate: it was added in iOS 6.")
    check(.lifeCycle, on: 12, "iOS 12 has no scenes: they were added in iOS 13.")
    check(
      .prefersLock, on: 18,
      "iOS 18 never reads prefersInterfaceOrientationLocked: it was added in iOS 26.")
    check(
      .legacy, on: 8,
      "iOS 8 never calls shouldAutorotateToInterfaceOrientation: support ended after iOS 7.")
  }

  private func check(
    _ problem: StepProblem, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(Wording(films()).text(of: problem) == expected, sourceLocation: sourceLocation)
  }

  private func check(
    _ skip: ReactionSkip, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(Wording(films()).text(of: skip) == expected, sourceLocation: sourceLocation)
  }

  private func check(
    _ setting: IgnoredSetting, on version: UInt8, device: Device = .iPhone, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      Wording(films(ios: version, on: device)).text(of: setting) == expected,
      sourceLocation: sourceLocation)
  }
}
