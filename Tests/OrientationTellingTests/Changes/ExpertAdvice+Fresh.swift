extension ExpertAdviceTests {
  /// A fifth set, after the reports.
  static let fresh: [Case] = [
    Case(
      "a lock that is turned on while playing, and not announced",
      #"setNeedsUpdateOfPrefersInterfaceOrientationLocked"#, not: #"setValue|requestGeometry"#,
      """
      ios 26
      device iPad
      plist all
      screen Game
      root Game
      rotate left
      set Game prefers-lock yes
      rotate portrait
        expect interface landscape
      """),
    Case(
      "a login sheet in an app that turns",
      #"\.fullScreen"#, not: #"setValue|requestGeometry"#,
      """
      ios 15
      plist portrait landscape
      screen List
      screen Login supports portrait
      root
        tabs Tabs
          List
      present Login
      rotate left
        expect interface portrait
      """),
    Case(
      "an orientation lock of one's own, on 15, left behind on leaving",
      #"\.fullScreen|present\("#, not: #"setValue"#,
      """
      ios 15
      plist portrait landscape
      delegate portrait
      screen List
      screen Player
        when appeared: set delegate landscape; force landscapeRight
        when leaving: set delegate portrait
      root
        navigation Main
          List
      push Player
        expect interface landscape
      rotate left
      pop
        expect interface portrait
      """),
    Case(
      "a map in a split on an iPad in full screen",
      #"UISplitViewController"#, not: #"setValue|requestGeometry"#,
      """
      ios 16
      device iPad
      plist all
      requires-full-screen yes
      screen Menu
      screen Map supports landscape
      root
        split Both
          Menu
          Map
      rotate left
      rotate portrait
        expect interface landscape
      """),
    Case(
      "an onboarding that is pushed in a modal stack",
      #"topViewController|navigationControllerSupported"#, not: #"setValue|requestGeometry"#,
      """
      ios 18
      plist portrait landscape
      screen Home
      screen Step1 supports portrait
      screen Step2 supports portrait
      root Home
      navigation Onboarding
        Step1
      present Onboarding as fullScreen
      push Step2
      rotate left
        expect interface portrait
      """),
    Case(
      "a SwiftUI sheet with a wrapped camera",
      #"AppDelegate"#, not: #"class Camera|setValue"#,
      """
      ios 18
      plist portrait landscape
      adaptor portrait
      root app
        view Home
      cover Shoot
        screen Camera supports landscape
      present Shoot
        expect interface landscape
      dismiss
        expect interface portrait
      """),
    Case(
      "requestGeometryUpdate for a pushed player that lets go again",
      #"topViewController|navigationControllerSupported|supportedInterfaceOrientations|\.fullScreen"#,
      not: #"setValue"#,
      """
      ios 17
      plist portrait landscape
      screen List supports portrait
      screen Player supports landscape
      root
        navigation Main
          List
      push Player
      request landscape
      rotate portrait
        expect interface landscape
      pop
        expect interface portrait
      """),
    Case(
      "a landscape kiosk with the share sheet, 26",
      #"List[\s\S]*supportedInterfaceOrientations|UISupported|supportedInterfaceOrientationsFor|topView"#,
      not: #"setValue"#,
      """
      ios 26
      plist portrait landscape
      screen List supports landscape
      root
        navigation Main
          List
      expect interface landscape
      present system share
        expect interface landscape
      """),
    Case(
      "a hosting root that reads no preference, and a cover in landscape",
      #"UIHostingController"#, not: #"setValue|requestGeometry"#,
      """
      ios 17
      plist portrait landscape
      root
        hosting Root
          view Content
      cover Video
      present Video
        expect interface landscape
      dismiss
        expect interface portrait
      """),
  ]
}
