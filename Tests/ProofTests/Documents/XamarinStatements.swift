extension Statement {
  /// c-sharx.net, “Allowing one specific controller inside of UINavigationController to rotate”.
  static let xamarin = table(
    """
    until you introduce a UINavigationController and the controller you’d like to allow
    landscape for will be pushed onto the stack.
    -> xamarin-an-override-is-lost-in-navigation

    UIViewControllers allows to override methods to return the allowed and preferred
    orientations and whether the screen should automatically be rotated. This works just fine
    -> xamarin-an-override-works-without-navigation

    By default, all controllers will then rotate.
    -> xamarin-an-override-works-without-navigation

    When pushing that controller it will be portrait. Then you rotate the device and you get
    landscape. However, navigating back to the previous controller will make that one also to be
    landscape, even if it does not specify it as a valid orientation.
    -> xamarin-popping-leaves-landscape

    Is it a bug? I don’t know – at least it feels wrong.
    -> xamarin-popping-leaves-landscape

    This means, you would select “portrait
    -> xamarin-portrait-alone-in-the-plist

    check if the controller you would like to have landscape support for is the one that is
    currently on top of the stack. If yes, let it return its supported orientations; otherwise
    force to portrait.
    -> xamarin-the-custom-navigation-controller

    Little hack...but this forces orientation back into portrait when leaving the controller.
    -> xamarin-the-reset-on-leaving

    This value can normally only be read, however by using a lower level API, we are able to
    also set it.
    -> xamarin-the-reset-on-leaving

    If yes, let it return its supported orientations; otherwise force to portrait.
    -> xamarin-a-push-over-landscape

    In general, an app should not force any orientations
    -> xamarin-an-override-works-without-navigation
    """)
}
