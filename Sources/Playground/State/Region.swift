import PlaygroundSession
import TerminalModel

/// Something on the screen that the mouse can press.
struct Region: Hashable, Sendable {
  var rect: Rect
  var target: Deed
  var isHint = false
}

/// Something that can be done, as the bar shows it.
struct Hint: Hashable {
  var key: String
  var label: String
  /// What would come of it; empty where it stays hidden, or is not known.
  var outcome = ""
  var target: Deed
}

extension Hint {
  /// What a key does here, in a word or two.
  init(_ command: KeyCommand, _ label: String, key: String? = nil) {
    self.init(key: key ?? command.keyName, label: label, target: .command(command))
  }
}
