/// A grid of cells to draw into.
///
/// Writing outside is clipped, never an error. Everything that draws takes an `inout Canvas` and
/// sees its own region only: `within` narrows the canvas to a rectangle, whose top left is then
/// 0, 0.
package struct Canvas: Sendable {
  /// The size of the whole grid, whatever the region.
  private let grid: Size
  private var cells: [Cell]
  private var clusters: [[Unicode.Scalar]] = []
  /// The rectangle that 0, 0 and `size` speak of, in the grid's own places.
  private var region: Rect
  /// The part of the region that may be written.
  private var clip: Rect

  package init(size: Size) {
    grid = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: .blank, count: grid.columns * grid.rows)
    region = Rect(grid)
    clip = region
  }

  package var size: Size { region.size }
  package var bounds: Rect { Rect(size) }

  /// The cell at a place; blank outside.
  package subscript(point: Point) -> Cell {
    let place = absolute(point)
    return Rect(grid).contains(place) ? cells[index(place)] : .blank
  }

  /// What stands in a cell, as text; empty in the right half of a wide cell.
  package func text(of cell: Cell) -> String {
    String(String.UnicodeScalarView(scalars(of: cell)))
  }

  /// The scalars of a cell that belongs to this canvas.
  package func scalars(of cell: Cell) -> [Unicode.Scalar] {
    if cell.isRightHalf { return [] }
    if let index = cell.clusterIndex { return clusters[index] }
    return Unicode.Scalar(cell.symbol).map { [$0] } ?? []
  }

  /// The scalars of a cell that all terminals draw alike.
  package func drawnScalars(of cell: Cell) -> [Unicode.Scalar] {
    let scalars = scalars(of: cell)
    guard scalars.count > 1 else { return scalars }
    return Cluster(first: scalars[0], rest: Array(scalars[1...]), width: Int(cell.width)).drawn
  }

  /// Draws in a rectangle as if it were the whole canvas.
  package mutating func within<Result>(
    _ rect: Rect, _ draw: (inout Canvas) throws -> Result
  ) rethrows -> Result {
    let (outerRegion, outerClip) = (region, clip)
    region = Rect(origin: absolute(rect.origin), size: rect.size)
    clip = region.intersection(outerClip)
    defer { (region, clip) = (outerRegion, outerClip) }
    return try draw(&self)
  }

  // MARK: The primitives everything else is made of

  /// Puts a cluster at a place; half of a wide one at an edge is a blank.
  package mutating func put(_ cluster: Cluster, at point: Point, as style: Style) {
    let symbol = cluster.rest.isEmpty ? cluster.first.value : self.symbol(of: cluster.scalars)
    put(symbol, width: cluster.width, at: point, as: style)
  }

  private mutating func put(_ symbol: UInt32, width: Int, at point: Point, as style: Style) {
    let place = absolute(point)
    let next = place.moved(right: 1)
    if width == 2, !clip.contains(place) || !clip.contains(next) {
      set(.blank(style), at: place)
      set(.blank(style), at: next)
    } else if clip.contains(place) {
      set(Cell(symbol: symbol, style: style, width: UInt8(width)), at: place)
      if width == 2 { set(.rightHalf(style), at: next, keepsLeft: true) }
    }
  }

  /// Puts a line of text from a place on; the answer is the column after it.
  mutating func put(_ text: String, at point: Point, as style: Style) -> Int {
    var text = text
    if let end = text.withUTF8({ putPlain($0, at: point, as: style) }) { return end }
    var column = point.column
    for cluster in Clusters(text) {
      put(cluster, at: Point(column: column, row: point.row), as: style)
      column += cluster.width
    }
    return column
  }

  /// The same for what can be printed of ASCII; nil where there is more.
  private mutating func putPlain(
    _ text: UnsafeBufferPointer<UInt8>, at point: Point, as style: Style
  ) -> Int? {
    guard DisplayWidth.isPlain(text) else { return nil }
    let line = Rect(
      origin: absolute(point), size: Size(columns: text.count, rows: 1))
    let visible = line.intersection(clip)
    let blank = Cell.blank(style)
    put(in: visible) { blank.showing(UInt32(text[$0 - line.left])) }
    return point.column + text.count
  }

  /// Puts one scalar of one column into every cell of a rectangle.
  mutating func put(_ scalar: Unicode.Scalar, in rect: Rect, as style: Style) {
    let visible = Rect(origin: absolute(rect.origin), size: rect.size).intersection(clip)
    let cell = Cell(symbol: scalar.value, style: style, width: 1)
    put(in: visible) { _ in cell }
  }

  /// Puts cells of one column each, by their columns, into what can be seen of a rectangle.
  private mutating func put(in visible: Rect, _ cell: (_ column: Int) -> Cell) {
    guard !visible.isEmpty else { return }
    for row in visible.top..<visible.bottom {
      // At its ends there may be half a wide character.
      for column in [visible.left, visible.right - 1] {
        set(cell(column), at: Point(column: column, row: row))
      }
      let start = row * grid.columns
      cells.withUnsafeMutableBufferPointer { cells in
        for column in visible.left..<visible.right { cells[start + column] = cell(column) }
      }
    }
  }

  /// Draws what another canvas shows, from a place on.
  package mutating func draw(_ other: Canvas, at point: Point = .zero) {
    for row in 0..<other.size.rows {
      for column in 0..<other.size.columns {
        let cell = other[Point(column: column, row: row)]
        if cell.isRightHalf { continue }
        // Symbols of clusters mean something in their own canvas only.
        let symbol = cell.clusterIndex.map { self.symbol(of: other.clusters[$0]) } ?? cell.symbol
        let place = point.moved(right: column, down: row)
        put(symbol, width: Int(cell.width), at: place, as: cell.style)
      }
    }
  }

  /// Changes what a rectangle means and keeps its text.
  package mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    let visible = Rect(origin: absolute(rect.origin), size: rect.size).intersection(clip)
    for row in visible.top..<visible.bottom {
      for column in visible.left..<visible.right {
        let index = index(Point(column: column, row: row))
        cells[index].style = change(cells[index].style)
      }
    }
  }

  /// Replaces every cell's text by single scalars, a wide one by two.
  mutating func replaceScalars(_ replacement: (Unicode.Scalar) -> Unicode.Scalar) {
    for index in cells.indices {
      let scalar = scalars(of: cells[index]).first ?? replacement("\u{3000}")
      cells[index] = Cell(symbol: replacement(scalar).value, style: cells[index].style, width: 1)
    }
    clusters = []
  }

  private mutating func set(_ cell: Cell, at place: Point, keepsLeft: Bool = false) {
    guard clip.contains(place) else { return }
    let index = index(place)
    let old = cells[index]
    // Half a wide character is none: its other half becomes blank.
    if old.width == 2, place.column + 1 < grid.columns {
      cells[index + 1] = .blank(cells[index + 1].style)
    }
    if old.isRightHalf, !keepsLeft, place.column > 0 {
      cells[index - 1] = .blank(cells[index - 1].style)
    }
    cells[index] = cell
  }

  private mutating func symbol(of scalars: [Unicode.Scalar]) -> UInt32 {
    let index = clusters.firstIndex(of: scalars) ?? clusters.count
    if index == clusters.count { clusters.append(scalars) }
    return Cell.clusterBit | UInt32(index)
  }

  private func absolute(_ point: Point) -> Point {
    point.moved(right: region.left, down: region.top)
  }

  private func index(_ place: Point) -> Int { place.row * grid.columns + place.column }
}

