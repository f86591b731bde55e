extension ExpertAdviceTests {
  /// Twenty situations of our own: what is expected and what an engineer would do first, written down
  /// before any of them was played.
  static let twenty: [Case] = [
    Case(
      "a photo pushed into a tab's stack, which nobody asks",
      #"selectedViewController[\s\S]*topViewController"#, not: "setValue|requestGeometry",
      """
      ios 17, 26
      plist portrait landscape
      screen Album supports portrait
      screen Photo supports allButUpsideDown
      screen Settings supports portrait
      root
        tabs Tabs supports portrait
          navigation Main
            Album
          Settings
      push Photo
      rotate left
        expect interface landscape
      """),
    Case(
      "an onboarding in portrait, over an app that turns",
      #"\.fullScreen|supportCurrent|mask"#, not: "setValue|requestGeometry",
      """
      ios 18, 26
      plist portrait landscape
      screen Home supports allButUpsideDown
      screen Onboarding supports portrait
      root Home
      present Onboarding
      rotate left
        expect interface portrait
      """),
    Case(
      "a reader that changes its mask in viewDidAppear and tells nobody",
      #"setNeedsUpdateOfSupportedInterfaceOrientations"#, not: "setValue",
      """
      ios 16, 26
      plist portrait landscape
      screen Shelf supports portrait
      screen Reader supports portrait
        when appeared: set Reader supports landscape
      root
        navigation Main asks top for mask
          Shelf
      push Reader
        expect interface landscape
      """),
    Case(
      "a player in an app whose delegate answers portrait for everything",
      #"supportedInterfaceOrientationsFor"#, not: "setValue|requestGeometry",
      """
      ios 15, 16, 26
      plist portrait landscape
      delegate portrait
      screen Feed supports portrait
      screen Player supports allButUpsideDown
      root Feed
      present Player as fullScreen
      rotate left
        expect interface landscape
      dismiss
        expect interface portrait
      """),
    Case(
      "a full-screen button that still writes UIDevice.orientation",
      #"requestGeometryUpdate|supportedInterfaceOrientations"#,
      """
      ios 17, 26
      plist portrait landscape
      screen Player supports allButUpsideDown
      root Player
      force landscapeRight
        expect interface landscapeRight
      """),
    Case(
      "a mask that is changed, and announced by the old call",
      #"setNeedsUpdateOfSupportedInterfaceOrientations"#, not: "setValue|requestGeometry",
      """
      ios 16, 26
      plist portrait landscape
      screen Map supports portrait
      root Map
      set Map supports landscape
      attempt
        expect interface landscape
      """),
    Case(
      "an iPad app that lists everything and wants to stay in landscape",
      #"UIRequiresFullScreen"#, not: "setValue|requestGeometry",
      """
      ios 16, 18
      device iPad
      plist all
      screen Board supports landscape
      root Board
      expect interface landscape
      """),
    Case(
      "a lock helper in the app delegate that announces nothing",
      #"setNeedsUpdateOfSupportedInterfaceOrientations"#, not: "requestGeometry",
      """
      ios 16, 17, 26
      plist portrait landscape
      delegate portrait
      screen List
      screen Video
        when appeared: set delegate landscape
        when disappearing: set delegate portrait
      root
        navigation Main
          List
      push Video
        expect interface landscape
      """),
    Case(
      "a transparent dialog over a form in portrait",
      #"(?m)^support portrait in Dialog|presentingViewController"#, not: "setValue|AppDelegate",
      """
      ios 16, 26
      plist portrait landscape
      screen Form supports portrait
      screen Dialog
      root
        navigation Main asks top for mask
          Form
      present Dialog as overFullScreen
      rotate left
        expect interface portrait
      """),
    Case(
      "a toast in a window of its own",
      #"in Toast"#, not: "setValue|AppDelegate|isHidden",
      """
      ios 17, 26
      plist portrait landscape
      screen Chat supports portrait
      screen Toast
      root Chat
      window Overlay
        Toast
      rotate left
        expect interface portrait
      """),
    Case(
      "a preference that the mask does not have",
      #"preferredInterfaceOrientationForPresentation|prefer "#, not: "setValue",
      """
      ios 13, 15
      plist portrait landscape
      screen Home supports portrait
      screen Ticket supports portrait prefers landscapeRight
      root Home
      present Ticket as fullScreen
        expect no crash
        expect interface portrait
      """),
    Case(
      "a portrait form over a landscape game",
      #"Info\.plist|supportedInterfaceOrientations"#, not: "setValue|shouldAutorotate",
      """
      ios 13, 15, 16
      held landscapeLeft
      plist landscape
      screen Game
      screen Form supports portrait
      root Game
      present Form as fullScreen
        expect no crash
      """),
    Case(
      "a stack within a container of one's own, neither of which asks",
      #"children\.last[\s\S]*topViewController"#, not: "setValue|requestGeometry",
      """
      ios 16, 26
      plist portrait landscape
      screen List supports portrait
      screen Other supports allButUpsideDown
      root
        container Frame
          navigation Main
            List
      rotate left
        expect interface portrait
      """),
    Case(
      "a pager that answers for its pages",
      #"UIPageViewController"#, not: "setValue|requestGeometry",
      """
      ios 15, 16, 26
      plist portrait landscape
      screen Cover supports portrait
      screen Index
      root
        pages Book
          Cover
          Index
      rotate left
        expect interface portrait
      """),
    Case(
      "a container of one's own that asks nobody",
      #"children\.last"#, not: "setValue|requestGeometry",
      """
      ios 15, 16, 26
      plist portrait landscape
      screen Content supports portrait
      root
        container Frame
          Content
      rotate left
        expect interface portrait
      """),
    Case(
      "a colour picker in a popover on a phone",
      #"adaptivePresentationStyle"#, not: "setValue|requestGeometry",
      """
      ios 16, 26
      plist portrait landscape
      screen Canvas supports allButUpsideDown
      screen Picker supports portrait
      root Canvas
      present Picker as popover
      rotate left
        expect interface portrait
      """),
    Case(
      "a chart that is pushed, from 13 to 15",
      #"\.fullScreen"#, not: "requestGeometry|setNeedsUpdate",
      """
      ios 13-15
      plist portrait landscape
      screen List supports portrait
      screen Chart supports landscape
      root
        navigation Main asks top for mask
          List
      push Chart
        expect interface landscape
      pop
        expect interface portrait
      """),
    Case(
      "a game that stays as it is while a level runs",
      #"(?m)^hold |rawValue: 1 <<|prefersInterfaceOrientationLocked"#, not: "setValue",
      """
      ios 16, 18, 26
      plist portrait landscape
      screen Game supports allButUpsideDown
      root Game
      rotate left
      rotate portrait
        expect interface landscapeRight
      """),
    Case(
      "a drawing that prefers the lock, in a stack that does not hand it on",
      #"childForInterfaceOrientationLock"#, not: "setValue|requestGeometry",
      """
      ios 26
      device iPad Pro
      plist all
      screen Gallery
      screen Canvas prefers-lock yes
      root
        navigation Main
          Gallery
      push Canvas
      rotate left
        expect interface portrait
      """),
    Case(
      "a SwiftUI film in an app that is portrait",
      #"AppDelegate|supportedOrientations"#, not: "UIHostingController",
      """
      ios 16, 26
      plist portrait landscape
      adaptor portrait
      root app
        stack
          view Films
      view Film
      push Film
        expect interface landscape
      """),
  ]
}
