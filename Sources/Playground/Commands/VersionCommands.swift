import OrientationModel
import OrientationScenarios

extension Command {
  /// The same timeline under other systems and devices.
  static let versions: [Command] = [
    Command(
      "version", .versions, keys("v"), "version", "Replay under the next of iOS 15, 16, 18, 26, 27."
    ) { $0.nextVersion() },
    Command("all-versions", .versions, keys("V"), "versions", "Choose among all versions.") {
      $0.chooseVersion()
    },
    Command("device", .versions, keys("D"), "device", "Replay on the next device.") {
      $0.nextDevice()
    },
    Command(
      "lock", .versions, keys("L"), "lock",
      "Replay with the rotation lock on from the launch, or off."
    ) {
      desk in
      let isLocked = desk.session.situation(desk.session.setting.version).sheet.settings.isLocked
      desk.session.change { $0.lock = !isLocked }
      return []
    },
  ]
}
