extension ExpertAdviceTests {
  /// A sixth set, of what takes two changes or a turn of thought.
  static let harder: [Case] = [
    Case(
      "tabs that take the login's place",
      #"selectedViewController"#, not: #"setValue|requestGeometry"#,
      """
      ios 17
      plist portrait landscape
      screen Login supports portrait
      screen Feed supports portrait
      screen Photo supports allButUpsideDown
      root Login
      tabs Tabs
        Feed
        Photo
      replace root with Tabs
      rotate left
        expect interface portrait
      select Photo
        expect interface landscape
      """),
    Case(
      "a hosted detail, pushed in a stack that does not ask",
      #"topViewController[\s\S]*UIHostingController|UIHostingController[\s\S]*topViewController"#,
      not: #"setValue|requestGeometry"#,
      """
      ios 17
      plist portrait landscape
      screen List supports portrait
      root
        navigation Main
          List
      hosting Chart
        view Bars
      push Chart
        expect interface landscape
      pop
        expect interface portrait
      """),
    Case(
      "the hack on coming and on leaving, on 16",
      #"topViewController|requestGeometryUpdate|\.fullScreen"#, not: #"setValue"#,
      """
      ios 16
      plist portrait landscape
      screen List supports portrait
      screen Player supports allButUpsideDown
        when appeared: force landscapeRight
        when leaving: force portrait
      root
        navigation Main asks top
          List
      push Player
        expect interface landscapeRight
      pop
        expect interface portrait
      """),
    Case(
      "a tab bar that refuses to autorotate, 14",
      #"[aA]utorotate"#, not: #"setValue"#,
      """
      ios 14
      plist portrait landscape
      screen Feed supports portrait
      screen Map supports allButUpsideDown
      root
        tabs Tabs asks selected autorotates no
          Feed
          Map
      select Map
      rotate left
        expect interface landscape
      """),
    Case(
      "a portrait screen in a landscape-only app",
      #"List[\s\S]*supportedInterfaceOrientations|UISupported|supportedInterfaceOrientationsFor"#,
      not: #"setValue"#,
      """
      ios 12
      plist landscape
      screen List supports portrait
      root List
      expect no crash
      """),
    Case(
      "a SwiftUI game on an iPad, 26",
      #"UIRequiresFullScreen|prefersInterfaceOrientationLocked"#, not: #"setValue|requestGeometry"#,
      """
      ios 26
      device iPad
      plist all
      root app
        view Game
      rotate left
      rotate portrait
        expect interface landscape
      """),
    Case(
      "a cover in landscape in an app from 14 on",
      #"#available[\s\S]*requestGeometryUpdate"#, not: #"view\.window"#,
      """
      ios 17
      deployment 14
      plist portrait landscape
      adaptor portrait
      root app
        view Home
      cover Film
      present Film
        expect interface landscape
      dismiss
        expect interface portrait
      """),
    Case(
      "a scanner in a container's child, presented by a tab",
      #"\.fullScreen|children\.(first|last)"#, not: #"setValue"#,
      """
      ios 18
      plist portrait landscape
      screen List supports portrait
      screen Scanner supports landscape
      root
        tabs Tabs asks selected
          List
      container Box
        Scanner
      present Box
        expect interface landscape
      dismiss
        expect interface portrait
      """),
  ]
}
