/// What has to be put on a screen for it to show a canvas.
package struct Patch: Hashable, Sendable {
  /// Some cells of a row that look alike.
  package struct Run: Hashable, Sendable {
    package var row: Int
    package var column: Int
    package var style: Style
    /// Where in the patch's scalars its own are.
    package var scalars: Range<Int>
  }

  package fileprivate(set) var runs: [Run] = []
  /// Each base with its marks, in order, of all runs.
  package fileprivate(set) var scalars: [UInt32] = []
}

/// Finds what differs between what a screen shows and what it is to show.
package struct Blitter: Sendable {
  /// What shows on a blank in a role.
  private struct Blank: Sendable {
    var ground: Int
    var hasOwnGround: Bool
    var isLined: Bool
  }

  private static let lines: Attributes = [.underline, .reverse]

  /// The columns the C library gives a scalar; ncurses goes by that, whatever our tables say.
  private let libraryWidth: @Sendable (UInt32) -> Int
  /// By role: looked up for every blank of a patch, so worked out once.
  private let blanks: [Blank]

  package init(_ theme: Theme, libraryWidth: @escaping @Sendable (UInt32) -> Int) {
    self.libraryWidth = libraryWidth
    var grounds: [Color] = []
    blanks = Role.allCases.map { role in
      let paint = theme.paint(Style(role))
      if !grounds.contains(paint.background) { grounds.append(paint.background) }
      return Blank(
        ground: grounds.firstIndex(of: paint.background) ?? 0,
        hasOwnGround: paint.background != .standard,
        isLined: !paint.attributes.isDisjoint(with: Self.lines))
    }
  }

  /// The runs that differ; all of them without a canvas of the same size before.
  package func patch(from old: Canvas?, to new: Canvas) -> Patch {
    var patch = Patch()
    patch.scalars.reserveCapacity(new.size.columns * new.rowCount)
    let comparable = old?.size == new.size ? old : nil
    for row in 0..<new.rowCount {
      let all = comparable.map { new.changes(of: row, since: $0) } ?? [0..<new.size.columns]
      for columns in all {
        new.withRow(row) { append(row, $0, columns, in: new, to: &patch) }
      }
    }
    return patch
  }

  private func append(
    _ row: Int, _ cells: UnsafeBufferPointer<Cell>, _ columns: Range<Int>, in canvas: Canvas,
    to patch: inout Patch
  ) {
    var place = columns.lowerBound
    var last: Style?
    while place < columns.upperBound {
      let style = style(at: place, columns, cells, after: last)
      let look = Cell.blank(style).look
      let (column, start) = (place, patch.scalars.count)
      repeat {
        append(cells[place], of: canvas, to: &patch)
        place += 1
        // What looks the same simply goes on.
      } while place < columns.upperBound
        && (cells[place].look == look || cells[place].isRightHalf
          || self.style(at: place, columns, cells, after: style) == style)
      patch.runs.append(
        Patch.Run(row: row, column: column, style: style, scalars: start..<patch.scalars.count))
      last = style
    }
  }

  private func append(_ cell: Cell, of canvas: Canvas, to patch: inout Patch) {
    if cell.isRightHalf { return }
    if let value = cell.scalar {
      append(value, to: &patch)
    } else {
      for scalar in canvas.drawnScalars(of: cell) { append(scalar.value, to: &patch) }
    }
  }

  /// The style to put a cell in: its own, but for blanks, which take that of what is beside them.
  ///
  /// On the terminal's own ground only blanks between two pieces of one style do: what is blank up
  /// to the end of a row is cleared more cheaply.
  private func style(
    at column: Int, _ columns: Range<Int>, _ cells: UnsafeBufferPointer<Cell>, after last: Style?
  ) -> Style {
    let own = cells[column].style
    guard cells[column].isBlank, last != own else { return own }
    let hasGround = blanks[Int(own.role.rawValue)].hasOwnGround
    if let last, hasGround, looksAlikeBlank(last, own) { return last }
    for next in cells[(column + 1)..<max(column + 1, columns.upperBound)] {
      let isAlike = looksAlikeBlank(own, next.style)
      if next.isBlank, isAlike { continue }
      guard isAlike else { break }
      return next.style == last || hasGround ? next.style : own
    }
    return own
  }

  /// Whether blanks of two styles are the same to the eye: one ground, and no line under them.
  private func looksAlikeBlank(_ left: Style, _ right: Style) -> Bool {
    let (one, other) = (blanks[Int(left.role.rawValue)], blanks[Int(right.role.rawValue)])
    return one.ground == other.ground && !one.isLined && !other.isLined
      && left.attributes.union(right.attributes).isDisjoint(with: Self.lines)
  }

  private func append(_ value: UInt32, to patch: inout Patch) {
    if value < 0x7F {
      patch.scalars.append(value)
      return
    }
    let width = Unicode.Scalar(value).map { DisplayWidth.of($0) } ?? 1
    if libraryWidth(value) == width {
      patch.scalars.append(value)
    } else if width > 0 {
      // ncurses would count other columns than the canvas did.
      let substitute: UInt32 = libraryWidth(0xFFFD) == 1 ? 0xFFFD : 0x3F
      patch.scalars.append(contentsOf: repeatElement(substitute, count: width))
    }
  }
}
