extension ReasonTests {
  /// Sentences that once stood beside another's rule, or named a reason that would have changed nothing.
  static let rules: [Case] = [
    Case(
      description: "a phone that is held as the one mask allows",
      cause: "the phone is held that way", rule: "CHOOSE-2",
      text: """
        ios 16
        screen Form supports portrait
        root Form
        """),
    Case(
      description: "an orientation that the app has set",
      cause: "Player's code set UIDevice.orientation", rule: "HACK-1",
      text: """
        ios 15
        screen Player
          when appeared: force landscapeRight
        root
          navigation Main asks top
            List
        push Player
        """),
    Case(
      description: "a return that would throw with another preference",
      cause: "List supports portrait only", not: "EXC-9 .*List", rule: "MASK-10",
      text: """
        ios 16
        screen List supports portrait
        screen Film supports landscape
        root List
        present Film as fullScreen
        dismiss
        """),
    Case(
      description: "a screen without a mask that UIKit asks",
      cause: "Help should be in portrait, but UIKit's default mask allows landscapeRight",
      not: "its own mask", rule: "MASK-9",
      text: """
        ios 16
        screen Help wants portrait
        root Help
        rotate left
        """),
    Case(
      description: "a screen without a mask that UIKit doesn't ask",
      cause: "Help should be in portrait, but Tabs allows landscapeRight",
      not: "UIKit asks Tabs instead", rule: "MASK-10",
      text: """
        ios 16
        screen Help wants portrait
        root
          tabs Tabs
            Help
        rotate left
        """),
    Case(
      description: "a wish that shouldAutorotate says in vain",
      cause: "Map's shouldAutorotate is false, but since iOS 16",
      chain: "^AUTO-5 Map's shouldAutorotate", rule: "AUTO-5",
      text: """
        ios 16
        screen Map wants portrait autorotates no
        root
          tabs Tabs
            Map
        rotate left
        """),
    Case(
      description: "a scene delegate that has replaced the app delegate",
      cause: "The scene delegate's mask replaces the app delegate's",
      not: "UIKit asks Main instead", rule: "MASK-8",
      text: """
        ios 27
        delegate portrait
        scene-delegate all
        screen Login wants portrait
        root
          navigation Main
            Login
        rotate left
        """),
    Case(
      description: "a container that intersects masks with nothing in common",
      cause: "Tabs returns an empty mask", not: "this phone have no orientation", rule: "EXC-4",
      text: """
        ios 16
        screen List supports portrait
        screen Map supports landscape
        root
          tabs Tabs asks all
            List
            Map
        """),
    Case(
      description: "a mask of the moment that UIKit wasn't notified of",
      cause: "Lens should be in landscape, but UIKit wasn't notified of its new mask",
      not: "its own mask", rule: "REVAL-15",
      text: """
        ios 16
        screen Lens
        root Lens
        rotate left
        set Lens supports current
        set Lens wants landscape
        rotate portrait
        """),
    Case(
      description: "a preference that a container hands on",
      cause: "Crash: Film prefers portrait but doesn't support it", rule: "EXC-6",
      text: """
        ios 15
        screen Film supports landscape prefers portrait
        navigation Stack asks top
          Film
        root Home
        present Stack as fullScreen
        """),
    Case(
      description: "a preference that a container hands on and doesn't support",
      cause: "Crash: Film prefers portrait, but Stack doesn't support it", rule: "EXC-6",
      text: """
        ios 15
        screen Film prefers portrait
        navigation Stack asks top for preferred supports landscape
          Film
        root Home
        present Stack as fullScreen
        """),
    Case(
      description: "a share sheet that a container asks",
      cause: "Main asks its visibleViewController instead", rule: "CONT-5",
      text: """
        ios 16
        screen Receipt supports portrait
        root
          navigation Main asks visible
            Receipt
        present system share
        rotate left
        """),
    Case(
      description: "a pop that changes what the app delegate returns",
      cause: "List supports portrait only, but UIKit wasn't notified", rule: "REVAL-5",
      text: """
        ios 16
        delegate asks top
        screen List supports portrait
        screen Film supports all
        root
          tabs Tabs
            navigation Main
              List
        push Film
        rotate left
        pop
        """),
    Case(
      description: "a request that comes before the mask it needs",
      cause: "A request fails: UIKit still uses the mask it read before .portrait.; then the",
      chain: "^GEO-2 A request fails", rule: "GEO-2",
      text: """
        ios 16
        screen Lobby supports portrait
        screen Game supports landscape
          when appearing: request landscapeRight
        root Lobby
        present Game as fullScreen
        """),
    Case(
      description: "a phone on its head whose list lacks that, too",
      cause: "this phone doesn't support upside down", not: "Info.plist doesn't list",
      rule: "DEV-8",
      text: """
        ios 16
        plist portrait landscape
        screen Clock supports all
        root Clock
        rotate portraitUpsideDown
        """),
    Case(
      description: "a container with a mask of its own, whose child prefers otherwise",
      cause: "ChartStack supports portrait only", not: "but UIKit asks", rule: "MASK-10",
      text: """
        ios 17
        screen Home
        screen Chart supports landscape prefers landscapeRight
        navigation ChartStack supports portrait asks top for preferred
          Chart
        root Home
        present ChartStack as fullScreen
        """),
    Case(
      description: "a request that a container's own mask turns down",
      cause: "The request fails: MenuStack supports portrait only", not: "isn't asked",
      rule: "GEO-2",
      text: """
        ios 18
        plist portrait landscape
        screen Menu
        navigation MenuStack supports portrait
          Menu
        root Map
        present MenuStack as fullScreen
        request landscapeRight
        """),
    Case(
      description: "a dismissal to a screen without a mask",
      cause: "List should be in portrait, but UIKit's default mask allows landscapeRight",
      not: "calls for another", rule: "MASK-9",
      text: """
        ios 17
        plist portrait landscape
        screen List wants portrait
        screen Player
        root
          navigation Main asks top
            List
        present Player as fullScreen
        rotate left
        dismiss
        """),
    Case(
      description: "a Duo that is opened over a screen that fits every way",
      cause: "the phone calls for it", not: "rotates to landscapeLeft: the inner display",
      rule: "DUO-7",
      text: """
        device iPhone Duo
        ios 27.1
        plist portrait landscape
        root Home
        open
        """),
  ]
}
