// What a canvas shows, as text: for tests, for `upright screen`, for documents.

extension Canvas {
  /// The characters, a line a row, without blanks at the ends of lines.
  package var text: String { plane { text(of: $0) } }

  /// The roles, a letter a column, `.` for plain, nothing for plain blanks at the ends of lines.
  package var roles: String {
    plane { cell in
      let isNothing = cell == Cell(symbol: 0x20, style: .plain, width: cell.width)
      return isNothing ? " " : String(cell.style.role.letter)
    }
  }

  /// The emphases, a digit a column: 1 bold, 2 reverse, 4 underline, and their sums.
  package var emphases: String {
    plane { cell in
      cell.style.attributes.isEmpty ? " " : String(cell.style.attributes.rawValue)
    }
  }

  private func plane(_ mark: (Cell) -> String) -> String {
    wholeRows.map { cells in
      let line = cells.map(mark).joined()
      guard let end = line.lastIndex(where: { $0 != " " }) else { return "" }
      return String(line[...end])
    }.joined(separator: "\n")
  }

  /// The rows of the whole grid.
  private var wholeRows: [ArraySlice<Cell>] { (0..<rowCount).map { row($0) } }
}

extension Canvas {
  /// The same, drawn with ASCII alone: our own glyphs by their stand-ins, other characters by `?`.
  package var inASCII: Canvas {
    var canvas = self
    canvas.replaceScalars { scalar in
      if scalar.isASCII { return scalar }
      return Glyphs.standIn(for: scalar) ?? "?"
    }
    return canvas
  }
}

extension Canvas {
  /// The screen as lines with the colours a theme gives it, for a terminal to print.
  package func ansi(_ theme: Theme) -> String {
    wholeRows.map { cells in
      var line = String()
      var last = Paint.plain
      for cell in cells where !cell.isRightHalf {
        let paint = theme.paint(cell.style)
        if paint != last { line += "\u{1B}[0\(paint.parameters)m" }
        last = paint
        line += text(of: cell)
      }
      return last == .plain ? line : line + "\u{1B}[0m"
    }.joined(separator: "\n")
  }
}
