import OrientationModel
import OrientationScenarios
import OrientationTelling
import Proofs
import Testing

/// Names: masks as Swift, UIKit's methods, controllers and classes.
struct NameTests {
  @Test func `masks are Swift`() {
    #expect(OrientationMask.portrait.swift == ".portrait")
    #expect(OrientationMask.landscape.swift == ".landscape")
    #expect(OrientationMask.allButUpsideDown.swift == ".allButUpsideDown")
    #expect(OrientationMask.all.swift == ".all")
    #expect(OrientationMask([.portrait, .landscapeLeft]).swift == "[.portrait, .landscapeLeft]")
    #expect(OrientationMask.none.swift == "[]")
    #expect(OrientationMask.portrait.swiftBody == "{ .portrait }")
  }

  @Test func `masks are words`() {
    #expect(OrientationMask.landscapeLeft.phrase == "landscapeLeft")
    #expect(OrientationMask.landscape.phrase == "landscape")
    #expect(OrientationMask.allButUpsideDown.phrase == "all but upside down")
    #expect(OrientationMask.all.phrase == "every orientation")
    #expect(OrientationMask.none.phrase == "no orientation")
    #expect(
      OrientationMask([.portrait, .landscapeRight]).phrase == "portrait and landscapeRight")
  }

  @Test func `every callback has UIKit's full name`() {
    let wording = Wording(films())
    #expect(
      Callback.allCases.map { wording.fullName(of: $0) } == [
        "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
        "viewWillDisappear(_:)", "viewDidDisappear(_:)",
        "navigationController(_:willShow:animated:)", "UIDevice.orientationDidChangeNotification",
        "application(_:willChangeStatusBarOrientation:duration:)",
        "UIApplication.willChangeStatusBarOrientationNotification",
        "application(_:didChangeStatusBarOrientation:)",
        "UIApplication.didChangeStatusBarOrientationNotification",
        "willRotate(to:duration:)", "willAnimateFirstHalfOfRotation(to:duration:)",
        "didAnimateFirstHalfOfRotation(to:)", "willAnimateSecondHalfOfRotation(from:duration:)",
        "willAnimateRotation(to:duration:)", "didRotate(from:)",
        "willTransition(to:with:)", "viewWillTransition(to:with:)", "traitCollectionDidChange(_:)",
        "updateProperties()", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
        "animate(alongsideTransition:completion:), animation",
        "animate(alongsideTransition:completion:), completion",
        "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
        "windowScene(_:didUpdateEffectiveGeometry:)", "onChange(of:)",
        "onPreferenceChange(_:perform:)", "onHingeChange(_:)",
      ])
  }

  @Test func `a callback is told with who hears it`() {
    let episode = Play(films()).last
    let wording = episode.wording
    #expect(
      episode.trace.callbacks.first { $0.callback == .viewWillAppear }.map {
        wording.text(of: $0)
      } == "viewWillAppear(_:) Main")
  }

  @Test func `the getters are those of the version`() {
    #expect(
      Controller.Question.allCases.map { Wording(films(ios: 26)).fullName(of: $0) } == [
        "supportedInterfaceOrientations", "shouldAutorotate",
        "preferredInterfaceOrientationForPresentation", "prefersInterfaceOrientationLocked",
      ])
    #expect(
      Wording(films(ios: 5)).fullName(of: Controller.Question.mask)
        == "shouldAutorotateToInterfaceOrientation:")
  }

  @Test func `kinds have names for people, and Apple's controllers their classes`() {
    let kinds: [Controller.Kind] = [
      .screen, .navigation, .tabs, .split, .pages, .container, .hosting, .view, .cover, .sheet,
    ]
    var app = App()
    for kind in kinds { app.declare("\(kind)", kind) }
    #expect(
      kinds.map { Wording(app).kind(app.id("\($0)")) } == [
        "view controller", "navigation controller", "tab bar controller", "split view controller",
        "page view controller", "container", "hosting controller", "SwiftUI view",
        "full-screen cover", "SwiftUI sheet",
      ])
    #expect(
      SystemController.allCases.map(\.title) == [
        "alert", "share sheet", "image picker", "video player", "Safari controller",
        "mail composer", "print panel", "document preview", "photo picker", "App Store page",
        "contact picker", "web page's video",
      ])
    #expect(
      SystemController.allCases.map(\.className) == [
        "UIAlertController", "UIActivityViewController", "UIImagePickerController",
        "AVPlayerViewController", "SFSafariViewController", "MFMailComposeViewController",
        "UIPrintInteractionController", "QLPreviewController", "PHPickerViewController",
        "SKStoreProductViewController", "CNContactPickerViewController",
        "AVFullScreenViewController",
      ])
  }
}
