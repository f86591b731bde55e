import CNcurses
import TerminalModel

extension Canvas {
  /// Has ncurses show what differs from what is shown; without that, everything.
  func put(over shown: Canvas?, _ theme: Theme) {
    var last = Rendition.plain
    for row in 0..<rowCount {
      let cells = self.row(row)
      let all: Range? = 0..<cells.count
      guard let columns = shown.map({ changedColumns(of: row, since: $0) }) ?? all else { continue }
      let changed = cells.dropFirst(columns.lowerBound).prefix(columns.count)
      if columns.lowerBound == 0 { last = .plain }
      let words = changed.map { cell in
        last = theme.rendition(of: cell, after: last)
        return CNCell(cell, of: self, last)
      }
      cn_put(Int32(row), Int32(columns.lowerBound), words, words.count)
    }
  }
}

extension Theme {
  /// How a cell looks, with as few changes as can be: of a blank the ground alone is seen, which is the
  /// terminal's own before anything is drawn, and a line in a color needs not be bold.
  fileprivate func rendition(of cell: Cell, after last: Rendition) -> Rendition {
    var own = rendition(of: cell.style)
    if cell.isWhole { return own.asGround }
    let isLine = cell.scalar.map { (0x2500...0x257F).contains($0) } ?? false
    if isLine, depth.hasSurfaces { own.attributes.remove(.bold) }
    guard cell.scalar == 0x20, own.attributes.union(last.attributes).isSubset(of: .bold),
      own.background != .standard || last.background == .standard
    else { return own }
    return Rendition(
      foreground: last.foreground, background: own.background, attributes: last.attributes)
  }
}

extension Cell {
  /// Whether all of it is filled: a blank, reversed, leaves no seam, as a font's block may.
  fileprivate var isWhole: Bool { scalar == 0x2588 }
}

extension Rendition {
  /// What has the color of the text as its ground.
  fileprivate var asGround: Rendition {
    Rendition(
      foreground: foreground, background: background,
      attributes: attributes.subtracting(.bold).symmetricDifference(.reverse))
  }
}

extension CNCell {
  fileprivate init(_ cell: Cell, of canvas: Canvas, _ rendition: Rendition) {
    let scalars = cell.scalar == nil ? canvas.drawnScalars(of: cell).map(\.value) : []
    func scalar(_ index: Int) -> UInt32 { index < scalars.count ? scalars[index] : 0 }
    self.init(
      character: cell.isWhole ? 0x20 : cell.scalar ?? scalar(0),
      marks: (scalar(1), scalar(2), scalar(3), scalar(4)),
      foreground: rendition.foreground.number, background: rendition.background.number,
      // The shim has the same bits.
      emphasis: CNEmphasis(rawValue: CUnsignedInt(rendition.attributes.rawValue)),
      width: cell.width)
  }
}

extension Color {
  /// Its number; -1 for the terminal's own.
  fileprivate var number: Int16 {
    switch self {
    case .palette(let number): Int16(number)
    // No terminal is given exact ones.
    case .standard, .exact: -1
    }
  }
}
