import OrientationModel
import OrientationScenarios
import Testing

/// Sentences of the documents about things no expectation can name: what a property reads inside a
/// callback, what a window measures, that something is *not* an error.
struct DocumentDetailTests {
  private func plays(_ text: String) -> [Play] {
    let reading = Scenario.parse([UInt8](text.utf8))
    #expect(reading.problems.isEmpty)
    return Bundle.plays(of: reading.scenario)
  }

  private func marks(_ play: Play) -> [Trace.HeardCallback] {
    play.episodes.last?.trace.callbacks ?? []
  }

  private let turning = """
    title    A turn
    evidence documented
    device   iPhone SE
    ios      6-18, 26
    screen   Home supports allButUpsideDown
    root Home
    rotate landscapeLeft
      expect turned
    """

  // “When the orientation of an iOS–based device changes, the system sends out a
  // UIDeviceOrientationDidChangeNotification notification to let any interested parties know.”
  @Test func `the system sends a notification when the orientation of the device changes`() {
    for play in plays(turning) {
      #expect(marks(play).first?.callback == .orientationDidChange)
      #expect(marks(play).first?.reads == .portrait)
    }
  }

  // “When this method [viewWillLayoutSubviews] runs, you can query the app object’s
  // statusBarOrientation property to determine the current user interface layout.”
  @Test func `viewWillLayoutSubviews finds the new status-bar orientation`() {
    for play in plays(turning) {
      let layout = marks(play).first { $0.callback == .viewWillLayoutSubviews }
      #expect(layout?.reads == .landscapeRight)
    }
  }

  // “1. The window calls the root view controller’s willRotateToInterfaceOrientation:duration:
  // method. […] before the interface is rotated.”
  @Test func `willRotate comes before the interface is rotated, didRotate after`() {
    for play in plays(turning) where play.situation.app.settings.version.major <= 7 {
      #expect(marks(play).first { $0.callback == .willRotate }?.reads == .portrait)
      #expect(marks(play).first { $0.callback == .didRotate }?.reads == .landscapeRight)
    }
  }

  // “If your layout code needs to know the current orientation of the device, it can read the app
  // object’s statusBarOrientation property.”
  @Test func `layout code reads the orientation while covered turns went by`() {
    let hidden = """
      title    Covered
      evidence documented
      ios      7-12
      screen   List supports allButUpsideDown
      screen   Film supports allButUpsideDown
      root List
      present Film as fullScreen
      rotate landscapeLeft
      dismiss
      """
    for play in plays(hidden) {
      let layout = marks(play).last {
        $0.callback == .viewWillLayoutSubviews && $0.receiver == .controller(1)
      }
      #expect(layout?.reads == .landscapeRight)
    }
  }

  // “UIKit framework listens for this notification”: an app does not have to begin generating.
  @Test func `the app need not begin generating notifications for the interface to turn`() {
    let text =
      turning.replacing(
        "rotate landscapeLeft", with: "begin generating\nend generating\nrotate left")
    for play in plays(text) { #expect(play.world.interface == .landscapeRight) }
  }

  // “The preferredInterfaceOrientationForPresentation is of type UIInterfaceOrientation […] The
  // second defines the allowed range, while the first indicates which one, within that range.”
  @Test func `the mask is the range, the preference one within it`() {
    let text = """
      title    Range
      evidence reported
      ios      9-18, 26
      screen   A
      screen   B supports landscape prefers landscapeLeft
      root A
      present B as fullScreen
        expect allowed landscape
        expect interface landscapeLeft
      """
    for play in plays(text) {
      #expect(play.trace(at: 1)?.allowed == .landscape)
      #expect(play.world.interface == .landscapeLeft)
    }
  }

  // “child view controllers use the portion of the window provided for them by their parent view
  // controller and no longer participate directly in decisions about what rotations are supported.”
  @Test func `children do not take part in decisions`() {
    for container in ["navigation", "tabs", "split", "pages", "container"] {
      let text = """
        title    Children
        evidence documented
        ios      6-18, 26
        screen   Child supports portrait
        root
          \(container)
            Child
        rotate landscapeLeft
        """
      for play in plays(text) {
        #expect(play.world.interface == .landscapeRight, "\(container)")
        #expect(play.trace(at: 1)?.called.contains(1) == false, "\(container)")
      }
    }
  }

  // “And in addition perform a small hack to force the orientation back to portrait when being
  // dismissed. […] because otherwise the previous controller would suddenly go into landscape.”
  @Test func `without the reset the previous controller is in landscape`() {
    let text = """
      title    Without the reset
      evidence reported
      ios      9-15
      plist    portrait landscape
      screen   List supports portrait
      screen   Both supports allButUpsideDown
      root
        navigation supports portrait asks visible for mask when Both
          List
      push Both
      rotate landscapeLeft
      pop
      """
    for play in plays(text) { #expect(play.world.interface == .landscapeRight) }
  }
}

extension Play {
  /// The trace of an episode, where there is one.
  func trace(at index: Int) -> Trace? {
    episodes.indices.contains(index) ? episodes[index].trace : nil
  }
}
