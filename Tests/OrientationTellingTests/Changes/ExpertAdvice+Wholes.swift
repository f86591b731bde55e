extension ExpertAdviceTests {
  /// Situations of an iOS engineer in which half a change isn't one: on every version of the file, at both
  /// of a button's calls, or on the second screen too.
  static let wholes: [Case] = [
    Case(
      "half a chain, where a push decides nothing on 15",
      #"modalPresentationStyle = \.fullScreen"#, not: #"setValue|requestGeometry"#,
      """
      ios 26, 15
      plist portrait landscape
      screen Feed wants portrait supports portrait
      screen Player wants landscape supports landscape
      root
        tabs Tabs asks selected
          navigation Main
            Feed
          Settings
      push Player
        expect interface landscape
      pop
        expect interface portrait
      """),
    Case(
      "a split view that intersects a portrait sidebar and a landscape player",
      #"make Library ask its secondary column"#,
      """
      device iPad
      ios 18, 26
      plist pad portrait landscape
      requires-full-screen yes
      screen Channels wants portrait supports portrait
      screen Player wants landscape supports landscape
      screen Empty
      root
        split Library asks all
          Channels
          Empty
      rotate portrait
      replace Empty with Player
        expect no crash
        expect interface landscape
      """),
    Case(
      "a delegate that was made for the sign-in alone",
      #"AppDelegate[\s\S]*support portrait in Login|support portrait in Login[\s\S]*AppDelegate"#,
      """
      ios 26, 15
      plist portrait landscape
      delegate portrait
      screen Login wants portrait
      screen Feed wants portrait supports portrait
      screen Photo wants allButUpsideDown supports allButUpsideDown
      tabs Home asks selected
        navigation Main asks top
          Feed
        Settings
      root Login
      rotate left
        expect interface portrait
      replace root with Home
      push Photo
      rotate portrait
      rotate left
        expect interface landscape
      """),
    Case(
      "a film inside an iPhone Duo", #"UIRequiresFullScreen"#,
      """
      device iPhone Duo
      ios 27.1
      plist portrait landscape
      screen List wants portrait supports portrait
      screen Film wants landscape supports landscape
      root List
      present Film as fullScreen
        expect interface landscape
      open
        expect interface landscape
      rotate left
        expect interface landscape
      rotate right
      close
        expect interface landscape
      dismiss
        expect interface portrait
      """),
    Case(
      "a player in a sheet that only prefers landscape",
      #"as fullScreen and support landscape in Player"#,
      """
      ios 26, 15
      plist portrait landscape
      screen List wants portrait supports portrait
      screen Player wants landscape prefers landscapeRight
      root
        navigation Main asks top
          List
      present Player
      rotate left
      rotate portrait
        expect interface landscape
      dismiss
        expect interface portrait
      """),
    Case(
      "a mini player as the last child", #"make Shell ask every child"#,
      """
      ios 26
      plist portrait landscape
      screen Feed wants portrait supports portrait
      screen Mini
      screen Photo wants allButUpsideDown supports allButUpsideDown
      root
        container Shell asks top
          tabs Tabs asks selected
            navigation Main asks top
              Feed
          Mini
      rotate left
        expect interface portrait
      push Photo in Main
        expect interface landscape
      """),
    Case(
      "two windows over a portrait app", #"list only portrait in Info\.plist"#,
      """
      ios 17
      plist portrait landscape
      screen Feed wants portrait supports portrait
      root
        navigation Main asks top
          Feed
      window Toast
        Message
      window Debug
        Panel
      rotate left
        expect interface portrait
      hide window Debug
      rotate landscapeRight
        expect interface portrait
      """),
    Case(
      "a game in a tab that holds still, on versions with a lock and without",
      #"selectedViewController[\s\S]*supportCurrent"#, not: #"AppDelegate|\.landscape$"#,
      """
      ios 26, 18
      plist portrait landscape
      screen Race wants allButUpsideDown
      root
        tabs Tabs
          Race
          Garage
      rotate left
      set Race wants current
      set Race prefers-lock yes
      ios 26: update lock Race
      rotate right
        expect interface landscapeRight
      select Garage
        expect interface portrait
      """),
    Case(
      "a menu that leaves the film below in view", #"support landscape in Speed"#,
      not: #"preferredInterfaceOrientation"#,
      """
      ios 26, 15
      plist portrait landscape
      screen Feed wants portrait supports portrait
      screen Player wants landscape supports landscape
      screen Speed
      root
        navigation Main asks top
          Feed
      present Player as fullScreen
        expect interface landscape
      present Speed as overFullScreen
        expect interface landscape
      dismiss Speed
        expect interface landscape
      """),
    Case(
      "a lock that ends as its screen is popped",
      #"setNeedsUpdateOfPrefersInterfaceOrientationLocked"#, not: #"requestGeometry"#,
      """
      ios 27
      screen Home
      screen Drawing prefers-lock yes
      root
        navigation Main asks top for mask lock
          Home
      push Drawing
      update lock Drawing
      rotate left
      pop
        expect interface landscapeRight
      """),
  ]
}
