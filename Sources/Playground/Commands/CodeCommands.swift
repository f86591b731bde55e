import OrientationModel
import OrientationScenarios

extension Command {
  /// What the app's own code can ask for.
  static let code: [Command] = [
    Command(
      "force", .app, keys("F"), "force", "Write an orientation into UIDevice, the old trick."
    ) { desk in
      desk.choose("force", "Force an orientation", Forced.all.map { .force($0) })
    },
    Command(
      "request", .app, keys("r"), "request", "Request orientations of the scene, from iOS 16."
    ) { $0.choose("request", "Request orientations", Flip.masks.map { .request($0) }) },
    Command(
      "update", .app, keys("U"), "update", "Say that supported orientations changed, from iOS 16."
    ) { $0.perform(.update(nil)) },
    Command(
      "update-lock", .app, keys("A"), "update lock",
      "Say that the wish for a lock changed, from iOS 26."
    ) { $0.perform(.updateLock(nil)) },
    Command("attempt", .app, keys("a"), "attempt", "Attempt a rotation to the device’s side.") {
      $0.perform(.attempt)
    },
    Command(
      "status-bar", .app, keys("S"), "status bar", "Set the status bar by hand, up to iOS 12."
    ) {
      $0.choose(
        "status-bar", "Set the status bar",
        InterfaceOrientation.allCases.map { .statusBar($0) })
    },
    Command(
      "masks", .app, keys("m"), "masks", "Show the masks and settings, and set them otherwise."
    ) { $0.openSettings() },
  ]
}
