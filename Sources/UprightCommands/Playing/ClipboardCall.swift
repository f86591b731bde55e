/// A program of the system that takes a text for its clipboard.
package struct ClipboardCall: Hashable, Sendable {
  /// Its name, and what it is to be told; the text is its input.
  package var arguments: [String]

  /// Those that may be there, the likeliest first.
  ///
  /// From another machine none is asked: its clipboard is not the one in front of the user.
  package static func all(variable: (String) -> String?) -> [ClipboardCall] {
    func has(_ name: String) -> Bool { variable(name).map { !$0.isEmpty } ?? false }
    if has("SSH_CONNECTION") || has("SSH_TTY") { return [] }
    var calls = [ClipboardCall(arguments: ["pbcopy"])]
    if has("WAYLAND_DISPLAY") { calls.append(ClipboardCall(arguments: ["wl-copy"])) }
    if has("DISPLAY") {
      calls.append(ClipboardCall(arguments: ["xclip", "-selection", "clipboard"]))
    }
    return calls
  }
}
