extension RuleBook {
  /// preferredInterfaceOrientationForPresentation.
  static let pref: KeyValuePairs<RuleEntry, String> = [
    RuleEntry(
      .preferenceIsForPresentations, "PREF-1", "A preferred orientation only affects presentations",
      .decides, since: 6, .documented, sources: .preferredOrientation, .rotationGuide, .jishuzhan,
      "MSDynamicsDrawer #5"): """
    preferredInterfaceOrientationForPresentation returns a view controller's first orientation \
    when it's presented full screen. UIKit doesn't read it for a push, for a change of children, \
    or for the root at launch.
    """,
    RuleEntry(
      .preferenceWithinOwnMask, "PREF-2", "A preferred orientation must be in its own mask",
      .decides, since: 6, .documented, sources: .rotationGuide): """
    A preferred orientation must be in the view controller's own mask. If it isn't, UIKit throws \
    up to iOS 16 (EXC-6) and prints a warning since iOS 17 (EXC-7).
    """,
    RuleEntry(
      .defaultPreferenceIsCurrent, "PREF-3", "The default preference is the current orientation",
      .tells, since: 6, .documented, doubt: "that a default does not count is inferred",
      sources: .preferredOrientation, "microsoft/WinObjC, UIViewController.mm"): """
    A view controller that doesn't override preferredInterfaceOrientationForPresentation returns \
    the current orientation of the status bar. A default counts as no preference.
    """,
    RuleEntry(
      .preferenceAskedBeforeMask, "PREF-4", "UIKit reads the preference before the mask", .tells,
      since: 6, .reportedOnce, doubt: "seen on 13",
      sources: "haomeiwen.com/fhoydktx, a logging test, 2020"): """
    During a presentation, UIKit reads and validates preferredInterfaceOrientationForPresentation \
    before supportedInterfaceOrientations.
    """,
    RuleEntry(
      .dismissalAsksPreference, "PREF-5", "A dismissal reads the presenter's preference", .tells,
      since: 6, .reportedTwice, doubt: "seen on 13", sources: "Bytedance-UnionAD #105",
      "NYTPhotoViewer #360"): """
    When a presentation that took over is dismissed, UIKit reads the presenter's preferred \
    orientation (EXC-8).
    """,
    RuleEntry(
      .disallowedPreferenceUnused, "PREF-6", "A preference the app doesn't allow is ignored",
      .narrows, since: 6, .choice): """
    UIKit ignores a preferred orientation that is in the view controller's mask but not in the \
    app's mask. Then CHOOSE-2, 3, and 4 decide.
    """,
    RuleEntry(
      .updateAnnouncesPreference, "PREF-7", "setNeedsUpdate… also covers the preferred orientation",
      .decides, since: 16, .documented, sources: .setNeedsUpdate): """
    setNeedsUpdateOfSupportedInterfaceOrientations() also notifies UIKit of a new preferred \
    orientation.
    """,
  ]
}
