extension ReasonTests {
  /// What a template once made no sentence of, or a false one.
  static let words: [Case] = [
    Case(
      description: "a method that answers for one orientation at a time", cause: "",
      chain: "Films: shouldAutorotateToInterfaceOrientation: returns YES for portrait only",
      rule: "CHOOSE-5",
      text: """
        ios 5
        device iPhone SE
        screen Films supports portrait
        root Films
        rotate left
        """),
    Case(
      description: "a sheet that fills the screen", cause: "",
      chain: "The share sheet is a formSheet that fills the screen, so UIKit asks it",
      rule: "CHOOSE-3",
      text: """
        ios 8
        plist landscape
        screen Map supports landscape
        root Map
        present system share
        """),
    Case(
      description: "an alert that isn't asked", cause: "", chain: "UIKit doesn't ask the alert",
      not: "is an alert", rule: "MISC-2",
      text: """
        ios 8
        screen Page supports portrait
        root Page
        present system alert
        """),
    Case(
      description: "an alert that its presenter asks, and that asks it",
      cause: "List supports portrait only, but Main asks its visibleViewController",
      chain: "so the alert returns UIKit's default", not: "doesn't ask its children",
      rule: "CONT-5",
      text: """
        ios 15
        plist allButUpsideDown
        screen List supports portrait
        root
          navigation Main asks visible
            List
        present system alert
        rotate landscapeLeft
        """),
    Case(
      description: "a lock that ends as the scene leaves full screen",
      cause: "Game prefers a locked orientation, which counts only in full screen", rule: "GEO-9",
      text: """
        device iPad
        ios 26
        held landscapeLeft
        screen Game prefers-lock yes
        root Game
        rotate portrait
        resize windowed
        """),
    Case(
      description: "a lock on a Duo that closes",
      cause: "^Game prefers a locked orientation, but on another display UIKit chooses first.$",
      chain: "DUO-8 The interface rotates", rule: "GEO-10",
      text: """
        device iPhone Duo
        ios 27.1
        linked 27.1
        posture open
        screen Game prefers-lock yes
        root Game
        rotate landscapeLeft
        close
        """),
    Case(
      description: "a method that says no to where the interface stays", cause: "",
      chain: "stays in landscapeRight: Form returns NO for landscapeRight", rule: "CHOOSE-5",
      text: """
        ios 5
        screen Home supports all
        screen Form legacy portrait
        root Home
        rotate landscapeLeft
        present Form as fullScreen
        """),
    Case(
      description: "a window that keeps the scene where it has rotated it",
      cause: "A supports portrait only, but the hidden window Second rotates it",
      chain: "The main window stays in portrait", rule: "WIN-2",
      text: """
        ios 12
        plist allButUpsideDown
        screen A supports portrait
        root A
        window Second hidden
          B
        rotate landscapeLeft
        background
        foreground
        """),
    Case(
      description: "a dismissal that is taken back",
      cause: "rotates to landscapeRight: Film supports landscape only", rule: "CHOOSE-4",
      text: """
        ios 17
        plist allButUpsideDown
        screen Home supports portrait
        screen Film supports landscape
        root Home
        present Film as fullScreen
        begin dismiss
        cancel
        """),
    Case(
      description: "a column that a phone has no room for",
      cause: "rotates to landscapeRight: Detail allows it", not: "another child", rule: "MASK-10",
      text: """
        ios 18
        plist allButUpsideDown
        screen Master supports portrait
        screen Detail supports allButUpsideDown
        root
          split Split asks top
            Master
            Detail
        rotate landscapeLeft
        """),
    Case(
      description: "a status bar that was set, on iOS 5",
      cause: "rotates to landscapeRight: the status bar orientation counts", rule: "CHOOSE-5",
      text: """
        device iPhone SE
        ios 5
        plist portrait landscape
        screen Reader supports all
        screen Empty supports all
        root Reader
        status-bar landscapeRight
        present Empty as fullScreen
        """),
    Case(
      description: "an empty mask that doesn't throw",
      cause: "rotates to landscapeRight: no orientation is allowed, so it follows the iPad",
      rule: "CHOOSE-5",
      text: """
        device iPad
        ios 17
        requires-full-screen yes
        delegate portrait
        assume empty-mask-frees yes
        screen A supports landscape
        root A
        rotate landscapeLeft
        """),
    Case(
      description: "a status bar aside, while the phone is held as before",
      cause: "Player supports portrait only, but the interface is still in landscapeRight",
      rule: "DEV-7",
      text: """
        device iPhone SE
        ios 12
        plist portrait landscape
        screen Player supports portrait autorotates no
        root Player
        status-bar landscapeRight
        rotate portrait
        """),
    Case(
      description: "a screen that isn't wanted upside down",
      cause: "Stream should be in portrait or landscape, but the inner display ignores masks",
      rule: "DUO-4",
      text: """
        device iPhone Duo
        ios 27.1
        posture open
        screen Stream wants allButUpsideDown
        root Stream
        rotate landscapeRight
        """),
    Case(
      description: "a rotation lock that is turned off", cause: "",
      chain: "Rotation lock change: UIKit asks Film", rule: "CHOOSE-2",
      text: """
        ios 16
        screen Film
        root Film
        lock on
        rotate left
        lock off
        """),
    Case(
      description: "an iPad's list without upside down",
      cause: "Info.plist doesn't list portraitUpsideDown", rule: "CHOOSE-5",
      text: """
        device iPad
        ios 16
        plist portrait landscape
        screen Film
        root Film
        rotate portraitUpsideDown
        """),
    Case(
      description: "code that doesn't run", cause: "",
      chain: "Chart's code, `when device portrait: dismiss if presenting`, doesn't run: its",
      rule: "MASK-10",
      text: """
        ios 16
        plist portrait landscape
        screen Chart
          when device portrait: dismiss if presenting
        root Chart
        rotate left
        rotate portrait
        """),
  ]
}
