import OrientationModel
import OrientationScenarios
import OrientationTelling
import Proofs
import Testing

struct ProblemTextTests {
  @Test func `a step that makes no sense says so in a sentence`() {
    check(.noNavigation, "No navigation controller is on screen.")
    check(.nothingToPop, "There is nothing to pop: the stack shows its first screen.")
    check(.notOnStack(playerID), "Player is not on the visible stack.")
    check(.alreadyOnTop(playerID), "Player is on top of the visible stack already.")
    check(.notOnStage(playerID), "Player is not on stage.")
    check(.alreadyOnStage(mainID), "Main is already on stage, and can stand there only once.")
    check(
      .navigationOntoNavigation(mainID),
      "Main is a navigation controller, and cannot be pushed onto another.")
    check(.notATab(playerID), "Player is no tab or page, and stands in none.")
    check(.nothingPresented, "Nothing is presented that could be dismissed.")
    check(.notPresented(playerID), "Player is not presented.")
    check(.notTopmost(filmsID), "Films has presented something already: present from the top.")
    check(.nobodyToPresentFrom, "The window has no root that could present.")
    check(.notPresentable(playerID), "Player is a view inside SwiftUI, and cannot be presented.")
    check(.mainWindowStays, "The main window cannot be hidden.")
    check(.windowIs(0, .absent), "The window main does not exist yet.")
    check(.windowIs(0, .hidden), "The window main is hidden already.")
    check(.windowIs(0, .shown), "The window main is shown already.")
  }

  @Test func `a step the app cannot do says so in a sentence`() {
    check(.versionLacks(.geometryRequest), "iOS 15 has no such call: it came with iOS 16.")
    check(.versionLacks(.statusBarSetter), "iOS 15 has no such call: it went after iOS 12.")
    check(.swipeUnderWay, "A swipe is under way: finish it or cancel it first.")
    check(.noSwipeUnderWay, "No swipe is under way.")
    check(.alreadyInBackground, "The app is in the background already.")
    check(.notInBackground, "The app is not in the background.")
    check(.deviceLacks(.windowed), "Only an iPad has windowed scenes, from iOS 9.")
    check(.deviceLacks(.resizable), "Resizable scenes came with iOS 27.")
    check(.deviceLacks(.fullScreen), "This device has no full-screen scene.")
    check(.notGenerating, "No device notifications are being generated that could be ended.")
    check(.endlessReactions, "The app's own reactions set each other off without end.")
    check(.hasCrashed, "An exception has ended the app.")
  }

  @Test func `a reaction that did not run says why`() {
    check(.condition, "its condition does not hold")
    check(.nothingToDo, "there is nothing left to do")
    check(.otherVersion, "it is for other versions")
    check(
      .problem(.nothingToPop),
      "it makes no sense now: there is nothing to pop: the stack shows its first screen")
    check(.problem(.notOnStage(playerID)), "it makes no sense now: Player is not on stage")
  }

  @Test func `set-up that a version lacks is told with the version that has it`() {
    check(.delegate, on: 5, "iOS 5 never asks the app delegate for a mask: it came with 6.")
    check(
      .sceneDelegate, on: 26, "iOS 26 never asks the scene delegate for a mask: it came with 27.")
    check(
      .requiresFullScreen, on: 15, "UIRequiresFullScreen means nothing on an iPhone before iOS 27.")
    check(
      .requiresFullScreen, on: 8, device: .iPad,
      "iOS 8 does not know UIRequiresFullScreen: it came with 9.")
    check(
      .sceneMode, on: 15, "The scene is full screen: this device has no such scene on iOS 15.")
    check(
      .resize, on: 15, device: .iPad,
      "The scene stays as it is: iPadOS 15 has no such shape for it.")
    check(.lifeCycle, on: 12, "iOS 12 has no scenes: they came with 13.")
    check(
      .prefersLock, on: 18,
      "iOS 18 never asks prefersInterfaceOrientationLocked: it came with 26.")
    check(
      .legacy, on: 8,
      "iOS 8 never asks shouldAutorotateToInterfaceOrientation: it went after 7.")
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
