extension ExpertAdviceTests {
  static let containers: [Case] = [
    Case(
      "a lock that a stack doesn't forward, and a list that has none",
      #"childForInterfaceOrientationLock[\s\S]*setNeedsUpdateOfPrefersInterfaceOrientationLocked"#,
      .stack, ios: "26",
      with: [
        "screen List", "screen Race wants current prefers-lock yes", "navigation Main asks top",
      ],
      """
      rotate left
      push Race
      rotate portrait
        expect interface landscapeRight
      pop
        expect interface portrait
      """),
    Case(
      "a screen that says nothing, pushed where the app delegate allows portrait alone",
      #"AppDelegate\.mask = \.landscape[\s\S]*viewWillDisappear"#, .stack, ios: "17",
      with: ["delegate portrait", "screen List", "screen Photo"],
      """
      push Photo
        expect interface landscape
      pop
        expect interface portrait
      """),
    Case(
      "a portrait tab beside a map, in SwiftUI", #"onAppear[\s\S]*\.portrait[\s\S]*onDisappear"#,
      """
      ios 17
      plist portrait landscape
      root app
        tabs
          view Feed
          view Map
      rotate left
        expect interface portrait
      select Map
        expect interface landscape
      """),
    Case(
      "a quiz that stays as it is found", #"topViewController[\s\S]*supportCurrent"#,
      .stack, ios: "17", with: ["screen List", "screen Quiz wants current"],
      """
      rotate left
      push Quiz
      rotate portrait
        expect interface landscapeRight
      """),
    Case(
      "a stack around a list that says nothing", #"topViewController[\s\S]*\.portrait"#,
      not: #"Current"#, .stack, ios: "17", with: ["screen List"],
      """
      rotate left
        expect interface portrait
      """),
    Case(
      "tabs under an alert, which returns their mask", #"selectedViewController"#, .tabs, ios: "17",
      """
      present system alert
      rotate left
        expect interface portrait
      """),
    Case(
      "a drawer whose child changes, on versions that notice nothing",
      #"children\.last[\s\S]*else \{\n *UIViewController\.attemptRotationToDeviceOrientation"#,
      .single,
      ios: "14, 17", with: ["root\n  container Drawer\n    List"],
      """
      rotate left
        expect interface portrait
      replace List with Player
        expect interface landscape
      """),
    Case(
      "a stack in tabs, both silent", #"selectedViewController[\s\S]*topViewController"#, .tabs,
      ios: "18",
      with: ["navigation Main", "screen Map"],
      """
      rotate left
        expect interface portrait
      select Map
        expect interface landscape
      """),
    Case(
      "a stack, on 9", forwarding,
      not: #"setValue"#, .stack, ios: "9",
      """
      rotate left
        expect interface portrait
      push Photo
      rotate portrait
      rotate left
        expect interface landscape
      """),
    Case(
      "a wrapper around what is presented",
      forwarding,
      not: #"requestGeometry"#, .single, ios: "16",
      thereAndBack("present navigation(Player) as fullScreen", "dismiss")),
    Case(
      "a stack presented in place of the root",
      forwarding,
      not: #"requestGeometry"#, .single, ios: "17",
      with: ["navigation Main\n  Player"],
      """
      replace root with Main
        expect interface landscape
      """),
    Case(
      "tabs presented full screen", #"selectedViewController|tabBarControllerSupported"#,
      not: #"requestGeometry"#, .single, ios: "17",
      with: ["tabs Box\n  Player"],
      thereAndBack("present Box as fullScreen", "dismiss")),
    Case(
      "a container of one's own, pushed",
      #"children\.last|childForHome|class Host[\s\S]*supportedInterfaceOrientations"#,
      not: #"requestGeometry"#, .stack, ios: "17",
      with: ["navigation Main asks top", "container Host\n  Player"],
      thereAndBack("push Host", "pop")),
    Case(
      "an iPad's stack that is not multitasking",
      forwarding,
      not: #"UIRequiresFullScreen"#, .pad, ios: "17",
      with: ["plist portrait landscape", "root\n  navigation Main\n    Board"],
      """
      rotate left
        expect interface portrait
      push Sketch
        expect interface landscape
      """),
    Case(
      "tabs on 5", #"supportedInterfaceOrientations[^}]*\.allButUpsideDown"#, .tabs, ios: "5",
      with: ["navigation Main", "screen Map supports all"],
      """
      rotate left
        expect interface landscape
      """),
    Case(
      "launched sideways", forwarding,
      .stack, ios: "17",
      with: ["held landscapeLeft"],
      """
      expect interface portrait
      push Photo
        expect interface landscape
      """),
    Case(
      "a game that is to be launched in landscape",
      forwarding, .stack, ios: "17",
      with: ["screen List supports landscape"],
      """
      expect interface landscape
      push Photo
        expect interface portrait
      """),
  ]

  static let requests: [Case] = [
    Case(
      "refused by the delegate", #"supportedInterfaceOrientationsFor"#, .stack, ios: "18",
      with: [
        "navigation Main asks top", "delegate portrait", "screen List supports allButUpsideDown",
      ],
      """
      request landscapeRight
        expect interface landscapeRight
        expect no error
      """),
    Case(
      "refused by the selected tab",
      #"class List[\s\S]*supportedInterfaceOrientations|List\.swift"#, .tabs, ios: "26",
      with: ["tabs Tabs asks selected"],
      """
      request landscapeRight
        expect interface landscapeRight
        expect no error
      """),
    Case(
      "on an iPad that shares its screen", #"UIRequiresFullScreen"#, .pad, ios: "17",
      with: ["screen Board"],
      """
      request landscape
        expect interface landscape
      """),
    Case(
      "one that does not last",
      #"supportedInterfaceOrientations|prefersInterfaceOrientationLocked"#,
      not: #"requestGeometry"#, .single, ios: "17",
      with: ["screen List supports allButUpsideDown"],
      """
      request landscape
      rotate left
      rotate portrait
        expect interface landscape
      """),
    Case(
      "the hack in a SwiftUI app", #"AppDelegate|requestGeometryUpdate"#, not: #"view\.window"#,
      .swiftUI, ios: "17",
      """
      force landscapeRight
        expect interface landscapeRight
      """),
    Case(
      "a mask widened at the end of a game", #"setNeedsUpdateOfSupportedInterfaceOrientations"#,
      not: #"requestGeometry"#, .single, ios: "17",
      with: ["screen List supports allButUpsideDown"],
      """
      rotate left
      set List supports landscapeRight
      rotate portrait
        expect interface landscape
      set List supports allButUpsideDown
        expect interface portrait
      """),
    Case(
      "a mask changed on 15", #"attemptRotationToDeviceOrientation"#, not: #"setValue"#, .single,
      ios: "15",
      """
      rotate left
      set List supports allButUpsideDown
        expect interface landscape
      """),
  ]
}
