import OrientationScenarios
import TerminalModel

/// Something that only the program around the playground can do.
package enum Effect: Hashable, Sendable {
  case quit
  /// Draw every cell again.
  case repaint
  case suspend
  case reportMouse(Bool)
  /// Draw for another ground.
  case ground(Appearance)
  case copy(String)
  /// Write a scenario into a new file of about that name; `saved` or `tell` takes what came of it.
  case save(name: String, text: String)
  /// Open an editor where `placeInFile` says; the file is loaded again when that was closed.
  case edit
  /// Write a new file of what was recorded; `tell` takes what came of it.
  case record(Clip)
  /// Write the session as something else; `tell` takes what came of it.
  case export(Departure)
  /// Work out what a command of the command line says; `show` takes it.
  case ask(Question)
  /// Find the scenario files that lie here; `list` takes them.
  case findFiles
  /// Read a file; `load` takes it.
  case load(String)
}

/// Something on the screen that the mouse can press.
struct Region: Hashable, Sendable {
  enum Target: Hashable, Sendable {
    case command(String)
    case fix
    /// One of the things that can be done.
    case step(Scenario.Step)
    case row(Int)
    case node(NodeID)
    case tab(UInt16)
    case back
    case dismiss
  }

  var rect: Rect
  var target: Target
}

/// Being shown to people: a story one key at a time.
struct Room: Hashable, Sendable {
  /// What the room expects of the next step, and what it expected of the last.
  var guess: Bool?
}

/// Two or four devices side by side.
enum Comparison: Hashable, Sendable {
  case versions(Int)
  case fix
}
