extension ReasonTests {
  // MARK: Who stands in whose way

  static let conflicts = [
    Case(
      description: "an orientation that is returned for a mask",
      cause: "should be in landscape, but its own mask", not: "supports portraitUpsideDown",
      rule: "MASK-10",
      text: """
        ios 17
        screen List supports enum landscapeLeft wants landscape
        root List
        rotate left
        """),
    Case(
      description: "tabs that an alert over them asks",
      cause: "UIKit asks Tabs instead", rule: "CONT-1",
      text: """
        ios 17
        screen List supports portrait
        root
          tabs Tabs
            List
        present system alert
        rotate left
        """),
    Case(
      description: "a player that is right over a list that isn't",
      cause: "^The interface rotates to landscapeRight: Video supports landscape only",
      not: "its own mask|should be", rule: "CHOOSE-4",
      text: """
        ios 17
        screen List supports portrait
        screen Video supports landscape
        root List
        present Video as custom
        """),
    Case(
      description: "a sheet that is right over a screen that has another mask now",
      cause: "both Sheet and Home", not: "Sheet should", rule: "REVAL-6",
      text: """
        ios 17
        screen Home supports portrait
        screen Sheet supports portrait
        root Home
        present Sheet as pageSheet
        set Home supports landscape
        """),
    Case(
      description: "columns that nothing suits, and that nobody asks",
      cause: "both Editor and Menu", chain: "^CONT-1 UIKit asks Columns instead of Editor\n",
      rule: "CONT-1",
      text: """
        ios 18
        device iPad
        requires-full-screen yes
        screen Menu supports portrait
        screen Editor supports landscape
        root
          split Columns
            Menu
            Editor
        """),
    Case(
      description: "a request that is over once its screen has left",
      cause: "Feed supports portrait only", chain: "The request calls for landscapeRight",
      not: "forced", rule: "MASK-10",
      text: """
        ios 17
        lock on
        screen Feed supports portrait
        screen Video supports allButUpsideDown
        root Feed
        present Video as fullScreen
        request landscapeRight
        dismiss
        """),
    Case(
      description: "a container's new mask that would help nobody",
      cause: "UIKit asks Shell instead",
      chain: "know Shell's new mask", rule: "CONT-6",
      text: """
        ios 17
        screen Editor supports portrait
        root
          container Shell
            Editor
        rotate left
        set Shell supports landscape
        """),
    Case(
      description: "a page that is turned away from its mask",
      cause: "^Cover supports portrait only, but UIKit asks Album instead.$",
      chain: "^CONT-1 UIKit asks Album instead of Cover\nMASK-10 .*: Album allows it",
      rule: "CONT-1",
      text: """
        ios 17
        screen Cover supports portrait
        root
          pages Album
            Cover
        rotate left
        """),
    Case(
      description: "a controller inside a SwiftUI view",
      cause: "^Camera supports landscape only, but UIKit asks the SwiftUI app instead.$",
      not: "but .*the same mask", rule: "CONT-7",
      text: """
        ios 17
        root app
          stack
            view Home
        view CameraView
          screen Camera supports landscape wants landscape
        push CameraView
        """),
    Case(
      description: "a cover whose preference stays in its own tree",
      cause: "^Film supports landscape only, but under a fullScreenCover UIKit still asks Root.$",
      not: "but .*the same mask", rule: "SWUI-7",
      text: """
        ios 17
        root
          hosting Root default portrait
            view Home
        cover Film orientations landscape
        present Film
        """),
    Case(
      description: "a screen that supports nothing", cause: "^Lens supports no orientation.$",
      rule: "REVAL-4",
      text: """
        ios 15
        screen Lens supports none
        root
          navigation Main asks top
            Home
        push Lens
        """),
    Case(
      description: "a container's new mask that would help", cause: "know Shell's new mask",
      rule: "REVAL-6",
      text: """
        ios 16
        screen Editor supports portrait
        root
          container Shell
            Editor
        rotate left
        set Shell supports portrait
        """),
    Case(
      description: "an app delegate that doesn't ask a cover",
      cause: "know the app delegate's new mask",
      rule: "REVAL-12",
      text: """
        ios 16
        adaptor portrait
        root app
          view Home
        cover Player orientations landscape
        present Player
        rotate left
        set delegate allButUpsideDown
        """),
    Case(
      description: "two orientations that a screen may be in", cause: "portrait or landscapeLeft",
      rule: "DUO-4",
      text: """
        device iPhone Duo
        ios 27.1
        plist portrait landscapeLeft
        posture half
        root Map
        rotate portraitUpsideDown
        """),
  ]

  // MARK: What the device calls for

  static let displays = [
    Case(
      description: "a phone's window on an open Duo", cause: "up to the iOS 26 SDK, apps",
      not: "held that way|quarter turn|device calls", rule: "DUO-16",
      text: """
        device iPhone Duo
        ios 27.1
        linked 26
        posture open
        root Home
        rotate left
        rotate left
        """),
    Case(
      description: "an app of 27.0 on an open Duo", cause: "with the iOS 27.0 SDK, apps",
      not: "phone calls|quarter turn|device calls", rule: "DUO-17",
      text: """
        device iPhone Duo
        ios 27.1
        linked 27
        posture open
        root Home
        rotate left
        rotate left
        """),
    Case(
      description: "an open Duo held in landscape", cause: "the phone calls for it",
      not: "held that way",
      rule: "CHOOSE-6",
      text: """
        device iPhone Duo
        ios 27.1
        screen Movie
        root Reader
        present Movie as fullScreen
        open
        rotate left
        dismiss
        """),
    Case(
      description: "a Duo that is closed upside down", cause: "the phone calls for it",
      not: "excludes|upside down", rule: "DUO-8",
      text: """
        device iPhone Duo
        ios 27.1
        posture open
        held landscapeRight
        root Mail
        close
        """),
    Case(
      description: "a Duo that is closed over a portrait screen",
      cause: "Reader supports portrait only",
      not: "nearest", rule: "MASK-10",
      text: """
        device iPhone Duo
        ios 27.1
        posture open
        held landscapeLeft
        screen Reader supports portrait
        root Reader
        close
        """),
    Case(
      description: "a return to a phone that lies flat",
      cause: "return in portrait while the phone is flat",
      not: "last held|its last orientation counts", rule: "REVAL-9",
      text: """
        ios 18
        root Home
        rotate landscapeLeft
        background
        rotate faceUp
        foreground
        """),
    Case(
      description: "an attempt after the app set the orientation",
      cause: "the app set UIDevice.orientation",
      not: "requested", rule: "AUTO-6",
      text: """
        ios 15
        root Home
        force landscapeRight
        attempt
        """),
    Case(
      description: "a launch as held, of a root that doesn't rotate",
      cause: "the phone is held that way",
      rule: "LAUNCH-5",
      text: """
        ios 13
        root
          navigation Main autorotates no
            Home
        """),
    Case(
      description: "a request as the screen has appeared, a rotation too many",
      cause: "rotates to landscapeRight, then to landscapeLeft: the app requested it",
      rule: "GEO-1",
      text: """
        ios 16
        plist portrait landscape
        screen List supports portrait
        screen Film supports landscape
          when appeared: request landscapeLeft
        root List
        present Film as fullScreen
        """),
  ]
}
