extension ExpertAdviceTests {
  /// A seventh set: what libraries for drawers, sheets and alerts are asked, and apps that use them.
  static let libraries: [Case] = [
    Case(
      "a drawer around a stack that asks", #"children\.(first|last)"#, not: "requestGeometry",
      .single, ios: "16",
      with: ["screen Photo supports allButUpsideDown", "root Sign"],
      """
      container Drawer
        navigation Main asks top
          List
      replace root with Drawer
      push Photo
      rotate left
      pop
        expect interface portrait
      """),
    Case(
      "a bottom sheet's container over a screen that turns", #"children\.(first|last)"#,
      not: "requestGeometry", .single, ios: "17",
      with: ["screen Terms supports portrait", "root Page"],
      """
      container Sheet
        Terms
      present Sheet as overFullScreen
      rotate left
        expect interface portrait
      """),
    Case(
      "an alert that is drawn, over a landscape editor",
      #"Notice[\s\S]*supportedInterfaceOrientations"#, not: "setValue|requestGeometry", .single,
      ios: "17", with: ["screen Editor supports landscape", "screen Notice", "root Editor"],
      """
      rotate left
      present Notice as overFullScreen
      rotate portrait
        expect interface landscape
      """),
    Case(
      "a game that still refuses to autorotate, on 16", "supportedInterfaceOrientations",
      not: "shouldAutorotate|requestGeometry", .single, ios: "16",
      with: ["screen Game autorotates no"],
      """
      present Game as fullScreen
      rotate left
        expect interface portrait
      """),
    Case(
      "a form of SwiftUI's in a sheet of UIKit's, 13", #"\.fullScreen"#, not: "setValue", .single,
      ios: "13", with: ["root Shop"],
      """
      hosting Form supports portrait
        view Fields
      present Form
      rotate left
        expect interface portrait
      """),
    Case(
      "a sketch in a split's detail on an iPad in full screen",
      #"viewController\(for: \.secondary\)[\s\S]*topViewController"#, not: "requestGeometry",
      """
      ios 17
      device iPad
      plist all
      requires-full-screen yes
      screen Sketch supports landscape
      root
        split Desk
          List
          navigation Papers
            Sketch
      rotate left
      rotate portrait
        expect interface landscape
      """),
    Case(
      "a camera that prefers what it does not support",
      "prefer no orientation in Camera|preferredInterfaceOrientation", not: "fullScreen", .single,
      ios: "15",
      with: ["screen Camera supports landscape prefers portrait"],
      """
      present Camera as fullScreen
        expect no crash
        expect interface landscape
      """),
    Case(
      "a call in a window over a landscape game", #"Call[\s\S]*supportedInterfaceOrientations"#,
      not: "requestGeometry|setValue", .single, ios: "18",
      with: ["screen Game supports landscape", "screen Call supports portrait", "root Game"],
      """
      window Banner hidden
        Call
      show window Banner
        expect interface landscape
      """),
    Case(
      "a request in viewWillAppear", #"viewDidAppear|supportedInterfaceOrientations"#,
      not: "setValue", .stack, ios: "16",
      with: ["navigation Main asks top"],
      """
      screen Film supports allButUpsideDown
        when appearing: request landscape
      push Film
        expect interface landscape
      """),
    Case(
      "a portrait picker of one's own in a landscape app, 12", appMask, not: "setValue",
      .single, ios: "12",
      with: [
        "plist landscape", "screen List supports landscape", "screen Picker supports portrait",
      ],
      """
      present Picker as fullScreen
        expect no crash
        expect interface portrait
      """),
    Case(
      "an introduction in the pages of a tab", #"viewControllers\?\.first|pageViewController"#,
      not: "requestGeometry",
      """
      ios 17
      plist portrait landscape
      screen Hello supports portrait
      screen Feed
      root
        tabs Tabs asks selected
          pages Intro
            Hello
          Feed
      rotate left
        expect interface portrait
      """),
    Case(
      "a book in a split that prefers the lock, 26", "childForInterfaceOrientationLock",
      not: "requestGeometry", .pad, ios: "26",
      with: ["screen Book prefers-lock yes", "requires-full-screen yes", "root Shelf"],
      """
      split Desk
        Contents
        Book
      replace root with Desk
      rotate left
        expect interface portrait
      """),
    Case(
      "a SwiftUI root that turns once a player is gone, 15",
      #"UIHostingController[\s\S]*portrait|support \w+ in Root"#, not: "setValue",
      """
      ios 15
      plist portrait landscape
      screen Player supports landscape
      root
        hosting Root
          view Home
      present Player as fullScreen
      rotate left
        expect interface landscape
      dismiss
        expect interface portrait
      """),
    Case(
      "a checkout in a stack in a sheet, 26", #"\.fullScreen[\s\S]*topViewController"#,
      not: "requestGeometry", .single, ios: "26",
      with: ["screen Checkout supports portrait", "root Shop"],
      """
      present navigation(Checkout)
      rotate left
        expect interface portrait
      """),
    Case(
      "a delegate that follows a pushed player, 15", #"\.fullScreen|attemptRotation"#,
      not: "setValue", .stack, ios: "15",
      with: ["delegate landscape for Player otherwise portrait"],
      """
      push Player
        expect interface landscape
      pop
        expect interface portrait
      """),
  ]
}
