extension ExpertAdviceTests {
  /// Situations of somebody who read the advice and had written none of it: what is expected and what
  /// comes first was written down before any of them was played; the last three were met while reading.
  static let reviewed: [Case] = [
    Case(
      "a second stack in the tab bar, which nobody asks",
      #"class ProfileStack: UINavigationController[\s\S]*topViewController"#,
      not: #"setValue|requestGeometry"#,
      """
      ios 15, 16, 26
      plist portrait landscape
      screen Home supports allButUpsideDown
      screen Profile supports portrait
      root
        tabs Tabs asks selected
          navigation HomeStack asks top
            Home
          navigation ProfileStack
            Profile
      select Profile
      rotate left
        expect interface portrait
      """),
    Case(
      "a sign-in sheet over a game in landscape",
      #"\.fullScreen"#, not: #"setValue|requestGeometry"#,
      """
      ios 15, 16, 26
      held landscapeLeft
      plist portrait landscape
      screen Game supports landscape
      screen SignIn supports portrait
      root Game
      present SignIn
        expect interface portrait
      dismiss
        expect interface landscape
      """),
    Case(
      "a mask that viewDidAppear has changed, and the rotation after that",
      #"viewDidAppear[\s\S]*setNeedsUpdateOfSupported"#, not: #"requestGeometry"#,
      """
      ios 16, 17
      plist portrait landscape
      screen List supports portrait
      screen Chart supports portrait wants landscape
        when appeared: set Chart supports landscape
      root
        navigation Main asks top
          List
      push Chart
      rotate left
        expect interface landscapeRight
      """),
    Case(
      "a popover on an iPad, which adapts to nothing",
      #"hold Board|supportCurrent"#, not: #"\.fullScreen|adaptivePresentationStyle"#,
      """
      ios 16, 18
      device iPad Pro
      requires-full-screen yes
      plist all
      screen Board
      screen Notes supports portrait
      root
        navigation Main asks top
          Board
      present Notes as popover
      rotate left
        expect interface portrait
      """),
    Case(
      "a popover on an iPad that is dismissed again",
      #"supportCurrent\(\)[\s\S]*mask = \.all"#, not: #"\.fullScreen|func supportAll"#,
      """
      ios 17
      device iPad Pro
      requires-full-screen yes
      plist all
      screen Board
      screen Notes supports portrait
      root Board
      present Notes as popover
      rotate left
        expect interface portrait
      dismiss
        expect interface landscapeRight
      rotate portrait
        expect interface portrait
      """),
    Case(
      "an alert in a window of its own",
      #"in AlertHost"#, not: #"setValue|AppDelegate"#,
      """
      ios 15, 17, 26
      plist portrait landscape
      screen Form supports portrait
      screen AlertHost
      root
        navigation Main asks top
          Form
      window Alerts absent
        AlertHost
      add window Alerts
      show window Alerts
      present system alert from AlertHost
      rotate left
        expect interface portrait
      """),
    Case(
      "a hosting controller that is pushed and says nothing",
      #"class PlayerHost: UIHostingController"#, not: #"setValue|requestGeometry"#,
      """
      ios 16, 18, 26
      plist portrait landscape
      screen List supports portrait
      hosting PlayerHost
        view Player
      root
        navigation Main asks top
          List
      push PlayerHost
        expect interface landscape
      pop
        expect interface portrait
      """),
    Case(
      "a signature pad that comes in on the wrong side",
      #"preferredInterfaceOrientationForPresentation"#,
      not: #"setValue|supportedInterfaceOrientations"#,
      """
      ios 15, 16, 26
      held landscapeRight
      plist portrait landscape
      screen Order supports portrait
      screen Pad supports landscape
      root Order
      present Pad as fullScreen
        expect interface landscapeRight
      rotate landscapeLeft
        expect interface landscapeRight
      rotate landscapeRight
        expect interface landscapeLeft
      """),
    Case(
      "an announcement that comes before the change",
      #"mask = \.landscape\n\s*setNeedsUpdateOfSupportedInterfaceOrientations"#,
      not: #"requestGeometry"#,
      """
      ios 16, 18, 26
      plist portrait landscape
      screen Shelf supports portrait
      screen Reader supports portrait
        when appeared: update Reader; set Reader supports landscape
      root
        navigation Main asks top
          Shelf
      push Reader
        expect interface landscape
      """),
    Case(
      "a full-screen button whose landscape does not last",
      #"(?m)^hold |supportCurrent"#, not: #"setValue|requestGeometry"#,
      """
      ios 16, 18, 26
      plist portrait landscape
      screen Player supports allButUpsideDown
      root Player
      request landscapeRight
        expect interface landscapeRight
      rotate left
        expect interface landscapeRight
      rotate portrait
        expect interface landscapeRight
      """),
    Case(
      "a scene delegate that allows less than the app delegate",
      #"SceneDelegate\.swift"#, not: #"AppDelegate\.swift|Info\.plist"#,
      """
      ios 27, 26
      plist portrait landscape
      delegate all
      scene-delegate portrait
      screen Map
      root Map
      rotate left
        expect interface landscapeRight
      """),
    Case(
      "a lock that is taken for a mask",
      #"(?m)^support portrait in Ticket"#, not: #"setNeedsUpdate|requestGeometry"#,
      """
      ios 26
      plist portrait landscape
      screen Feed
      screen Ticket prefers-lock yes
      root Feed
      rotate left
      present Ticket as fullScreen
        expect interface portrait
      """),
    Case(
      "a portrait app on an iPhone Duo that is opened",
      #"UIRequiresFullScreen"#, not: #"requestGeometry|supportedInterfaceOrientations"#,
      """
      device iPhone Duo
      ios 27.1
      plist portrait
      screen Ticket supports portrait
      root Ticket
      open
        expect interface portrait
      """),
    Case(
      "a chart in the stack of a split view's second column",
      #"class Main: UINavigationController[\s\S]*topViewController"#,
      not: #"class Split|AppDelegate"#,
      """
      ios 16, 18
      device iPad
      requires-full-screen yes
      plist all
      screen Menu
      screen List
      screen Chart supports landscape
      root
        split Split asks top
          navigation Side
            Menu
          navigation Main
            List
      push Chart in Main
        expect interface landscape
      pop
        expect interface portrait
      """),
    Case(
      "a landscape player under a delegate that says portrait",
      #"topmost is Player|in Tabs"#, not: #"shouldAutorotate|setValue"#,
      """
      ios 13, 15
      plist portrait landscape
      delegate portrait
      screen Feed
      screen Player supports landscape
      root
        tabs Tabs
          navigation Main
            Feed
      present Player as fullScreen
        expect no crash
        expect interface landscape
      dismiss
        expect interface portrait
      rotate left
        expect interface portrait
      """),
    Case(
      "a player that turns on the iPad and not on the phone",
      #"Info\.plist"#, not: #"~ipad|AppDelegate"#,
      """
      ios 13, 16, 26, 27
      device iPhone, iPad
      plist phone portrait
      plist pad all
      screen Feed supports portrait
      screen Player supports allButUpsideDown
      root Feed
      present Player as fullScreen
      rotate left
        expect interface landscapeRight
      """),
    Case(
      "a request that comes before the announcement",
      #"mask = \.landscape\n\s*setNeedsUpdateOfSupportedInterfaceOrientations"#,
      not: #"allButUpsideDown"#,
      """
      ios 16, 26
      plist portrait landscape
      screen Feed supports portrait
      screen Video supports portrait
        when appeared: set Video supports landscape; request landscape; update Video
      root
        navigation Main asks top
          Feed
      push Video
        expect interface landscape
        expect no error
      """),
    Case(
      "an alert that asks the stack that asks it",
      #"topViewController"#, not: #"AppDelegate|UIAlertController\.swift"#,
      """
      ios 16, 26
      plist portrait landscape
      screen Feed supports portrait
      root
        navigation Main asks visible
          Feed
      present system alert
      rotate left
        expect interface portrait
      """),
    Case(
      "a sibling that sets nothing, beside a key's default",
      #"preference key's default"#, not: #"setValue"#,
      """
      ios 16, 26
      plist portrait landscape
      root
        hosting Root default portrait
          view Content
            view Left
            view Right orientations landscape
      expect interface landscape
      """),
  ]
}
