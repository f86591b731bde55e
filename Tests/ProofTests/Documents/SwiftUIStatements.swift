extension Statement {
  /// Polpiella, “Changing orientation for a single screen in SwiftUI”.
  static let swiftui = table(
    """
    Wrapping the app’s root SwiftUI view in a UIViewController with potrait as the only
    supported orientation and then doing the same for the player screen but with landscape as
    its only supported orientation.
    -> swiftui-attempt-1-representables-are-never-asked

    none of them worked in the way we wanted it to
    -> swiftui-attempt-1-representables-are-never-asked

    Using a combination of the above and requestGeometryUpdate to force updates on the video
    player view.
    -> swiftui-attempt-2-a-request-does-not-hold
    -> swiftui-attempt-2-a-request-is-refused

    Rotating the view manually on presentation using the rotationEffect view modifier.
    -> swiftui-attempt-3-rotation-effect

    not on iOS 15, where you’ll probably want to set the orientation to allow .allButUpsideDown
    rather than constraining it to .landscape only.
    -> swiftui-ios-15-all-but-upside-down

    which would lock the orientation of every SwiftUI view in the app to portrait.
    -> swiftui-stage-1-the-holder-is-not-yet-fed

    The Root view would then listen for any changes to this preference key through the
    onPreferenceChange modifier.
    -> swiftui-stage-2-the-key-locks-to-portrait

    But this is what happened instead… After debugging the code we realised that the
    onPreferenceChange method at the RootView was not firing when presenting the landscape view.
    -> swiftui-stage-3-the-preference-in-the-cover

    We decided to create a ViewModifier to wrap the view being presented and use a @State
    variable to update the orientation preference key only when the view was on screen.
    -> swiftui-stage-4-landscape-full-screen-cover

    works well on iOS 16 but not on iOS 15.
    -> swiftui-stage-4-landscape-full-screen-cover

    while keeping the rest of the app in potrait mode.
    -> swiftui-stage-4-landscape-full-screen-cover

    we achieve this by supporting all orientations at the app target level and then locking them
    down to portrait at the root of each UINavigationController.
    -> swiftui-the-legacy-uikit-arrangement

    Then, when presenting the video player, we wrap it in a UIViewController which overrides
    supportedInterfaceOrientations and sets this value to .landscape.
    -> swiftui-the-legacy-uikit-arrangement

    it needs a re-render of the view to propagate the event upwards to the Root view
    -> swiftui-stage-3-the-preference-in-the-cover

    make sure you have sufficient UI/manual tests around the screen you’re locking orientation
    for.
    -> swiftui-stage-4-landscape-full-screen-cover
    """)
}
