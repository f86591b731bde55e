extension ExpertAdviceTests {
  /// A third set, of what people who ship apps ask each other.
  static let later: [Case] = [
    Case(
      "an introduction over the current context", #"\.fullScreen"#, not: #"setValue"#, .single,
      ios: "17", with: ["screen List", "screen Intro supports portrait"],
      """
      rotate left
      present Intro as overCurrentContext
        expect interface portrait
      """),
    Case(
      "a bar that asks, a stack that does not", forwarding, not: #"requestGeometry"#, .tabs,
      ios: "17", with: ["tabs Tabs asks selected", "navigation Main"],
      thereAndBack("push Player", "pop")),
    Case(
      "an alert that is asked what it asks", "topViewController", not: #"visibleViewController\?"#,
      .stack,
      ios: "9", with: ["navigation Main asks visible", "screen List supports allButUpsideDown"],
      """
      present system alert
      rotate left
        expect no crash
      """),
    Case(
      "one list for phones, another for pads", appMask, not: #"setValue"#, .single, ios: "16",
      with: ["plist phone portrait\nplist pad all"],
      """
      present Player as fullScreen
        expect no crash
        expect interface landscape
      """),
    Case(
      "a wide chart for the phone on its side", appMask, not: #"remove "#, .single, ios: "17",
      with: [
        "plist portrait",
        "screen List supports portrait\n"
          + "  when device landscape: present Player as fullScreen if not presenting",
      ],
      """
      rotate left
        expect no crash
        expect interface landscape
      """),
    Case(
      "a sheet of SwiftUI's in landscape", #"AppDelegate"#, not: #"setValue"#, .swiftUI, ios: "18",
      with: ["cover Film", "sheet Drawing"],
      """
      present Drawing
        expect interface landscape
      """),
    Case(
      "a class from the days of iOS 5", #"supportedInterfaceOrientations"#, not: #"setValue"#,
      .single, ios: "12", with: ["screen List legacy portrait"],
      """
      rotate left
        expect interface portrait
      """),
    Case(
      "a popover on a phone", #"\.fullScreen"#, not: #"setValue"#, .stack, ios: "17",
      with: ["navigation Main asks top"],
      """
      present Player as popover
        expect interface landscape
      """),
    Case(
      "a push in what is presented", forwarding, not: #"requestGeometry"#, .stack, ios: "17",
      with: ["navigation Main asks top", "screen Login supports portrait"],
      """
      present navigation(Login) as fullScreen
      push Player
        expect interface landscape
      pop
        expect interface portrait
      """),
    Case(
      "an extension that never runs", #"class Main\w*: UINavigationController"#,
      not: #"requestGeometry"#, .stack, ios: "17",
      with: ["navigation Main asks top by extension", "assume extension-override-runs no"],
      """
      rotate left
        expect interface portrait
      """),
    Case(
      "an override before the delegate", forwarding, not: #"requestGeometry"#, .stack, ios: "17",
      with: ["navigation Main supports allButUpsideDown asks top by delegate"],
      """
      rotate left
        expect interface portrait
      push Photo
        expect interface landscape
      """),
    Case(
      "a request on an iPad that shares its screen", #"UIRequiresFullScreen"#, not: #"setValue"#,
      .pad, ios: "18", with: ["screen Board"],
      """
      request landscape
        expect interface landscape
      """),
    Case(
      "a landscape home behind a login", appMask, not: #"setValue"#, .single, ios: "17",
      with: ["plist portrait", "screen Home supports landscape"],
      """
      replace root with Home
        expect no crash
        expect interface landscape
      """),
    Case(
      "a camera in tabs, on 13", #"present\(|fullScreen"#, not: #"setValue"#, .tabs, ios: "13",
      with: ["tabs Tabs asks selected"], thereAndBack("push Player", "pop")),
    Case(
      "a delegate that knows the player, which is pushed",
      #"setNeedsUpdateOfSupportedInterfaceOrientations"#, not: #"setValue"#, .stack, ios: "17",
      with: [
        "screen List", "screen Player",
        "delegate allButUpsideDown for Player otherwise portrait",
      ],
      """
      rotate left
      push Player
        expect interface landscape
      """),
    Case(
      "a reader that locks itself, in a stack that does not ask", forwarding,
      not: #"requestGeometry"#, .stack, ios: "17", with: ["screen List"],
      """
      rotate left
      set List supports portrait
      update List
        expect interface portrait
      """),
    Case(
      "a window for video over a portrait app", appMask, not: #"support \w+ in List"#, .single,
      ios: "17", with: ["plist portrait", "window Video absent\n  Player"],
      """
      add window Video
        expect no crash
      show window Video
        expect interface landscape
      """),
    Case(
      "Safari turns a portrait screen, on 26", #"supportedInterfaceOrientationsFor"#,
      not: #"class SFSafariViewController"#, .single, ios: "26",
      """
      present system safari
      rotate left
        expect interface portrait
      """),
    Case(
      "a drawing in a stack in a sheet", #"\.fullScreen[\s\S]*topViewController"#,
      not: #"support \w+ in List"#, .stack, ios: "17", with: ["navigation Main asks top"],
      thereAndBack("present navigation(Player) as pageSheet", "dismiss")),
    Case(
      "an iPad's split in full screen, upright", #"supportedInterfaceOrientations"#,
      not: #"setValue|UIRequires"#, .pad, ios: "17",
      with: [
        "requires-full-screen yes", "screen Board",
        "root\n  split\n    screen Side\n    Board",
      ],
      """
      rotate left
        expect interface portrait
      """),
  ]
}
