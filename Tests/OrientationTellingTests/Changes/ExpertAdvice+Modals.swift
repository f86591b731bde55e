extension ExpertAdviceTests {
  static let modals: [Case] = [
    Case(
      "a popover on an iPad in full screen", #"\.fullScreen"#, .pad, ios: "17",
      with: ["requires-full-screen yes"],
      """
      present Sketch as popover
        expect interface landscape
      """),
    Case(
      "the default style of 13", #"\.fullScreen"#, .stack, ios: "13",
      with: ["navigation Main asks top"],
      thereAndBack("present Player", "dismiss")),
    Case(
      "a push on 12, there and back", #"present\(|fullScreen"#, not: #"setValue"#, .stack,
      ios: "12",
      with: ["navigation Main asks top"],
      thereAndBack("push Player", "pop")),
    Case(
      "a landscape camera under a portrait delegate", #"supportedInterfaceOrientationsFor"#,
      not: #"support \w+ in Camera|class Camera"#, .stack, ios: "17",
      with: ["navigation Main asks top", "delegate portrait", "screen Camera supports landscape"],
      """
      present Camera as fullScreen
        expect no crash
      """),
    Case(
      "a landscape camera in a portrait app",
      appMask,
      not: #"support \w+ in Camera|class Camera"#, .stack, ios: "15",
      with: ["navigation Main asks top", "plist portrait", "screen Camera supports landscape"],
      """
      present Camera as fullScreen
        expect no crash
      """),
    Case(
      "a system player in a portrait app",
      appMask, .single, ios: "17",
      with: ["plist portrait"],
      thereAndBack("present system player", "rotate left", "dismiss")),
    Case(
      "shouldAutorotate no where it is asked", #"autorotate"#, .stack, ios: "15",
      with: ["navigation Main asks top", "screen Photo supports allButUpsideDown autorotates no"],
      thereAndBack("present Photo as fullScreen", "rotate left", "dismiss")),
    Case(
      "a photo that is to come up in landscape, 12",
      #"preferredInterfaceOrientationForPresentation"#, not: #"setValue"#, .stack, ios: "12",
      with: ["navigation Main asks top"],
      """
      present Photo as fullScreen
        expect interface landscapeRight
      dismiss
        expect interface portrait
      """),
    Case(
      "a request while a sheet is up", #"requestGeometryUpdate|[sS]upportedInterfaceOrientations"#,
      not: #"viewDidAppear"#, .single, ios: "17",
      with: ["screen List supports allButUpsideDown"],
      """
      present Player as pageSheet
      request landscape
      dismiss
        expect interface portrait
      """),
  ]

  static let freshApps: [Case] = [
    Case(
      "the list of a portrait app, 26",
      appMask, .stack, ios: "26",
      with: ["navigation Main asks top", "plist portrait"],
      thereAndBack("push Player", "pop")),
    Case(
      "a photo that turns in a portrait app",
      appMask, .stack, ios: "16",
      with: ["navigation Main asks top", "plist portrait"],
      thereAndBack("push Photo", "rotate left", "pop")),
    Case(
      "a delegate with one exception too few", #"supportedInterfaceOrientationsFor"#, .stack,
      ios: "17",
      with: ["navigation Main asks top", "delegate landscape for Player otherwise portrait"],
      thereAndBack("push Photo", "rotate left", "pop")),
    Case(
      "a scene delegate", #"SceneDelegate"#, .stack, ios: "27",
      with: ["navigation Main asks top", "scene-delegate portrait"],
      """
      push Photo
      rotate left
        expect interface landscape
      """),
    Case(
      "a game in a tab of an iPad, 26", #"prefersInterfaceOrientationLocked"#, not: #"setValue"#,
      .pad, ios: "26",
      with: ["root\n  tabs Tabs asks selected\n    Board", "screen Board"],
      """
      rotate left
      rotate portrait
        expect interface landscape
      """),
    Case(
      "a lock of 26 in an app that runs on 18", #"available\(iOS 26"#, .pad, ios: "26",
      with: ["deployment 18", "screen Board"],
      """
      rotate left
      rotate portrait
        expect interface landscape
      """),
    Case(
      "a toast that holds a player upright",
      #"Message[\s\S]*supportedInterfaceOrientations|isHidden"#, not: #"requestGeometry"#, .single,
      ios: "17",
      with: ["screen Message supports portrait", "window Toast\n  Message"],
      thereAndBack("present Player as fullScreen", "dismiss")),
    Case(
      "the user's lock", #"requestGeometryUpdate|supportedInterfaceOrientations"#, .stack,
      ios: "17",
      with: ["navigation Main asks top"],
      thereAndBack("lock on", "push Photo", "rotate left", "pop")),
  ]

  static let freshViews: [Case] = [
    Case(
      "a chart in a portrait app", #"AppDelegate"#, not: #"UIHostingController"#, .swiftUI,
      ios: "26",
      with: ["plist portrait"],
      thereAndBack("push Chart", "pop")),
    Case(
      "a cover on 15", #"AppDelegate"#, not: #"setValue"#, .swiftUI, ios: "15",
      with: ["adaptor portrait"],
      """
      present Film
      rotate left
        expect interface landscape
      """),
    Case(
      "a pushed hosting controller", #"UIHostingController|supportedInterfaceOrientations"#,
      not: #"requestGeometry"#, .stack, ios: "17",
      with: ["navigation Main asks top", "hosting Chart\n  view Bars"],
      thereAndBack("push Chart", "pop")),
    Case(
      "a preference's default that is too narrow", #"supportedOrientations|defaultValue"#, .single,
      ios: "17",
      with: ["root\n  hosting Root default portrait\n    view Home"],
      """
      rotate left
        expect interface landscape
      """),
    Case(
      "a view controller inside a view", #"AppDelegate"#, not: #"class Camera"#, .single, ios: "17",
      with: [
        "screen Camera supports landscape", "adaptor portrait", "root app\n  view Home\n    Camera",
      ],
      """
      rotate left
        expect interface landscape
      """),
  ]
}
