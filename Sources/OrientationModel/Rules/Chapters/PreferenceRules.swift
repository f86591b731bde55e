extension RuleBook {
  /// preferredInterfaceOrientationForPresentation.
  static let pref: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .preferenceIsForPresentations, "PREF-1", "A preferred orientation only affects presentations",
      .decides,
      since: 6, .documented, sources: .preferredOrientation, .rotationGuide, .jishuzhan,
      "MSDynamicsDrawer #5"): """
    preferredInterfaceOrientationForPresentation gives the first orientation of a view \
    controller that is presented full screen. It is not used for pushes, for changes of \
    children or for the root at launch.
    """,
    RuleEntry(
      .preferenceWithinOwnMask, "PREF-2", "A preferred orientation must be in its own mask",
      .decides,
      since: 6, .documented, sources: .rotationGuide): """
    The preferred orientation must be one of the view controller's own supported orientations. \
    What happens otherwise is EXC-6 up to iOS 16 and EXC-7 from 17.
    """,
    RuleEntry(
      .defaultPreferenceIsCurrent, "PREF-3", "The default preference is the current orientation",
      .tells, since: 6, .documented, doubt: "that a default does not count is inferred",
      sources: .preferredOrientation, "microsoft/WinObjC, UIViewController.mm"): """
    A view controller that does not override preferredInterfaceOrientationForPresentation \
    answers the current orientation of the status bar. In choosing, a default counts as no \
    preference at all.
    """,
    RuleEntry(
      .preferenceAskedBeforeMask, "PREF-4", "UIKit reads the preference before the mask", .tells,
      since: 6, .reportedOnce, doubt: "seen on 13",
      sources: "haomeiwen.com/fhoydktx, a logging test, 2020"): """
    During a presentation preferredInterfaceOrientationForPresentation is asked, and validated, \
    before supportedInterfaceOrientations.
    """,
    RuleEntry(
      .dismissalAsksPreference, "PREF-5", "A dismissal reads the presenter's preference", .tells,
      since: 6, .reportedTwice, doubt: "seen on 13", sources: "Bytedance-UnionAD #105",
      "NYTPhotoViewer #360"): """
    The presenter's preferred orientation is asked when what decided above it is dismissed \
    (EXC-8).
    """,
    RuleEntry(
      .disallowedPreferenceUnused, "PREF-6", "A preference the app doesn't allow is ignored",
      .narrows, since: 6, .choice): """
    A preferred orientation that is in the view controller's mask but not in the app mask \
    cannot be used. The choice goes on with CHOOSE-2, 3 and 4.
    """,
    RuleEntry(
      .updateAnnouncesPreference, "PREF-7", "setNeedsUpdate… also covers the preferred orientation",
      .decides, since: 16, .documented, sources: .setNeedsUpdate): """
    setNeedsUpdateOfSupportedInterfaceOrientations() also says that the preferred orientation \
    changed.
    """,
  ]
}
