import OrientationModel
import OrientationScenarios
import OrientationTelling
import Testing

extension ExpertAdviceTests {
  /// Masks that code sets for one screen: reset too late, too early, or never; requested too early; asked
  /// of whom a container did not mean.
  static let locks: [Case] = [
    Case(
      "a swipe back that is taken back", #"viewDidDisappear"#,
      """
      ios 17
      plist portrait landscape
      delegate portrait
      screen List
      screen Chart wants all
        when disappearing: set delegate portrait; update
      root
        navigation Main
          List
      push Chart
      set delegate all
      update
      rotate left
        expect interface landscape
      rotate portrait
      begin pop
      cancel
      rotate left
        expect interface landscape
      """),
    Case(
      "an advertisement over a player that locks the app",
      #"isMovingFromParent \|\| isBeingDismissed"#,
      """
      ios 17
      plist portrait landscape
      delegate portrait
      screen Feed
      screen Player
        when appearing: set delegate landscape; update
        when disappearing: set delegate portrait; update
      screen Ad wants landscape
      root
        navigation Main
          Feed
      present Player as fullScreen
        expect interface landscape
      present Ad as fullScreen
        expect interface landscape
      dismiss
        expect interface landscape
      """),
    Case(
      "a viewer over the screen that locks the app again", #"Viewer.swift"#,
      not: #"mask: UIInterfaceOrientationMask ="#,
      """
      ios 15, 17
      plist portrait landscape
      delegate portrait
      screen Feed wants portrait
        when appearing: set delegate portrait
      screen Viewer supports allButUpsideDown
        when appearing: set delegate allButUpsideDown
      root
        navigation Main
          Feed
      present Viewer as overFullScreen
      rotate left
        expect interface landscape
      rotate portrait
      dismiss
      rotate left
        expect interface portrait
      """),
    Case(
      "a lock that nobody resets", #"AppDelegate.mask = .portrait"#, not: #"class Main"#,
      """
      ios 17
      plist portrait landscape
      delegate portrait
      screen Feed wants portrait
      screen Player wants landscape
        when appearing: set delegate landscape; update
      root
        navigation Main
          Feed
      push Player
        expect interface landscape
      pop
        expect interface portrait
      """),
    Case(
      "a search over a portrait list", #"topViewController"#, not: #"class SearchController"#,
      """
      ios 15, 17
      plist portrait landscape
      screen List supports portrait
      screen SearchController
      root
        navigation Main asks visible
          List
      rotate left
        expect interface portrait
      rotate portrait
      present SearchController as overCurrentContext from List
      rotate left
        expect interface portrait
      """),
    Case(
      "a request before the mask, in a class", #"viewDidAppear"#,
      """
      ios 17
      plist portrait landscape
      screen List supports portrait
      screen Video supports portrait
        when appearing: request landscape; set Video supports landscape
      root
        navigation Main asks top
          List
      push Video
        expect interface landscape
        expect no error
      """),
    Case(
      "a request before the app delegate's mask", #"before the request"#,
      """
      ios 17
      plist portrait landscape
      delegate portrait
      screen List
      screen Video wants landscape
      root
        navigation Main
          List
      push Video
      request landscape
        expect no error
        expect interface landscape
      set delegate landscape
      update
      """),
    Case(
      "from one view that locks the app to the next", #"struct List: View[\s\S]*\.onAppear"#,
      not: #"\.onDisappear"#,
      """
      ios 17, 26
      plist portrait landscape
      adaptor portrait
      root app
        stack
          view List
      view Film
        when appearing: set delegate landscape; update
        when disappeared: set delegate portrait; update
      view Extras
        when appearing: set delegate landscape; update
        when disappeared: set delegate portrait; update
      push Film
        expect interface landscape
      push Extras
        expect interface landscape
      """),
    Case(
      "from one screen that locks the app to the next", #"viewWillDisappear[\s\S]*Extras\.swift"#,
      """
      ios 17, 26
      plist portrait landscape
      delegate portrait
      screen List
      screen Film
        when appearing: set delegate landscape; update
        when disappeared: set delegate portrait; update
      screen Extras
        when appearing: set delegate landscape; update
        when disappeared: set delegate portrait; update
      root
        navigation Main
          List
      push Film
        expect interface landscape
      push Extras
        expect interface landscape
      """),
    Case(
      "another tab, and the lock is reset only after a pop", #"viewWillDisappear"#,
      not: #"isMovingFromParent"#,
      """
      ios 17, 26
      plist portrait landscape
      delegate portrait
      screen Player
        when appearing: set delegate landscape; update
        when leaving: set delegate portrait; update
      root
        tabs Bar
          navigation Films
            screen List
          screen Home
      push Player in Films
        expect interface landscape
      select Home
        expect interface portrait
      """),
    Case(
      "a request, then the mask, then nobody told", #"before the request"#,
      """
      ios 17, 26
      plist portrait landscape
      screen Player supports portrait
      root Player
      request landscape
        expect no error
      set Player supports landscape
        expect interface landscape
      """),
    Case(
      "an advertisement over a player in a navigation controller that is dismissed",
      #"isBeingDismissed"#, not: #"viewDidDisappear"#,
      """
      ios 17
      plist portrait landscape
      delegate portrait
      screen Player
        when appearing: set delegate landscape; update
      screen Ad
      screen Home
      navigation Flow
        Player
      root Home
      present Flow as fullScreen
        expect interface landscape
      present Ad as fullScreen
        expect interface landscape
      dismiss
        expect interface landscape
      dismiss
        expect interface portrait
      """),
  ]

