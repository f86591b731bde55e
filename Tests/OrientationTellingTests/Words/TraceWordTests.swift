import OrientationModel
import OrientationScenarios
import OrientationTelling
import Proofs
import Testing

struct TraceWordTests {
  private let wording = Wording(films(ios: 15))

  @Test func `every trigger has words`() {
    let triggers: [Trigger] = [
      .launch, .device, .presentation, .dismissal, .tree, .needsUpdate, .attempt,
      .request(.landscape), .lock, .foreground, .window, .root, .resize, .late,
    ]
    #expect(
      triggers.map { wording.text(of: $0) } == [
        "launch", "device rotation", "presentation", "dismissal", "changed mask",
        "setNeedsUpdateOfSupportedInterfaceOrientations()", "attemptRotationToDeviceOrientation()",
        "requestGeometryUpdate for landscape", "rotation lock change", "return to the foreground",
        "window change", "new root", "scene resize", "presentation has appeared",
      ])
  }

  @Test func `every effect has words`() {
    let effects: [Effect] = [
      .passes, .tells, .narrows(to: .portrait), .settles(on: .landscapeLeft), .refuses,
    ]
    #expect(
      effects.map { wording.text(of: $0) } == [
        "passes", "tells", "narrows to { .portrait }", "settles on landscapeLeft", "refuses",
      ])
  }

  @Test func `sources and answers have words`() {
    let masks: [MaskSource] = [
      .plist, .defaults, .delegate, .sceneDelegate, .ignored, .multitasking,
    ]
    #expect(
      masks.map { wording.text(of: $0) } == [
        "Info.plist", "UIKit's default", "the app delegate", "the scene delegate", "no app mask",
        "multitasking",
      ])
    let candidates: [CandidateSource] = [.device, .lock, .forced, .nothing]
    #expect(
      candidates.map { wording.text(of: $0) } == [
        "the device", "the rotation lock", "the forced value",
        "an unknown device orientation",
      ])
    let answers: [Answer] = [.mask(.landscape), .claim(true), .preference(.side(.portrait))]
    #expect(answers.map { wording.text(of: $0) } == [".landscape", "true", ".portrait"])
  }

  @Test func `every style has words and a case of UIKit's`() {
    #expect(
      PresentationStyle.allCases.map { wording.text(of: $0) } == [
        "an automatic presentation", "a fullScreen presentation", "an overFullScreen presentation",
        "a pageSheet", "a formSheet", "a currentContext presentation",
        "an overCurrentContext presentation", "a popover", "a custom presentation",
        "a custom presentation",
      ])
  }

  @Test func `every reason not to be asked has words`() {
    let reasons: [Exclusion.Reason] = [
      .notOnScreen, .windowAbsent(0), .windowHidden(0), .otherWindow(0), .covered(by: playerID),
      .keepsPresenter(.pageSheet, decider: mainID), .keepsPresenter(.popover, decider: 0),
      .hiddenByCustom, .beingDismissed, .embedded(in: mainID), .handedElsewhere(by: mainID),
      .notSelected(in: mainID), .belowTop(in: mainID), .calledNotUsed, .askedByDelegate,
      .represented, .view(isRead: true), .view(isRead: false), .cover(.cover, decider: mainID),
      .cover(.sheet, decider: mainID), .alert, .askedForOwnWindow(0),
      .askedForHiddenWindow(0, holdsScene: false), .askedForHiddenWindow(0, holdsScene: true),
      .askedBefore, .askedAfter, .masksNotRead, .nobodyAsked,
    ]
    #expect(
      reasons.map { wording.text(of: $0) } == [
        "not on screen", "window main doesn't exist yet", "window main is hidden",
        "in another window, main", "under Player, which UIKit asks instead",
        "under a pageSheet UIKit still asks Main", "under a popover UIKit still asks the presenter",
        "hidden by a custom presentation below it", "already being dismissed",
        "inside Main, which doesn't ask its children", "Main asks another child",
        "not the selected tab", "not on top of Main's stack", "getter called, result ignored",
        "asked by the app delegate, not by UIKit",
        "a UIViewControllerRepresentable, which UIKit never asks",
        "a SwiftUI view, which sets a preference but isn't asked",
        "a SwiftUI view, so UIKit asks its hosting controller",
        "under a fullScreenCover UIKit still asks Main",
        "under a SwiftUI sheet UIKit still asks Main",
        "under an alert UIKit still asks the screen below",
        "only for the main window",
        "asked for the hidden window main, which rotates nothing here",
        "asked for the hidden window main, which keeps the scene as it is",
        "asked earlier in this step, before the final check", "asked later in this step",
        "UIKit read no mask",
        "UIKit asked no view controller",
      ])
  }

  @Test func `a page that is not shown is no tab`() {
    var app = App()
    let pages = app.declare("Book", .pages)
    #expect(
      Wording(app).text(of: Exclusion.Reason.notSelected(in: pages))
        == "not the visible page")
  }
}
