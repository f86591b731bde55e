import CNcurses
import TerminalModel

extension Canvas {
  /// Has ncurses show what differs from what is shown; without that, everything.
  func put(over shown: Canvas?, _ theme: Theme) {
    var style = Style.plain
    var rendition = theme.rendition(of: style)
    var drawn = rendition
    for row in 0..<rowCount {
      let cells = self.row(row)
      let all: Range? = 0..<cells.count
      guard let columns = shown.map({ changedColumns(of: row, since: $0) }) ?? all else { continue }
      let words = cells.dropFirst(columns.lowerBound).prefix(columns.count).map { cell in
        if cell.style != style {
          style = cell.style
          rendition = theme.rendition(of: style)
        }
        // ncurses sends both colours wherever one changes: a blank goes on in those before it.
        let isSame = cell.scalar == 0x20 && rendition.background == drawn.background
        let emphasis = rendition.attributes.union(drawn.attributes)
        if !isSame || !emphasis.isSubset(of: .bold) { drawn = rendition }
        return CNCell(cell, of: self, drawn)
      }
      cn_put(Int32(row), Int32(columns.lowerBound), words, words.count)
    }
  }
}

extension CNCell {
  fileprivate init(_ cell: Cell, of canvas: Canvas, _ rendition: Rendition) {
    let scalars = cell.scalar == nil ? canvas.drawnScalars(of: cell).map(\.value) : []
    func scalar(_ index: Int) -> UInt32 { index < scalars.count ? scalars[index] : 0 }
    self.init(
      character: cell.scalar ?? scalar(0), marks: (scalar(1), scalar(2), scalar(3), scalar(4)),
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
