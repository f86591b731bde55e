package struct Size: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

  package static let zero = Size(columns: 0, rows: 0)

  package var isEmpty: Bool { columns <= 0 || rows <= 0 }

  /// As people write it: `120x40`.
  package var text: String { "\(columns)x\(rows)" }

  /// Reads `120x40`; each number from 1 to 1000.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...1000).contains(columns), (1...1000).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}

/// A place in a grid; the top left is 0, 0.
package struct Point: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) { (self.column, self.row) = (column, row) }

  package static let zero = Point(column: 0, row: 0)

  package func moved(right columns: Int = 0, down rows: Int = 0) -> Point {
    Point(column: column + columns, row: row + rows)
  }
}

/// Some columns of some rows.
package struct Rect: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package init(origin: Point, size: Size) { (self.origin, self.size) = (origin, size) }

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
  }

  package init(_ size: Size) { self.init(origin: .zero, size: size) }

  package var left: Int { origin.column }
  package var top: Int { origin.row }
  /// The first column right of it.
  package var right: Int { origin.column + size.columns }
  /// The first row below it.
  package var bottom: Int { origin.row + size.rows }
  package var isEmpty: Bool { size.isEmpty }

  package func contains(_ point: Point) -> Bool {
    point.column >= left && point.column < right && point.row >= top && point.row < bottom
  }

  package func moved(right columns: Int = 0, down rows: Int = 0) -> Rect {
    Rect(origin: origin.moved(right: columns, down: rows), size: size)
  }

  /// What is left when a margin is taken off each side.
  package func inset(columns: Int = 1, rows: Int = 1) -> Rect {
    Rect(
      column: left + columns, row: top + rows,
      columns: max(0, size.columns - 2 * columns), rows: max(0, size.rows - 2 * rows))
  }

  /// What both cover; empty where they do not meet.
  package func intersection(_ other: Rect) -> Rect {
    let column = max(left, other.left)
    let row = max(top, other.top)
    return Rect(
      column: column, row: row, columns: max(0, min(right, other.right) - column),
      rows: max(0, min(bottom, other.bottom) - row))
  }

  /// A rectangle of that size in the middle of this one.
  package func centered(_ inner: Size) -> Rect {
    Rect(
      origin: origin.moved(
        right: (size.columns - inner.columns) / 2, down: (size.rows - inner.rows) / 2), size: inner)
  }

  /// The rows above a line and the rest below it.
  package func split(rows: Int) -> (above: Rect, below: Rect) {
    let rows = max(0, min(rows, size.rows))
    return (
      Rect(column: left, row: top, columns: size.columns, rows: rows),
      Rect(column: left, row: top + rows, columns: size.columns, rows: size.rows - rows)
    )
  }
}
