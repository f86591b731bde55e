extension ReasonTests {
  /// Where a screen that is seen has said something that would have kept the interface, or brought it
  /// elsewhere, and goes unheeded.
  static let unheeded: [Case] = [
    Case(
      description: "an app that forces in vain, as something else rotates it",
      cause: "^The interface rotates to portrait: List supports .*; on iOS 16 .* does nothing.$",
      not: "Nothing happens", rule: "HACK-5",
      text: """
        ios 16
        plist portrait landscape
        screen List supports portrait
        screen Viewer supports allButUpsideDown
          when leaving: force portrait
        root
          navigation Main asks top
            List
        push Viewer
        rotate left
        pop
        """),
    Case(
      description: "a screen that doesn't autorotate, in containers that do",
      cause: "^Video's shouldAutorotate is false, but UIKit asks Tabs instead.$",
      chain: "MASK-10 The interface rotates to landscapeRight: Tabs allows it",
      not: "doesn't ask for it", rule: "CONT-1",
      text: """
        ios 14
        screen Video supports allButUpsideDown autorotates no
        root
          tabs Tabs
            navigation Main
              Video
        rotate left
        """),
    Case(
      description: "what a pushed screen prefers",
      cause: "^Scan prefers landscapeRight, but UIKit reads that only when it's presented.$",
      rule: "PREF-1",
      text: """
        ios 17
        screen List supports portrait
        screen Scan supports allButUpsideDown prefers landscapeRight
        root
          navigation Main asks top
            List
        push Scan
        """),
    Case(
      description: "what a screen prefers that the app doesn't allow there", cause: "held that way",
      not: "prefers", rule: "CHOOSE-2",
      text: """
        ios 17
        plist portrait
        screen Scan supports allButUpsideDown prefers landscapeRight
        root
          navigation Main asks top
            List
        push Scan
        """),
    Case(
      description: "what a sheet prefers",
      cause: "^Scan prefers landscapeRight, but under a pageSheet UIKit still asks List.$",
      rule: "ASK-4",
      text: """
        ios 17
        screen List supports portrait
        screen Scan supports allButUpsideDown prefers landscapeRight
        root List
        present Scan as pageSheet
        """),
    Case(
      description: "a sheet with which UIKit asks whom it asked",
      cause: "^Nothing changes: under a pageSheet UIKit still asks Game.$", rule: "ASK-4",
      text: """
        ios 17
        plist landscape
        screen Game supports landscape
        root Game
        present system imagePicker
        """),
    Case(
      description: "a screen in a representable",
      cause: "^Camera supports portrait only, but UIKit asks Root instead.$", rule: "CONT-7",
      text: """
        ios 17
        root
          hosting Root
            view Content
              screen Camera supports portrait
        rotate left
        """),
    Case(
      description: "a screen over another that UIKit doesn't ask",
      cause: "^The interface rotates to portrait: Share supports portrait only.$", rule: "ASK-4",
      text: """
        ios 16
        screen List supports portrait
        screen Player supports landscape
        screen Share supports portrait
        root List
        present Player as fullScreen
        present Share as overFullScreen
        """),
    Case(
      description: "a tab that isn't selected, and is asked too",
      cause: "^The interface stays in portrait: Tabs also asks A, which supports portrait only.$",
      chain: "CONT-5 Tabs asks all its children", rule: "CHOOSE-5",
      text: """
        ios 16
        screen A supports portrait
        screen B supports allButUpsideDown
        root
          tabs Tabs asks all
            A
            B
        select B
        rotate left
        """),
    Case(
      description: "a Duo that opens as it is held in landscape", cause: "",
      chain: "DUO-5 The device calls for portrait, a quarter turn from how it's held",
      rule: "DUO-7",
      text: """
        device iPhone Duo
        ios 27.1
        screen Camera supports portrait
        root Camera
        rotate left
        open
        """),
    Case(
      description: "an alert that UIKit asks", cause: "",
      chain: "ASK-4 Since iOS 16, UIKit asks an alert", not: "alert is an alert", rule: "CHOOSE-5",
      text: """
        ios 17
        screen List supports portrait
        root List
        present system alert
        rotate left
        """),
  ]
}
