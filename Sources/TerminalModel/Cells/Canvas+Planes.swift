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

  private func plane(_ mark: (Cell) -> String) -> String {
    (0..<rowCount).map { row in
      let line = self.row(row).map(mark).joined()
      guard let end = line.lastIndex(where: { $0 != " " }) else { return "" }
      return String(line[...end])
    }.joined(separator: "\n")
  }
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
