extension ExpertAdviceTests {
  /// Files about several versions, and answers of somebody else's than the one that UIKit asks.
  static let versions: [Case] = [
    Case(
      "a scene delegate that took over from a portrait app delegate",
      #"SceneDelegate.swift[\s\S]*\.portrait"#, not: #"[Ll]ock|supportCurrent"#,
      """
      ios 27, 26
      plist portrait landscape
      delegate portrait
      scene-delegate all
      screen Login wants portrait
      root
        navigation Main
          Login
      rotate left
        expect interface portrait
      """),
    Case(
      "tabs that intersect masks with nothing in common",
      #"selectedViewController"#, not: #"setValue|requestGeometry"#,
      """
      ios 16, 26
      plist portrait landscape
      screen List supports portrait
      screen Map supports landscape
      root
        tabs Tabs asks all
          List
          Map
      select Map
        expect interface landscape
      """),
    Case(
      "a base class's preference behind a navigation controller",
      #"in Player\nPlayer.swift"#, not: #"Stack"#,
      """
      ios 15, 16
      plist portrait landscape
      screen Home supports portrait
      screen Player supports landscape prefers portrait
      navigation Stack asks top
        Player
      root Home
      present Stack as fullScreen
        expect no crash
        expect interface landscape
      """),
    Case(
      "a receipt that a share sheet has turned, after that is gone",
      #"topViewController"#, not: #"setValue"#,
      """
      ios 13, 15
      plist portrait landscape
      screen Receipt supports portrait
      root
        navigation Main asks visible
          Receipt
      present system share
      rotate left
      dismiss
        expect interface portrait
      """),
    Case(
      "a mask that widens on every version, and is announced on some",
      #"setNeedsUpdateOfSupported[\s\S]*else[\s\S]*attemptRotation"#, not: #"setValue"#,
      """
      ios 17, 13-15
      plist portrait landscape
      screen Chart supports portrait
      root Chart
      rotate left
      set Chart supports allButUpsideDown
        expect interface landscape
      """),
    Case(
      "a video that doesn't autorotate, in containers that do",
      #"shouldAutorotate: Bool"#, not: #"supportedInterfaceOrientations"#,
      """
      ios 14
      plist portrait landscape
      screen Video supports allButUpsideDown autorotates no
      root
        tabs Tabs
          navigation Main
            Video
      rotate left
        expect interface portrait
      """),
    Case(
      "a mask that is widened under the user's lock",
      #"mask = \.landscape"#, not: #"requestGeometry"#,
      """
      ios 17
      lock on
      plist portrait landscape
      screen Player supports portrait
      root Player
      rotate left
      set Player supports allButUpsideDown
      update
        expect interface landscape
      """),
  ]
}
