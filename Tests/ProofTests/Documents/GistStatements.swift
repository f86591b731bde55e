extension Statement {
  /// NeilsUltimateLab, “Understanding UIViewController Rotation”, and its comments.
  static let gist = table(
    """
    Just create a custom subclass and use that instead to override these properties.
    -> gist-a-subclass-instead

    By doing this we are allowing other view controllers to also rotate if device orientation
    changes.
    -> gist-allowing-all-lets-every-screen-turn

    Using any other presentation style, the presented view controller is shown in portrait mode,
    and then rotates to landscape.
    -> gist-any-other-style-and-then-rotates

    the correct transition is achieved only by specifying the modal presentation style
    .fullScreen (Using any other presentation style, the presented view controller is shown in
    portrait mode, and then rotates to landscape).
    -> gist-any-other-style-comes-up-in-portrait

    In Configuration 1: Break-point being hit every time when new orientation is applied on both
    view-controllers.
    -> gist-configuration-1-the-breakpoints

    The ViewController is now the rootViewController of current window and our
    PreviewingViewController embedded in UINavigationController is being presented modally
    covering the entire screen. Result: It worked as desired.
    -> gist-configuration-1

    Now we have told navigationController to ask its topViewController to return appropriate
    supportedInterfaceOrientations.
    -> gist-configuration-2-extended

    As we run, we get hit at break point every-time when device is rotated to new orientation.
    -> gist-configuration-2-extended

    The ViewController is embedded in UINavigationController […]. Result: It's not working now.
    ViewController screen is now rotating again as device orientation changes.
    -> gist-configuration-2

    Break-point hit for first time, but not when device rotated on both view-controllers.
    -> gist-configuration-2

    As we have told UITabBarController to ask its selectedViewController to return its
    supportedInterfaceOrientations. As expected, this is working too, Break-point hit when
    device is rotated to new orientation.
    -> gist-configuration-3-extended

    The ViewController is embedded in UITabBarController […]. Result: Same as result as in
    configuration 2.
    -> gist-configuration-3

    In Configuration 3: same as configuration 2.
    -> gist-configuration-3

    In the end I solved it by specifying .fullscreen as modal presentation style without using
    presentation controllers.
    -> gist-full-screen-comes-up-in-landscape

    .fullscreen which will detect correctly the orientation of the device.
    -> gist-full-screen-comes-up-in-landscape

    If the name of a method declared in a category is the same as a method in the original class
    […] the behavior is undefined as to which method implementation is used at runtime.
    -> gist-the-extension-that-does-not-run

    Don't override the UIKit classes like that, this is a huge source of bugs.
    -> gist-the-extension-that-does-not-run

    return topViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
    -> gist-an-empty-stack

    inside your UIPresentationController subclass and observe if it solves the issue
    -> gist-the-suggested-presentation-style
    """)
}
