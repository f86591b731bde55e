extension ExpertAdviceTests {
  static let views: [Case] = [
    Case(
      "swiftui portrait app", #"supportedInterfaceOrientationsFor"#,
      """
      ios 16
      plist portrait landscape
      root app
        view Home
      rotate left
        expect interface portrait
      """),
    Case(
      "swiftui cover adaptor", #"AppDelegate"#,
      """
      ios 17
      plist portrait landscape
      adaptor portrait
      root app
        view Home
      cover Player
      present Player
        expect interface landscape
      dismiss
        expect interface portrait
      """),
    Case(
      "hosting cover", #"supportedOrientations"#,
      """
      ios 17
      plist portrait landscape
      root
        hosting Root default portrait
          view Home
      cover Player
      present Player
        expect interface landscape
      dismiss
        expect interface portrait
      """),
    Case(
      "swiftui cover that follows the hand",
      #"onAppear \{\s+AppDelegate\.mask = \.allButUpsideDown"#,
      """
      ios 17
      plist portrait landscape
      adaptor portrait
      root app
        view Films
      cover Film
      present Film
        expect interface portrait
      rotate left
        expect interface landscape
      """),
    Case(
      "swiftui there and back", #"AppDelegate"#,
      """
      ios 17
      plist portrait landscape
      adaptor portrait
      root app
        stack
          view Home
      view Chart
      push Chart
        expect interface landscape
      pop
        expect interface portrait
      """),
    Case(
      "hosting in navigation", #"UIHostingController|supportedInterfaceOrientations"#,
      """
      ios 17
      plist portrait landscape
      root
        navigation Main asks top
          hosting Root
            view Home
      rotate left
        expect interface portrait
      """),
    Case(
      "swiftui request refused", #"AppDelegate"#,
      """
      ios 17
      plist portrait landscape
      adaptor portrait
      root app
        view Home
      request landscape
        expect interface landscape
        expect no error
      """),
    Case(
      "hosting sheet", #"supportedOrientations|fullScreenCover"#,
      """
      ios 17
      plist portrait landscape
      root
        hosting Root default portrait
          view Home
      sheet Editor
      present Editor
        expect interface landscape
      dismiss
        expect interface portrait
      """),
    Case(
      "swiftui tab by view modifier", #"AppDelegate"#,
      """
      ios 16
      plist portrait landscape
      root app
        view Home orientations portrait
      rotate left
        expect interface portrait
      """),
  ]
}
