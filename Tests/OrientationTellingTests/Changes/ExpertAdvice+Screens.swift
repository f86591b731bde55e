extension ExpertAdviceTests {
  static let screens: [Case] = [
    Case(
      "tabs", #"selectedViewController\??\.supported"#,
      """
      ios 17
      plist portrait landscape
      screen Feed supports portrait
      screen Photo supports allButUpsideDown
      root
        tabs
          Feed
          Photo
      rotate left
        expect interface portrait
      select Photo
        expect interface landscape
      """),
    Case(
      "sheet camera 15", #"\.fullScreen"#,
      """
      ios 15
      plist portrait landscape
      screen List supports portrait
      screen Camera supports landscape
      root List
      present Camera
        expect interface landscape
      dismiss
        expect interface portrait
      """),
    Case(
      "delegate locks", #"supportedInterfaceOrientationsFor"#,
      """
      ios 16
      plist portrait landscape
      delegate portrait
      screen List supports portrait
      screen Player supports landscape
      root
        navigation Main asks top
          List
      push Player
        expect interface landscape
      pop
        expect interface portrait
      """),
    Case(
      "request refused by plist",
      appMask,
      """
      ios 17
      plist portrait
      screen Viewer supports allButUpsideDown
      root Viewer
      request landscape
        expect interface landscape
        expect no error
      """),
    Case(
      "lock 26", #"lock"#,
      """
      ios 26
      device iPad
      plist all
      screen Game prefers-lock yes
      root Game
      rotate left
        expect interface landscape
      """),
    Case(
      "narrowed untold", #"setNeedsUpdateOfSupportedInterfaceOrientations"#,
      """
      ios 16
      plist portrait landscape
      screen Viewer supports allButUpsideDown
      root Viewer
      rotate left
      set Viewer supports portrait
        expect interface portrait
      """),
    Case(
      "attempt on 16", #"setNeedsUpdateOfSupportedInterfaceOrientations"#,
      """
      ios 16
      plist portrait landscape
      screen Viewer supports portrait
      root Viewer
      rotate left
      set Viewer supports allButUpsideDown
      attempt
        expect interface landscape
      """),
    Case(
      "overlay own mask", #"supportedInterfaceOrientations"#,
      """
      ios 17
      plist portrait landscape
      screen List supports portrait
      screen Banner supports all
      root List
      window Overlay hidden
        Banner
      show window Overlay
      rotate left
        expect interface portrait
      """),
    Case(
      "alert window", #"supportedInterfaceOrientations"#,
      """
      ios 17
      plist portrait landscape
      screen List supports portrait
      root List
      window Alerts
        Host
      present system alert from Host
      rotate left
        expect interface portrait
      """),
    Case(
      "leaving hack 16", #"topViewController|visibleViewController"#,
      """
      ios 16
      plist portrait landscape
      screen List supports portrait
      screen Player supports allButUpsideDown
        when leaving: force portrait
      root
        navigation Main
          List
      push Player
      rotate left
      pop
        expect interface portrait
      """),
    Case(
      "legacy 5", #"supportedInterfaceOrientations[^}]*\.allButUpsideDown"#,
      """
      ios 5
      plist portrait landscape
      root
        navigation Main
          Player
      rotate left
        expect interface landscape
      """),
    Case(
      "extension", #"class Main: UINavigationController"#,
      """
      ios 17
      plist portrait landscape
      assume extension-override-runs no
      screen List supports portrait
      root
        navigation Main asks top by extension
          List
      rotate left
        expect interface portrait
      """),
    Case(
      "legacy class 12", #"supportedInterfaceOrientations"#,
      """
      ios 12
      plist portrait landscape
      screen List legacy portrait
      root List
      rotate left
        expect interface portrait
      """),
    Case(
      "a request in viewWillAppear that UIKit refuses",
      #"viewDidAppear[\s\S]*requestGeometryUpdate"#, not: #"setValue"#,
      """
      ios 17
      plist portrait landscape
      screen List supports portrait wants portrait
      screen Video supports allButUpsideDown wants landscape
        when appearing: request landscape
        when disappearing: request portrait
      root
        navigation Main asks top
          List
      push Video
        expect interface landscape
      rotate left
      pop
        expect interface portrait
      """),
  ]
}
