import OrientationScenarios
import PlaygroundSession
import TerminalModel

/// Something that only the program around the playground can do.
package enum PlaygroundEffect: Equatable, Sendable {
  case quit
  case repaint
  case suspend
  case reportMouse(Bool)
  case ground(Appearance)
  case copy(String)
  /// Write a scenario over its own file, or into a new one of about that name; `saved` or `tell` takes what
  /// came of it.
  case save(name: String, text: String)
  /// Open an editor where `placeInFile` says; the file is loaded again when that was closed.
  case edit
  /// Write a new file of what was recorded; `tell` takes what came of it.
  case record(Screencast)
  /// Write the session as something else; `tell` takes what came of it.
  case export(ExportRequest)
  /// Find the scenario files that lie here; `list` takes them.
  case findFiles
  /// Forget what an earlier run left: it is open now, and unsaved.
  case restored(String)
  /// Read a file; `load` takes it.
  case load(String)
}
