import OrientationModel

extension EngineersSituationTests {
  static let sources: [Case] = [
    Case(
      description: "SwiftUI: onAppear sets the delegate's mask, iOS 26", version: 26,
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
    Case(
      description: "A subclassed hosting controller that is pushed, iOS 15", version: 15,
      device: .iPhone, step: 1,
      first: "present ChartHost as fullScreen instead of pushing it",
      text: """
        ios      15, 16, 26
        plist    portrait landscape
        screen   List supports portrait
        hosting  ChartHost supports landscape
        root
          navigation Main
            List
        push ChartHost
          expect interface landscape
        """),
    Case(
      description: "A subclassed hosting controller that is pushed, iOS 26", version: 26,
      device: .iPhone, step: 1,
      first: "make Main ask its top screen",
      text: """
        ios      15, 16, 26
        plist    portrait landscape
        screen   List supports portrait
        hosting  ChartHost supports landscape
        root
          navigation Main
            List
        push ChartHost
          expect interface landscape
        """),
    Case(
      description: "SwiftUI: a sheet that shall be landscape, iOS 26", version: 26, device: .iPhone,
      step: 1,
      // The engineer would have a cover; what they name beside it. On iOS 15 it turns nothing.
      first: "set landscape in Content while Sketch covers it",
      text: """
        ios      16, 26
        plist    portrait landscape
        root
          hosting Root default portrait
            view Content
        sheet Sketch
          view SketchBody orientations landscape
        present Sketch
          expect interface landscape
        """),
    Case(
      description: "A rotate button in Split View and Slide Over, iOS 18", version: 18,
      device: .iPadPro, step: 1,
      // The engineer would leave it: the sentence before the changes says so.
      first: "set UIRequiresFullScreen",
      text: """
        device   iPad Pro
        ios      16, 18, 26
        plist    all
        screen   Reader
        root     Reader
        request landscape
          expect no error
        resize split 1/2
        request portrait
          expect no error
        ios 16-18: resize slide-over
        ios 16-18: request landscape
          expect ios 16-18: no error
        """),
    Case(
      description: "A full-screen button that sets a stored mask and asks the scene, iOS 26",
      version: 26, device: .iPhone, step: 2,
      first: "make Tabs ask the selected tab, notify UIKit of Video's new mask",
      text: """
        ios      16, 17, 26
        plist    portrait landscape
        screen   Video supports portrait
        screen   More
        root
          tabs Tabs supports portrait
            navigation Main asks top
              Video
            More
        set Video supports landscape
        request landscape
          expect interface landscape
          expect no error
        """),
    Case(
      description: "The rotate button of a video player, setValue, iOS 26", version: 26,
      device: .iPhone, step: 2,
      first: "request landscapeRight instead",
      text: """
        ios      13, 15, 16, 17, 26
        plist    portrait landscape
        screen   Feed supports portrait
        screen   Player supports allButUpsideDown
        root     Feed
        present Player as fullScreen
        force landscapeRight
          expect interface landscapeRight
        force portrait
          expect interface portrait
        """),
    Case(
      description: "A game that freezes its side with shouldAutorotate, iOS 26", version: 26,
      device: .iPhone, step: 1,
      first: "hold Game in the current orientation before this step",
      text: """
        ios      14, 15, 16, 18, 26
        held     landscapeLeft
        plist    landscape
        screen   Game autorotates no
        root     Game
        rotate landscapeRight
          expect interface landscapeRight
        """),
    Case(
      description: "A drawing pad that locks its orientation on iPadOS 26, iOS 26", version: 26,
      device: .iPadPro, step: 3,
      first:
        "notify UIKit of Canvas' lock preference and make Main ask its top screen for the lock",
      text: """
        device   iPad Pro
        ios      26
        plist    all
        screen   Gallery
        screen   Canvas
        root
          navigation Main
            Gallery
        push Canvas
        set Canvas prefers-lock yes
        rotate left
          expect interface portrait
        """),
    Case(
      description: "A landscape app that launches upright and then turns, iOS 26", version: 26,
      device: .iPhone, step: 0,
      first: "list only landscape in Info.plist and return allButUpsideDown from the app delegate",
      text: """
        device   iPhone
        ios      13, 15, 16, 26
        plist    portrait landscape
        screen   Table supports landscape
        screen   Profile supports portrait
        root     Table
        expect interface landscape
        present Profile as fullScreen
          expect interface portrait
        dismiss
          expect interface landscape
        """),
    Case(
      description: "React Native: a Modal over a screen locked to landscape, iOS 15", version: 15,
      device: .iPhone, step: 1,
      first: "support allButUpsideDown in RCTModalHost",
      text: """
        ios      13, 15, 16, 18
        held     landscapeLeft
        plist    portrait landscape
        delegate landscape
        screen   RCTRoot
        screen   RCTModalHost supports portrait
        root     RCTRoot
        present RCTModalHost as fullScreen
          expect no crash
          expect interface landscape
        dismiss
          expect interface landscape
        """),
    Case(
      description: "Flutter asks for landscape, Info.plist lists portrait, iOS 16", version: 16,
      device: .iPhone, step: 3,
      first: "list landscape in Info.plist",
      text: """
        ios      15, 16, 18
        plist    portrait
        screen   Flutter
        root     Flutter
        set Flutter supports landscape
        ios 15: force landscapeRight
        ios 16-: update Flutter
          expect interface landscape
        """),
  ]
}