// MARK: Reading rows

extension Canvas {
  /// The cells of a row of the whole grid.
  package func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * grid.columns..<(row + 1) * grid.columns]
  }

  package var rowCount: Int { grid.rows }

  /// From the first column that looks different from another canvas of the same size to the last;
  /// nil where none does.
  ///
  /// Whole characters.
  package func changedColumns(of row: Int, since other: Canvas) -> Range<Int>? {
    let cells = self.row(row)
    guard var first = cells.indices.first(where: { !isCell($0, sameIn: other) }),
      var last = cells.indices.last(where: { !isCell($0, sameIn: other) })
    else { return nil }
    if cells[first].isRightHalf { first -= 1 }
    if cells[last].width == 2 { last += 1 }
    return first - cells.startIndex..<last + 1 - cells.startIndex
  }

  package func isRow(_ row: Int, sameIn other: Canvas) -> Bool {
    let range = row * grid.columns..<(row + 1) * grid.columns
    return range.allSatisfy { isCell($0, sameIn: other) }
  }

  /// Whether a cell is that of another canvas of the same size.
  func isCell(_ index: Int, sameIn other: Canvas) -> Bool {
    let (mine, theirs) = (cells[index], other.cells[index])
    guard mine.clusterIndex != nil, theirs.clusterIndex != nil else { return mine == theirs }
    // Symbols of clusters mean something in their own canvas only.
    return mine.style == theirs.style && scalars(of: mine) == other.scalars(of: theirs)
  }
}

extension Canvas: Equatable {
  package static func == (left: Canvas, right: Canvas) -> Bool {
    left.grid == right.grid && (0..<left.grid.rows).allSatisfy { left.isRow($0, sameIn: right) }
  }
}
