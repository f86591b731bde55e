extension Statement {
  /// Nuno Alexandre, on forcing orientations.
  static let kidiyo = table(
    """
    It would seem like a good idea to always force the orientation to be what the visible
    UIViewController defined preferredInterfaceOrientationForPresentation to be.
    -> kidiyo-always-forcing-taints-a

    By going back to A, the screen gets rotated to portrait, even though A supports landscape.
    -> kidiyo-always-forcing-taints-a

    This approach works when moving from a screen with a broader set of supported orientations
    than the screen we are moving to.
    -> kidiyo-always-forcing-taints-a

    When at the screen B, the user holds the device in landscape mode.
    -> kidiyo-always-forcing-taints-a

    Unfortunately, UIInterfaceOrientationMask is an enum and not a list, so we can’t just check
    if it contains a UIInterfaceOrientation.
    -> kidiyo-an-exact-test

    The way to force rotate a screen is by setting the device “orientation
    -> kidiyo-an-old-binary-on-ios-16

    preferredInterfaceOrientationForPresentation is the value to use when forcing rotation.
    -> kidiyo-b-without-a-preference

    The solution, then, is to force rotation only when the screen we are moving to does not
    support the orientation we are in already.
    -> kidiyo-forcing-only-when-needed

    a neat solution that works (at least) from iOS 9.0 onward.
    -> kidiyo-forcing-only-when-needed

    If it doesn’t, we have to rotate to that preferred orientation.
    -> kidiyo-forcing-only-when-needed

    A screen A supports all orientations but prefers portrait. A screen B only supports
    landscape. A user can go from A to B and back.
    -> kidiyo-stuck-and-then-stuck-the-other-way

    I was kept in portrait in B until I rotated to landscape. From then on I no longer could
    rotate back to portrait.
    -> kidiyo-stuck-and-then-stuck-the-other-way

    Setting B’s supported orientations to landscape did not force that screen to be shown in
    landscape if I’d come from A in portrait mode.
    -> kidiyo-stuck-and-then-stuck-the-other-way

    Instead, I was kept in portrait in B until I rotated to landscape.
    -> kidiyo-stuck-and-then-stuck-the-other-way

    From then on I no longer could rotate back to portrait, as intended from the beginning.
    -> kidiyo-stuck-and-then-stuck-the-other-way
    """)
}
