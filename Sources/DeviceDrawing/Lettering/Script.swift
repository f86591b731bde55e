import TerminalModel

/// How text stands on something that lies before the viewer as it does.
enum Script: Hashable, Sendable {
  case letters
  /// Truly turned: so many dots make the length of a letter, and so many the height of a line.
  case dots(perLetter: Int, perLine: Int)
  /// Any size, and turned as it is needed: in columns and rows that are half as large as letters.
  case vectors

  /// Letters cannot turn: whatever is not upright is written in dots, where there are any.
  init(_ turn: QuarterTurn, _ renderStyle: RenderStyle) {
    let turned: Script =
      switch turn {
      case .upright: .letters
      case .left, .right: .dots(perLetter: 4, perLine: 2)
      case .upsideDown: .dots(perLetter: 2, perLine: 4)
      }
    self =
      switch renderStyle {
      case .ascii: .letters
      case .vectors: .vectors
      case .wireframe, .solid: turned
      }
  }

  /// How many lines a text takes, with a gap to the next ones.
  var lines: Int { lines(of: DotLetters.height + 2) }

  /// How many it takes where nothing hangs below its line.
  var capLines: Int { lines(of: DotLetters.height - 1) }

  private func lines(of dots: Int) -> Int {
    if case .dots(_, let perLine) = self { (dots + perLine - 1) / perLine } else { 1 }
  }

  /// How many letters' room a text takes.
  func length(of text: String) -> Int {
    switch self {
    case .letters: DisplayWidth.of(text)
    // Most letters are narrower than two columns.
    case .vectors: (3 * DisplayWidth.of(text) + 1) / 2
    case .dots(let perLetter, _):
      DotLetters.width(of: text).map { ($0 + perLetter) / perLetter } ?? DisplayWidth.of(text)
    }
  }
}
