extension Statement {
  /// Apple’s guide, “Supporting Multiple Interface Orientations”.
  static let guide = table(
    """
    Instead, fill the area provided by the parent view controller.
    -> guide-a-child-fills-what-its-parent-gives

    View controllers that do not fill the screen usually should not care about the orientation
    of the user interface.
    -> guide-a-controller-that-does-not-fill-the-screen

    A root view controller (or a view controller presented full screen) is more likely to be
    interested in the orientation of the device.
    -> guide-a-controller-that-does-not-fill-the-screen

    If your view controller’s contents are not onscreen when a rotation occurs, then it does not
    see the list of rotation messages.
    -> guide-a-hidden-controller-hears-nothing

    1. Your view controller presents another view controller’s contents full screen.
    -> guide-a-hidden-controller-hears-nothing

    2. The user rotates the device so that the user interface orientation changes.
    -> guide-a-hidden-controller-hears-nothing

    3. Your app dismisses the presented view controller.
    -> guide-a-hidden-controller-hears-nothing

    Instead, when it reappears, its views are simply resized and positioned using the normal
    view layout process.
    -> guide-a-hidden-controller-hears-nothing

    When a view controller is presented full-screen to show its content, sometimes the content
    appears best when viewed in a particular orientation in mind.
    -> guide-a-sheet-has-no-preferred-orientation

    On devices that use the iPhone idiom, all interface orientations but upside-down portrait
    are supported.
    -> guide-all-but-upside-down-on-a-phone

    By default, view controllers on devices that use the iPad idiom support all four
    orientations.
    -> guide-all-four-on-an-ipad

    By default, an app supports both portrait and landscape orientations.
    -> guide-an-app-turns-by-itself

    By default, the UIKit framework listens for this notification and uses it to update your
    interface orientation automatically.
    -> guide-an-app-turns-by-itself

    The window adjusts the frame of its root view controller to match the new size, and this
    size in turn is propagated down the view hierarchy to other views.
    -> guide-an-app-turns-by-itself

    At any given time, the mask of the topmost view controller is logically ANDed with the app’s
    mask […]. The result of this calculation must never be 0.
    -> guide-an-empty-result-in-a-presentation

    The result of this calculation must never be 0. If it is, the system throws a
    UIApplicationInvalidInterfaceOrientationException exception.
    -> guide-an-empty-result-throws

    Container view controllers forward this message on to the currently displayed content view
    controllers.
    -> guide-containers-forward-the-callbacks

    The root view controller passes these events on as necessary to its children.
    -> guide-containers-forward-the-callbacks

    On iOS 5 and earlier, a view controller can sometimes participate in the rotation process
    even when it isn’t the topmost full-screen view controller. This generally occurs when a
    container view controller asks its children for their supported interface orientations.
    -> guide-ios-5-a-tab-bar-asks-every-child

    you should consider emulating the iOS 6 behavior
    -> guide-ios-5-a-tab-bar-asks-every-child

    In practice, the ability for children to override the parents is rarely useful.
    -> guide-ios-5-navigation-asks-its-top

    Listing 8-1 shows a fairly typical implementation of the supportedInterfaceOrientations
    method for a view controller that supports the portrait orientation and the landscape-left
    orientation.
    -> guide-listing-8-1-portrait-and-landscape-left

    Listing 8-2 shows an example used by a view controller whose content should be presented in
    landscape orientation.
    -> guide-listing-8-2-presented-in-landscape-left

    Listing 8-3 shows a fairly typical implementation of the
    shouldAutorotateToInterfaceOrientation: method for a view controller that supports the
    default portrait orientation and the landscape-left orientation.
    -> guide-listing-8-3-yes-to-two

    The implementation of the primary view controller then needs to detect device orientation
    changes and present the alternate view controller when the appropriate orientation change
    occurs. The primary view controller dismisses the alternate view controller when the
    orientation returns to the primary orientation.
    -> guide-listing-8-4-an-alternate-landscape-interface

    you have to tell each view controller to display itself in one orientation only
    -> guide-listing-8-4-an-alternate-landscape-interface

    There is no benefit to choosing which orientations you want to support dynamically based on
    runtime information.
    -> guide-masks-chosen-at-run-time

    If the view controller is presented full screen, the user interface is presented in the
    preferred orientation. The user is expected to see that the orientation is different from
    the device orientation and rotate the device.
    -> guide-presented-in-the-preferred-orientation

    You must temporarily disable orientation changes [if] you want to manually control the
    position of the status bar (such as when you call the setStatusBarOrientation:animated:
    method).
    -> guide-set-status-bar-orientation

    Instead, override the shouldAutorotate method on the topmost view controller.
    -> guide-should-autorotate-of-the-topmost

    If you want to temporarily disable automatic rotation, avoid manipulating the orientation
    masks to do this. Instead, override the shouldAutorotate method […]. If it returns NO, then
    the rotation is suppressed.
    -> guide-should-autorotate-suppresses-rotation

    This method is called before performing any autorotation.
    -> guide-should-autorotate-suppresses-rotation

    If both objects agree that the new orientation is supported, then the user interface is
    rotated to the new orientation. Otherwise the device orientation is ignored.
    -> guide-the-app-and-the-controller-must-agree

    the mask of the topmost view controller is logically ANDed with the app’s mask
    -> guide-the-app-and-the-controller-must-agree

    If you restrict the app’s supported orientations, then those restrictions apply globally to
    all of the app’s view controllers, even when your app uses system view controllers.
    -> guide-the-apps-mask-binds-system-controllers

    If your app supports both landscape orientations, you can use the
    UIInterfaceOrientationIsLandscape macro as a shortcut.
    -> guide-the-landscape-macro-on-ios-5

    The UIKit framework similarly defines a UIInterfaceOrientationIsPortrait macro to identify
    both variants of the portrait orientation.
    -> guide-the-landscape-macro-on-ios-5

    If the content can only be displayed in that orientation, then you simply return that as the
    only orientation from your supportedInterfaceOrientations method.
    -> guide-the-only-orientation-needs-no-preference

    Here is the sequence of events that occur when a rotation is triggered
    -> guide-the-order-of-the-rotation-callbacks

    The preferred interface orientation must be one of the orientations supported by the view
    controller.
    -> guide-the-preferred-must-be-supported

    First, the presented view controller is used instead of the root view controller when
    determining whether an orientation is supported.
    -> guide-the-presented-controller-replaces-the-root

    The rotation methods are sent to the root view controller. The root view controller passes
    these events on as necessary to its children, and so on down the view controller hierarchy.
    -> guide-containers-forward-the-callbacks

    The window adjusts the bounds of the view controller’s view. This causes the view to layout
    its subviews, triggering the view controller’s viewWillLayoutSubviews method.
    -> guide-the-order-of-the-rotation-callbacks

    The animation is executed.
    -> guide-the-order-of-the-rotation-callbacks

    The presenting view controller was not visible when the rotation occurred, so it does not
    receive any rotation events.
    -> guide-a-hidden-controller-hears-nothing

    The presented view controller can also provide a preferred orientation.
    -> guide-presented-in-the-preferred-orientation

    This means that, with only a few exceptions, you should not need to handle this
    notification at all.
    -> guide-an-app-turns-by-itself

    the simplest way to support multiple orientations in your view controller is to configure
    its view hierarchy so that the positions of subviews are updated whenever its root view’s
    frame changes.
    -> guide-the-new-size-is-handed-down

    Because the app’s mask is applied globally, use it sparingly.
    -> guide-the-apps-mask-binds-system-controllers

    You might use these methods to hide or show views, reposition or resize views, or notify
    other parts of your app about the orientation change.
    -> guide-containers-forward-the-callbacks

    you should avoid performing any time-consuming operations there. You should also avoid
    replacing your entire view hierarchy with a new set of views.
    -> guide-inside-the-animation-block

    This method is called from within an animation block so that any property changes you make
    are animated at the same time as other animations that comprise the rotation.
    -> guide-inside-the-animation-block

    If your layout code needs to know the current orientation of the device, it can read the
    app object’s statusBarOrientation property
    -> guide-a-hidden-controller-hears-nothing

    Using two view controllers is simpler and more efficient than making major changes to your
    view hierarchy each time the orientation changes.
    -> guide-listing-8-4-an-alternate-landscape-interface
    """)
}
