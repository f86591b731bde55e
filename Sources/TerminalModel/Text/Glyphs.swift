/// Every character beyond ASCII that the program itself draws, with the one that stands in for it.
///
/// All of them take one column. What a user typed is not in this table: in ASCII it becomes `?`.
package enum Glyphs {
  /// Pairs of a glyph and its stand-in, by kind.
  package static let table: [(kind: String, pairs: String)] = [
    ("light lines", "─-│|┐+└`├+┤+┬+┴+┼+╭+╮+╰+╯+"), ("heavy lines", "━=┃|"),
    ("dashed lines", "┄-┆|╌-╴-╶-╵|╷|"), ("blocks", "█#▓#▒%░:▀\"▄_▌|▐|▁_▂_▆=▔\"▏|▕|"),
    ("quadrants", "▖.▗.▘'▝'▚%▞%▙#▛#▜#▟#"), ("squares", "■#□o"), ("circles", "●*○o◉@"),
    ("triangles", "▲^▼v▶>◀<▸>◂<▴^▾v"), ("arrows", "←<→>↑^↓v"), ("keys", "⏎<"), ("marks", "✓+✕x"),
    ("punctuation", "….·.–-—-‘'’'“\"”\"‹<›>«<»>"), ("signs", "×x∩&°o"),
  ]

  /// A cell by which of its quarters are set: from the left, then from above.
  package static let quadrants = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")

  private static let standIns: [UInt32: Unicode.Scalar] = {
    var standIns: [UInt32: Unicode.Scalar] = [:]
    for (_, pairs) in table {
      let scalars = Array(pairs.unicodeScalars)
      for index in stride(from: 0, to: scalars.count - 1, by: 2) {
        standIns[scalars[index].value] = scalars[index + 1]
      }
    }
    return standIns
  }()

  /// The ASCII character for a glyph; nil where the table has none.
  package static func standIn(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    // Patterns of dots, of which lines at an angle are made.
    if (0x2801...0x28FF).contains(scalar.value) { return ":" }
    return standIns[scalar.value]
  }

  /// The text with every glyph of ours replaced, and everything else beyond ASCII by `?`.
  package static func inASCII(_ text: String) -> String {
    var ascii = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where DisplayWidth.of(scalar) > 0 {
      ascii.append(scalar.isASCII ? scalar : standIn(for: scalar) ?? "?")
    }
    return String(ascii)
  }
}
