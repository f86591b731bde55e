import OrientationModel
import ProjectReading

extension Command {
  static let lint = Command(
    "lint", "Check an app's code for layout that goes by the device, and show what masks do.",
    operand: .project,
    examples: [
      Example("upright lint ~/MyApp", "layout that goes by UIDevice.orientation"),
      Example("upright lint ~/MyApp --table", "what becomes of each mask, lock, and call"),
      Example("upright lint . --format github", "in CI: annotate the lines"),
    ],
    notes: [
      "Reads a project's sources as `import` does and says what is so whatever the user does. A "
        + "warning makes the exit status 1. A comment `// upright:ignore layout-by-device` on a "
        + "line or above it silences its warning.",
      "--table lists every mask, lock, and call, and whether it has an effect on an iPhone, an "
        + "iPad, in iPhone Mirroring, and outside and inside an iPhone Duo, built with the iOS 26, "
        + "27, and 27.1 SDK. Each is run by itself, as if UIKit asked it; `explore` shows whether "
        + "UIKit asks the app's own screens.",
    ], options: [.table, .notes, .format("text", "json", "github")]
  ) { invocation, environment throws(Trouble) in
    let project = try Project(folder: invocation.operands.first ?? "", in: environment)
    return invocation.has(.table)
      ? try FatePage(project).response(invocation, environment)
      : LintReport(project).response(invocation, environment)
  }
}

extension Option {
  static let table = Option(
    "--table", purpose: "Show what becomes of each mask, lock, and call instead.")
  /// Taken for workflows that are to hear of notes once there is a rule that gives one.
  static let notes = Option(
    "--notes", purpose: "Annotate notes too, which never fail. No rule gives one yet.")
}
