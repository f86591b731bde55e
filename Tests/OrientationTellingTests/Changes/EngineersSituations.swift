import OrientationModel

extension EngineersSituationTests {
  static let screens: [Case] = [
    Case(
      description: "The AppDelegate lock helper and a full-screen player, iOS 26", version: 26,
      device: .iPhone, step: 1,
      // The engineer would drop the helper and answer in Player; this is the least that is right, and what they name second.
      first: "set UIDevice.orientation only before iOS 16",
      text: """
        ios      14, 15, 16, 17, 26
        plist    portrait landscape
        delegate portrait
        screen   Feed
        screen   Player
          when appearing: set delegate landscape; force landscapeRight
          when disappearing: set delegate portrait; force portrait
        root
          tabs Tabs
            navigation Main
              Feed
        present Player as fullScreen
          expect interface landscapeRight
        dismiss
          expect interface portrait
        """),
    Case(
      description: "A landscape chart, in a stack, in a tab, in a split view, iOS 15", version: 15,
      device: .iPad, step: 1,
      first: "present Chart as fullScreen instead of pushing it",
      text: """
        device   iPad, iPhone Pro Max
        ios      15, 16, 18
        requires-full-screen yes
        plist    all
        screen   Menu
        screen   List
        screen   Chart supports landscape
        screen   Settings
        root
          split Split
            navigation Side
              Menu
            tabs Tabs
              navigation Main
                List
              Settings
        push Chart in Main
          expect interface landscape
        """),
    Case(
      description: "A landscape chart, in a stack, in a tab, in a split view, iOS 18", version: 18,
      device: .iPad, step: 1,
      first: "make Split ask its secondary column, make Tabs ask the selected tab, and make Main "
        + "ask its top screen; after this step, set UIDevice.orientation to landscape",
      text: """
        device   iPad, iPhone Pro Max
        ios      15, 16, 18
        requires-full-screen yes
        plist    all
        screen   Menu
        screen   List
        screen   Chart supports landscape
        screen   Settings
        root
          split Split
            navigation Side
              Menu
            tabs Tabs
              navigation Main
                List
              Settings
        push Chart in Main
          expect interface landscape
        """),
    Case(
      description: "A filter sheet with detents that shall stay upright, iOS 16", version: 16,
      device: .iPhone, step: 2,
      first: "present Filter as fullScreen",
      text: """
        ios      15, 16, 26
        plist    portrait landscape
        screen   Map supports allButUpsideDown
        screen   Filter supports portrait
        root     Map
        present Filter as pageSheet
        rotate left
          expect interface portrait
        """),
    Case(
      description: "A custom dialog over a portrait form lets the app turn, iOS 16", version: 16,
      device: .iPhone, step: 4,
      first: "support portrait in Dialog",
      text: """
        ios      13, 15, 16, 18
        plist    portrait landscape
        screen   Form supports portrait
        screen   Dialog
        root
          navigation Main asks top
            Form
        rotate left
          expect interface portrait
        rotate portrait
        present Dialog as overFullScreen
        rotate left
          expect interface portrait
        dismiss
          expect interface portrait
        """),
    Case(
      description: "A photo viewer with a custom zoom transition does not turn, iOS 16",
      version: 16, device: .iPhone, step: 2,
      first: "present Photo as fullScreen",
      text: """
        ios      12, 15, 16, 26
        plist    portrait landscape
        screen   Grid supports portrait
        screen   Photo supports allButUpsideDown
        root
          navigation Main asks top
            Grid
        present Photo as custom
        rotate left
          expect interface landscapeRight
        dismiss
          expect interface portrait
        """),
    Case(
      description: "A colour popover on a phone, iOS 15", version: 15, device: .iPhoneSE, step: 2,
      first: "let Colours adapt to fullScreen",
      text: """
        ios      12, 15, 26
        device   iPhone SE
        plist    portrait landscape
        screen   Canvas supports allButUpsideDown
        screen   Colours supports portrait
        root
          navigation Main asks top
            Canvas
        present Colours as popover
        rotate left
          expect interface portrait
        """),
    Case(
      description: "Pushing a landscape chart, from iOS 14 to 26, iOS 15", version: 15,
      device: .iPhone, step: 1,
      first: "present Chart as fullScreen instead of pushing it",
      text: """
        deployment 14
        ios      14, 15, 16, 26
        plist    portrait landscape
        screen   List supports portrait
        screen   Chart supports landscape
        root
          navigation Main asks top
            List
        push Chart
          expect interface landscape
        pop
          expect interface portrait
        """),
    Case(
      description: "Changing the tab in landscape, iOS 15", version: 15, device: .iPhone, step: 2,
      first: "after this step, set UIDevice.orientation to portrait (before iOS 16)",
      text: """
        ios      14, 15, 16, 26
        plist    portrait landscape
        screen   Map supports allButUpsideDown
        screen   Profile supports portrait
        root
          tabs Tabs asks selected
            Map
            Profile
        rotate left
          expect interface landscapeRight
        select Profile
          expect interface portrait
        """),
    Case(
      description: "An incoming-call window over a portrait app, iOS 26", version: 26,
      device: .iPhone, step: 2,
      first: "support portrait in CallBanner",
      text: """
        ios      13, 15, 16, 26
        plist    portrait landscape
        screen   Chat supports portrait
        screen   CallBanner
        root
          navigation Main asks top
            Chat
        window Call hidden
          CallBanner
        show window Call
        rotate left
          expect interface portrait
        hide window Call
          expect interface portrait
        """),
    Case(
      description: "AVPlayerViewController in an app that lists portrait only, iOS 26", version: 26,
      device: .iPhone, step: 2,
      first: "list landscape in Info.plist and support portrait in Tabs",
      text: """
        ios      15, 16, 18, 26
        plist    portrait
        screen   Feed
        root
          tabs Tabs
            navigation Main
              Feed
        present system player as fullScreen
        rotate left
          expect interface landscapeRight
        dismiss
          expect interface portrait
        """),
    Case(
      description: "SwiftUI: onAppear sets the delegate's mask, iOS 15", version: 15,
      device: .iPhone, step: 1,
      first: "notify UIKit of the new mask in Player, or set UIDevice.orientation (before iOS 16)",
      text: """
        ios      15, 16, 17, 26
        plist    portrait landscape
        adaptor  portrait
        root app
          stack
            view Home
        view Player
          when appearing: set delegate landscape
          when disappeared: set delegate portrait
        push Player
          expect interface landscape
        pop
          expect interface portrait
        """),
  ]
}
