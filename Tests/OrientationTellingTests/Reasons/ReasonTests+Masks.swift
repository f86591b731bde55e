extension ReasonTests {
  // MARK: What UIKit was told

  static let masks = [
    Case(
      description: "a request before UIKit knows the app delegate's mask",
      cause: "A request fails.* notified of the app delegate's new mask", not: "Film's code makes",
      rule: "GEO-3",
      text: """
        ios 26
        plist portrait landscape
        delegate portrait
        screen Film wants landscape
          when appeared: set delegate landscape; request landscapeRight
        root
          navigation Main
            List
        push Film
        """),
    Case(
      description: "a mask that changed before a push", cause: "Main supports portrait only",
      chain: "REVAL-5 Mask that UIKit wasn't notified of: UIKit asks Main", rule: "REVAL-5",
      text: """
        ios 17
        screen Detail
        root
          navigation Main
            Home
        rotate left
        set Main supports portrait
        push Detail
        """),
    Case(
      description: "an app delegate's mask that a pop doesn't compare",
      cause: "UIKit wasn't notified of the app delegate's new mask",
      rule: "REVAL-5",
      text: """
        ios 26
        delegate portrait
        screen Game
        root
          navigation Main
            Home
        push Game
        set delegate landscape
        update
        set delegate portrait
        pop
        """),
    Case(
      description: "a turn by a mask that is no more", cause: "notified of its new mask",
      rule: "REVAL-15",
      text: """
        ios 26
        screen Home supports portrait
        screen Player supports allButUpsideDown
        root Home
        present Player as fullScreen
        rotate left
        set Player supports portrait
        rotate landscapeRight
        """),
    Case(
      description: "a mask that a screen's code changes after UIKit has checked",
      cause: "notified of its new mask",
      chain: "^REVAL-15 UIKit wasn't notified of Chart's new mask\n", rule: "REVAL-15",
      text: """
        ios 16
        screen Chart supports portrait
          when appeared: set Chart supports landscape
        root
          navigation Main asks top
            List
        push Chart
        """),
    Case(
      description: "an app delegate's mask that no cover makes UIKit read",
      cause: "Player should be in landscape, but UIKit wasn't notified", rule: "REVAL-5",
      text: """
        ios 16
        adaptor portrait
        root app
          view Home
        cover Player wants landscape
          when appearing: set delegate landscape
        present Player
        """),
    Case(
      description: "an app delegate that shuts out where a view belongs, whoever is asked",
      cause: "List should be in portrait, but the app delegate allows landscape only",
      rule: "REVAL-5",
      text: """
        ios 26
        adaptor landscape
        root app
          view List wants portrait
        cover Film
        present Film
        dismiss
        """),
    Case(
      description: "a lock preference that UIKit hasn't read", cause: "ignores the masks",
      chain: "GEO-12 Sketch: UIKit wasn't notified, so it still uses false",
      not: "prefersInterfaceOrientationLocked returns", rule: "PAD-1",
      text: """
        ios 26
        device iPad Pro
        plist all
        root Sketch
        set Sketch prefers-lock yes
        rotate left
        """),
    Case(
      description: "code that is ignored as its screen leaves",
      cause: "setting UIDevice.orientation does nothing",
      rule: "HACK-5",
      text: """
        ios 16
        screen Home supports portrait
        screen Video supports allButUpsideDown
          when leaving: force portrait
        root
          navigation Main asks top
            Home
        push Video
        rotate left
        pop
        """),
    Case(
      description: "an exception that a dismissal throws, if UIKit asks then", cause: "^Crash",
      rule: "EXC-6",
      text: """
        ios 14
        screen Game supports landscape prefers portrait
        screen Ad
        root Game
        present Ad as fullScreen
        dismiss
        """),
    Case(
      description: "a sheet whose lock preference UIKit reads", cause: "locked, as Game prefers",
      rule: "GEO-9",
      text: """
        device iPad Pro
        ios 26
        plist all
        screen Game prefers-lock yes
        root Menu
        present Game as pageSheet
        rotate left
        """),
  ]

  // MARK: Windows and scenes

  static let windows = [
    Case(
      description: "a window over a screen that isn't asked",
      cause: "the scene follows the window Overlay",
      not: "phone calls for another", rule: "WIN-3",
      text: """
        ios 16
        screen Home supports portrait
        screen Toast
        root Home
        window Overlay absent
          Toast
        rotate left
        add window Overlay
        show window Overlay
        """),
    Case(
      description: "a presentation in a window that doesn't decide",
      cause: "^The interface stays in portrait: the scene follows the window Toast.$",
      chain: "The main window rotates to landscapeRight: the phone calls for it", rule: "WIN-3",
      text: """
        ios 15
        screen Film supports allButUpsideDown
        screen Home supports portrait
        screen Message supports portrait
        root Home
        window Toast
          Message
        rotate left
        present Film as fullScreen
        """),
    Case(
      description: "a push in a window that doesn't decide",
      cause: "^Film supports landscape only, but the scene follows the window Toast.$",
      not: "calls for portrait|another orientation", rule: "WIN-3",
      text: """
        ios 16
        screen Film supports landscape
        screen Message supports portrait
        root
          navigation Main asks top
            Home
        window Toast
          Message
        rotate left
        push Film
        """),
    Case(
      description: "an app delegate that answers by window",
      cause: "Home .*the scene follows the window Video",
      rule: "WIN-3",
      text: """
        ios 12
        delegate landscape for window Video otherwise portrait
        screen Clip
        root Home
        window Video absent
          Clip
        add window Video
        show window Video
        """),
    Case(
      description: "a locked orientation in a window", cause: "counts only in full screen",
      not: "keeps the current", rule: "GEO-9",
      text: """
        device iPad
        ios 26
        scene windowed
        plist pad all
        screen Home prefers-lock yes
        root Home
        update lock Home
        """),
    Case(
      description: "a window that rotates though its screen is locked",
      cause: "^Home prefers a locked orientation, which counts only in full screen.$",
      chain: "PAD-1 The interface rotates", rule: "GEO-9",
      text: """
        device iPad
        ios 26
        scene windowed
        plist pad all
        screen Home prefers-lock yes
        root Home
        update lock Home
        rotate left
        """),
    Case(
      description: "a lock that leaves with its screen", cause: "notified of the lock preference",
      rule: "GEO-12",
      text: """
        ios 27
        screen Drawing prefers-lock yes
        root
          navigation Main asks top for mask lock
            Home
        push Drawing
        update lock Drawing
        rotate left
        pop
        """),
    Case(
      description: "a window that keeps its shape", cause: "Info.plist lists landscape only",
      chain: "PAD-6", rule: "CHOOSE-3",
      text: """
        device iPad
        ios 26
        requires-full-screen yes
        plist pad landscape
        held landscapeLeft
        root Game
        rotate portrait
        resize windowed
        """),
  ]

  static let others = [
    Case(
      description: "a covered presenter that doesn't rotate", cause: "Player prefers it",
      chain: "ASK-2 Main's shouldAutorotate is false, but UIKit doesn't ask for it",
      rule: "CHOOSE-1",
      text: """
        ios 13
        screen Player supports landscape prefers landscapeRight
        root
          navigation Main autorotates no
            Home
        present Player as fullScreen
        """),
    Case(
      description: "a push in a container whose mask says the same as what is pushed",
      cause: "Main returns the same mask", rule: "REVAL-5",
      text: """
        ios 26
        screen Game
        root
          navigation Main
            Home
        push Game
        """),
  ]
}
