import TerminalModel

/// Some cells of a row that look alike, as the shim takes them.
package struct Run: Hashable, Sendable {
  package var row: Int
  package var column: Int
  package var style: Style
  /// Each base with its marks, in order.
  package var scalars: [UInt32]
}

/// What has to be put on the screen for it to show a canvas.
package struct Blitter: Sendable {
  /// The columns the C library gives a scalar; ncurses goes by that, whatever our tables say.
  private let libraryWidth: @Sendable (UInt32) -> Int
  /// Whether blanks of two styles are the same to the eye: one ground, and no line under them.
  package var looksAlikeBlank: @Sendable (Style, Style) -> Bool = { $0 == $1 }
  /// Whether a style has a ground of its own.
  package var hasGround: @Sendable (Style) -> Bool = { _ in false }

  package init(libraryWidth: @escaping @Sendable (UInt32) -> Int) {
    self.libraryWidth = libraryWidth
  }

  /// The runs that differ; all of them without a canvas of the same size before.
  package func runs(from old: Canvas?, to new: Canvas) -> [Run] {
    var runs: [Run] = []
    let comparable = old?.size == new.size ? old : nil
    for row in 0..<new.rowCount {
      if let old = comparable {
        guard let columns = new.changedColumns(of: row, since: old) else { continue }
        appendRuns(of: row, columns, in: new, to: &runs)
      } else {
        appendRuns(of: row, 0..<new.size.columns, in: new, to: &runs)
      }
    }
    return runs
  }

  private func appendRuns(
    of row: Int, _ columns: Range<Int>, in canvas: Canvas, to runs: inout [Run]
  ) {
    let cells = canvas.row(row)
    var run: Run?
    for column in columns {
      let cell = cells[cells.startIndex + column]
      if cell.isRightHalf { continue }
      let style = style(at: column, columns, cells, after: run?.style)
      if run?.style != style {
        if let finished = run { runs.append(finished) }
        run = Run(row: row, column: column, style: style, scalars: [])
        run?.scalars.reserveCapacity(columns.upperBound - column)
      }
      if let value = cell.scalar {
        append(value, to: &run)
      } else {
        for scalar in canvas.drawnScalars(of: cell) { append(scalar.value, to: &run) }
      }
    }
    if let finished = run { runs.append(finished) }
  }

  /// The style to put a cell in: its own, but for blanks, which take that of what is beside them.
  ///
  /// On the terminal's own ground only blanks between two pieces of one style do: what is blank up
  /// to the end of a row is cleared more cheaply.
  private func style(
    at column: Int, _ columns: Range<Int>, _ cells: ArraySlice<Cell>, after last: Style?
  ) -> Style {
    let own = cells[cells.startIndex + column]
    guard isBlank(own), last != own.style else { return own.style }
    let fits = last.map { looksAlikeBlank($0, own.style) } ?? false
    if let last, fits, hasGround(own.style) { return last }
    for index in (column + 1)..<max(column + 1, columns.upperBound) {
      let next = cells[cells.startIndex + index]
      if isBlank(next), looksAlikeBlank(own.style, next.style) { continue }
      guard looksAlikeBlank(next.style, own.style) else { break }
      return next.style == last || hasGround(own.style) ? next.style : own.style
    }
    return own.style
  }

  private func isBlank(_ cell: Cell) -> Bool { cell.scalar == 0x20 && !cell.isRightHalf }

  private func append(_ value: UInt32, to run: inout Run?) {
    if value < 0x7F {
      run?.scalars.append(value)
      return
    }
    let width = Unicode.Scalar(value).map { DisplayWidth.of($0) } ?? 1
    if libraryWidth(value) == width {
      run?.scalars.append(value)
    } else if width > 0 {
      // ncurses would count other columns than the canvas did.
      let substitute: UInt32 = libraryWidth(0xFFFD) == 1 ? 0xFFFD : 0x3F
      run?.scalars.append(contentsOf: Array(repeating: substitute, count: width))
    }
  }
}
