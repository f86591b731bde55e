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
  ]

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
    let wider = try #require(changes.first { $0.title == "support all in Login" })
    #expect(wider.worth?.contradicted.contains { $0.contains("iPhone") } == true)
  }
}
