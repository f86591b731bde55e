import TerminalModel

/// A canvas as the bytes that bring it onto a terminal.
struct Frame {
  private static let theme = Theme(depth: .trueColor, appearance: .dark)
  private(set) var text = ""
  private var style: Style?

  /// Clears the terminal and writes everything.
  static func whole(_ canvas: Canvas) -> String {
    var frame = Frame()
    frame.text = "\u{1B}[0m\u{1B}[2J"
    for row in 0..<canvas.rowCount { frame.write(0..<canvas.size.columns, of: row, in: canvas) }
    return frame.text + "\u{1B}[0m"
  }

  /// Only what is different from the frame before; empty where nothing is.
  static func changes(from old: Canvas, to new: Canvas) -> String {
    var frame = Frame()
    for row in 0..<new.rowCount {
      if let columns = new.changedColumns(of: row, since: old) {
        frame.write(columns, of: row, in: new)
      }
    }
    return frame.text.isEmpty ? "" : frame.text + "\u{1B}[0m"
  }

  private mutating func write(_ columns: Range<Int>, of row: Int, in canvas: Canvas) {
    let cells = canvas.row(row)
    text += "\u{1B}[\(row + 1);\(columns.lowerBound + 1)H"
    for column in columns {
      let cell = cells[cells.startIndex + column]
      if cell.isRightHalf { continue }
      if cell.style != style {
        text += "\u{1B}[0\(Self.theme.paint(cell.style).parameters)m"
        style = cell.style
      }
      text.unicodeScalars.append(contentsOf: canvas.drawnScalars(of: cell))
    }
  }
}
