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
        "the launch", "a turn of the device", "a presentation that takes over",
        "the dismissal of what had taken over", "a changed answer",
        "setNeedsUpdateOfSupportedInterfaceOrientations()", "attemptRotationToDeviceOrientation()",
        "requestGeometryUpdate, asking for landscape", "the rotation lock",
        "the return to the foreground", "a change of the windows", "a new root",
        "a change of the scene", "a presentation that has appeared",
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
        "the device", "the rotation lock", "the value written",
        "no known side of the device",
      ])
    let answers: [Answer] = [.mask(.landscape), .claim(true), .preference(.portrait)]
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
    #expect(
      PresentationStyle.allCases.map { wording.swift(of: $0) } == [
        ".automatic", ".fullScreen", ".overFullScreen", ".pageSheet", ".formSheet",
        ".currentContext", ".overCurrentContext", ".popover", ".custom", ".custom",
      ])
  }

  @Test func `every reason not to be asked has words`() {
    let reasons: [Exclusion.Reason] = [
      .notOnScreen, .windowAbsent(0), .windowHidden(0), .otherWindow(0), .covered(by: playerID),
      .keepsPresenter(.pageSheet, decider: mainID), .keepsPresenter(.popover, decider: 0),
      .hiddenByCustom, .beingDismissed, .embedded(in: mainID), .handedElsewhere(by: mainID),
      .notSelected(in: mainID), .belowTop(in: mainID), .calledNotUsed, .askedByDelegate,
      .represented, .view(isRead: true), .view(isRead: false), .cover(.cover), .cover(.sheet),
      .alert, .askedForOwnWindow(0), .askedForHiddenWindow(0), .askedBefore, .masksNotRead,
      .nobodyAsked,
    ]
    #expect(
      reasons.map { wording.text(of: $0) } == [
        "not on screen", "its window main does not exist yet", "its window main is hidden",
        "in another window, main", "covered by Player, which decides instead",
        "a pageSheet: Main keeps deciding", "a popover: its presenter keeps deciding",
        "hidden by a custom presentation further down", "on its way out",
        "embedded in Main, which answers for itself", "Main hands the question to another child",
        "not the selected tab", "not on top of Main's stack",
        "its getter is called, and the answer dropped",
        "asked by the app delegate, not by UIKit",
        "a UIViewControllerRepresentable: laid out, never asked",
        "a SwiftUI view: its preference is read, it is not asked",
        "a SwiftUI view: its hosting controller is asked",
        "a fullScreenCover: the root keeps deciding", "a SwiftUI sheet: the root keeps deciding",
        "an alert: what it covers keeps deciding",
        "it answers for its own window alone, main",
        "it answers for the hidden window main, which turns nothing here",
        "it was asked earlier in this step, and this came after",
        "no mask was read", "nobody was asked",
      ])
  }

  @Test func `a page that is not shown is no tab`() {
    var app = App()
    let pages = app.declare("Book", .pages)
    #expect(
      Wording(app).text(of: Exclusion.Reason.notSelected(in: pages))
        == "not the page that is shown")
  }
}
