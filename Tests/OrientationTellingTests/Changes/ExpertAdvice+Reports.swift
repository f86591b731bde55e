extension ExpertAdviceTests {
  /// What reports of apps and of libraries ask, with the answer that was accepted.
  static let reports: [Case] = [
    Case(
      "a sheet of one's own that holds a portrait form",
      #"children\.(first|last)|childForm"#, not: #"requestGeometry|setValue"#,
      """
      ios 17
      plist portrait landscape
      screen List supports allButUpsideDown
      screen Form supports portrait
      root List
      container Sheet
        Form
      rotate left
      present Sheet as fullScreen
        expect interface portrait
      """),
    Case(
      "a detail that is portrait on phones, and on the iPad too",
      #"Detail[\s\S]*supportedInterfaceOrientations"#, not: #"setValue|requestGeometry"#,
      """
      ios 16
      device iPad
      plist all
      requires-full-screen yes
      screen Board
      screen Detail supports portrait
      root Board
      rotate left
      present Detail as fullScreen
        expect interface landscape
      """),
    Case(
      "a setting that locks a SwiftUI app on an iPad, 27",
      #"UIRequiresFullScreen|prefersInterfaceOrientationLocked"#, not: #"setValue|requestGeometry"#,
      """
      ios 27
      device iPad
      plist all
      adaptor portrait
      root app
        view Home
      rotate left
        expect interface portrait
      """),
    Case(
      "tablets in landscape, phones in portrait",
      #"UIRequiresFullScreen"#, not: #"setValue|requestGeometry"#,
      """
      ios 17
      device iPad
      plist phone portrait
      plist pad all
      delegate landscape
      screen Board
      root Board
      rotate left
      rotate portrait
        expect interface landscape
      """),
    Case(
      "a split view on a phone",
      #"UISplitViewController"#, not: #"setValue|requestGeometry"#,
      """
      ios 16
      plist portrait landscape
      screen Menu supports portrait
      screen Detail supports portrait
      root
        split Both
          Menu
          Detail
      rotate left
        expect interface portrait
      """),
    Case(
      "a video pushed in a stack in tabs, both silent, 26",
      #"selectedViewController[\s\S]*topViewController|\.fullScreen"#,
      not: #"setValue|requestGeometry"#, .tabs, ios: "26",
      with: ["tabs Tabs", "navigation Main", "screen Map supports portrait"],
      thereAndBack("push Player", "pop")),
    Case(
      "a request before the new mask is told",
      #"setNeedsUpdateOfSupportedInterfaceOrientations|Player[\s\S]*supportedInterfaceOrientations"#,
      not: #"setValue"#,
      """
      ios 17
      plist portrait landscape
      screen Player supports portrait
      root Player
      set Player supports landscape
      request landscapeRight
        expect interface landscapeRight
        expect no error
      """),
    Case(
      "a lock in the app delegate that nobody announces",
      #"setNeedsUpdateOfSupportedInterfaceOrientations|requestGeometryUpdate"#, not: #"setValue"#,
      .stack, ios: "17",
      with: [
        "delegate portrait", "screen List",
        "screen Player\n  when appearing: set delegate landscape\n"
          + "  when disappearing: set delegate portrait",
      ], thereAndBack("push Player", "pop")),
    Case(
      "the same in SwiftUI",
      #"setNeedsUpdateOfSupportedInterfaceOrientations|requestGeometryUpdate"#,
      not: #"setValue|view\.window"#, .swiftUI, ios: "17",
      with: [
        "adaptor portrait",
        "view Chart\n  when appearing: set delegate landscape\n"
          + "  when disappeared: set delegate portrait",
      ], thereAndBack("push Chart", "pop")),
    Case(
      "a SwiftUI chart in a tab of UIKit's",
      #"UIHostingController"#, not: #"setValue|requestGeometry"#,
      """
      ios 17
      plist portrait landscape
      screen List supports portrait
      root
        tabs Tabs asks selected
          List
          hosting Chart
            view Bars
      rotate left
      select Chart
      rotate portrait
        expect interface landscape
      """),
  ]
}
