import OrientationModel

extension EngineersSituationTests {
  /// What one call turns, another has to turn back; who belongs one way is held by no passing mask.
  static let returns: [Case] = [
    Case(
      description: "Pages of which one is in landscape, iOS 15", version: 15, device: .iPhone,
      step: 1,
      first: "after this step, set UIDevice.orientation to landscapeRight (before iOS 16), and to "
        + "portrait after `select Hello`",
      text: """
        ios      15, 16
        plist    portrait landscape
        screen   Hello supports portrait wants portrait
        screen   Demo supports landscape wants landscape
        root
          pages Intro asks selected
            Hello
            Demo
        select Demo
          expect interface landscape
        select Hello
          expect interface portrait
        """),
    Case(
      description: "A drawer beside a map that belongs in portrait, iOS 26", version: 26,
      device: .iPhone, step: 1, first: "support portrait in DrawerController",
      text: """
        ios      15, 17, 26
        plist    portrait landscape
        screen   Map supports portrait wants portrait
        screen   Drawer
        root
          container DrawerController
            navigation Main asks top
              Map
            Drawer
        rotate left
          expect interface portrait
        """),
    Case(
      description: "A delegate that allows more for one screen, and its pop, iOS 16", version: 16,
      device: .iPhone, step: 3,
      first: "after this step, notify UIKit of the mask (before iOS 16: set UIDevice.orientation "
        + "to portrait)",
      text: """
        ios      15, 16, 26
        plist    portrait landscape
        delegate allButUpsideDown for Gallery otherwise portrait
        screen   Albums wants portrait
        screen   Gallery wants allButUpsideDown
        root
          navigation Main
            Albums
        push Gallery
        rotate left
        pop
          expect interface portrait
        """),
    Case(
      description: "An alert's own window over a portrait app, iOS 15", version: 15,
      device: .iPhone, step: 3, first: "support portrait in AlertRoot",
      text: """
        ios      15, 16, 26
        plist    portrait landscape
        screen   Feed supports portrait wants portrait
        root
          navigation Main asks top
            Feed
        window Alerts absent
          AlertRoot
        show window Alerts
        present system alert from AlertRoot
        rotate left
          expect interface portrait
        hide window Alerts
          expect interface portrait
        """),
    Case(
      description: "A camera of UIKit's inside a SwiftUI app, iOS 17", version: 17,
      device: .iPhone, step: 2,
      first: "allow portrait in the app delegate while CameraView is visible",
      text: """
        ios      16, 17, 26
        plist    portrait landscape
        adaptor  allButUpsideDown
        root app
          stack
            view Home
        view CameraView
          screen Camera supports portrait wants portrait
        push CameraView
        rotate left
          expect interface portrait
        """),
    Case(
      description: "A window on top of a video, hidden rather than launched sideways, iOS 17",
      version: 17, device: .iPhone, step: 1, first: "hide the window HudWindow",
      text: """
        ios      17
        plist    portrait landscape
        screen   Home wants portrait supports portrait
        screen   Video wants landscape supports landscape
        screen   Hud supports portrait
        window   HudWindow
          Hud
        root     Home
        present Video as fullScreen
        """),
    Case(
      description: "An alert's window whose root is the app's own, iOS 17", version: 17,
      device: .iPhone, step: 4, first: "support portrait in AlertRoot",
      text: """
        ios      17
        plist    portrait landscape
        screen   Home wants portrait supports portrait
        root     Home
        window   AlertWindow absent
          AlertRoot
        add window AlertWindow
        show window AlertWindow
        present system alert from AlertRoot
        rotate left
        """),
    Case(
      description: "A stack in tabs, all of whose screens belong in portrait, iOS 17", version: 17,
      device: .iPhone, step: 2,
      first: "make Tabs ask the selected tab and support portrait in Main",
      text: """
        ios      17
        plist    portrait landscape
        screen   List wants portrait
        screen   Detail wants portrait
        root
          tabs Tabs
            navigation Main
              List
            Settings
        push Detail
        rotate left
        """),
  ]
}
