import CNcurses
import TerminalModel

extension Canvas {
  /// Has ncurses show what differs from what is shown; without that, everything.
  func put(over shown: Canvas?, _ theme: Theme) {
    for row in 0..<rowCount {
      let cells = self.row(row)
      let all: Range? = 0..<cells.count
      guard let columns = shown.map({ changedColumns(of: row, since: $0) }) ?? all else { continue }
      let changed = cells.dropFirst(columns.lowerBound).prefix(columns.count)
      let words = zip(changed, theme.renditions(of: changed)).map { CNCell($0, of: self, $1) }
      cn_put(Int32(row), Int32(columns.lowerBound), words, words.count)
    }
  }
}

extension Theme {
  /// How cells look beside each other: ncurses sends both colours and all emphasis wherever one
  /// changes, so a blank goes on as what stands before it does, else as what comes after it.
  fileprivate func renditions(of cells: ArraySlice<Cell>) -> [Rendition] {
    var renditions = cells.map { rendition(of: $0.style) }
    // Where the next one stands that is no blank.
    var next = [Int](repeating: cells.count, count: cells.count + 1)
    for (index, cell) in cells.enumerated().reversed() {
      next[index] = cell.scalar == 0x20 ? next[index + 1] : index
    }
    for index in renditions.indices where next[index] != index {
      let own = renditions[index]
      if index > 0, own.isSeen(as: renditions[index - 1]) {
        renditions[index] = renditions[index - 1]
      } else if next[index] < cells.count, own.isSeen(as: renditions[next[index]]) {
        renditions[index] = renditions[next[index]]
      }
    }
    return renditions
  }
}

extension Rendition {
  /// Whether a blank looks the same as another.
  fileprivate func isSeen(as other: Rendition) -> Bool {
    other.background == background && other.attributes.union(attributes).isSubset(of: .bold)
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
