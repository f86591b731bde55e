import TerminalModel

extension Canvas {
  /// The roles, a letter a column, `.` for plain, nothing for plain blanks at the ends of lines.
  package var roles: String {
    (0..<rowCount).map { row in
      let line = self.row(row).map { cell in
        cell.style == .plain && cell.scalar == 0x20 ? " " : String(cell.style.letter)
      }.joined()
      guard let end = line.lastIndex(where: { $0 != " " }) else { return "" }
      return String(line[...end])
    }.joined(separator: "\n")
  }
}

extension Style {
  /// An edge of the device's body has a letter of its own.
  fileprivate var letter: Character {
    role == .shell && attributes.contains(.filled) ? "R" : role.letter
  }
}

extension Role {
  /// The letter that stands for it in a style plane.
  package var letter: Character {
    switch self {
    case .plain: "."
    case .title: "t"
    case .dim: "d"
    case .accent: "a"
    case .good: "g"
    case .refused: "r"
    case .warning: "u"
    case .selected: "s"
    case .echo: "e"
    case .added: "+"
    case .removed: "-"
    case .key: "k"
    case .code: "c"
    case .line: "l"
    case .device: "v"
    case .glass: "_"
    case .content: "n"
    case .bar: "b"
    case .shell: "S"
    case .pane: "P"
    case .ink: "I"
    case .band: "B"
    case .tint: "T"
    case .veil: "V"
    case .film: "F"
    }
  }
}
