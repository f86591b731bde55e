extension ExpertAdviceTests {
  /// The rest of those reports.
  static let moreReports: [Case] = [
    Case(
      "a wrapped camera under a hosting root",
      #"UIHostingController|supportedOrientations|AppDelegate"#, not: #"class Camera|setValue"#,
      """
      ios 17
      plist portrait landscape
      screen Camera supports landscape
      root
        hosting Root default allButUpsideDown
          view Home
            Camera
      rotate left
      rotate portrait
        expect interface landscape
      """),
    Case(
      "the system's player leaves the app on its side",
      #"topViewController|navigationControllerSupported"#, not: #"setValue|requestGeometry"#,
      """
      ios 16
      plist portrait landscape
      screen List supports portrait
      root
        navigation Main
          List
      present system player as fullScreen
      rotate left
        expect interface landscape
      dismiss
        expect interface portrait
      """),
    Case(
      "a web page that must not turn",
      #"SFSafariViewController|supportedInterfaceOrientationsFor"#,
      not: #"setValue|requestGeometry"#,
      """
      ios 17
      plist portrait landscape
      screen List supports portrait
      root List
      present system safari as fullScreen
      rotate left
        expect interface portrait
      """),
    Case(
      "an introduction in pages",
      #"pageViewControllerSupported|UIPageViewController"#, not: #"setValue|requestGeometry"#,
      """
      ios 17
      plist portrait landscape
      screen Home
      screen One supports portrait
      screen Two supports portrait
      root Home
      pages Intro
        One
        Two
      present Intro as fullScreen
      rotate left
        expect interface portrait
      """),
    Case(
      "upside down on a phone with a home button",
      #"UISupportedInterfaceOrientation|supportedInterfaceOrientationsFor"#, not: #"setValue"#,
      """
      ios 15
      device iPhone SE
      plist portrait landscape
      screen List supports all
      root
        navigation Main
          List
      rotate portraitUpsideDown
        expect interface portraitUpsideDown
      """),
    Case(
      "a container of one's own whose child is replaced",
      #"children\.(first|last)|childFor"#, not: #"setValue|requestGeometry"#,
      """
      ios 16
      plist portrait landscape
      screen Login supports portrait
      screen Home supports landscape
      root
        container Host
          Login
      replace Login with Home
        expect interface landscape
      """),
    Case(
      "a camera over a modal form", #"\.fullScreen"#, not: #"setValue|requestGeometry"#, .single,
      ios: "17", with: ["screen Form supports portrait"],
      """
      present Form as fullScreen
      present Player as pageSheet from Form
        expect interface landscape
      dismiss Player
        expect interface portrait
      """),
    Case(
      "a pushed video on 15 and 16", #"present\(|\.fullScreen"#, not: #"setValue"#, .stack,
      ios: "15, 16", with: ["navigation Main asks top"], thereAndBack("push Player", "pop")),
    Case(
      "a game in a stack that prefers the lock",
      #"childViewControllerForInterfaceOrientationLock|prefersInterfaceOrientationLocked|childForInterfaceOrientationLock"#,
      not: #"setValue|requestGeometry"#,
      """
      ios 26
      device iPad
      plist all
      screen Game prefers-lock yes
      root
        navigation Main
          Game
      rotate left
        expect interface portrait
      """),
  ]
}
