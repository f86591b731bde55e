import Testing

/// Expects the terminal to be as it was before the program.
package func checkRestored(
  _ probe: borrowing Pty, at location: SourceLocation = #_sourceLocation
) {
  let text = probe.text
  let modes = probe.hasModesRestored
  #expect(modes, "the modes of the tty", sourceLocation: location)
  for (on, off) in [
    ("\u{1B}[?1049h", "\u{1B}[?1049l"), ("\u{1B}[?25l", "\u{1B}[?25h"),
    ("\u{1B}[?2004h", "\u{1B}[?2004l"), ("\u{1B}[?1004h", "\u{1B}[?1004l"),
    ("\u{1B}[?1006h", "\u{1B}[?1006l"), ("\u{1B}[?2026h", "\u{1B}[?2026l"),
  ] {
    guard let start = text.lastPlace(of: on) else { continue }
    let isOff = (text.lastPlace(of: off) ?? 0) > start
    #expect(isOff, "\(on.dropFirst()) is switched off", sourceLocation: location)
  }
}

extension String {
  /// Where a text occurs last, in bytes; plus one, so that it is never 0.
  package func lastPlace(of text: String) -> Int? {
    let (bytes, wanted) = (Array(utf8), Array(text.utf8))
    guard bytes.count >= wanted.count else { return nil }
    return (0...bytes.count - wanted.count).last { bytes[$0...].starts(with: wanted) }.map {
      $0 + 1
    }
  }
}
