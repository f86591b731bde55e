import OrientationModel
import OrientationScenarios
import TerminalModel

/// Something on the screen that the mouse can press.
struct Region: Hashable, Sendable {
  enum Target: Hashable, Sendable {
    case command(KeyCommand)
    /// An entry of the bar.
    case hint(Hint.Target)
    case row(Int)
    /// A line of the chain, by its place.
    case line(Int)
    /// The line of what is assumed; the one that decided where only an earlier step leaned on it.
    case assumption
    case node(NodeID)
    case tab(UInt16)
    case version(SystemVersion)
    /// The settings of somebody, by name.
    case settings(String)
    /// An orientation in somebody's mask, put in or taken out.
    case dot(String, InterfaceOrientation)
    /// A part of the device's screen, and the command of whoever presses it.
    case device(KeyCommand)
  }

  var rect: Rect
  var target: Target
}

/// Something that can be done, as the bar shows it.
struct Hint: Hashable {
  enum Target: Hashable {
    case fix
    case command(KeyCommand)
    /// A place in the timeline.
    case node(NodeID)
  }

  var key: String
  var label: String
  /// What would come of it; empty where it stays hidden, or is not known.
  var outcome = ""
  var target: Target
}

extension Hint {
  /// What a key does here, in a word or two.
  init(_ command: KeyCommand, _ label: String, key: String? = nil) {
    self.init(key: key ?? command.keyName, label: label, target: .command(command))
  }
}
