extension ExpertAdviceTests {
  static let apps: [Case] = [
    Case(
      "form sheet ipad", #"\.fullScreen"#,
      """
      ios 16
      device iPad
      plist all
      requires-full-screen yes
      screen Board supports portrait
      screen Sketch supports landscape
      root Board
      present Sketch as formSheet
        expect interface landscape
      dismiss
        expect interface portrait
      """),
    Case(
      "ipad two versions", #"UIRequiresFullScreen"#,
      """
      ios 18, 17
      device iPad
      plist all
      screen Board supports portrait
      root
        navigation asks top
          Board
      rotate left
        expect interface portrait
      """),
    Case(
      "deployment range", #"#available[^|]*|setNeedsUpdateOfSupportedInterfaceOrientations"#,
      """
      ios 17
      deployment 15
      plist portrait landscape
      screen Viewer supports portrait
      root Viewer
      rotate left
      set Viewer supports allButUpsideDown
        expect interface landscape
      """),
    Case(
      "autorotate unasked 15",
      #"topViewController|visibleViewController|supportedInterfaceOrientations"#,
      """
      ios 15
      plist portrait landscape
      screen List autorotates no
      screen Photo
      root
        navigation Main
          List
      rotate left
        expect interface portrait
      push Photo
      rotate portrait
      rotate right
        expect interface landscape
      """),
    Case(
      "prefers on a push", #"requestGeometryUpdate|\.fullScreen|supportedInterfaceOrientations"#,
      """
      ios 17
      plist portrait landscape
      screen List supports portrait
      screen Player supports allButUpsideDown prefers landscapeRight
      root
        navigation Main asks top
          List
      push Player
        expect interface landscapeRight
      """),
    Case(
      "enum for mask", #"supportedInterfaceOrientations"#,
      """
      ios 12
      plist portrait landscape
      screen List supports enum landscapeRight
      root List
      rotate left
        expect interface landscapeRight
      """),
    Case(
      "split", #"viewController\(for: \.secondary\)"#,
      """
      ios 17
      device iPad
      plist all
      requires-full-screen yes
      screen Menu
      screen Detail supports landscape
      root
        split Both
          Menu
          Detail
      rotate left
      rotate portrait
        expect interface landscape
      """),
    Case(
      "pages", #"viewControllers\?\.first"#,
      """
      ios 17
      plist portrait landscape
      screen One supports portrait
      screen Two supports allButUpsideDown
      root
        pages Book
          One
          Two
      rotate left
        expect interface portrait
      select Two
        expect interface landscape
      """),
    Case(
      "player locked by delegate window", #"supportedInterfaceOrientationsFor"#,
      """
      ios 15
      plist portrait landscape
      delegate portrait
      screen List supports portrait
      root List
      present system player
      rotate left
        expect interface landscape
      dismiss
        expect interface portrait
      """),
    Case(
      "hack reaction on 16", #"requestGeometryUpdate|supportedInterfaceOrientations"#,
      """
      ios 16
      plist portrait landscape
      screen List supports portrait
      screen Player supports allButUpsideDown
        when appeared: force landscapeRight
      root
        navigation Main asks top
          List
      push Player
        expect interface landscapeRight
      """),
    Case(
      "modal navigation", #"topViewController|visibleViewController"#,
      """
      ios 17
      plist portrait landscape
      screen List supports portrait
      screen Viewer supports landscape
      root List
      navigation Box
        Viewer
      present Box as fullScreen
        expect interface landscape
      dismiss
        expect interface portrait
      """),
    Case(
      "ipad 26 portrait only", #"UIRequiresFullScreen|prefersInterfaceOrientationLocked"#,
      """
      ios 26
      device iPad
      plist all
      screen Board supports portrait
      root Board
      rotate left
        expect interface portrait
      """),
    Case(
      "multi story", #"selectedViewController"#,
      """
      ios 26
      plist portrait landscape
      screen Home supports portrait
      screen Clip supports landscape
      root
        tabs
          navigation Main asks top
            Home
          Settings
      present Clip as fullScreen
      dismiss
        expect interface portrait
      select Settings
      rotate left
        expect interface landscape
      select Home
        expect interface portrait
      """),
  ]
}