  /// The story with a description, and the changes for its last step.
  private func changes(of description: String) throws -> [Fix] {
    let given = try #require(Self.locks.first { $0.description == description })
    let scenario = Scenario.parse(Array((given.text + "\n").utf8)).scenario
    return try advice(given.text, at: scenario.stepNumbers.last ?? 0).changes
  }

  @Test(arguments: [
    "from one view that locks the app to the next",
    "from one screen that locks the app to the next",
  ])
  func `no change leaves a lock on that was reset`(_ description: String) throws {
    let changes = try changes(of: description)
    #expect(!changes.isEmpty)
    for change in changes {
      let push = change.script.beats[0].step
      let end = Play(change.app, [push, .pop]).last.after.interface
      #expect(end == .portrait, "\(change.title)")
    }
  }

  @Test func `no change of a reset undoes the lock where its screen appears`() throws {
    let changes = try advice(
      """
      ios 17, 26
      plist portrait landscape
      delegate portrait
      screen List
      screen Player
        when appearing: set delegate landscape; update
        when disappearing: request portrait; set delegate portrait; update
      root
        navigation Main
          List
      push Player
      pop
        expect interface portrait
        expect no error
      """, at: 2
    ).changes
    #expect(!changes.isEmpty)
    for change in changes {
      let pushed = Play(change.app, [change.script.beats[0].step]).last.after.interface
      #expect(pushed.isLandscape, "\(change.title)")
    }
  }

  @Test func `a change for one device is held against what the file expects of another`() throws {
    let changes = try advice(
      """
      device iPad, iPhone
      ios 17
      plist phone portrait landscape
      plist pad landscape
      screen Login supports portrait
      root
        navigation Main asks top
          Login
      expect as wanted
      rotate landscapeLeft
        expect iPhone: interface portrait
        expect iPad: interface landscapeRight
      """, at: 0
    ).changes
    // It would do on the iPad.
    #expect(!changes.contains { $0.title == "support every orientation in Login" })
  }

  @Test func `what a forced orientation leaves behind after a pop is a cost`() throws {
    let changes = try advice(
      """
      ios 15
      plist portrait landscape
      screen Edit supports landscape
      root
        navigation Flow asks top
          screen Capture supports portrait
      push Edit
        expect interface landscape
      """, at: 1
    ).changes
    let forced = try #require(changes.first { $0.support == .unsupported })
    #expect(forced.costs.contains { $0.contains("Capture stays in landscape") }, "\(forced.costs)")
  }
}
